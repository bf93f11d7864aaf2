import type { ReactNode, Ref } from 'react';
import styles from './BottomBar.module.css';
import { cx } from './cx.ts';

interface BottomBarProps {
  ref?: Ref<HTMLDivElement>;
  /** Makes it a section of this name. */
  label?: string;
  /** The contact widget stands within it instead of above it. */
  isBesideWidget?: boolean;
  /** On wider screens it is part of the page, where it stands in the document; otherwise it is absent there. */
  isInPage?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * On phones: a page's own bar at the lower edge, in the place of the navigation. Navigation, header and contact widget find it by
 * `data-bottom-bar`.
 */
export function BottomBar({
  ref,
  label,
  isBesideWidget = false,
  isInPage = false,
  className,
  children,
}: BottomBarProps) {
  const Element = label === undefined ? 'div' : 'section';
  return (
    <Element
      ref={ref}
      aria-label={label}
      className={cx(styles.bar, isInPage && styles.inPage, className)}
      data-bottom-bar={isBesideWidget ? 'beside-widget' : ''}
    >
      {children}
    </Element>
  );
}
