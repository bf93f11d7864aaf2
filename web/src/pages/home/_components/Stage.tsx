import { graphql, useFragment } from 'react-relay';

import { Container } from '../../../design/static/Container.tsx';
import { later } from '../../../document/later.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { HeroSlider } from './HeroSlider.tsx';
import styles from './Stage.module.css';
import { StageOffers } from './StageOffers.tsx';
import type { Stage_categories$key } from './__generated__/Stage_categories.graphql.ts';
import type { Stage_homepage$key } from './__generated__/Stage_homepage.graphql.ts';
import type { StageOffers_products$key } from './__generated__/StageOffers_products.graphql.ts';

const CategoryPanel = later(() => import('../../../features/categories/CategoryPanel.tsx'));

interface StageProps {
  categories: Stage_categories$key;
  homepage: Stage_homepage$key | null | undefined;
  offers: StageOffers_products$key | null | undefined;
  /** The component that shows the banners: each arrangement of the page has its own. */
  Slider: typeof HeroSlider;
}

/** The category panel, the hero and a few offers, side by side where there is room. */
export function Stage({ categories, homepage: key, offers, Slider }: StageProps) {
  const { t } = useTranslation('home');
  const list = useFragment(
    graphql`
      fragment Stage_categories on Category @relay(plural: true) {
        ...CategoryPanel_categories
      }
    `,
    categories,
  );
  const homepage = useFragment(
    graphql`
      fragment Stage_homepage on Homepage {
        ...HeroSlider_homepage
      }
    `,
    key,
  );
  return (
    <Container className={styles.stage}>
      {list.length > 0 ? (
        <nav className={styles.panel} aria-label={t('categories.label')}>
          <CategoryPanel categories={list} variant="page" />
        </nav>
      ) : null}
      <div className={styles.hero}>{homepage ? <Slider homepage={homepage} /> : null}</div>
      {offers ? (
        <div className={styles.offers}>
          <StageOffers products={offers} />
        </div>
      ) : null}
    </Container>
  );
}
