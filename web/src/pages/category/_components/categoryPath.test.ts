import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedCategory, categoryOutcome } from './categoryPath.ts';

const names = ['slug', 'subSlug', 'subSubSlug', 'subSubSubSlug', 'subSubSubSubSlug'];
const at = (slugs: readonly string[], query = '') => ({
  params: Object.fromEntries(slugs.map((slug, level) => [names[level], slug])),
  url: new URL(`http://shop/category/${slugs.join('/')}${query}`),
});
const path = fc.array(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6})?$/), { minLength: 1, maxLength: 5 });

describe('a category’s URL', () => {
  it('identifies the category by its last slug, at every depth', () => {
    fc.assert(
      fc.property(path, (slugs) => {
        expect(askedCategory(at(slugs).params)).toBe(slugs.at(-1));
      }),
    );
  });

  it('is valid only as built from its ancestors', () => {
    fc.assert(
      fc.property(path, path, (own, given) => {
        const outcome = categoryOutcome(at(given, '?page=2'), own);
        if (given.join('/') === own.join('/')) expect(outcome).toBe('found');
        else expect(outcome).toEqual({ redirect: `/category/${own.join('/')}?page=2` });
      }),
    );
    expect(categoryOutcome(at(['mode', 'femme', 'robes']), ['mode', 'femme', 'robes'])).toBe('found');
  });

  it('redirects to a valid URL', () => {
    fc.assert(
      fc.property(path, (own) => {
        const wrong = categoryOutcome(at(['elsewhere-x-y-z']), own);
        if (typeof wrong === 'string') return;
        const again = wrong.redirect.replace('/category/', '').split('/');
        expect(categoryOutcome(at(again), own)).toBe('found');
      }),
    );
  });

  it('is unknown if there is no such category', () => {
    expect(categoryOutcome(at(['nothing']), undefined)).toBe('not-found');
  });
});
