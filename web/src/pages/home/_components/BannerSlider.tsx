import { Icon } from '../../../design/Icon.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './BannerSlider.module.css';
import { HeroSlider } from './HeroSlider.tsx';
import type { HeroSlider_homepage$key } from './__generated__/HeroSlider_homepage.graphql.ts';

/** The banners as a carousel: 5 s each, sliding in within 1 s, with dots and arrows. */
export function BannerSlider({ homepage }: { homepage: HeroSlider_homepage$key }) {
  const { t } = useTranslation('home');
  return (
    <HeroSlider
      homepage={homepage}
      className={styles.banners}
      controls={(step) =>
        (['previous', 'next'] as const).map((way) => (
          <button
            key={way}
            className={styles.arrow}
            type="button"
            data-way={way}
            aria-label={t(`hero.${way}`)}
            onClick={() => step(way === 'next' ? 1 : -1)}
          >
            <Icon name={way === 'next' ? 'chevron-right' : 'chevron-left'} size={24} />
          </button>
        ))
      }
    />
  );
}
