import type { ReactNode } from 'react';
import { Link } from '../../../navigation/Link.tsx';
import styles from './AdminList.module.css';

interface RowNameProps {
  /** Undefined: the row has no detail. */
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** What names a row, as a link to its detail if there is one. */
export function RowName({ to, children }: RowNameProps) {
  return to === undefined ? (
    children
  ) : (
    <Link to={to} preload={false} className={styles.link}>
      {children}
    </Link>
  );
}
