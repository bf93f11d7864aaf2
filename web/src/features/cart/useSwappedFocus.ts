import { useEffect, useRef, type RefObject } from 'react';

interface SwappedFocus {
  /** The element in which the buttons replace each other. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** To be called when a button is pressed that adds the product, or changes its quantity. */
  readonly onPress: (kind: 'add' | 'change') => void;
}

/**
 * Keeps the focus where a product is added and removed again: the button that was pressed is replaced when the product enters or
 * leaves the cart, and the last button in its place takes the focus.
 */
export function useSwappedFocus(inCart: number): SwappedFocus {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<'add' | 'change' | null>(null);
  useEffect(() => {
    if (pressed.current === 'add' || (pressed.current === 'change' && inCart === 0))
      [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
    pressed.current = null;
  }, [inCart]);
  return {
    place,
    onPress: (kind) => {
      pressed.current = kind;
    },
  };
}
