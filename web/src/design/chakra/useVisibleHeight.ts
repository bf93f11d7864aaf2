import { useEffect, useState, type CSSProperties } from 'react';

/**
 * The part of the window above an on-screen keyboard, as custom properties: `--visible`, the visible height, and `--covered`,
 * the height that is hidden at the bottom. Empty while nothing covers it.
 */
export function useVisibleHeight(isActive: boolean): CSSProperties {
  const [room, setRoom] = useState<CSSProperties>({});
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!isActive || viewport == null) return undefined;
    const measure = (): void => {
      const covered = Math.round(innerHeight - viewport.height - viewport.offsetTop);
      // Zooming makes it smaller too, without a keyboard.
      setRoom(
        covered > 0 && viewport.scale === 1
          ? ({ '--visible': `${viewport.height}px`, '--covered': `${covered}px` } as CSSProperties)
          : {},
      );
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [isActive]);
  return room;
}
