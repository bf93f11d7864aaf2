/**
 * The only script inside of documents: it runs before the first paint and receives taps until the page is hydrated. Built into
 * one file by `web/build.ts`; the content security policy allows it by its hash. `earlyTaps.ts` takes over from it.
 */
import {
  addTo,
  badgeText,
  MAX_QUANTITY,
  parseLines,
  pieces,
  STORAGE_KEY,
  type CartLine,
} from './cartLines.ts';
import { markRegion, REGION_KEY } from '../delivery/deliveryRegion.ts';
import { TAPPABLE, type EarlyTaps } from './earlyTaps.ts';

const root = document.documentElement;
const waiting: HTMLElement[] = [];
const added = new Set<string>();

/** The header's count: its style shows this property until React renders the number. */
const showCount = (lines: readonly CartLine[]) => {
  const count = pieces(lines);
  if (count > 0) root.style.setProperty('--pieces', `"${badgeText(count)}"`);
};

/** Adds a piece to the stored cart. Returns whether it is there: the page responds to anything else once it is hydrated. */
function add(button: HTMLElement): boolean {
  const { dataset } = button;
  const key = dataset['add'];
  // A quantity or a variant that was chosen before, which only the page's scripts can read.
  if (
    key === undefined ||
    // The bar of a product's page takes its quantity from elsewhere on the page.
    (waiting.length > 0 && button.closest('[data-bottom-bar]')) ||
    waiting.some((other) => button.parentElement?.contains(other)) ||
    document.querySelector('[id^=choose] :checked:not([checked])')
  )
    return false;
  const [id = '', variantId] = key.split(' ');
  try {
    const { lines, quantity, limit } = addTo(parseLines(localStorage.getItem(STORAGE_KEY)), {
      id,
      variantId,
    });
    if (limit || quantity > Number(dataset['most'] ?? MAX_QUANTITY)) return false;
    localStorage.setItem(STORAGE_KEY, JSON.stringify(lines));
    added.add(key);
    dataset['pieces'] = `${quantity}`;
    showCount(lines);
    // A store that has read the cart already is in this window, where the browser does not report the change.
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    return true;
  } catch {
    return false;
  }
}

/** React receives all taps but those that add pieces: hydration replaces their buttons. */
let isReceived = false;

function onClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>(TAPPABLE);
  if (!button || (isReceived && button.dataset['add'] === undefined)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (add(button)) return;
  // What a second tap would close again is tapped once.
  if (button.matches('[aria-haspopup],[aria-expanded],[aria-pressed]') && waiting.includes(button)) return;
  waiting.push(button);
  button.dataset['waits'] = '';
}

const receive = () => {
  isReceived = true;
  removeEventListener('error', onError, true);
};

const stop = () => {
  receive();
  removeEventListener('click', onClick, true);
  root.style.removeProperty('--pieces');
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-pieces],[data-waits]')) {
    delete dataset['pieces'];
    delete dataset['waits'];
  }
};

/** Without the page's scripts links lead where they lead by themselves. */
function onError({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return;
  stop();
  for (const button of waiting) button.click();
}

addEventListener('click', onClick, true);
addEventListener('error', onError, true);
try {
  showCount(parseLines(localStorage.getItem(STORAGE_KEY)));
  if (localStorage.getItem(REGION_KEY)) markRegion();
} catch {
  // Without storage there is no cart to show, and no governorate.
}
window.earlyTaps = { waiting, added, receive, stop } satisfies EarlyTaps;
