import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { isZeroAmount } from '../../../design/money.ts';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useRefundFields } from '../_kit/useRefundFields.tsx';
import { isRefund, type RecordedPayment } from './states.ts';
import type { PaymentDialogMutation } from './__generated__/PaymentDialogMutation.graphql.ts';

interface PaymentDialogProps {
  readonly orderId: string;
  readonly subOrderId: string;
  /** The step that was chosen; null: the dialog is closed. */
  readonly to: RecordedPayment | null;
  /** Amount to be refunded, in dinars. */
  readonly due: string;
  readonly onClose: () => void;
}

/** The question before a payment step is recorded; refunds have an amount, a method, a reference and an internal note. */
export function PaymentDialog({ to, onClose, ...props }: PaymentDialogProps) {
  const { t } = useTranslation('adminOrders');
  return (
    <Dialog
      isOpen={to !== null}
      onClose={onClose}
      title={to === null ? '' : t(`paymentStep.${to}`)}
      size="sm"
    >
      {to !== null && <PaymentForm {...props} to={to} onClose={onClose} />}
    </Dialog>
  );
}

function PaymentForm({
  orderId,
  subOrderId,
  to,
  due,
  onClose,
}: PaymentDialogProps & { readonly to: RecordedPayment }) {
  const { t } = useTranslation('adminOrders');
  const [idempotencyKey] = useState(newKey);
  const hasAmount = isRefund(to);
  const { fields, read } = useRefundFields(isZeroAmount(due) ? '' : due, false);
  const { run, isPending } = useAdminMutation<PaymentDialogMutation>(
    graphql`
      mutation PaymentDialogMutation($input: OrderPaymentTransitionInput!) {
        orderPaymentTransition(input: $input) {
          order {
            ...OrderPage_order
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['orders', 'refunds'],
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const refund = hasAmount ? read() : undefined;
        if (refund === null) return;
        void run(
          { input: { orderId, subOrderId, to, ...refund, idempotencyKey } },
          { done: t('done'), onDone: onClose },
        );
      }}
    >
      {hasAmount ? fields : <p>{t('field.final')}</p>}
      <Button type="submit" wide busy={isPending}>
        {t(`paymentStep.${to}`)}
      </Button>
    </form>
  );
}
