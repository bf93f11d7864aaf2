import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ChatQueryType } from '../../../contract/chat.ts';
import { HALVES_FORMS, halfPath, readUtterances } from './read.ts';

const halves = {
  development: readUtterances(halfPath('development')),
  heldout: readUtterances(halfPath('heldout')),
};
const all = Object.values(halves).flat();
const root = resolve(import.meta.dirname, '../../../..');

describe('the labelled utterances', () => {
  it('have every language and every intent in both halves', () => {
    for (const half of Object.values(halves)) {
      for (const form of HALVES_FORMS) {
        const own = half.filter((one) => one.form === form);
        expect(own.length).toBeGreaterThanOrEqual(30);
        expect(new Set(own.map(({ intent }) => intent))).toEqual(new Set(ChatQueryType.options));
      }
    }
    expect(all.length).toBeGreaterThanOrEqual(240);
    expect(new Set(all.map(({ text, before }) => `${before?.join()} ${text}`)).size).toBe(all.length);
  });

  it('define the relevant products of every search', () => {
    expect(
      all.filter(({ intent, relevant }) => (intent === 'SEARCH_PRODUCT') !== (relevant !== undefined)),
    ).toEqual([]);
  });

  it('are measured with an unchanged held-out half', () => {
    const [expected] = readFileSync(resolve(import.meta.dirname, 'heldout.sha256'), 'utf8').split(' ');
    expect(
      createHash('sha256')
        .update(readFileSync(halfPath('heldout')))
        .digest('hex'),
    ).toBe(expected);
  });

  it('do not occur in code: understanding is measured, not a list of answers', () => {
    const code = globSync(['gateway/{contract,src,origin,chat}/**/*.ts', 'web/src/**/*.{ts,tsx}'], {
      cwd: root,
    })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8').toLowerCase() }));
    expect(code.length).toBeGreaterThan(300);
    // One or two words ("hello") are vocabulary, not a sentence.
    const sentences = all
      .map(({ text }) => text.toLowerCase())
      .filter((text) => text.split(/\s+/).length >= 3);
    const found = code.flatMap(({ file, text }) =>
      sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});
