/**
 * The connection to Redis, which nothing has to wait for: a script that is not answered at once, or a connection that is closed, makes
 * callers do without it until it responds again.
 */
import { createHash } from 'node:crypto';
import { createClient, ErrorReply } from '@redis/client';
import { monotonicNow } from '../../service/clock.ts';

/** Longest wait for an answer (ms). */
const LONGEST_WAIT = 50;
/** After an answer that did not come, nothing is asked for so long (ms). */
const PAUSE = 2_000;
/** Longest pause between attempts to connect (ms). */
const LONGEST_RECONNECT = 2_000;
/** A connection on which nothing comes for so long is closed; a ping each third of it is answered otherwise (ms). */
const SILENCE = 15_000;

/** A Lua script that reads and writes one key. */
export interface RedisScript {
  readonly text: string;
  readonly sha: string;
}

/** A script with the name by which Redis remembers it. */
export const redisScript = (text: string): RedisScript => ({
  text,
  sha: createHash('sha1').update(text).digest('hex'),
});

export interface RedisStore {
  /** Runs a script, atomically. @returns its answer; undefined: Redis does not respond now. Never rejects. */
  run(script: RedisScript, key: string, args: readonly string[]): Promise<unknown>;
  close(): void;
}

export interface RedisOptions {
  /** `redis[s]://[[user]:password@]host[:port][/database]` */
  url: string;
  /** Receives, as one line, that Redis does not respond, and that it does again. Neither address nor password is in it. */
  onProblem?: ((message: string) => void) | undefined;
}

/** Connects in the background, and again whenever the connection ends. */
export function openRedis({ url, onProblem = () => undefined }: RedisOptions): RedisStore {
  const client = createClient({
    url,
    // A command that waits for a connection would be answered too late.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    pingInterval: SILENCE / 3,
    disableClientInfo: true,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: SILENCE,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_RECONNECT),
    },
  });
  let isDown = false;
  let isClosed = false;
  let pausedUntil = 0;

  function fail(reason: string): void {
    if (isDown || isClosed) return;
    isDown = true;
    onProblem(`Redis does not respond (${reason}): until it does, each gateway counts budgets for itself`);
  }
  function recover(): void {
    pausedUntil = 0;
    if (!isDown) return;
    isDown = false;
    onProblem('Redis responds again: all gateways share the budgets');
  }

  client.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.name));
  client.on('ready', recover);
  // It tries until it is closed; what fails meanwhile is an event.
  client.connect().catch(() => undefined);

  async function evaluate(
    { text, sha }: RedisScript,
    key: string,
    args: readonly string[],
  ): Promise<unknown> {
    const given = { keys: [key], arguments: [...args] };
    try {
      return await client.evalSha(sha, given);
    } catch (error) {
      // Redis was restarted, or has not seen the script yet.
      if (error instanceof ErrorReply && error.message.startsWith('NOSCRIPT'))
        return client.eval(text, given);
      throw error;
    }
  }

  return {
    run(script, key, args) {
      if (!client.isReady || monotonicNow() < pausedUntil) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        let isOver = false;
        const end = (answer: unknown, failure: string | undefined): void => {
          // An answer that comes too late does not end the pause: every caller would wait for the next one.
          if (isOver) return;
          isOver = true;
          clearTimeout(timer);
          if (failure === undefined) recover();
          else {
            pausedUntil = monotonicNow() + PAUSE;
            fail(failure);
          }
          resolve(answer);
        };
        // One more turn of the event loop: in a busy process the answer may have come, and not have been read.
        const timer = setTimeout(() => setImmediate(() => end(undefined, 'slow')), LONGEST_WAIT);
        evaluate(script, key, args).then(
          (answer) => end(answer, undefined),
          (error: unknown) => end(undefined, error instanceof Error ? error.name : 'error'),
        );
      });
    },
    close() {
      isClosed = true;
      client.destroy();
    },
  };
}
