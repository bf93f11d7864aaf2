import type { QueryKeeper } from '../../relay/queryKeeper.ts';
import { changePerson } from '../session/changePerson.ts';

/** Key under which a tab stores the draft of an order. */
export const DRAFT_KEY = 'order-draft';
/** Key under which the device stores the link of the last order. */
export const LAST_ORDER_KEY = 'last-order';
/** Key under which the device stores the order being sent, until its outcome is known. */
export const ATTEMPT_KEY = 'order-attempt';

/** Deletes drafts and orders from the device after signing out: the next person must not see them. */
export function leaveDevice(keeper: QueryKeeper): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
    localStorage.removeItem(LAST_ORDER_KEY);
    localStorage.removeItem(ATTEMPT_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
  changePerson(keeper, false);
}
