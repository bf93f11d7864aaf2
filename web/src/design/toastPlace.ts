/** Position of toasts: never over a pressed control, an open dialog or a form's buttons, as far as there is another place. */
import type { ToastMessage } from './toast.ts';

export type ToastPlace = 'top' | 'bottom';

/** Offsets of the two positions from the edges of the window, in pixels: set before each message. */
export const TOAST_TOP = '--toast-top';
export const TOAST_BOTTOM = '--toast-bottom';

/** From this width on, in CSS pixels, messages are beside the content. */
const DESKTOP = 768;
const GAP = 8;
/** A message's size, estimated before it is rendered. */
const WIDTH = 352;
const HEIGHT = 80;
/** Distance from the lower edge in which bars and floating buttons are detected. */
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

/** Begins to record presses; returns the function that ends it. */
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

/** Runs a function while no finger or button is down, so that it does not fall between a press and its click. */
export function whenReleased(work: () => void): void {
  if (isDown) released.push(work);
  else work();
}

/** The lower edge of sticky elements at the top of the window. */
function headerEdge(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
}

/** Height of sticky elements at the lower edge: mobile navigation, price bar, floating button. */
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

/** Chooses a message's position and sets the offsets of both. */
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
    // Its position is the top; there it avoids the pressed control.
    const box =
      pressed !== undefined && isHit(places.top, pressed) ? pressed.getBoundingClientRect() : undefined;
    if (box) top = box.bottom + GAP;
  } else if (!isFree(first) && isFree(second)) place = second;
  const { style } = document.documentElement;
  style.setProperty(TOAST_TOP, `${top}px`);
  style.setProperty(TOAST_BOTTOM, `${bottom}px`);
  return place;
}
