import styles from './FourSlider.module.css';
import { HeroSlider } from './HeroSlider.tsx';
import type { HeroSlider_homepage$key } from './__generated__/HeroSlider_homepage.graphql.ts';

/** The first four banners, 5 s each, fading slowly into the next in a loop. */
export function FourSlider({ homepage }: { homepage: HeroSlider_homepage$key }) {
  return <HeroSlider homepage={homepage} most={4} className={styles.four} />;
}
