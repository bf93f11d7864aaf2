import { useRef, useState, type RefObject } from 'react';
import { useDismissal } from './useDismissal.ts';

interface Disclosure<Element extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Ref of the element that contains both the button and the popup. */
  root: RefObject<Element | null>;
}

/** A popup below its button, marked `data-disclosure`, closed as in `useDismissal`. */
export function useDisclosure<Element extends HTMLElement>(): Disclosure<Element> {
  const [open, setOpen] = useState(false);
  const root = useRef<Element>(null);
  useDismissal(open, () => setOpen(false), root, '[data-disclosure]');
  return { open, setOpen, root };
}
