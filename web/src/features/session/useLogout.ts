import { useKeeper } from '../../navigation/services.ts';

/** Returns a function that ends the session. */
export function useLogout(): () => void {
  const keeper = useKeeper();
  return () => {
    void import('./endSession.ts').then(({ endSession }) => endSession(keeper));
  };
}
