import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureWidth } from '../../../../gateway/contract/rules/pictures.ts';
import { Logo } from './Logo.tsx';
import { cx } from './cx.ts';
import styles from './Picture.module.css';

const cardWidths: readonly PictureWidth[] = [160, 240, 320, 480, 640];

interface PictureProps {
  /** URL of the picture (`image.url`); null shows the shop's logo. */
  src: string | null | undefined;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Widths to offer. */
  widths?: readonly PictureWidth[];
  /** Width to height of the frame, such as `'1 / 1'` (the default) or `'16 / 9'`; `'auto'` takes the parent's. */
  ratio?: string;
  fit?: 'cover' | 'contain';
  /** Visible first on the page: loaded at once and before others. */
  priority?: boolean;
  /** Replaces a picture that is missing or fails: the shop's yellow logo by default. */
  fallback?: ReactNode;
  className?: string;
}

/** Whether a picture is available at any width: from the shop itself, or from a CDN in front of it. */
const isServed = (src: string) => /^\/media\/|\/media\/.*\?w=\d+$/.test(src);

/** URL of a picture at a width; an external URL stays as it is. */
export function pictureUrl(src: string, width: PictureWidth): string {
  return isServed(src) ? `${src.split('?', 1)[0]}?w=${width}` : src;
}

/** Replacement of a picture that is missing or fails. */
const SHOP_MARK = <Logo variant="square" decorative className={styles.logo} />;

/** A responsive picture on a tinted background, replaced by its fallback if there is none or it fails. */
export function Picture({
  src,
  alt,
  sizes,
  widths = cardWidths,
  ratio = '1 / 1',
  fit = 'cover',
  priority = false,
  fallback = SHOP_MARK,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // A picture in server-rendered HTML may have failed before there was a listener.
  useEffect(() => {
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0) setFailed(src);
  }, [src]);

  const style = (ratio === 'auto' ? undefined : { aspectRatio: ratio }) as CSSProperties | undefined;
  if (!src || failed === src) {
    return (
      <span
        className={cx(styles.frame, styles.fallback, className)}
        style={style}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {fallback}
      </span>
    );
  }
  return (
    <span className={cx(styles.frame, className)} style={style}>
      <img
        ref={image}
        className={fit === 'contain' ? styles.contain : styles.cover}
        src={pictureUrl(src, widths[Math.floor(widths.length / 2)] ?? 320)}
        srcSet={
          isServed(src) ? widths.map((width) => `${pictureUrl(src, width)} ${width}w`).join(', ') : undefined
        }
        sizes={sizes}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={() => setFailed(src)}
      />
    </span>
  );
}
