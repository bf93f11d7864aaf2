/** The catalogue's vocabulary, to which unknown words are corrected. */
import type { Kysely } from 'kysely';
import type { OtherTexts } from '../../contract/other-texts.ts';
import type { Database } from '../db/tables.ts';
import { run } from '../base/sql.ts';
import { editDistance } from '../../lexicon/distance.ts';
import { COMMON, nearest, sound } from '../../lexicon/nearest.ts';
import type { Candidate } from '../../lexicon/nearest.ts';
import { isOrdinary, readingOf } from '../../lexicon/reading.ts';
import { readArabizi, stem, synonymWords, vocabularyWords } from '../../lexicon/normalise.ts';

const BATCH = 2_000;

/**
 * Replaces the vocabulary by the words of all products, brands and categories. Called after a catalogue was loaded.
 * @returns number of words
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
      names: OtherTexts;
      description: string;
      tags: string[];
      colors: string[];
    }>(
      db,
      'select id, name, names, description, tags, colors from products where id > $1 and active order by id limit $2',
      [after, BATCH],
    );
    // Descriptions are searched too, so their words are valid, but less likely than those of names.
    for (const row of rows) {
      add([row.name, ...Object.values(row.names), ...row.tags, ...row.colors].join(' . '), 3);
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

/** Adds the words of one product's name, tags and colours; increments those that exist. Pass the write's transaction. */
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

/** Synonym words are candidates too, because products need not contain derja words. They are assumed to be rather frequent. */
const SYNONYMS: readonly (Candidate & { sound: string })[] = [...synonymWords().keys()]
  .filter((word) => word.length >= 4)
  .map((word) => ({ word, occurrences: COMMON, sound: sound(word) }));

/** Synonym words that sound similar to a word; short words would match too many. */
function synonymsNear(word: string): Candidate[] {
  if (word.length < 4) return [];
  const own = sound(word);
  return SYNONYMS.filter((candidate) => editDistance(own, candidate.sound, 1) <= 1);
}

/**
 * Corrects the words that the vocabulary does not contain: to the most likely word, or null when none is close. Words that it contains
 * (also as singular or plural) are omitted from the result.
 *
 * @param isForeign the text is certainly no derja
 * @param isName whether a word is one of a brand's or a shop's name, which is not read as another that sounds like it
 */
export async function correctWords(
  db: Kysely<Database>,
  words: readonly string[],
  isForeign = false,
  isName: (word: string) => boolean = () => false,
): Promise<Map<string, string | null>> {
  const typed = [...new Set(words)].slice(0, 12);
  const forms = typed.map((word) => [word, stem(word), `${word}s`, `${word}x`]);
  const known = new Set(
    (
      await run<{ word: string }>(db, 'select word from search_words where word = any($1::text[])', [
        forms.flat(),
      ])
    ).map(({ word }) => word),
  );
  const result = new Map<string, string | null>();
  const unknown: string[] = [];
  for (const [index, word] of typed.entries()) {
    if ((forms[index] ?? []).some((form) => known.has(form))) continue;
    // Its sound in either script first; an ordinary word becomes no other one.
    const reading = isName(word) ? undefined : readingOf(word, isForeign);
    if (reading === undefined) unknown.push(word);
    else result.set(word, isOrdinary(reading) ? null : reading);
  }
  if (unknown.length === 0) return result;
  const rows = await run<{ typed: string; word: string; occurrences: number }>(
    db,
    `select q.word as typed, c.word, c.occurrences from unnest($1::text[]) q(word)
     cross join lateral (
       select s.word, s.occurrences from search_words s where s.word % q.word
       order by similarity(s.word, q.word) desc, s.occurrences desc limit 12
     ) c`,
    [unknown],
  );
  for (const word of unknown) {
    const reading = readArabizi(word);
    const candidates = [...rows.filter((row) => row.typed === word), ...synonymsNear(word)];
    result.set(word, nearest(word, candidates) ?? (reading === word ? null : nearest(reading, candidates)));
  }
  return result;
}
