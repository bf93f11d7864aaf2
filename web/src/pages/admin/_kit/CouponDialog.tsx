import { useState } from 'react';
import { graphql } from 'react-relay';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { readAmount } from './amount.ts';
import { useAdminMutation } from './useAdminMutation.ts';
import type { CouponDialogMutation } from './__generated__/CouponDialogMutation.graphql.ts';

interface CouponDialogProps {
  readonly isOpen: boolean;
  readonly accountNumber: string;
  readonly onClose: () => void;
  readonly onGiven: (code: string) => void;
}

/** Gives an account a coupon of its own. */
export function CouponDialog({ isOpen, accountNumber, onClose, onGiven }: CouponDialogProps) {
  const { t } = useTranslation('adminPeople');
  const [idempotencyKey, setKey] = useState(newKey);
  const [amount, setAmount] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { run, isPending } = useAdminMutation<CouponDialogMutation>(
    graphql`
      mutation CouponDialogMutation($input: UserCouponGiveInput!) {
        userCouponGive(input: $input) {
          code
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['users', 'user', 'audit', 'coupons'],
  );
  const close = (): void => {
    setAmount('');
    setWrong(false);
    onClose();
  };
  const submit = (reason: string): void => {
    const read = readAmount(amount);
    if (read === null) return setWrong(true);
    void run(
      { input: { accountNumber, amount: read, reason, idempotencyKey } },
      {
        onDone: ({ code }) => {
          // The next one is another coupon.
          setKey(newKey());
          close();
          if (code != null) onGiven(code);
        },
      },
    );
  };
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={close}
      title={t('action.coupon.title')}
      text={t('action.coupon.text')}
      submit={t('action.coupon.submit')}
      isPending={isPending}
      onSubmit={submit}
    >
      <Field
        label={t('field.amount')}
        dir="ltr"
        inputMode="decimal"
        suffix="TND"
        error={isWrong ? t('admin:problem.INVALID') : null}
        value={amount}
        onChange={({ target }) => {
          setAmount(target.value);
          setWrong(false);
        }}
      />
    </ActionDialog>
  );
}
