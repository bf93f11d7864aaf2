const KEY = 'hidden-reward';

/** `closed`: dismissed before it was claimed. */
export type RewardState = 'hidden' | 'found' | 'closed';

/** State of the reward in this session. */
export function readReward(): RewardState {
  try {
    const value = sessionStorage.getItem(KEY);
    return value === 'found' || value === 'closed' ? value : 'hidden';
  } catch {
    return 'hidden';
  }
}

/** Stores it for the session. */
export function rememberReward(state: 'found' | 'closed'): void {
  try {
    sessionStorage.setItem(KEY, state);
  } catch {
    // Without storage it appears again on the next page.
  }
}
