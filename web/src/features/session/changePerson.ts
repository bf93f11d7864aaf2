import type { QueryKeeper } from '../../relay/queryKeeper.ts';
import { CHANGED, setViewer } from './useSession.ts';

/** Notifies the shop's other tabs that the session, or data of the viewer, have changed. */
export function tellTabs(change: 'person' | 'details'): void {
  try {
    localStorage.setItem(CHANGED, `${change} ${Date.now()}`);
  } catch {
    // Without storage other tabs notice it when they are reloaded.
  }
}

/** After signing in or out: nothing of the previous session stays readable. */
export function changePerson(keeper: QueryKeeper, isSignedIn: boolean): void {
  const { environment } = keeper.renew();
  if (!isSignedIn) setViewer(environment, null);
  tellTabs('person');
}
