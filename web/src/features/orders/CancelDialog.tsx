import { useState } from 'react';
import { graphql } from 'react-relay';
import { isZeroAmount } from '../../design/money.ts';
import { Button } from '../../design/static/Button.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { toast } from '../../design/toast.ts';
import { isolate, isolateCode } from '../../i18n/format.ts';
import { newKey } from '../../newKey.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { AskAboutOrder } from '../support/AskAboutOrder.tsx';
import type { CancelDialogMutation } from './__generated__/CancelDialogMutation.graphql.ts';
import { orderBy, type OrderAccess } from './access.ts';
import { CancellationSums } from './CancellationSums.tsx';
import styles from './OrderDialog.module.css';
import { OrderDialog, problemOf } from './OrderDialog.tsx';
import { useCancellation } from './useCancellation.ts';

interface CancelDialogProps {
  isOpen: boolean;
  onClose: () => void;
  access: OrderAccess;
  /** Only this sub-order; the whole order without it. */
  subOrderId?: string;
  /** The lines to cancel. */
  number: string;
}

/** Previews the totals after cancelling an order or a sub-order, and cancels it at exactly those. */
export default function CancelDialog({ isOpen, onClose, access, subOrderId, number }: CancelDialogProps) {
  const { t, language } = useTranslation('orders');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<'late' | 'changed' | 'dearer' | 'limited' | 'failed' | null>(null);
  const { state, refetch } = useCancellation(access, subOrderId, isOpen);
  const cancellation = typeof state === 'string' ? null : state;
  const { send, isPending } = useMutation<CancelDialogMutation>(graphql`
    mutation CancelDialogMutation($input: OrderCancelInput!, $language: Language!) {
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
  // One key for the same input: a retry after a lost response is the same request.
  const [key, setKey] = useState(newKey);
  const close = () => {
    setProblem(null);
    setKey(newKey());
    // The amounts may have changed by the next time.
    refetch();
    onClose();
  };
  const submit = async () => {
    setProblem(null);
    const answer = await send({
      input: {
        by: orderBy(access),
        subOrderId: subOrderId ?? null,
        expectedTotal: cancellation?.total.amount ?? null,
        idempotencyKey: key,
        reason: reason.trim() === '' ? null : reason.trim(),
      },
      language: schemaLanguage(language),
    }).catch(() => undefined);
    if (answer?.order != null) {
      toast({ type: 'success', title: t('cancel.done'), description: isolate(number), duration: 3000 });
      close();
      return;
    }
    // Refused, so the key is unused; without a response the same is sent again.
    if (answer !== undefined) {
      setKey(newKey());
      refetch();
    }
    const codes = answer?.userErrors.map(({ code }) => code) ?? [];
    setProblem(codes.includes('CHANGED') ? 'changed' : problemOf(answer?.userErrors ?? []));
  };
  const refusal =
    cancellation?.refusal == null ? null : cancellation.refusal === 'COSTS_MORE' ? 'dearer' : 'late';
  const shown = refusal ?? problem;
  const isPart = subOrderId !== undefined && !(cancellation && isZeroAmount(cancellation.total.amount));
  return (
    <OrderDialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      title={t('cancel.title', { number: isolateCode(number) })}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      isDangerous
      isUnderWay={isPending || state === 'loading'}
      onConfirm={refusal === null ? () => void submit() : null}
      otherwise={refusal === 'dearer' && <AskAboutOrder number={number.split('/', 1)[0] ?? number} />}
      note={{ name: 'reason', label: t('cancel.reason'), maxLength: 300, value: reason, onChange: setReason }}
      problem={shown === null ? null : t(`cancel.problem.${shown}`)}
    >
      <p>{t(isPart ? 'cancel.textPart' : 'cancel.text')}</p>
      <div className={styles.sums} aria-live="polite" aria-busy={state === 'loading'}>
        {state === 'loading' && (
          <>
            <p>{t('cancel.asking')}</p>
            <Skeleton height="1.75rem" />
          </>
        )}
        {(state === 'unknown' || state === 'failed') && isPart && <p>{t('cancel.unknown')}</p>}
        {state === 'failed' && (
          <Button variant="secondary" size="sm" onClick={refetch}>
            {t('cancel.askAgain')}
          </Button>
        )}
        {cancellation !== null && <CancellationSums cancellation={cancellation} />}
      </div>
    </OrderDialog>
  );
}
