import { graphql, useLazyLoadQuery } from 'react-relay';

import { PromoSection } from '../_components/PromoSection.tsx';
import type { CouponsQuery } from './__generated__/CouponsQuery.graphql.ts';

/** The coupons of the moment; suspends while their data are under way. */
export default function Coupons() {
  const { homepage } = useLazyLoadQuery<CouponsQuery>(
    graphql`
      query CouponsQuery {
        homepage {
          ...PromoSection_homepage
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return homepage ? <PromoSection homepage={homepage} /> : null;
}
