/** The last save that can be undone: by its message, and by Ctrl+Z while that is shown. */
import { dismissToast, toast } from '../../../design/toast.ts';

/** How long a saved change can be undone, in milliseconds. */
export const UNDO_TIME = 10_000;
let messages = 0;

let last:
  | { readonly message: string; readonly undo: () => void; readonly until: number; isTyped: boolean }
  | undefined;

/** What is typed after the save is what Ctrl+Z takes back in a field. */
const onInput = (): void => {
  if (last !== undefined) last.isTyped = true;
};

function forget(): void {
  last = undefined;
  removeEventListener('input', onInput, true);
}

/** Undoes the last save and removes its message. */
export function undoLastSave(): void {
  if (last === undefined) return;
  const { message, undo } = last;
  forget();
  dismissToast(message);
  undo();
}

/** Whether Ctrl+Z now means the last save. @param isWriting whether the focus is in a field, which has its own */
export const canUndoLastSave = (isWriting: boolean, now = Date.now()): boolean =>
  last !== undefined && now < last.until && !(isWriting && last.isTyped);

/** Reports a save; `undo`, if there is one, is offered in the message. */
export function reportSave(title: string, undo: { readonly label: string; readonly run: () => void } | null) {
  forget();
  if (undo === null) {
    toast({ type: 'success', title, duration: 3_000 });
    return;
  }
  const message = `admin-saved-${(messages += 1)}`;
  last = { message, undo: undo.run, until: Date.now() + UNDO_TIME, isTyped: false };
  addEventListener('input', onInput, true);
  toast({
    id: message,
    type: 'success',
    title,
    duration: UNDO_TIME,
    action: { label: undo.label, onClick: () => (last?.message === message ? undoLastSave() : undo.run()) },
  });
}
