import { Carousel } from '../../../design/static/Carousel.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { ProductCardSkeleton } from '../../../features/product/ProductCardSkeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { LaterName } from '../arrangements.ts';
import styles from './LaterSkeleton.module.css';

type Shape = 'cards' | 'tiles' | 'wide' | 'panel';

/** What stands in each group: products side by side, tiles side by side, wide cards, or one panel. */
const SHAPES: Readonly<Record<LaterName, readonly Shape[]>> = {
  coupons: ['wide'],
  smartSearch: ['panel'],
  newArrivals: ['cards'],
  picks: ['cards', 'tiles'],
  live: ['wide', 'cards'],
  local: ['tiles', 'panel'],
  best: ['cards', 'cards'],
  bands: ['cards'],
  categories: ['wide', 'wide', 'wide'],
  sellers: ['wide', 'panel'],
};

/** How an item of each shape looks, how wide it is and how many of them are under way. */
const ITEMS = {
  cards: { item: <ProductCardSkeleton />, width: 'card', count: 6 },
  tiles: { item: <Skeleton ratio="2 / 1" radius="lg" />, width: 'tile', count: 12 },
  wide: { item: <Skeleton height="12rem" radius="lg" />, width: 'wide', count: 3 },
  panel: { item: <Skeleton height="20rem" radius="xl" />, width: 'full', count: 1 },
} as const;

/** A group of shelves while its code and data are under way, in its order and shape. */
export function LaterSkeleton({ name }: { name: LaterName }) {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true">
      {SHAPES[name].map((shape, index) => {
        const { item, width, count } = ITEMS[shape];
        return (
          <Section key={index}>
            {shape === 'panel' ? null : <Skeleton width="12rem" height="2rem" className={styles.title} />}
            <Carousel label={t('loading')} itemWidth={width}>
              {Array.from({ length: count }, (_, at) => (
                <div key={at}>{item}</div>
              ))}
            </Carousel>
          </Section>
        );
      })}
    </div>
  );
}
