import { useEffect, type RefObject } from 'react';

/** The popup covers the page without being a modal dialog: Tab cycles within it. */
export function useFocusInside(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = [
        ...element.querySelectorAll<HTMLElement>(
          'button, input:not([type=hidden]), select, summary, a[href]',
        ),
      ].filter((stop) => !stop.hasAttribute('disabled') && stop.getClientRects().length > 0);
      const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== edge) return;
      event.preventDefault();
      next?.focus();
    };
    element.addEventListener('keydown', keep);
    return () => element.removeEventListener('keydown', keep);
  }, [panel, open]);
}
