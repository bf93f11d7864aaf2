/** How long a slide is shown, in milliseconds. */
export const SLIDE_INTERVAL = 5000;

/** A timer that advances a slide show unless it is held. */
export interface SlideShow {
  /** Restarts the timer, unless held. */
  restart(): void;
  /** Something (a pointer, the focus, a pause button) holds the show, or releases it. */
  hold(reason: string, held: boolean): void;
  dispose(): void;
}

/**
 * @param next shows the next slide
 * @param interval milliseconds that each slide is shown
 */
export function createSlideShow(next: () => void, interval: number = SLIDE_INTERVAL): SlideShow {
  const reasons = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = (): void => {
    clearInterval(timer);
    timer = reasons.size === 0 ? setInterval(next, interval) : undefined;
  };
  return {
    restart,
    hold(reason, held) {
      const before = reasons.size;
      if (held) reasons.add(reason);
      else reasons.delete(reason);
      if ((before === 0) !== (reasons.size === 0)) restart();
    },
    dispose() {
      clearInterval(timer);
    },
  };
}

/** The slide `by` steps from `index` among `count`, wrapping around. */
export function slideAt(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}

/** On which side of the current slide another one is, by the shorter distance; undefined for the current one itself. */
export function sideOf(index: number, current: number, count: number): 'before' | 'after' | undefined {
  const ahead = slideAt(index, -current, count);
  return ahead === 0 ? undefined : ahead <= count / 2 ? 'after' : 'before';
}
