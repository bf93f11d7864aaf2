import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ActionDialog } from '../_kit/ActionDialog.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './UserPage.module.css';
import type { UserSessions_account$key } from './__generated__/UserSessions_account.graphql.ts';
import type { UserSessionsMutation } from './__generated__/UserSessionsMutation.graphql.ts';

/** The sessions of an account, each of which can be ended, or all at once. */
export function UserSessions({ account: key }: { readonly account: UserSessions_account$key }) {
  const { t } = useTranslation('adminPeople');
  const { can } = useStaff();
  const [isEndingAll, setEndingAll] = useState(false);
  const { user, sessions } = useFragment(
    graphql`
      fragment UserSessions_account on AdminUserAccount {
        user {
          accountNumber
          isAdmin
        }
        sessions {
          key
          seenAt
          userAgent
        }
      }
    `,
    key,
  );
  const { accountNumber, isAdmin } = user;
  const { run, isPending } = useAdminMutation<UserSessionsMutation>(
    graphql`
      mutation UserSessionsMutation($input: UserSessionsEndInput!) {
        userSessionsEnd(input: $input) {
          account {
            ...UserPage_account
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['users', 'user', 'audit'],
  );
  const mayEnd = can('PEOPLE_SESSIONS') && (!isAdmin || can('STAFF'));
  return (
    <Card
      title={t('tab.sessions')}
      actions={
        mayEnd &&
        sessions.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setEndingAll(true)}>
            {t('action.sessions.title')}
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <p className={styles.muted}>{t('nothing')}</p>
      ) : (
        <ul className={styles.rows}>
          {sessions.map(({ key: session, seenAt, userAgent }) => (
            <li key={session} className={styles.row}>
              <bdi dir="ltr">{userAgent ?? '–'}</bdi>
              <Instant at={seenAt} />
              {mayEnd && (
                <Button
                  size="sm"
                  variant="secondary"
                  busy={isPending}
                  aria-label={t('action.sessions.oneOf', { browser: userAgent ?? '–' })}
                  onClick={() =>
                    void run(
                      { input: { accountNumber, key: session } },
                      { done: t('action.sessions.oneDone') },
                    )
                  }
                >
                  {t('action.sessions.one')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ActionDialog
        isOpen={isEndingAll}
        onClose={() => setEndingAll(false)}
        title={t('action.sessions.title')}
        text={t('action.sessions.text')}
        submit={t('action.sessions.submit')}
        isDanger
        hasReason={false}
        isPending={isPending}
        onSubmit={() =>
          void run(
            { input: { accountNumber } },
            { done: t('action.sessions.done'), onDone: () => setEndingAll(false) },
          )
        }
      />
    </Card>
  );
}
