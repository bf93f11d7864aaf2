import { graphql } from 'react-relay';

import { CategoryPanel } from '../../features/categories/CategoryPanel.tsx';
import { PARAM } from '../../features/listing/params.ts';
import { Container } from '../../design/static/Container.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../relay/page.ts';
import styles from './HomePage.module.css';
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts';
import { CategorySections } from './_components/CategorySections.tsx';
import { FlashSales } from './_components/FlashSales.tsx';
import { HeroSlider } from './_components/HeroSlider.tsx';
import { LaterShelves } from './_components/LaterShelves.tsx';
import { PopularCategories } from './_components/PopularCategories.tsx';
import { ProductShelf } from './_components/ProductShelf.tsx';
import { PromoRow } from './_components/PromoRow.tsx';
import { SellingPoints } from './_components/SellingPoints.tsx';
import { WhenNear } from './_components/WhenNear.tsx';

export { HomeSkeleton as Skeleton } from './HomeSkeleton.tsx';

export const query = graphql`
  query HomePageQuery @preloadable {
    categories(list: TREE) {
      ...CategoryPanel_categories
      ...PopularCategories_categories
      ...CategorySections_categories
    }
    withSubCategories: categories(list: WITH_SUBCATEGORIES) {
      id
    }
    homepage {
      slider1 {
        image {
          url
        }
      }
      ...HeroSlider_homepage
    }
    storeLinks {
      ...PromoRow_storeLinks
    }
    flash: products(
      filter: { isFlashSale: true }
      sort: { field: FLASH_SALE_EXPIRES_AT, direction: ASC }
      first: 8
    ) {
      ...FlashSales_products
    }
    new: products(filter: { createdWithinHours: 24 }, sort: { field: CREATED_AT }, first: 8) {
      ...ProductShelf_products
    }
  }
`;

/** Head of the home page. */
export function head({ t, absolute, data }: HeadInput<HomePageQuery>): PageHead {
  const home = absolute(paths.home());
  const first = data.homepage?.slider1[0]?.image.url;
  return {
    title: t('home:head.title'),
    wholeTitle: true,
    description: t('home:head.description'),
    image: first ?? null,
    jsonLd: [
      {
        '@type': 'WebSite',
        name: 'Lawaj',
        url: home,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${absolute(paths.search())}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      { '@type': 'Organization', name: 'Lawaj', url: home },
    ],
  };
}

/** The shop's first page. A section that has nothing to show is absent. */
export default function HomePage({ data }: PageProps<HomePageQuery>) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <Container className={styles.stage}>
        {data.categories.length > 0 ? (
          <nav className={styles.panel} aria-label={t('categories.label')}>
            <CategoryPanel categories={data.categories} variant="page" />
          </nav>
        ) : null}
        <div className={styles.hero}>{data.homepage ? <HeroSlider homepage={data.homepage} /> : null}</div>
      </Container>
      <SellingPoints />
      <PromoRow storeLinks={data.storeLinks} />
      <PopularCategories categories={data.categories} />
      <FlashSales products={data.flash} />
      <ProductShelf
        products={data.new}
        title={t('new.title')}
        action={{ label: t('seeAll'), to: `${paths.allProducts()}?${PARAM.isNew}=1` }}
      />
      <LaterShelves />
      <WhenNear room="categories">
        <CategorySections categories={data.categories} withSubCategories={data.withSubCategories} />
      </WhenNear>
    </div>
  );
}
