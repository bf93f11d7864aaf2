import { expect, it } from 'vitest';
import { HOME_RULES, type HomeList } from '../../../../../gateway/contract/rules/home-items.ts';
import { arrangeSections, HOME_LAYOUTS } from '../../../../../gateway/contract/rules/home-sections.ts';
import {
  clashesOf,
  differences,
  differingFields,
  merged,
  newItem,
  NO_TEXT,
  type Content,
  type Item,
} from './content.ts';

const slide = (key: string, name = key): Item => ({
  ...newItem('SLIDES', key),
  title: { ...NO_TEXT, fr: name },
});

const content = (...slides: readonly Item[]): Content => ({
  lists: {
    ...(Object.fromEntries(Object.keys(HOME_RULES).map((name) => [name, []])) as unknown as Record<
      HomeList,
      Item[]
    >),
    SLIDES: slides,
  },
  layouts: Object.fromEntries(
    HOME_LAYOUTS.map((name) => [name, arrangeSections(name)]),
  ) as unknown as Content['layouts'],
});
const names = ({ lists }: Content) => lists.SLIDES.map(({ title }) => title?.fr);

it('counts what has changed', () => {
  const from = content(slide('a'), slide('b'), slide('c'));
  expect(differences(from, from)).toEqual([]);
  expect(differences(from, content(slide('c'), slide('b', 'B'), slide('d')))).toEqual([
    { list: 'SLIDES', added: 1, removed: 1, changed: 1, isReordered: true },
  ]);
  const hidden: Content = {
    ...from,
    layouts: {
      ...from.layouts,
      HOME2: from.layouts.HOME2.map((one) => ({ ...one, isVisible: one.name !== 'BEST' })),
    },
  };
  expect(differences(from, hidden)).toEqual([{ layout: 'HOME2', isReordered: false, shown: 0, hidden: 1 }]);
});

it('merges what different people changed', () => {
  const base = content(slide('a'), slide('b'), slide('c'));
  const theirs = content(slide('a', 'A theirs'), slide('b'), slide('c'), slide('d'));
  const mine = content(slide('c'), slide('a'), slide('b', 'B mine'));
  expect(clashesOf(base, theirs, mine)).toEqual([]);
  expect(names(merged(base, theirs, mine, new Set()))).toEqual(['c', 'A theirs', 'B mine', 'd']);
});

it('asks where both changed the same, and follows the answer', () => {
  const base = content(slide('a'), slide('b'));
  const theirs = content(slide('a', 'theirs'), slide('b'));
  const mine = content(slide('a', 'mine'), slide('b'));
  expect(clashesOf(base, theirs, mine)).toMatchObject([{ id: 'SLIDES/a', list: 'SLIDES', key: 'a' }]);
  expect(names(merged(base, theirs, mine, new Set()))).toEqual(['mine', 'b']);
  expect(names(merged(base, theirs, mine, new Set(['SLIDES/a'])))).toEqual(['theirs', 'b']);
});

it('names the fields in which two items differ', () => {
  const item = { ...slide('a'), redirectUrl: '/deals' };
  expect(differingFields(item, slide('a', 'b'))).toEqual([
    { field: 'title', language: 'fr', value: 'a' },
    { field: 'redirectUrl', language: null, value: '/deals' },
  ]);
});

it('asks when one removed what the other changed', () => {
  const base = content(slide('a'));
  const clashes = clashesOf(base, content(), content(slide('a', 'mine')));
  expect(clashes).toMatchObject([{ theirs: null, mine: { key: 'a' } }]);
  expect(names(merged(base, content(), content(slide('a', 'mine')), new Set(['SLIDES/a'])))).toEqual([]);
});
