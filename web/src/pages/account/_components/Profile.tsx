import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toast } from '../../../design/toast.ts';
import { AccountField } from '../../../features/account/AccountField.tsx';
import { useMutation } from '../../../relay/useMutation.ts';
import formStyles from '../../../features/account/FormFrame.module.css';
import { FormProblem } from '../../../features/account/FormProblem.tsx';
import { useAccountForm } from '../../../features/account/useAccountForm.ts';
import { tellTabs } from '../../../features/session/changePerson.ts';
import { LANGUAGE_NAMES, LANGUAGES, schemaLanguage } from '../../../i18n/language.ts';
import { languageOfSchema } from '../../../i18n/languageOfSchema.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AccountPage.module.css';
import { PendingEmail } from './PendingEmail.tsx';
import type { ProfileMutation } from './__generated__/ProfileMutation.graphql.ts';
import type { Profile_viewer$key } from './__generated__/Profile_viewer.graphql.ts';

export const query = graphql`
  query ProfileQuery @preloadable {
    viewer {
      ...Profile_viewer
    }
  }
`;

/** Name, telephone, e-mail, language of messages, newsletter and password. */
export function Profile({ viewer: key }: { viewer: Profile_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment Profile_viewer on Viewer {
        firstName
        lastName
        phone
        email
        language
        newsletter
        pendingEmail
        ...PendingEmail_viewer
      }
    `,
    key,
  );
  const { t } = useTranslation('account');
  const { send } = useMutation<ProfileMutation>(graphql`
    mutation ProfileMutation($input: ProfileUpdateInput!) {
      profileUpdate(input: $input) {
        viewer {
          phone
          email
          ...useSession_viewer
          ...AccountMenu_viewer
          ...Profile_viewer
        }
        userErrors {
          field
          code
          retryAfter
        }
      }
    }
  `);
  const { firstName, lastName, phone, email } = viewer;
  const form = useAccountForm({ firstName, lastName, phone, email, newPassword: '', password: '' });
  const { attach, progress, until } = form;
  const [newsletter, setNewsletter] = useState(viewer.newsletter);
  const [language, setLanguage] = useState(() => languageOfSchema(viewer.language) ?? 'fr');
  const { values } = form;
  const isGuarded = values.email !== email || values.phone !== phone || values.newPassword !== '';
  return (
    <form
      ref={attach}
      className={styles.section}
      method="post"
      noValidate
      onSubmit={(event) =>
        form.submit(
          event,
          ['firstName', 'lastName', 'phone', 'email', ...(isGuarded ? (['password'] as const) : [])],
          async ({ newPassword, password, email: typed, ...rest }) => {
            const profileUpdate = await send({
              input: {
                ...rest,
                // Sending the current one would cancel the pending change.
                ...(typed !== email && { email: typed }),
                language: schemaLanguage(language),
                newsletter,
                ...(newPassword !== '' && { newPassword }),
                ...(isGuarded && { password }),
              },
            });
            if (profileUpdate.viewer != null) {
              tellTabs('details');
              form.change('phone', profileUpdate.viewer.phone);
              form.clear(['newPassword', 'password']);
              form.change('email', profileUpdate.viewer.email);
              toast({ type: 'success', title: t('profile.saved'), duration: 3000 });
            }
            return profileUpdate.userErrors;
          },
        )
      }
    >
      <h2 className={styles.title}>{t('account.profile')}</h2>
      <div className={formStyles.pair}>
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
      {viewer.pendingEmail != null && <PendingEmail viewer={viewer} />}
      <Field
        as="select"
        label={t('fields.language')}
        value={language}
        onChange={(event) =>
          setLanguage(LANGUAGES.find((one) => one === event.currentTarget.value) ?? language)
        }
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </Field>
      <label className={formStyles.check}>
        <input
          type="checkbox"
          checked={newsletter}
          onChange={(event) => setNewsletter(event.target.checked)}
        />
        {t('fields.newsletter')}
      </label>
      <h3 className={styles.title}>{t('profile.password')}</h3>
      <p className={styles.text}>{t('profile.passwordText')}</p>
      <AccountField
        form={form}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={`${t('profile.optional')}. ${t('hints.password')}`}
      />
      <AccountField
        form={form}
        name="password"
        label="presentPassword"
        type="password"
        autoComplete="current-password"
        hint={t('profile.confirm')}
      />
      <FormProblem progress={progress} until={until} />
      <Button type="submit" className={styles.start} busy={progress === 'sending'}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
