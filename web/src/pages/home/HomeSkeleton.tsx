import { Container } from '../../design/static/Container.tsx';
import { Section } from '../../design/static/Section.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { ProductCardSkeleton } from '../../features/product/ProductCardSkeleton.tsx';
import page from './HomePage.module.css';
import styles from './HomeSkeleton.module.css';
import stage from './_components/Stage.module.css';

/** Skeleton of the home page, in its shape. */
export function HomeSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <Container className={stage.stage}>
        <div className={stage.panel}>
          <Skeleton height="100%" radius="lg" />
        </div>
        <div className={stage.hero}>
          <Skeleton className={styles.hero} radius="xl" />
        </div>
      </Container>
      <Section>
        <div className={styles.tiles}>
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} ratio="1" radius="full" />
          ))}
        </div>
      </Section>
      <Section>
        <div className={styles.cards}>
          {Array.from({ length: 5 }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </div>
      </Section>
    </div>
  );
}
