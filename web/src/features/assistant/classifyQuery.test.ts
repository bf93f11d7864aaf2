import type { PayloadData } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { classifyQuery } from './classifyQuery.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Mock = ReturnType<typeof createMockEnvironment>;
const waiting = (environment: Mock): string[] =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name);

/** Answers the only request that waits. */
async function answer(environment: Mock, name: string, data: PayloadData): Promise<void> {
  expect(waiting(environment)).toEqual([name]);
  environment.mock.resolveMostRecentOperation(() => ({ data }));
  await vi.advanceTimersByTimeAsync(0);
}

const ABILITIES = { assistant: { transcribesSpeech: false, speaksAnswers: false, seesPictures: false } };
const classified = (queryType: string) => ({ botQueryClassify: { queryType, userErrors: [] } });

it('the first message waits for an assistant that is being started, and is classified', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const environment = createMockEnvironment();
  const first = classifyQuery(environment, 'ce téléphone', 'SEARCH_PRODUCT');
  await vi.advanceTimersByTimeAsync(6_000);
  await answer(environment, 'useAbilitiesQuery', ABILITIES);
  await answer(environment, 'classifyQueryMutation', classified('PRODUCT_INFO'));
  await expect(first).resolves.toBe('PRODUCT_INFO');
  expect(warn).not.toHaveBeenCalled();

  // Known by now: the next one asks nothing before.
  const second = classifyQuery(environment, 'une robe', 'PRODUCT_INFO');
  await vi.advanceTimersByTimeAsync(0);
  await answer(environment, 'classifyQueryMutation', classified('SEARCH_PRODUCT'));
  await expect(second).resolves.toBe('SEARCH_PRODUCT');
});

it('a message to an assistant that cannot be reached, or is slow, has the chosen subject', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const environment = createMockEnvironment();
  const sent = classifyQuery(environment, 'ce téléphone', 'SEARCH_PRODUCT');
  environment.mock.rejectMostRecentOperation(new Error('down'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(waiting(environment)).toEqual(['classifyQueryMutation']);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  await expect(sent).resolves.toBe('SEARCH_PRODUCT');
  expect(warn).toHaveBeenCalledTimes(1);
});
