/**
 * Counts what shoppers look for and ask. Counts are collected and written together after the responses, so that no search waits for
 * them or fails with them. Who asked is never known here.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ASKED_DAYS } from '../../../contract/admin/asked.ts';
import type { AskedKind } from '../../../contract/admin/asked.ts';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import { sureLanguage } from '../../../lexicon/language.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import { run } from '../../base/sql.ts';
import { dayAfter, tunisianDay } from '../../base/tunisian-day.ts';
import type { Database } from '../../db/tables.ts';

/** Delays until what was collected is written (ms). Uses follow the search that another process may still have. */
const PAUSES = { counts: 1_000, uses: 4_000 };
/** Most texts that are collected while the database does not take them. */
const MOST_WAITING = 5_000;
const LONGEST = 200;
/** Most pairs of a client and a text that are distinguished on a day. */
const MOST_SEEN = 200_000;
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

/** What shoppers did with the results of a search. */
interface Use {
  text: string;
  language: LanguageCode | null;
  /** Slug of the product that was opened; null: the results were shown. */
  opened: string | null;
  times: number;
  /** Of these, those of clients that had not seen the results before on this day. */
  askers: number;
  /** The text as it was typed. */
  written: string;
}

/** The form in which a text is stored; undefined: it may name a person, or says nothing. */
export function storedText(text: string): string | undefined {
  if (text.includes('@') || (text.match(/\p{Nd}/gu)?.length ?? 0) >= PERSONAL_DIGITS) return undefined;
  return normalise(text).slice(0, LONGEST).trim() || undefined;
}

/** Tells which clients are new today. What it remembers leaves neither the process nor the day. */
class Seen {
  #day = '';
  #salt = '';
  #seen = new Set<string>();

  isNew(client: string, text: string, day: string): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = randomBytes(16).toString('hex');
      this.#seen = new Set();
    }
    const key = createHash('sha256')
      .update(`${this.#salt}\n${client}\n${text}`)
      .digest('base64url')
      .slice(0, 16);
    if (this.#seen.has(key) || this.#seen.size >= MOST_SEEN) return false;
    this.#seen.add(key);
    return true;
  }
}

/** Counts that wait to be written together. */
class Waiting<Count> {
  readonly #keyOf: (count: Count) => string;
  readonly #add: (known: Count, count: Count) => void;
  #counts = new Map<string, Count>();

  /** @param add adds a count to one with the same key */
  constructor(keyOf: (count: Count) => string, add: (known: Count, count: Count) => void) {
    this.#keyOf = keyOf;
    this.#add = add;
  }

  add(count: Count): void {
    const key = this.#keyOf(count);
    const known = this.#counts.get(key);
    if (known !== undefined) this.#add(known, count);
    else if (this.#counts.size < MOST_WAITING) this.#counts.set(key, count);
  }

  /** Writes all; those that cannot be written wait again. @throws what `write` throws */
  async write(write: (counts: readonly Count[]) => Promise<void>): Promise<void> {
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await write(counts);
    } catch (error) {
      const later = this.#counts;
      this.#counts = new Map();
      for (const count of [...counts, ...later.values()]) this.add(count);
      throw error;
    }
  }
}

