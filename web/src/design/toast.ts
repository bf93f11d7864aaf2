/** Toasts. Messages wait here until the component that shows them is loaded. */

/** A message. Durations are in milliseconds; 5 s when not given, `Infinity` until it is closed. */
export interface ToastMessage {
  /** A message replaces the one on screen with the same id; `dismissToast` removes it. */
  readonly id?: string;
  /** `success` is green, `error` red, `warning` yellow. */
  readonly type: 'success' | 'error' | 'warning' | 'info';
  readonly title: string;
  readonly description?: string;
  readonly duration?: number;
  /** It reports on a product (in the cart, among the favourites): it is at the top on every screen. */
  readonly isProduct?: boolean;
  /** A button in the message. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface ToastSink {
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: (id: string) => void;
}

/** The last one shows messages: an open drawer shows them itself, so that none covers it. */
let sinks: readonly ToastSink[] = [];
let waiting: ToastMessage[] = [];
let wake: (() => void) | undefined;

/** Shows a message where it covers nothing that is in use: see `toastPlace.ts`. */
export function toast(message: ToastMessage): void {
  const sink = sinks.at(-1);
  if (sink) {
    sink.show(message);
    return;
  }
  // Without a listener (a page that is being left) only the latest few are stored.
  waiting = [...waiting, message].slice(-5);
  wake?.();
}

/** Removes a message with this id. */
export function dismissToast(id: string): void {
  waiting = waiting.filter((message) => message.id !== id);
  for (const sink of sinks) sink.dismiss(id);
}

/** For `ToastHost`: called with the first message. Returns the function that unsubscribes. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = undefined;
  };
}

/** For components that show messages: receives waiting and new ones until the returned function is called. */
export function connectToasts(sink: ToastSink): () => void {
  sinks = [...sinks, sink];
  const due = waiting;
  waiting = [];
  for (const message of due) sink.show(message);
  return () => {
    sinks = sinks.filter((other) => other !== sink);
  };
}
