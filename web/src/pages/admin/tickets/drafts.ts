/** Replies and notes that were typed and not sent, by ticket: on this device alone, until they are sent or the person signs out. */
import { TICKET_DRAFTS_KEY } from '../../../features/checkout/leaveDevice.ts';

export type DraftKind = 'reply' | 'note';

/** A text that was not sent. */
export interface Draft {
  readonly text: string;
  /** Key of the last message that was there when it was begun; null: there was none. */
  readonly last: string | null;
}

const NONE: Draft = { text: '', last: null };
const nameOf = (number: string, kind: DraftKind): string => `${number} ${kind}`;

function readAll(): Readonly<Record<string, Partial<Draft>>> {
  const stored: unknown = JSON.parse(localStorage.getItem(TICKET_DRAFTS_KEY) ?? '{}');
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, Partial<Draft>>) : {};
}

/** The draft of a ticket; an empty text: there is none. */
export function readDraft(number: string, kind: DraftKind): Draft {
  try {
    const { text, last } = readAll()[nameOf(number, kind)] ?? NONE;
    return typeof text === 'string' ? { text, last: typeof last === 'string' ? last : null } : NONE;
  } catch {
    return NONE;
  }
}

/** Stores the draft of a ticket; an empty one is removed. */
export function storeDraft(number: string, kind: DraftKind, draft: Draft): void {
  try {
    const { [nameOf(number, kind)]: _, ...others } = readAll();
    const next = draft.text.trim() === '' ? others : { ...others, [nameOf(number, kind)]: draft };
    if (Object.keys(next).length === 0) localStorage.removeItem(TICKET_DRAFTS_KEY);
    else localStorage.setItem(TICKET_DRAFTS_KEY, JSON.stringify(next));
  } catch {
    // Without storage the draft lives as long as its form.
  }
}
