/** Longest time between the request to remove an item and its removal from the page, in milliseconds. */
const PATIENCE = 10_000;
const STEP = 30;

/**
 * Called before an item of a list is removed. Once the item has left the page, and the focus with it, the focus goes to the
 * next item, otherwise to the previous one, otherwise to the heading of the section, page or dialog. A focus that was moved
 * meanwhile is left alone.
 *
 * @param control the pressed button within the item
 * @param item selector of the items
 * @param target selector of what takes the focus in an item. Not the button that removes it: a held key would empty the list
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
    // Headings are not focusable by themselves.
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  };
  setTimeout(look);
}
