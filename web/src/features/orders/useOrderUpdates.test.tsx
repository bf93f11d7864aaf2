// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeGateway } from '../../relay/gatewayForTests.tsx';
import { useOrderUpdates } from './useOrderUpdates.ts';

const ID = 'order-1';

interface Connection {
  readonly variables: unknown;
  readonly signal: AbortSignal;
  readonly stream: ReadableStreamDefaultController<Uint8Array>;
}

let gateway: ReturnType<typeof createFakeGateway>;
let connections: Connection[];
/** Responses to the next connections instead of a stream. */
let refusals: Response[];

beforeEach(() => {
  gateway = createFakeGateway({});
  connections = [];
  refusals = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const refusal = refusals.shift();
    if (refusal !== undefined) return Promise.resolve(refusal);
    const signal = init.signal as AbortSignal;
    const { variables } = JSON.parse(init.body as string) as { variables: unknown };
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        connections.push({ variables, signal, stream });
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  });
});
afterEach(() => {
  cleanup();
  gateway.end();
  vi.restoreAllMocks();
});

const connected = (count: number) => vi.waitFor(() => expect(connections).toHaveLength(count), 3_000);
/** An event with the order in a state. */
async function sendEvent(state: string): Promise<void> {
  const data = { orderUpdated: { __typename: 'Order', id: ID, state, subOrders: [] } };
  connections
    .at(-1)
    ?.stream.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify({ data })}\n\n`));
  await vi.waitFor(() => expect(gateway.environment.getStore().getSource().get(ID)).toMatchObject({ state }));
}

describe('a shown order', () => {
  it('is updated with each change, also after a disconnection, until it is unmounted', async () => {
    const { unmount } = renderHook(() => useOrderUpdates(ID), { wrapper: gateway.Shop });
    await connected(1);
    expect(connections[0]?.variables).toEqual({ id: ID, language: 'FR' });
    await sendEvent('CONFIRMED');
    await sendEvent('SHIPPED');
    connections[0]?.stream.error(new TypeError('network error'));
    await connected(2);
    expect(connections[1]?.variables).toEqual({ id: ID, language: 'FR' });
    await sendEvent('DELIVERED');
    expect(connections[1]?.signal.aborted).toBe(false);
    unmount();
    expect(connections[1]?.signal.aborted).toBe(true);
  });

  it('stays unchanged if the API has no subscription, also after reconnecting or focusing', async () => {
    const error = { message: 'no', extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' } };
    refusals = [
      new Response(
        `event: next\ndata: ${JSON.stringify({ data: null, errors: [error] })}\n\nevent: complete\ndata:\n\n`,
        { headers: { 'content-type': 'text/event-stream' } },
      ),
    ];
    renderHook(() => useOrderUpdates(ID), { wrapper: gateway.Shop });
    await vi.waitFor(() => expect(refusals).toHaveLength(0));
    // Waits for all microtasks that reading the refusal may take.
    for (let turn = 0; turn < 50; turn += 1) {
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      dispatchEvent(new Event('online'));
    }
    expect(connections).toHaveLength(0);
  });

  it('is followed again on reconnection, once the stream was lost', async () => {
    renderHook(() => useOrderUpdates(ID), { wrapper: gateway.Shop });
    await connected(1);
    dispatchEvent(new Event('online'));
    expect(connections).toHaveLength(1);
    connections[0]?.stream.enqueue(new TextEncoder().encode('event: complete\ndata:\n\n'));
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(connections).toHaveLength(2);
    });
  });
});
