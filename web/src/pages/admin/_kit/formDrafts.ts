/**
 * Unsaved changes of editors, by person, address and form: in this tab alone, so that a crash or a reload does not cost them. They go when
 * they are saved or discarded, and when the person signs out.
 */
import { FORM_DRAFTS_KEY } from '../../../features/checkout/leaveDevice.ts';

/** Changed fields that were not saved. */
export interface FormDraft {
  /** Their values when they were changed first: what a newer version of the entity is compared with. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Most drafts of a tab, and the longest one (characters of JSON). */
const MOST = 10;
const MOST_CHARACTERS = 100_000;
/** Fields that are never stored, whatever form they are in. */
const SECRET = /password|secret|token|rib$/i;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a form may store a field. */
export const isStorable = (field: string): boolean => !SECRET.test(field);

/** The place of a form: whose it is, on which page, with which fields. */
export const draftPlace = (person: string, pathname: string, fields: readonly string[]): string =>
  JSON.stringify([pathname, person, fields.toSorted().join(' ')]);

function readAll(): readonly (readonly [place: string, draft: unknown])[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(FORM_DRAFTS_KEY) ?? '{}');
    return isRecord(stored) ? Object.entries(stored) : [];
  } catch {
    return [];
  }
}

function writeAll(drafts: readonly (readonly [place: string, draft: unknown])[]): void {
  try {
    if (drafts.length === 0) sessionStorage.removeItem(FORM_DRAFTS_KEY);
    else sessionStorage.setItem(FORM_DRAFTS_KEY, JSON.stringify(Object.fromEntries(drafts.slice(-MOST))));
  } catch {
    // Without storage, or with a full one, changes live as long as their form.
  }
}

/** The draft of a place; null: there is none. */
export function readFormDraft(place: string): FormDraft | null {
  const found = readAll().find(([name]) => name === place)?.[1];
  if (!isRecord(found)) return null;
  const { base, values } = found;
  return isRecord(base) && isRecord(values) ? { base, values } : null;
}

/** Removes the draft of a place. */
export function forgetFormDraft(place: string): void {
  const all = readAll();
  const others = all.filter(([name]) => name !== place);
  if (others.length < all.length) writeAll(others);
}

/** Stores the draft of a place; one that is too long is not stored. */
export function storeFormDraft(place: string, draft: FormDraft): void {
  if (JSON.stringify(draft).length > MOST_CHARACTERS) forgetFormDraft(place);
  else writeAll([...readAll().filter(([name]) => name !== place), [place, draft]]);
}

/** Removes the drafts of a page that was left without saving. */
export function forgetFormDraftsOf(pathname: string): void {
  const start = `[${JSON.stringify(pathname)},`;
  const all = readAll();
  const others = all.filter(([name]) => !name.startsWith(start));
  if (others.length < all.length) writeAll(others);
}
