import { afterEach, expect, it, vi } from 'vitest';
import { createEnvironment } from '../../relay/environment.ts';
import { createNetwork } from '../../relay/network.ts';
import { requestReply, type ReplyEvent } from './requestReply.ts';

afterEach(() => vi.unstubAllGlobals());

const COMPLETE = 'event: complete\ndata:\n\n';
const eventText = (sequence: number, type: string, fields: object = {}) =>
  `event: next\ndata: ${JSON.stringify({ data: { botReply: { __typename: `BotReply${type}`, sequence, ...fields } } })}\n\n`;

/** Requests a reply over connections with the given events. Returns the received events and the requests. */
async function requestWith(...streams: string[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push((JSON.parse(init.body as string) as { variables: unknown }).variables);
    const headers = { 'content-type': 'text/event-stream' };
    return Promise.resolve(new Response(streams.shift() ?? '', { headers }));
  });
  const received: (ReplyEvent | 'lost')[] = [];
  await new Promise<void>((resolve) => {
    requestReply(createEnvironment(createNetwork()), { replyId: 'a', query: 'une robe' }, 'tn', {
      onEvent(event) {
        received.push(event);
        if (event.__typename === 'BotReplyCompleted') resolve();
      },
      onLost() {
        received.push('lost');
        resolve();
      },
    });
  });
  return { received, sent };
}

it('a reply arrives piece by piece, and is resumed after the last one', async () => {
  const { received, sent } = await requestWith(
    eventText(1, 'Text', { text: 'Bon' }),
    eventText(2, 'Text', { text: 'jour' }) + eventText(3, 'Completed') + COMPLETE,
  );
  expect(received).toEqual([
    { __typename: 'BotReplyText', sequence: 1, text: 'Bon' },
    { __typename: 'BotReplyText', sequence: 2, text: 'jour' },
    { __typename: 'BotReplyCompleted', sequence: 3 },
  ]);
  expect(sent).toEqual([
    { input: { replyId: 'a', query: 'une robe' }, language: 'TN' },
    { input: { replyId: 'a', query: 'une robe', after: 1 }, language: 'TN' },
  ]);
});

it('a stream that completes before the reply does, of a gateway that stops, is resumed', async () => {
  const { received, sent } = await requestWith(
    eventText(1, 'Text', { text: 'Bon' }) + COMPLETE,
    eventText(2, 'Completed') + COMPLETE,
  );
  expect(received).toEqual([
    { __typename: 'BotReplyText', sequence: 1, text: 'Bon' },
    { __typename: 'BotReplyCompleted', sequence: 2 },
  ]);
  expect(sent.at(-1)).toMatchObject({ input: { after: 1 } });
});
