import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card } from '../_kit/Detail.tsx';
import { Code, formatInstant } from '../_kit/format.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './StaffPage.module.css';
import type { Invitations_invitation$key } from './__generated__/Invitations_invitation.graphql.ts';
import type { InvitationsMutation } from './__generated__/InvitationsMutation.graphql.ts';
import type { InvitationsQuery } from './__generated__/InvitationsQuery.graphql.ts';

/** Invitations that were not accepted yet; each can be withdrawn. */
export function Invitations() {
  const { t } = useTranslation('adminStaff');
  const { adminStaffInvitations } = useAdminQuery<InvitationsQuery>(
    graphql`
      query InvitationsQuery {
        adminStaffInvitations {
          id
          ...Invitations_invitation
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['staff'],
  );
  const invitations = present(adminStaffInvitations);
  return (
    <Card title={t('invitations.title')}>
      {invitations.length === 0 ? (
        <p className={styles.note}>{t('invitations.empty')}</p>
      ) : (
        <ul className={styles.invitations}>
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Invitation({ invitation: key }: { readonly invitation: Invitations_invitation$key }) {
  const { t } = useTranslation('adminStaff');
  const { id, email, role, expiresAt } = useFragment(
    graphql`
      fragment Invitations_invitation on StaffInvitation {
        id
        email
        role
        expiresAt
      }
    `,
    key,
  );
  const { run, isPending } = useAdminMutation<InvitationsMutation>(
    graphql`
      mutation InvitationsMutation($input: StaffInvitationWithdrawInput!) {
        staffInvitationWithdraw(input: $input) {
          withdrawnId
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['staff'],
  );
  return (
    <li className={styles.invitation}>
      <Code text={email} />
      <Badge>{t(`admin:role.${role}`)}</Badge>
      <span className={styles.note}>
        {t('invitations.until')} <bdi dir="ltr">{formatInstant(expiresAt)}</bdi>
      </span>
      <Button
        size="sm"
        variant="secondary"
        className={styles.withdraw}
        aria-label={t('invitations.withdrawOf', { email })}
        busy={isPending}
        onClick={() => void run({ input: { id } }, { done: t('invitations.withdrawn') })}
      >
        {t('invitations.withdraw')}
      </Button>
    </li>
  );
}
