import { cx } from './static/cx.ts';
import sprite from './generated/icons.svg?url&no-inline';
import type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** CSS pixels. Default: 20. */
  size?: number;
  /** Thinner strokes, for larger icons. */
  thin?: boolean;
  className?: string;
}

/**
 * An icon in the colour of the surrounding text. It is decorative: its meaning is in the text. All icons are in one cached
 * file, so that neither scripts nor documents contain their drawings.
 */
export function Icon({ name, size = 20, thin = false, className }: IconProps) {
  return (
    <svg className={cx('icon', thin && 'thin', className)} width={size} height={size} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
