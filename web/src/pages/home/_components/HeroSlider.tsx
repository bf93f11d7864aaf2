import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';

import { cx } from '../../../design/static/cx.ts';
import { SlideControls } from '../../../features/slides/SlideControls.tsx';
import { sideOf, slideAt } from '../../../features/slides/slideShow.ts';
import { useSlideShow } from '../../../features/slides/useSlideShow.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { HeroSlide } from './HeroSlide.tsx';
import styles from './HeroSlider.module.css';
import type { HeroSlider_homepage$key } from './__generated__/HeroSlider_homepage.graphql.ts';

interface HeroSliderProps {
  homepage: HeroSlider_homepage$key;
  /** The most banners shown. */
  most?: number;
  /** Another transition between slides. */
  className?: string;
  /** Additional controls, which move by so many slides. */
  controls?: (step: (by: number) => void) => ReactNode;
}

/** The banners of the home page: 5 s each, with dots, a pause button and swipes; held by pointer, focus and reduced motion. */
export function HeroSlider({ homepage, most, className, controls }: HeroSliderProps) {
  const { t } = useTranslation('home');
  const { slider1 } = useFragment(
    graphql`
      fragment HeroSlider_homepage on Homepage {
        slider1 {
          ...HeroSlide_banner
        }
      }
    `,
    homepage,
  );
  const count = Math.min(slider1.length, most ?? slider1.length);
  const slides = slider1.slice(0, count);
  // Pictures are loaded one ahead, so that none competes with the first on a fresh page.
  const [loaded, setLoaded] = useState(1);
  const root = useRef<HTMLElement>(null);
  const { current, go, paused, pause, within } = useSlideShow(count, root);

  useEffect(() => {
    const ahead = Math.min(count, current + 2);
    const load = (): void => setLoaded((before) => Math.max(before, ahead));
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
    return () => removeEventListener('load', load);
  }, [current, count]);

  if (count === 0) return <p className={styles.none}>{t('hero.none')}</p>;

  return (
    <section
      ref={root}
      className={cx(styles.slider, className)}
      aria-roledescription={t('hero.role')}
      aria-label={t('hero.label')}
      {...within}
    >
      <ul className={styles.stage} aria-live={paused ? 'polite' : 'off'}>
        {slides.map((slide, index) => (
          // Banners have no id; their position is their identity.
          <li
            key={index}
            className={styles.slide}
            data-current={index === current}
            data-side={controls && sideOf(index, current, count)}
            inert={index !== current}
          >
            {index < loaded || index === current ? <HeroSlide banner={slide} first={index === 0} /> : null}
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <SlideControls
          className={styles.controls}
          count={count}
          current={current}
          paused={paused}
          onPause={pause}
          onSelect={go}
        />
      ) : null}
      {count > 1 ? controls?.((by) => go(slideAt(current, by, count))) : null}
    </section>
  );
}
