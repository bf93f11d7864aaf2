import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../../navigation/Link.tsx';
import type { LinkProps } from '../../navigation/Link.tsx';
import { cx } from './cx.ts';
import styles from './Button.module.css';

interface ButtonLook {
  /** `primary` is yellow: one in a view. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  wide?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows that an action is pending; clicks have no effect meanwhile. */
  busy?: boolean;
}

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'children'> {}

const look = (
  { variant = 'primary', size = 'md', wide = false }: Omit<ButtonLook, 'children'>,
  className?: string,
) => cx(styles.button, styles[variant], styles[size], wide && styles.wide, className);

/** A button with text. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={look({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
