import type { QueryKeeper } from '../../relay/queryKeeper.ts';
import { SEEN_KEY } from '../rediscover/seenProducts.ts';
import { RECENT_SEARCHES_KEY } from '../search/recentSearches.ts';
import { changePerson } from '../session/changePerson.ts';

/** Key under which a tab stores the draft of an order. */
export const DRAFT_KEY = 'order-draft';
/** Key under which the device stores the link of the last order. */
export const LAST_ORDER_KEY = 'last-order';
/** Key under which the device stores the order being sent, until its outcome is known. */
export const ATTEMPT_KEY = 'order-attempt';

/** Key under which the device stores replies to tickets that were not sent, of the back office. */
export const TICKET_DRAFTS_KEY = 'ticket-drafts';

/** Key under which a tab stores unsaved changes of the back office's editors. */
export const FORM_DRAFTS_KEY = 'form-drafts';

/** Deletes drafts, orders, the products seen and the searches from the device after signing out: the next person must not see them. */
export function leaveDevice(keeper: QueryKeeper): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
    sessionStorage.removeItem(FORM_DRAFTS_KEY);
    localStorage.removeItem(LAST_ORDER_KEY);
    localStorage.removeItem(ATTEMPT_KEY);
    localStorage.removeItem(TICKET_DRAFTS_KEY);
    localStorage.removeItem(SEEN_KEY);
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
  changePerson(keeper, false);
}
