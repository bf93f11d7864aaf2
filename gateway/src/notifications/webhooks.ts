/** Delivers the events of a channel to its webhook: claims due deliveries, posts and settles them. */
import { WEBHOOK_CHANNELS, WEBHOOK_LEASE, WebhookClaim, WebhookSettled } from '../../contract/webhooks.ts';
import type { WebhookChannel, WebhookDelivery } from '../../contract/webhooks.ts';
import type { RestClient } from '../upstream/rest.ts';
import type { WebhookEndpoint } from '../upstream/webhooks.ts';
import { workOnClaims } from './claims.ts';
import { webhookBody } from './webhook-body.ts';

/** Concurrent posts per channel. */
const MOST_AT_ONCE = 8;
const WAIT_SECONDS = 25;

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
  let isFailing = false;

  const claim = async (limit: number, signal: AbortSignal): Promise<WebhookDelivery[]> =>
    (
      await rest.send(
        '/v1/webhooks/claim',
        { channel, limit, wait: WAIT_SECONDS },
        (json) => WebhookClaim.parse(json),
        { bearer: token, signal, timeoutMs: (WAIT_SECONDS + 10) * 1_000 },
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

  const work = async (delivery: WebhookDelivery, claimedAt: number, cut: AbortSignal): Promise<void> => {
    // Delayed until the lease has nearly expired: another process may have claimed it by the time it would arrive.
    if (performance.now() - claimedAt > WEBHOOK_LEASE * 1_000 - 2 * endpoint.timeoutMs) return;
    const failure = await endpoint.post(webhookBody(delivery.event), cut);
    if (cut.aborted) return;
    const { outcome } = await rest.send(
      '/v1/webhooks/settle',
      { id: delivery._id, lease: delivery.lease, failure },
      (json) => WebhookSettled.parse(json),
      { bearer: token },
    );
    report(delivery, failure, outcome);
  };

  const stop = workOnClaims({
    mostAtOnce: MOST_AT_ONCE,
    claim,
    work,
    onClaimFailure: (error) =>
      onProblem(
        `Webhook ${channel}: claiming deliveries failed: ${error instanceof Error ? error.message : ''}`,
      ),
  });
  return async () => {
    await stop();
    await endpoint.close();
  };
}
