import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './ContactWays.module.css';
import { contactWays } from './ways.ts';
import type { ContactWays_links$key } from './__generated__/ContactWays_links.graphql.ts';

/** Other ways to contact the shop. Nothing if none is configured. */
export function ContactWays({ links: key }: { links: ContactWays_links$key }) {
  const { t } = useTranslation('support');
  const links = useFragment(
    graphql`
      fragment ContactWays_links on StoreLinks {
        messagingApp
        messenger
        phone
      }
    `,
    key,
  );
  const ways = contactWays(links);
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className={styles.title}>
        {t('contact.ways')}
      </h2>
      <ul className={styles.list}>
        {ways.map(({ key: way, icon, href }) => (
          <li key={way}>
            <a
              className={styles.way}
              href={href}
              {...(way !== 'call' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <span className={styles.icon}>
                <Icon name={icon} size={20} />
              </span>
              <span>
                {t(`layout:widget.${way}`)}
                {way === 'call' && (
                  <bdi className={styles.phone} dir="ltr">
                    {links.phone}
                  </bdi>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
