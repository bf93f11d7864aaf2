import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Instant } from '../_kit/format.tsx';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminFreshness } from '../freshness.ts';
import { Enabled } from './Enabled.tsx';
import { Enrolment } from './Enrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecurityPage.module.css';
import type { SecurityPage_twoStep$key } from './__generated__/SecurityPage_twoStep.graphql.ts';
import type { SecurityPageQuery } from './__generated__/SecurityPageQuery.graphql.ts';

/** The second step of one's own sign-in. */
export default function SecurityPage() {
  const { t, language } = useTranslation('adminSecurity');
  const title = useTitle();
  /** Recovery codes that were just made. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { ownTwoStep } = useAdminQuery<SecurityPageQuery>(
    graphql`
      query SecurityPageQuery {
        ownTwoStep {
          ...SecurityPage_twoStep
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['security'],
  );
  const twoStep = useFragment<SecurityPage_twoStep$key>(
    graphql`
      fragment SecurityPage_twoStep on TwoStep {
        since
        recoveryCodesLeft
        isRequired
      }
    `,
    ownTwoStep ?? null,
  );
  if (twoStep == null) throw new Error('The second step could not be read');
  const { since, recoveryCodesLeft, isRequired } = twoStep;
  return (
    <div className={styles.page}>
      <PageHeader title={title} text={t('text')} />
      {isRequired && since == null && <p>{t('required')}</p>}
      {since != null && (
        <Card title={t('on')}>
          <Facts
            facts={[
              [t('since'), <Instant key="since" at={since} />],
              [t('left'), formatNumber(recoveryCodesLeft, language)],
            ]}
          />
        </Card>
      )}
      {codes !== null ? (
        <RecoveryCodes codes={codes} onNoted={() => setCodes(null)} />
      ) : since == null ? (
        <Enrolment onEnabled={setCodes} />
      ) : (
        <Enabled onCodes={setCodes} />
      )}
    </div>
  );
}
