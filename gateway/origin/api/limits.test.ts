import { expect, it } from 'vitest';
import { Limits } from './limits.ts';

async function countUntilRefused(limits: Limits, name: Parameters<Limits['take']>[0]): Promise<number> {
  for (let taken = 0; taken < 1000; taken++) {
    const refusal = await limits.take(name, 'somebody').catch((error: unknown) => error);
    if (refusal !== undefined) {
      expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
      return taken;
    }
  }
  return Number.POSITIVE_INFINITY;
}

it('a factor widens what goes by client, and nothing else', async () => {
  expect(await countUntilRefused(new Limits(), 'registration by client')).toBe(30);
  expect(await countUntilRefused(new Limits(4), 'registration by client')).toBe(120);
  expect(await countUntilRefused(new Limits(4), 'newsletter by address')).toBe(4);
});
