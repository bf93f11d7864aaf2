/** Least distance of a track from its end for an arrow to appear, in pixels. */
export const ARROW_THRESHOLD = 10;
/** How far an arrow scrolls, in pixels. */
export const SCROLL_STEP = 300;

/** The scroll properties of an element. */
export interface ScrollState {
  /** Negative in right-to-left elements. */
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** Whether a track can be scrolled towards its start and towards its end, in either writing direction. */
export function scrollRoom({ scrollLeft, scrollWidth, clientWidth }: ScrollState): {
  start: boolean;
  end: boolean;
} {
  const gone = Math.abs(scrollLeft);
  return { start: gone > ARROW_THRESHOLD, end: scrollWidth - clientWidth - gone > ARROW_THRESHOLD };
}

/** The `left` of `scrollBy` for a step of `distance` pixels towards the start or the end. */
export function scrollDelta(towards: 'start' | 'end', isRtl: boolean, distance: number): number {
  return (towards === 'end') === isRtl ? -distance : distance;
}
