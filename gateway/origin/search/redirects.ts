/** Searches that lead to a page of the shop, found by what the search makes of their text. */
import type { Kysely } from 'kysely';
import { searchForm } from '../../lexicon/normalise.ts';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';

/** The path that a search leads to; null: to its results. */
export async function redirectOf(db: Kysely<Database>, input: string): Promise<string | null> {
  const [row] = await run<{ path: string }>(db, 'select path from search_redirects where form = $1', [
    searchForm(input),
  ]);
  return row?.path ?? null;
}

/** Writes what this version of the program makes of the texts. Of two that it makes one, the second remains as it was. */
export async function renewRedirects(db: Kysely<Database>): Promise<void> {
  const rows = await run<{ id: number; term: string; form: string }>(
    db,
    'select id, term, form from search_redirects order by id',
    [],
  );
  for (const { id, term, form } of rows) {
    const renewed = searchForm(term);
    if (renewed === form || renewed === '') continue;
    await run(
      db,
      `update search_redirects set form = $2
       where id = $1 and not exists (select 1 from search_redirects where form = $2)`,
      [id, renewed],
    );
  }
}
