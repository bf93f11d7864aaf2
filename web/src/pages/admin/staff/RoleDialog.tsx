import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { useStaff } from '../_kit/staff.tsx';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { ROLES } from './roles.ts';
import styles from './StaffPage.module.css';
import type { RoleDialog_member$key } from './__generated__/RoleDialog_member.graphql.ts';
import type { RoleDialogMutation } from './__generated__/RoleDialogMutation.graphql.ts';

interface RoleDialogProps {
  readonly member: RoleDialog_member$key;
  /** The only owner: the role stays. */
  readonly isLastOwner: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes the role of an admin, or takes away the access. */
export function RoleDialog({ member: key, isOpen, onClose, isLastOwner }: RoleDialogProps) {
  const { t } = useTranslation('adminStaff');
  const member = useFragment(
    graphql`
      fragment RoleDialog_member on StaffMember {
        id
        accountNumber
        firstName
        lastName
        role
        version
      }
    `,
    key,
  );
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('changeOf', { name })} size="sm">
      <RoleForm member={member} name={name} isLastOwner={isLastOwner} onDone={onClose} />
    </Dialog>
  );
}

interface RoleFormProps {
  readonly member: {
    readonly id: string;
    readonly accountNumber: string;
    readonly role: string | null | undefined;
    readonly version: number;
  };
  readonly name: string;
  readonly isLastOwner: boolean;
  readonly onDone: () => void;
}

function RoleForm({ member, name, isLastOwner, onDone }: RoleFormProps) {
  const { t } = useTranslation('adminStaff');
  const { person } = useStaff();
  const environment = useRelayEnvironment();
  const [role, setRole] = useState(ROLES.find((one) => one === member.role) ?? 'READ_ONLY');
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isPending } = useAdminMutation<RoleDialogMutation>(
    graphql`
      mutation RoleDialogMutation($input: StaffRoleSetInput!) {
        staffRoleSet(input: $input) {
          member {
            ...StaffPage_members
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['staff', 'users'],
  );
  const save = (next: typeof role | null): void =>
    void run(
      { input: { id: member.id, version: member.version, role: next } },
      {
        done: next === null ? t('removed', { name }) : t('changed', { name }),
        hasFields: true,
        onDone,
        onRefused: ([first]) => {
          setProblem(first === undefined ? null : t(`admin:${problemKey(first.code)}`));
          // Changed by another owner: what is shown is outdated.
          markStale(environment, ['staff']);
        },
      },
    );
  const isOwn = member.accountNumber === person.accountNumber;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save(role);
      }}
    >
      <RoleChoice value={role} isFixed={isLastOwner} onChange={setRole} />
      {isLastOwner && <p className={styles.note}>{t('lastOwner')}</p>}
      {isOwn && !isLastOwner && <p className={styles.note}>{t('own')}</p>}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {!isLastOwner &&
        (isRemoving ? (
          <>
            <p>{t('remove.question', { name })}</p>
            <Button variant="danger" wide busy={isPending} onClick={() => save(null)}>
              {t('remove.confirm')}
            </Button>
            <Button variant="secondary" wide onClick={() => setRemoving(false)}>
              {t('common:cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" wide busy={isPending} disabled={role === member.role}>
              {t('save')}
            </Button>
            <Button variant="ghost" wide onClick={() => setRemoving(true)}>
              {t('remove.title')}
            </Button>
          </>
        ))}
    </form>
  );
}
