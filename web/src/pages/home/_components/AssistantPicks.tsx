import { graphql, useFragment } from 'react-relay';

import { meaningfulAverage } from '../../../../../gateway/contract/rules/ratings.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Carousel } from '../../../design/static/Carousel.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { openAssistant } from '../../../features/assistant/assistantPanel.ts';
import { ProductCard } from '../../../features/product/ProductCard.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './AssistantPicks.module.css';
import type { AssistantPicks_products$key } from './__generated__/AssistantPicks_products.graphql.ts';

/** Randomly chosen products, the better rated first, under the assistant's label, with a button to request others. */
export function AssistantPicks({ products }: { products: AssistantPicks_products$key }) {
  const { t } = useTranslation('home');
  const picks = useFragment(
    graphql`
      fragment AssistantPicks_products on Product @relay(plural: true) {
        id
        ratingAverage
        ratingCount
        ...ProductCard_product
      }
    `,
    products,
  );
  if (picks.length === 0) return null;
  const rank = (pick: (typeof picks)[number]): number =>
    meaningfulAverage(pick.ratingAverage, pick.ratingCount);
  const ordered = picks.toSorted((a, b) => rank(b) - rank(a));
  return (
    <Section
      title={
        <span className={styles.title}>
          {t('shelves:picks.title')}
          <Badge tone="purple">{t('shelves:picks.badge')}</Badge>
        </span>
      }
      aside={
        <Button
          variant="secondary"
          icon={<Icon name="sparkles" size={18} />}
          className={styles.ask}
          onClick={() => openAssistant({ entry: 'carousel' })}
        >
          <span className={styles.words}>{t('shelves:picks.ask')}</span>
        </Button>
      }
    >
      <Carousel label={t('shelves:picks.title')}>
        {ordered.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}
