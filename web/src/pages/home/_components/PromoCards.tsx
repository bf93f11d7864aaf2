import { graphql, useFragment } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { openAssistant } from '../../../features/assistant/assistantPanel.ts';
import { SellLink } from '../../../features/selling/SellLink.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './PromoCards.module.css';
import type { PromoCards_storeLinks$key } from './__generated__/PromoCards_storeLinks.graphql.ts';

/** Two cards: comparing products with the assistant, and becoming a seller. */
export function PromoCards({ storeLinks }: { storeLinks: PromoCards_storeLinks$key }) {
  const { t } = useTranslation('home');
  const { sellerSite } = useFragment(
    graphql`
      fragment PromoCards_storeLinks on StoreLinks {
        sellerSite
      }
    `,
    storeLinks,
  );
  const words = (card: 'compare' | 'sell') => (
    <>
      <span className={styles.icon}>
        <Icon name={card === 'compare' ? 'sparkles' : 'store'} size={28} thin />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t(`shelves:cards.${card}.title`)}</span>
        <span className={styles.text}>{t(`shelves:cards.${card}.text`)}</span>
      </span>
      <Icon name="arrow-right" size={20} className={styles.arrow} />
    </>
  );
  return (
    <Section label={t('shelves:cards.label')}>
      <ul className={styles.cards}>
        <li>
          <button
            className={styles.card}
            type="button"
            data-card="compare"
            onClick={() => openAssistant({ entry: 'compare', query: t('shelves:cards.compare.query') })}
          >
            {words('compare')}
          </button>
        </li>
        <li data-card="sell">
          <SellLink sellerSite={sellerSite} className={styles.card}>
            {words('sell')}
          </SellLink>
        </li>
      </ul>
    </Section>
  );
}
