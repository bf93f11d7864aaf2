import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Field } from '../../../design/static/Field.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { BrandLogo } from '../../../features/brands/BrandLogo.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import { byLetter, named } from '../byLetter.ts';
import type { BrandsByLetter_brands$key } from './__generated__/BrandsByLetter_brands.graphql.ts';
import styles from './BrandsByLetter.module.css';

/** Id of a letter's heading. */
const anchorOf = (letter: string): string => `brands-${letter === '#' ? 'other' : letter}`;

/** All brands grouped by first letter, with a search field. */
export function BrandsByLetter({ brands: key }: { brands: BrandsByLetter_brands$key }) {
  const { t, language } = useTranslation('catalogue');
  const [text, setText] = useState('');
  const brands = useFragment(
    graphql`
      fragment BrandsByLetter_brands on Brand @relay(plural: true) {
        slug
        name
        productCount
        logo {
          url
        }
      }
    `,
    key,
  );
  const found = named(brands, text);
  const letters = byLetter(found);
  return (
    <section aria-label={t('brands.title')} className={styles.brands}>
      <div className={styles.tools}>
        <Field
          label={t('brands.search')}
          hideLabel
          type="search"
          placeholder={t('brands.search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className={styles.search}
        />
        <VisuallyHidden>
          <output>
            {text.trim() !== '' &&
              t('mall.brandCount', { count: found.length, n: formatNumber(found.length, language) })}
          </output>
        </VisuallyHidden>
        <nav aria-label={t('mall.letters')}>
          <ul className={styles.letters}>
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a className={styles.jump} href={`#${anchorOf(letter)}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {letters.length === 0 && <p className={styles.none}>{t('options.none', { text: text.trim() })}</p>}
      {letters.map(({ letter, items }) => (
        <section key={letter} aria-labelledby={anchorOf(letter)} className={styles.letter}>
          <h2 id={anchorOf(letter)} className={styles.title}>
            {letter}
          </h2>
          <ul className={styles.grid}>
            {items.map(({ slug, name, productCount, logo }) => (
              <li key={slug}>
                <Link to={paths.brand(slug)} className={styles.brand}>
                  <BrandLogo
                    name={name}
                    logo={logo?.url}
                    decorative
                    sizes="(min-width: 480px) 88px, 40vw"
                    widths={[96, 160, 320]}
                    ratio="2 / 1"
                    className={styles.logo}
                  />
                  <span className={styles.words}>
                    <bdi className={styles.name}>{name}</bdi>
                    <span className={styles.count}>
                      {t('count', { count: productCount, n: formatNumber(productCount, language) })}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
