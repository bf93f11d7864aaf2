import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { SlideControls } from '../../../features/slides/SlideControls.tsx';
import { useSlideShow } from '../../../features/slides/useSlideShow.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import type { PromoSlider_homepage$key } from './__generated__/PromoSlider_homepage.graphql.ts';
import styles from './PromoSlider.module.css';

/** Full-height promotions, 5 s each; each links to its page. */
export function PromoSlider({ homepage }: { homepage: PromoSlider_homepage$key }) {
  const { t } = useTranslation('support');
  const { promoSlides: slides } = useFragment(
    graphql`
      fragment PromoSlider_homepage on Homepage @argumentDefinitions(language: { type: "Language!" }) {
        promoSlides {
          key
          title(language: $language)
          subtitle(language: $language)
          redirectUrl
          image {
            url
          }
        }
      }
    `,
    homepage,
  );
  const root = useRef<HTMLElement>(null);
  const { current, go, paused, pause, within } = useSlideShow(slides.length, root);
  if (slides.length === 0) return null;

  return (
    <section
      ref={root}
      className={styles.slider}
      aria-roledescription={t('services.role')}
      aria-label={t('services.slides')}
      {...within}
    >
      <ul className={styles.stage} aria-live={paused ? 'polite' : 'off'}>
        {slides.map(({ key, title, subtitle, redirectUrl, image }, index) => (
          <li key={key} className={styles.slide} data-current={index === current} inert={index !== current}>
            <Link to={redirectUrl} className={styles.link}>
              <Picture
                src={image.url}
                alt=""
                sizes="100vw"
                widths={[480, 800, 1200, 1600]}
                ratio="auto"
                priority={index === 0}
                className={styles.picture}
              />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
                <Icon name="arrow-right" size={22} className={styles.arrow} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <SlideControls
          className={styles.controls}
          count={slides.length}
          current={current}
          paused={paused}
          onPause={pause}
          onSelect={go}
        />
      )}
    </section>
  );
}
