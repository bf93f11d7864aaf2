import { describe, expect, it } from 'vitest';

import {
  allCategories,
  carouselRows,
  chipCategories,
  popularCategories,
  popularTrends,
  specialCategories,
} from './categoryLists.ts';
import type { ListedCategory } from './categoryLists.ts';

const category = (id: string, more: Partial<ListedCategory> = {}): ListedCategory => ({
  id,
  isSubCategory: false,
  isFeatured: false,
  isSpecial: false,
  displayOrder: 0,
  productCount: 1,
  ...more,
});
const many = (count: number, more: Partial<ListedCategory> = {}): ListedCategory[] =>
  Array.from({ length: count }, (_, index) => category(`c${index}`, { displayOrder: index, ...more }));
const ids = (list: readonly ListedCategory[]): string[] => list.map((item) => item.id);

describe('category sections', () => {
  it('puts the highest display order first and applies each limit', () => {
    expect(ids(allCategories(many(12)))).toEqual(['c11', 'c10', 'c9', 'c8', 'c7', 'c6', 'c5', 'c4']);
    expect(popularTrends(many(9, { isFeatured: true }))).toHaveLength(5);
  });

  it('leaves out sub-categories and categories without an active product', () => {
    const list = [
      category('sub', { isSubCategory: true }),
      category('bare', { productCount: 0 }),
      category('good'),
    ];
    expect(ids(allCategories(list))).toEqual(['good']);
  });

  it('shows only featured ones as trends', () => {
    expect(ids(popularTrends([category('plain'), category('star', { isFeatured: true })]))).toEqual(['star']);
  });

  it('lists specials first, then those with sub-categories, none twice', () => {
    const list = [
      category('a', { isSpecial: true, displayOrder: 1 }),
      category('b', { displayOrder: 9 }),
      category('c', { displayOrder: 8 }),
    ];
    expect(ids(specialCategories(list, new Set(['a', 'b'])))).toEqual(['a', 'b']);
    expect(
      specialCategories(many(20, { isSpecial: true }), new Set(many(20).map((one) => one.id))),
    ).toHaveLength(10);
  });

  it('lists at most 20 popular ones', () => {
    expect(ids(popularCategories([category('a'), category('b', { displayOrder: 2 })]))).toEqual(['b', 'a']);
    expect(popularCategories(many(30))).toHaveLength(20);
  });

  it('opens a second row from ten tiles on', () => {
    expect(carouselRows(9)).toBe(1);
    expect(carouselRows(10)).toBe(2);
  });

  it('joins the chips in order, each once', () => {
    expect(
      ids(chipCategories([category('s')], [category('f'), category('s')], [category('t'), category('f')])),
    ).toEqual(['s', 'f', 't']);
  });
});
