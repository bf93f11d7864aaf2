import styles from '../design/static/VisuallyHidden.module.css';

/*
 * What a browser does by itself when a document loads has to be done by hand when a page changes without one: screen readers are
 * told the new title, and the keyboard goes on from the new page's heading instead of a link that is gone.
 */

/** Time for a dialog that led to the page to close and give back the focus, in milliseconds. */
const PATIENCE = 1500;
const STEP = 50;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function announce(title: string): void {
  if (region === undefined) {
    region = document.createElement('div');
    region.className = styles['hidden'] ?? '';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // A region that has just come, and a text that stays the same, are not read.
  region.textContent = '';
  setTimeout(() => {
    if (region !== undefined) region.textContent = title;
  }, 100);
}

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Whether the focus is still where the page before left it. */
function isLeftBehind(active: Element | null, main: Element, isOtherPath: boolean): boolean {
  if (active === null || active === document.body) return true;
  // What the new page itself put the focus on keeps it; the link to another page of a list has been scrolled away.
  return main.contains(active) ? !isInSight(active) : isOtherPath;
}

/**
 * Announces the page that has just been shown, and moves the focus to its heading unless the page or the shopper has put it
 * somewhere on it. A dialog keeps the focus while it is open.
 *
 * @param isOtherPath false: only the query of the address is another
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
    // Where the window stands is the router's to say; but a list that has changed above a link moves it again.
    const isFollowed = !isOtherPath && active !== heading && main.contains(active);
    heading.focus({ preventScroll: !isFollowed });
  };
  // A list that has become another has its own neighbour for what was removed from it.
  if (isOtherPath) move();
  else timer = setTimeout(move, 4 * STEP);
}
