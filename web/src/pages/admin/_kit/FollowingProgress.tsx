import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './FollowingProgress.module.css';

interface Following {
  readonly total: number;
  readonly done: number;
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
