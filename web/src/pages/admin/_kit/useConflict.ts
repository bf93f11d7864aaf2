import { useState } from 'react';
import type { EditForm, Values } from './useEditForm.ts';
import type { Problem } from './useAdminMutation.ts';

/** A field that was changed here and by another admin. */
export interface Clash<Form extends Values> {
  readonly name: keyof Form & string;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

interface ConflictQuestion<Form extends Values> {
  /** What is asked about; empty: another version, but no field that both changed; null: nothing is asked. */
  readonly clashes: readonly Clash<Form>[] | null;
  /** Asks because a change was refused as `STALE`. */
  readonly ask: (problems: readonly Problem[]) => void;
  readonly close: () => void;
}

/** When a form asks about values of another admin: after `STALE`, and when they arrive by themselves. */
export function useConflict<Form extends Values>(
  { conflicts }: Pick<EditForm<Form>, 'conflicts'>,
  loaded: Form,
): ConflictQuestion<Form> {
  const [stale, setStale] = useState<readonly Problem[] | null>(null);
  const names = conflicts.filter((name) => typeof name === 'string');
  // Values that arrived by themselves have their version: without the question, saving would replace them unseen.
  const theirs = JSON.stringify(names.map((name) => loaded[name]));
  const [seen, setSeen] = useState<string | null>(null);
  const isAsked = stale !== null || (names.length > 0 && seen !== theirs);
  return {
    clashes: isAsked
      ? names.map((name) => {
          const said = stale?.find(({ field, code }) => code === 'CHANGED' && field.includes(name));
          return { name, changedBy: said?.changedBy ?? null, changedAt: said?.changedAt ?? null };
        })
      : null,
    ask: setStale,
    close() {
      setStale(null);
      setSeen(theirs);
    },
  };
}
