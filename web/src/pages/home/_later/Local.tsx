import { graphql } from 'react-relay';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { BrandCarousel } from '../_components/BrandCarousel.tsx';
import { PromoBanner } from '../_components/PromoBanner.tsx';
import { PromoCards } from '../_components/PromoCards.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import type { Language, LocalQuery } from './__generated__/LocalQuery.graphql.ts';

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
    // The schema's language codes are in capitals.
    { language: language.toUpperCase() as Language },
  );
  return (
    <>
      {data.tunisian && <BrandCarousel brands={data.tunisian} variant="tunisian" />}
      {data.homepage ? <PromoBanner homepage={data.homepage} /> : null}
      <PromoCards storeLinks={data.storeLinks} />
    </>
  );
}
