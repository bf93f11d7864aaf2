import { afterEach, expect, it, vi } from 'vitest';
import { createEnvironment } from '../../relay/environment.ts';
import { createNetwork } from '../../relay/network.ts';
import { requestReply, type ReplyEvent } from './requestReply.ts';

afterEach(() => vi.unstubAllGlobals());

const COMPLETE = 'event: complete\ndata:\n\n';
const told = (sequence: number, type: string, fields: object = {}) =>
  `event: next\ndata: ${JSON.stringify({ data: { botReply: { __typename: `BotReply${type}`, sequence, ...fields } } })}\n\n`;

/** Asks for a reply over connections that say the given things. Gives what was heard and what was sent. */
async function ask(...streams: string[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push((JSON.parse(init.body as string) as { variables: unknown }).variables);
    const headers = { 'content-type': 'text/event-stream' };
    return Promise.resolve(new Response(streams.shift() ?? '', { headers }));
  });
  const heard: (ReplyEvent | 'lost')[] = [];
  await new Promise<void>((resolve) => {
    requestReply(
      createEnvironment(createNetwork()),
      { replyId: 'a', query: 'une robe' },
      {
        onEvent(event) {
          heard.push(event);
          if (event.__typename === 'BotReplyCompleted') resolve();
        },
        onLost() {
          heard.push('lost');
          resolve();
        },
      },
    );
  });
  return { heard, sent };
}

it('a reply comes piece by piece, and is taken up again behind the last one', async () => {
  const { heard, sent } = await ask(
    told(1, 'Text', { text: 'Bon' }),
    told(2, 'Text', { text: 'jour' }) + told(3, 'Completed') + COMPLETE,
  );
  expect(heard).toEqual([
    { __typename: 'BotReplyText', sequence: 1, text: 'Bon' },
    { __typename: 'BotReplyText', sequence: 2, text: 'jour' },
    { __typename: 'BotReplyCompleted', sequence: 3 },
  ]);
  expect(sent).toEqual([
    { input: { replyId: 'a', query: 'une robe' } },
    { input: { replyId: 'a', query: 'une robe', after: 1 } },
  ]);
});

it('a stream that is complete before the reply is, is a lost one', async () => {
  const { heard } = await ask(told(1, 'Text', { text: 'Bon' }) + COMPLETE);
  expect(heard.at(-1)).toBe('lost');
});
