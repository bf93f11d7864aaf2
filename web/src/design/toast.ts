/** Short messages that come and go. The words wait here until the part that shows them is loaded. */

/** A message. Durations are in milliseconds; 5 s when not given, `Infinity` until it is closed. */
export interface ToastMessage {
  /** A message with the id of one on screen takes its place; `dismissToast` takes it away. */
  readonly id?: string;
  /** `success` is green, `error` red, `warning` yellow. */
  readonly type: 'success' | 'error' | 'warning' | 'info';
  readonly title: string;
  readonly description?: string;
  readonly duration?: number;
  /** It tells what became of a product (in the cart, among the favourites): it stands at the top on every screen. */
  readonly isProduct?: boolean;
  /** A button in the message. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface ToastSink {
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: (id: string) => void;
}

/** The last one shows what comes: an open drawer shows messages itself, so that none lies over it. */
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
  // Without anyone to show them (a page that is being left) only the latest few are worth keeping.
  waiting = [...waiting, message].slice(-5);
  wake?.();
}

/** Takes a message away that was given an id. */
export function dismissToast(id: string): void {
  waiting = waiting.filter((message) => message.id !== id);
  for (const sink of sinks) sink.dismiss(id);
}

/** For `ToastHost`: called when the first message comes. Gives back what takes it off again. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = undefined;
  };
}

/** For what shows messages: takes over what waits and what comes, until the function that it gives is called. */
export function connectToasts(sink: ToastSink): () => void {
  sinks = [...sinks, sink];
  const due = waiting;
  waiting = [];
  for (const message of due) sink.show(message);
  return () => {
    sinks = sinks.filter((other) => other !== sink);
  };
}
