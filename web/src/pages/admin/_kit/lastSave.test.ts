// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { connectToasts, type ToastMessage } from '../../../design/toast.ts';
import { canUndoLastSave, reportSave, UNDO_TIME, undoLastSave } from './lastSave.ts';

let shown: ToastMessage[] = [];
connectToasts({
  show: (message) => shown.push(message),
  dismiss: (id) => {
    shown = shown.filter((message) => message.id !== id);
  },
});
beforeEach(() => {
  undoLastSave();
  shown = [];
});

it('offers to undo the last save while its message is shown, once', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  reportSave('Enregistré', { label: 'Annuler', run: first });
  reportSave('Enregistré', { label: 'Annuler', run: second });
  expect(canUndoLastSave(false)).toBe(true);
  expect(canUndoLastSave(false, Date.now() + UNDO_TIME + 1)).toBe(false);
  undoLastSave();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  // The message of the save before it keeps its own button.
  expect(shown).toHaveLength(1);
  expect(canUndoLastSave(false)).toBe(false);
  undoLastSave();
  expect(second).toHaveBeenCalledOnce();
});

it('leaves Ctrl+Z to a field in which something was typed since', () => {
  reportSave('Enregistré', { label: 'Annuler', run: () => undefined });
  expect(canUndoLastSave(true)).toBe(true);
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  expect(canUndoLastSave(true)).toBe(false);
  expect(canUndoLastSave(false)).toBe(true);
});

it('offers nothing for a save that cannot be undone, and not the one before it', () => {
  reportSave('Enregistré', { label: 'Annuler', run: () => undefined });
  reportSave('Envoyé', null);
  expect(canUndoLastSave(false)).toBe(false);
  expect(shown.at(-1)).toEqual({ type: 'success', title: 'Envoyé', duration: 3_000 });
});
