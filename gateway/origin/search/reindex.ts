/** Search words of products are computed by the program and have to be recomputed when the computation changes. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OtherTexts } from '../../contract/other-texts.ts';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';
import { searchTextOf, useSynonyms } from '../../lexicon/normalise.ts';
import type { SynonymWords } from '../../lexicon/normalise.ts';
import { SYNONYM_GROUPS } from '../../lexicon/synonyms.ts';
import { renewRedirects } from './redirects.ts';
import { INDEX_SETTING, indexedState, savedSynonyms } from './synonyms.ts';
import { rebuildVocabulary } from './vocabulary.ts';

/** Increase it when the normaliser's output for a text changes. */
const FORMAT = 5;
const BATCH = 300;

/** Version of an index with these groups of the shop, which are part of it only if there are any. */
const versionOf = (groups: readonly SynonymWords[]): string =>
  createHash('sha256')
    .update(JSON.stringify([FORMAT, SYNONYM_GROUPS, ...(groups.length > 0 ? [groups] : [])]))
    .digest('base64url')
    .slice(0, 16);

/** Records that all products have the search words of this version with these groups; for callers that have just written them all. */
export async function noteSearchVersion(
  db: Kysely<Database>,
  groups: readonly SynonymWords[] = [],
): Promise<void> {
  await run(
    db,
    `insert into settings (name, value) values ($1, jsonb_build_object('version', $2::text, 'groups', $3::jsonb))
     on conflict (name) do update set value = excluded.value, updated_at = now()`,
    [INDEX_SETTING, versionOf(groups), JSON.stringify(groups)],
  );
}

interface Row {
  id: number;
  name: string;
  names: OtherTexts;
  brand: string | null;
  categories: string[];
  tags: string[];
  colors: string[];
  description: string;
  sku: string;
}

/**
 * Recomputes the search words of all products, in batches, if another version of the program created them or the shop's synonyms were
 * changed; then searches of this process use these synonyms. Runs while the shop is open. Stops when the signal aborts, to continue at
 * the next call. Returns the number of changed products.
 */
export async function reindexIfOld(db: Kysely<Database>, signal: AbortSignal): Promise<number> {
  const groups = await savedSynonyms(db);
  const held = await indexedState(db);
  useSynonyms('index', groups);
  useSynonyms('search', held?.groups ?? []);
  if (held?.version === versionOf(groups)) return 0;
  let changed = 0;
  for (let after = 0; ;) {
    if (signal.aborted) return changed;
    const rows = await run<Row>(
      db,
      `select p.id, p.name, p.names, b.name as brand, p.tags, p.colors, p.description, p.sku,
         array(select c.name from categories c where c.id = any(p.category_path) order by c.depth) as categories
       from products p left join brands b on b.id = p.brand_id where p.id > $1 order by p.id limit ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    const [result] = await run<{ n: number }>(
      db,
      `with changed as (
         update products p set search_text = new.text from unnest($1::bigint[], $2::text[]) new(id, text)
         where p.id = new.id and p.search_text <> new.text returning p.id
       ) select count(*)::int as n from changed`,
      [rows.map(({ id }) => id), rows.map((row) => searchTextOf(row))],
    );
    changed += result?.n ?? 0;
  }
  if (changed > 0) await rebuildVocabulary(db);
  await renewRedirects(db);
  await noteSearchVersion(db, groups);
  useSynonyms('search', groups);
  return changed;
}
