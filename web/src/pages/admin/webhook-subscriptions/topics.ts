/** What subscriptions receive, as the schema names it. */
export const TOPICS = ['ORDERS', 'PARCELS', 'PRODUCTS', 'STOCK', 'TICKETS'] as const;
export type Topic = (typeof TOPICS)[number];

/** The topic of responses with subscriptions. */
export const SUBSCRIPTIONS = 'webhookSubscriptions';
/** The topic of responses with their logs. */
export const DELIVERIES = 'webhookSubscriptionDeliveries';
