import { graphql } from 'react-relay';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { BrandCarousel } from '../_components/BrandCarousel.tsx';
import { PromoBanner } from '../_components/PromoBanner.tsx';
import { PromoCards } from '../_components/PromoCards.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import type { LocalQuery } from './__generated__/LocalQuery.graphql.ts';

/** Tunisian brands, a promotion and two cards; suspends while its data load. */
export default function Local() {
  const { language } = useTranslation('home');
  const data = useLateQuery<LocalQuery>(
    graphql`
      query LocalQuery($language: Language!) {
        tunisian: brands(countryCode: "TN", first: 20) {
          ...BrandCarousel_brands
        }
        homepage {
          ...PromoBanner_homepage @arguments(language: $language)
        }
        storeLinks {
          ...PromoCards_storeLinks
        }
      }
    `,
    { language: schemaLanguage(language) },
  );
  return (
    <>
      {data.tunisian && <BrandCarousel brands={data.tunisian} variant="tunisian" />}
      {data.homepage ? <PromoBanner homepage={data.homepage} /> : null}
      <PromoCards storeLinks={data.storeLinks} />
    </>
  );
}
