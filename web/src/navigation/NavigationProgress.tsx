import { usePagePending } from '../page/usePagePending.ts';
import styles from './NavigationProgress.module.css';

/** A thin bar at the top of the window while the next page loads; not shown for a page that is there at once. */
export function NavigationProgress() {
  return usePagePending() ? <div className={styles.bar} aria-hidden /> : null;
}
