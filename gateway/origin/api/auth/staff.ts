/** What admins of a role may do beyond looking. */
import { ApiError } from '../errors.ts';
import { signedIn } from '../route.ts';
import type { Viewer } from './viewer.ts';

/** Admins of orders, and owners, change orders and what goes out about them; others only look. Throws FORBIDDEN. */
export function forOrderStaff(viewer: Viewer | undefined): Viewer {
  const admin = signedIn(viewer);
  if (admin.adminRole !== 'Owner' && admin.adminRole !== 'Orders')
    throw new ApiError('FORBIDDEN', 'Not allowed');
  return admin;
}
