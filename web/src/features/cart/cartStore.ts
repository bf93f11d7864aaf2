/** The cart on the device: one store for the page, synchronised with the shop's other tabs. */
import { useCallback, useSyncExternalStore } from 'react';
import { addTo, parseLines, pieces, quantityOf, setQuantity, STORAGE_KEY, takeFrom } from './cartLines.ts';
import type { CartLine, Change, LineKey } from './cartLines.ts';

/** Storage of the lines: the device's local storage, or a replacement. */
export interface CartStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface CartStore {
  /** The lines; the same array until they change. */
  getLines(): readonly CartLine[];
  /** Whether the lines are stored on the device; false if its storage is full or blocked. */
  isSaved(): boolean;
  subscribe(listener: () => void): () => void;
  add(key: LineKey, amount?: number): Change;
  decrement(key: LineKey): Change;
  setQuantity(key: LineKey, quantity: number): Change;
  remove(key: LineKey): void;
  clear(): void;
}

const empty: readonly CartLine[] = [];

/**
 * Creates a cart over a storage. A full or blocked storage is not an error: the cart then lives as long as the page. `target`
 * receives the `storage` events of other tabs.
 */
export function createCartStore(storage: () => CartStorage | undefined, target?: EventTarget): CartStore {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let lines: readonly CartLine[] | undefined;
  let isSaved = true;

  const read = (): string | null => {
    try {
      return storage()?.getItem(STORAGE_KEY) ?? null;
    } catch {
      return null;
    }
  };
  const getLines = (): readonly CartLine[] => {
    if (lines === undefined) {
      text = read();
      lines = parseLines(text);
    }
    return lines;
  };
  const publish = () => {
    for (const listener of listeners) listener();
  };
  // Another tab may have written since: every change starts from the stored lines.
  const refresh = () => {
    const now = read();
    if (lines !== undefined && now === text) return false;
    if (lines !== undefined && now === null && text === null) return false;
    text = now;
    lines = parseLines(now);
    return true;
  };
  const apply = (change: (present: readonly CartLine[]) => Change): Change => {
    refresh();
    const outcome = change(getLines());
    if (outcome.lines === lines) return outcome;
    lines = outcome.lines;
    const next = JSON.stringify(lines);
    try {
      storage()?.setItem(STORAGE_KEY, next);
      text = read();
      isSaved = text === next;
    } catch {
      // Full or blocked: it lives as long as this page, which shows a notice.
      isSaved = false;
    }
    publish();
    return outcome;
  };
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    // null: everything was cleared.
    if ((key === null || key === STORAGE_KEY) && refresh()) publish();
  };

  return {
    getLines,
    isSaved: () => isSaved,
    subscribe(listener) {
      if (listeners.size === 0) target?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) target?.removeEventListener('storage', onStorage);
      };
    },
    add: (key, amount) => apply((present) => addTo(present, key, amount)),
    decrement: (key) => apply((present) => takeFrom(present, key)),
    setQuantity: (key, quantity) => apply((present) => setQuantity(present, key, quantity)),
    remove: (key) => void apply((present) => setQuantity(present, key, 0)),
    clear: () => void apply((present) => ({ lines: present.length === 0 ? present : empty, quantity: 0 })),
  };
}

/** The shop's cart. */
export const cartStore: CartStore = createCartStore(
  () => (typeof localStorage === 'undefined' ? undefined : localStorage),
  typeof window === 'undefined' ? undefined : window,
);

const serverLines = () => empty;

/** The cart's lines. Empty on the server and while hydrating: the server does not know the device's cart. */
export function useCartLines(): readonly CartLine[] {
  return useSyncExternalStore(cartStore.subscribe, cartStore.getLines, serverLines);
}

/** Whether the cart is stored on the device. */
export function useCartSaved(): boolean {
  return useSyncExternalStore(cartStore.subscribe, cartStore.isSaved, always);
}

/** Number of pieces in the cart. */
export function useCartCount(): number {
  return useSyncExternalStore(cartStore.subscribe, () => pieces(cartStore.getLines()), zero);
}

/** Number of pieces of one product, or of one of its variants, in the cart. */
export function useCartQuantity(id: string, variantId?: string | null): number {
  const snapshot = useCallback(() => quantityOf(cartStore.getLines(), { id, variantId }), [id, variantId]);
  return useSyncExternalStore(cartStore.subscribe, snapshot, zero);
}

const zero = () => 0;
const always = () => true;

/** False on the server and while hydrating, when the device's cart is not known yet. */
export function useCartKnown(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
