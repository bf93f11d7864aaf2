import { describe, expect, it } from 'vitest';
import { groupOf, isTextPage, textPageGroups, textPages } from './links.ts';

describe('the text pages', () => {
  it('stand each in one group, at the address of their name', () => {
    const grouped = Object.values(textPageGroups).flat();
    expect(grouped.toSorted()).toEqual(Object.keys(textPages).toSorted());
    for (const [name, path] of Object.entries(textPages)) expect(path).toBe(`/${name}`);
  });

  it('are known by name alone', () => {
    expect([isTextPage('faq'), isTextPage('toString'), isTextPage('cart')]).toEqual([true, false, false]);
    expect([groupOf('returns'), groupOf('terms')]).toEqual(['help', 'shop']);
  });
});
