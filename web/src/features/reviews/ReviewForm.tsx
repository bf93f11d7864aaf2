import { graphql } from 'react-relay';
import { Button } from '../../design/static/Button.tsx';
import { Field } from '../../design/static/Field.tsx';
import { toast } from '../../design/toast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import { useAccountForm } from '../account/useAccountForm.ts';
import { useFieldProblems } from '../support/useFieldProblems.ts';
import type { ReviewFormMutation } from './__generated__/ReviewFormMutation.graphql.ts';
import styles from './ReviewForm.module.css';
import { StarField } from './StarField.tsx';

/** Values of a review. */
export interface ReviewDraft {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
}

interface ReviewFormProps {
  /** Global id of the product. */
  productId: string;
  /** The existing review. */
  start?: ReviewDraft;
  onDone: () => void;
  onCancel: () => void;
}

const TITLE = { max: 100 } as const;
const TEXT = { min: 10, max: 2_000 } as const;

/** Creates or changes the viewer's only review of a product. The typed values stay whatever happens. */
export function ReviewForm({ productId, start, onDone, onCancel }: ReviewFormProps) {
  const { t, language } = useTranslation('reviews');
  const { send } = useMutation<ReviewFormMutation>(graphql`
    mutation ReviewFormMutation($input: ReviewSaveInput!) {
      reviewSave(input: $input) {
        review {
          id
          ...OwnReview_review
        }
        userErrors {
          field
          code
        }
      }
    }
  `);
  const problemOf = useFieldProblems();
  const form = useAccountForm({
    rating: start === undefined ? '' : String(start.rating),
    title: start?.title ?? '',
    text: start?.text ?? '',
  });
  const { attach, values, problems, progress } = form;
  const isSending = progress === 'sending';
  return (
    <form
      ref={attach}
      className={styles.form}
      noValidate
      onSubmit={(event) =>
        form.submit(event, ['rating', 'text'], async ({ rating, title, text }) => {
          const reviewSave = await send({
            input: {
              productId,
              rating: Number(rating),
              title: title.trim(),
              text: text.trim(),
              language: schemaLanguage(language),
            },
          });
          if (reviewSave.review) {
            toast({ type: 'success', title: t('saved'), duration: 5000 });
            onDone();
          }
          return reviewSave.userErrors;
        })
      }
    >
      <StarField
        name="rating"
        value={Number(values.rating)}
        error={problemOf(problems.rating, t('rating'))}
        onChange={(stars) => form.change('rating', String(stars))}
      />
      <Field
        name="title"
        label={t('title')}
        dir="auto"
        maxLength={TITLE.max}
        value={values.title}
        onChange={(event) => form.change('title', event.currentTarget.value)}
        error={problemOf(problems.title, t('title'), TITLE)}
      />
      <Field
        as="textarea"
        name="text"
        label={t('body')}
        hint={t('bodyHint')}
        rows={5}
        dir="auto"
        maxLength={TEXT.max}
        required
        value={values.text}
        onChange={(event) => form.change('text', event.currentTarget.value)}
        error={problemOf(problems.text, t('body'), TEXT)}
      />
      <div role="alert">
        {(progress === 'failed' || progress === 'limited') && <p className={styles.failed}>{t(progress)}</p>}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending}>
          {t(isSending ? 'saving' : 'save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
