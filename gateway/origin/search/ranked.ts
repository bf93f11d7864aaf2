/** The products that match a search, the best first. */
import type { Kysely } from 'kysely';
import { MAX_NUMBERED_ITEMS } from '../../contract/common.ts';
import type { Conditions } from '../api/products/filters.ts';
import { run } from '../api/run.ts';
import type { Database } from '../db/tables.ts';

/** Products whose text is weighed; the rest follow by popularity. Weighing all would cost what matches. */
const CANDIDATES = 500;

/** Ids and their scores, by (score, id) from the highest. */
export interface Ranking {
  ids: number[];
  scores: number[];
}

/**
 * Ranks what matches the conditions (those of the search among them): where the words stand, then popularity and stock.
 * `text` is the tsquery, `name` the normalised input, which a product may be named exactly. At most MAX_NUMBERED_ITEMS.
 */
export async function rank(
  db: Kysely<Database>,
  conditions: Conditions,
  text: string,
  name: string,
): Promise<Ranking> {
  if (conditions.impossible) return { ids: [], scores: [] };
  const { parameters } = conditions;
  const [query, exact] = [parameters.add(text), parameters.add(name)];
  // Two arrays rather than thousands of rows: reading those would take longer than finding them.
  const [found] = await run<{ ids: number[] | null; scores: number[] | null }>(
    db,
    `with matches as materialized (
       select p.id, row_number() over (order by p.sold_count desc, p.id desc) as place
       from products p where ${conditions.sql}
       order by p.sold_count desc, p.id desc limit ${MAX_NUMBERED_ITEMS}
     ), weighed as (
       select m.place,
         ((case when ${query}::text = '' then 0 else ts_rank('{0.03,0.1,0.4,1}', p.search_vector, ${query}::tsquery) end)
           + 0.02 * ln(1 + p.sold_count)
           + (p.stock > 0)::int * 0.05
           + (case when p.name_sort = ${exact}::text then 1 when starts_with(p.name_sort, ${exact}::text) then 0.2 else 0 end))::float8 as score
       from (select * from matches order by place limit ${CANDIDATES}) m join products p on p.id = m.id
     )
     select (select array_agg(id order by place) from matches) as ids, (select array_agg(score order by place) from weighed) as scores`,
    parameters.values,
  );
  const rows = (found?.ids ?? []).map((id, index) => ({ id, score: found?.scores?.[index] ?? -index }));
  rows.sort((a, b) => b.score - a.score || b.id - a.id);
  return { ids: rows.map(({ id }) => id), scores: rows.map(({ score }) => score) };
}
