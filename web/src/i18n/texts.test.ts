import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageTag } from './language.ts';
import { loadAdminCatalogue } from './adminTexts.ts';
import { loadCatalogue } from './translate.ts';

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Flat = ReadonlyMap<string, string>;

/** All texts of a language as `area:key.key`. */
function flatten(value: unknown, prefix: string, into: Map<string, string>): Flat {
  if (typeof value === 'string') into.set(prefix, value);
  else {
    for (const [key, inner] of Object.entries(value as Record<string, unknown>)) {
      flatten(
        inner,
        prefix === '' ? key : prefix.includes(':') ? `${prefix}.${key}` : `${prefix}:${key}`,
        into,
      );
    }
  }
  return into;
}

const stems = (texts: Flat) => [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const catalogues = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const all = { ...(await loadCatalogue(language)), ...(await loadAdminCatalogue(language)) };
      return [language, flatten(all, '', new Map())] as const;
    }),
  ),
);
const french = catalogues.get('fr') ?? new Map<string, string>();

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = catalogues.get(language) ?? new Map<string, string>();

  it('have the same keys as French', () => {
    expect(stems(texts)).toEqual(stems(french));
  });

  it('are not empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('have the same placeholders as French', () => {
    const byStem = (all: Flat) => {
      const found = new Map<string, Set<string>>();
      for (const [key, text] of all) {
        const stem = key.replace(PLURAL, '');
        const names = found.get(stem) ?? new Set<string>();
        for (const name of placeholders(text)) names.add(name);
        found.set(stem, names);
      }
      return found;
    };
    const wrong: string[] = [];
    const ofFrench = byStem(french);
    const own = byStem(texts);
    for (const stem of stems(french)) {
      const expected = ofFrench.get(stem) ?? new Set<string>();
      const found = own.get(stem) ?? new Set<string>();
      // A plural form may contain the number in words ("one", "both").
      const missing = [...expected].filter((name) => name !== 'count' && !found.has(name));
      const unknown = [...found].filter((name) => name !== 'count' && !expected.has(name));
      if (missing.length > 0 || unknown.length > 0)
        wrong.push(`${stem}: ${[...missing, ...unknown].join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('have the language’s plural forms', () => {
    const needed = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories;
    const counted = stems(texts).filter((stem) => texts.has(`${stem}_other`));
    // Every number has a form: `other` replaces one with the same text.
    expect(counted.length).toBe(
      new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ''))).size,
    );
    const impossible = [...texts.keys()].filter((key) => {
      const form = PLURAL.exec(key)?.[1];
      return form !== undefined && !needed.some((category) => category === form);
    });
    expect(impossible).toEqual([]);
  });
});

describe('the texts', () => {
  const sources = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .filter(
      (entry) => !entry.parentPath.includes('__generated__') && !entry.parentPath.includes('catalogues'),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

  it('are all used', () => {
    const literals = new Set<string>();
    const prefixes = new Set<string>();
    const suffixes = new Set<string>();
    for (const text of sources) {
      for (const [, quoted = ''] of text.matchAll(/'([\w.:-]+)'/g)) literals.add(quoted);
      // A composed key counts as used if it begins, and ends, as the template does.
      for (const [, template = ''] of text.matchAll(/`([\w.:-]*\$\{[^`]*)`/g)) {
        const prefix = template.slice(0, template.indexOf('${'));
        if (/[.:]$/.test(prefix)) prefixes.add(prefix);
        const suffix = template.slice(template.lastIndexOf('}') + 1);
        if (prefix === '' && suffix.startsWith('.')) suffixes.add(suffix);
      }
    }
    const unused = stems(french).filter((stem) => {
      const key = stem.slice(stem.indexOf(':') + 1);
      return !(
        literals.has(key) ||
        literals.has(stem) ||
        [...prefixes].some((prefix) => key.startsWith(prefix) || stem.startsWith(prefix)) ||
        [...suffixes].some((suffix) => key.endsWith(suffix))
      );
    });
    expect(unused).toEqual([]);
  });
});

/** Words that Tunisian texts do not use, with the one that they do: derja has several for one thing. */
const TUNISIAN: readonly (readonly [word: RegExp, instead: string])[] = [
  [/كوموند/, 'طلبيّة'],
  [/ثمّ/, 'فمّا'],
  [/فما(?![\u0600-\u06ff])|فماش/, 'فمّا'],
];

it.each(TUNISIAN)('no Tunisian text says %s: it is %s', (word) => {
  const texts = catalogues.get('tn') ?? new Map<string, string>();
  expect([...texts].filter(([, text]) => word.test(text)).map(([key]) => key)).toEqual([]);
});
