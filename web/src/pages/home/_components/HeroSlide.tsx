import { graphql, useFragment } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { Price } from '../../../design/static/Price.tsx';
import { openNewsletter } from '../../../features/newsletter/newsletterPanel.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import styles from './HeroSlider.module.css';
import type { HeroSlide_banner$key } from './__generated__/HeroSlide_banner.graphql.ts';
import { HERO_SIZES, HERO_WIDTHS } from './hero.ts';

/**
 * One banner: a linked picture with its name, what is reduced where it leads, and a button; without a link it opens the newsletter.
 * `first`: the first one of the page.
 */
export function HeroSlide({ banner, first }: { banner: HeroSlide_banner$key; first: boolean }) {
  const { t } = useTranslation('home');
  const { name, redirectUrl, image, offer } = useFragment(
    graphql`
      fragment HeroSlide_banner on Banner {
        name(language: $language)
        redirectUrl
        image {
          url
        }
        offer {
          maxDiscountPercent
          fromPrice {
            amount
          }
        }
      }
    `,
    banner,
  );
  const picture = (
    <>
      <Picture
        src={image.url}
        alt={name}
        sizes={HERO_SIZES}
        widths={HERO_WIDTHS}
        ratio="auto"
        priority={first}
        className={styles.picture}
      />
      <span className={styles.caption}>
        {/* The picture's alternative text already contains it. */}
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        {offer && (
          <span className={styles.offer}>
            <Badge tone="terracotta" look="solid">
              {t('upTo', { percent: offer.maxDiscountPercent })}
            </Badge>{' '}
            <span className={styles.from}>
              {t('hero.from')} <Price current={offer.fromPrice.amount} />
            </span>
          </span>
        )}
        <span className={styles.go} aria-hidden="true">
          {t(redirectUrl ? (offer ? 'hero.take' : 'hero.look') : 'hero.subscribe')}
          <Icon name="arrow-right" size={18} className={styles.arrow} />
        </span>
      </span>
    </>
  );
  if (!redirectUrl) {
    return (
      <button className={styles.link} type="button" aria-haspopup="dialog" onClick={openNewsletter}>
        {picture}
      </button>
    );
  }
  return redirectUrl.startsWith('/') ? (
    <Link className={styles.link} to={redirectUrl} draggable={false}>
      {picture}
    </Link>
  ) : (
    <a className={styles.link} href={redirectUrl} target="_blank" rel="noopener noreferrer" draggable={false}>
      {picture}
    </a>
  );
}
