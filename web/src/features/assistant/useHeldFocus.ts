import { useEffect, type RefObject } from 'react';

/** Marks elements that receive the focus; the first one of several does. */
export const TAKES_FOCUS = { 'data-takes-focus': '' };

/**
 * Keeps the focus within `root`: when the focused element is removed or disabled, the marked one is focused. Buttons appear and
 * disappear with each state, and keyboard users would otherwise start at the top of the page.
 */
export function useHeldFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let last: EventTarget | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target;
    };
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) last = null;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof HTMLElement) || (last.isConnected && !last.matches(':disabled'))) return;
      last = null;
      element.querySelector<HTMLElement>('[data-takes-focus]')?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
      observer.disconnect();
    };
  }, [root]);
}
