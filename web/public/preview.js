/*
 * In previews of the home page (gateway/src/http/preview.ts) only: requests of the page carry the preview's parameters past all caches,
 * the editor that frames the page may have it loaded again, and a click selects a section there instead of following a link.
 */
(() => {
  const fetchNow = window.fetch;
  const SCROLL = 'preview-scroll';

  // A preview leaves nothing on the device: its language is not the person's choice, and it is no visit.
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', { get: () => cookies.get.call(document), set() {} });
  Object.defineProperty(localStorage, 'setItem', { value: () => undefined });

  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' || new URL(request.url).pathname !== '/graphql') return fetchNow(request);
    const headers = new Headers(request.headers);
    // Requests of the visitor's session stay as they are.
    if (request.credentials !== 'omit') return fetchNow(request);
    headers.set('x-preview', location.search.slice(1));
    return fetchNow(new Request(request, { headers, credentials: 'same-origin', cache: 'no-store' }));
  };

  const tell = (message) => {
    if (window.parent !== window) window.parent.postMessage(message, location.origin);
  };

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== window.parent || data !== 'preview:refetch') return;
    sessionStorage.setItem(SCROLL, String(window.scrollY));
    location.reload();
  });

  window.addEventListener('load', () => {
    const scroll = Number(sessionStorage.getItem(SCROLL) ?? 0);
    sessionStorage.removeItem(SCROLL);
    if (scroll > 0) requestAnimationFrame(() => window.scrollTo(0, scroll));
    tell({ type: 'preview:shown' });
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
