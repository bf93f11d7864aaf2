import { graphql } from 'react-relay';

import { AboveFooter } from '../_components/AboveFooter.tsx';
import { PartnerShelf } from '../_components/PartnerShelf.tsx';
import { SellerBanner } from '../_components/SellerBanner.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import { useBoot } from '../../../document/boot.ts';
import type { SellersQuery } from './__generated__/SellersQuery.graphql.ts';

/** Partner shops, becoming a seller, linked pictures; suspends while its data load. */
export default function Sellers() {
  const { language } = useBoot();
  const data = useLateQuery<SellersQuery>(
    graphql`
      query SellersQuery($language: Language!) {
        homepage {
          ...PartnerShelf_homepage
          ...AboveFooter_homepage
        }
        storeLinks {
          ...SellerBanner_storeLinks
        }
      }
    `,
    { language: schemaLanguage(language) },
  );
  return (
    <>
      {data.homepage ? <PartnerShelf homepage={data.homepage} /> : null}
      <SellerBanner storeLinks={data.storeLinks} />
      {data.homepage ? <AboveFooter homepage={data.homepage} /> : null}
    </>
  );
}
