import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { LinkOrderMutation } from './__generated__/LinkOrderMutation.graphql.ts';

interface LinkOrderProps {
  readonly isOpen: boolean;
  /** Of the ticket. */
  readonly id: string;
  /** Empty: it is about none. */
  readonly orderNumber: string;
  readonly onClose: () => void;
}

/** Asks which order a ticket is about. */
export function LinkOrder({ isOpen, ...props }: LinkOrderProps) {
  const { t } = useTranslation('adminSupport');
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t('order.title')} size="sm">
      {isOpen && <LinkForm {...props} />}
    </Dialog>
  );
}

function LinkForm({ id, orderNumber, onClose }: Omit<LinkOrderProps, 'isOpen'>) {
  const { t } = useTranslation('adminSupport');
  const [number, setNumber] = useState(orderNumber);
  const [isUnknown, setUnknown] = useState(false);
  const { run, isPending } = useAdminMutation<LinkOrderMutation>(
    graphql`
      mutation LinkOrderMutation($input: TicketOrderLinkInput!) {
        ticketOrderLink(input: $input) {
          ticket {
            ticket {
              id
              orderId
              orderNumber
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
    ['tickets', 'ticket'],
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        const typed = number.trim();
        void run(
          { input: { id, orderNumber: typed === '' ? null : typed } },
          {
            done: t('changed'),
            hasFields: true,
            onDone: onClose,
            onRefused: () => setUnknown(true),
          },
        );
      }}
    >
      <Field
        label={t('order.number')}
        hint={t('order.hint')}
        error={isUnknown ? t('order.refused') : null}
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        value={number}
        onChange={({ target }) => {
          setNumber(target.value);
          setUnknown(false);
        }}
      />
      <Button type="submit" wide busy={isPending}>
        {t('bulk.apply')}
      </Button>
    </form>
  );
}
