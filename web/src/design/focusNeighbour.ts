/** Longest time for something to leave the page once its removal was asked for, in milliseconds. */
const PATIENCE = 10_000;
const STEP = 30;

/**
 * To be called before an item of a list is removed. Once the item has left the page, and the focus with it, the focus goes to the
 * item after it, else to the one before, else to the heading of the section, page or dialog. A shopper who has gone elsewhere
 * meanwhile is left there.
 *
 * @param control what was pressed, within the item
 * @param item selector of the items
 * @param target selector of what takes the focus in an item. Not what removes it: a key that is held would empty the list
 */
export function focusNeighbour(control: Element, item: string, target: string = 'a[href]'): void {
  const section = control.closest('section');
  const room = control.closest('[role="dialog"], main') ?? document.body;
  const items = [...room.querySelectorAll(item)];
  const at = items.findIndex((one) => one.contains(control));
  const neighbours = at < 0 ? [] : [items[at + 1], items[at - 1]];
  const until = performance.now() + PATIENCE;
  const look = (): void => {
    if (control.isConnected) {
      if (performance.now() < until) setTimeout(look, STEP);
      return;
    }
    const active = document.activeElement;
    if (active !== null && active !== document.body && active !== room) return;
    const neighbour = neighbours.find((one) => one?.isConnected);
    const heading = (within: Element | null) => within?.querySelector<HTMLElement>('h1, h2, h3');
    const next =
      neighbour?.querySelector<HTMLElement>(target) ??
      (section?.isConnected ? heading(section) : undefined) ??
      heading(room);
    if (next == null) return;
    // Headings take no focus by themselves.
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  };
  setTimeout(look);
}
