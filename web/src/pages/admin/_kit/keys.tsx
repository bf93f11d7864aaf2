import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** A key of a screen. */
export interface Shortcut {
  /**
   * `j`, `?`, `[`: a letter or sign alone; `shift+a`; `mod+k`: with Control, or Command on a Mac; `g o`: one after the other;
   * `enter`, `escape`.
   */
  readonly keys: string;
  /** What it does: the sheet of keys lists every key that works. */
  readonly label: string;
  /** Absent: the component that is focused hears it itself. */
  readonly run?: () => void;
  /** Whether it works at this moment; otherwise the key is what it is without it. `isWriting`: the focus is in a field. Default: it does. */
  readonly works?: (isWriting: boolean) => boolean;
  /** Works as well when it was pressed shortly before it was there, while the screen was loading. */
  readonly isTypedAhead?: boolean;
}

interface Group {
  readonly shortcuts: () => readonly Shortcut[];
}

/** Where the person has switched single letters off on this device. */
const STORED = 'admin-keys';
/** How long the second key of a sequence is waited for, in milliseconds. */
const PATIENCE = 1500;

/** How long a key may be pressed before the screen is there that answers to it, in milliseconds. */
const TYPED_AHEAD = 5000;

/** Single letters and signs: they can be switched off, and are off while one writes. */
const isSingle = (keys: string): boolean => !keys.startsWith('mod+') && keys !== 'escape';

/** The key of an event by its Latin name, whatever the keyboard's script. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // An Arabic keyboard: the place of the key says which letter it is.
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined && /\p{Letter}/u.test(key)) return letter.toLowerCase();
  if (key === ' ') return 'space';
  return key.toLowerCase();
}

/** An event as a shortcut is written. */
export function chordOf(event: KeyboardEvent): string {
  const name = nameOf(event);
  if (event.altKey) return '';
  if (event.ctrlKey || event.metaKey) return `mod+${event.shiftKey ? 'shift+' : ''}${name}`;
  return event.shiftKey && /^[a-z]$/.test(name) ? `shift+${name}` : name;
}

/** Whether what is typed belongs to a field. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !/^(?:checkbox|radio|button)$/.test(target.type)))
  );
}

class Keys {
  readonly #groups = new Set<Group>();
  readonly #listeners = new Set<() => void>();
  #isOn = readChoice();
  #first: { readonly chord: string; readonly at: number } | undefined;
  /** The latest key that nothing answered to. */
  #ahead: { readonly chord: string; readonly at: number } | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly isOn = (): boolean => this.#isOn;

  /** Switches single letters on or off, for this person on this device. */
  setOn(isOn: boolean): void {
    this.#isOn = isOn;
    try {
      if (isOn) localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, 'off');
    } catch {
      // Without storage it is for this document.
    }
    for (const listener of this.#listeners) listener();
  }

  add(group: Group): () => void {
    this.#groups.add(group);
    const ahead = this.#ahead;
    const late =
      ahead !== undefined && performance.now() - ahead.at < TYPED_AHEAD
        ? group.shortcuts().find(({ keys, isTypedAhead }) => isTypedAhead === true && keys === ahead.chord)
        : undefined;
    if (late !== undefined) {
      this.#ahead = undefined;
      late.run?.();
    }
    return () => {
      this.#groups.delete(group);
    };
  }

  /** All keys, those of the screen before those of the frame. */
  all(): readonly Shortcut[] {
    return [...this.#groups].toReversed().flatMap(({ shortcuts }) => shortcuts());
  }

  readonly handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const chord = chordOf(event);
    if (chord === '') return;
    // What is open over the page has keys of its own.
    const isCovered =
      document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"]') !== null;
    const writes = isWriting(event.target);
    const isQuiet = !this.#isOn || writes || isCovered;
    const before = this.#first;
    this.#first = undefined;
    this.#ahead = undefined;
    const all = this.all().filter(
      ({ keys, run, works }) =>
        run !== undefined &&
        works?.(writes) !== false &&
        !(isQuiet && isSingle(keys)) &&
        !(isCovered && keys !== 'mod+k'),
    );
    const sequence =
      before !== undefined && event.timeStamp - before.at < PATIENCE ? `${before.chord} ${chord}` : undefined;
    const found =
      all.find(({ keys }) => keys === sequence) ??
      // On a button or link, Enter and the space bar are its own.
      all.find(({ keys }) => keys === chord && !(isOwnKey(chord) && isControl(event.target)));
    if (found !== undefined) {
      event.preventDefault();
      found.run?.();
      return;
    }
    if (chord === 'mod+enter' && event.target instanceof HTMLTextAreaElement && event.target.form !== null) {
      event.preventDefault();
      event.target.form.requestSubmit();
    } else if (all.some(({ keys }) => keys.startsWith(`${chord} `)))
      this.#first = { chord, at: event.timeStamp };
    else if (!isQuiet) this.#ahead = { chord, at: event.timeStamp };
  };
}

const isOwnKey = (chord: string): boolean => chord === 'enter' || chord === 'space';
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary, input, select, textarea') !== null;

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

const KeysContext = createContext<Keys | null>(null);

function useKeysStore(): Keys {
  const keys = use(KeysContext);
  if (keys === null) throw new Error('A KeysProvider is missing above this component');
  return keys;
}

/** Hears the keys of the frame and of the screen in it. */
export function KeysProvider({ children }: { readonly children: ReactNode }) {
  const keys = useMemo(() => new Keys(), []);
  useEffect(() => {
    addEventListener('keydown', keys.handle);
    return () => removeEventListener('keydown', keys.handle);
  }, [keys]);
  return <KeysContext value={keys}>{children}</KeysContext>;
}

/** Keys that work while the component is shown. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const keys = useKeysStore();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => keys.add({ shortcuts: () => latest.current }), [keys]);
}

/** Whether single letters are on, a way to change it, and the keys of this moment for the sheet that lists them. */
export function useKeys(): {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  readonly list: () => readonly Shortcut[];
} {
  const keys = useKeysStore();
  const isOn = useSyncExternalStore(keys.subscribe, keys.isOn);
  const setOn = useCallback((next: boolean) => keys.setOn(next), [keys]);
  const list = useCallback(() => keys.all(), [keys]);
  return { isOn, setOn, list };
}
