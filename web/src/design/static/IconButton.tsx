import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Its action; name for screen readers and tooltip. */
  label: string;
  icon: ReactNode;
  /** `plain` has no background until hovered, `soft` a tinted one, `raised` floats over pictures, `brand` is yellow. */
  variant?: 'plain' | 'soft' | 'raised' | 'brand';
  /** No tooltip, if it would cover something. */
  quiet?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A round 44 px button with an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  quiet = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={quiet ? undefined : label}
      {...rest}
      className={cx(styles.button, styles[variant], className)}
    >
      {icon}
    </button>
  );
}
