import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { MAX_POINTS_ADJUSTMENT } from '../../../../../gateway/contract/rules/people.ts';
import { MAX_SUPPORT_POINTS } from '../../../../../gateway/contract/rules/staff.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { ActionDialog } from '../_kit/ActionDialog.tsx';
import { CouponDialog } from '../_kit/CouponDialog.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { TicketDialog } from '../_kit/TicketDialog.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { UserCorrection } from './UserCorrection.tsx';
import styles from './UserPage.module.css';
import type { UserActions_account$key } from './__generated__/UserActions_account.graphql.ts';
import type { UserActionsBlockMutation } from './__generated__/UserActionsBlockMutation.graphql.ts';
import type { UserActionsPointsMutation } from './__generated__/UserActionsPointsMutation.graphql.ts';
import type { UserActionsRecoveryMutation } from './__generated__/UserActionsRecoveryMutation.graphql.ts';
import type { UserActionsSessionsMutation } from './__generated__/UserActionsSessionsMutation.graphql.ts';

type Action = 'ticket' | 'points' | 'coupon' | 'update' | 'recovery' | 'sessions' | 'block';

const TOPICS = ['users', 'user', 'audit', 'coupons'];

/** What staff may do to an account; accounts of admins are changed by owners only. */
export function UserActions({ account: key }: { readonly account: UserActions_account$key }) {
  const { t } = useTranslation('adminPeople');
  const { can } = useStaff();
  const [action, setAction] = useState<Action | null>(null);
  const [idempotencyKey, setKey] = useState(newKey);
  const [points, setPoints] = useState('');
  const [isWrong, setWrong] = useState(false);
  const account = useFragment(
    graphql`
      fragment UserActions_account on AdminUserAccount {
        version
        user {
          accountNumber
          isAdmin
          blockedAt
        }
        ...UserCorrection_account
      }
    `,
    key,
  );
  const { version, user } = account;
  const { accountNumber, isAdmin, blockedAt } = user;
  const isBlocked = blockedAt != null;
  const open = (next: Action): void => {
    setKey(newKey());
    setPoints('');
    setWrong(false);
    setAction(next);
  };
  const close = (): void => setAction(null);
  const adjust = useAdminMutation<UserActionsPointsMutation>(
    graphql`
      mutation UserActionsPointsMutation($input: UserPointsAdjustInput!) {
        userPointsAdjust(input: $input) {
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
    TOPICS,
  );
  const block = useAdminMutation<UserActionsBlockMutation>(
    graphql`
      mutation UserActionsBlockMutation($input: UserBlockInput!) {
        userBlock(input: $input) {
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
    TOPICS,
  );
  const end = useAdminMutation<UserActionsSessionsMutation>(
    graphql`
      mutation UserActionsSessionsMutation($input: UserSessionsEndInput!) {
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
    TOPICS,
  );
  const recover = useAdminMutation<UserActionsRecoveryMutation>(
    graphql`
      mutation UserActionsRecoveryMutation($input: UserRecoverySendInput!) {
        userRecoverySend(input: $input) {
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
    TOPICS,
  );
  const most = can('PEOPLE_POINTS_UNLIMITED') ? MAX_POINTS_ADJUSTMENT : MAX_SUPPORT_POINTS;
  const submitPoints = (reason: string): void => {
    const value = Number(points.replace('−', '-'));
    if (!Number.isInteger(value) || value === 0 || Math.abs(value) > most) return setWrong(true);
    void adjust.run(
      { input: { accountNumber, points: value, reason, idempotencyKey } },
      { done: t('action.points.done'), onDone: close },
    );
  };
  const mayChange = !isAdmin || can('STAFF');
  const actions: readonly (readonly [Action, boolean])[] = [
    ['ticket', can('SUPPORT')],
    ['points', can('PEOPLE_POINTS')],
    ['coupon', can('PEOPLE_COUPONS')],
    ['update', can('PEOPLE_EDIT')],
    ['recovery', can('PEOPLE_SESSIONS')],
    ['sessions', can('PEOPLE_SESSIONS')],
    ['block', can('PEOPLE_SESSIONS') && !isAdmin],
  ];
  const shown = actions.filter(([one, isAllowed]) => isAllowed && (mayChange || one === 'ticket'));
  if (shown.length === 0) return null;
  return (
    <>
      <div className={styles.actions}>
        {shown.map(([one]) => (
          <Button key={one} size="sm" variant="secondary" onClick={() => open(one)}>
            {one === 'ticket'
              ? t('adminSupport:open.title')
              : t(one === 'block' && isBlocked ? 'action.unblock.title' : `action.${one}.title`)}
          </Button>
        ))}
      </div>
      <TicketDialog isOpen={action === 'ticket'} onClose={close} accountNumber={accountNumber} />
      <ActionDialog
        isOpen={action === 'points'}
        onClose={close}
        title={t('action.points.title')}
        text={t('action.points.text', { most })}
        submit={t('action.points.submit')}
        isPending={adjust.isPending}
        onSubmit={submitPoints}
      >
        <Field
          label={t('field.points')}
          dir="ltr"
          inputMode="text"
          maxLength={8}
          error={isWrong ? t('admin:problem.INVALID') : null}
          value={points}
          onChange={({ target }) => {
            setPoints(target.value);
            setWrong(false);
          }}
        />
      </ActionDialog>
      <CouponDialog
        isOpen={action === 'coupon'}
        accountNumber={accountNumber}
        onClose={close}
        onGiven={(code) =>
          toast({ type: 'success', title: t('action.coupon.done', { code }), duration: 10_000 })
        }
      />
      <UserCorrection account={account} isOpen={action === 'update'} onClose={close} />
      <ActionDialog
        isOpen={action === 'recovery'}
        onClose={close}
        title={t('action.recovery.title')}
        text={t('action.recovery.text')}
        submit={t('action.recovery.submit')}
        hasReason={false}
        isPending={recover.isPending}
        onSubmit={() =>
          void recover.run(
            { input: { accountNumber, idempotencyKey } },
            { done: t('action.recovery.done'), onDone: close },
          )
        }
      />
      <ActionDialog
        isOpen={action === 'sessions'}
        onClose={close}
        title={t('action.sessions.title')}
        text={t('action.sessions.text')}
        submit={t('action.sessions.submit')}
        isDanger
        hasReason={false}
        isPending={end.isPending}
        onSubmit={() =>
          void end.run({ input: { accountNumber } }, { done: t('action.sessions.done'), onDone: close })
        }
      />
      <ActionDialog
        isOpen={action === 'block'}
        onClose={close}
        title={t(isBlocked ? 'action.unblock.title' : 'action.block.title')}
        text={t(isBlocked ? 'action.unblock.text' : 'action.block.text')}
        submit={t(isBlocked ? 'action.unblock.submit' : 'action.block.submit')}
        isDanger={!isBlocked}
        isPending={block.isPending}
        onSubmit={(reason) =>
          void block.run(
            { input: { accountNumber, version, isBlocked: !isBlocked, reason } },
            { done: t(isBlocked ? 'action.unblock.done' : 'action.block.done'), onDone: close },
          )
        }
      />
    </>
  );
}
