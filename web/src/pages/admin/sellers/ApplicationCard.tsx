import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Code, Instant } from '../_kit/format.tsx';
import { adminPaths } from '../adminPaths.ts';
import styles from './SellerPage.module.css';
import type { ApplicationCard_application$key } from './__generated__/ApplicationCard_application.graphql.ts';

/** What a seller wrote when applying. */
export function ApplicationCard({
  application: key,
}: {
  readonly application: ApplicationCard_application$key;
}) {
  const { t } = useTranslation('adminSellers');
  const application = useFragment(
    graphql`
      fragment ApplicationCard_application on AdminSellerApplication {
        number
        accountNumber
        website
        message
        decisionNote
        createdAt
      }
    `,
    key,
  );
  const { accountNumber, website, decisionNote } = application;
  return (
    <Card title={t('application.title')}>
      <Facts
        facts={[
          [t('application.number'), <Code key="number" text={application.number} />],
          [t('application.at'), <Instant key="at" at={application.createdAt} />],
          [
            t('application.account'),
            accountNumber == null ? null : (
              <Link key="account" to={adminPaths.user(accountNumber)} preload={false}>
                <bdi>{accountNumber}</bdi>
              </Link>
            ),
          ],
          [t('application.website'), website == null ? null : <bdi key="site">{website}</bdi>],
          [t('application.note'), decisionNote == null ? null : <bdi key="note">{decisionNote}</bdi>],
        ]}
      />
      <p className={styles.policy} dir="auto">
        {application.message}
      </p>
    </Card>
  );
}
