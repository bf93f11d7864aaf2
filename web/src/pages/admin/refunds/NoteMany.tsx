import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { Amount } from '../_kit/format.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { NoteManyMutation } from './__generated__/NoteManyMutation.graphql.ts';

interface NoteManyProps {
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: { readonly amount: string };
    readonly order: { readonly number: string };
  }[];
  readonly onClose: () => void;
}

const millimes = (amount: string): number => Math.round(Number(amount) * 1_000);

/** Records that several refunds were made in full by transfers with one reference. */
export function NoteMany({ refunds, onClose }: NoteManyProps) {
  const { t } = useTranslation('adminOrders');
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isRunning, setRunning] = useState(false);
  // One key each: what was recorded before a failure is not recorded again.
  const [keys] = useState(() => refunds.map(newKey));
  const { run } = useAdminMutation<NoteManyMutation>(
    graphql`
      mutation NoteManyMutation($input: RefundNoteInput!) {
        refundNote(input: $input) {
          order {
            id
            paymentState
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['refunds', 'orders', 'order'],
  );
  const sum = refunds.reduce((total, { amount }) => total + millimes(amount.amount), 0);
  const record = async (): Promise<void> => {
    setRunning(true);
    let done = 0;
    for (const [index, { id, amount }] of refunds.entries()) {
      const { isDone } = await run({
        input: {
          id,
          amount: amount.amount,
          method: 'TRANSFER',
          reference: reference.trim(),
          idempotencyKey: keys[index] ?? newKey(),
        },
      });
      if (!isDone) break;
      done += 1;
    }
    setRunning(false);
    if (done > 0) toast({ type: 'success', title: t('refunds.recorded', { count: done }) });
    if (done === refunds.length) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('refunds.recordManyTitle', { count: refunds.length })}
      size="sm"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const isEmpty = reference.trim() === '';
          setMissing(isEmpty);
          if (!isEmpty && !isRunning) void record();
        }}
      >
        <p>
          {t('refunds.sum')} <Amount amount={(sum / 1_000).toFixed(3)} />
        </p>
        <Field
          label={t('refunds.transferReference')}
          dir="ltr"
          maxLength={60}
          required
          error={isMissing && reference.trim() === '' ? t('admin:problem.REQUIRED') : null}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button type="submit" wide busy={isRunning}>
          {t('refunds.recordMany')}
        </Button>
      </form>
    </Dialog>
  );
}
