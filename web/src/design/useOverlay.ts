import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** Result of `useOverlay`. Call `preload` on hover and focus, `show` on click, and render `Component` once it is there. */
export interface Overlay<Props> {
  Component: ComponentType<Props> | null;
  isOpen: boolean;
  /** The code loads for an opening. */
  isLoading: boolean;
  preload: () => void;
  show: () => void;
  hide: () => void;
}

/**
 * An overlay (drawer, dialog, menu) whose code is loaded when it is about to be needed. The component is in state, not in
 * `React.lazy`: a Suspense boundary would delay its first opening by 300 ms. A failed load closes it again, and the next click
 * retries; `onFailed` is called. Both must be stable functions: declare them outside the component.
 *
 *     const load = () => import('./CartDrawer.tsx');
 *     const { Component: CartDrawer, ...drawer } = useOverlay(load);
 *     <button onPointerEnter={drawer.preload} onFocus={drawer.preload} onClick={drawer.show} />
 *     {CartDrawer && <CartDrawer isOpen={drawer.isOpen} onClose={drawer.hide} />}
 */
export function useOverlay<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFailed?: () => void,
): Overlay<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);

  // It is mounted closed and opened a frame later: an overlay that is open on mount treats the click that opened it as one
  // outside.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    if (Component === null) return undefined;
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, [Component]);

  const fetchCode = useCallback(() => {
    load().then(
      (module) => setComponent(() => module.default),
      () => {
        setOpen(false);
        onFailed?.();
      },
    );
  }, [load, onFailed]);
  const show = useCallback(() => {
    setOpen(true);
    fetchCode();
  }, [fetchCode]);
  const hide = useCallback(() => setOpen(false), []);

  return {
    Component,
    isOpen: isOpen && isMounted,
    isLoading: isOpen && !isMounted,
    preload: fetchCode,
    show,
    hide,
  };
}
