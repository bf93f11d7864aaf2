import type { ReactNode } from 'react';
import carousel from '../../../design/static/Carousel.module.css';
import { Container } from '../../../design/static/Container.tsx';
import { cx } from '../../../design/static/cx.ts';
import { Section } from '../../../design/static/Section.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { MOST } from '../../../features/categories/categoryLists.ts';
import { ProductCardSkeleton } from '../../../features/product/ProductCardSkeleton.tsx';
import type { LaterName } from '../arrangements.ts';
import sections from './CategorySections.module.css';
import styles from './LaterSkeleton.module.css';
import thirds from './Thirds.module.css';

/**
 * Number of items that a shelf shows at once, and their layout: in a row that scrolls sideways, by the width of an item; in the
 * grid of the category sections; or `bare`, without a heading above them. Bands are named after their background.
 */
const SHELVES = {
  cards: [6, 'card'],
  green: [6, 'card'],
  terracotta: [6, 'card'],
  tiles: [12, 'tile'],
  shows: [3, 'wide'],
  partners: [3, 'wide'],
  trends: [MOST.trends, 'grid'],
  special: [MOST.special, 'grid'],
  all: [MOST.all, 'grid'],
  tickets: [1, 'bare'],
  search: [1, 'bare'],
  banner: [1, 'bare'],
  pair: [2, 'bare'],
  seller: [1, 'bare'],
  pictures: [3, 'bare'],
} as const;

type Shape = keyof typeof SHELVES;

/** The shelves of each group, from top to bottom. */
const SHAPES: Readonly<Record<LaterName, readonly Shape[]>> = {
  coupons: ['tickets'],
  smartSearch: ['search'],
  newArrivals: ['cards'],
  picks: ['cards', 'tiles'],
  live: ['shows', 'green'],
  local: ['tiles', 'banner', 'pair'],
  best: ['cards', 'cards'],
  bands: ['terracotta'],
  categories: ['trends', 'special', 'all'],
  sellers: ['partners', 'seller', 'pictures'],
};

function Shelf({ shape, isNear }: { shape: Shape; isNear: boolean }) {
  const [most, stand] = SHELVES[shape];
  const isRow = stand !== 'grid' && stand !== 'bare';
  // One item gives a row its final height.
  const items = Array.from({ length: isRow && !isNear ? 1 : most }, (_, at) => (
    <div key={at}>
      {stand === 'card' ? <ProductCardSkeleton /> : <Skeleton className={styles.block} radius="lg" />}
    </div>
  ));
  return (
    <div className={cx(styles.shelf, styles[shape])}>
      {stand === 'bare' ? (
        <Container className={styles.bare}>{items}</Container>
      ) : (
        <Section tone={shape === 'green' || shape === 'terracotta' ? shape : 'plain'}>
          <Skeleton width="12rem" className={styles.title} />
          {isRow ? (
            <div className={cx(carousel.carousel, carousel[stand], stand === 'wide' && thirds.thirds)}>
              <div className={carousel.track}>{items}</div>
            </div>
          ) : (
            <div className={sections.grid} data-section={shape}>
              {items}
            </div>
          )}
        </Section>
      )}
    </div>
  );
}

interface LaterSkeletonProps {
  name: LaterName;
  /** It may be visible: then its rows are filled. */
  isNear: boolean;
}

/**
 * Skeleton of a group of shelves, in its order and shape. Rows and grids are those of the shelves themselves, so that it has
 * their size, whatever the catalogue contains.
 */
export const LaterSkeleton = ({ name, isNear }: LaterSkeletonProps): ReactNode =>
  SHAPES[name].map((shape, at) => <Shelf key={at} shape={shape} isNear={isNear} />);
