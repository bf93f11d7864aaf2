import { textPageGroups, textPages } from '../../features/text-pages/links.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './FooterLinks.module.css';

/** The shop's text pages in the footer's columns: help, and the shop itself. */
export function FooterLinks() {
  const { t } = useTranslation('pages');
  const columns = [
    {
      group: 'help',
      links: [
        { name: 'contact', to: paths.contact() },
        { name: 'trackOrder', to: paths.trackOrder() },
        ...textPageGroups.help.map((name) => ({ name, to: textPages[name] })),
      ],
    },
    {
      group: 'shop',
      links: [
        ...textPageGroups.shop.map((name) => ({ name, to: textPages[name] })),
        { name: 'siteMap', to: paths.siteMap() },
      ],
    },
  ] as const;
  return columns.map(({ group, links }) => (
    <nav key={group} aria-label={t(`groups.${group}`)}>
      <h2 className={styles.title}>{t(`groups.${group}`)}</h2>
      <ul className={styles.links}>
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link className={styles.link} to={to}>
              {t(`links.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
