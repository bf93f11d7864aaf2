import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { toast } from '../../design/toast.ts';
import { isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { CancelDialogMutation } from './__generated__/CancelDialogMutation.graphql.ts';
import { orderTarget, type OrderAccess } from './access.ts';
import { OrderDialog, problemOf } from './OrderDialog.tsx';

interface CancelDialogProps {
  isOpen: boolean;
  onClose: () => void;
  access: OrderAccess;
  /** Only this part; the whole order without it. */
  subOrderId?: string;
  /** Of what is cancelled. */
  number: string;
}

/** Asks once more, and cancels an order or a part of it. */
export default function CancelDialog({ isOpen, onClose, access, subOrderId, number }: CancelDialogProps) {
  const { t } = useTranslation('orders');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<'late' | 'limited' | 'failed' | null>(null);
  const [commit, isUnderWay] = useMutation<CancelDialogMutation>(graphql`
    mutation CancelDialogMutation($input: OrderCancelInput!) {
      orderCancel(input: $input) {
        order {
          ...OrderView_order
        }
        userErrors {
          code
        }
      }
    }
  `);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const submit = () => {
    setProblem(null);
    commit({
      variables: {
        input: {
          ...orderTarget(access),
          subOrderId: subOrderId ?? null,
          reason: reason.trim() === '' ? null : reason.trim(),
        },
      },
      onCompleted: ({ orderCancel: { order, userErrors } }) => {
        if (order != null) {
          toast({ type: 'success', title: t('cancel.done'), description: isolate(number), duration: 3000 });
          close();
        } else setProblem(problemOf(userErrors));
      },
      onError: () => setProblem('failed'),
    });
  };
  return (
    <OrderDialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      title={t('cancel.title', { number: `\u2066${number}\u2069` })}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      isDangerous
      isUnderWay={isUnderWay}
      onConfirm={submit}
      note={{ name: 'reason', label: t('cancel.reason'), maxLength: 300, value: reason, onChange: setReason }}
      problem={problem === null ? null : t(`cancel.problem.${problem}`)}
    >
      <p>{t('cancel.text')}</p>
    </OrderDialog>
  );
}
