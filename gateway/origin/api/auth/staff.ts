/** What the shop's people may change: each role its part, owners everything; others only look. */
import type { AdminRole } from '../../../contract/accounts.ts';
import { ADMIN_CAPABILITIES } from '../../../contract/rules/admin-roles.ts';
import { ApiError } from '../../base/errors.ts';
import { signedIn } from '../route.ts';
import type { Viewer } from './viewer.ts';

/** The admin who asks, when an owner or one of this role; throws FORBIDDEN. */
export function forRole(viewer: Viewer | undefined, role: AdminRole): Viewer {
  const admin = signedIn(viewer);
  if (admin.adminRole !== 'Owner' && admin.adminRole !== role) throw new ApiError('FORBIDDEN', 'Not allowed');
  return admin;
}

const readsContacts = ({ adminRole }: Viewer): boolean =>
  adminRole !== null && ADMIN_CAPABILITIES[adminRole].readsContacts;

/**
 * Whether an account reads the contact data of this account in full: its own, and admins whose role needs them.
 * @param accountNumber null: a visitor's
 */
export const readsContactsOf = (viewer: Viewer, accountNumber: string | null): boolean =>
  viewer.accountNumber === accountNumber || readsContacts(viewer);

/** The admin who asks, when the role reads contact data; throws FORBIDDEN. For what cannot be masked. */
export function forContactReader(viewer: Viewer | undefined): Viewer {
  const admin = signedIn(viewer);
  if (!readsContacts(admin)) throw new ApiError('FORBIDDEN', 'Not allowed');
  return admin;
}

/** Who changes orders. */
export const forOrderStaff = (viewer: Viewer | undefined): Viewer => forRole(viewer, 'Orders');
