import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { needsNote } from './orderStates.ts';
import { useAdminMutation } from './useAdminMutation.ts';
import type { OrderState, StepDialogMutation } from './__generated__/StepDialogMutation.graphql.ts';

interface StepDialogProps {
  readonly orderId: string;
  readonly subOrderId: string;
  readonly from: string;
  /** The step that was chosen; null: the dialog is closed. */
  readonly to: OrderState | null;
  readonly onClose: () => void;
  /** Called when the step was taken, before the dialog closes. */
  readonly onDone?: () => void;
}

/** The question before a sub-order changes its state, which cannot be taken back. */
export function StepDialog({ to, onClose, ...props }: StepDialogProps) {
  const { t } = useTranslation('adminOrders');
  return (
    <Dialog isOpen={to !== null} onClose={onClose} title={to === null ? '' : t(`step.${to}`)} size="sm">
      {to !== null && <StepForm {...props} to={to} onClose={onClose} />}
    </Dialog>
  );
}

function StepForm({
  orderId,
  subOrderId,
  from,
  to,
  onClose,
  onDone,
}: StepDialogProps & { readonly to: OrderState }) {
  const { t } = useTranslation('adminOrders');
  const [idempotencyKey] = useState(newKey);
  const [note, setNote] = useState('');
  const [trackingNumber, setTracking] = useState('');
  const isRequired = needsNote(from, to);
  const [isMissing, setMissing] = useState(false);
  const { run, isPending } = useAdminMutation<StepDialogMutation>(
    graphql`
      mutation StepDialogMutation($input: OrderTransitionInput!) {
        orderTransition(input: $input) {
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
        if (isRequired && note.trim() === '') {
          setMissing(true);
          return;
        }
        void run(
          {
            input: {
              orderId,
              subOrderId,
              to,
              note: note.trim() === '' ? null : note.trim(),
              trackingNumber: trackingNumber.trim() === '' ? null : trackingNumber.trim(),
              idempotencyKey,
            },
          },
          {
            done: t('done'),
            onDone: () => {
              onDone?.();
              onClose();
            },
          },
        );
      }}
    >
      {to === 'SHIPPED' && (
        <Field
          label={t('field.tracking')}
          hint={t('field.trackingHint')}
          dir="ltr"
          maxLength={60}
          value={trackingNumber}
          onChange={({ target }) => setTracking(target.value)}
        />
      )}
      <Field
        as="textarea"
        label={t(isRequired ? 'field.reason' : 'field.note')}
        hint={t('field.noteHint')}
        error={isMissing && note.trim() === '' ? t('admin:problem.REQUIRED') : null}
        dir="auto"
        maxLength={300}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" wide variant={to === 'CANCELLED' ? 'danger' : 'primary'} busy={isPending}>
        {t(`step.${to}`)}
      </Button>
    </form>
  );
}
