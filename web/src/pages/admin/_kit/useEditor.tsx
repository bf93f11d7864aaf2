import type { ReactNode } from 'react';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Problem } from './useAdminMutation.ts';
import { useConflict } from './useConflict.ts';
import { useProblemText } from './useProblemText.ts';
import { useEditForm, type EditForm, type Values } from './useEditForm.ts';

interface Editor<Form extends Values> {
  readonly form: EditForm<Form>;
  /** Text of a field's error; null: it has none. */
  readonly errorOf: (name: keyof Form) => string | null;
  /** Takes the errors of a refused change: at the fields, or as a question about the conflict. */
  readonly refuse: (problems: readonly Problem[]) => void;
  /** The question about a conflict, to be rendered with the form. */
  readonly dialog: ReactNode;
}

interface Options<Form extends Values> {
  /** The entity's present values. */
  readonly loaded: Form;
  readonly label: (name: keyof Form & string) => string;
  /** As of `ConflictDialog`. */
  readonly show?: (name: keyof Form & string, value: unknown) => ReactNode;
  /** Saves values on the present version. */
  readonly save: (changes: Partial<Form>) => void;
}

/** The form of an editor with the question after `STALE`. */
export function useEditor<Form extends Values>({ loaded, label, show, save }: Options<Form>): Editor<Form> {
  const { textOf } = useProblemText();
  const form = useEditForm(loaded);
  const conflict = useConflict(form, loaded);
  return {
    form,
    errorOf(name) {
      const problem = form.problems[name];
      return problem === undefined ? null : textOf([problem]);
    },
    refuse(problems) {
      if (problems.some(({ code }) => code === 'STALE')) conflict.ask(problems);
      else form.report(problems);
    },
    dialog: (
      <ConflictDialog
        conflicts={conflict.clashes?.map((clash) => ({ ...clash, label: label(clash.name) })) ?? null}
        base={form.base}
        theirs={loaded}
        mine={form.values}
        {...(show !== undefined && { show })}
        onClose={conflict.close}
        onResolve={(values) => {
          conflict.close();
          const changes = Object.fromEntries(
            Object.entries(values).filter(
              ([name, value]) => JSON.stringify(value) !== JSON.stringify(loaded[name]),
            ),
          ) as Partial<Form>;
          form.apply(changes);
          if (Object.keys(changes).length > 0) save(changes);
        }}
      />
    ),
  };
}
