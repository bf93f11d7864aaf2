import { Icon } from '../../../design/Icon.tsx';
import { graphql, useFragment } from 'react-relay';
import { textLanguage } from '../../../i18n/textLanguage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { ShopPolicies_seller$key } from './__generated__/ShopPolicies_seller.graphql.ts';
import styles from './ShopPolicies.module.css';

/** A shop's terms: delivery, the legal right of return, and the seller's additions. */
export function ShopPolicies({ seller: key }: { seller: ShopPolicies_seller$key }) {
  const { t } = useTranslation('catalogue');
  const { returnPolicy, returnPolicyLanguage } = useFragment(
    graphql`
      fragment ShopPolicies_seller on Seller {
        returnPolicy(language: $language)
        returnPolicyLanguage(language: $language)
      }
    `,
    key,
  );
  return (
    <section aria-label={t('shop.policies')}>
      <ul className={styles.policies}>
        <li>
          <Icon name="truck" size={20} /> <span>{t('shop.delivery')}</span>
        </li>
        <li>
          <Icon name="rotate-ccw" size={20} /> <span>{t('shop.legalReturn')}</span>
        </li>
        {returnPolicy && (
          <li>
            <Icon name="scroll-text" size={20} />{' '}
            <span {...textLanguage(returnPolicyLanguage)}>{returnPolicy}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
