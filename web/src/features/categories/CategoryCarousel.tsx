import { graphql, useFragment } from 'react-relay';

import { Carousel } from '../../design/static/Carousel.tsx';
import { CategoryTile } from './CategoryTile.tsx';
import styles from './CategoryCarousel.module.css';
import type { CategoryCarousel_categories$key } from './__generated__/CategoryCarousel_categories.graphql.ts';
import { carouselRows } from './categoryLists.ts';

interface CategoryCarouselProps {
  /** Name of the list, for screen readers. */
  label: string;
  categories: CategoryCarousel_categories$key;
  /** On phones: one row of chips, above a list that is to start on the first screen. */
  isCompact?: boolean;
}

/** Categories as round tiles that scroll sideways, in two rows from ten tiles on. */
export function CategoryCarousel({ label, categories, isCompact = false }: CategoryCarouselProps) {
  const list = useFragment(
    graphql`
      fragment CategoryCarousel_categories on Category @relay(plural: true) {
        id
        ...CategoryTile_category
      }
    `,
    categories,
  );
  return (
    <Carousel
      label={label}
      itemWidth="tile"
      rows={carouselRows(list.length)}
      wheel
      className={isCompact ? styles.compact : undefined}
    >
      {list.map((category) => (
        <CategoryTile key={category.id} category={category} isCompact={isCompact} />
      ))}
    </Carousel>
  );
}
