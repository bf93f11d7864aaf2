/** Safari has no idle callback: there a second later, when a page has usually settled. */
const LATER = 1000;

/**
 * Runs a function once the page is loaded and the browser is idle, after 5 s at the latest. Returns the function that cancels
 * it.
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
