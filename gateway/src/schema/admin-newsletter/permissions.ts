/** Permissions: the newsletter's subscribers. */
import type { Access } from '../access.ts';

export const adminNewsletterPermissions = {
  'AdminSubscriber.confirmedAt': 'staff:read',
  'AdminSubscriber.email': 'staff:read',
  'AdminSubscriber.id': 'staff:read',
  'AdminSubscriber.language': 'staff:read',
  'AdminSubscriber.source': 'staff:read',
  'AdminSubscriber.state': 'staff:read',
  'AdminSubscriber.subscribedAt': 'staff:read',
  'AdminSubscriber.withdrawnAt': 'staff:read',
  'AdminSubscriberConnection.edges': 'staff:read',
  'AdminSubscriberConnection.files': 'staff:read',
  'AdminSubscriberConnection.nodes': 'staff:read',
  'AdminSubscriberConnection.pageInfo': 'staff:read',
  'AdminSubscriberConnection.totalCount': 'staff:read',
  'AdminSubscriberEdge.cursor': 'staff:read',
  'AdminSubscriberEdge.node': 'staff:read',
  'AdminSubscribersFile.content': 'staff:newsletter.export',
  'AdminSubscribersFile.filename': 'staff:newsletter.export',
  'Mutation.newsletterWithdraw': 'staff:marketing',
  'NewsletterWithdrawPayload.subscriber': 'staff:read',
  'NewsletterWithdrawPayload.userErrors': 'public',
  'Query.adminSubscribers': 'staff:read',
  'Query.adminSubscribersFile': 'staff:newsletter.export',
} as const satisfies Record<string, Access>;
