import type { RefCallback, ReactNode } from 'react';
import { cx } from '../../../design/static/cx.ts';
import { Link } from '../../../navigation/Link.tsx';
import styles from './AdminList.module.css';

interface RowsBesideProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** An entry; all of it is the link. */
  readonly entry: (row: Row) => ReactNode;
  /** The address of each row. */
  readonly linkOf: (index: number) => string;
  /** Position of the row that is open; -1: it is on another page. */
  readonly opened: number;
  /** Receives the element whose children are the rows. */
  readonly body: RefCallback<HTMLElement>;
}

/** The rows of a list as a narrow column beside the entry that is open. */
export function RowsBeside<Row>({ title, rows, rowId, entry, linkOf, opened, body }: RowsBesideProps<Row>) {
  return (
    <ul className={styles.narrow} aria-label={title} ref={body}>
      {rows.map((row, index) => (
        <li key={rowId(row)} data-row>
          <Link
            to={linkOf(index)}
            preload={false}
            preventScrollReset
            className={cx(styles.entry, index === opened && styles.open)}
            aria-current={index === opened ? 'true' : undefined}
          >
            {entry(row)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
