import { expect, it } from 'vitest';
import { insertAt } from './insertAt.ts';

it('a text is put in where the caret was', () => {
  expect(insertAt('Salut  !', 6, 'Amel')).toBe('Salut Amel !');
});
