import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './CompanyFacts.module.css';
import type { CompanyFacts_links$key } from './__generated__/CompanyFacts_links.graphql.ts';

/** Who runs the shop, as a list of facts under a heading. Renders nothing if it is not configured. */
export function CompanyFacts({ links }: { readonly links: CompanyFacts_links$key }) {
  const { t } = useTranslation('pages');
  const { company } = useFragment(
    graphql`
      fragment CompanyFacts_links on StoreLinks {
        company {
          name
          registerNumber
          taxNumber
          address
        }
      }
    `,
    links,
  );
  if (!company) return null;
  const facts = [
    ['name', company.name],
    ['register', company.registerNumber],
    ['tax', company.taxNumber],
    ['address', company.address],
  ] as const;
  return (
    <section aria-labelledby="company">
      <h2 id="company" className={styles.title}>
        {t('company.title')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(
          ([key, value]) =>
            value != null && (
              <div key={key}>
                <dt className={styles.name}>{t(`company.${key}`)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
