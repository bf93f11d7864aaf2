import type { Ref } from 'react';
import { Button } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './AdminList.module.css';
import type { BulkAction } from './listTypes.ts';

interface BulkBarProps<Row> {
  readonly ref: Ref<HTMLElement>;
  readonly actions: readonly BulkAction<Row>[];
  /** Number of selected rows of the page. */
  readonly selectedCount: number;
  /** All entries of all pages are selected. */
  readonly isAll: boolean;
  /** Number of all entries; undefined: it is not counted. */
  readonly total: number | undefined;
  readonly isTotalCapped: boolean;
  /** Number of rows that a selection of all entries leaves out. */
  readonly exceptCount: number;
  /** Selects the entries of all pages; null: they are, or cannot be. */
  readonly onSelectAll: (() => void) | null;
  readonly onDeselect: () => void;
  readonly isRunning: boolean;
  readonly isOffered: (action: BulkAction<Row>) => boolean;
  readonly onRun: (action: BulkAction<Row>) => void;
}

/** What can be done with the rows that are selected. */
export function BulkBar<Row>({
  ref,
  actions,
  selectedCount,
  isAll,
  total,
  isTotalCapped,
  exceptCount,
  onSelectAll,
  onDeselect,
  isRunning,
  isOffered,
  onRun,
}: BulkBarProps<Row>) {
  const { t, language } = useTranslation('admin');
  const number = (value: number): string => formatNumber(value, language);
  return (
    <section ref={ref} className={styles.bulk} aria-label={t('list.bulk')}>
      <output>
        {isAll
          ? t(
              total === undefined
                ? 'list.allSelectedOpen'
                : isTotalCapped
                  ? 'list.allSelectedCapped'
                  : 'list.allSelected',
              { total: total === undefined ? '' : number(total - exceptCount) },
            )
          : t('list.selected', { count: selectedCount })}
      </output>
      {onSelectAll !== null && (
        <Button variant="ghost" size="sm" onClick={onSelectAll}>
          {t(total === undefined || isTotalCapped ? 'list.selectAllOpen' : 'list.selectAll', {
            total: total === undefined ? '' : number(total),
          })}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.label}
          variant={action.variant ?? 'secondary'}
          size="sm"
          busy={isRunning}
          disabled={!isOffered(action)}
          onClick={() => onRun(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button variant="ghost" size="sm" onClick={onDeselect}>
        {t('list.deselect')}
      </Button>
    </section>
  );
}
