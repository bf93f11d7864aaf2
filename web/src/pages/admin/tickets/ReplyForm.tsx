import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { useShortcuts } from '../_kit/keys.tsx';
import { useUnsavedChanges } from '../_kit/leaving.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './TicketPage.module.css';
import type { ReplyFormMutation } from './__generated__/ReplyFormMutation.graphql.ts';

const MOST = 5_000;

/** The reply to a ticket; Ctrl+Enter sends it. Leaving with an unsent text needs a confirmation. */
export function ReplyForm({ id }: { readonly id: string }) {
  const { t } = useTranslation('adminSupport');
  const [idempotencyKey] = useState(newKey);
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useUnsavedChanges(message.trim() !== '');
  useShortcuts([
    {
      keys: 'r',
      label: t('reply.focus'),
      run: () => form.current?.querySelector('textarea')?.focus(),
    },
    { keys: 'mod+enter', label: t('reply.send'), run: () => form.current?.requestSubmit() },
  ]);
  const { run, isPending } = useAdminMutation<ReplyFormMutation>(
    graphql`
      mutation ReplyFormMutation($input: TicketReplyInput!) {
        ticketReply(input: $input) {
          ticket {
            ...TicketPage_ticket
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
      ref={form}
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (message.trim() === '' || isPending) return;
        void run({ input: { id, message: message.trim(), idempotencyKey } }, { done: t('reply.sent') });
      }}
    >
      <Field
        as="textarea"
        label={t('reply.label')}
        hint={t('reply.hint')}
        dir="auto"
        rows={5}
        maxLength={MOST}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button
        type="submit"
        busy={isPending}
        disabled={message.trim() === ''}
        icon={<Icon name="send-horizontal" size={18} />}
      >
        {t('reply.send')}
      </Button>
    </form>
  );
}
