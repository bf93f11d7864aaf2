const KEY = 'hidden-reward';

/** `closed`: sent away before it was claimed. */
export type RewardState = 'hidden' | 'found' | 'closed';

/** What this session knows of the reward. */
export function readReward(): RewardState {
  try {
    const value = sessionStorage.getItem(KEY);
    return value === 'found' || value === 'closed' ? value : 'hidden';
  } catch {
    return 'hidden';
  }
}

/** Remembers it for the session. */
export function rememberReward(state: 'found' | 'closed'): void {
  try {
    sessionStorage.setItem(KEY, state);
  } catch {
    // Without storage it is a surprise once more on the next page.
  }
}
