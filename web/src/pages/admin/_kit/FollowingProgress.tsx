import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import styles from './FollowingProgress.module.css';

/** Between two questions how many products have followed, in milliseconds. */
const PAUSE = 1_000;

interface Following {
  readonly total: number;
  readonly done: number;
}

/** Asks again while products follow a change. @param topics as of `useAdminQuery` */
export function useFollowing(isFollowing: boolean, topics: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isFollowing) return undefined;
    const timer = setInterval(() => markStale(environment, topics.split(' ')), PAUSE);
    return () => clearInterval(timer);
  }, [environment, isFollowing, topics]);
}

/** How many products have followed a change of their category or brand; nothing when all have. */
export function FollowingProgress({ following }: { readonly following: Following | null | undefined }) {
  const { t, language } = useTranslation('adminCategories');
  if (following == null) return null;
  const { done, total } = following;
  const label = t('following.long', {
    done: formatNumber(done, language),
    total: formatNumber(total, language),
  });
  return (
    <p className={styles.following}>
      <span>{label}</span>
      <progress value={Math.min(done, total)} max={Math.max(total, 1)} aria-label={label} />
    </p>
  );
}
