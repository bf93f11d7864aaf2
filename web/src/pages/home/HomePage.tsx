import { graphql } from 'react-relay';

import { NewsletterPopup } from '../../features/newsletter/NewsletterPopup.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import styles from './HomePage.module.css';
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts';
import { arrangementOf } from './arrangements.ts';
import { HeroSlider } from './_components/HeroSlider.tsx';
import { HiddenReward } from './_components/HiddenReward.tsx';
import { sections } from './sections.tsx';

export { HomeSkeleton as Skeleton } from './HomeSkeleton.tsx';

export const query = graphql`
  query HomePageQuery($language: Language!, $layout: HomeLayout!) @preloadable {
    categories(list: TREE) {
      ...Stage_categories
      ...PopularCategories_categories
    }
    homepage {
      sections(layout: $layout)
      slider1 {
        image {
          url
        }
      }
      ...Stage_homepage
    }
    storeLinks {
      ...PromoRow_storeLinks
    }
    offers: products(
      filter: { hasDiscount: true, inStock: true }
      sort: { field: RATING, direction: DESC }
      first: 4
    ) {
      ...StageOffers_products
    }
    flash: products(
      filter: { isFlashSale: true }
      sort: { field: FLASH_SALE_EXPIRES_AT, direction: ASC }
      first: 8
    ) {
      ...FlashSales_products
    }
  }
`;

/** Head of the home page. Its other arrangements have the same canonical URL `/`. */
export function head({ t, absolute, data, url }: HeadInput<HomePageQuery>): PageHead {
  const home = absolute(paths.home());
  const first = data.homepage?.slider1[0]?.image.url;
  return {
    title: t('home:head.title'),
    wholeTitle: true,
    description: t('home:head.description'),
    image: first ?? null,
    canonical: paths.home(),
    noIndex: url.pathname !== paths.home(),
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

interface HomePageProps extends PageProps<HomePageQuery> {
  /** The component that shows the banners. */
  Slider?: typeof HeroSlider;
}

/** The shop's home page, in the order of its path. */
export default function HomePage({ data, url, Slider = HeroSlider }: HomePageProps) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('heading')}</h1>
      {arrangementOf(url.pathname, data.homepage?.sections).map((name) => {
        const Section = sections[name];
        return Section && <Section key={name} data={data} Slider={Slider} />;
      })}
      <HiddenReward />
      <NewsletterPopup />
    </div>
  );
}
