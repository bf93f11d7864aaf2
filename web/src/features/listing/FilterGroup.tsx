import { Icon } from '../../design/Icon.tsx';
import type { ReactNode } from 'react';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
  title: string;
  /** Initially open. A group with a chosen option should be. */
  open?: boolean;
  children: ReactNode;
}

/** One kind of filter under its heading, collapsible. Works without JavaScript. */
export function FilterGroup({ title, open = true, children }: FilterGroupProps) {
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
