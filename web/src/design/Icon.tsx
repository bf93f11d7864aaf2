import { cx } from './static/cx.ts';
import sprite from './generated/icons.svg?url&no-inline';
import type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** CSS pixels. Default: 20. */
  size?: number;
  /** Finer strokes, for larger icons. */
  thin?: boolean;
  className?: string;
}

/**
 * An icon in the colour of the words beside it. It is decorative: what it means is said in words. All icons are in one file
 * that browsers keep, so that neither the scripts nor the documents carry their drawings.
 */
export function Icon({ name, size = 20, thin = false, className }: IconProps) {
  return (
    <svg className={cx('icon', thin && 'thin', className)} width={size} height={size} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
