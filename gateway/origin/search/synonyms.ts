/** The shop's synonyms in the database: the groups as they are, and those that the search index has. */
import type { Kysely } from 'kysely';
import type { SynonymWords } from '../../lexicon/normalise.ts';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';

/** Setting with the version of the search index, and the groups in it. */
export const INDEX_SETTING = 'search index';

/** All groups, in one order. */
export const savedSynonyms = (db: Kysely<Database>): Promise<SynonymWords[]> =>
  run<SynonymWords>(db, 'select id::text as id, words from synonyms order by id', []);

/** Version and groups of the search index; undefined: it was never recorded. */
export async function indexedState(
  db: Kysely<Database>,
): Promise<{ version: string; groups: SynonymWords[] } | undefined> {
  const [row] = await run<{ version: string; groups: SynonymWords[] | null }>(
    db,
    `select value->>'version' as version, value->'groups' as groups from settings where name = $1`,
    [INDEX_SETTING],
  );
  return row && { version: row.version, groups: row.groups ?? [] };
}
