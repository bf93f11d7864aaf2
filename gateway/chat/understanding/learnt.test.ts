import { describe, expect, it } from 'vitest';
import { CATEGORY_GROUPS } from '../../lexicon/names.ts';
import { SYNONYM_GROUPS } from '../../lexicon/synonyms.ts';
import { learnCategories } from './learnt.ts';

// Each group of synonyms as if it were a category, but for the shelves, which contain others.
const NAMES = SYNONYM_GROUPS.filter((group) => !CATEGORY_GROUPS.includes(group)).flatMap((group) =>
  group.map((name) => ({ name, category: group[0] ?? '' })),
);
const reader = learnCategories(NAMES);

describe('the learnt reader of categories', () => {
  it.each([
    ['imprimmante', 'imprimante'],
    ['congellateur', 'congelateur'],
    ['bouiloire', 'bouilloire électrique'],
    ['pizza', undefined],
    ['', undefined],
  ])('%s: %s', (text, category) => {
    expect(reader.categoryOf(text)).toBe(category);
  });

  it('says nothing when two categories are as likely', () => {
    expect(reader.categoryOf('chaise table')).toBeUndefined();
  });

  it('names the categories between which it is undecided, and none when it is certain or knows nothing', () => {
    // Sold in two departments.
    const both = ['men', 'women'].map((category) => ({ name: 'sandalettes', category }));
    const learnt = learnCategories([...NAMES, ...both]);
    expect(learnt.candidatesOf('sandalette')).toEqual(expect.arrayContaining(['men', 'women']));
    expect(learnt.candidatesOf('imprimmante')).toEqual([]);
    expect(learnt.candidatesOf('pizza')).toEqual([]);
  });

  it('names none for weak evidence', () => {
    expect(reader.candidatesOf('chaise table')).toEqual([]);
  });
});
