import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { Picture } from '../../design/static/Picture.tsx';
import { useBoot } from '../../document/boot.ts';
import { ErrorBoundary } from '../../errors/ErrorBoundary.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './HeroMarquee.module.css';
import { useLateQuery } from '../../navigation/useLateQuery.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { HeroMarqueeQuery } from './__generated__/HeroMarqueeQuery.graphql.ts';

/** Rolling pictures of products. Optional: while they load and if they fail, their space stays. */
export function HeroMarquee() {
  return (
    <div className={styles.window}>
      <ErrorBoundary renderError={() => null}>
        <Suspense fallback={<MarqueeSkeleton />}>
          <Pictures />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function MarqueeSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

function Pictures() {
  const { t } = useTranslation('search');
  const { seed, language } = useBoot();
  const { randomProducts } = useLateQuery<HeroMarqueeQuery>(
    graphql`
      query HeroMarqueeQuery($seed: Int!, $language: Language!) {
        randomProducts(first: 16, seed: $seed) {
          id
          slug
          name(language: $language)
          mainImage {
            url
          }
        }
      }
    `,
    // A few sort orders, so that the gateway can cache the responses.
    { seed: seed % 8, language: schemaLanguage(language) },
  );
  if (!randomProducts?.length) return null;
  const run = (copy: boolean) => (
    <ul className={styles.run} aria-label={copy ? undefined : t('searchHero:products')} inert={copy}>
      {randomProducts.map((product) => (
        <li key={product.id}>
          <Link className={styles.product} to={paths.product(product.slug)} draggable={false}>
            <Picture src={product.mainImage?.url} alt={product.name} sizes="104px" widths={[96, 160, 240]} />
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {run(false)}
      {/* The second run follows the first without a gap; hidden from screen readers. */}
      {run(true)}
    </>
  );
}
