import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { commit } from '../../../features/account/commit.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AccountPage.module.css';
import type { PendingEmailMutation } from './__generated__/PendingEmailMutation.graphql.ts';

interface PendingEmailProps {
  /** The address that the account has. */
  email: string;
  /** The one that waits to be confirmed. */
  pending: string;
}

/** Says that a link was sent to a new address, and gives the change up. */
export function PendingEmail({ email, pending }: PendingEmailProps) {
  const { t } = useTranslation('account');
  const environment = useRelayEnvironment();
  const [state, setState] = useState<'waiting' | 'sending' | 'failed'>('waiting');
  const cancel = async (): Promise<void> => {
    setState('sending');
    try {
      const { profileUpdate } = await commit<PendingEmailMutation>(
        environment,
        graphql`
          mutation PendingEmailMutation($input: ProfileUpdateInput!) {
            profileUpdate(input: $input) {
              viewer {
                accountNumber
                pendingEmail
              }
              userErrors {
                code
              }
            }
          }
        `,
        { input: { email } },
      );
      setState(profileUpdate?.viewer == null ? 'failed' : 'waiting');
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <p className={styles.text}>{t('profile.pendingEmail', { email: `\u2066${pending}\u2069` })}</p>
      <Button variant="secondary" size="sm" busy={state === 'sending'} onClick={() => void cancel()}>
        {t('profile.cancelEmail')}
      </Button>
      {state === 'failed' && <p role="alert">{t('error.failed')}</p>}
    </div>
  );
}
