/** Steps of parcels by their codes. */

export const SCAN_MODES = ['PREPARE', 'HAND_OVER', 'RETURN'] as const;
export type ScanMode = (typeof SCAN_MODES)[number];

/** What is sent of a scan. */
export interface SentScan {
  /** Idempotency key: one step, however often it is sent. */
  readonly key: string;
  readonly code: string;
  readonly mode: ScanMode;
}

/** What the server answered: the parcel after its step, or why there was none. */
export type ScanAnswer =
  | { readonly isDone: true; readonly number: string; readonly orderId: string; readonly state: string }
  /** `state`: the present one, which does not allow the step. */
  | { readonly isDone: false; readonly code: string; readonly state?: string };

/** Codes of refusals with a text of their own. */
export const REFUSALS = ['CONFLICT', 'NOT_FOUND', 'INVALID', 'FORBIDDEN', 'CLAIMED_BY'] as const;
