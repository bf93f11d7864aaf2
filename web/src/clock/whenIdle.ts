/** Safari knows no idle time: there a second later, when a page has usually come to rest. */
const LATER = 1000;

/**
 * Does something once the page is loaded and the browser has nothing else to do, 5 s later at the latest. Gives the function
 * that calls it off.
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => removeEventListener('load', wait);
  function wait(): void {
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(work, { timeout: 5000 });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(work, LATER);
      cancel = () => clearTimeout(handle);
    }
  }
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => cancel();
}
