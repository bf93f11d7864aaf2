import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoVocabulary } from '../../testing/vocabulary.ts';
import { understand } from '../understand.ts';
import { packWeights } from './classifier.ts';
import { intentOf } from './turn.ts';
import type { Turn } from './turn.ts';
import { trainedWeights } from '../../training/train.ts';

it('has weights that its templates give', { timeout: 120_000 }, () => {
  const committed = readFileSync(new URL('weights.json', import.meta.url), 'utf8');
  expect(packWeights(trainedWeights()) === committed, 'run node gateway/scripts/weights.ts').toBe(true);
});

/** Sentences by form and turn; "+" begins those after a list was shown. */
const sentences = JSON.parse(readFileSync(new URL('sentences.json', import.meta.url), 'utf8')) as Record<
  string,
  Partial<Record<Turn, string[]>>
>;

it('tells what is asked for in five forms', () => {
  const vocabulary = demoVocabulary();
  const last = understand('je cherche un sac', {}, vocabulary);
  const shown = Array.from({ length: 4 }, (_, place) => ({ name: `X${place}` }));
  for (const [form, turns] of Object.entries(sentences)) {
    const all = Object.entries(turns).flatMap(([turn, texts]) =>
      texts.map((text) => ({ turn: turn as Turn, text })),
    );
    const wrong = all.filter(({ turn, text }) => {
      const before = text.startsWith('+') ? { last, shown } : {};
      return understand(text.replace('+', ''), before, vocabulary).intent !== intentOf(turn);
    });
    expect(wrong.length, `${form}: ${wrong.map(({ text }) => text).join(' | ')}`).toBeLessThanOrEqual(
      Math.floor(all.length * 0.08),
    );
  }
});
