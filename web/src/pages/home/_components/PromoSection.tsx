import { graphql, useFragment } from 'react-relay';

import { Carousel } from '../../../design/static/Carousel.tsx';
import { Container } from '../../../design/static/Container.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { SectionHeading } from '../../../design/static/SectionHeading.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CouponCard } from './CouponCard.tsx';
import styles from './PromoSection.module.css';
import type { PromoSection_homepage$key } from './__generated__/PromoSection_homepage.graphql.ts';

/** The current coupons in a row, over the promotion's picture; absent if there are none. */
export function PromoSection({ homepage }: { homepage: PromoSection_homepage$key }) {
  const { t } = useTranslation('shelves');
  const { promoImage, couponCards } = useFragment(
    graphql`
      fragment PromoSection_homepage on Homepage @argumentDefinitions(language: { type: "Language!" }) {
        promoImage {
          url
          alt(language: $language)
        }
        couponCards {
          couponCode
          ...CouponCard_card
        }
      }
    `,
    homepage,
  );
  if (couponCards.length === 0) return null;
  const title = t('coupons.title');
  return (
    <section className={styles.promo} aria-labelledby="coupons">
      <Container>
        <div className={styles.panel}>
          {promoImage ? (
            <Picture
              src={promoImage.url}
              alt={promoImage.alt ?? ''}
              sizes="(min-width: 1400px) 1320px, calc(100vw - 32px)"
              widths={[480, 800, 1200, 1600]}
              ratio="auto"
              className={styles.ground}
            />
          ) : null}
          <div className={styles.content}>
            <SectionHeading id="coupons">{title}</SectionHeading>
            <Carousel label={title} itemWidth="card" className={styles.cards}>
              {couponCards.map((card) => (
                <CouponCard key={card.couponCode} card={card} />
              ))}
            </Carousel>
          </div>
        </div>
      </Container>
    </section>
  );
}
