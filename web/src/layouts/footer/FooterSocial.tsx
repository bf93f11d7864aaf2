import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './FooterLinks.module.css';
import type { FooterSocial_links$key } from './__generated__/FooterSocial_links.graphql.ts';

/** Names of networks are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  TIKTOK: 'TikTok',
  YOUTUBE: 'YouTube',
  LINKEDIN: 'LinkedIn',
  X: 'X',
};

/** The shop's pages in social networks. Renders nothing if none is configured. */
export function FooterSocial({ links }: { links: FooterSocial_links$key }) {
  const { t } = useTranslation('footer');
  const { social } = useFragment(
    graphql`
      fragment FooterSocial_links on StoreLinks {
        social {
          network
          url
        }
      }
    `,
    links,
  );
  const known = social.filter(({ network }) => Object.hasOwn(NAMES, network));
  if (known.length === 0) return null;
  return (
    <nav aria-label={t('social')}>
      <h2 className={styles.title}>{t('social')}</h2>
      <ul className={styles.links}>
        {known.map(({ network, url }) => (
          <li key={network}>
            <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer me">
              {NAMES[network]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
