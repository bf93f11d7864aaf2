import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from '../navigation/RouterContext.ts';

interface Disclosure<Element extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Goes on the element that holds both the button and what it opens. */
  root: RefObject<Element | null>;
}

/**
 * Something that opens below its button: closes on Escape (the focus returns to the button, marked `data-disclosure`), on a
 * press or focus elsewhere, and when one goes to another page.
 */
export function useDisclosure<Element extends HTMLElement>(): Disclosure<Element> {
  const [open, setOpen] = useState(false);
  const root = useRef<Element>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);

  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector<HTMLElement>('[data-disclosure]')?.focus();
    };
    addEventListener('pointerdown', onOutside);
    addEventListener('focusin', onOutside);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onOutside);
      removeEventListener('focusin', onOutside);
      removeEventListener('keydown', onKey);
    };
  }, [open]);

  return { open, setOpen: useCallback((next: boolean) => setOpen(next), []), root };
}
