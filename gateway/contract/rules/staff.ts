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
  /** The marks that put products on the shop's shelves: featured and best seller. */
  'shelves',
  'sellers.decide',
  'sellers.commission',
  'orders',
  'orders.refund',
  'orders.export',
  'webhooks.resend',
  /** Opens returns for customers who want one. */
  'returns.open',
  'support',
  'reviews',
  'people.points',
  'people.points.unlimited',
  'people.sessions',
  /** Names, contact data and languages of accounts. */
  'people.edit',
  /** Coupons for one account. */
  'people.coupons',
  /** E-mail addresses and phone numbers of other people in full; for others they are masked. */
  'people.contact',
  'people.export',
  /** Deletes accounts of other people. */
  'people.erase',
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
  Catalogue: ['read', 'catalogue', 'catalogue.bulk', 'shelves', 'sellers.decide', 'flash', 'media'],
  Orders: [
    'read',
    'orders',
    'orders.refund',
    'orders.export',
    'webhooks.resend',
    'returns.open',
    'people.contact',
    'ledgers.read',
    'media',
  ],
  Support: [
    'read',
    'returns.open',
    'support',
    'reviews',
    'people.points',
    'people.sessions',
    'people.edit',
    'people.coupons',
    'people.contact',
    'media',
  ],
  Marketing: ['read', 'marketing', 'shelves', 'people.coupons', 'newsletter.export', 'flash', 'media'],
  Finance: ['read', 'finance', 'ledgers.read', 'ledgers.export', 'audit.money', 'people.contact'],
  ReadOnly: ['read', 'ledgers.read'],
};

/** Fields of a product that `shelves` suffices for. */
export const SHELF_FIELDS = ['isFeatured', 'isBestSeller'] as const;

/** Most points that `people.points` may add or take at once. */
export const MAX_SUPPORT_POINTS = 500;

/** The effective role of an admin: Owner when no finer role is set. */
export const effectiveRole = (role: AdminRole | null): AdminRole => role ?? 'Owner';

/** Capabilities of a role; null (not an admin): none. */
export const capabilitiesOf = (role: AdminRole | null): readonly Capability[] =>
  role === null ? [] : TABLE[role];

/** Whether a capability needs the core reads of the REST API alone: no change, and no read that an upstream may lack. */
export const isCoreCapability = (capability: Capability): boolean =>
  capability === 'read' || capability === 'people.contact';

/** Whether a role has a capability; null (not an admin) has none. */
export const can = (role: AdminRole | null, capability: Capability): boolean =>
  capabilitiesOf(role).includes(capability);
