import { cx } from '../../../design/static/cx.ts';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './AdminList.module.css';
import type { Column } from './listTypes.ts';
import { useMediaQuery } from '../../../design/useMediaQuery.ts';
import { WIDE } from './wide.ts';

/** Rows of the skeleton. */
const WAITING = Array.from({ length: 8 }, (_, index) => index);
interface RowsSkeletonProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly label: string;
  readonly hasSelection: boolean;
  /** It stands beside an open entry. */
  readonly isNarrow: boolean;
}

/** The rows of a list while they are read, in the layout that they will have. */
export function RowsSkeleton<Row>({ columns, label, hasSelection, isNarrow }: RowsSkeletonProps<Row>) {
  const { t } = useTranslation('common');
  const isWide = useMediaQuery(WIDE) && !isNarrow;
  if (!isWide)
    return (
      <section className={styles.cards} aria-busy aria-label={label}>
        {WAITING.map((index) => (
          <Skeleton key={index} height="7rem" radius="lg" />
        ))}
      </section>
    );
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-busy>
        <caption className={styles.hidden}>{t('loading')}</caption>
        <thead>
          <tr>
            {hasSelection && <th className={styles.check} aria-hidden />}
            {columns.map(({ id, title, isFigure }) => (
              <th key={id} scope="col" className={cx(isFigure && styles.figure)}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-hidden>
          {WAITING.map((row) => (
            <tr key={row}>
              {hasSelection && <td className={styles.check} aria-hidden />}
              {columns.map(({ id }) => (
                <td key={id}>
                  <Skeleton width="70%" height="1rem" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
