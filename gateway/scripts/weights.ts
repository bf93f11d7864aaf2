// Trains the assistant's turn classifier and writes its weights; with --check, fails when they are not those of the templates.
import { readFileSync, writeFileSync } from 'node:fs';
import { packWeights } from '../chat/understanding/turns/classifier.ts';
import { trainedWeights } from '../chat/training/train.ts';

const path = new URL('../chat/understanding/turns/weights.json', import.meta.url);
const text = packWeights(trainedWeights());
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  console.error(
    'gateway/chat/understanding/turns/weights.json is out of date: run node gateway/scripts/turns.ts',
  );
  process.exitCode = 1;
}
