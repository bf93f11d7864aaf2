import { graphql, useFragment } from 'react-relay';
import { NameMarks } from '../../features/payment/NameMarks.tsx';
import { isolateCode } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './FooterFacts.module.css';
import type { FooterFacts_links$key } from './__generated__/FooterFacts_links.graphql.ts';

/** Means of payment, carriers, and the company that runs the shop. Each is left out if it is not configured. */
export function FooterFacts({ links }: { readonly links: FooterFacts_links$key }) {
  const { t } = useTranslation('pages');
  const { company, carriers, paymentMarks } = useFragment(
    graphql`
      fragment FooterFacts_links on StoreLinks {
        company {
          name
          registerNumber
          taxNumber
          address
        }
        carriers
        paymentMarks
      }
    `,
    links,
  );
  const marks = [
    ['payments', paymentMarks],
    ['carriers', carriers],
  ] as const;
  const shown = marks.filter(([, names]) => names.length > 0);
  const facts = company
    ? [
        company.name,
        company.registerNumber == null
          ? null
          : t('company.registerShort', { number: isolateCode(company.registerNumber) }),
        company.taxNumber == null ? null : t('company.taxShort', { number: isolateCode(company.taxNumber) }),
        company.address,
      ].filter((fact) => fact != null)
    : [];
  return (
    <>
      {shown.length > 0 && (
        <div className={styles.marks}>
          {shown.map(([key, names]) => (
            <div key={key} className={styles.group}>
              <span className={styles.name} aria-hidden="true">
                {t(`company.${key}`)}
              </span>
              <NameMarks names={names} label={t(`company.${key}`)} />
            </div>
          ))}
        </div>
      )}
      {facts.length > 0 && (
        <ul className={styles.company} aria-label={t('company.title')}>
          {facts.map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
