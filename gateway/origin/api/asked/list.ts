/** What shoppers look for and ask, as staff read it. */
import type { Kysely } from 'kysely';
import type { AskedPage, AskedQuery, AskedSortBy, AskedText } from '../../../contract/admin/asked.ts';
import { notFound } from '../../base/errors.ts';
import { ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition, SortColumn } from '../../base/sorted.ts';
import { containing, run } from '../../base/sql.ts';
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

/** Texts with the sums of some days, or of all. */
const fromDays = (from?: string, until?: string): string =>
  from === undefined && until === undefined
    ? 'asked_texts a join asked_figures d on d.text_id = a.id'
    : `asked_texts a join (
     select text_id, sum(times)::bigint as times, sum(unanswered)::bigint as unanswered, max(day) as last_day,
       sum(shown)::bigint as shown, sum(opened)::bigint as opened
     from asked_days where ${between(from, until)} group by text_id
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

/** A page of texts. */
export async function listAsked(
  db: Kysely<Database>,
  { kind, unanswered, resolved, language, from, until, q, sort, order, ...query }: AskedQuery,
): Promise<AskedPage> {
  const by: SortColumn = { column: SORTS[sort], type: 'bigint', isDescending: order === 'desc' };
  // The sums of all days are stored, with indexes for each sort.
  const isOfAllDays = from === undefined && until === undefined;
  const ofText: readonly Condition[] = [
    ...ifGiven(resolved, (value) => () => `a.resolved_at is ${value ? 'not null' : 'null'}`),
    ...ifGiven(language, is('a.language')),
    ...ifGiven(q?.trim() || undefined, (typed) => (parameters) => {
      return `a.text like ${parameters.add(containing(typed))}`;
    }),
  ];
  // How many texts match is known without their sums, unless these narrow the list.
  const counted: readonly Condition[] = [
    is('a.kind')(kind),
    ...ofText,
    ...(isOfAllDays
      ? []
      : [() => `exists (select from asked_days n where n.text_id = a.id and n.${between(from, until)})`]),
  ];
  const { items: texts, ...page } = await sortedPage(
    db,
    {
      name: `asked-${kind}-${sort}`,
      select: select(from, until),
      from: fromDays(from, until),
      id: isOfAllDays ? 'd.text_id' : 'a.id',
      where: [
        is(isOfAllDays ? 'd.kind' : 'a.kind')(kind),
        ...ifGiven(unanswered, (value) => () => (value ? 'd.unanswered > 0' : 'd.unanswered = 0')),
        ...ofText,
      ],
      ...(unanswered === undefined && {
        counted: (parameters, most) =>
          `select 1 from asked_texts a where ${counted.map((condition) => condition(parameters)).join(' and ')} limit ${most}`,
      }),
      ...(isOfAllDays && ofText.length === 0 && { countFrom: 'asked_figures d' }),
      sort: by,
    },
    query,
    (rows: AskedRow[]) => rows.map(toText),
  );
  return { texts, ...page };
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
  const [row] = await run<AskedRow>(trx, `select ${select()} from ${fromDays()} where a.id = $1`, [id]);
  if (!row) throw notFound('Text');
  return toText(row);
}
