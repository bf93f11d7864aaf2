/** Who reads the contact data of other people in full. */
import { can } from '../../../contract/rules/staff.ts';
import type { Viewer } from './viewer.ts';

/**
 * Whether an account reads the contact data of this account in full: its own, and admins whose role needs them.
 * @param accountNumber null: a visitor's
 */
export const readsContactsOf = (viewer: Viewer, accountNumber: string | null): boolean =>
  viewer.accountNumber === accountNumber || can(viewer.adminRole, 'people.contact');
