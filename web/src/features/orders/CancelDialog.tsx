import { useState } from 'react';
import { graphql } from 'react-relay';
import { toast } from '../../design/toast.ts';
import { isolate, isolateCode } from '../../i18n/format.ts';
import { newKey } from '../../newKey.ts';
import { useMutation } from '../../relay/useMutation.ts';
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
  const { send, isPending } = useMutation<CancelDialogMutation>(graphql`
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
  // One key as long as the same is asked for: a retry after a lost answer is the same request.
  const [key, setKey] = useState(newKey);
  const close = () => {
    setProblem(null);
    setKey(newKey());
    onClose();
  };
  const submit = async () => {
    setProblem(null);
    const answer = await send({
      input: {
        ...orderTarget(access),
        subOrderId: subOrderId ?? null,
        idempotencyKey: key,
        reason: reason.trim() === '' ? null : reason.trim(),
      },
    }).catch(() => undefined);
    if (answer?.order != null) {
      toast({ type: 'success', title: t('cancel.done'), description: isolate(number), duration: 3000 });
      close();
      return;
    }
    // Refused, so nothing has the key; without an answer of the shop the same is sent again.
    if (answer !== undefined) setKey(newKey());
    setProblem(problemOf(answer?.userErrors ?? []));
  };
  return (
    <OrderDialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      title={t('cancel.title', { number: isolateCode(number) })}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      isDangerous
      isUnderWay={isPending}
      onConfirm={() => void submit()}
      note={{ name: 'reason', label: t('cancel.reason'), maxLength: 300, value: reason, onChange: setReason }}
      problem={problem === null ? null : t(`cancel.problem.${problem}`)}
    >
      <p>{t('cancel.text')}</p>
    </OrderDialog>
  );
}
