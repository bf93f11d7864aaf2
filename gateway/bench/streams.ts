/** Replies of the assistant: what a thousand at once cost a gateway in memory, and what the gateway adds to their first word. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import { startServer } from './children.ts';
import type { Measured } from './children.ts';
import { times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

const AT_ONCE = times(1_000, 40);
/** Opened at a time, as shoppers would; all at the same instant would measure the queue for two processors. */
const TOGETHER = 20;
const SINGLE_TRIES = times(100, 3);

const DOCUMENT = `subscription Reply($input: BotReplyInput!) {
  botReply(input: $input) { __typename sequence ... on BotReplyText { text } }
}`;

interface Opened {
  /** Until the first word (ms). */
  first: number;
  request: ClientRequest;
}

/** Asks, and waits for the first word of the reply. */
function open(url: string, body: object): Promise<Opened> {
  return new Promise((done, failed) => {
    const started = performance.now();
    const asked = request(url, {
      method: 'POST',
      agent: false,
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    });
    asked.once('error', failed);
    asked.once('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        if (text === 'told') return;
        text += chunk.toString();
        if (text.includes('BotReplyFailed') || text.includes('"errors"')) failed(new Error(text));
        if (!text.includes('Bonjour')) return;
        text = 'told';
        done({ first: performance.now() - started, request: asked });
      });
      response.once('error', () => undefined);
    });
    asked.end(JSON.stringify(body));
  });
}

const throughGateway = (gateway: Measured): Promise<Opened> =>
  open(`${gateway.url}/graphql`, {
    query: DOCUMENT,
    variables: { input: { replyId: randomUUID(), query: 'une lampe' } },
  });
const fromHost = (host: Measured): Promise<Opened> =>
  open(`${host.url}/bot/bot-query`, { query: 'une lampe', queryType: 'SEARCH_PRODUCT' });

/** The median time to the first word, one reply at a time (ms). */
async function firstWord(ask: () => Promise<Opened>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < SINGLE_TRIES; n += 1) {
    const { first, request: asked } = await ask();
    times.push(first);
    asked.destroy();
  }
  return median(times);
}

/** Opens the streams of one round and keeps them. */
async function openAll(ask: () => Promise<Opened>): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (let n = 0; n < AT_ONCE; n += TOGETHER)
    opened.push(...(await Promise.all(Array.from({ length: TOGETHER }, ask))));
  return opened;
}

export async function measureStreams(): Promise<void> {
  const origin = await startServer('server.ts', 'origin');
  const host = await startServer('server.ts', 'chat');
  const gateway = await startServer(
    'server.ts',
    'gateway',
    origin.url,
    String(8 * 1024 * 1024),
    '',
    host.url,
  );
  const ask = () => throughGateway(gateway);
  // These warm it as well, one after another: memory that was taken for many before would not be counted as theirs.
  const alone = { gateway: await firstWord(ask), host: await firstWord(() => fromHost(host)) };
  const before = await gateway.memory();
  const opened = await openAll(ask);
  const during = await gateway.memory();
  for (const { request: asked } of opened) asked.destroy();

  const perStream = (during - before) / AT_ONCE / 1_000;
  const crowded = median(opened.map(({ first }) => first));
  printTable(
    `Replies of the assistant, ${AT_ONCE} at once in one process`,
    ['', 'median'],
    [
      ['memory of a running reply, kB', perStream.toFixed(1)],
      ['first word from the host itself, ms', alone.host.toFixed(2)],
      ['first word through the gateway, ms', alone.gateway.toFixed(2)],
      [`the same while up to ${AT_ONCE} others run, ${TOGETHER} asked together, ms`, crowded.toFixed(2)],
    ],
  );
  judge('memory of a running reply', perStream, 100, 'kB');
  judge('added to the first word', alone.gateway - alone.host, 10, 'ms');
  for (const server of [gateway, host, origin]) server.end();
}
