import { graphql, useFragment } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { Container } from '../../../design/static/Container.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { useOverlay } from '../../../design/useOverlay.ts';
import { openNewsletter } from '../../../features/newsletter/newsletterPanel.ts';
import { withAreas } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './PromoBanner.module.css';
import type { PromoBanner_homepage$key } from './__generated__/PromoBanner_homepage.graphql.ts';

const load = withAreas(['newsletter'], () => import('./PromoPopup.tsx'));

/**
 * The promotion's banner. It opens a popup with the promotion's text above the newsletter's form; a banner without text opens
 * the newsletter's dialog itself.
 */
export function PromoBanner({ homepage }: { homepage: PromoBanner_homepage$key }) {
  const { t } = useTranslation('shelves');
  const { banner, promoPopup } = useFragment(
    graphql`
      fragment PromoBanner_homepage on Homepage @argumentDefinitions(language: { type: "Language!" }) {
        banner {
          url
          alt(language: $language)
        }
        promoPopup {
          title(language: $language)
          text(language: $language)
          redirectUrl
        }
      }
    `,
    homepage,
  );
  const { Component: PromoPopup, isOpen, preload, show, hide } = useOverlay(load);
  if (!banner) return null;
  return (
    <Container className={styles.place}>
      <button
        className={styles.banner}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={promoPopup ? show : openNewsletter}
      >
        <Picture
          src={banner.url}
          alt={banner.alt ?? promoPopup?.title ?? t('banner')}
          sizes="(min-width: 1400px) 1320px, calc(100vw - 32px)"
          widths={[480, 800, 1200, 1600]}
          ratio="auto"
          className={styles.picture}
        />
        {promoPopup ? (
          // Without a text of its own, the picture already says it.
          <span className={styles.caption} aria-hidden={banner.alt == null || undefined}>
            {promoPopup.title}
            <Icon name="arrow-right" size={20} className={styles.arrow} />
          </span>
        ) : null}
      </button>
      {PromoPopup && promoPopup ? <PromoPopup isOpen={isOpen} onClose={hide} promo={promoPopup} /> : null}
    </Container>
  );
}
