import { cx } from '../../design/static/cx.ts';
import styles from './SumRows.module.css';

/** A row of a sum with its formatted value. */
export interface SumRow {
  key: string;
  label: string;
  value: string;
  /** A reduction. */
  isGood?: boolean;
}

interface SumRowsProps {
  rows: readonly SumRow[];
  total: { label: string; value: string };
}

/** An itemised sum: its rows, and the emphasised total. */
export function SumRows({ rows, total }: SumRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ key, label, value, isGood }) => (
        <div key={key} className={styles.row}>
          <dt>{label}</dt>
          <dd className={cx(isGood && styles.good)}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div className={cx(styles.row, styles.total)}>
        <dt>{total.label}</dt>
        <dd>
          <bdi>{total.value}</bdi>
        </dd>
      </div>
    </dl>
  );
}
