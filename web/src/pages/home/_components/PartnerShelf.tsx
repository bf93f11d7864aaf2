import { graphql, useFragment } from 'react-relay';

import { Carousel } from '../../../design/static/Carousel.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PartnerCard } from './PartnerCard.tsx';
import styles from './Thirds.module.css';
import type { PartnerShelf_homepage$key } from './__generated__/PartnerShelf_homepage.graphql.ts';

/** The partner shops of the home page. */
export function PartnerShelf({ homepage }: { homepage: PartnerShelf_homepage$key }) {
  const { t } = useTranslation('home');
  const { partners } = useFragment(
    graphql`
      fragment PartnerShelf_homepage on Homepage {
        partners {
          id
          ...PartnerCard_seller
        }
      }
    `,
    homepage,
  );
  if (!partners?.length) return null;
  return (
    <Section title={t('shelves:partners.title')}>
      <Carousel label={t('shelves:partners.title')} itemWidth="wide" className={styles.thirds}>
        {partners.map((seller) => (
          <PartnerCard key={seller.id} seller={seller} />
        ))}
      </Carousel>
    </Section>
  );
}
