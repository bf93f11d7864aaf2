import type { ComponentProps } from 'react';
import { Badge } from '../../design/static/Badge.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';

interface DiscountBadgeProps extends Pick<ComponentProps<typeof Badge>, 'tone' | 'look' | 'className'> {
  /** In whole percent; nothing is shown without a discount. */
  percent: number;
}

/** A product's discount, with words for screen readers. */
export function DiscountBadge({ percent, ...badge }: DiscountBadgeProps) {
  const { t } = useTranslation('common');
  if (percent <= 0) return null;
  return (
    <Badge {...badge}>
      <VisuallyHidden>{t('productCard.discountLabel', { percent })}</VisuallyHidden>
      <bdi aria-hidden dir="ltr">
        {t('productCard.discount', { percent })}
      </bdi>
    </Badge>
  );
}
