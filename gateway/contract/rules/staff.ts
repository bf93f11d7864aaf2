/** What the admin roles may do: one table for origin, gateway and web. */
import type { AdminRole } from '../accounts.ts';

/**
 * Capabilities of admins. A REST path and a GraphQL field name the capability they need, never a role.
 * `people.points` is limited to MAX_SUPPORT_POINTS points per adjustment, `people.points.unlimited` is not.
 */
export const CAPABILITIES = [
  /** Lists and details of the back-office, with masked contact data. */
  'read',
  'catalogue',
  'catalogue.bulk',
  'sellers.decide',
  'sellers.commission',
  'orders',
  'orders.refund',
  'orders.export',
  'webhooks.resend',
  'support',
  'reviews',
  'people.points',
  'people.points.unlimited',
  'people.sessions',
  /** E-mail addresses and phone numbers of other people in full; for others they are masked. */
  'people.contact',
  'people.export',
  'marketing',
  'newsletter.export',
  'flash',
  /** Courier statements, payouts, ledger entries and bank details of sellers. */
  'finance',
  'ledgers.read',
  'ledgers.export',
  'media',
  /** The whole audit log; the history of one entity needs `read`. */
  'audit',
  /** The log of personal data that staff read. */
  'audit.access',
  /** The audit log of orders, payments and ledgers. */
  'audit.money',
  'staff',
  'settings',
  'api-keys',
  /** Saved views for all admins. */
  'views.share',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

const TABLE: Readonly<Record<AdminRole, readonly Capability[]>> = {
  Owner: CAPABILITIES,
  Catalogue: ['read', 'catalogue', 'catalogue.bulk', 'sellers.decide', 'flash', 'media'],
  Orders: [
    'read',
    'orders',
    'orders.refund',
    'orders.export',
    'webhooks.resend',
    'people.contact',
    'ledgers.read',
    'media',
  ],
  Support: ['read', 'support', 'reviews', 'people.points', 'people.sessions', 'people.contact', 'media'],
  Marketing: ['read', 'marketing', 'newsletter.export', 'flash', 'media'],
  Finance: ['read', 'finance', 'ledgers.read', 'ledgers.export', 'audit.money', 'people.contact'],
  ReadOnly: ['read', 'ledgers.read'],
};

/** Most points that `people.points` may add or take at once. */
export const MAX_SUPPORT_POINTS = 500;

/** The effective role of an admin: Owner when no finer role is set. */
export const effectiveRole = (role: AdminRole | null): AdminRole => role ?? 'Owner';

/** Capabilities of a role; null (not an admin): none. */
export const capabilitiesOf = (role: AdminRole | null): readonly Capability[] =>
  role === null ? [] : TABLE[role];

/** Whether a role has a capability; null (not an admin) has none. */
export const can = (role: AdminRole | null, capability: Capability): boolean =>
  capabilitiesOf(role).includes(capability);
