import { useState, type InputHTMLAttributes } from 'react';
import { Field } from '../../design/static/Field.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './AccountField.module.css';
import type { AccountForm } from './useAccountForm.ts';

/** Fields with a text of their own about their format. */
const SHAPES: Partial<Record<string, 'error.email' | 'error.phone'>> = {
  email: 'error.email',
  phone: 'error.phone',
};
const CODES = ['REQUIRED', 'INVALID', 'TOO_SHORT', 'TOO_LONG', 'TAKEN', 'TOO_COMMON'] as const;

type Label =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'identifier'
  | 'password'
  | 'newPassword'
  | 'presentPassword'
  | 'code';

interface AccountFieldProps<Name extends string> extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'minLength' | 'maxLength' | 'dir'
> {
  form: AccountForm<Name>;
  name: Name;
  /** Default: the field's own name. */
  label?: Label;
  hint?: string;
  required?: boolean;
}

/** A field of a form about an account; a password can be shown. Pasting and password managers work. */
export function AccountField<Name extends Label>({
  form,
  name,
  label = name,
  type = 'text',
  ...rest
}: AccountFieldProps<Name>) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const problem = form.problems[name];
  const code = CODES.find((one) => one === problem) ?? 'INVALID';
  const shape = code === 'INVALID' ? SHAPES[name] : undefined;
  const error =
    problem === undefined
      ? null
      : label === 'presentPassword' && code === 'INVALID'
        ? t('error.wrongPassword')
        : shape === undefined
          ? t(`error.${code}`, { field: t(`fields.${label}`) })
          : t(shape);
  return (
    <Field
      {...rest}
      label={t(`fields.${label}`)}
      name={name}
      type={type === 'password' && isShown ? 'text' : type}
      value={form.values[name]}
      onChange={(event) => form.change(name, event.target.value)}
      error={error}
      className={type === 'password' ? styles.password : undefined}
      spellCheck={false}
      autoCapitalize={type === 'text' && name !== 'identifier' ? 'words' : 'none'}
      suffix={
        type === 'password' && (
          <button
            type="button"
            className={styles.show}
            aria-label={t(isShown ? 'password.hide' : 'password.show')}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'password.hideShort' : 'password.showShort')}
          </button>
        )
      }
    />
  );
}
