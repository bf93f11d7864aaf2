import { useState } from 'react';
import type { Problem } from './useAdminMutation.ts';
import { useUnsavedChanges } from './leaving.tsx';

/** Values of an editor, by field; every value compares by its JSON. */
export type Values = Readonly<Record<string, unknown>>;

export interface EditForm<Form extends Values> {
  readonly values: Form;
  /** The changed fields: a partial body for the mutation. */
  readonly changes: Partial<Form>;
  /** Number of changed fields. */
  readonly count: number;
  /** Error code by field. */
  readonly problems: Readonly<Partial<Record<keyof Form, string>>>;
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
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The one form of a detail: what was typed stays until it is saved or reset, and leaving the page asks first. When the entity is
 * loaded again (after saving, or because it was stale), fields that were not changed take over the new values.
 *
 * @param loaded the entity's present values
 */
export function useEditForm<Form extends Values>(loaded: Form): EditForm<Form> {
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState<Partial<Form>>({});
  const [problems, setProblems] = useState<Partial<Record<keyof Form, string>>>({});
  const names = Object.keys(loaded) as (keyof Form)[];
  const isChanged = (name: keyof Form): boolean => name in draft && !isSame(draft[name], loaded[name]);
  const changed = names.filter(isChanged);
  const pick = (source: Partial<Form>, of: readonly (keyof Form)[]): Partial<Form> =>
    Object.fromEntries(of.map((name) => [name, source[name]])) as Partial<Form>;
  useUnsavedChanges(changed.length > 0);
  return {
    values: { ...loaded, ...pick(draft, changed) },
    changes: pick(draft, changed),
    count: changed.length,
    problems,
    base,
    conflicts: changed.filter((name) => !isSame(base[name], loaded[name])),
    set(name, value) {
      if (changed.length === 0) setBase(loaded);
      setDraft((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
    reset() {
      setDraft({});
      setProblems({});
    },
    report(found) {
      const entries = found.flatMap(({ field, code }) => {
        const name = names.find((one) => field.includes(String(one)));
        return name === undefined ? [] : [[name, code] as const];
      });
      setProblems(Object.fromEntries(entries) as Partial<Record<keyof Form, string>>);
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
