import { cx } from '../../design/static/cx.ts';
import styles from './SumRows.module.css';

/** A line of a sum, its value as it is shown. */
export interface SumRow {
  key: string;
  label: string;
  value: string;
  /** In the shopper's favour. */
  isGood?: boolean;
}

interface SumRowsProps {
  rows: readonly SumRow[];
  total: { label: string; value: string };
}

/** A sum of money: its lines, and the total in large. */
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
