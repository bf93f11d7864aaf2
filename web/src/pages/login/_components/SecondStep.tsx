import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { AccountField } from '../../../features/account/AccountField.tsx';
import styles from '../../../features/account/FormFrame.module.css';
import { FormProblem } from '../../../features/account/FormProblem.tsx';
import { useAccountForm } from '../../../features/account/useAccountForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { SecondStepMutation } from './__generated__/SecondStepMutation.graphql.ts';

interface SecondStepProps {
  /** Token of the challenge. */
  readonly challenge: string;
  /** Called after signing in. */
  readonly onDone: () => Promise<void>;
  /** Back to the password. */
  readonly onBack: () => void;
}

/** The second step of signing in: a code of the authenticator application, or a recovery code. */
export function SecondStep({ challenge, onDone, onBack }: SecondStepProps) {
  const { t } = useTranslation('account');
  const { send } = useMutation<SecondStepMutation>(graphql`
    mutation SecondStepMutation($input: SessionConfirmInput!) {
      sessionConfirm(input: $input) {
        viewer {
          accountNumber
        }
        userErrors {
          field
          code
          retryAfter
        }
      }
    }
  `);
  const form = useAccountForm({ code: '' });
  const { attach, progress, until } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = element.current?.elements.namedItem('code');
    if (field instanceof HTMLElement) field.focus();
  }, []);
  return (
    <form
      ref={(one) => {
        element.current = one;
        attach(one);
      }}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) =>
        form.submit(event, ['code'], async ({ code }) => {
          const sessionConfirm = await send({ input: { challenge, code } });
          if (sessionConfirm.viewer != null) await onDone();
          return sessionConfirm.userErrors;
        })
      }
    >
      <AccountField form={form} name="code" autoComplete="one-time-code" dir="ltr" maxLength={40} />
      <FormProblem progress={progress} until={until} refused={t('login.second.expired')} />
      <Button type="submit" size="lg" wide busy={progress === 'sending'}>
        {t('login.submit')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('login.second.back')}
      </Button>
    </form>
  );
}
