import { footerColumns } from '../../../../gateway/contract/rules/menus.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import styles from './FooterLinks.module.css';

/** The shop's text pages in the footer's columns: help, and the shop itself. */
export function FooterLinks() {
  const { t } = useTranslation('pages');
  return footerColumns.map(({ group, links }) => (
    <nav key={group} aria-label={t(`groups.${group}`)}>
      <h2 className={styles.title}>{t(`groups.${group}`)}</h2>
      <ul className={styles.links}>
        {links.map(({ key, to }) => (
          <li key={key}>
            <Link className={styles.link} to={to}>
              {t(`links.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
