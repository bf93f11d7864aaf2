/** What shoppers look for and ask, as staff read it. */
import type { Kysely } from 'kysely';
import type { AskedPage, AskedQuery, AskedSortBy, AskedText } from '../../../contract/admin/asked.ts';
import { notFound } from '../../base/errors.ts';
import { ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition, SortColumn } from '../../base/sorted.ts';
import { containing, Parameters, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

interface AskedRow extends Pick<
  AskedText,
  'kind' | 'text' | 'language' | 'intent' | 'results' | 'shown' | 'opened' | 'openings'
> {
  id: number;
  times: number;
  unanswered: number;
  last_day: string;
  resolved_at: Date | null;
}

/** Products that are named beside a search. */
const MOST_OPENINGS = 3;

/** Days between two, or all. They were validated, so they may stand in the statement. */
const between = (from: string | undefined, until: string | undefined): string =>
  `day between date '${from ?? '-infinity'}' and date '${until ?? 'infinity'}'`;

const select = (from?: string, until?: string): string =>
  `a.id, a.kind, a.text, a.language, a.intent, a.results, a.resolved_at, d.times, d.unanswered, d.shown, d.opened,
  to_char(d.last_day, 'YYYY-MM-DD') as last_day,
  (select coalesce(jsonb_agg(jsonb_build_object('_id', o.id::text, 'name', o.name, 'times', o.times) order by o.times desc, o.id), '[]')
   from (
     select p.id, p.name, sum(n.times)::int as times from asked_openings n join products p on p.id = n.product_id
     where n.text_id = a.id and n.${between(from, until)} group by p.id, p.name order by 3 desc, p.id limit ${MOST_OPENINGS}
   ) o) as openings`;

/** The columns of `asked_figures`, of the days that are read. */
const SUMS =
  'sum(times)::bigint as times, sum(unanswered)::bigint as unanswered, max(day) as last_day, sum(shown)::bigint as shown, sum(opened)::bigint as opened';

/** Texts with the sums of all days, which are stored. */
const WITH_FIGURES = 'asked_texts a join asked_figures d on d.text_id = a.id';

/** Which days of which texts are read. They were validated, so they may stand in the statement. */
type Days = Pick<AskedQuery, 'kind' | 'from' | 'until'>;

/** The condition on days of texts. */
const ofDays = ({ kind, from, until }: Days): string => `kind = '${kind}' and ${between(from, until)}`;

/** Texts with the sums of some days, or of all. `ids`: of these texts alone. */
const fromDays = (days: Days, ids?: readonly number[]): string =>
  days.from === undefined && days.until === undefined
    ? WITH_FIGURES
    : `asked_texts a join (
     select text_id, ${SUMS} from asked_days
     where ${ofDays(days)}${ids === undefined ? '' : ` and text_id in (${['null', ...ids].join(', ')})`} group by text_id
   ) d on d.text_id = a.id`;

const toText = (row: AskedRow): AskedText => ({
  _id: String(row.id),
  kind: row.kind,
  text: row.text,
  language: row.language,
  intent: row.intent,
  times: row.times,
  unanswered: row.unanswered,
  results: row.results,
  lastDay: row.last_day,
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  shown: row.shown,
  opened: row.opened,
  openings: row.openings,
});

const SORTS: Readonly<Record<AskedSortBy, string>> = {
  times: 'd.times',
  unanswered: 'd.unanswered',
  opened: 'd.opened',
  // Days since the epoch: cursors hold numbers.
  latest: `(d.last_day - date '1970-01-01')::bigint`,
};

const is =
  (column: string) =>
  (value: string): Condition =>
  (parameters) =>
    `${column} = ${parameters.add(value)}`;

/** Few are: they are read from their index, rather than looked for along a sort (`offset 0` leaves no choice). */
const isResolved =
  (kind: AskedQuery['kind']): Condition =>
  (parameters) =>
    `a.id in (select r.id from asked_texts r where r.kind = ${parameters.add(kind)} and r.resolved_at is not null offset 0)`;

/** Days since then are few enough to add up those of all texts (ms). */
const SHORT = 31 * 86_400_000;

/** Texts whose sums of some days are added up before those of all texts are. */
const CANDIDATES = 1_000;

/**
 * IDs of the first texts by their sums of some days, one more than the page has. The sums of all days, which are stored in order, are never
 * smaller: when the last of the page is not below the sum of all days of the next candidate, no other text comes before it.
 *
 * @returns undefined: the candidates do not decide
 */
async function firstOfPeriod(
  db: Kysely<Database>,
  conditions: readonly Condition[],
  { sort, from, until, limit }: Pick<AskedQuery, 'sort' | 'from' | 'until' | 'limit'>,
): Promise<readonly number[] | undefined> {
  const parameters = new Parameters();
  const where = conditions.map((condition) => condition(parameters)).join(' and ');
  const rows = await run<{ id: number; bound: number; value: number | null }>(
    db,
    `select c.id, c.bound, (select ${SORTS[sort]} from (select ${SUMS} from asked_days
       where text_id = c.id and ${between(from, until)}) d) as value
     from (select a.id, ${SORTS[sort]} as bound from asked_figures d join asked_texts a on a.id = d.text_id
       where ${where} order by 2 desc, d.text_id desc limit ${CANDIDATES + 1}) c`,
    parameters.values,
  );
  const best = rows
    .filter((row): row is typeof row & { value: number } => row.value !== null)
    .toSorted((a, b) => b.value - a.value || b.id - a.id)
    .slice(0, limit + 1);
  const next = rows.length > CANDIDATES ? rows.at(-1) : undefined;
  const last = best[limit];
  const isDecided =
    next === undefined ||
    (last !== undefined && (last.value > next.bound || (last.value === next.bound && last.id >= next.id)));
  return isDecided ? best.map(({ id }) => id) : undefined;
}

/** A page of texts. */
export async function listAsked(
  db: Kysely<Database>,
  { kind, unanswered, resolved, language, from, until, q, sort, order, ...query }: AskedQuery,
): Promise<AskedPage> {
  const by: SortColumn = { column: SORTS[sort], type: 'bigint', isDescending: order === 'desc' };
  // The sums of all days are stored, with indexes for each sort.
  const isOfAllDays = from === undefined && until === undefined;
  const ofLanguage = (table: 'a' | 'd'): Condition[] => ifGiven(language, is(`${table}.language`));
  const ofRest: readonly Condition[] = [
    ...ifGiven(resolved, (value) => (value ? isResolved(kind) : () => 'a.resolved_at is null')),
    ...ifGiven(q?.trim() || undefined, (typed) => (parameters) => {
      return `a.text like ${parameters.add(containing(typed))}`;
    }),
  ];
  const ofText = [...ofLanguage('a'), ...ofRest];
  // How many texts match is known without their sums, unless these narrow the list.
  const counted: readonly Condition[] = [isOfAllDays ? is('a.kind')(kind) : () => 'true', ...ofText];
  const texts = ofText.length === 0 ? '' : 'join asked_texts a on a.id = n.text_id';
  const countedFrom = isOfAllDays
    ? 'asked_texts a'
    : `(select distinct text_id from asked_days where ${ofDays({ kind, from, until })} offset 0) n ${texts}`;
  const isFirst = query.after === undefined && (query.page ?? 1) === 1;
  const isShort = from !== undefined && Date.now() - Date.parse(from) < SHORT;
  const ids =
    !isOfAllDays && !isShort && isFirst && by.isDescending && unanswered === undefined
      ? await firstOfPeriod(db, [is('d.kind')(kind), ...ofText], { sort, from, until, limit: query.limit })
      : undefined;
  const { items, ...page } = await sortedPage(
    db,
    {
      name: `asked-${kind}-${sort}`,
      select: select(from, until),
      from: fromDays({ kind, from, until }, ids),
      id: isOfAllDays ? 'd.text_id' : 'a.id',
      where: [
        is(isOfAllDays ? 'd.kind' : 'a.kind')(kind),
        ...ifGiven(unanswered, (value) => () => (value ? 'd.unanswered > 0' : 'd.unanswered = 0')),
        ...ofLanguage(isOfAllDays ? 'd' : 'a'),
        ...ofRest,
      ],
      ...(unanswered === undefined && {
        counted: (parameters, most) =>
          `select 1 from ${countedFrom} where ${counted.map((condition) => condition(parameters)).join(' and ')} limit ${most}`,
      }),
      ...(isOfAllDays && ofText.length === 0 && { countFrom: 'asked_figures d' }),
      sort: by,
    },
    query,
    (rows: AskedRow[]) => rows.map(toText),
  );
  return { texts: items, ...page };
}

/** Marks a text as dealt with, or takes the mark away. Repeatable. @throws NOT_FOUND */
export async function resolveAsked(
  trx: Kysely<Database>,
  id: string,
  isResolved: boolean,
): Promise<AskedText> {
  await run(
    trx,
    `update asked_texts set resolved_at = case when $2 then now() end where id = $1 and (resolved_at is not null) <> $2`,
    [id, isResolved],
  );
  const [row] = await run<AskedRow>(trx, `select ${select()} from ${WITH_FIGURES} where a.id = $1`, [id]);
  if (!row) throw notFound('Text');
  return toText(row);
}
