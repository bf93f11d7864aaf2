import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Link } from '../../navigation/Link.tsx';
import styles from './BackLink.module.css';

/** Link from one item of the account back to the list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="chevron-left" size={18} className={styles.arrow} /> {children}
    </Link>
  );
}
