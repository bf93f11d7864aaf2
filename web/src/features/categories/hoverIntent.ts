/** How long a panel stays open after the pointer has left, in milliseconds. */
export const CLOSE_DELAY = 100;

/** Opens at once and closes with a delay that returning cancels. `Key` identifies what is open; null is nothing. */
export interface HoverIntent<Key> {
  /** The pointer or the focus is on `key`: open it now. */
  enter(key: Key): void;
  /** The pointer is on the open item: stay. */
  stay(): void;
  /** The pointer has left: close after the delay, unless it returns. */
  leave(): void;
  /** Close now. */
  close(): void;
  /** Cancel the pending close; for unmounting. */
  dispose(): void;
}

/**
 * Hover rule of the category panel: hovering opens, leaving closes after a delay unless the pointer is over the panel by then.
 * @param show called with what is open from now on, null for nothing
 * @param delay milliseconds between leaving and closing
 */
export function createHoverIntent<Key>(
  show: (key: Key | null) => void,
  delay: number = CLOSE_DELAY,
): HoverIntent<Key> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    enter(key) {
      stay();
      show(key);
    },
    stay,
    leave() {
      stay();
      timer = setTimeout(() => show(null), delay);
    },
    close() {
      stay();
      show(null);
    },
    dispose: stay,
  };
}
