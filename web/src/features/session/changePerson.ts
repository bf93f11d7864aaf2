import type { QueryKeeper } from '../../relay/queryKeeper.ts';
import { CHANGED, setViewer } from './useSession.ts';

/** Tells the shop's other tabs that another person is here, or that something about the present one has changed. */
export function tellTabs(change: 'person' | 'details'): void {
  try {
    localStorage.setItem(CHANGED, `${change} ${Date.now()}`);
  } catch {
    // Without storage other tabs learn it when they are loaded again.
  }
}

/** Somebody has signed in or out here: nothing of who was here before stays readable. */
export function changePerson(keeper: QueryKeeper, isSignedIn: boolean): void {
  const { environment } = keeper.renew();
  if (!isSignedIn) setViewer(environment, null);
  tellTabs('person');
}
