/** The catalogue's own words: typed ones that are not among them are corrected to the nearest. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { run } from '../base/sql.ts';
import { editDistance } from '../../lexicon/distance.ts';
import { COMMON, nearest, sound } from '../../lexicon/nearest.ts';
import type { Candidate } from '../../lexicon/nearest.ts';
import { readArabizi, stem, synonymWords, vocabularyWords } from '../../lexicon/normalise.ts';

const BATCH = 2_000;

/**
 * Enters the words of all products, brands and categories in the vocabulary, in place of what was there.
 * Called after a catalogue was loaded; returns the number of words.
 */
export async function rebuildVocabulary(db: Kysely<Database>): Promise<number> {
  const counts = new Map<string, number>();
  const add = (text: string, weight = 1): void => {
    for (const word of vocabularyWords(text)) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  const [brands, categories] = await Promise.all([
    db.selectFrom('brands').select('name').execute(),
    db.selectFrom('categories').select('name').execute(),
  ]);
  for (const { name } of [...brands, ...categories]) add(name, 5);
  for (let after = 0; ;) {
    const rows = await run<{
      id: number;
      name: string;
      description: string;
      tags: string[];
      colors: string[];
    }>(
      db,
      'select id, name, description, tags, colors from products where id > $1 and active order by id limit $2',
      [after, BATCH],
    );
    // Descriptions are searched too, so their words are right; they are meant less often than those of names.
    for (const row of rows) {
      add([row.name, ...row.tags, ...row.colors].join(' . '), 3);
      add(row.description);
    }
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < BATCH) break;
    after = lastRow.id;
  }
  const words = [...counts];
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('search_words').execute();
    for (let start = 0; start < words.length; start += BATCH) {
      const part = words.slice(start, start + BATCH);
      await run(
        trx,
        'insert into search_words (word, occurrences) select * from unnest($1::text[], $2::int[])',
        [part.map(([word]) => word), part.map(([, count]) => count)],
      );
    }
  });
  return words.length;
}

/** Enters the words of one product's name, tags and colours; what is already there counts one more. Pass the write's transaction. */
export async function addToVocabulary(db: Kysely<Database>, texts: readonly string[]): Promise<void> {
  const words = [...new Set(texts.flatMap(vocabularyWords))].sort();
  if (words.length === 0) return;
  await run(
    db,
    `insert into search_words (word) select * from unnest($1::text[])
     on conflict (word) do update set occurrences = search_words.occurrences + 1`,
    [words],
  );
}

/** Synonym words are candidates of their own: derja words need not stand in any product. They are taken as rather frequent. */
const SYNONYMS: readonly (Candidate & { sound: string })[] = [...synonymWords().keys()]
  .filter((word) => word.length >= 4)
  .map((word) => ({ word, occurrences: COMMON, sound: sound(word) }));

/** Those of them that sound nearly like a word; a short word would sound like too many. */
function synonymsNear(word: string): Candidate[] {
  if (word.length < 4) return [];
  const own = sound(word);
  return SYNONYMS.filter((candidate) => editDistance(own, candidate.sound, 1) <= 1);
}

/**
 * For each word that the vocabulary does not have: the word that was probably meant, or null when nothing is near.
 * Words that the vocabulary has (also as singular or plural) are left out of the answer.
 */
export async function correctWords(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<Map<string, string | null>> {
  const asked = [...new Set(words)].slice(0, 12);
  const forms = asked.map((word) => [word, stem(word), `${word}s`, `${word}x`]);
  const known = new Set(
    (
      await run<{ word: string }>(db, 'select word from search_words where word = any($1::text[])', [
        forms.flat(),
      ])
    ).map(({ word }) => word),
  );
  const unknown = asked.filter((_, index) => !(forms[index] ?? []).some((form) => known.has(form)));
  const result = new Map<string, string | null>();
  if (unknown.length === 0) return result;
  const rows = await run<{ asked: string; word: string; occurrences: number }>(
    db,
    `select q.word as asked, c.word, c.occurrences from unnest($1::text[]) q(word)
     cross join lateral (
       select s.word, s.occurrences from search_words s where s.word % q.word
       order by similarity(s.word, q.word) desc, s.occurrences desc limit 12
     ) c`,
    [unknown],
  );
  for (const word of unknown) {
    const reading = readArabizi(word);
    const candidates = [...rows.filter((row) => row.asked === word), ...synonymsNear(word)];
    result.set(word, nearest(word, candidates) ?? (reading === word ? null : nearest(reading, candidates)));
  }
  return result;
}
