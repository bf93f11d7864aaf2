import { Icon } from '../../../design/Icon.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { graphql, useFragment } from 'react-relay';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { HeroSlide } from './HeroSlide.tsx';
import styles from './HeroSlider.module.css';
import type { HeroSlider_homepage$key } from './__generated__/HeroSlider_homepage.graphql.ts';
import { createSlideShow, slideAt } from './slideShow.ts';

/** A finger that moves so far, in CSS pixels, changes the slide. */
const SWIPE = 40;

/** The banners of the home page: 5 s each, with dots, a pause button and swipes; held by pointer, focus and reduced motion. */
export function HeroSlider({ homepage }: { homepage: HeroSlider_homepage$key }) {
  const { t, dir } = useTranslation('home');
  const { slider1: slides } = useFragment(
    graphql`
      fragment HeroSlider_homepage on Homepage {
        slider1 {
          ...HeroSlide_banner
        }
      }
    `,
    homepage,
  );
  const count = slides.length;
  const [current, setCurrent] = useState(0);
  // Pictures come one ahead of the show, so that none competes with the first on a fresh page.
  const [loaded, setLoaded] = useState(1);
  const [paused, setPaused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const swipe = useRef<number | null>(null);
  const show = useMemo(() => createSlideShow(() => setCurrent((index) => slideAt(index, 1, count))), [count]);

  useEffect(() => {
    if (count < 2) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const onCalm = (): void => show.hold('motion', calm.matches);
    const onVisible = (): void => show.hold('hidden', document.hidden);
    onCalm();
    onVisible();
    show.restart();
    calm.addEventListener('change', onCalm);
    document.addEventListener('visibilitychange', onVisible);
    // Off the screen it costs nothing.
    const sight = new IntersectionObserver(([entry]) => show.hold('sight', !entry?.isIntersecting));
    if (root.current) sight.observe(root.current);
    return () => {
      show.dispose();
      sight.disconnect();
      calm.removeEventListener('change', onCalm);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [show, count]);

  useEffect(() => {
    const ahead = Math.min(count, current + 2);
    const load = (): void => setLoaded((before) => Math.max(before, ahead));
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
    return () => removeEventListener('load', load);
  }, [current, count]);

  if (count === 0) return <p className={styles.none}>{t('hero.none')}</p>;
  const go = (index: number): void => {
    setLoaded((before) => Math.max(before, index + 1));
    setCurrent(index);
    show.restart();
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (swipe.current === null) return;
    const distance = event.clientX - swipe.current;
    swipe.current = null;
    if (Math.abs(distance) < SWIPE) return;
    go(slideAt(current, distance < 0 === (dir === 'ltr') ? 1 : -1, count));
  };
  // Pointer, finger and focus anywhere within hold the show.
  const within = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') show.hold('pointer', true);
    },
    onPointerLeave: () => show.hold('pointer', false),
    onFocus: () => show.hold('focus', true),
    onBlur: () => show.hold('focus', false),
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') swipe.current = event.clientX;
    },
    onPointerUp,
    onPointerCancel: () => {
      swipe.current = null;
    },
  };

  return (
    <section
      ref={root}
      className={styles.slider}
      aria-roledescription={t('hero.role')}
      aria-label={t('hero.label')}
      {...within}
    >
      <ul className={styles.stage} aria-live={paused ? 'polite' : 'off'}>
        {slides.map((slide, index) => (
          // Banners have no id; their order is their identity.
          <li
            key={index}
            className={styles.slide}
            data-current={index === current}
            aria-hidden={index !== current}
          >
            {index < loaded || index === current ? <HeroSlide banner={slide} first={index === 0} /> : null}
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={styles.controls}>
          <button
            className={styles.pause}
            type="button"
            aria-label={t(paused ? 'hero.play' : 'hero.pause')}
            onClick={() => {
              show.hold('paused', !paused);
              setPaused(!paused);
            }}
          >
            {paused ? <Icon name="play" size={16} /> : <Icon name="pause" size={16} />}
          </button>
          {slides.map((_, index) => (
            <button
              key={index}
              className={styles.dot}
              type="button"
              aria-label={t('hero.show', { index: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => go(index)}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
