import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** So near to the end one is still reading the newest, in CSS pixels. */
const NEAR = 48;

interface StickToEnd {
  /** What scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** What grows in it. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  /** Goes to the end, and stays there. */
  readonly toEnd: () => void;
}

/**
 * Keeps the end of what grows in sight, unless the reader has scrolled up.
 *
 * @param isActive false: its beginning stays in sight
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
    // Only the reader goes up: what has grown meanwhile is followed in a moment.
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
    // A keyboard that comes up makes the room smaller, a piece of a reply the content larger.
    for (const element of [scroller.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [isActive, toEnd, onScroll]);
  return { scroller, content, isAtEnd, onScroll, toEnd };
}
