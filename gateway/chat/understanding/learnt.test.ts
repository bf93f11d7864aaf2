import { describe, expect, it } from 'vitest';
import { SYNONYM_GROUPS } from '../../lexicon/synonyms.ts';
import { learnCategories } from './learnt.ts';

// Each group of synonyms as if it were a category.
const reader = learnCategories(
  SYNONYM_GROUPS.flatMap((group) => group.map((name) => ({ name, category: group[0] ?? '' }))),
);

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
    expect(reader.candidatesOf('chaise table').length).toBeGreaterThan(1);
    expect(reader.candidatesOf('imprimmante')).toEqual([]);
    expect(reader.candidatesOf('pizza')).toEqual([]);
  });
});
