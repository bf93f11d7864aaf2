/*
 * In previews of the home page (gateway/src/http/preview.ts) only: requests of the page carry the preview's parameters past all caches,
 * the editor that frames the page has it ask again for what it shows, and a click selects a section there instead of following a link.
 */
(() => {
  const fetchNow = window.fetch;

  // A preview leaves nothing on the device: its language is not the person's choice, and it is no visit.
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', { get: () => cookies.get.call(document), set() {} });
  Object.defineProperty(localStorage, 'setItem', { value: () => undefined });

  /** Number of the page's own requests that were sent, and of those whose answers it does not show yet. */
  const requests = { sent: 0, open: 0 };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

  /** Resolves when the page has taken an answer in. */
  async function taken(answer) {
    try {
      await (await answer).clone().text();
    } catch {
      // The page is told of it.
    }
    await pause();
    requests.open -= 1;
  }

  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' || new URL(request.url).pathname !== '/graphql') return fetchNow(request);
    const headers = new Headers(request.headers);
    // Requests of the visitor's session stay as they are.
    if (request.credentials !== 'omit') return fetchNow(request);
    headers.set('x-preview', location.search.slice(1));
    requests.sent += 1;
    requests.open += 1;
    const answer = fetchNow(new Request(request, { headers, credentials: 'same-origin', cache: 'no-store' }));
    void taken(answer);
    return answer;
  };

  const tell = (message) => {
    if (window.parent !== window) window.parent.postMessage(message, location.origin);
  };

  /** What the page shows is older than this to it (its limit is 5 minutes). In milliseconds, as the others. */
  const OLD = 3_600_000;
  /** The page has not reacted so long after a change: it is loaded again. */
  const PATIENCE = 5_000;

  /**
   * Has the page ask again for all that it shows: it does so for what is old when the window gets the focus (refreshStale in
   * web/src/relay/queryKeeper.ts), so here that happens an hour later. It does not before it runs, nor while it waits for an answer or is
   * hidden.
   */
  async function refetch() {
    let end = performance.now() + PATIENCE;
    for (const before = requests.sent; requests.sent === before; await pause()) {
      if (document.visibilityState !== 'visible') end = performance.now() + PATIENCE;
      else if (performance.now() > end) return location.reload();
      else if (requests.open === 0) {
        const now = Date.now;
        Date.now = () => now() + OLD;
        window.dispatchEvent(new Event('focus'));
        Date.now = now;
      }
    }
  }

  let isWanted = false;
  let isRefetching = false;
  window.addEventListener('message', async ({ origin, source, data }) => {
    if (origin !== location.origin || source !== window.parent || data !== 'preview:refetch') return;
    isWanted = true;
    if (isRefetching) return;
    isRefetching = true;
    while (isWanted) {
      isWanted = false;
      await refetch();
    }
    isRefetching = false;
  });

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest('a[href]');
      if (link) {
        event.preventDefault();
        event.stopPropagation();
      }
      const room = target?.closest('[data-room]')?.getAttribute('data-room');
      if (room) tell({ type: 'preview:section', room });
      else if (target?.closest('[aria-roledescription]')) tell({ type: 'preview:section', room: 'stage' });
    },
    true,
  );
})();
