import { graphql } from 'react-relay';

import { useBoot } from '../../../document/boot.ts';
import { AssistantPicks } from '../_components/AssistantPicks.tsx';
import { BrandCarousel } from '../_components/BrandCarousel.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import type { PicksQuery } from './__generated__/PicksQuery.graphql.ts';

/** Number of seeds: few enough that responses are shared and cached. */
const ORDERS = 8;

/** Suggestions of the assistant, and the brands; suspends while its data load. */
export default function Picks() {
  const { seed, language } = useBoot();
  const data = useLateQuery<PicksQuery>(
    graphql`
      query PicksQuery($seed: Int!, $language: Language!) {
        randomProducts(first: 20, seed: $seed) {
          ...AssistantPicks_products
        }
        brands(first: 100) {
          ...BrandCarousel_brands
        }
      }
    `,
    { seed: seed % ORDERS, language: schemaLanguage(language) },
  );
  return (
    <>
      {data.randomProducts && <AssistantPicks products={data.randomProducts} />}
      {data.brands && <BrandCarousel brands={data.brands} variant="all" />}
    </>
  );
}
