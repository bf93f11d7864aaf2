import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Link } from '../../navigation/Link.tsx';
import styles from './SectionHeading.module.css';

/** A link beside a heading, such as "See more". */
export interface SectionAction {
  label: string;
  to: string;
}

interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  /** One line below the heading. */
  lead?: ReactNode;
  action?: SectionAction;
  /** At the end of the line in place of, or before, the action (a countdown). */
  aside?: ReactNode;
  level?: 1 | 2 | 3;
}

/** The heading of a section: title, one line of explanation, and a link to more. */
export function SectionHeading({ children, id, lead, action, aside, level = 2 }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Heading id={id} className={styles[`level${level}`]}>
          {children}
        </Heading>
        {lead != null && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
      {action && (
        <Link to={action.to} className={styles.action}>
          {action.label}
          <Icon name="arrow-right" size={18} className={styles.arrow} />
        </Link>
      )}
    </div>
  );
}
