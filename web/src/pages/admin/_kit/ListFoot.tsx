import { useId } from 'react';
import { Button } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './AdminList.module.css';
import { ListFiles } from './ListFiles.tsx';
import { narrowed, PAGE_SIZES, type ListState } from './listState.ts';
import type { ListPage } from './listTypes.ts';

interface ListFootProps<Row> {
  readonly result: ListPage<Row>;
  readonly state: ListState;
  readonly go: (state: ListState) => void;
  /** Leads to the next page; null: this is the last. */
  readonly next: (() => void) | null;
  /** Leads to the page before; null: this is the first. */
  readonly before: (() => void) | null;
  /** It stands beside an open entry: no files, no choice of the page's size. */
  readonly isNarrow: boolean;
}

/** What stands below the rows: which of all they are, files of all, the page's size and the way from page to page. */
export function ListFoot<Row>({ result, state, go, next, before, isNarrow }: ListFootProps<Row>) {
  const { t, language } = useTranslation('admin');
  const sizeId = useId();
  const { rows, total, isTotalCapped = false, files } = result;
  const { size, page } = state;
  const first = (page - 1) * size + 1;
  const number = (value: number): string => formatNumber(value, language);
  return (
    <div className={styles.foot}>
      <p className={styles.range}>
        {t(total === undefined ? 'list.rangeOpen' : isTotalCapped ? 'list.rangeCapped' : 'list.range', {
          from: number(first),
          to: number(first + rows.length - 1),
          total: total === undefined ? '' : number(total),
        })}
      </p>
      {!isNarrow && files !== undefined && <ListFiles files={files} />}
      {!isNarrow && (
        <label className={styles.size} htmlFor={sizeId}>
          {t('list.size')}
          <select
            id={sizeId}
            value={size}
            onChange={({ target }) => go(narrowed(state, { size: Number(target.value) }))}
          >
            {PAGE_SIZES.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.steps}>
        <Button variant="secondary" size="sm" disabled={before === null} onClick={before ?? undefined}>
          {t('list.previous')}
        </Button>
        <Button variant="secondary" size="sm" disabled={next === null} onClick={next ?? undefined}>
          {t('list.next')}
        </Button>
      </div>
    </div>
  );
}
