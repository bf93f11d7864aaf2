import { useRef, useState, type RefObject } from 'react';
import { useDismissal } from './useDismissal.ts';

interface Disclosure<Element extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Goes on the element that holds both the button and what it opens. */
  root: RefObject<Element | null>;
}

/** Something that opens below its button, marked `data-disclosure`, and closes as `useDismissal` says. */
export function useDisclosure<Element extends HTMLElement>(): Disclosure<Element> {
  const [open, setOpen] = useState(false);
  const root = useRef<Element>(null);
  useDismissal(open, () => setOpen(false), root, '[data-disclosure]');
  return { open, setOpen, root };
}
