import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { oneOf } from '../_kit/oneOf.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './Tickets.module.css';
import type { OpenReturnMutation } from './__generated__/OpenReturnMutation.graphql.ts';

/** Reasons as customers choose them; the seller reads these texts. */
const REASONS = ['damaged', 'wrong', 'different', 'size', 'mind', 'other'] as const;

interface OpenReturnProps {
  readonly orderId: string;
  readonly subOrderId: string;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly returnedQuantity: number;
  }[];
  readonly onClose: () => void;
}

/** Opens a return of delivered lines for a customer who wants one. */
export function OpenReturn({ orderId, subOrderId, lines, onClose }: OpenReturnProps) {
  const { t } = useTranslation('adminSupport');
  const left = lines.filter(({ quantity, returnedQuantity }) => quantity > returnedQuantity);
  const [chosen, setChosen] = useState(left[0]?.id ?? '');
  const [quantity, setQuantity] = useState(1);
  const [reason, setReason] = useState<(typeof REASONS)[number]>('damaged');
  const [note, setNote] = useState('');
  const [idempotencyKey, setKey] = useState(newKey);
  const { run, isPending } = useAdminMutation<OpenReturnMutation>(
    graphql`
      mutation OpenReturnMutation($input: StaffReturnOpenInput!) {
        staffReturnOpen(input: $input) {
          order {
            id
            state
            subOrders {
              id
              state
            }
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['order', 'orders', 'returns', 'audit'],
  );
  const line = left.find(({ id }) => id === chosen);
  const most = line === undefined ? 1 : line.quantity - line.returnedQuantity;
  const submit = (): void =>
    void run(
      {
        input: {
          orderId,
          subOrderId,
          lines: [
            {
              lineId: chosen,
              quantity: Math.min(quantity, most),
              reason: t(`orders:return.reasons.${reason}`),
            },
          ],
          note: note.trim() === '' ? null : note.trim(),
          idempotencyKey,
        },
      },
      { done: t('return.done'), onDone: onClose, onRefused: () => setKey(newKey()) },
    );
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('return.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isPending} disabled={line === undefined} onClick={submit}>
            {t('return.open')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('return.text')}</p>
        <Field
          as="select"
          label={t('return.line')}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            setQuantity(1);
          }}
        >
          {left.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          as="select"
          label={t('orders:return.quantity')}
          value={String(Math.min(quantity, most))}
          onChange={({ target }) => setQuantity(Number(target.value))}
        >
          {Array.from({ length: most }, (_, index) => index + 1).map((pieces) => (
            <option key={pieces} value={pieces}>
              {pieces}
            </option>
          ))}
        </Field>
        <Field
          as="select"
          label={t('orders:return.reason')}
          value={reason}
          onChange={({ target }) => setReason(oneOf(REASONS, target.value) ?? 'other')}
        >
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`orders:return.reasons.${one}`)}
            </option>
          ))}
        </Field>
        <Field
          as="textarea"
          label={t('orders:return.note')}
          rows={2}
          dir="auto"
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
