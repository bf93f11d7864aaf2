import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import styles from './OrderNoteForm.module.css';
import { useAdminMutation } from './useAdminMutation.ts';
import type { OrderNoteFormMutation } from './__generated__/OrderNoteFormMutation.graphql.ts';

/** A form for an internal note about an order, which its buyer does not read. Requires the capability for orders. */
export function OrderNoteForm({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('adminDesk');
  const [text, setText] = useState('');
  const [idempotencyKey, setKey] = useState(newKey);
  const { run, isPending } = useAdminMutation<OrderNoteFormMutation>(
    graphql`
      mutation OrderNoteFormMutation($input: OrderNoteInput!) {
        orderNote(input: $input) {
          order {
            ...DeskOrder_contacts
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    [],
  );
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        void run(
          { input: { orderId, text: text.trim(), idempotencyKey } },
          {
            onDone: () => {
              setText('');
              setKey(newKey());
            },
          },
        );
      }}
    >
      <Field
        as="textarea"
        label={t('contacts.note')}
        dir="auto"
        rows={2}
        maxLength={1_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="sm" variant="secondary" busy={isPending}>
        {t('contacts.add')}
      </Button>
    </form>
  );
}
