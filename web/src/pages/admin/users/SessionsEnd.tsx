import { useState } from 'react';
import { graphql } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { ActionDialog } from '../_kit/ActionDialog.tsx';
import type { SessionsEndMutation } from './__generated__/SessionsEndMutation.graphql.ts';

interface SessionsEndProps {
  readonly accounts: readonly string[];
  readonly onClose: () => void;
}

/** The question before all sessions of several accounts end. */
export function SessionsEnd({ accounts, onClose }: SessionsEndProps) {
  const { t } = useTranslation('adminPeople');
  const [isRunning, setRunning] = useState(false);
  const { run } = useAdminMutation<SessionsEndMutation>(
    graphql`
      mutation SessionsEndMutation($input: UserSessionsEndInput!) {
        userSessionsEnd(input: $input) {
          account {
            version
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['users', 'user'],
  );
  const end = async (): Promise<void> => {
    setRunning(true);
    let done = 0;
    for (const accountNumber of accounts) {
      const { isDone } = await run({ input: { accountNumber } });
      // The reason has been said, and is that of the others as well.
      if (!isDone) break;
      done += 1;
    }
    setRunning(false);
    onClose();
    if (done > 0) toast({ type: 'success', title: t('sessionsEnd.done', { count: done }) });
  };
  return (
    <ActionDialog
      isOpen
      onClose={onClose}
      title={t('sessionsEnd.title', { count: accounts.length })}
      text={t('sessionsEnd.text')}
      submit={t('sessionsEnd.action')}
      isDanger
      isPending={isRunning}
      hasReason={false}
      onSubmit={() => void end()}
    />
  );
}
