/** Where a message stands: never over what is being pressed, an open dialog or a form's buttons, as far as there is another place. */
import type { ToastMessage } from './toast.ts';

export type ToastPlace = 'top' | 'bottom';

/** Offsets of the two places from the edges of the window, in pixels: set anew before a message is shown. */
export const TOAST_TOP = '--toast-top';
export const TOAST_BOTTOM = '--toast-bottom';

/** From this width on, in CSS pixels, messages stand beside what is read. */
const DESKTOP = 768;
const GAP = 8;
/** A message's size as far as it is known before it is drawn. */
const WIDTH = 352;
const HEIGHT = 80;
/** How far up from the lower edge bars and floating buttons are looked for. */
const BARS = 200;

let pressed: Element | undefined;
let isDown = false;
let released: (() => void)[] = [];

function press(event: PointerEvent): void {
  isDown = true;
  const { target } = event;
  pressed =
    target instanceof Element ? (target.closest('a,button,label,input,select') ?? undefined) : undefined;
}

function release(): void {
  isDown = false;
  const due = released;
  released = [];
  // The click comes after this event.
  setTimeout(() => {
    for (const work of due) work();
  });
}

/** Begins to note what is pressed; gives the function that ends it. */
export function watchPresses(): () => void {
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
  addEventListener('pointercancel', release, true);
  return () => {
    removeEventListener('pointerdown', press, true);
    removeEventListener('pointerup', release, true);
    removeEventListener('pointercancel', release, true);
  };
}

/** Does something when no finger or button is down, so that it comes between no press and its click. */
export function whenReleased(work: () => void): void {
  if (isDown) released.push(work);
  else work();
}

/** The lower edge of what sticks to the top of the window. */
function headerEdge(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
}

/** Height of what sticks to the lower edge: the navigation of phones, a bar with the price, a floating button. */
function barsHeight(): number {
  let top = innerHeight;
  for (const x of [24, innerWidth / 2, innerWidth - 40]) {
    for (let y = innerHeight - 2; y > innerHeight - BARS; y -= 12) {
      for (
        let element = document.elementFromPoint(x, y);
        element !== null && element.closest('[data-scope="toast"]') === null;
        element = element.parentElement
      ) {
        const box = element.getBoundingClientRect();
        if (box.height < innerHeight / 2 && getComputedStyle(element).position === 'fixed')
          top = Math.min(top, box.top);
      }
    }
  }
  return innerHeight - top;
}

function isHit(place: DOMRect, element: Element): boolean {
  const box = element.getBoundingClientRect();
  return (
    box.width > 0 &&
    box.left < place.right &&
    box.right > place.left &&
    box.top < place.bottom &&
    box.bottom > place.top
  );
}

/** Chooses a message's place and sets the offsets of both. */
export function placeToast({ isProduct = false }: Pick<ToastMessage, 'isProduct'>): ToastPlace {
  const width = Math.min(WIDTH, innerWidth - 32);
  const left = document.documentElement.dir === 'rtl' ? 16 : innerWidth - 16 - width;
  let top = headerEdge() + GAP;
  const bottom = barsHeight() + 2 * GAP;
  const places = {
    top: new DOMRect(left, top, width, HEIGHT),
    bottom: new DOMRect(left, innerHeight - bottom - HEIGHT, width, HEIGHT),
  };
  const inUse = [
    ...(pressed === undefined ? [] : [pressed]),
    ...document.querySelectorAll('[role="dialog"][data-state="open"], dialog[open], form button, form a'),
  ];
  const isFree = (place: ToastPlace) => !inUse.some((element) => isHit(places[place], element));
  const [first, second]: readonly [ToastPlace, ToastPlace] =
    isProduct || innerWidth >= DESKTOP ? ['top', 'bottom'] : ['bottom', 'top'];
  let place = first;
  if (isProduct) {
    // Its place is the top; there it makes way for what was pressed.
    const box =
      pressed !== undefined && isHit(places.top, pressed) ? pressed.getBoundingClientRect() : undefined;
    if (box) top = box.bottom + GAP;
  } else if (!isFree(first) && isFree(second)) place = second;
  const { style } = document.documentElement;
  style.setProperty(TOAST_TOP, `${top}px`);
  style.setProperty(TOAST_BOTTOM, `${bottom}px`);
  return place;
}
