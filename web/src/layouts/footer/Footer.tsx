import { Container } from '../../design/static/Container.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { useBoot } from '../../document/boot.ts';
import { LANGUAGES, LANGUAGE_NAMES, languageTag } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { quickLinks } from '../header/sections.ts';
import styles from './Footer.module.css';
import { FooterCategories } from './FooterCategories.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { ServicePromises } from './ServicePromises.tsx';
import type { FooterCategories_categories$key } from './__generated__/FooterCategories_categories.graphql.ts';

interface FooterProps {
  categories: FooterCategories_categories$key;
  /** Those that have sub-categories. */
  withSubCategories: readonly { readonly id: string }[];
}

/** The end of every page: service promises, all categories, ways into the catalogue, languages. */
export function Footer({ categories, withSubCategories }: FooterProps) {
  const { t, language } = useTranslation('layout');
  const boot = useBoot();
  return (
    <footer className={styles.footer}>
      <ServicePromises />
      <Container className={styles.body}>
        <FooterCategories categories={categories} withSubCategories={withSubCategories} />
        <div className={styles.end}>
          <div className={styles.brand}>
            <Logo variant="wordmark" className={styles.logo} />
            <p className={styles.claim}>{t('footer.claim')}</p>
          </div>
          <nav aria-label={t('footer.shop')}>
            <h2 className={styles.title}>{t('footer.shop')}</h2>
            <ul className={styles.links}>
              {quickLinks.map((link) => (
                <li key={link.key}>
                  <Link className={styles.link} to={link.to}>
                    {t(`quick.${link.key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <FooterLinks />
          <nav aria-label={t('footer.languages')}>
            <h2 className={styles.title}>{t('preferences.language')}</h2>
            <ul className={styles.links}>
              {LANGUAGES.map((other) => (
                <li key={other}>
                  <a
                    className={styles.link}
                    href={`${paths.home()}?lang=${other}`}
                    lang={languageTag(other)}
                    hrefLang={languageTag(other)}
                    aria-current={other === language ? 'true' : undefined}
                  >
                    {LANGUAGE_NAMES[other]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className={styles.copyright}>
          {t('footer.copyright', { year: new Date(boot.now).getUTCFullYear() })}
        </p>
      </Container>
    </footer>
  );
}
