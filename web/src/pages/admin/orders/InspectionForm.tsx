import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './InspectionForm.module.css';
import type { InspectionForm_subOrder$key } from './__generated__/InspectionForm_subOrder.graphql.ts';
import type { InspectionFormMutation } from './__generated__/InspectionFormMutation.graphql.ts';

interface InspectionFormProps {
  readonly orderId: string;
  readonly subOrder: InspectionForm_subOrder$key;
}

/** The inspection of a returned parcel: how many of each line are accepted; all by default. */
export function InspectionForm({ orderId, subOrder: key }: InspectionFormProps) {
  const { t } = useTranslation('adminOrders');
  const { id: subOrderId, returns } = useFragment(
    graphql`
      fragment InspectionForm_subOrder on SubOrder {
        id
        returns {
          openedAt
          inspectedAt
          note
          lines {
            quantity
            reason
            line {
              id
              name
            }
          }
        }
      }
    `,
    key,
  );
  const [idempotencyKey] = useState(newKey);
  const [accepted, setAccepted] = useState<Readonly<Record<string, number>>>({});
  const [note, setNote] = useState('');
  const { run, isPending } = useAdminMutation<InspectionFormMutation>(
    graphql`
      mutation InspectionFormMutation($input: ReturnInspectInput!) {
        returnInspect(input: $input) {
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
  const open = returns?.find(({ inspectedAt }) => inspectedAt == null);
  if (open === undefined) return null;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(
          {
            input: {
              orderId,
              subOrderId,
              accepted: open.lines.map(({ line, quantity }) => ({
                lineId: line.id,
                quantity: accepted[line.id] ?? quantity,
              })),
              note: note.trim() === '' ? null : note.trim(),
              idempotencyKey,
            },
          },
          { done: t('done') },
        );
      }}
    >
      <h3 className={styles.title}>{t('inspection.title')}</h3>
      {open.note != null && <p dir="auto">{open.note}</p>}
      {open.lines.map(({ line, quantity, reason }) => (
        <Field
          key={line.id}
          as="select"
          label={t('inspection.accepted', { name: line.name })}
          hint={reason}
          value={accepted[line.id] ?? quantity}
          onChange={({ target }) => setAccepted((before) => ({ ...before, [line.id]: Number(target.value) }))}
        >
          {Array.from({ length: quantity + 1 }, (_, count) => (
            <option key={count} value={count}>
              {t('inspection.of', { count, total: quantity })}
            </option>
          ))}
        </Field>
      ))}
      <Field
        as="textarea"
        label={t('field.note')}
        hint={t('field.noteHint')}
        dir="auto"
        maxLength={300}
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" busy={isPending}>
        {t('inspection.submit')}
      </Button>
    </form>
  );
}
