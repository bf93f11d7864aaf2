import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Distance below the screen that counts as near: one swipe ahead. */
const MARGIN = '900px';

/** Whether an element has been near the screen; false on the server. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
