/** Who may read the documents of sellers. */
import type { AdminRole } from '../accounts.ts';
import type { SellerDocumentKind } from '../files.ts';
import { can } from './staff.ts';

/** Bank details are for those who pay sellers, other documents for those who decide on applications, too. */
export const readsDocument = (role: AdminRole | null, kind: SellerDocumentKind): boolean =>
  can(role, 'finance') || (kind !== 'bank' && can(role, 'sellers.decide'));
