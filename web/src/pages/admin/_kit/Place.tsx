import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { RegionName } from './RegionName.tsx';
import type { Place_address$key } from './__generated__/Place_address.graphql.ts';

/** Delegation and governorate of an address in the page's language (area `address`). */
export function Place({ address: key }: { readonly address: Place_address$key }) {
  const { t, language } = useTranslation('address');
  const { delegation, arabic, region } = useFragment(
    graphql`
      fragment Place_address on Address {
        delegation
        arabic: delegation(language: TN)
        region {
          ...RegionName_region
        }
      }
    `,
    key,
  );
  return (
    <span>
      <bdi>{language === 'tn' ? arabic : delegation}</bdi>
      {t('comma')}
      <RegionName region={region} />
    </span>
  );
}
