import { describe, expect, it } from 'vitest';
import { canonicalOf } from './normalise.ts';
import { isVerbForm } from './verbs.ts';

describe('forms of verbs', () => {
  it.each([
    'supportent',
    'supportait',
    'remettre',
    'cuisiner',
    'stopped',
    'carrying',
    'tries',
    'brauchst',
    'gewinnen',
  ])('%s is one', (word) => {
    expect(isVerbForm(word)).toBe(true);
  });

  it.each(['sport', 'ramette', 'cuisine', 'casque', 'lampes', 'radio', 'stoff', 'ana'])(
    '%s is none',
    (word) => {
      expect(isVerbForm(word)).toBe(false);
    },
  );

  it('none is a colour or an appliance by its own name', () => {
    const goods = [
      'fer',
      'four',
      'table',
      'tapis',
      'montre',
      'blender',
      'grill',
      'lampe',
      'parfum',
      'masque',
    ];
    expect(goods.filter((word) => isVerbForm(word) && canonicalOf(word) === undefined)).toEqual([]);
  });
});
