import styles from '../design/static/VisuallyHidden.module.css';

/**
 * What a browser does when a document loads has to be done by hand when a page changes without one: screen readers announce the
 * new title, and the keyboard continues at the new page's heading instead of a removed link.
 */

/** Time for a dialog that led to the page to close and restore the focus, in milliseconds. */
const PATIENCE = 1500;
const STEP = 50;
/** Time in which the page may replace its skeleton, whose heading has the focus, in milliseconds. */
const LOADING = 10_000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function announce(title: string): void {
  if (region === undefined) {
    region = document.createElement('div');
    region.className = styles['hidden'] ?? '';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // Live regions that are new, or whose text stays the same, are not announced.
  region.textContent = '';
  setTimeout(() => {
    if (region !== undefined) region.textContent = title;
  }, 100);
}

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Whether the focus is still where the previous page left it. */
function isLeftBehind(active: Element | null, main: Element, isOtherPath: boolean): boolean {
  if (active === null || active === document.body) return true;
  // A focus set by the new page stays; the link to another page of a list has been scrolled away.
  if (main.contains(active)) return !isInSight(active);
  // A field that the shopper types in while the page comes, such as the header's search, stays as well.
  return isOtherPath && !active.matches('input, textarea, select');
}

/**
 * Announces the page that has just been shown, and moves the focus to its heading unless the page or the shopper has moved it.
 * A dialog keeps the focus while it is open.
 *
 * @param isOtherPath false: only the query string changed
 */
export function arrive(isOtherPath: boolean): void {
  announce(document.title);
  clearTimeout(timer);
  const start = performance.now();
  const move = (): void => {
    const active = document.activeElement;
    if (active?.closest('[role="dialog"], [role="alertdialog"], dialog') != null) {
      if (performance.now() - start < PATIENCE) timer = setTimeout(move, STEP);
      return;
    }
    const main = document.querySelector('main');
    if (main === null || !isLeftBehind(active, main, isOtherPath)) return;
    const heading = main.querySelector<HTMLElement>('h1') ?? main;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // The router decides on the scroll position.
    heading.focus({ preventScroll: true });
    // The heading of a skeleton is removed with it, and the focus goes on to the page's own.
    const follow = (): void => {
      if (document.activeElement === heading) {
        if (performance.now() - start < LOADING) timer = setTimeout(follow, STEP);
      } else if (!heading.isConnected) move();
    };
    timer = setTimeout(follow, STEP);
  };
  // A new list has its own neighbour for a removed item.
  if (isOtherPath) move();
  else timer = setTimeout(move, 4 * STEP);
}
