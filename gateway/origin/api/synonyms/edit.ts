/** Synonyms of the shop: groups of words that find the same products. The job of origin/search/reindex.ts applies them. */
import type { Kysely } from 'kysely';
import { MAX_SYNONYM_GROUPS } from '../../../contract/admin/synonyms.ts';
import type { SynonymGroup, SynonymGroups, SynonymRequest } from '../../../contract/admin/synonyms.ts';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import { searchForm } from '../../../lexicon/normalise.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { indexedState } from '../../search/synonyms.ts';

interface GroupRow {
  id: number;
  version: number;
  language: LanguageCode;
  words: string[];
  updated_at: Date;
}

const toGroup = (row: GroupRow, indexed: ReadonlyMap<string, string>): SynonymGroup => ({
  _id: String(row.id),
  version: row.version,
  language: row.language,
  words: row.words.map((text) => ({ text, form: searchForm(text) })),
  isApplied: indexed.get(String(row.id)) === JSON.stringify(row.words),
  updatedAt: row.updated_at.toISOString(),
});

async function indexedWords(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const { groups = [] } = (await indexedState(db)) ?? {};
  return new Map(groups.map(({ id, words }) => [id, JSON.stringify(words)]));
}

/** All groups, the latest change first. */
export async function listSynonyms(db: Kysely<Database>): Promise<SynonymGroups> {
  const rows = await run<GroupRow>(db, 'select * from synonyms order by updated_at desc, id desc', []);
  const indexed = await indexedWords(db);
  return { groups: rows.map((row) => toGroup(row, indexed)) };
}

/** @throws BAD_USER_INPUT naming a word that says nothing, or is the same as an earlier one to the search */
function checkWords(words: readonly string[]): void {
  const forms = new Set<string>();
  for (const [index, word] of words.entries()) {
    const form = searchForm(word);
    if (form === '') throw badInput(`words.${index}`, 'has no letter or digit', 'INVALID');
    if (forms.has(form)) throw badInput(`words.${index}`, 'is the same as an earlier one', 'TAKEN');
    forms.add(form);
  }
}

/** Adds a group. @throws BAD_USER_INPUT, and CONFLICT above MAX_SYNONYM_GROUPS */
export async function createSynonyms(
  trx: Kysely<Database>,
  { language, words }: SynonymRequest,
): Promise<SynonymGroup> {
  checkWords(words);
  // Two at once are counted one after the other.
  await run(trx, 'lock table synonyms in share row exclusive mode', []);
  const [counted] = await run<{ n: number }>(trx, 'select count(*)::int as n from synonyms', []);
  if ((counted?.n ?? 0) >= MAX_SYNONYM_GROUPS)
    throw new ApiError('CONFLICT', `There are ${MAX_SYNONYM_GROUPS} groups already`);
  const [row] = await run<GroupRow>(
    trx,
    'insert into synonyms (language, words) values ($1, $2::text[]) returning *',
    [language, words],
  );
  if (!row) throw new Error('The group was not written');
  return toGroup(row, new Map());
}

/** Changes a group whose row is locked. @throws BAD_USER_INPUT */
export async function changeSynonyms(
  trx: Kysely<Database>,
  id: string,
  { language, words }: SynonymRequest,
): Promise<SynonymGroup> {
  checkWords(words);
  const [row] = await run<GroupRow>(
    trx,
    'update synonyms set language = $2, words = $3::text[], updated_at = now() where id = $1 returning *',
    [id, language, words],
  );
  if (!row) throw notFound('Group of synonyms');
  return toGroup(row, await indexedWords(trx));
}

/** Deletes a group. @throws NOT_FOUND */
export async function deleteSynonyms(trx: Kysely<Database>, id: string): Promise<void> {
  const [row] = await run(trx, 'delete from synonyms where id = $1 returning 1', [id]);
  if (!row) throw notFound('Group of synonyms');
}
