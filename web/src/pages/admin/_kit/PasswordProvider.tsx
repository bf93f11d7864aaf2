import { createContext, use, useCallback, useRef, useState, type ReactNode, type Ref } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { RECENT_PASSWORD_MINUTES } from '../../../../../gateway/contract/rules/sessions.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { RequestError } from '../../../relay/errors.ts';
import { mutate } from '../../../relay/useMutation.ts';
import styles from './PasswordProvider.module.css';
import { problemKey } from './problems.ts';
import { SecretField } from './SecretField.tsx';
import { useSecretForm } from './useSecretForm.ts';
import type { PasswordProviderMutation } from './__generated__/PasswordProviderMutation.graphql.ts';

type AskPassword = () => Promise<boolean>;

const PasswordContext = createContext<AskPassword | null>(null);

/** Asks for the password, for a mutation that was refused with `PASSWORD_REQUIRED`; false: the person cancelled. */
export function useAskPassword(): AskPassword {
  const ask = use(PasswordContext);
  if (ask === null) throw new Error('A PasswordProvider is missing above this component');
  return ask;
}

/** Has the dialog that asks for the password before dangerous actions: the only one of the back-office. */
export function PasswordProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  /** Mutations that wait for the password. */
  const waiting = useRef<((isEntered: boolean) => void)[]>([]);
  const ask = useCallback<AskPassword>(() => {
    setOpen(true);
    return new Promise((resolve) => {
      waiting.current.push(resolve);
    });
  }, []);
  const field = useRef<HTMLInputElement>(null);
  const close = (isEntered: boolean): void => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isEntered);
  };
  return (
    <PasswordContext value={ask}>
      {children}
      <Dialog
        isOpen={isOpen}
        onClose={() => close(false)}
        title={t('password.title')}
        size="sm"
        firstField={field}
      >
        <PasswordForm field={field} onEntered={() => close(true)} />
      </Dialog>
    </PasswordContext>
  );
}

interface PasswordFormProps {
  readonly field: Ref<HTMLInputElement>;
  readonly onEntered: () => void;
}

function PasswordForm({ field, onEntered }: PasswordFormProps) {
  const { t } = useTranslation('admin');
  const environment = useRelayEnvironment();
  const form = useSecretForm();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      const { userErrors } = await mutate<PasswordProviderMutation>(
        environment,
        graphql`
          mutation PasswordProviderMutation($input: PasswordEnterInput!) {
            passwordEnter(input: $input) {
              isEntered
              userErrors {
                field
                code
                message
              }
            }
          }
        `,
        { input: { password: form.values.password } },
      );
      const [first] = userErrors;
      if (first === undefined) onEntered();
      else if (first.field.length > 0) form.refuse(userErrors);
      else setFailure(t(problemKey(first.code)));
    } catch (error) {
      setFailure(t(problemKey(error instanceof RequestError ? error.code : '')));
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        // A dialog inside another form in the tree of components.
        event.stopPropagation();
        form.submit(event, ['password'], () => void send());
      }}
    >
      <p>{t('password.text', { count: RECENT_PASSWORD_MINUTES })}</p>
      <SecretField ref={field} form={form} name="password" label={t('password.label')} />
      <p role="alert" className={styles.problem}>
        {failure}
      </p>
      <Button type="submit" wide busy={isPending}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
