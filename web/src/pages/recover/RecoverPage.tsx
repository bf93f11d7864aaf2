import { useState } from 'react';
import { graphql } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { Button, ButtonLink } from '../../design/static/Button.tsx';
import { EmptyState } from '../../design/static/EmptyState.tsx';
import { toast } from '../../design/toast.ts';
import { AccountField } from '../../features/account/AccountField.tsx';
import { useMutation } from '../../relay/useMutation.ts';
import { FormFrame } from '../../features/account/FormFrame.tsx';
import styles from '../../features/account/FormFrame.module.css';
import { FormProblem } from '../../features/account/FormProblem.tsx';
import { useAccountForm } from '../../features/account/useAccountForm.ts';
import { changePerson } from '../../features/session/changePerson.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useNavigate } from '../../navigation/Link.tsx';
import { useKeeper } from '../../navigation/services.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import type { RecoverPageMutation } from './__generated__/RecoverPageMutation.graphql.ts';
import type { RecoverPageResetMutation } from './__generated__/RecoverPageResetMutation.graphql.ts';

export function head({ t }: HeadInput): PageHead {
  return { title: t('account:recover.title'), description: t('account:recover.text'), noIndex: true };
}

/** Password recovery: requests a link, or with the link's `?token=` sets the new password. */
export default function RecoverPage({ url }: PageProps) {
  const token = url.searchParams.get('token') ?? '';
  return token === '' ? <Ask key="ask" /> : <Choose key="choose" token={token} />;
}

function Ask() {
  const { t } = useTranslation('account');
  const { send } = useMutation<RecoverPageMutation>(graphql`
    mutation RecoverPageMutation($input: PasswordRecoverInput!) {
      passwordRecover(input: $input) {
        requested
        userErrors {
          field
          code
          retryAfter
        }
      }
    }
  `);
  const form = useAccountForm({ email: '' });
  const { attach, progress, until } = form;
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <EmptyState
        level={1}
        icon={<Icon name="check" size={32} />}
        title={t('recover.sentTitle')}
        text={t('recover.sent')}
        action={
          <ButtonLink variant="secondary" to={paths.login()}>
            {t('login.title')}
          </ButtonLink>
        }
      />
    );
  return (
    <FormFrame title={t('recover.title')} text={t('recover.text')}>
      <form
        ref={attach}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) =>
          form.submit(event, ['email'], async (input) => {
            const passwordRecover = await send({ input });
            if (passwordRecover.requested) setSent(true);
            return passwordRecover.userErrors;
          })
        }
      >
        <AccountField form={form} name="email" type="email" autoComplete="email" dir="ltr" />
        <FormProblem progress={progress} until={until} />
        <Button type="submit" size="lg" wide busy={progress === 'sending'}>
          {t('recover.submit')}
        </Button>
      </form>
    </FormFrame>
  );
}

function Choose({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const keeper = useKeeper();
  const { send } = useMutation<RecoverPageResetMutation>(graphql`
    mutation RecoverPageResetMutation($input: PasswordResetInput!) {
      passwordReset(input: $input) {
        isReset
        userErrors {
          field
          code
          retryAfter
        }
      }
    }
  `);
  const navigate = useNavigate();
  const form = useAccountForm({ password: '' });
  const { attach, progress, until } = form;
  const [isInvalid, setInvalid] = useState(false);
  if (isInvalid)
    return (
      <EmptyState
        level={1}
        role="alert"
        tone="problem"
        title={t('recover.title')}
        text={t('recover.invalid')}
        action={<ButtonLink to={paths.recover()}>{t('recover.again')}</ButtonLink>}
      />
    );
  return (
    <FormFrame title={t('recover.newTitle')} text={t('recover.newText')}>
      <form
        ref={attach}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) =>
          form.submit(event, ['password'], async ({ password }) => {
            const passwordReset = await send({ input: { token, password } });
            if (passwordReset.isReset) {
              changePerson(keeper, false);
              toast({ type: 'success', title: t('recover.done') });
              // The token must not stay in the history.
              navigate(paths.login(), { replace: true });
            } else if (passwordReset.userErrors.some(({ field }) => field.at(-1) === 'token')) {
              setInvalid(true);
            }
            return passwordReset.userErrors;
          })
        }
      >
        <AccountField
          form={form}
          name="password"
          label="newPassword"
          type="password"
          autoComplete="new-password"
          hint={t('hints.password')}
        />
        <FormProblem progress={progress} until={until} />
        <Button type="submit" size="lg" wide busy={progress === 'sending'}>
          {t('recover.save')}
        </Button>
      </form>
    </FormFrame>
  );
}
