import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Distance to where the newest message is read within which it counts as being read, in CSS pixels. */
const NEAR = 48;
/** Space above the first line of a reply that fills the view, in CSS pixels. */
const ABOVE = 12;

interface FollowedReply {
  /** The scrolling element. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Its growing content. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** The messages within it. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** The newest message is in view, from its first line. */
  readonly isAtNewest: boolean;
  readonly onScroll: () => void;
  /** Scrolls to the newest message, and follows it. */
  readonly toNewest: () => void;
}

/** Where the newest message is read: at the end, or at its first line when it is higher than the view. */
function newestTop(element: HTMLElement, list: HTMLElement | null): number {
  const end = element.scrollHeight - element.clientHeight;
  const message = list?.lastElementChild;
  if (!message) return end;
  const first = message.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
  return Math.max(0, Math.min(end, first - ABOVE));
}

/**
 * Keeps the newest message in view while it grows, but never past its first line: products that follow a reply do not
 * push its text away. Stops when the reader has scrolled up.
 *
 * @param isActive false: the beginning of the content stays in view
 */
export function useFollowReply(isActive: boolean): FollowedReply {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const top = useRef(0);
  const [isAtNewest, setAtNewest] = useState(true);

  const toNewest = useCallback(() => {
    follows.current = true;
    setAtNewest(true);
    const element = scroller.current;
    if (element) element.scrollTop = newestTop(element, list.current);
  }, []);
  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const isNear = element.scrollTop > newestTop(element, list.current) - NEAR;
    // Only the reader scrolls up: growth is followed in a moment.
    if (isNear) follows.current = true;
    else if (element.scrollTop < top.current) follows.current = false;
    top.current = element.scrollTop;
    setAtNewest(isNear);
  }, []);
  useEffect(() => {
    if (!isActive) return undefined;
    const observer = new ResizeObserver(() => {
      const element = scroller.current;
      // Readers who are further down in a long reply stay there.
      const isBefore = element !== null && element.scrollTop < newestTop(element, list.current);
      if (follows.current && isBefore) toNewest();
      else onScroll();
    });
    // An opening keyboard makes the element smaller, a piece of a reply the content larger.
    for (const element of [scroller.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [isActive, toNewest, onScroll]);
  return { scroller, content, list, isAtNewest, onScroll, toNewest };
}
