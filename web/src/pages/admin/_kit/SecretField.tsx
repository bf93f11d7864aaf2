import type { Ref } from 'react';
import { Field } from '../../../design/static/Field.tsx';
import type { SecretName, useSecretForm } from './useSecretForm.ts';

interface SecretFieldProps {
  readonly form: ReturnType<typeof useSecretForm>;
  readonly name: SecretName;
  readonly label: string;
  readonly hint?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The field of a password or a code. */
export function SecretField({ form, name, ...texts }: SecretFieldProps) {
  return (
    <Field
      {...texts}
      type={name === 'password' ? 'password' : 'text'}
      name={name}
      dir="ltr"
      autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
      maxLength={name === 'password' ? 200 : 40}
      error={form.errorOf(name)}
      value={form.values[name]}
      onChange={({ target }) => form.set(name, target.value)}
    />
  );
}
