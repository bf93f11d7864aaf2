import { describe, expect, it } from 'vitest';
import {
  continueList,
  insertLink,
  insertTable,
  makeQuestion,
  toggleBold,
  toggleHeading,
  toggleList,
  type Edit,
  type Selected,
} from './markdownEdit.ts';

/** A text with its selection between ‹ and ›. */
function parse(marked: string): Selected {
  const [before = '', ...rest] = marked.split('‹');
  if (rest.length === 0) throw new Error('no caret');
  const [inner = '', after = ''] = rest.join('').split('›');
  return { value: before + inner + after, start: before.length, end: before.length + inner.length };
}
const apply = (marked: string, edit: (selected: Selected) => Edit | null): string | null => {
  const selected = parse(marked);
  const made = edit(selected);
  if (made === null) return null;
  const value = selected.value.slice(0, made.from) + made.text + selected.value.slice(made.to);
  return `${value.slice(0, made.start)}‹${value.slice(made.start, made.end)}›${value.slice(made.end)}`;
};

describe('the toolbar of a text', () => {
  it.each([
    ['un ‹mot› ici', 'un **‹mot›** ici'],
    ['un **‹mot›** ici', 'un ‹mot› ici'],
    ['un ‹**mot**› ici', 'un ‹mot› ici'],
    ['un ‹› ici', 'un **‹›** ici'],
  ])('bold: %s', (before, after) => expect(apply(before, toggleBold)).toBe(after));

  it.each([
    ['a\nb‹›c\nd', 'a\n## bc‹›\nd'],
    ['## b‹›', 'b‹›'],
    ['#### ‹b›', '## b‹›'],
    ['‹a\nb›', '## a\n## b‹›'],
  ])('heading: %s', (before, after) => expect(apply(before, (s) => toggleHeading(s, 2))).toBe(after));

  it('question: the mark is that of the language, once', () => {
    expect(apply('Combien‹›', (s) => makeQuestion(s, 'fr'))).toBe('### Combien\u202f?‹›');
    expect(apply('## Wie viel?‹›', (s) => makeQuestion(s, 'de'))).toBe('### Wie viel?‹›');
    expect(apply('قدّاش‹›', (s) => makeQuestion(s, 'tn'))).toBe('### قدّاش؟‹›');
    expect(apply('‹›', (s) => makeQuestion(s, 'en'))).toBe('### ‹›?');
  });

  it.each([
    ['‹a\nb›', false, '- a\n- b‹›'],
    ['‹a\nb›', true, '1. a\n2. b‹›'],
    ['‹- a\n- b›', false, 'a\nb‹›'],
    ['‹- a\n- b›', true, '1. a\n2. b‹›'],
  ])('list: %s', (before, isOrdered, after) =>
    expect(apply(before, (s) => toggleList(s, isOrdered))).toBe(after),
  );

  it.each([
    ['- a‹›', '- a\n- ‹›'],
    ['- a‹›b', '- a\n- ‹›b'],
    ['9. a‹›', '9. a\n10. ‹›'],
    ['- a\n- ‹›', '- a\n‹›'],
    ['a‹›', null],
    ['‹›- a', null],
  ])('Enter: %s', (before, after) => expect(apply(before, continueList)).toBe(after));

  it('link: brackets do not end it', () => {
    expect(apply('voir ‹x›.', (s) => insertLink(s, 'la [FAQ]', '/faq'))).toBe(
      String.raw`voir [la \[FAQ\]](/faq)‹›.`,
    );
    expect(apply('‹›', (s) => insertLink(s, 'a', '/a(b)'))).toBe('[a](</a(b)>)‹›');
  });

  it('table: stands between empty lines', () => {
    expect(apply('a‹›\nb', (s) => insertTable(s, ['Un', 'Deux'], 1))).toBe(
      'a\n\n| ‹Un› | Deux |\n| --- | --- |\n|   |   |\n\nb',
    );
    expect(apply('‹›', (s) => insertTable(s, ['Un'], 1))).toBe('| ‹Un› |\n| --- |\n|   |');
  });
});
