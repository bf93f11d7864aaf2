import { useState, type FormEvent } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toast } from '../../../design/toast.ts';
import { StarField } from '../../../features/reviews/StarField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { RatingFormMutation } from './__generated__/RatingFormMutation.graphql.ts';
import styles from './Conversation.module.css';

/** Asks, once, how the help was. */
export function RatingForm({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('tickets');
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { send, isPending } = useMutation<RatingFormMutation>(graphql`
    mutation RatingFormMutation($input: TicketRateInput!) {
      ticketRate(input: $input) {
        ticket {
          ...Conversation_ticket
        }
        userErrors {
          code
        }
      }
    }
  `);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(rating === 0);
    if (rating === 0 || isPending) return;
    const text = comment.trim();
    const answer = await send(
      { input: { id: ticketId, rating, comment: text === '' ? null : text } },
      { done: t('rating.done') },
    ).catch(() => undefined);
    if (answer?.ticket != null) return;
    toast({
      type: 'error',
      title: t('common:toast.error'),
      description: t(answer === undefined ? 'support:failed.text' : 'changed'),
    });
  };
  return (
    <form className={styles.rating} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.ratingTitle}>{t('rating.title')}</h2>
      <StarField
        name="rating"
        value={rating}
        error={isMissing ? t('rating.missing') : null}
        onChange={(stars) => {
          setRating(stars);
          setMissing(false);
        }}
      />
      <Field
        as="textarea"
        name="comment"
        label={t('rating.comment')}
        rows={3}
        dir="auto"
        maxLength={1_000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" busy={isPending} className={styles.send}>
        {t('rating.send')}
      </Button>
    </form>
  );
}
