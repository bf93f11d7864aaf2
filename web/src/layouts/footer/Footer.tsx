import { Container } from '../../design/static/Container.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { useBoot } from '../../document/boot.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { LanguageLinks } from '../LanguageLinks.tsx';
import styles from './Footer.module.css';
import { FooterCategories } from './FooterCategories.tsx';
import { FooterFacts } from './FooterFacts.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { shopLinks } from './shopLinks.ts';
import { FooterNewsletter } from './FooterNewsletter.tsx';
import { FooterSocial } from './FooterSocial.tsx';
import { QrButton } from './QrButton.tsx';
import { ServicePromises } from './ServicePromises.tsx';
import type { FooterCategories_categories$key } from './__generated__/FooterCategories_categories.graphql.ts';
import type { FooterFacts_links$key } from './__generated__/FooterFacts_links.graphql.ts';
import type { FooterSocial_links$key } from './__generated__/FooterSocial_links.graphql.ts';

export interface FooterProps {
  categories: FooterCategories_categories$key;
  /** Categories with sub-categories. */
  withSubCategories: readonly { readonly id: string }[];
  /** Links and facts of the shop; null while unknown. */
  links: (FooterSocial_links$key & FooterFacts_links$key) | null;
}

/** The end of every page: service promises, all categories, links into the catalogue, languages, and who runs the shop. */
export default function Footer({ categories, withSubCategories, links }: FooterProps) {
  const { t } = useTranslation('footer');
  const boot = useBoot();
  return (
    <footer className={styles.footer}>
      <ServicePromises />
      <Container className={styles.body}>
        <FooterCategories categories={categories} withSubCategories={withSubCategories} />
        <FooterNewsletter />
        <div className={styles.end}>
          <div className={styles.brand}>
            <Logo variant="wordmark" className={styles.logo} />
            <p className={styles.claim}>{t('claim')}</p>
            <QrButton />
          </div>
          <nav aria-label={t('shop')}>
            <h2 className={styles.title}>{t('shop')}</h2>
            <ul className={styles.links}>
              {shopLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <FooterLinks />
          {links && <FooterSocial links={links} />}
          <nav aria-label={t('languages')}>
            <h2 className={styles.title}>{t('layout:preferences.language')}</h2>
            <LanguageLinks className={styles.links} linkClassName={styles.link} />
          </nav>
        </div>
        {links && <FooterFacts links={links} />}
        <p className={styles.copyright}>{t('copyright', { year: new Date(boot.now).getUTCFullYear() })}</p>
      </Container>
    </footer>
  );
}
