import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { createSlideShow, slideAt } from './slideShow.ts';

/** A swipe of so many CSS pixels changes the slide. */
const SWIPE = 40;

/**
 * Advances slides automatically, wrapping around. A mouse over `root`, keyboard focus within it, the pause button, reduced
 * motion, a hidden tab and being off-screen hold them. `within` is the ref of the element around slides and controls.
 */
export function useSlideShow(count: number, root: RefObject<HTMLElement | null>) {
  const { dir } = useTranslation('common');
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const swipe = useRef<number | null>(null);
  const show = useMemo(() => createSlideShow(() => setCurrent((index) => slideAt(index, 1, count))), [count]);

  useEffect(() => {
    if (count < 2) return undefined;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const onCalm = (): void => show.hold('motion', calm.matches);
    const onVisible = (): void => show.hold('hidden', document.hidden);
    onCalm();
    onVisible();
    show.restart();
    calm.addEventListener('change', onCalm);
    document.addEventListener('visibilitychange', onVisible);
    // Off-screen it does no work.
    const sight = new IntersectionObserver(([entry]) => show.hold('sight', !entry?.isIntersecting));
    if (root.current) sight.observe(root.current);
    return () => {
      show.dispose();
      sight.disconnect();
      calm.removeEventListener('change', onCalm);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [show, count, root]);

  // A slide that was just chosen is shown as long as any other.
  const go = useCallback(
    (index: number): void => {
      setCurrent(index);
      show.restart();
    },
    [show],
  );
  const pause = (on: boolean): void => {
    show.hold('paused', on);
    setPaused(on);
  };
  const within = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') show.hold('pointer', true);
    },
    onPointerLeave: () => show.hold('pointer', false),
    // A press focuses a dot too; only keyboard focus means reading.
    onFocus: ({ target }: FocusEvent) => show.hold('focus', target.matches(':focus-visible')),
    onBlur: () => show.hold('focus', false),
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') swipe.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (swipe.current === null) return;
      const distance = event.clientX - swipe.current;
      swipe.current = null;
      if (Math.abs(distance) < SWIPE) return;
      go(slideAt(current, distance < 0 === (dir === 'ltr') ? 1 : -1, count));
    },
    onPointerCancel: () => {
      swipe.current = null;
    },
  };
  return { current, go, paused, pause, within };
}
