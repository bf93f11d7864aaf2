/** Counts which words tell a need for which family of things, from sentences and word lists written from what each is for. */
import { readFileSync } from 'node:fs';
import { normalise } from '../../lexicon/normalise.ts';
import { SITUATIONS } from '../../lexicon/situations-words.ts';
import { lines } from '../../lexicon/word-index.ts';
import { hashOfForm } from '../understanding/needs/classifier.ts';
import type { NeedWeights } from '../understanding/needs/classifier.ts';
import type { Form } from './generate.ts';
import { headedLines } from './sentences.ts';
import { formsOf, tellingWords } from '../understanding/needs/forms.ts';
import type { Origin } from '../understanding/needs/forms.ts';

const LANGUAGES = ['fr', 'en', 'tn', 'arabizi', 'de'] as const;

/** A sentence or a list of words, and the family that is needed. */
export interface NeedExample {
  family: string;
  text: string;
  language: Form;
}

/** How often the word of a list and of a situation counts, against one of a sentence. */
const COUNTS = { list: 2, needed: 2, likely: 1 };
/** A form that was seen once is less certain than its counts. */
const UNSEEN = 1;
/** How much a form loses that occurs with many families, by the entropy of its counts: function words tell no need. */
const FOCUS = 0.75;
/** Weights that decide nothing are left out. */
const LEAST = 0.3;
const LARGEST = 255;

const fileOf = (name: string): string => readFileSync(new URL(`needs/${name}`, import.meta.url), 'utf8');

/** The sentences of what each family is needed for, by languages and then by families. */
export const needSentences = (): NeedExample[] =>
  LANGUAGES.flatMap((language) =>
    headedLines(fileOf(`${language}.txt`)).map(([family, text]) => ({ family, text, language })),
  );

/** The words of what each family is needed for. */
const needWords = (): NeedExample[] =>
  LANGUAGES.flatMap((language) =>
    fileOf(`words/${language}.tsv`)
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [family = '', text = ''] = line.split('\t');
        return { family, text, language };
      }),
  );

const originOf = (language: Form): Origin =>
  language === 'tn' || language === 'arabizi' ? 'derja' : 'foreign';

/** Counts of forms with families. */
class Counts {
  readonly forms = new Map<string, { weight: number; total: number; families: Map<number, number> }>();
  readonly families: number[];
  all = 0;

  constructor(size: number) {
    this.families = Array.from({ length: size }, () => 0);
  }

  /** Counts words for a family. */
  add(text: string, family: number, count: number, origin: Origin = 'foreign'): void {
    for (const word of tellingWords(normalise(text).split(' ')))
      for (const [form, weight] of formsOf(word, origin)) {
        let own = this.forms.get(form);
        if (!own) this.forms.set(form, (own = { weight, total: 0, families: new Map() }));
        own.families.set(family, (own.families.get(family) ?? 0) + count);
        own.total += count;
        this.families[family] = (this.families[family] ?? 0) + count;
        this.all += count;
      }
  }
}

/**
 * Trains the classifier of needs: by how much more often than by chance a form occurs with a family (pointwise mutual information).
 * Deterministic. Takes a second or two.
 */
export function trainNeeds(sentences: readonly NeedExample[]): NeedWeights {
  const families = [...new Set(sentences.map(({ family }) => family))];
  const placeOf = new Map(families.map((family, place) => [family, place]));
  const byName = new Map(families.map((family, place) => [normalise(family), place]));
  const counts = new Counts(families.length);
  for (const { family, text, language } of sentences)
    counts.add(text, placeOf.get(family) ?? 0, 1, originOf(language));
  for (const { family, text, language } of needWords())
    counts.add(text, placeOf.get(family) ?? 0, COUNTS.list, originOf(language));
  for (const [[thing = ''] = [], needed = [], likely = []] of lines(SITUATIONS)) {
    const place = byName.get(normalise(thing));
    if (place === undefined) continue;
    counts.add(needed.join(' ').replaceAll('*', ''), place, COUNTS.needed);
    counts.add(likely.join(' ').replaceAll('*', ''), place, COUNTS.likely);
  }
  const rows = [...counts.forms].flatMap(([form, { weight, total, families: own }]) => {
    const spread = [...own.values()].reduce(
      (sum, count) => sum - (count / total) * Math.log(count / total),
      0,
    );
    const focus = (1 - spread / Math.log(families.length)) ** FOCUS;
    const entries = [...own].flatMap(([place, count]): [number, number][] => {
      const information = Math.log((count * counts.all) / (total * (counts.families[place] ?? 1)));
      const told = (focus * weight * Math.max(0, information) * count) / (count + UNSEEN);
      return told < LEAST ? [] : [[place, told]];
    });
    return entries.length === 0 ? [] : [{ hash: hashOfForm(form), entries }];
  });
  rows.sort((a, b) => a.hash - b.hash);
  const entries = rows.flatMap((row) => row.entries);
  const largest = entries.reduce((most, [, told]) => Math.max(most, told), 0);
  const scale = Number((largest / LARGEST).toPrecision(6));
  const begins = new Uint32Array(rows.length + 1);
  for (const [at, row] of rows.entries()) begins[at + 1] = (begins[at] ?? 0) + row.entries.length;
  return {
    families,
    scale,
    hashes: Uint32Array.from(rows, ({ hash }) => hash),
    begins,
    places: Uint16Array.from(entries, ([place]) => place),
    weights: Uint8Array.from(entries, ([, told]) => Math.round(told / scale)),
  };
}

/** The weights of the committed file. */
export const trainedNeeds = (): NeedWeights => trainNeeds(needSentences());
