/**
 * Delivers the events of a channel to its webhook: claims due deliveries, posts and settles them. Stateless: another process claims what
 * this one had claimed when it dies, as soon as the lease has expired.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { WEBHOOK_CHANNELS, WEBHOOK_LEASE, WebhookClaim, WebhookSettled } from '../../contract/webhooks.ts';
import type { WebhookChannel, WebhookDelivery } from '../../contract/webhooks.ts';
import type { RestClient } from '../upstream/rest.ts';
import type { WebhookEndpoint } from '../upstream/webhooks.ts';
import { webhookBody } from './webhook-body.ts';

/** Concurrent posts per channel. */
const MOST_AT_ONCE = 8;
const WAIT_SECONDS = 25;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** How long running posts may take when delivering stops (ms). */
const LAST_WAIT_MS = 3_000;

/** Returns the address of a channel; undefined when none is configured. @throws Invalid channel type */
export function addressOf(
  addresses: Readonly<Partial<Record<WebhookChannel, string | undefined>>>,
  channel: string,
): string | undefined {
  const known = WEBHOOK_CHANNELS.find((name) => name === channel);
  if (known === undefined) throw new Error('Invalid channel type');
  return addresses[known];
}

export interface DeliverOptions {
  channel: WebhookChannel;
  endpoint: WebhookEndpoint;
  rest: RestClient;
  /** The REST API's service token. */
  token: string;
  /** Called when deliveries start to fail, and for each that is given up; without address or content. */
  onProblem?: ((message: string) => void) | undefined;
}

/** Starts delivering; returns the function that stops it. */
export function deliverWebhooks(options: DeliverOptions): () => Promise<void> {
  const { channel, endpoint, rest, token, onProblem = () => undefined } = options;
  const stopped = new AbortController();
  const cut = new AbortController();
  const underway = new Set<Promise<void>>();
  let isFailing = false;

  const claim = async (limit: number): Promise<WebhookDelivery[]> =>
    (
      await rest.send(
        '/v1/webhooks/claim',
        { channel, limit, wait: WAIT_SECONDS },
        (json) => WebhookClaim.parse(json),
        { bearer: token, signal: stopped.signal, timeoutMs: (WAIT_SECONDS + 10) * 1_000 },
      )
    ).deliveries;

  const report = (delivery: WebhookDelivery, failure: string | null, outcome: string): void => {
    const { event, tries } = delivery;
    if (outcome === 'DEAD')
      onProblem(`Webhook ${channel}: event ${event.id} was given up after ${tries} tries (${failure})`);
    else if (failure !== null && !isFailing)
      onProblem(`Webhook ${channel}: event ${event.id} was not accepted (${failure}); it will be retried`);
    isFailing = failure !== null;
  };

  const deliver = async (delivery: WebhookDelivery, claimedAt: number): Promise<void> => {
    // Delayed until the lease has nearly expired: another process may have claimed it by the time it would arrive.
    if (performance.now() - claimedAt > WEBHOOK_LEASE * 1_000 - 2 * endpoint.timeoutMs) return;
    const failure = await endpoint.post(webhookBody(delivery.event), cut.signal);
    if (cut.signal.aborted) return;
    const { outcome } = await rest.send(
      '/v1/webhooks/settle',
      { id: delivery._id, lease: delivery.lease, failure },
      (json) => WebhookSettled.parse(json),
      { bearer: token },
    );
    report(delivery, failure, outcome);
  };

  const run = async (): Promise<void> => {
    let pause = FIRST_PAUSE_MS;
    let isLost = false;
    while (!stopped.signal.aborted) {
      if (underway.size >= MOST_AT_ONCE) {
        await Promise.race(underway);
        continue;
      }
      try {
        const deliveries = await claim(MOST_AT_ONCE - underway.size);
        const claimedAt = performance.now();
        for (const delivery of deliveries) {
          // Not settled: the lease expires.
          const work: Promise<void> = deliver(delivery, claimedAt)
            .catch(() => undefined)
            .finally(() => underway.delete(work));
          underway.add(work);
        }
        pause = FIRST_PAUSE_MS;
        isLost = false;
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (!isLost)
          onProblem(
            `Webhook ${channel}: claiming deliveries failed: ${error instanceof Error ? error.message : ''}`,
          );
        isLost = true;
        await delay(pause * (0.5 + Math.random()), undefined, { signal: stopped.signal }).catch(
          () => undefined,
        );
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  };

  const running = run();
  return async () => {
    stopped.abort();
    await running;
    const timer = setTimeout(() => cut.abort(), LAST_WAIT_MS);
    await Promise.all(underway);
    clearTimeout(timer);
    await endpoint.close();
  };
}
