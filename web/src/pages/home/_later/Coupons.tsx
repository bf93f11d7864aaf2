import { graphql } from 'react-relay';

import { PromoSection } from '../_components/PromoSection.tsx';
import { schemaLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import type { CouponsQuery } from './__generated__/CouponsQuery.graphql.ts';

/** The current coupons; suspends while its data load. */
export default function Coupons() {
  const { language } = useTranslation('home');
  const { homepage } = useLateQuery<CouponsQuery>(
    graphql`
      query CouponsQuery($language: Language!) {
        homepage {
          ...PromoSection_homepage @arguments(language: $language)
        }
      }
    `,
    { language: schemaLanguage(language) },
  );
  return homepage ? <PromoSection homepage={homepage} /> : null;
}
