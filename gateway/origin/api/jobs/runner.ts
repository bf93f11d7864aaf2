/**
 * Works on jobs in short transactions. Each holds the job's row and its lease: two processes never work on one job at once, and the
 * rows of a batch change their state in the transaction that changes the products, so that a killed process loses and repeats nothing.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { BulkOperation, JobKind, JobRowState, JobState } from '../../../contract/admin/jobs.ts';
import { isImport } from '../../../contract/rules/jobs.ts';
import { PRODUCT_PROBLEMS } from '../../../contract/rules/products.ts';
import { can } from '../../../contract/rules/staff.ts';
import { ApiError } from '../../base/errors.ts';
import { retrying } from '../../base/retry.ts';
import { run } from '../../base/sql.ts';
import type { OriginDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import { adminRoleOf } from '../auth/viewer.ts';
import { readDirectory } from '../directory.ts';
import { batchEvents, emit } from '../events/feed.ts';
import type { Feed } from '../events/feed.ts';
import { actAs } from '../write.ts';
import { bulkChange } from './bulk.ts';
import { stageCodes } from './coupon-codes.ts';
import type { CodesParams } from './coupon-codes.ts';
import { checkLines, openReader, stageLines } from './import.ts';
import type { ImportReader } from './import.ts';
import { applyChange, problemsOfError, revertChange, tryOut } from './entity.ts';
import { capabilityOf, createUndo, stageUndo } from './jobs.ts';
import { ACTIONS, ENTITIES } from './kinds.ts';
import { checkChange, productsWithVariants, valuesOf } from './values.ts';
import type { Outcome, StagedRow } from './rows.ts';
import { countWarnings } from './warnings.ts';

/** How long a process has a job without a sign of life (seconds). */
const LEASE = 15;
/** Most rows of a transaction, and how long it goes on taking rows (ms): the embedded database has one session for all. */
const BATCH_ROWS = 200;
const BATCH_TIME = { postgres: 150, pglite: 30 } as const;
/** Rows up to which each changed product has an event of its own. */
const OWN_EVENTS = 1_000;
/** Pause between batches, in which others come first (ms). */
const BREATH = 10;
/** How often jobs are looked for that others have left (ms). */
const PACE = 2_000;

/** A job as it is worked on. */
export interface RunningJob {
  id: number;
  kind: JobKind;
  state: JobState;
  actor_account: string;
  params: Record<string, unknown>;
  undo_of: number | null;
  /** Rows that are to be changed. */
  valid: number;
}

type Trx = Kysely<Database>;
type Snapshot = Awaited<ReturnType<typeof readDirectory>>;
/** `again`: there is more to do; `ended`: nothing for now, or it is another's. */
type Step = 'again' | 'ended';

const isIntegrityError = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith('23');

async function nextRows(trx: Trx, id: number, state: JobRowState): Promise<StagedRow[]> {
  return run<StagedRow>(
    trx,
    `select line, entity, entity_id, raw, before, after, problems from job_rows where job_id = $1 and state = $2 order by line limit ${BATCH_ROWS}`,
    [id, state],
  );
}

/** Writes what became of rows, and counts it. */
async function record(
  trx: Trx,
  id: number,
  outcomes: readonly Outcome[],
  phase: 'check' | 'apply',
): Promise<void> {
  if (outcomes.length === 0) return;
  await run(
    trx,
    `update job_rows r set state = o.state, entity = coalesce(o.entity, r.entity), entity_id = coalesce(o.entity_id, r.entity_id),
       product_id = case coalesce(o.entity, r.entity) when 'product' then coalesce(o.entity_id, r.entity_id)
         when 'variant' then (select v.product_id from product_variants v where v.id = coalesce(o.entity_id, r.entity_id)) end,
       label = coalesce(o.label, r.label), before = coalesce(o.before, r.before), after = coalesce(o.after, r.after), problems = coalesce(o.problems, r.problems)
     from jsonb_to_recordset($2::text::jsonb)
       o(line int, state text, entity text, entity_id bigint, label text, before jsonb, after jsonb, problems jsonb)
     where r.job_id = $1 and r.line = o.line`,
    [id, JSON.stringify(outcomes)],
  );
  const count = (...states: JobRowState[]): number =>
    outcomes.filter(({ state }) => states.includes(state)).length;
  const add =
    phase === 'check'
      ? {
          checked: outcomes.length,
          valid: count('OK'),
          same: count('SAME'),
          invalid: count('INVALID'),
          ...countWarnings(outcomes),
        }
      : { done: count('DONE'), refused: count('STALE', 'FAILED') };
  await run(
    trx,
    `update jobs set ${Object.keys(add)
      .map((column, index) => `${column} = ${column} + $${index + 2}`)
      .join(', ')} where id = $1`,
    [id, ...Object.values(add)],
  );
}

