import { useEffect, useState } from 'react';

/**
 * An index that cycles through `count` every `interval` milliseconds while `running`; 0 on the server and under reduced motion.
 * It pauses while the page is hidden.
 */
export function useRotation(count: number, interval: number, running: boolean): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!running || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [count, interval, running]);
  return count === 0 ? 0 : index % count;
}
