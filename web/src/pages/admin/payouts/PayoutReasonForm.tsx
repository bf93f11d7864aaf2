import { useState } from 'react';
import { graphql } from 'react-relay';
import { MAX_REASON, MIN_REASON } from '../../../../../gateway/contract/rules/limits.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './Payouts.module.css';
import type { PayoutReasonFormRemoveMutation } from './__generated__/PayoutReasonFormRemoveMutation.graphql.ts';
import type { PayoutReasonFormUndoMutation } from './__generated__/PayoutReasonFormUndoMutation.graphql.ts';

interface PayoutReasonFormProps {
  readonly batchId: string;
  readonly payoutKey: string;
  /** A recorded transfer is undone; otherwise an open payout is taken out of its batch. */
  readonly isUndo: boolean;
  readonly onDone: () => void;
}

/** Removes or undoes a payout, with the reason. */
export function PayoutReasonForm({ batchId, payoutKey, isUndo, onDone }: PayoutReasonFormProps) {
  const { t } = useTranslation('adminPayouts');
  const [idempotencyKey] = useState(newKey);
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const remove = useAdminMutation<PayoutReasonFormRemoveMutation>(
    graphql`
      mutation PayoutReasonFormRemoveMutation($input: PayoutReasonInput!) {
        payoutRemove(input: $input) {
          batch {
            ...BatchPage_batch
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['payouts'],
  );
  const undo = useAdminMutation<PayoutReasonFormUndoMutation>(
    graphql`
      mutation PayoutReasonFormUndoMutation($input: PayoutReasonInput!) {
        payoutUndo(input: $input) {
          batch {
            ...BatchPage_batch
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['payouts', 'seller'],
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setShort(reason.trim().length < MIN_REASON);
        if (reason.trim().length < MIN_REASON) return;
        const variables = {
          input: { id: batchId, key: payoutKey, reason: reason.trim(), idempotencyKey },
        };
        if (isUndo) void undo.run(variables, { done: t('undone'), onDone });
        else void remove.run(variables, { done: t('removed'), onDone });
      }}
    >
      <p>{t(isUndo ? 'undoText' : 'removeText')}</p>
      <Field
        as="textarea"
        data-autofocus
        label={t('reason')}
        dir="auto"
        rows={2}
        maxLength={MAX_REASON}
        error={isShort ? t('admin:problem.TOO_SHORT') : null}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" wide variant="danger" busy={remove.isPending || undo.isPending}>
        {t(isUndo ? 'undo' : 'remove')}
      </Button>
    </form>
  );
}
