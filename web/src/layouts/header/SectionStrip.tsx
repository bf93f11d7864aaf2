import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocation } from '../../navigation/RouterContext.ts';

import { Container } from '../../design/static/Container.tsx';
import { useScrolledPast } from '../useScrolledPast.ts';
import { Link } from '../../navigation/Link.tsx';
import styles from './SectionStrip.module.css';
import { quickLinks, sections } from '../../../../gateway/contract/rules/menus.ts';

/** The strip hides after so much scrolling, in CSS pixels. */
const HIDES_PAST = 1000;
/** There is space for the widest two beside the sections. */
const STRIP_LINKS = quickLinks.slice(-2);

/** The shop's sections below the header: those with a page link to it, the others are announced. */
export default function SectionStrip() {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  const hidden = useScrolledPast(HIDES_PAST);
  return (
    <nav className={styles.strip} data-hidden={hidden} aria-label={t('sections.label')}>
      <Container className={styles.row}>
        <ul className={styles.list}>
          {sections.map((section) => (
            <li key={section.key}>
              {section.to ? (
                <Link
                  className={styles.section}
                  to={section.to}
                  aria-current={
                    section.to === pathname || section.to === pathname + search ? 'page' : undefined
                  }
                >
                  {t(`sections.${section.key}`)}
                </Link>
              ) : (
                <span className={styles.soon}>
                  {t(`sections.${section.key}`)} <small className={styles.tag}>{t('sections.soon')}</small>
                </span>
              )}
            </li>
          ))}
        </ul>
        <ul className={styles.list}>
          {STRIP_LINKS.map((link) => (
            <li key={link.key}>
              <Link className={styles.section} to={link.to}>
                {t(`quick.${link.key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
