import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ChatQueryType } from '../../../contract/chat.ts';
import {
  conversationsPath,
  FORMS,
  HALVES_FORMS,
  halfPath,
  readConversations,
  readUtterances,
} from './read.ts';
import { CATEGORIES, demoProducts } from '../../../origin/demo/generate.ts';
import { DEFAULT_PRODUCTS } from '../../../origin/demo/load.ts';

const halves = {
  development: readUtterances(halfPath('development')),
  heldout: readUtterances(halfPath('heldout')),
};
const conversations = {
  development: readConversations(conversationsPath('development')),
  heldout: readConversations(conversationsPath('heldout')),
  ...Object.fromEntries(
    [
      '2026-11-27',
      '2026-11-27-second',
      '2026-11-27-third',
      '2026-11-28',
      '2026-11-29',
      '2026-11-29-second',
    ].map((day) => [
      day,
      readConversations(new URL(`conversations-written-${day}.json`, import.meta.url).pathname),
    ]),
  ),
};
/** The file that has derja only, in both scripts. */
const DERJA = '2026-11-28';
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

  it.each([
    ['heldout', halfPath('heldout')],
    ['conversations-heldout', conversationsPath('heldout')],
  ])('are measured with an unchanged held-out half: %s', (name, path) => {
    const [expected] = readFileSync(resolve(import.meta.dirname, `${name}.sha256`), 'utf8').split(' ');
    expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(expected);
  });

  it('do not occur in code: understanding is measured, not a list of answers', () => {
    const code = globSync(
      [
        'gateway/{contract,src,origin,chat,lexicon}/**/*.ts',
        'gateway/chat/training/sentences/*.txt',
        'web/src/**/*.{ts,tsx}',
      ],
      { cwd: root },
    )
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8').toLowerCase() }));
    expect(code.length).toBeGreaterThan(300);
    // One or two words ("hello") are vocabulary, not a sentence.
    const said = Object.values(conversations).flatMap((half) =>
      half.flatMap(({ turns }) => turns.map(({ say }) => say)),
    );
    const sentences = [...all.map(({ text }) => text), ...said]
      .map((text) => text.toLowerCase())
      .filter((text) => text.split(/\s+/).length >= 3);
    const found = code.flatMap(({ file, text }) =>
      sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the judged conversations', () => {
  it('have every language in each file, and say of every turn what is expected', () => {
    for (const [name, half] of Object.entries(conversations)) {
      const forms = name === DERJA ? ['tn', 'arabizi'] : FORMS;
      expect(new Set(half.map(({ form }) => form))).toEqual(new Set(forms));
      expect(half.length).toBeGreaterThanOrEqual(10);
      for (const { turns } of half)
        expect(turns.filter((turn) => Object.keys(turn).length < 2).map(({ say }) => say)).toEqual([]);
    }
  });

  it('expect products that the demo catalogue has', () => {
    const families = new Set([...demoProducts(DEFAULT_PRODUCTS)].map(({ type }) => type.noun));
    const categories = new Set(CATEGORIES.map(({ slug }) => slug));
    const rules = Object.values(conversations).flatMap((half) =>
      half.flatMap(({ turns }) => turns.flatMap(({ list }) => (list ? [list] : []))),
    );
    expect(rules.flatMap((rule) => rule.families ?? []).filter((one) => !families.has(one))).toEqual([]);
    expect(rules.flatMap((rule) => rule.categories ?? []).filter((one) => !categories.has(one))).toEqual([]);
  });
});
