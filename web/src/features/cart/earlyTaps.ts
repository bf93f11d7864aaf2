/**
 * Taps from before hydration. A small script in the document's head (`earlyScript.ts`) receives them: pieces go
 * into the stored cart at once; other buttons wait here until the page can respond.
 */

/** What can be tapped and does nothing by itself. */
export const TAPPABLE = 'button[type=button]:not([popovertarget]),a[aria-haspopup],a[data-disclosure]';

/** What the document's script hands over, as a property of the window. */
export interface EarlyTaps {
  /** Tapped elements without a response, in order. */
  readonly waiting: HTMLElement[];
  /** Keys of lines whose pieces are already in the stored cart. */
  readonly added: ReadonlySet<string>;
  /** Leaves all taps but those that add pieces to React. */
  readonly receive: () => void;
  /** Ends the interception of taps, and removes what the script shows in place of the hydrated page. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** Absent during development. */
    earlyTaps?: EarlyTaps;
  }
}

let confirming = false;

/** Whether the current press of an add button stands for pieces that are already in the cart: it only shows the message. */
export const isConfirming = (): boolean => confirming;

/** The button that adds a line's pieces now: hydration may have replaced the one that was tapped. */
const addButton = (key: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>('[data-add]')].find(({ dataset }) => dataset['add'] === key);

/** Taps on parts whose code is still loading are repeated after so many milliseconds, so many times. */
const REPEAT_AFTER = 100;
const MOST_REPEATS = 100;

/** Passes a tap on. */
const press = (element: HTMLElement) =>
  (element.isConnected ? element : addButton(element.dataset['add']))?.click();

/**
 * Receives the taps from the document's script when React attaches its listeners.
 *
 * @param isHeld whether taps have to wait although their elements are hydrated
 * @returns passes on the taps that were received so far: to be called when the page is hydrated
 */
export function receiveTaps(isHeld: () => boolean): () => void {
  const taps = window.earlyTaps;
  if (taps === undefined) return () => undefined;
  const { waiting, added, receive, stop } = taps;
  let isPassedOn = false;
  /** Number of repeats of the current tap. */
  let repeats = 0;
  receive();
  document.addEventListener(
    'click',
    (event) => {
      const element = (event.target as Element).closest<HTMLElement>(TAPPABLE);
      if (element === null || confirming) return;
      if (!isPassedOn && isHeld()) {
        event.preventDefault();
        event.stopPropagation();
        waiting.push(element);
        return;
      }
      // React ends an event above parts that are not hydrated yet.
      const repeat = repeats + 1;
      let isLost = true;
      const arrive = (arrived: Event) => {
        if (arrived === event) isLost = false;
      };
      element.addEventListener('click', arrive);
      setTimeout(() => {
        element.removeEventListener('click', arrive);
        if (!isLost || repeat > MOST_REPEATS) return;
        repeats = repeat;
        press(element);
        repeats = 0;
      }, REPEAT_AFTER);
    },
    true,
  );
  return () => {
    stop();
    isPassedOn = true;
    confirming = true;
    for (const key of added) addButton(key)?.click();
    confirming = false;
    for (const tapped of waiting) press(tapped);
  };
}
