import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { marks_review$key } from './__generated__/marks_review.graphql.ts';

/** What the text of a review contains, such as a telephone number; nothing without. */
export function ReviewMarks({ review: key }: { readonly review: marks_review$key }) {
  const { t } = useTranslation('adminReviews');
  const { marks } = useFragment(
    graphql`
      fragment marks_review on AdminReview {
        marks
      }
    `,
    key,
  );
  return marks.map((mark) => (
    <Badge key={mark} tone="warning">
      {t(`mark.${mark}`)}
    </Badge>
  ));
}
