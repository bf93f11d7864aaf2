/** Webhook deliveries that were given up. */
import { DeadLettersChanged, DeadLettersPage } from '../../../../contract/webhooks.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminWebhookLoaders {
  deadLetters(page: ListPage): Promise<DeadLettersPage>;
  changeDeadLetters(action: 'resend' | 'discard', ids: readonly string[]): Promise<DeadLettersChanged>;
}

export function createAdminWebhookLoaders({ get, send }: AdminCalls): AdminWebhookLoaders {
  return {
    deadLetters: (page) =>
      get(withQuery('/v1/admin/webhooks/dead-letters', { ...page }), (json) => DeadLettersPage.parse(json)),
    changeDeadLetters: (action, ids) =>
      send(`/v1/admin/webhooks/dead-letters/${action}`, { ids }, (json) => DeadLettersChanged.parse(json)),
  };
}
