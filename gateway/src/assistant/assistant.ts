/** What the gateway has of the shop's assistant: the way to its host, the replies that run, and who has asked how much. */
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { ChatHost } from '../upstream/chat.ts';
import { Replies } from './replies.ts';
import { RateLimits } from './rate-limits.ts';

export interface AssistantOptions {
  /** Base address of the chat host. */
  url: string;
  /** The host is the shop's own, and may be told whose session a message comes from. */
  knowsSessions?: boolean | undefined;
  /** By which the shop's API believes the gateway; for the shop's own host. */
  serviceToken?: string | undefined;
  /** How many times more one visitor may ask. */
  limitsFactor?: number | undefined;
  /** Clock in ms; for tests. */
  now?: (() => number) | undefined;
}

export interface Assistant {
  readonly host: ChatHost;
  readonly replies: Replies;
  readonly limits: RateLimits;
  /** What requests can fill. */
  readonly memory: Readonly<Record<'endedReplies' | 'runningReplies' | 'limits', MemoryUse>>;
  close(): Promise<void>;
}

export function openAssistant(options: AssistantOptions): Assistant {
  const { limitsFactor, now } = options;
  const host = new ChatHost(options);
  const limits = new RateLimits(limitsFactor);
  const replies = new Replies({ limits, now });
  return {
    host,
    replies,
    limits,
    get memory() {
      return { ...replies.memory, limits: limits.memory };
    },
    async close() {
      replies.close();
      await host.close();
    },
  };
}
