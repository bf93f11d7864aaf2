import { describe, expect, it } from 'vitest';
import { readContent } from '../../../origin/db/content.ts';
import { droppedOf } from './dropped.ts';

describe('what text pages drop', () => {
  it.each([
    ['Du *texte*', 'EMPHASIS', 1],
    ['a\n\nb ~~c~~', 'EMPHASIS', 3],
    ['a\n\n![x](/media/x)', 'PICTURE', 3],
    ['a\n\n```\ncode\n```', 'CODE', 3],
    ['a `b`', 'CODE', 1],
    ['a\n\n> dit-il', 'QUOTATION', 3],
    ['- a\n- b\n  - c', 'NESTED_LIST', 3],
    ['a\n\n<div>b</div>', 'HTML', 3],
    ['a <br> b', 'HTML', 1],
    ['a [b](javascript:c)', 'LINK', 1],
    ['a [b](//c.tn)', 'LINK', 1],
    ['a\n\n---\n\nb', 'RULE', 3],
    ['# a', 'HEADING_LEVEL', 1],
    ['##### a', 'HEADING_LEVEL', 1],
    ['| a |\n| - |\n| *b* |', 'EMPHASIS', 3],
  ])('%j: %s in line %i', (text, kind, line) => {
    expect(droppedOf(text)).toEqual([{ kind, line }]);
  });

  it('is named once in a line, and in every line', () => {
    expect(droppedOf('*a* *b*\n*c*\r\n*d*').map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('is nothing of what they show', () => {
    expect(
      droppedOf('## a\n\n### b ?\n\n**c** [d](/faq) [e](#f)\n\n- g\n- h\n\n| i |\n| - |\n| j |'),
    ).toEqual([]);
  });

  it('is nothing of the texts of the program', async () => {
    for (const { slug, language, body } of await readContent())
      expect(droppedOf(body), `${slug}.${language}`).toEqual([]);
  });
});
