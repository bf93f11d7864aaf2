import { useEffect } from 'react';

/** What can have the focus by the keyboard. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
/** Time in which what replaces a removed button may appear, in milliseconds. */
const SETTLED = 150;

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** The first element of a part of the page that can have the focus. */
function firstIn(part: Element): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isUsable);
}

/** The first of the nearest part that is left. */
function nearestTo(around: readonly Element[]): HTMLElement | undefined {
  for (const part of around) {
    const found = part.isConnected ? firstIn(part) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function headingOf(main: HTMLElement): HTMLElement {
  const heading = main.querySelector<HTMLElement>('h1') ?? main;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/**
 * Keeps the keyboard where it was when the focused button disappears with what it did: the focus goes to what stands in the nearest
 * part of the page that is left, or to the page's heading. Browsers leave it on the body, and the next Tab starts at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (main === null) return undefined;
    let last: HTMLElement | undefined;
    /** What the last focused element stood in, nearest first, below `main`. */
    let around: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const isLost = (): boolean =>
      last !== undefined &&
      (document.activeElement === null || document.activeElement === document.body) &&
      document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
    const restore = (): void => {
      timer = undefined;
      if (!isLost() || last === undefined) return;
      // A part that waits for its data is hidden meanwhile; its next change leads here again.
      if (last.isConnected && !last.checkVisibility()) return;
      const next = isUsable(last) ? last : (nearestTo(around) ?? headingOf(main));
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    };
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || !main.contains(target) || target === main) return;
      last = target;
      around = [];
      for (let part = target.parentElement; part !== null && part !== main; part = part.parentElement)
        around.push(part);
    };
    // A click beside everything takes the focus away on purpose.
    const forget = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest(`${FOCUSABLE}, label`) === null) last = undefined;
    };
    const observer = new MutationObserver(() => {
      if (timer === undefined && isLost()) timer = setTimeout(restore, SETTLED);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    addEventListener('focusin', remember);
    addEventListener('pointerdown', forget);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('focusin', remember);
      removeEventListener('pointerdown', forget);
    };
  }, []);
}
