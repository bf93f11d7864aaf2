import { useEffect, useRef, type RefObject } from 'react';
import { locationKey } from '../../navigation/locationKey.ts';
import { useLocation } from '../../navigation/RouterContext.ts';

/**
 * Closes a popup on a press or focus outside of `root`, on navigation, and on Escape: then the focus returns to the element in
 * `root` that matches `opener`, a selector.
 */
export function useDismissal(
  isOpen: boolean,
  close: () => void,
  root: RefObject<HTMLElement | null>,
  opener: string,
): void {
  const { key } = useLocation();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current();
    };
    const onKey = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed !== 'Escape') return;
      root.current?.querySelector<HTMLElement>(opener)?.focus();
      latest.current();
    };
    addEventListener('pointerdown', onOutside);
    addEventListener('focusin', onOutside);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onOutside);
      removeEventListener('focusin', onOutside);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen, root, opener]);
  const arriving = useRef<string>(undefined);
  useEffect(() => {
    if (isOpen) arriving.current = locationKey(history.state);
  }, [isOpen]);
  const seen = useRef(key);
  useEffect(() => {
    // The end of a navigation that was already under way when it opened is no reason to close.
    if (isOpen && seen.current !== key && key !== arriving.current) latest.current();
    seen.current = key;
  }, [isOpen, key]);
}
