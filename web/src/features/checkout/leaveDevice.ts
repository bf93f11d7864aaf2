import type { QueryKeeper } from '../../relay/queryKeeper.ts';
import { changePerson } from '../session/changePerson.ts';

/** Where a tab keeps what is typed for an order. */
export const DRAFT_KEY = 'order-draft';
/** Where the device keeps the link of the order that was placed last. */
export const LAST_ORDER_KEY = 'last-order';
/** Where the device stores the order that is being sent, until its outcome is known. */
export const ATTEMPT_KEY = 'order-attempt';

/** Somebody has signed out here for good: what they typed and ordered is not for who uses the device next. */
export function leaveDevice(keeper: QueryKeeper): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
    localStorage.removeItem(LAST_ORDER_KEY);
    localStorage.removeItem(ATTEMPT_KEY);
  } catch {
    // Without storage nothing was kept.
  }
  changePerson(keeper, false);
}
