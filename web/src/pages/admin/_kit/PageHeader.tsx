import type { ReactNode } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../navigation/Link.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** State of what is shown, beside its title. */
  readonly badge?: ReactNode;
  /** Below the title. */
  readonly text?: ReactNode;
  /** The list above a detail. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Buttons; the main one last. */
  readonly actions?: ReactNode;
}

/** The head of a screen: its heading, its state, and what can be done. */
export function PageHeader({ title, badge, text, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back !== undefined && (
        <Link to={back.to} preload={false} className={styles.back}>
          <Icon name="chevron-left" size={18} className={styles.chevron} />
          {back.label}
        </Link>
      )}
      <div className={styles.line}>
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        {badge}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </header>
  );
}
