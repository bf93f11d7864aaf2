import { describe, expect, it } from 'vitest';
import {
  groupOf,
  isTextPage,
  textPageGroups,
  textPages,
} from '../../../../gateway/contract/rules/text-pages.ts';

describe('the text pages', () => {
  it('are in one group each, at the path of their name', () => {
    const grouped = Object.values(textPageGroups).flat();
    expect(grouped.toSorted()).toEqual(Object.keys(textPages).toSorted());
    for (const [name, path] of Object.entries(textPages)) expect(path).toBe(`/${name}`);
  });

  it('are identified by name alone', () => {
    expect([isTextPage('faq'), isTextPage('toString'), isTextPage('cart')]).toEqual([true, false, false]);
    expect([groupOf('returns'), groupOf('terms')]).toEqual(['help', 'shop']);
  });
});
