// Trains the assistant's classifiers of turns and of needs and writes their weights; with --check, fails when they are not those of the training data.
import { readFileSync, writeFileSync } from 'node:fs';
import { packWeights } from '../chat/understanding/turns/classifier.ts';
import { trainedWeights } from '../chat/training/train.ts';
import { packNeeds } from '../chat/understanding/needs/classifier.ts';
import { trainedNeeds } from '../chat/training/needs.ts';

const WEIGHTS: readonly (readonly [file: string, make: () => string])[] = [
  ['turns/weights.json', () => packWeights(trainedWeights())],
  ['needs/weights.json', () => packNeeds(trainedNeeds())],
];

for (const [file, make] of WEIGHTS) {
  const path = new URL(`../chat/understanding/${file}`, import.meta.url);
  const text = make();
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`gateway/chat/understanding/${file} is out of date: run node gateway/scripts/weights.ts`);
    process.exitCode = 1;
  }
}
