import { useEffect, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../design/static/Button.tsx';
import { Rating } from '../../design/static/Rating.tsx';
import { formatDate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { OwnReview_review$key } from './__generated__/OwnReview_review.graphql.ts';
import type { OwnReviewMutation } from './__generated__/OwnReviewMutation.graphql.ts';
import { ReviewBadge } from './ReviewBadge.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './ReviewForm.module.css';

interface OwnReviewProps {
  /** Global id of the product. */
  productId: string;
  productName: string;
  /** null: not written yet. */
  review: OwnReview_review$key | null;
  /** Called when the review was written, changed or removed. */
  onChange: () => void;
}

/** The viewer's review of a product, with forms to write, change and remove it. */
export function OwnReview({ productId, productName, review: key, onChange }: OwnReviewProps) {
  const { t, language } = useTranslation('reviews');
  const review = useFragment(
    graphql`
      fragment OwnReview_review on OwnReview {
        rating
        title
        text
        state
        moderationNote
        createdAt
      }
    `,
    key,
  );
  const { attempt, isPending } = useMutation<OwnReviewMutation>(graphql`
    mutation OwnReviewMutation($input: ReviewRemoveInput!) {
      reviewRemove(input: $input) {
        productId
        userErrors {
          code
        }
      }
    }
  `);
  const [mode, setMode] = useState<Mode>('reading');

  const remove = async () => {
    const payload = await attempt({ input: { productId } }, { done: t('removed'), failed: t('failed') });
    if (payload === undefined) return;
    setMode('reading');
    onChange();
  };

  if (mode === 'writing')
    return (
      <Place mode={mode}>
        <ReviewForm
          productId={productId}
          {...(review && {
            start: { rating: review.rating, title: review.title ?? '', text: review.text },
          })}
          onDone={() => {
            setMode('reading');
            onChange();
          }}
          onCancel={() => setMode('reading')}
        />
      </Place>
    );
  if (review == null)
    return (
      <Place mode={mode}>
        <Button
          variant="secondary"
          className={styles.start}
          aria-label={t('writeAbout', { name: productName })}
          onClick={() => setMode('writing')}
        >
          {t('write')}
        </Button>
      </Place>
    );
  return (
    <Place mode={mode}>
      <p className={styles.line}>
        <Rating average={review.rating} />
        <ReviewBadge state={review.state} />
      </p>
      {review.title != null && (
        <p className={styles.title} dir="auto">
          {review.title}
        </p>
      )}
      <p className={styles.text} dir="auto">
        {review.text}
      </p>
      {review.moderationNote != null && (
        <p className={styles.failed}>{t('reason', { note: review.moderationNote })}</p>
      )}
      <p className={styles.when}>{t('written_on', { date: formatDate(review.createdAt, language) })}</p>
      {mode === 'removing' ? (
        <div className={styles.buttons}>
          <p>{t('confirm')}</p>
          <Button variant="danger" size="sm" busy={isPending} onClick={() => void remove()}>
            {t('confirmYes')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setMode('reading')}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('editAbout', { name: productName })}
            onClick={() => setMode('writing')}
          >
            {t('edit')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('removeAbout', { name: productName })}
            onClick={() => setMode('removing')}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </Place>
  );
}

type Mode = 'reading' | 'writing' | 'removing';

/** The region that the review's buttons change: its replacement receives the focus. */
function Place({ mode, children }: { mode: Mode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== mode) place.current?.focus();
    shown.current = mode;
  }, [mode]);
  return (
    <div ref={place} tabIndex={-1} className={styles.own}>
      {children}
    </div>
  );
}
