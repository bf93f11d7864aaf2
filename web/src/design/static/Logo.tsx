import { cx } from './cx.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** `wordmark`: yellow on ink; `square`: ink on yellow, the fallback of pictures. */
  variant?: 'wordmark' | 'square';
  /** Hidden from screen readers, if the text is beside it. */
  decorative?: boolean;
  className?: string;
}

/** The shop's logo. Its size comes from `className` (give a block size for the wordmark, an inline size for the square). */
export function Logo({ variant = 'wordmark', decorative = false, className }: LogoProps) {
  const square = variant === 'square';
  return (
    <svg
      className={cx(square ? styles.square : styles.wordmark, className)}
      viewBox={square ? '0 0 220 220' : '0 0 244 132'}
      fill="none"
      stroke="currentColor"
      strokeWidth="13"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Lawaj' })}
    >
      {square ? (
        <rect className={styles.ground} width="220" height="220" rx="44" stroke="none" />
      ) : (
        <rect className={styles.ground} width="244" height="132" rx="36" stroke="none" />
      )}
      <g transform={square ? 'translate(30 65) scale(0.76)' : 'translate(19 9)'}>{letters}</g>
    </svg>
  );
}

/** The word, drawn as strokes so that it needs no font. */
const letters = (
  <>
    <path d="M8 14V78" />
    <circle cx="45" cy="59" r="19" />
    <path d="M64 41V78" />
    <path d="M82 41L95 77L108 47L121 77L134 41" />
    <circle cx="162" cy="59" r="19" />
    <path d="M181 41V78" />
    <path d="M203 41V86Q203 100 188 100" />
    <circle cx="203" cy="17" r="8.5" fill="currentColor" stroke="none" />
  </>
);
