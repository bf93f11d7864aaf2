/** Transitions of a seller's status: the one table. All of them are made by admins. */
import type { SellerStatus } from '../../../contract/sellers.ts';

/** By the current status; any other transition is refused. */
export const SELLER_TRANSITIONS: Readonly<Record<SellerStatus, readonly SellerStatus[]>> = {
  APPLIED: ['IN_REVIEW', 'REJECTED'],
  IN_REVIEW: ['ACTIVE', 'REJECTED'],
  ACTIVE: ['SUSPENDED'],
  SUSPENDED: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
  REJECTED: [],
};
