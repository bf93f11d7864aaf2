import { expect, test, vi } from 'vitest';
import { understand } from './understand.ts';

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
