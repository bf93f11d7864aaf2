import { useEffect, useRef, useState } from 'react';
import {
  draftPlace,
  forgetFormDraft,
  isStorable,
  readFormDraft,
  storeFormDraft,
  type FormDraft,
} from './formDrafts.ts';
import type { Problem } from './useAdminMutation.ts';
import { useUnsavedChanges } from './leaving.tsx';
import { useStaff } from './staff.tsx';

/** Values of an editor, by field; every value compares by its JSON. */
export type Values = Readonly<Record<string, unknown>>;

/** Unsaved changes of an earlier visit that ended by a crash or a reload. */
export interface FoundDraft {
  /** Number of fields that differ from the present values. */
  readonly count: number;
  readonly restore: () => void;
  readonly discard: () => void;
}

export interface EditForm<Form extends Values> {
  readonly values: Form;
  /** The changed fields: a partial body for the mutation. */
  readonly changes: Partial<Form>;
  /** Number of changed fields. */
  readonly count: number;
  /** Error code by field. */
  readonly problems: Readonly<Partial<Record<keyof Form, Problem>>>;
  readonly set: <Name extends keyof Form>(name: Name, value: Form[Name]) => void;
  /** Back to the values that were loaded. */
  readonly reset: () => void;
  /** Puts errors of the response at their fields. */
  readonly report: (problems: readonly Problem[]) => void;
  /** The values at the first change: what a conflict compares with. */
  readonly base: Form;
  /** Fields changed here and, meanwhile, by another admin. */
  readonly conflicts: readonly (keyof Form)[];
  /** Replaces what was typed, after a conflict. */
  readonly apply: (values: Partial<Form>) => void;
  /** Forgets what was saved; what was typed since the request was sent stays. */
  readonly saved: (sent: Partial<Form>) => void;
  /** What is offered to be taken up again; null: nothing. */
  readonly found: FoundDraft | null;
}

/** How long after the last change a draft is stored (ms). */
const PAUSE = 400;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a stored value can stand for a loaded one: other versions of the program may have stored it. */
const isOfKind = (value: unknown, loaded: unknown): boolean =>
  value === null ||
  loaded === null ||
  (typeof value === typeof loaded && Array.isArray(value) === Array.isArray(loaded));

/** Stores unsaved changes while there are any, and removes them when there are none left. */
function useStoredDraft(place: string, draft: string | null): void {
  const isStored = useRef(false);
  useEffect(() => {
    if (draft === null) {
      if (isStored.current) forgetFormDraft(place);
      isStored.current = false;
      return undefined;
    }
    const store = (): void => {
      isStored.current = true;
      storeFormDraft(place, JSON.parse(draft) as FormDraft);
    };
    const timer = setTimeout(store, PAUSE);
    addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', store);
    };
  }, [place, draft]);
}

/**
 * The one form of a detail: what was typed stays until it is saved or reset, and leaving the page asks first. When the entity is
 * loaded again (after saving, or because it was stale), fields that were not changed take over the new values. What a crash or a reload
 * interrupted is offered again (`found`).
 *
 * @param loaded the entity's present values
 */
export function useEditForm<Form extends Values>(loaded: Form): EditForm<Form> {
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState<Partial<Form>>({});
  const [problems, setProblems] = useState<Partial<Record<keyof Form, Problem>>>({});
  const names = Object.keys(loaded) as (keyof Form)[];
  const isChanged = (name: keyof Form): boolean => name in draft && !isSame(draft[name], loaded[name]);
  const changed = names.filter(isChanged);
  const pick = (source: Partial<Form>, of: readonly (keyof Form)[]): Partial<Form> =>
    Object.fromEntries(of.map((name) => [name, source[name]])) as Partial<Form>;
  useUnsavedChanges(changed.length > 0);
  const { person } = useStaff();
  const [place] = useState(() => draftPlace(person.accountNumber, location.pathname, names.map(String)));
  const [found, setFound] = useState(() => readFormDraft(place));
  const storable = changed.filter((name) => isStorable(String(name)));
  useStoredDraft(
    place,
    storable.length === 0
      ? null
      : JSON.stringify({ base: pick(base, storable), values: pick(draft, storable) }),
  );
  const offered =
    found === null || changed.length > 0
      ? []
      : names.filter((name) => {
          const value = found.values[String(name)];
          return value !== undefined && isOfKind(value, loaded[name]) && !isSame(value, loaded[name]);
        });
  return {
    found:
      found === null || offered.length === 0
        ? null
        : {
            count: offered.length,
            restore() {
              setBase({ ...loaded, ...pick(found.base as Partial<Form>, offered) });
              setDraft(pick(found.values as Partial<Form>, offered));
              setFound(null);
            },
            discard() {
              forgetFormDraft(place);
              setFound(null);
            },
          },
    values: { ...loaded, ...pick(draft, changed) },
    changes: pick(draft, changed),
    count: changed.length,
    problems,
    base,
    conflicts: changed.filter((name) => !isSame(base[name], loaded[name])),
    set(name, value) {
      if (changed.length === 0) setBase(loaded);
      setFound(null);
      setDraft((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
    reset() {
      setDraft({});
      setProblems({});
    },
    report(found) {
      const entries = found.flatMap((problem) => {
        const name = names.find((one) => problem.field.includes(String(one)));
        return name === undefined ? [] : [[name, problem] as const];
      });
      setProblems(Object.fromEntries(entries) as Partial<Record<keyof Form, Problem>>);
    },
    apply: setDraft,
    saved(sent) {
      setDraft(
        (before) =>
          Object.fromEntries(
            Object.entries(before).filter(([name, value]) => !(name in sent && isSame(value, sent[name]))),
          ) as Partial<Form>,
      );
      setBase((before) => ({ ...before, ...sent }));
      setProblems({});
    },
  };
}
