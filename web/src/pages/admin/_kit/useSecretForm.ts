import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { problemKey, type Problem } from './problems.ts';

/** What these forms consist of. */
export type SecretName = 'password' | 'code';

interface SecretForm {
  readonly values: Readonly<Record<SecretName, string>>;
  readonly set: (name: SecretName, value: string) => void;
  readonly errorOf: (name: SecretName) => string | null;
  /** Takes the errors of a refusal. */
  readonly refuse: (problems: readonly Problem[]) => void;
  readonly reset: () => void;
  /** Submits unless one of the needed values is empty. */
  readonly submit: (event: FormEvent, needed: readonly SecretName[], send: () => void) => void;
}

const NOTHING = { password: '', code: '' } as const;

/** A form with a password or a code, which are nowhere else. */
export function useSecretForm(): SecretForm {
  const { t } = useTranslation('admin');
  const [values, setValues] = useState<Readonly<Record<SecretName, string>>>(NOTHING);
  const [problems, setProblems] = useState<Partial<Record<SecretName, string>>>({});
  return {
    values,
    set(name, value) {
      setValues({ ...values, [name]: value });
      setProblems({ ...problems, [name]: undefined });
    },
    errorOf(name) {
      const code = problems[name];
      return code === undefined ? null : t(problemKey(code));
    },
    refuse(found) {
      setProblems(
        Object.fromEntries(found.flatMap(({ field, code }) => field.map((name) => [name, code] as const))),
      );
    },
    reset() {
      setValues(NOTHING);
      setProblems({});
    },
    submit(event, needed, send) {
      event.preventDefault();
      const missing = needed.filter((name) => values[name].trim() === '');
      setProblems(Object.fromEntries(missing.map((name) => [name, 'REQUIRED'])));
      if (missing.length === 0) send();
    },
  };
}
