import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from '../navigation/RouterContext.ts';
import { useDismissal } from './useDismissal.ts';

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

  useDismissal(
    open,
    useCallback(() => setOpen(false), []),
    root,
    '[data-disclosure]',
  );

  return { open, setOpen, root };
}
