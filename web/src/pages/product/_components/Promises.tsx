import { Icon } from '../../../design/Icon.tsx';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { textLanguage } from '../../../i18n/textLanguage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Promises_product$key } from './__generated__/Promises_product.graphql.ts';
import { LaterDeliveryDays } from './LaterDeliveryDays.tsx';
import styles from './Promises.module.css';

/** Services included with a product: delivery and its days, payment, the right of return, the express service and the warranty. */
export function Promises({ product: key }: { product: Promises_product$key }) {
  const { t } = useTranslation('product');
  const product = useFragment(
    graphql`
      fragment Promises_product on Product {
        hasFreeDelivery
        returnPolicy(language: $language)
        returnPolicyLanguage(language: $language)
        warranty {
          months
          type
        }
        isAvailable
        seller {
          id
        }
      }
    `,
    key,
  );
  const { warranty, seller, returnPolicy, returnPolicyLanguage } = product;
  const line = (icon: ReactNode, title: string, text: ReactNode, language?: string | null) => (
    <li className={styles.line}>
      {icon}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text != null && (
          <span className={styles.text} {...textLanguage(language)}>
            {text}
          </span>
        )}
      </span>
    </li>
  );
  return (
    <section aria-label={t('delivery.title')}>
      <ul className={styles.list}>
        {product.hasFreeDelivery
          ? line(<Icon name="truck" size={20} />, t('delivery.free'), t('delivery.freeText'))
          : line(<Icon name="truck" size={20} />, t('delivery.paid'), t('delivery.paidText'))}
        {product.isAvailable && seller != null && (
          <li className={styles.line}>
            <Icon name="clock" size={20} />
            <div className={styles.words}>
              <p className={styles.title}>{t('delivery.days')}</p>
              <LaterDeliveryDays key={seller.id} sellerId={seller.id} />
            </div>
          </li>
        )}
        {line(<Icon name="hand-coins" size={20} />, t('delivery.cash'), t('delivery.cashText'))}
        {line(<Icon name="rotate-ccw" size={20} />, t('delivery.return'), t('delivery.returnText'))}
        {line(<Icon name="zap" size={20} />, t('delivery.express'), t('delivery.expressText'))}
        {warranty &&
          line(
            <Icon name="badge-check" size={20} />,
            warranty.months == null
              ? t('warranty.unstated')
              : t('warranty.months', { count: warranty.months, n: warranty.months }),
            warranty.type,
          )}
        {returnPolicy &&
          line(
            <Icon name="scroll-text" size={20} />,
            t('delivery.policy'),
            returnPolicy,
            returnPolicyLanguage,
          )}
      </ul>
    </section>
  );
}
