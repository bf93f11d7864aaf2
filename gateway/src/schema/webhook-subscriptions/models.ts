/** Connections of subscriptions to events, and of the log of their deliveries. */
import type {
  LoggedDeliveriesPage,
  LoggedDelivery,
  WebhookSubscription,
  WebhookSubscriptionsPage,
} from '../../../contract/webhook-subscriptions.ts';
import { ConnectionModel } from '../base/connection.ts';

export class SubscriptionConnectionModel extends ConnectionModel<WebhookSubscription, WebhookSubscription> {
  constructor(page: WebhookSubscriptionsPage) {
    super(page.subscriptions, page.cursors, page.pagination, (subscription) => subscription);
  }
}

export class LoggedDeliveryConnectionModel extends ConnectionModel<LoggedDelivery, LoggedDelivery> {
  constructor(page: LoggedDeliveriesPage) {
    super(page.deliveries, page.cursors, page.pagination, (delivery) => delivery);
  }
}
