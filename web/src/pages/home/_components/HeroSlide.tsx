import { graphql, useFragment } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { openNewsletter } from '../../../features/newsletter/newsletterPanel.ts';
import { Link } from '../../../navigation/Link.tsx';
import styles from './HeroSlider.module.css';
import type { HeroSlide_banner$key } from './__generated__/HeroSlide_banner.graphql.ts';
import { HERO_SIZES, HERO_WIDTHS } from './hero.ts';

/** One banner: a linked picture; without a link it opens the newsletter. `first`: the first one of the page. */
export function HeroSlide({ banner, first }: { banner: HeroSlide_banner$key; first: boolean }) {
  const { name, redirectUrl, image } = useFragment(
    graphql`
      fragment HeroSlide_banner on Banner {
        name(language: $language)
        redirectUrl
        image {
          url
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
      {/* The picture's alternative text already contains it. */}
      <span className={styles.caption} aria-hidden="true">
        {name}
        <Icon name="arrow-right" size={20} className={styles.arrow} />
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
