import { graphql, useFragment } from 'react-relay';

import { Container } from '../../../design/static/Container.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './AboveFooter.module.css';
import type { AboveFooter_homepage$key } from './__generated__/AboveFooter_homepage.graphql.ts';

const LINKS = [
  { key: 'contact', to: paths.contact() },
  { key: 'faq', to: paths.faq() },
  { key: 'rules', to: paths.rules() },
] as const;

/** Three pictures at the end of the page, linking to contact, questions and rules. A missing one is left out. */
export function AboveFooter({ homepage }: { homepage: AboveFooter_homepage$key }) {
  const { t } = useTranslation('shelves');
  const { aboveFooter } = useFragment(
    graphql`
      fragment AboveFooter_homepage on Homepage {
        aboveFooter {
          url
        }
      }
    `,
    homepage,
  );
  if (!LINKS.some((_, index) => aboveFooter[index])) return null;
  return (
    <nav aria-label={t('footer.label')}>
      <Container>
        <ul className={styles.row}>
          {LINKS.map(({ key, to }, index) => {
            const image = aboveFooter[index];
            return image ? (
              <li key={key}>
                <Link className={styles.link} to={to}>
                  <Picture
                    src={image.url}
                    alt=""
                    sizes="(min-width: 1400px) 424px, 33vw"
                    widths={[160, 320, 480, 640, 800, 1200]}
                    ratio="auto"
                    className={styles.picture}
                  />
                  <span className={styles.name}>{t(`footer.${key}`)}</span>
                </Link>
              </li>
            ) : null;
          })}
        </ul>
      </Container>
    </nav>
  );
}
