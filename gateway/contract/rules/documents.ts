/** Who among staff may read private files that not all of them do: documents of sellers, pictures of returns. */
import type { AdminRole } from '../accounts.ts';
import type { SellerDocumentKind } from '../files.ts';
import { can } from './staff.ts';

/** Bank details are for those who pay sellers, other documents for those who decide on applications, too. */
export const readsDocument = (role: AdminRole | null, kind: SellerDocumentKind): boolean =>
  can(role, 'finance') || (kind !== 'bank' && can(role, 'sellers.decide'));

/** Pictures of what came back often show the parcel's label: they are for those who read the client's contact data. */
export const readsReturnPhotos = (role: AdminRole | null): boolean => can(role, 'people.contact');
