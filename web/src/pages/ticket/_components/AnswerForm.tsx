import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toast } from '../../../design/toast.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { FilesField } from '../../../features/files/FilesField.tsx';
import { useFiles } from '../../../features/files/useFiles.ts';
import { useAccountForm } from '../../../features/account/useAccountForm.ts';
import { createMessageKeys, LIMITS } from '../../../features/support/ticketDraft.ts';
import { useFieldProblems } from '../../../features/support/useFieldProblems.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { AnswerFormMutation } from './__generated__/AnswerFormMutation.graphql.ts';
import styles from './Conversation.module.css';

interface AnswerFormProps {
  ticketId: string;
  /** Number of existing messages: the same text after another message is another message. */
  count: number;
}

/** Form to reply to a ticket; the typed text stays until it is accepted. */
export function AnswerForm({ ticketId, count }: AnswerFormProps) {
  const { t } = useTranslation('tickets');
  const { send } = useMutation<AnswerFormMutation>(graphql`
    mutation AnswerFormMutation($input: TicketAnswerInput!) {
      ticketAnswer(input: $input) {
        ticket {
          ...Conversation_ticket
        }
        userErrors {
          field
          code
        }
      }
    }
  `);
  const problemOf = useFieldProblems();
  const form = useAccountForm({ message: '' });
  const files = useFiles();
  const [keyOf] = useState(createMessageKeys);
  const { attach, progress } = form;
  const isSending = progress === 'sending';
  const failure =
    progress === 'limited'
      ? t('support:failed.limited')
      : progress === 'failed'
        ? t('support:failed.text')
        : progress === 'refused'
          ? t('changed')
          : undefined;
  return (
    <form
      ref={attach}
      className={styles.answer}
      noValidate
      onSubmit={(event) =>
        form.submit(event, ['message'], async ({ message }) => {
          const content = {
            id: ticketId,
            message: message.trim(),
            ...(files.keys.length > 0 && { files: files.keys }),
          };
          const ticketAnswer = await send({
            input: { ...content, idempotencyKey: keyOf({ ...content, count }) },
          });
          if (ticketAnswer.ticket) {
            form.clear(['message']);
            files.clear();
            toast({ type: 'success', title: t('sent'), duration: 3000 });
          }
          return ticketAnswer.userErrors;
        })
      }
    >
      <Field
        as="textarea"
        name="message"
        label={t('answer')}
        rows={5}
        dir="auto"
        maxLength={LIMITS.message.max}
        required
        value={form.values.message}
        onChange={(event) => form.change('message', event.currentTarget.value)}
        error={problemOf(form.problems.message, t('answer'), LIMITS.message)}
      />
      <FilesField files={files} />
      <div role="alert">{failure !== undefined && <p className={styles.failed}>{failure}</p>}</div>
      <Button type="submit" busy={isSending || files.isBusy} className={styles.send}>
        {t(isSending ? 'sending' : 'send')}
      </Button>
    </form>
  );
}
