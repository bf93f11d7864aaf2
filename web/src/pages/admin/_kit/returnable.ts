/** Which sub-orders staff may open a return of. */
import { serverNow } from '../../../clock/serverClock.ts';

/** Whether a return of this sub-order can be opened now; `canReturnUntil`: null when none can. */
export const isReturnable = ({
  state,
  canReturnUntil,
}: {
  readonly state: string;
  readonly canReturnUntil?: string | null | undefined;
}): boolean => state === 'DELIVERED' && canReturnUntil != null && Date.parse(canReturnUntil) > serverNow();
