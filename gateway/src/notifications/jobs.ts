/** What the gateway does beside requests, over connections of its own: it follows the event feed and delivers webhooks. */
import { WEBHOOK_CHANNELS } from '../../contract/webhooks.ts';
import { HttpUpstream } from '../upstream/http.ts';
import type { HttpUpstreamOptions } from '../upstream/http.ts';
import { RestClient } from '../upstream/rest.ts';
import type { PostOptions } from '../upstream/webhook-post.ts';
import { createWebhookEndpoint } from '../upstream/webhooks.ts';
import type { Broadcast } from './broadcast.ts';
import { deliverSubscriptions } from './subscriptions.ts';
import { followFeed } from './tail.ts';
import { addressOf, deliverWebhooks } from './webhooks.ts';

export interface JobOptions {
  /** Connection to the REST API. */
  upstream: HttpUpstreamOptions;
  serviceToken: string;
  /** Receives, as one line, what an operator should look at. */
  onProblem?: ((message: string) => void) | undefined;
  /** Called when the REST API does not accept the service token. */
  onRefused?: (() => void) | undefined;
}

export interface WebhookOptions {
  orders?: string | undefined;
  tickets?: string | undefined;
  /** `whsec_` and base64. */
  secret: string;
  /** For one attempt (ms). */
  timeoutMs?: number | undefined;
}

/** Ends a job and its connections. */
export type StopJob = () => Promise<void>;

/** Follows the feed over a connection of its own: its long waits must not count against the pages' upstream. */
export function openFeed(
  { upstream: options, serviceToken, onProblem, onRefused }: JobOptions,
  announce: (tags: string[] | 'all') => void,
  broadcast: Broadcast,
  onRead: () => void,
): StopJob {
  const upstream = new HttpUpstream({
    ...options,
    connections: 1,
    isForOnePurpose: true,
    staysAtOne: true,
    headersTimeoutMs: 60_000,
    totalTimeoutMs: 60_000,
  });
  const stop = followFeed({
    rest: new RestClient(upstream),
    token: serviceToken,
    announce: (tags) => {
      announce(tags);
      if (tags === 'all') broadcast.publishMissed();
    },
    onEvents: (events) => broadcast.publish(events),
    onRead,
    onProblem,
    onRefused,
  });
  return async () => {
    await stop();
    await upstream.close();
  };
}

/** Delivers webhooks over connections of their own, one waiting claim and some settling for each channel. */
export function openWebhooks(
  { upstream: options, serviceToken, onProblem }: JobOptions,
  webhooks: WebhookOptions,
): StopJob {
  const { secret, timeoutMs } = webhooks;
  const upstream = new HttpUpstream({
    ...options,
    connections: 8,
    isForOnePurpose: true,
    headersTimeoutMs: 60_000,
  });
  const rest = new RestClient(upstream);
  const stops = WEBHOOK_CHANNELS.flatMap((channel) => {
    const url = addressOf(webhooks, channel);
    if (url === undefined) return [];
    const endpoint = createWebhookEndpoint({ url, secret, timeoutMs });
    return deliverWebhooks({ channel, endpoint, rest, token: serviceToken, onProblem });
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await upstream.close();
  };
}

/** Delivers the events of subscriptions, over connections of its own: one waiting claim and some settling. */
export function openSubscriptions(
  { upstream: options, serviceToken: token, onProblem }: JobOptions,
  post: PostOptions,
): StopJob {
  const upstream = new HttpUpstream({
    ...options,
    connections: 4,
    isForOnePurpose: true,
    headersTimeoutMs: 60_000,
  });
  const stop = deliverSubscriptions({ rest: new RestClient(upstream), token, post, onProblem });
  return async () => {
    await stop();
    await upstream.close();
  };
}
