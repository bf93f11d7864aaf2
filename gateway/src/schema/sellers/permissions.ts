/** Permissions: sellers' applications. */
import type { Access } from '../access.ts';

export const sellerPermissions = {
  'Mutation.sellerApply': 'public',
  'SellerApplyPayload.applicationNumber': 'public',
  'SellerApplyPayload.userErrors': 'public',
} as const satisfies Record<string, Access>;
