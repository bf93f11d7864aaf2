import { Icon } from '../../../design/Icon.tsx';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isSentLater } from '../../../../../gateway/contract/rules/availability.ts';
import { textLanguage } from '../../../i18n/textLanguage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Promises_product$key } from './__generated__/Promises_product.graphql.ts';
import { LaterDeliveryDays } from './LaterDeliveryDays.tsx';
import styles from './Promises.module.css';

/** Services included with a product, in four lines: delivery and its days, payment, returns, and warranty or express service. */
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
        stockStatus
        seller {
          id
        }
      }
    `,
    key,
  );
  const { warranty, seller, returnPolicy, returnPolicyLanguage } = product;
  // One line more would not be read: the express service shares that of returns where there is a warranty.
  const express = t('delivery.expressText');
  const returns = warranty ? `${t('delivery.returnText')} ${express}` : t('delivery.returnText');
  const line = (icon: ReactNode, title: string, text: ReactNode, more?: ReactNode) => (
    <li className={styles.line}>
      {icon}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text != null && <p className={styles.text}>{text}</p>}
        {more}
      </div>
    </li>
  );
  return (
    <section aria-label={t('delivery.title')}>
      <ul className={styles.list}>
        {line(
          <Icon name="truck" size={20} />,
          t(product.hasFreeDelivery ? 'delivery.free' : 'delivery.paid'),
          t(product.hasFreeDelivery ? 'delivery.freeText' : 'delivery.paidText'),
          product.isAvailable && !isSentLater(product) && seller != null && (
            <LaterDeliveryDays key={seller.id} sellerId={seller.id} />
          ),
        )}
        {line(<Icon name="hand-coins" size={20} />, t('delivery.cash'), t('delivery.cashText'))}
        {line(
          <Icon name="rotate-ccw" size={20} />,
          t('delivery.return'),
          returns,
          returnPolicy && (
            <details className={styles.policy}>
              <summary className={styles.summary}>{t('delivery.policy')}</summary>
              <p className={styles.text} {...textLanguage(returnPolicyLanguage)}>
                {returnPolicy}
              </p>
            </details>
          ),
        )}
        {warranty
          ? line(
              <Icon name="badge-check" size={20} />,
              warranty.months == null
                ? t('warranty.unstated')
                : t('warranty.months', { count: warranty.months, n: warranty.months }),
              warranty.type,
            )
          : line(<Icon name="zap" size={20} />, t('delivery.express'), express)}
      </ul>
    </section>
  );
}
