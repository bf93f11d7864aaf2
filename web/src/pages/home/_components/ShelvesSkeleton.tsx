import { Carousel } from '../../../design/static/Carousel.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { ProductCarouselSkeleton } from '../../../features/product/ProductCarousel.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import tile from './BrandTile.module.css';
import shelf from './Shelf.module.css';

function BrandsSkeleton({ variant }: { variant: 'all' | 'tunisian' }) {
  const { t } = useTranslation('home');
  const title = t(`brands.${variant}`);
  return (
    <Section title={title} tone={variant === 'tunisian' ? 'tint' : 'plain'}>
      <Carousel label={title} itemWidth="tile">
        {Array.from({ length: 12 }, (_, index) => (
          <span key={index} className={tile.tile}>
            <Skeleton ratio="2 / 1" radius="lg" />
          </span>
        ))}
      </Carousel>
    </Section>
  );
}

/** The later shelves while their data are under way, in their order and shape. */
export function ShelvesSkeleton() {
  const { t } = useTranslation('home');
  return (
    <div aria-busy="true">
      <BrandsSkeleton variant="all" />
      <div className={shelf.shelf}>
        <ProductCarouselSkeleton title={t('featured.title')} />
      </div>
      <BrandsSkeleton variant="tunisian" />
      <div className={shelf.shelf}>
        <ProductCarouselSkeleton title={t('best.title')} />
      </div>
    </div>
  );
}
