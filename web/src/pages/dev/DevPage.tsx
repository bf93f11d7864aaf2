import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../design/static/Button.tsx';
import { Container } from '../../design/static/Container.tsx';
import { Section } from '../../design/static/Section.tsx';
import { SectionHeading } from '../../design/static/SectionHeading.tsx';
import { chooseTheme } from '../../document/theme.ts';
import type { Theme } from '../../document/theme.ts';
import { CategoryCarousel } from '../../features/categories/CategoryCarousel.tsx';
import { ProductCarousel, ProductCarouselSkeleton } from '../../features/product/ProductCarousel.tsx';
import { FlashCountdown } from '../../features/product/FlashCountdown.tsx';
import { useBoot } from '../../document/boot.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { AssistantSection } from './_components/AssistantSection.tsx';
import { CardSamples } from './_components/CardSamples.tsx';
import { ControlSamples } from './_components/ControlSamples.tsx';
import { OverlaySamples } from './_components/OverlaySamples.tsx';
import { QrSamples } from './_components/QrSamples.tsx';
import { StateSamples } from './_components/StateSamples.tsx';
import { TokenSamples } from './_components/TokenSamples.tsx';
import type { DevPageQuery } from './__generated__/DevPageQuery.graphql.ts';
import styles from './DevPage.module.css';
import { present } from '../../relay/present.ts';

export const query = graphql`
  query DevPageQuery($language: Language!) @preloadable {
    products(first: 8) {
      nodes {
        id
        mainImage {
          url
        }
        ...ProductCarousel_products
      }
    }
    categories(list: TREE) {
      ...CategoryCarousel_categories
    }
  }
`;

/** Title of the gallery; not indexed by search engines. */
export function head({ t }: HeadInput<DevPageQuery>): PageHead {
  return { title: t('gallery:title'), noIndex: true };
}

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const directions = ['ltr', 'rtl'] as const;

/** The design components in every state, in either theme and writing direction. */
export default function DevPage({ data }: PageProps<DevPageQuery>) {
  const { t, dir } = useTranslation('common');
  const { now } = useBoot();
  const [direction, setDirection] = useState(dir);
  const products = present(data.products).nodes;
  const pictures = products.flatMap((product) => (product.mainImage ? [product.mainImage.url] : []));
  const flashEnd = new Date(now + 5 * 3_600_000).toISOString();

  return (
    <div dir={direction}>
      <Container className={styles.top}>
        <SectionHeading level={1} lead={t('gallery:lead')}>
          {t('gallery:title')}
        </SectionHeading>
        <div className={styles.switches}>
          {themes.map((theme) => (
            <Button key={theme} size="sm" variant="secondary" onClick={() => chooseTheme(theme)}>
              {theme}
            </Button>
          ))}
          {directions.map((name) => (
            <Button
              key={name}
              size="sm"
              variant={name === direction ? 'primary' : 'secondary'}
              aria-pressed={name === direction}
              onClick={() => setDirection(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      </Container>
      <TokenSamples />
      <ControlSamples />
      <CardSamples pictures={pictures} now={now} />
      {(['plain', 'tint', 'ink', 'green', 'terracotta'] as const).map((tone) => (
        <ProductCarousel
          key={tone}
          tone={tone}
          title={t(`gallery:tone.${tone}`)}
          lead={t('gallery:toneLead')}
          products={products}
          action={{ label: t('seeMore'), to: paths.allProducts() }}
          aside={tone === 'terracotta' && <FlashCountdown expiresAt={flashEnd} look="boxes" />}
        />
      ))}
      <Section title={t('catalogue:search.popular')}>
        <CategoryCarousel label={t('catalogue:search.popular')} categories={data.categories ?? []} />
      </Section>
      <ProductCarouselSkeleton title={t('gallery:skeletons')} />
      <StateSamples />
      <Section title={t('gallery:overlays')}>
        <OverlaySamples />
        <QrSamples />
      </Section>
      <AssistantSection />
    </div>
  );
}
