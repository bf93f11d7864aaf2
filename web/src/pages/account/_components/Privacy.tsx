import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import { AccountField } from '../../../features/account/AccountField.tsx';
import { useMutation } from '../../../relay/useMutation.ts';
import { FormProblem } from '../../../features/account/FormProblem.tsx';
import { useAccountForm } from '../../../features/account/useAccountForm.ts';
import { leaveDevice } from '../../../features/checkout/leaveDevice.ts';
import { useKeeper } from '../../../navigation/services.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AccountPage.module.css';
import type { PrivacyMutation } from './__generated__/PrivacyMutation.graphql.ts';
import type { PrivacyQuery } from './__generated__/PrivacyQuery.graphql.ts';
import { present } from '../../../relay/present.ts';
import { fetchViewer } from '../../../relay/viewer.ts';

/** Offers a text to the browser as a file download. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Export of the account's data as a file, and deletion of the account. */
export function Privacy() {
  return (
    <>
      <Export />
      <Delete />
    </>
  );
}

function Export() {
  const { t } = useTranslation('account');
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const answer = await fetchViewer<PrivacyQuery>(
        environment,
        graphql`
          query PrivacyQuery {
            viewer {
              dataExport
            }
          }
        `,
        {},
      );
      if (answer?.viewer == null) throw new Error('Nobody is signed in');
      download('lawaj.json', present(answer.viewer.dataExport));
    } catch {
      toast({ type: 'error', title: t('common:toast.error'), description: t('error.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.section} aria-labelledby="export">
      <h2 id="export" className={styles.title}>
        {t('privacy.exportTitle')}
      </h2>
      <p className={styles.text}>{t('privacy.exportText')}</p>
      <Button variant="secondary" className={styles.start} busy={busy} onClick={() => void run()}>
        {t('privacy.export')}
      </Button>
    </section>
  );
}

function Delete() {
  const { t } = useTranslation('account');
  const keeper = useKeeper();
  const { send } = useMutation<PrivacyMutation>(graphql`
    mutation PrivacyMutation($input: AccountDeleteInput!) {
      accountDelete(input: $input) {
        deleted
        userErrors {
          field
          code
        }
      }
    }
  `);
  const form = useAccountForm({ password: '' });
  const { attach, progress, until } = form;
  return (
    <form
      ref={attach}
      className={styles.section}
      aria-labelledby="delete"
      method="post"
      noValidate
      onSubmit={(event) =>
        form.submit(event, ['password'], async (input) => {
          const accountDelete = await send({ input });
          if (accountDelete.deleted) {
            toast({ type: 'success', title: t('privacy.deleted') });
            // The guard redirects.
            leaveDevice(keeper);
          }
          return accountDelete.userErrors;
        })
      }
    >
      <h2 id="delete" className={styles.title}>
        {t('privacy.deleteTitle')}
      </h2>
      <p className={styles.text}>{t('privacy.deleteText')}</p>
      <AccountField
        form={form}
        name="password"
        label="presentPassword"
        type="password"
        autoComplete="current-password"
      />
      <FormProblem progress={progress} until={until} refused={t('privacy.underWay')} />
      <Button type="submit" variant="danger" className={styles.start} busy={progress === 'sending'}>
        {t('privacy.delete')}
      </Button>
    </form>
  );
}
