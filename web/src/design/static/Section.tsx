import { useId } from 'react';
import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import type { SectionAction } from './SectionHeading.tsx';
import { cx } from './cx.ts';
import styles from './Section.module.css';

interface SectionProps {
  title?: ReactNode;
  /** Id of the heading; made up when not given. */
  titleId?: string;
  /** One line below the title. */
  lead?: ReactNode;
  action?: SectionAction;
  /** Something beside the title, such as a countdown. */
  aside?: ReactNode;
  /** Ground: none, a warm tint, or a full-width band with light text. */
  tone?: 'plain' | 'tint' | 'ink' | 'green' | 'terracotta';
  /** Name for screen readers of a section without a title. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A full-width part of a page with its heading and even space above and below. */
export function Section({
  title,
  titleId,
  lead,
  action,
  aside,
  tone = 'plain',
  label,
  className,
  children,
}: SectionProps) {
  const ownId = useId();
  const headingId = titleId ?? ownId;
  return (
    <section
      className={cx(styles.section, styles[tone], className)}
      aria-labelledby={title == null ? undefined : headingId}
      aria-label={title == null ? label : undefined}
    >
      <Container>
        {title != null && (
          <SectionHeading id={headingId} lead={lead} action={action} aside={aside}>
            {title}
          </SectionHeading>
        )}
        {children}
      </Container>
    </section>
  );
}
