import { setSession } from '../session/useSession.ts';
import { forgetDraft } from './checkoutDraft.ts';
import { forgetLastOrder } from './lastOrder.ts';

/** Somebody has signed out here for good: what they typed and ordered is not for who uses the device next. */
export function leaveDevice(): void {
  forgetDraft();
  forgetLastOrder();
  setSession(null, true);
}
