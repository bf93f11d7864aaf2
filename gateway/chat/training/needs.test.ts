import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allFamilies } from '../../origin/demo/generate.ts';

const FAMILIES = new Set(allFamilies().map(({ type }) => type.noun));
const read = (file: string): string[] =>
  readFileSync(new URL(`needs/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

it.each(['fr', 'en', 'tn', 'arabizi', 'de'])(
  'has sentences and words for what each family is needed for: %s',
  (language) => {
    const lines = read(`${language}.txt`);
    const headings = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
    const sentences = lines.filter((line) => !line.startsWith('# '));
    expect(new Set(headings)).toEqual(FAMILIES);
    expect(headings).toHaveLength(FAMILIES.size);
    expect(new Set(sentences).size).toBe(sentences.length);
    const words = read(`words/${language}.tsv`).map((line) => line.split('\t'));
    expect(new Set(words.map(([family]) => family))).toEqual(FAMILIES);
    for (const [family, list = ''] of words) expect(list.split(' ').length, family).toBeGreaterThan(20);
  },
);
