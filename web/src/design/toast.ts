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
  /** A button in the message. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

interface Sink {
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: (id: string) => void;
}

let sink: Sink | undefined;
let waiting: ToastMessage[] = [];
let wake: (() => void) | undefined;

/** Shows a message at the top of the page, at the end of the line (the right; the left in Arabic). */
export function toast(message: ToastMessage): void {
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
  sink?.dismiss(id);
}

/** For `ToastHost`: called when the first message comes. Gives back what takes it off again. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = undefined;
  };
}

/** For the toaster: takes over what waits and what comes. Gives back what ends it. */
export function connectToasts(toaster: Sink): () => void {
  sink = toaster;
  const due = waiting;
  waiting = [];
  for (const message of due) toaster.show(message);
  return () => {
    if (sink === toaster) sink = undefined;
  };
}
