import { usePagePending } from '../page/usePagePending.ts';
import styles from './NavigationProgress.module.css';

/** A thin bar at the top of the window while the next page is under way; one that comes at once shows none. */
export function NavigationProgress() {
  return usePagePending() ? <div className={styles.bar} aria-hidden /> : null;
}
