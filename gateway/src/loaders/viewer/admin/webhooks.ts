/** Webhook deliveries. */
import { DeadLettersChanged, DeadLettersPage, DeliveriesPage } from '../../../../contract/webhooks.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminWebhookLoaders {
  deliveries(page: ListPage, filter: Record<string, string | undefined>): Promise<DeliveriesPage>;
  deadLetters(page: ListPage): Promise<DeadLettersPage>;
  changeDeadLetters(action: 'resend' | 'discard', ids: readonly string[]): Promise<DeadLettersChanged>;
}

export function createAdminWebhookLoaders({ get, send }: AdminCalls): AdminWebhookLoaders {
  return {
    deliveries: (page, filter) =>
      get(withQuery('/v1/admin/webhooks/deliveries', { ...page, ...filter }), (json) =>
        DeliveriesPage.parse(json),
      ),
    deadLetters: (page) =>
      get(withQuery('/v1/admin/webhooks/dead-letters', { ...page }), (json) => DeadLettersPage.parse(json)),
    changeDeadLetters: (action, ids) =>
      send(`/v1/admin/webhooks/dead-letters/${action}`, { ids }, (json) => DeadLettersChanged.parse(json)),
  };
}
