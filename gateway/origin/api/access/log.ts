/**
 * The log of personal data that staff and keys read. Readings are collected and written together after the responses, so that no read waits for
 * the log or fails with it. A failed write is repeated; a shutdown writes what is collected.
 */
import type { Kysely } from 'kysely';
import { ACCESS_MINUTES } from '../../../contract/rules/access.ts';
import type { AccessReason } from '../../../contract/rules/access.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';

/** Delay until collected readings are written (ms). */
const PAUSE = 1_000;
/** Most readings that are collected while the database does not take them. */
const MOST_WAITING = 10_000;

/** What was read. `entity` and `entityId` as in the audit log; of `sub_orders`, and of `shipments` by their tracking numbers, the entry names the order. */
export interface AccessSubject {
  entity:
    | 'orders'
    | 'sub_orders'
    | 'shipments'
    | 'users'
    | 'tickets'
    | 'sellers'
    | 'payout_batches'
    | 'newsletter_subscribers'
    | 'exports'
    | 'search';
  entityId: string;
  reason: AccessReason;
}

interface Reading extends AccessSubject {
  at: Date;
  actor: string;
  role: string | null;
}

export class AccessLog {
  readonly #db: Kysely<Database>;
  readonly #onError: (error: unknown) => void;
  #waiting = new Map<string, Reading>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** @param onError is called with failures of a write, which is repeated */
  constructor(db: Kysely<Database>, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** Notes what a member of the staff, or a key, has read; it is written soon. Never throws. */
  note(
    { accountNumber: actor, adminRole: role }: Pick<Viewer, 'accountNumber' | 'adminRole'>,
    subjects: readonly AccessSubject[],
    at = new Date(),
  ): void {
    for (const subject of subjects) this.#add({ ...subject, at, actor, role });
    if (this.#waiting.size > 0) this.#writeLater();
  }

  /** Writes what was noted until now. Resolves also when that fails: it is tried again. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Writes the rest. Call it after the last request and before the database closes. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.flush();
  }

  #add(reading: Reading): void {
    const key = [reading.actor, reading.entity, reading.entityId, reading.reason].join('\n');
    if (!this.#waiting.has(key) && this.#waiting.size < MOST_WAITING) this.#waiting.set(key, reading);
  }

  #writeLater(): void {
    if (this.#isStopped) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, PAUSE).unref();
  }

  async #write(): Promise<void> {
    const readings = [...this.#waiting.values()];
    if (readings.length === 0) return;
    this.#waiting = new Map();
    try {
      await insert(this.#db, readings);
    } catch (error) {
      this.#onError(error);
      // Before those that were noted meanwhile.
      const later = this.#waiting;
      this.#waiting = new Map();
      for (const reading of [...readings, ...later.values()]) this.#add(reading);
      this.#writeLater();
    }
  }
}

/** Writes readings, except those that repeat one of the last minutes. */
async function insert(db: Kysely<Database>, readings: readonly Reading[]): Promise<void> {
  const column = (of: (reading: Reading) => string | null) => readings.map(of);
  await run(
    db,
    `insert into access_log (at, actor_account, actor_role, entity, entity_id, reason)
     select n.at, n.actor, n.role, n.entity, n.entity_id, n.reason from (
       select distinct on (g.actor, x.entity, x.entity_id, g.reason) g.at, g.actor, g.role, x.entity, x.entity_id, g.reason
       from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
         g(at, actor, role, entity, entity_id, reason)
       left join sub_orders s on s.id = case g.entity when 'sub_orders' then g.entity_id::bigint
         when 'shipments' then (select p.sub_order_id from shipments p where p.tracking_number = g.entity_id limit 1) end
       left join orders o on o.id = s.order_id
       cross join lateral (
         select case when o.id is null then g.entity else 'orders' end as entity, coalesce(o.number, g.entity_id) as entity_id
       ) x
       order by g.actor, x.entity, x.entity_id, g.reason, g.at
     ) n
     where not exists (
       select 1 from access_log a where a.entity = n.entity and a.entity_id = n.entity_id and a.actor_account = n.actor
         and a.reason = n.reason and a.at > n.at - interval '${ACCESS_MINUTES} minutes'
     )
     order by n.at`,
    [
      column(({ at }) => at.toISOString()),
      column(({ actor }) => actor),
      column(({ role }) => role),
      column(({ entity }) => entity),
      column(({ entityId }) => entityId),
      column(({ reason }) => reason),
    ],
  );
}
