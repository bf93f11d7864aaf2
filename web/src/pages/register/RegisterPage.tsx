import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../design/static/Button.tsx';
import { AccountField } from '../../features/account/AccountField.tsx';
import { useMutation } from '../../relay/useMutation.ts';
import { FormFrame } from '../../features/account/FormFrame.tsx';
import styles from '../../features/account/FormFrame.module.css';
import { FormProblem } from '../../features/account/FormProblem.tsx';
import { schemaLanguage } from '../../i18n/language.ts';
import { ownPath } from '../../features/account/returnTo.ts';
import { useAccountForm } from '../../features/account/useAccountForm.ts';
import { useEntrance } from '../../features/account/useEntrance.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import type { RegisterPageMutation } from './__generated__/RegisterPageMutation.graphql.ts';

export function head({ t }: HeadInput): PageHead {
  return { title: t('account:register.title'), description: t('account:register.text'), noIndex: true };
}

/** Registration of an account. */
export default function RegisterPage({ url, language }: PageProps) {
  const { t } = useTranslation('account');
  const { send } = useMutation<RegisterPageMutation>(graphql`
    mutation RegisterPageMutation($input: AccountRegisterInput!) {
      accountRegister(input: $input) {
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
  const enter = useEntrance(url);
  const form = useAccountForm({ firstName: '', lastName: '', phone: '', email: '', password: '' });
  const { attach, progress, until } = form;
  const [newsletter, setNewsletter] = useState(false);
  const returnTo = ownPath(url.searchParams.get('returnTo'));
  return (
    <FormFrame
      title={t('register.title')}
      text={t('register.text')}
      below={
        <p className={styles.below}>
          {t('register.member')}
          <Link to={paths.login(returnTo)} className={styles.link}>
            {t('login.submit')}
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
          form.submit(
            event,
            ['firstName', 'lastName', 'phone', 'email', 'password'],
            async (values) => {
              const accountRegister = await send({
                input: { ...values, newsletter, language: schemaLanguage(language) },
              });
              if (accountRegister.viewer != null) await enter();
              return accountRegister.userErrors;
            },
            { reportsAll: true },
          )
        }
      >
        <div className={styles.pair}>
          <AccountField form={form} name="firstName" autoComplete="given-name" maxLength={60} dir="auto" />
          <AccountField form={form} name="lastName" autoComplete="family-name" maxLength={60} dir="auto" />
        </div>
        <AccountField
          form={form}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={t('hints.phone')}
          dir="ltr"
        />
        <AccountField form={form} name="email" type="email" autoComplete="email" dir="ltr" />
        <AccountField
          form={form}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t('hints.password')}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            name="newsletter"
            checked={newsletter}
            onChange={(event) => setNewsletter(event.target.checked)}
          />
          {t('fields.newsletter')}
        </label>
        <FormProblem progress={progress} until={until} />
        <Button type="submit" size="lg" wide busy={progress === 'sending'}>
          {t('register.submit')}
        </Button>
      </form>
    </FormFrame>
  );
}
