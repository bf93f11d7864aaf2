import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, ListDataProps } from '../_kit/listTypes.ts';
import { Code, Instant, Text } from '../_kit/format.tsx';
import { NotAllowed } from '../_kit/Refused.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { TwoStepReset } from './TwoStepReset.tsx';
import styles from './StaffPage.module.css';
import type {
  StaffPage_members$data,
  StaffPage_members$key,
} from './__generated__/StaffPage_members.graphql.ts';
import type { StaffPageQuery } from './__generated__/StaffPageQuery.graphql.ts';

type Row = StaffPage_members$data[number] & {
  /** The only owner stays one. */
  readonly isLastOwner: boolean;
};

function Members({ children }: ListDataProps<Row>) {
  const { adminStaff } = useAdminQuery<StaffPageQuery>(
    graphql`
      query StaffPageQuery {
        adminStaff {
          ...StaffPage_members
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['staff'],
  );
  const key: StaffPage_members$key = present(adminStaff);
  const members = useFragment(
    graphql`
      fragment StaffPage_members on StaffMember @relay(plural: true) {
        id
        accountNumber
        firstName
        lastName
        email
        role
        lastSeenAt
        createdAt
        twoStepSince
        ...RoleDialog_member
        ...TwoStepReset_member
      }
    `,
    key,
  );
  // A mutation leaves those without a role in the store until the list is read again.
  const admins = members.filter(({ role }) => role != null);
  const isLastOwner = admins.filter(({ role }) => role === 'OWNER').length === 1;
  const rows = admins.map((member) => ({ ...member, isLastOwner: isLastOwner && member.role === 'OWNER' }));
  return children({ rows, hasNext: false, endCursor: null, total: rows.length });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'name', title: 'adminStaff:column.name', cell: (member) => <Name member={member} /> },
  {
    id: 'role',
    title: 'adminStaff:column.role',
    cell: ({ role }) =>
      role == null ? (
        '–'
      ) : (
        <Badge tone={role === 'OWNER' ? 'brand' : 'neutral'}>
          <Text of={`admin:role.${role}`} />
        </Badge>
      ),
  },
  { id: 'email', title: 'adminStaff:column.email', cell: ({ email }) => <Code text={email} /> },
  {
    id: 'twoStep',
    title: 'adminStaff:column.twoStep',
    cell: ({ twoStepSince }) => (
      <Badge tone={twoStepSince == null ? 'neutral' : 'green'}>
        <Text of={twoStepSince == null ? 'adminStaff:twoStep.off' : 'adminStaff:twoStep.on'} />
      </Badge>
    ),
  },
  {
    id: 'lastSeen',
    title: 'adminStaff:column.lastSeen',
    cell: ({ lastSeenAt }) => <Instant at={lastSeenAt} />,
  },
  {
    id: 'createdAt',
    title: 'adminStaff:column.createdAt',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    isHidden: true,
  },
  { id: 'change', title: 'adminStaff:column.change', cell: (member) => <Actions member={member} /> },
];

function Name({ member: { firstName, lastName, accountNumber } }: { readonly member: Row }) {
  const { t } = useTranslation('adminStaff');
  const { person } = useStaff();
  return (
    <span className={styles.name}>
      <bdi>
        {firstName} {lastName}
      </bdi>
      {accountNumber === person.accountNumber && <Badge tone="info">{t('you')}</Badge>}
    </span>
  );
}

function Actions({ member }: { readonly member: Row }) {
  return (
    <span className={styles.name}>
      <RoleButton member={member} />
      <TwoStepReset member={member} />
    </span>
  );
}

function RoleButton({ member }: { readonly member: Row }) {
  const { t } = useTranslation('adminStaff');
  const [isOpen, setOpen] = useState(false);
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('changeRoleOf', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </Button>
      <RoleDialog
        member={member}
        isLastOwner={member.isLastOwner}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** The admins with their roles, and who was invited. */
export default function StaffPage({ url }: ScreenProps) {
  const { t } = useTranslation('adminStaff');
  const title = useTitle();
  const [isInviting, setInviting] = useState(false);
  const navigate = useNavigate();
  /** The palette's action leads to this address. */
  const isAsked = url.searchParams.has('invite');
  if (!useStaff().can('STAFF')) return <NotAllowed level={1} />;
  return (
    <div className={styles.page}>
      <AdminList
        title={title}
        text={t('text')}
        columns={COLUMNS}
        Data={Members}
        rowId={({ id }) => id}
        rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
        empty={{ title: t('empty') }}
        actions={
          <Button size="sm" aria-haspopup="dialog" onClick={() => setInviting(true)}>
            {t('invite.title')}
          </Button>
        }
      />
      <AdminBoundary fallback={<Skeleton height="6rem" radius="lg" />}>
        <PolicyCard />
      </AdminBoundary>
      <AdminBoundary fallback={<Skeleton height="6rem" radius="lg" />}>
        <Invitations />
      </AdminBoundary>
      <InviteDialog
        isOpen={isInviting || isAsked}
        onClose={() => {
          setInviting(false);
          if (isAsked) navigate(adminPaths.staff(), { replace: true });
        }}
      />
    </div>
  );
}
