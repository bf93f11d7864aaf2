/** Delivers the events of third parties' subscriptions: claims due deliveries, posts and settles them. */
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { CHALLENGE } from '../../contract/rules/webhook-subscriptions.ts';
import { SubscriptionClaim, SubscriptionSettled } from '../../contract/webhook-subscriptions.ts';
import type { SubscriptionDelivery } from '../../contract/webhook-subscriptions.ts';
import { WEBHOOK_LEASE } from '../../contract/webhooks.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { RestClient } from '../upstream/rest.ts';
import { postWebhook } from '../upstream/webhook-post.ts';
import type { Posted, PostOptions } from '../upstream/webhook-post.ts';
import { TIMEOUT_MS } from '../upstream/webhooks.ts';
import { workOnClaims } from './claims.ts';
import { subscriptionBody } from './webhook-body.ts';

/** Concurrent posts. */
const MOST_AT_ONCE = 16;
const WAIT_SECONDS = 25;
/** Pause of a gateway whose REST API has no subscriptions (ms). */
const ABSENT_PAUSE_MS = 600_000;

/** Codes of a REST API that does not know the call. */
const ABSENT: ReadonlySet<string> = new Set([GATEWAY_CODES.notSupported, GATEWAY_CODES.notFound]);

export interface DeliverSubscriptionsOptions {
  rest: RestClient;
  /** The REST API's service token. */
  token: string;
  post: PostOptions;
  /** Called when claiming starts to fail, and for each subscription that is switched off; without address or content. */
  onProblem?: ((message: string) => void) | undefined;
}

const Repeated = z.object({ challenge: z.string() });

/** Whether a response repeats the challenge: as `{ "challenge": … }`, or alone. */
function isRepeated(text: string, challenge: unknown): boolean {
  if (typeof challenge !== 'string') return false;
  if (text.trim() === challenge) return true;
  try {
    return Repeated.safeParse(JSON.parse(text)).data?.challenge === challenge;
  } catch {
    return false;
  }
}

/** What is reported of a request. */
const failureOf = ({ failure, text }: Posted, { event }: SubscriptionDelivery): string | null =>
  failure === null && event.type === CHALLENGE && !isRepeated(text, event.data['challenge'])
    ? 'CHALLENGE_NOT_REPEATED'
    : failure;

/** Starts delivering; returns the function that stops it. */
export function deliverSubscriptions({
  rest,
  token,
  post,
  onProblem = () => undefined,
}: DeliverSubscriptionsOptions): () => Promise<void> {
  const timeoutMs = post.timeoutMs ?? TIMEOUT_MS;

  const claim = async (limit: number, signal: AbortSignal): Promise<SubscriptionDelivery[]> => {
    try {
      const { deliveries } = await rest.send(
        '/v1/webhook-subscriptions/claim',
        { limit, wait: WAIT_SECONDS },
        (json) => SubscriptionClaim.parse(json),
        { bearer: token, signal, timeoutMs: (WAIT_SECONDS + 10) * 1_000 },
      );
      return deliveries;
    } catch (error) {
      if (!(error instanceof UpstreamError) || !ABSENT.has(error.code)) throw error;
      await delay(ABSENT_PAUSE_MS, undefined, { signal }).catch(() => undefined);
      return [];
    }
  };

  const work = async (delivery: SubscriptionDelivery, claimedAt: number, cut: AbortSignal): Promise<void> => {
    const began = performance.now();
    // Delayed until the lease has nearly expired: another process may have claimed it by the time it would arrive.
    if (began - claimedAt > WEBHOOK_LEASE * 1_000 - 2 * timeoutMs) return;
    const { url, secrets } = delivery;
    const posted = await postWebhook({ url, secrets, message: subscriptionBody(delivery) }, cut, post);
    if (cut.aborted) return;
    const failure = failureOf(posted, delivery);
    const { outcome } = await rest.send(
      '/v1/webhook-subscriptions/settle',
      {
        id: delivery._id,
        lease: delivery.lease,
        failure,
        durationMs: Math.round(performance.now() - began),
      },
      (json) => SubscriptionSettled.parse(json),
      { bearer: token },
    );
    if (outcome === 'DISABLED')
      onProblem(`Webhook subscription: switched off after days of failure (${failure ?? ''})`);
  };

  return workOnClaims({
    mostAtOnce: MOST_AT_ONCE,
    claim,
    work,
    onClaimFailure: (error) =>
      onProblem(
        `Webhook subscriptions: claiming deliveries failed: ${error instanceof Error ? error.message : ''}`,
      ),
  });
}
