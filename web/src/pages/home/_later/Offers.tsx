import { graphql } from 'react-relay';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DiscountBand } from '../_components/DiscountBand.tsx';
import { LiveShows } from '../_components/LiveShows.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import type { OffersQuery } from './__generated__/OffersQuery.graphql.ts';

interface OffersProps {
  /** The live shows with the first band of reductions, or the other bands: two places of the page share one response. */
  part: 'live' | 'bands';
}

/** Live shows and bands of reductions; suspends while its data load. */
export default function Offers({ part }: OffersProps) {
  const { language } = useTranslation('home');
  const { homepage } = useLateQuery<OffersQuery>(
    graphql`
      query OffersQuery($language: Language!) {
        homepage {
          liveShows {
            ...LiveShows_shows @arguments(language: $language)
          }
          discountBands {
            category {
              id
            }
            ...DiscountBand_band @arguments(language: $language)
          }
        }
      }
    `,
    { language: schemaLanguage(language) },
  );
  if (!homepage) return null;
  const [first, ...others] = homepage.discountBands;
  const bands = part === 'bands' ? others : first ? [first] : [];
  return (
    <>
      {part === 'live' ? <LiveShows shows={homepage.liveShows} /> : null}
      {bands.map((band, index) => (
        <DiscountBand
          key={band.category?.id ?? index}
          band={band}
          tone={part === 'live' ? 'green' : 'terracotta'}
        />
      ))}
    </>
  );
}