/** Checks staged rows of a bulk change of products: what would change of each product, and whether it may. */
async function checkSelected(
  trx: Trx,
  job: RunningJob,
  rows: readonly StagedRow[],
  snapshot: Snapshot,
  deadline: number,
): Promise<Outcome[]> {
  const ids = rows.flatMap(({ entity_id: id }) => id ?? []);
  const products = new Map(
    (ids.length === 0
      ? []
      : await trx.selectFrom('products').selectAll().where('id', 'in', ids).execute()
    ).map((product) => [product.id, product]),
  );
  const withVariants = await productsWithVariants(trx, [...products.keys()]);
  const operations = job.params['operations'] as BulkOperation[];
  const outcomes: Outcome[] = [];
  for (const { line, entity_id: id } of rows) {
    const product = id === null ? undefined : products.get(id);
    if (!product) {
      outcomes.push({
        line,
        state: 'INVALID',
        problems: [{ field: '', message: 'Product not found', code: 'NOT_FOUND' }],
      });
    } else {
      const { before, after } = bulkChange(operations, valuesOf(product));
      const outcome = { line, label: product.sku, before, after };
      if (Object.keys(after).length === 0) outcomes.push({ ...outcome, state: 'SAME' });
      else
        try {
          await checkChange(trx, product, after, withVariants.has(product.id), snapshot);
          outcomes.push({ ...outcome, state: 'OK' });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          outcomes.push({ ...outcome, state: 'INVALID', problems: problemsOfError(error) });
        }
    }
    if (performance.now() > deadline) break;
  }
  return outcomes;
}

