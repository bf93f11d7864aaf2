import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { useMutation } from '../../../relay/useMutation.ts';
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
  const { send, isPending } = useMutation<PendingEmailMutation>(graphql`
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
  `);
  const [hasFailed, setFailed] = useState(false);
  const cancel = async (): Promise<void> => {
    setFailed(false);
    const payload = await send({ input: { email } }).catch(() => null);
    setFailed(payload?.viewer == null);
  };
  return (
    <div>
      <p className={styles.text}>{t('profile.pendingEmail', { email: `\u2066${pending}\u2069` })}</p>
      <Button variant="secondary" size="sm" busy={isPending} onClick={() => void cancel()}>
        {t('profile.cancelEmail')}
      </Button>
      {hasFailed && <p role="alert">{t('error.failed')}</p>}
    </div>
  );
}
