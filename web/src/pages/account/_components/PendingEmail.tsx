import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { useMutation } from '../../../relay/useMutation.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AccountPage.module.css';
import type { PendingEmail_viewer$key } from './__generated__/PendingEmail_viewer.graphql.ts';
import type { PendingEmailMutation } from './__generated__/PendingEmailMutation.graphql.ts';

/** Notice that a link was sent to a new address, with a button to cancel the change. */
export function PendingEmail({ viewer: key }: { viewer: PendingEmail_viewer$key }) {
  const { email, pendingEmail } = useFragment(
    graphql`
      fragment PendingEmail_viewer on Viewer {
        email
        pendingEmail
      }
    `,
    key,
  );
  const { t } = useTranslation('account');
  const { send, isPending } = useMutation<PendingEmailMutation>(graphql`
    mutation PendingEmailMutation($input: ProfileUpdateInput!) {
      profileUpdate(input: $input) {
        viewer {
          ...PendingEmail_viewer
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
      <p className={styles.text}>{t('profile.pendingEmail', { email: `\u2066${pendingEmail}\u2069` })}</p>
      <Button variant="secondary" size="sm" busy={isPending} onClick={() => void cancel()}>
        {t('profile.cancelEmail')}
      </Button>
      {hasFailed && <p role="alert">{t('error.failed')}</p>}
    </div>
  );
}