export class AskedCollector {
  readonly #db: Kysely<Database>;
  readonly #onError: (error: unknown) => void;
  readonly #counts = new Waiting<Count>(
    ({ kind, language, day, text }) => [kind, language, day, text].join('\n'),
    (known, count) => {
      known.times += count.times;
      known.unanswered += count.unanswered;
      known.results = count.results;
      known.intent = count.intent;
    },
  );
  readonly #uses = new Waiting<Use>(
    ({ language, text, opened }) => [language, text, opened].join('\n'),
    (known, use) => {
      known.times += use.times;
      known.askers += use.askers;
      known.written = use.written;
    },
  );
  readonly #seen = new Seen();
  #timers: { counts?: NodeJS.Timeout; uses?: NodeJS.Timeout } = {};
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
    this.#counts.add({ ...asked, text, day: tunisianDay(at), times: 1, unanswered: isAnswered ? 0 : 1 });
    this.#later('counts');
  }

  /**
   * Counts that the results of a search were shown, or that a product was opened from them. Written only for searches that were counted.
   * Never throws.
   *
   * @param opened slug of the product; null: the results were shown
   * @param client who it was, as limits tell clients apart
   */
  noteUse(input: string, opened: string | null, client: string): void {
    const text = storedText(input);
    if (text === undefined) return;
    const isNew = opened === null && this.#seen.isNew(client, text, tunisianDay(new Date()));
    this.#uses.add({
      text,
      language: sureLanguage(input) ?? null,
      opened,
      times: 1,
      askers: isNew ? 1 : 0,
      written: input.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST),
    });
    this.#later('uses');
  }

  /** Writes what was counted until now. Resolves also when that fails: it is tried again. */
  async flush(): Promise<void> {
    await this.#write('counts');
    await this.#write('uses');
  }

  /** Writes the rest. Call it after the last request and before the database closes. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    await this.flush();
  }

  #later(what: keyof typeof PAUSES): void {
    if (this.#isStopped) return;
    this.#timers[what] ??= setTimeout(() => {
      delete this.#timers[what];
      void this.#write(what);
    }, PAUSES[what]).unref();
  }

  /** One write after the other. */
  #write(what: keyof typeof PAUSES): Promise<void> {
    const before = this.#writing;
    this.#writing = this.#writeAfter(before, what);
    return this.#writing;
  }

  async #writeAfter(before: Promise<void>, what: keyof typeof PAUSES): Promise<void> {
    await before;
    try {
      if (what === 'counts') await this.#counts.write((counts) => insert(this.#db, counts));
      else await this.#uses.write((uses) => insertUses(this.#db, uses));
    } catch (error) {
      this.#onError(error);
      this.#later(what);
    }
  }
}

const byText = (a: { text: string }, b: { text: string }): number =>
  a.text < b.text ? -1 : a.text > b.text ? 1 : 0;

/** Adds counts to those of their days. */
async function insert(db: Kysely<Database>, counts: readonly Count[]): Promise<void> {
  // In one order, so that two processes do not wait for each other.
  const sorted = counts.toSorted(byText);
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
     insert into asked_days as d (text_id, kind, day, times, unanswered)
     select t.id, t.kind, g.day, g.times, g.unanswered from given g
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

/** Adds uses to the last days of their searches. */
async function insertUses(db: Kysely<Database>, uses: readonly Use[]): Promise<void> {
  const sorted = uses.toSorted(byText);
  await run(
    db,
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[], $6::text[])
         g(language, text, opened, times, askers, written)
     ), known as (
       select a.id, (select max(day) from asked_days where text_id = a.id) as day, g.opened, p.id as product_id, g.times, g.askers, g.written
       from given g join asked_texts a on a.kind = 'search' and a.text = g.text and a.language is not distinct from g.language
         left join products p on p.slug = g.opened
       where g.opened is null or p.id is not null
     ), typed as (
       update asked_texts a set written = k.written from known k
       where k.id = a.id and k.opened is null and a.written is distinct from k.written
     ), days as (
       update asked_days d set shown = d.shown + k.shown, opened = d.opened + k.opened, askers = d.askers + k.askers
       from (
         select id, day, sum(askers)::int as askers, coalesce(sum(times) filter (where opened is null), 0)::int as shown,
           coalesce(sum(times) filter (where opened is not null), 0)::int as opened
         from known group by id, day
       ) k where d.text_id = k.id and d.day = k.day
     )
     insert into asked_openings as o (text_id, day, product_id, times)
     select id, day, product_id, times from known where product_id is not null and day is not null
     on conflict (text_id, day, product_id) do update set times = o.times + excluded.times`,
    [
      sorted.map(({ language }) => language),
      sorted.map(({ text }) => text),
      sorted.map(({ opened }) => opened),
      sorted.map(({ times }) => times),
      sorted.map(({ askers }) => askers),
      sorted.map(({ written }) => written),
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
