import { graphql, useFragment } from 'react-relay';
import { Carousel } from '../../../design/static/Carousel.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import type { ServiceCards_homepage$key } from './__generated__/ServiceCards_homepage.graphql.ts';
import styles from './ServiceCards.module.css';

/** The services in a row: two and a half visible, three and a half on wide screens. Nothing if there are none. */
export function ServiceCards({ homepage }: { homepage: ServiceCards_homepage$key }) {
  const { t } = useTranslation('support');
  const { serviceCards } = useFragment(
    graphql`
      fragment ServiceCards_homepage on Homepage @argumentDefinitions(language: { type: "Language!" }) {
        serviceCards {
          slug
          title(language: $language)
          redirectUrl
          image {
            url
          }
        }
      }
    `,
    homepage,
  );
  if (serviceCards.length === 0) return null;
  return (
    <section aria-label={t('services.cards')} className={styles.section}>
      <Carousel label={t('services.cards')} className={styles.carousel}>
        {serviceCards.map(({ slug, title, redirectUrl, image }) => (
          <Link key={slug} to={redirectUrl} className={styles.card}>
            <Picture
              src={image.url}
              alt=""
              sizes="(min-width: 820px) 28vw, 40vw"
              widths={[240, 320, 480, 640]}
              ratio="4 / 3"
              className={styles.picture}
            />
            <span className={styles.title}>{title}</span>
          </Link>
        ))}
      </Carousel>
    </section>
  );
}
