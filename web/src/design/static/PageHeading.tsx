import type { ReactNode } from 'react';
import { textLanguage } from '../../i18n/textLanguage.ts';
import { cx } from './cx.ts';
import { Picture } from './Picture.tsx';
import { Skeleton } from './Skeleton.tsx';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  title: string;
  text?: string | null;
  /** The schema's codes of the languages that title and text are in, where these may differ from the page's. */
  titleLanguage?: string | null;
  textIn?: string | null;
  /** A picture at the end of the band; null: none. */
  picture?: string | null;
  /** A logo before the text, with its own width. */
  logo?: ReactNode;
  badge?: ReactNode;
  /** On small screens: beside the title, such as a number of products. The heading is then one row there, without text and picture. */
  aside?: ReactNode;
}

/** The heading of a listing page: name, description and picture. */
export function PageHeading({
  title,
  text,
  titleLanguage,
  textIn,
  picture = null,
  logo,
  badge,
  aside,
}: PageHeadingProps) {
  return (
    <header className={cx(styles.heading, picture !== null && styles.band, aside != null && styles.row)}>
      {logo != null && <div className={styles.logo}>{logo}</div>}
      <div className={styles.words}>
        <h1 className={styles.title}>
          <bdi {...textLanguage(titleLanguage)}>{title}</bdi>
        </h1>
        {text && (
          <p className={styles.text} {...textLanguage(textIn)}>
            {text}
          </p>
        )}
        {badge}
      </div>
      {aside != null && (
        <div className={styles.aside} data-heading-aside>
          {aside}
        </div>
      )}
      {picture !== null && (
        <Picture
          src={picture}
          alt=""
          sizes="(min-width: 820px) 160px, 96px"
          widths={[96, 160, 240, 320]}
          className={styles.picture}
          priority
        />
      )}
    </header>
  );
}

/** The skeleton of the heading, in the same shape. */
export function PageHeadingSkeleton({ withPicture = false, withLogo = false }) {
  return (
    <div className={styles.waiting}>
      <Skeleton width="min(18rem, 60%)" height="1rem" className={styles.crumbs} />
      <div className={cx(styles.heading, withPicture && styles.band)}>
        {withLogo && <Skeleton width="6rem" height="6rem" radius="lg" />}
        <div className={styles.words}>
          <Skeleton width="min(20rem, 80%)" height="2.25rem" />
          {(withPicture || withLogo) && <Skeleton width="min(30rem, 100%)" height="1.25rem" />}
        </div>
      </div>
    </div>
  );
}
