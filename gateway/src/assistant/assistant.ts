/** The gateway's side of the assistant: the chat host's client, the replies and the rate limits. */
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { ChatHost } from '../upstream/chat.ts';
import type { ChatHostOptions } from '../upstream/chat.ts';
import { CACHE_MS, Replies } from './replies.ts';
import { RateLimits } from './rate-limits.ts';
import type { RateLimitOptions } from './rate-limits.ts';
import { SharedReplies } from './shared-replies.ts';
import type { SharedTexts } from './shared-replies.ts';

export interface AssistantOptions {
  /** Base address of the chat host, or what starts it and tells it. */
  url: ChatHostOptions['url'];
  /** The host is the shop's own and may receive the visitor's session token. */
  knowsSessions?: boolean | undefined;
  /** Authenticates the gateway to the shop's API; for the shop's own host. */
  serviceToken?: string | undefined;
  /** Rate limits per visitor. */
  limits?: RateLimitOptions | undefined;
  /** Opens texts that all gateways share; undefined where nothing is shared. */
  openTexts?: ((purpose: string, lifetime: number) => SharedTexts | undefined) | undefined;
  /** Clock in ms; for tests. */
  now?: (() => number) | undefined;
}

export interface Assistant {
  readonly host: ChatHost;
  readonly replies: Replies;
  readonly limits: RateLimits;
  /** Memory that requests can fill. */
  readonly memory: Readonly<Record<'endedReplies' | 'runningReplies' | 'limits', MemoryUse>>;
  close(): Promise<void>;
}

export function openAssistant(options: AssistantOptions): Assistant {
  const { now } = options;
  const host = new ChatHost(options);
  const limits = new RateLimits(options.limits);
  const texts = options.openTexts?.('reply', CACHE_MS);
  const replies = new Replies({ limits, shared: texts && new SharedReplies(texts), now });
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
