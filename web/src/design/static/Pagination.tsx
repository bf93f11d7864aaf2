import { Icon } from '../Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { cx } from './cx.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** Path of a page of the list. */
  hrefFor: (page: number) => string;
}

/** Page numbers to show: first, last, and those around the current one; null is a gap. */
export function pageWindow(page: number, totalPages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter(
    (number) => number >= 1 && number <= totalPages,
  );
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    // A gap of one page is shown as that page.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

/** Links to the pages of a list. Shows nothing when there is only one. */
export function Pagination({ page, totalPages, hrefFor }: PaginationProps) {
  const { t } = useTranslation('common');
  if (totalPages <= 1) return null;
  const step = (to: number, rel: 'prev' | 'next', label: string) => {
    const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} className={styles.chevron} />;
    return to < 1 || to > totalPages ? (
      <span className={cx(styles.step, styles.off)} aria-hidden>
        {icon}
      </span>
    ) : (
      <Link className={styles.step} to={hrefFor(to)} rel={rel} aria-label={label}>
        {icon}
      </Link>
    );
  };
  return (
    <nav aria-label={t('pagination.label')} className={styles.nav}>
      {step(page - 1, 'prev', t('pagination.previous'))}
      <ol className={styles.list}>
        {pageWindow(page, totalPages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number == null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={cx(styles.page, number === page && styles.current)}
                to={hrefFor(number)}
                aria-label={t('pagination.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, 'next', t('pagination.next'))}
    </nav>
  );
}
