import { expect, test, vi } from 'vitest';
import { forHead, understand } from './understand.ts';
import type { Understood } from './understand.ts';

test('a text in quotation marks is taken literally: nothing in it is corrected', async () => {
  const correct = vi.fn((words: readonly string[]) =>
    Promise.resolve(new Map(words.map((word) => [word, 'casque']))),
  );
  expect((await understand('kasqq', correct)).corrected).toBe('casque');
  for (const quoted of ['"kasqq"', '« kasqq »', ' “kasqq” ']) {
    expect((await understand(quoted, correct)).corrected).toBeNull();
  }
  expect(correct).toHaveBeenCalledOnce();
});

const none = () => Promise.resolve(new Map<string, string | null>());
const headOf = ({ terms, head }: Understood): string | undefined => terms[head]?.alternatives[0]?.text;

test.each([
  ['casque pour la chambre', 'zzcasque'],
  ['Lampe für das Sofa', 'zzlampe'],
  ['a lamp for the sofa', 'zzlampe'],
  ['زربية للصالون', 'zztapi'],
])('the thing itself, not what it is for: %s', async (text, head) => {
  expect(headOf(await understand(text, none))).toMatch(new RegExp(`^${head}`));
});

test('the thing alone keeps colours and brands, and the other words rank', async () => {
  const isName = (word: string): boolean => word === 'mirova';
  const [first, , last] = forHead(await understand('lampe rouge mirova pour la chambre', none), isName);
  expect([first?.terms.length, first?.optional.length]).toEqual([3, 1]);
  expect([last?.terms.length, last?.optional.length]).toEqual([1, 3]);
});

test('what is ruled out is no word of the search', async () => {
  const isName = (word: string): boolean => word === 'mirova';
  const black = await understand('sunglasses but not black', none, { isName });
  expect(black.notColors).toEqual(['noir']);
  expect(black.terms.flatMap(({ alternatives }) => alternatives.map(({ text }) => text))).not.toContain(
    'noir',
  );
  expect((await understand('زربية ما نحبهاش حمراء', none)).notColors).toEqual(['rouge']);
  expect((await understand('lampe sauf mirova', none, { isName })).notNames).toEqual(['mirova']);
});

test('several colours are alternatives', async () => {
  const { terms } = await understand('canapé gris ou beige', none);
  expect(
    terms.filter(({ isColor }) => isColor).map(({ alternatives }) => alternatives.map(({ text }) => text)),
  ).toEqual([['gri', 'beige']]);
});
