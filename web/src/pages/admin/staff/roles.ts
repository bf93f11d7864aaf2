import type { AdminRole } from '../_kit/__generated__/staffQuery.graphql.ts';

/** The roles in the order in which they are offered. */
export const ROLES: readonly Exclude<AdminRole, '%future added value'>[] = [
  'OWNER',
  'CATALOGUE',
  'ORDERS',
  'SUPPORT',
  'MARKETING',
  'FINANCE',
  'READ_ONLY',
];
