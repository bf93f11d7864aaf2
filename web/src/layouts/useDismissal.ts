import { useEffect, type RefObject } from 'react';

/**
 * Closes what is open on a press or focus outside of `root`, and on Escape: then the focus returns to what `root` holds under
 * `opener`, a selector. `close` must stay the same function.
 */
export function useDismissal(
  isOpen: boolean,
  close: () => void,
  root: RefObject<HTMLElement | null>,
  opener: string,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      close();
      root.current?.querySelector<HTMLElement>(opener)?.focus();
    };
    addEventListener('pointerdown', onOutside);
    addEventListener('focusin', onOutside);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onOutside);
      removeEventListener('focusin', onOutside);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen, close, root, opener]);
}
