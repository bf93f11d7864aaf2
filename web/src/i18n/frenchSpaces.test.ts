import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/**
 * French typography: a narrow no-break space before `;`, `!` and `?`, a no-break space before `:`, inside « » and before units.
 * With an ordinary space a line could begin with the sign.
 */
function typeset(text: string): string {
  return text
    .replace(/(?<=\S)[ \u00a0\u202f](?=[;!?]+(?:[\s»’.,)<]|$))/g, '\u202f')
    .replace(/(?<=\S)[ \u00a0\u202f](?=:(?:[\s<]|$))/g, '\u00a0')
    .replace(/«[ \u202f]/g, '«\u00a0')
    .replace(/[ \u202f]»/g, '\u00a0»')
    .replace(/(?<=[\d}])[ \u202f](?=(?:%|TND|DT)(?!\p{L}))/gu, '\u00a0');
}

/** Every text in a file: lines of data and prose; strings of a program, where `{}` stands for inserted values. */
function textsOf(file: string): string[] {
  const content = readFileSync(file, 'utf8');
  if (!file.endsWith('.ts')) return content.split(/"?,?\n/);
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked).join('{}'));
    },
  }).visit(parseSync(file, content).program);
  return texts;
}

const catalogues = globSync(['web/src/i18n/fr/*.json', 'gateway/origin/db/content/*.fr.md'], { cwd: root });
const sources = globSync('gateway/{src/http,origin,chat}/**/*.ts', {
  cwd: root,
  // Messages of shoppers are typed as they are.
  exclude: ['**/*.test.ts', '**/testing/**', '**/training/**', '**/understanding/**', '**/search/**'],
});

describe('French keeps punctuation with its word', () => {
  it.each([...catalogues, ...sources])('in %s', (name) => {
    expect(textsOf(resolve(root, name)).filter((text) => text !== typeset(text))).toEqual([]);
  });
});
