import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Distance to the end within which the newest message counts as being read, in CSS pixels. */
const NEAR = 48;

interface StickToEnd {
  /** The scrolling element. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Its growing content. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  /** Scrolls to the end, and stays there. */
  readonly toEnd: () => void;
}

/**
 * Keeps the end of growing content visible, unless the reader has scrolled up.
 *
 * @param isActive false: its beginning stays visible
 */
export function useStickToEnd(isActive: boolean): StickToEnd {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const top = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    sticks.current = true;
    setAtEnd(true);
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);
  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    // Only the reader scrolls up: growth is followed in a moment.
    if (isNear) sticks.current = true;
    else if (element.scrollTop < top.current) sticks.current = false;
    top.current = element.scrollTop;
    setAtEnd(isNear);
  }, []);
  useEffect(() => {
    if (!isActive) return undefined;
    const observer = new ResizeObserver(() => {
      if (sticks.current) toEnd();
      else onScroll();
    });
    // An opening keyboard makes the element smaller, a piece of a reply the content larger.
    for (const element of [scroller.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [isActive, toEnd, onScroll]);
  return { scroller, content, isAtEnd, onScroll, toEnd };
}
