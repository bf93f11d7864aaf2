/**
 * Counts what shoppers look for and ask. Counts are collected and written together after the responses, so that no search waits for
 * them or fails with them. Who asked is never known here.
 */
import type { Kysely } from 'kysely';
import { ASKED_DAYS } from '../../../contract/admin/asked.ts';
import type { AskedKind } from '../../../contract/admin/asked.ts';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import { run } from '../../base/sql.ts';
import { dayAfter, tunisianDay } from '../../base/tunisian-day.ts';
import type { Database } from '../../db/tables.ts';

/** Delay until collected counts are written (ms). */
const PAUSE = 1_000;
/** Most texts that are collected while the database does not take them. */
const MOST_WAITING = 5_000;
const LONGEST = 200;
/** From so many digits on, a text may name a person: a telephone, an account, an order. */
const PERSONAL_DIGITS = 6;
const BATCH = 1_000;

export interface Asked {
  kind: AskedKind;
  text: string;
  /** null: unknown. */
  language: LanguageCode | null;
  /** null: a search. */
  intent: string | null;
  /** Products found; null: a question. */
  results: number | null;
  isAnswered: boolean;
}

interface Count extends Omit<Asked, 'isAnswered'> {
  day: string;
  times: number;
  unanswered: number;
}

/** The form in which a text is stored; undefined: it may name a person, or says nothing. */
export function storedText(text: string): string | undefined {
  if (text.includes('@') || (text.match(/\p{Nd}/gu)?.length ?? 0) >= PERSONAL_DIGITS) return undefined;
  return normalise(text).slice(0, LONGEST).trim() || undefined;
}

export class AskedCollector {
  readonly #db: Kysely<Database>;
  readonly #onError: (error: unknown) => void;
  #waiting = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** @param onError is called with failures of a write, which is repeated */
  constructor(db: Kysely<Database>, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** Counts a search or question; it is written soon. Never throws. */
  note({ isAnswered, ...asked }: Asked, at = new Date()): void {
    const text = storedText(asked.text);
    if (text === undefined) return;
    this.#add({ ...asked, text, day: tunisianDay(at), times: 1, unanswered: isAnswered ? 0 : 1 });
    this.#writeLater();
  }

  /** Writes what was counted until now. Resolves also when that fails: it is tried again. */
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

  #add(count: Count): void {
    const key = [count.kind, count.language, count.day, count.text].join('\n');
    const known = this.#waiting.get(key);
    if (known) {
      known.times += count.times;
      known.unanswered += count.unanswered;
      known.results = count.results;
      known.intent = count.intent;
    } else if (this.#waiting.size < MOST_WAITING) this.#waiting.set(key, count);
  }

  #writeLater(): void {
    if (this.#isStopped) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, PAUSE).unref();
  }

  async #write(): Promise<void> {
    const counts = [...this.#waiting.values()];
    if (counts.length === 0) return;
    this.#waiting = new Map();
    try {
      await insert(this.#db, counts);
    } catch (error) {
      this.#onError(error);
      const later = this.#waiting;
      this.#waiting = new Map();
      for (const count of [...counts, ...later.values()]) this.#add(count);
      this.#writeLater();
    }
  }
}

/** Adds counts to those of their days. */
async function insert(db: Kysely<Database>, counts: readonly Count[]): Promise<void> {
  // In one order, so that two processes do not wait for each other.
  const sorted = counts.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const column = (of: (count: Count) => string | number | null) => sorted.map(of);
  await run(
    db,
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::date[], $7::int[], $8::int[])
         with ordinality g(kind, language, text, intent, results, day, times, unanswered, place)
     ), texts as (
       insert into asked_texts as a (kind, language, text, intent, results)
       select kind, language, text, intent, results from (
         select distinct on (kind, language, text) * from given order by kind, language, text, day desc
       ) latest order by place
       on conflict (kind, language, text) do update set intent = excluded.intent, results = excluded.results
       returning id, kind, language, text
     )
     insert into asked_days as d (text_id, day, times, unanswered)
     select t.id, g.day, g.times, g.unanswered from given g
       join texts t on t.kind = g.kind and t.text = g.text and t.language is not distinct from g.language
     on conflict (text_id, day) do update
       set times = d.times + excluded.times, unanswered = d.unanswered + excluded.unanswered`,
    [
      column(({ kind }) => kind),
      column(({ language }) => language),
      column(({ text }) => text),
      column(({ intent }) => intent),
      column(({ results }) => results),
      column(({ day }) => day),
      column(({ times }) => times),
      column(({ unanswered }) => unanswered),
    ],
  );
}

/** Removes counts older than ASKED_DAYS, and texts without any. Several processes may run it at once. */
export async function removeOldAsked(db: Kysely<Database>, now = new Date()): Promise<void> {
  const first = dayAfter(tunisianDay(now), -ASKED_DAYS);
  for (;;) {
    const rows = await run(
      db,
      `delete from asked_days where ctid in (
         select ctid from asked_days where day < $1::date limit ${BATCH} for update skip locked
       ) returning 1`,
      [first],
    );
    if (rows.length < BATCH) break;
  }
  await run(
    db,
    'delete from asked_texts t where not exists (select 1 from asked_days d where d.text_id = t.id)',
    [],
  );
}
