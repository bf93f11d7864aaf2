// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import mutation, {
  type AddressRemovalMutation,
} from '../pages/account/_components/__generated__/AddressRemovalMutation.graphql.ts';
import { RequestError } from './errors.ts';
import { createFakeGateway } from './gatewayForTests.tsx';
import { useMutation } from './useMutation.ts';

const VARIABLES = { input: { id: 'a' } };
const removed = (userErrors: readonly { code: string }[] = []) => ({
  data: { addressRemove: { viewer: { addresses: [] }, userErrors } },
});

let gateway: ReturnType<typeof createFakeGateway>;
afterEach(() => {
  cleanup();
  gateway.end();
});

function start(answer: () => unknown) {
  gateway = createFakeGateway({ AddressRemovalMutation: answer });
  return renderHook(() => useMutation<AddressRemovalMutation>(mutation), { wrapper: gateway.Shop }).result;
}

describe('a mutation of a component', () => {
  it('is pending until the response, and returns the payload', async () => {
    let answer: (body: unknown) => void = () => undefined;
    const hook = start(() => new Promise((resolve) => (answer = resolve)));
    let sending: Promise<unknown> = Promise.resolve();
    await act(async () => {
      sending = hook.current.send(VARIABLES, { done: 'Removed' });
      await Promise.resolve();
    });
    expect(hook.current.isPending).toBe(true);
    await act(async () => {
      answer(removed());
      await sending;
    });
    expect(hook.current.isPending).toBe(false);
    expect(await sending).toMatchObject({ userErrors: [] });
    expect(gateway.requests).toEqual([
      { name: 'AddressRemovalMutation', variables: VARIABLES, credentials: 'same-origin' },
    ]);
    expect(gateway.toasts).toMatchObject([{ type: 'success', title: 'Removed' }]);
  });

  it('returns refusals to a form, without a message', async () => {
    const hook = start(() => removed([{ code: 'NOT_FOUND' }]));
    const payload = await act(() => hook.current.send(VARIABLES, { done: 'Removed' }));
    expect(payload.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(gateway.toasts).toEqual([]);
  });

  it.each([
    ['the network fails', new Error('away')],
    ['its payload could not be had', { data: { addressRemove: null }, errors: [{ message: 'no' }] }],
  ])('rejects when %s', async (_, answer) => {
    const hook = start(() => answer);
    const outcome = await act(() => hook.current.send(VARIABLES).catch((error: unknown) => error));
    expect(outcome).toBeInstanceOf(RequestError);
    expect(hook.current.isPending).toBe(false);
  });

  it('is sent again after a temporary failure, only if it may be', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tries: unknown[] = [new Error('away'), new Error('away'), removed()];
    const hook = start(() => tries.shift());
    const once = hook.current.send(VARIABLES).catch((error: unknown) => error);
    expect(await act(() => once)).toBeInstanceOf(RequestError);
    expect(gateway.requests).toHaveLength(1);
    await act(async () => {
      const sending = hook.current.send(VARIABLES, { retries: 1 });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await sending).toMatchObject({ userErrors: [] });
    });
    expect(gateway.requests).toHaveLength(3);
    vi.useRealTimers();
  });

  it.each([
    ['a refusal', removed([{ code: 'NOT_FOUND' }])],
    ['a fault', new Error('away')],
  ])('tells %s by a toast where no form does', async (_, answer) => {
    const hook = start(() => answer);
    const outcome = await act(() =>
      hook.current.attempt(VARIABLES, { done: 'Removed', failed: 'Not removed' }),
    );
    expect(outcome).toBeUndefined();
    expect(gateway.toasts).toMatchObject([{ type: 'error', description: 'Not removed' }]);
  });
});
