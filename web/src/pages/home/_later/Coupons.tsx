import { graphql } from 'react-relay';

import { PromoSection } from '../_components/PromoSection.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import type { CouponsQuery } from './__generated__/CouponsQuery.graphql.ts';

/** The current coupons; suspends while its data load. */
export default function Coupons() {
  const { homepage } = useLateQuery<CouponsQuery>(
    graphql`
      query CouponsQuery {
        homepage {
          ...PromoSection_homepage
        }
      }
    `,
    {},
  );
  return homepage ? <PromoSection homepage={homepage} /> : null;
}