/** Checks staged rows of a bulk change of brands or categories, by trying the changes out. */
async function checkEntities(
  trx: Trx,
  job: RunningJob,
  rows: readonly StagedRow[],
  snapshot: Snapshot,
  deadline: number,
): Promise<Outcome[]> {
  const operations = job.params['operations'] as BulkOperation[];
  const outcomes: Outcome[] = [];
  for (const { line, entity: name, entity_id: id } of rows) {
    const type = ENTITIES[name];
    let outcome: Omit<Outcome, 'state'> = { line };
    try {
      const entity = await type.locked(trx, id ?? 0);
      const present = type.valuesOf(entity);
      const change = bulkChange(operations, present);
      outcome = { line, label: String(present['slug']), ...change };
      const isSame = Object.keys(change.after).length === 0;
      if (!isSame) await tryOut(trx, () => type.change(trx, entity, change.after, snapshot));
      outcomes.push({ ...outcome, state: isSame ? 'SAME' : 'OK' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcomes.push({ ...outcome, state: 'INVALID', problems: problemsOfError(error) });
    }
    if (performance.now() > deadline) break;
  }
  return outcomes;
}

/** Checks a batch of staged rows. */
async function checkBatch(trx: Trx, job: RunningJob, deadline: number): Promise<Step> {
  const rows = await nextRows(trx, job.id, 'NEW');
  const snapshot = await readDirectory(trx);
  const { id, kind } = job;
  // A check may try its change out, which guards of the database allow in a name only.
  if (kind !== 'PRODUCTS_BULK')
    await actAs(trx, await adminOf(trx, job), { action: ACTIONS[kind], jobId: id });
  const outcomes = isImport(kind)
    ? await checkLines(trx, { id, kind }, rows, snapshot, deadline)
    : kind === 'PRODUCTS_BULK'
      ? await checkSelected(trx, job, rows, snapshot, deadline)
      : await checkEntities(trx, job, rows, snapshot, deadline);
  await record(trx, job.id, outcomes, 'check');
  if (outcomes.length === rows.length && rows.length < BATCH_ROWS) {
    await run(trx, `update jobs set state = 'READY', lease_until = null where id = $1`, [job.id]);
    return 'ended';
  }
  return 'again';
}

/** Makes the change of one row; what it wrote before it was refused is taken back. */
async function applyRow(
  trx: Trx,
  { kind }: RunningJob,
  { line, entity, entity_id: id, before, after }: StagedRow,
  snapshot: Snapshot,
): Promise<Outcome> {
  const type = ENTITIES[entity];
  await run(trx, 'savepoint job_row', []);
  try {
    let kept: string[] = [];
    let created: number | undefined;
    if (before === null) {
      if (kind === 'UNDO') await type.takeBack(trx, id ?? 0, snapshot);
      else created = await type.create(trx, after ?? {}, snapshot);
    } else if (kind === 'UNDO') kept = await revertChange(type, trx, id ?? 0, before, after ?? {}, snapshot);
    else await applyChange(type, trx, id ?? 0, before, after ?? {}, snapshot);
    await run(trx, 'release savepoint job_row', []);
    const left = kept.map((field) => ({
      field,
      message: PRODUCT_PROBLEMS.changedAgain,
      code: 'CHANGED' as const,
    }));
    return {
      line,
      state: kept.length > 0 && kept.length === Object.keys(after ?? {}).length ? 'STALE' : 'DONE',
      problems: left,
      ...(created === undefined ? {} : { entity_id: created }),
    };
  } catch (error) {
    if (!(error instanceof ApiError) && !isIntegrityError(error)) throw error;
    await run(trx, 'rollback to savepoint job_row', []);
    if (!(error instanceof ApiError))
      return { line, state: 'FAILED', problems: [{ field: '', message: 'The database refused it' }] };
    return {
      line,
      state: error.code === 'STALE' ? 'STALE' : 'FAILED',
      problems: problemsOfError(error),
    };
  }
}

async function finish(
  trx: Trx,
  job: RunningJob,
  state: JobState,
  error: string | null = null,
): Promise<Step> {
  await run(
    trx,
    `update jobs set state = $2, error = $3, finished_at = now(), lease_until = null where id = $1`,
    [job.id, state, error],
  );
  if (state === 'DONE' && job.undo_of !== null)
    await run(trx, `update jobs set state = 'UNDONE' where id = $1`, [job.undo_of]);
  return 'ended';
}

/** The admin of a job with the role that they have now; null: none. */
async function adminOf(
  trx: Trx,
  { actor_account: accountNumber }: RunningJob,
): Promise<{ accountNumber: string; adminRole: AdminRole | null }> {
  const [user] = await run<{ roles: string[]; is_admin: boolean; admin_role: AdminRole | null }>(
    trx,
    'select roles, is_admin, admin_role from users where account_number = $1 and deleted_at is null',
    [accountNumber],
  );
  return { accountNumber, adminRole: user ? adminRoleOf(user) : null };
}

interface EntityOfRow {
  entity?: string | undefined;
  entity_id?: number | null | undefined;
}

/** The product that a row is about: itself, or that of its variant. Of rows about nothing else it knows none. */
async function productOfRows(
  trx: Trx,
  rows: readonly EntityOfRow[],
): Promise<(row: EntityOfRow) => readonly number[]> {
  const variants = rows.flatMap(({ entity, entity_id: id }) => (entity === 'variant' ? (id ?? []) : []));
  const parents = await run<{ id: number; product_id: number }>(
    trx,
    'select id, product_id from product_variants where id = any($1::bigint[])',
    [variants],
  );
  const parentOf = new Map(parents.map(({ id, product_id: product }) => [id, product]));
  return ({ entity, entity_id: id }) => {
    if (id == null) return [];
    const product = entity === 'variant' ? parentOf.get(id) : entity === 'product' ? id : undefined;
    return product === undefined ? [] : [product];
  };
}

/** Changes a batch of entities in the name of the job's admin. */
async function applyBatch(trx: Trx, job: RunningJob, deadline: number): Promise<Step> {
  const actor = await adminOf(trx, job);
  if (!can(actor.adminRole, await capabilityOf(trx, job))) return finish(trx, job, 'FAILED', 'FORBIDDEN');
  const rows = await nextRows(trx, job.id, 'OK');
  await actAs(trx, actor, { action: ACTIONS[job.kind], jobId: job.id });
  const snapshot = await readDirectory(trx);
  // In one order: two jobs on the same ones wait for each other instead of blocking each other.
  rows.sort((a, b) => (a.entity_id ?? 0) - (b.entity_id ?? 0));
  const isLarge = job.valid > OWN_EVENTS;
  if (isLarge) await batchEvents(trx);
  // An undone creation is no more afterwards.
  const productOf = isLarge ? await productOfRows(trx, rows) : () => [];
  const touched = new Set<number>();
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    outcomes.push(await applyRow(trx, job, row, snapshot));
    for (const product of productOf(row)) touched.add(product);
    if (performance.now() > deadline) break;
  }
  await record(trx, job.id, outcomes, 'apply');
  if (isLarge) {
    const created = outcomes.flatMap(({ line, entity_id }) =>
      entity_id == null ? [] : { entity: rows.find((row) => row.line === line)?.entity, entity_id },
    );
    const productOfCreated = await productOfRows(trx, created);
    for (const product of created.flatMap(productOfCreated)) touched.add(product);
    if (touched.size > 0)
      await emit(trx, 'catalogue.changed', String(job.id), {
        job: String(job.id),
        products: [...touched].map(String),
      });
  }
  if (job.undo_of !== null)
    await run(trx, `update job_rows set state = 'UNDONE' where job_id = $1 and line = any($2::int[])`, [
      job.undo_of,
      outcomes.flatMap(({ line, state }) => (state === 'DONE' ? line : [])),
    ]);
  return outcomes.length === rows.length && rows.length < BATCH_ROWS ? finish(trx, job, 'DONE') : 'again';
}

export interface RunnerEvents {
  error(error: unknown): void;
}

/** Works on the jobs of the database, one after the other. */
export class JobRunner {
  readonly #owner = randomUUID();
  readonly #database: Pick<OriginDatabase, 'db' | 'kind'>;
  readonly #feed: Pick<Feed, 'look'>;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  /** Of the import that is being read. */
  #reader: ImportReader | undefined;
  #working: Promise<void> = Promise.resolve();
  #isAsked = false;

  constructor(
    database: Pick<OriginDatabase, 'db' | 'kind'>,
    feed: Pick<Feed, 'look'>,
    onError: (error: unknown) => void,
  ) {
    this.#database = database;
    this.#feed = feed;
    this.#onError = onError;
  }

  start(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.run(), PACE).unref();
  }

  /** Looks for work at once; for the process that has just made some. */
  wake(): void {
    void this.run();
  }

  /** Works until there is nothing to do. */
  run(): Promise<void> {
    if (this.#isAsked) return this.#working;
    this.#isAsked = true;
    clearTimeout(this.#timer);
    this.#working = this.#working
      .then(() => {
        this.#isAsked = false;
        return this.#work();
      })
      .catch(this.#onError)
      .finally(() => this.start());
    return this.#working;
  }

  /** Ends after the running batch; the job goes on at the next start, or in another process. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#stopped) {
      await this.#undoDue();
      const id = await this.#claim();
      if (id === undefined) return;
      await this.#workOn(id);
    }
  }

  /** Begins the undoing of jobs whose time has come. */
  async #undoDue(): Promise<void> {
    await this.#database.db.transaction().execute(async (trx) => {
      const due = await run<{ id: number; actor_account: string }>(
        trx,
        `update jobs set undo_at = null where id in
           (select id from jobs where undo_at <= now() and state in ('DONE', 'CANCELLED') limit 10 for update skip locked)
         returning id, actor_account`,
        [],
      );
      for (const { id, actor_account: actor } of due) await createUndo(trx, actor, id);
    });
  }

  /** Takes the oldest job that no process works on. */
  async #claim(): Promise<number | undefined> {
    const [job] = await run<{ id: number }>(
      this.#database.db,
      `update jobs set lease_owner = $1, lease_until = now() + interval '${LEASE} seconds', started_at = coalesce(started_at, now())
       where id = (select id from jobs where state in ('STAGING', 'RUNNING', 'CANCELLING')
         and (lease_until is null or lease_until < now() or lease_owner = $1) order by id limit 1 for update skip locked)
       returning id`,
      [this.#owner],
    );
    return job?.id;
  }

  async #workOn(id: number): Promise<void> {
    // Another process may have read on since.
    this.#reader = undefined;
    for (;;) {
      if (this.#stopped) {
        await run(
          this.#database.db,
          'update jobs set lease_until = null where id = $1 and lease_owner = $2',
          [id, this.#owner],
        );
        return;
      }
      let step: Step;
      try {
        step = await retrying(() => this.#read(id));
      } catch (error) {
        this.#onError(error);
        // Another process, or this one after the lease, tries again: locks and connections come back.
        if (isUnavailable(error)) return;
        await run(
          this.#database.db,
          `update jobs set state = 'FAILED', error = 'INTERNAL', finished_at = now(), lease_until = null where id = $1 and lease_owner = $2`,
          [id, this.#owner],
        );
        return;
      }
      void this.#feed.look();
      if (step === 'ended') return;
      await sleep(BREATH);
    }
  }

  /** One batch. The lines of a file are read before its transaction, which would hold the embedded database's only session. */
  async #read(id: number): Promise<Step> {
    const { db } = this.#database;
    if (this.#reader?.id !== id) this.#reader = await openReader(db, id);
    const reader = this.#reader;
    if (!reader) return this.#step(id);
    try {
      const batch = await reader.next(BATCH_ROWS);
      const step = await this.#step(id, batch);
      if (batch.isEnd || step === 'ended') this.#reader = undefined;
      return step;
    } catch (error) {
      // What it has read is lost with the transaction; the next one begins after the last line that is staged.
      this.#reader = undefined;
      throw error;
    }
  }

  #step(id: number, lines?: Awaited<ReturnType<ImportReader['next']>>): Promise<Step> {
    const { db, kind } = this.#database;
    return db.transaction().execute(async (trx) => {
      const [job] = await run<RunningJob>(
        trx,
        `update jobs set lease_until = now() + interval '${LEASE} seconds' where id = $1 and lease_owner = $2
         returning id, kind, state, actor_account, params, undo_of, valid`,
        [id, this.#owner],
      );
      if (!job) return 'ended';
      if (kind === 'postgres') await run(trx, `set local lock_timeout = '2s'`, []);
      const deadline = performance.now() + BATCH_TIME[kind];
      if (job.state === 'STAGING' && lines) {
        const failure = await stageLines(trx, id, lines);
        return failure === undefined ? 'again' : finish(trx, job, 'FAILED', failure);
      }
      if (job.state === 'STAGING' && job.kind === 'COUPONS_CREATE') {
        await stageCodes(trx, id, job.params as unknown as CodesParams, BATCH_ROWS);
        return 'again';
      }
      if (job.state === 'STAGING' && job.undo_of !== null) {
        await stageUndo(trx, id, job.undo_of);
        return 'again';
      }
      if (job.state === 'STAGING') return checkBatch(trx, job, deadline);
      if (job.state === 'RUNNING') return applyBatch(trx, job, deadline);
      if (job.state === 'CANCELLING') return finish(trx, job, 'CANCELLED');
      return 'ended';
    });
  }
}

/** Lock and statement timeouts, lost connections. */
const isUnavailable = (error: unknown): boolean =>
  (error instanceof ApiError && error.code === 'UNAVAILABLE') ||
  /^(?:55P03|57|53|08|ECONN|ETIMEDOUT)/.test(String((error as { code?: unknown } | null)?.code));
