import { useState, type ComponentType } from 'react';
import { Button } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import type { Filter, ListDataProps, ListPage, ListRequest } from './listTypes.ts';
import styles from './Culprits.module.css';
import { ChipText } from './ListTools.tsx';

interface CulpritsProps<Row> {
  readonly request: ListRequest;
  readonly filters: readonly Filter[];
  readonly Data: ComponentType<ListDataProps<Row>>;
  /** Shows the list without a condition. */
  readonly onRemove: (without: Pick<ListRequest, 'search' | 'filters'>) => void;
}

/** How many entries there are without each of the conditions of a list that found nothing. They are asked for on demand. */
export function Culprits<Row>({ request, filters, Data, onRemove }: CulpritsProps<Row>) {
  const { t, language } = useTranslation('admin');
  const [isAsked, setAsked] = useState(false);
  const conditions = [
    ...(request.search === ''
      ? []
      : [{ id: 'search', filter: null, value: request.search, without: { ...request, search: '' } }]),
    ...Object.entries(request.filters).flatMap(([id, value]) => {
      const filter = filters.find((one) => one.id === id);
      const others = Object.fromEntries(Object.entries(request.filters).filter(([name]) => name !== id));
      return filter === undefined ? [] : [{ id, filter, value, without: { ...request, filters: others } }];
    }),
  ];
  // The only one is the one.
  if (conditions.length < 2) return null;
  if (!isAsked)
    return (
      <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
        {t('list.whichFilter')}
      </Button>
    );
  const totalOf = ({ total, isTotalCapped, rows, hasNext }: ListPage<Row>): string =>
    `${formatNumber(total ?? rows.length, language)}${isTotalCapped === true || (total === undefined && hasNext) ? '+' : ''}`;
  return (
    <ul className={styles.list} aria-label={t('list.whichFilter')}>
      {conditions.map(({ id, filter, value, without }) => (
        <li key={id}>
          <button type="button" className={styles.condition} onClick={() => onRemove(without)}>
            <span>
              {t('list.without')}{' '}
              {filter === null ? <q>{value}</q> : <ChipText filter={filter} value={value} />}
            </span>
            <strong>
              <AdminBoundary fallback="…" failed="?">
                <Data request={{ ...without, after: null }}>{totalOf}</Data>
              </AdminBoundary>
            </strong>
          </button>
        </li>
      ))}
    </ul>
  );
}
