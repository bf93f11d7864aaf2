import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from '../../../navigation/Link.tsx';
import { textLanguage } from '../../../i18n/textLanguage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import type { Description_product$key } from './__generated__/Description_product.graphql.ts';
import styles from './Description.module.css';

/** The seller's description of the product, and its tags as searches. */
export function Description({ product: key }: { product: Description_product$key }) {
  const { t } = useTranslation('product');
  const headingId = useId();
  const { description, descriptionLanguage, tags, searches } = useFragment(
    graphql`
      fragment Description_product on Product {
        description(language: $language)
        descriptionLanguage(language: $language)
        tags(language: $language)
        searches: tags(language: FR)
      }
    `,
    key,
  );
  const paragraphs = description.split(/\n+/).filter((text) => text.trim() !== '');
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {t('description.title')}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((text) => (
          <p key={text} {...textLanguage(descriptionLanguage)}>
            {text}
          </p>
        ))}
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('tags.title')}>
          {tags.map((tag, index) => (
            <li key={tag}>
              {/* Products carry their tags in French. */}
              <Link to={paths.search(searches[index] ?? tag)} className={styles.tag}>
                <bdi>{tag}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
