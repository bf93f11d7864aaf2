/** What a seller can come to next: the one table. All of it is decided by the shop's people. */
import type { SellerStatus } from '../../../contract/sellers.ts';

/** By the present status; what does not stand here does not happen. */
export const SELLER_TRANSITIONS: Readonly<Record<SellerStatus, readonly SellerStatus[]>> = {
  APPLIED: ['IN_REVIEW', 'REJECTED'],
  IN_REVIEW: ['ACTIVE', 'REJECTED'],
  ACTIVE: ['SUSPENDED'],
  SUSPENDED: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
  REJECTED: [],
};
