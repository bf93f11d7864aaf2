import { Container } from '../../design/static/Container.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { useBoot } from '../../document/boot.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { LanguageLinks } from '../LanguageLinks.tsx';
import styles from './Footer.module.css';
import { FooterCategories } from './FooterCategories.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { shopLinks } from './shopLinks.ts';
import { FooterNewsletter } from './FooterNewsletter.tsx';
import { FooterSocial } from './FooterSocial.tsx';
import { QrButton } from './QrButton.tsx';
import { ServicePromises } from './ServicePromises.tsx';
import type { FooterCategories_categories$key } from './__generated__/FooterCategories_categories.graphql.ts';
import type { FooterSocial_links$key } from './__generated__/FooterSocial_links.graphql.ts';

export interface FooterProps {
  categories: FooterCategories_categories$key;
  /** Those that have sub-categories. */
  withSubCategories: readonly { readonly id: string }[];
  /** What points outside; null while it is not known. */
  links: FooterSocial_links$key | null;
}

/** The end of every page: service promises, all categories, ways into the catalogue, languages. */
export default function Footer({ categories, withSubCategories, links }: FooterProps) {
  const { t } = useTranslation('layout');
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
            <p className={styles.claim}>{t('footer.claim')}</p>
            <QrButton />
          </div>
          <nav aria-label={t('footer.shop')}>
            <h2 className={styles.title}>{t('footer.shop')}</h2>
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
          <nav aria-label={t('footer.languages')}>
            <h2 className={styles.title}>{t('preferences.language')}</h2>
            <LanguageLinks className={styles.links} linkClassName={styles.link} />
          </nav>
        </div>
        <p className={styles.copyright}>
          {t('footer.copyright', { year: new Date(boot.now).getUTCFullYear() })}
        </p>
      </Container>
    </footer>
  );
}
