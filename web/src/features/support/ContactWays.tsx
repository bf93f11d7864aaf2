import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './ContactWays.module.css';
import { daySpans } from './daySpans.ts';
import { contactWays } from './ways.ts';
import type { ContactWays_links$key } from './__generated__/ContactWays_links.graphql.ts';

/** Other ways to contact the shop, and its hours. Nothing if none is configured. */
export function ContactWays({ links: key }: { links: ContactWays_links$key }) {
  const { t } = useTranslation('support');
  const links = useFragment(
    graphql`
      fragment ContactWays_links on StoreLinks {
        messagingApp
        messenger
        phone
        email
        openingHours {
          days
          opensAt
          closesAt
        }
      }
    `,
    key,
  );
  const ways = contactWays(links);
  const { phone, email, openingHours: hours } = links;
  if (ways.length === 0 && !email && !hours) return null;
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
                  <bdi className={styles.detail} dir="ltr">
                    {phone}
                  </bdi>
                )}
              </span>
            </a>
          </li>
        ))}
        {email && (
          <li>
            <a className={styles.way} href={`mailto:${email}`}>
              <span className={styles.icon}>
                <Icon name="mail" size={20} />
              </span>
              <span>
                {t('contact.email')}
                <bdi className={styles.detail} dir="ltr">
                  {email}
                </bdi>
              </span>
            </a>
          </li>
        )}
        {hours && (
          <li className={styles.hours}>
            <span className={styles.icon}>
              <Icon name="clock" size={20} />
            </span>
            <span>
              {t('contact.hours')}
              <span className={styles.detail}>
                {t('contact.time', {
                  days: daySpans(hours.days)
                    .map(([first, last]) =>
                      first === last
                        ? t(`contact.days.${first}`)
                        : t('contact.span', {
                            from: t(`contact.days.${first}`),
                            to: t(`contact.days.${last}`),
                          }),
                    )
                    .join(t('contact.and')),
                  from: hours.opensAt,
                  to: hours.closesAt,
                })}
              </span>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
