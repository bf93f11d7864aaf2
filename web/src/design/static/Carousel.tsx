import { Children, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from './IconButton.tsx';
import { SCROLL_STEP, scrollDelta, scrollRoom } from './scrollRoom.ts';
import { cx } from './cx.ts';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** Label for screen readers. */
  label: string;
  /** Width of an item: `card` (two and a bit on a phone), `tile` (round tiles), `wide` (banners), `full`. */
  itemWidth?: 'card' | 'tile' | 'wide' | 'full';
  rows?: 1 | 2;
  /** What an arrow click scrolls by: 300 px (the default) or what is visible. */
  step?: 'fixed' | 'page';
  /** The mouse wheel scrolls sideways while there is room. */
  wheel?: boolean;
  /** Set it if no item is focusable. */
  focusable?: boolean;
  /** Number of items in the document; the others follow after hydration. Default: all. */
  first?: number;
  className?: string;
  children: ReactNode;
}

/**
 * A track that scrolls sideways and snaps. It scrolls without JavaScript too; arrows appear for mice, only on the side that can
 * scroll, over the track, so that nothing moves when they appear.
 */
export function Carousel({
  label,
  itemWidth = 'card',
  rows = 1,
  step = 'fixed',
  wheel = false,
  focusable = false,
  first = Infinity,
  className,
  children,
}: CarouselProps) {
  const { t } = useTranslation('common');
  const track = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState<{ start: boolean; end: boolean }>();

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = scrollRoom(element);
      setRoom((last) => (last?.start === next.start && last.end === next.end ? last : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    element.addEventListener('scroll', schedule, { passive: true });
    const sizes = new ResizeObserver(schedule);
    sizes.observe(element);
    const items = new MutationObserver(schedule);
    items.observe(element, { childList: true });
    schedule();
    return () => {
      element.removeEventListener('scroll', schedule);
      sizes.disconnect();
      items.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element || !wheel) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
      const towards = event.deltaY > 0 ? 'end' : 'start';
      // At the end of the track the page scrolls on.
      if (!scrollRoom(element)[towards]) return;
      event.preventDefault();
      const isRtl = getComputedStyle(element).direction === 'rtl';
      element.scrollBy({ left: scrollDelta(towards, isRtl, Math.abs(event.deltaY)), behavior: 'instant' });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [wheel]);

  const go = (towards: 'start' | 'end') => {
    const element = track.current;
    if (!element) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const distance = step === 'page' ? element.clientWidth * 0.9 : SCROLL_STEP;
    // Smoothly by the style, which knows who prefers less motion.
    element.scrollBy({ left: scrollDelta(towards, isRtl, distance) });
  };

  return (
    <div className={cx(styles.carousel, styles[itemWidth], className)}>
      <ul
        ref={track}
        className={cx(styles.track, rows === 2 && styles.twoRows)}
        data-wheel={wheel || undefined}
        aria-label={label}
        {...(focusable && { tabIndex: 0 })}
      >
        {Children.map(children, (child, index) =>
          !child || (!room && index >= first) ? null : <li className={styles.item}>{child}</li>,
        )}
      </ul>
      <IconButton
        className={cx(styles.arrow, styles.start)}
        data-shown={room?.start || undefined}
        variant="raised"
        label={t('carousel.previous')}
        icon={<Icon name="chevron-left" size={22} className={styles.chevron} />}
        onClick={() => go('start')}
      />
      <IconButton
        className={cx(styles.arrow, styles.end)}
        data-shown={room?.end || undefined}
        variant="raised"
        label={t('carousel.next')}
        icon={<Icon name="chevron-right" size={22} className={styles.chevron} />}
        onClick={() => go('end')}
      />
    </div>
  );
}
