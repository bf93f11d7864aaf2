import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../design/static/Button.tsx';
import { AccountField } from '../../features/account/AccountField.tsx';
import { useMutation } from '../../relay/useMutation.ts';
import { FormFrame } from '../../features/account/FormFrame.tsx';
import styles from '../../features/account/FormFrame.module.css';
import { FormProblem } from '../../features/account/FormProblem.tsx';
import { ownPath } from '../../features/account/returnTo.ts';
import { useAccountForm } from '../../features/account/useAccountForm.ts';
import { useEntrance } from '../../features/account/useEntrance.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { SecondStep } from './_components/SecondStep.tsx';
import type { LoginPageMutation } from './__generated__/LoginPageMutation.graphql.ts';

export function head({ t }: HeadInput): PageHead {
  return { title: t('account:login.title'), description: t('account:login.text'), noIndex: true };
}

/** Signing in by phone or e-mail. It never reveals whether the name or the password was wrong. */
export default function LoginPage({ url }: PageProps) {
  const { t } = useTranslation('account');
  const { send } = useMutation<LoginPageMutation>(graphql`
    mutation LoginPageMutation($input: SessionCreateInput!) {
      sessionCreate(input: $input) {
        viewer {
          accountNumber
        }
        challenge {
          token
        }
        userErrors {
          field
          code
          retryAfter
        }
      }
    }
  `);
  const enter = useEntrance(url);
  /** Token of the challenge: the password was right, and a second step is needed. */
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useAccountForm({ identifier: '', password: '' });
  const { attach, progress, until } = form;
  const returnTo = ownPath(url.searchParams.get('returnTo'));
  if (challenge !== null)
    return (
      <FormFrame title={t('login.second.title')} text={t('login.second.text')}>
        <SecondStep challenge={challenge} onDone={enter} onBack={() => setChallenge(null)} />
      </FormFrame>
    );
  return (
    <FormFrame
      title={t('login.title')}
      text={t('login.text')}
      below={
        <p className={styles.below}>
          {t('login.newcomer')}
          <Link to={paths.register(returnTo)} className={styles.link}>
            {t('register.title')}
          </Link>
        </p>
      }
    >
      <form
        ref={attach}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) =>
          form.submit(event, ['identifier', 'password'], async (input) => {
            const sessionCreate = await send({ input });
            if (sessionCreate.viewer != null) await enter();
            if (sessionCreate.challenge != null) {
              form.clear(['password']);
              setChallenge(sessionCreate.challenge.token);
            }
            // One message for all causes: marking a field would reveal which it was.
            return sessionCreate.userErrors.map((problem) => ({ ...problem, field: [] }));
          })
        }
      >
        <AccountField form={form} name="identifier" autoComplete="username" dir="auto" />
        <AccountField form={form} name="password" type="password" autoComplete="current-password" />
        <FormProblem progress={progress} until={until} refused={t('login.wrong')} />
        <Button type="submit" size="lg" wide busy={progress === 'sending'}>
          {t('login.submit')}
        </Button>
        <Link to={paths.recover()} className={styles.link}>
          {t('login.forgot')}
        </Link>
      </form>
    </FormFrame>
  );
}
