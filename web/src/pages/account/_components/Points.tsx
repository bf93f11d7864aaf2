import { graphql, useLazyLoadQuery } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { Parts } from '../../../features/account/Parts.tsx';
import { formatNumber, isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AccountPage.module.css';
import type { PointsQuery } from './__generated__/PointsQuery.graphql.ts';
import own from './Points.module.css';
import { PointsPart } from './PointsPart.tsx';
import { present } from '../../../relay/present.ts';
import { useAttempt } from '../../../errors/SectionBoundary.tsx';
import { viewerRequest } from '../../../relay/viewer.ts';

/** Loyalty points: how many, what they are worth, what is to come, and every one that came or left. */
export function Points() {
  const { t } = useTranslation('buying');
  return (
    <>
      <Sums />
      <section className={styles.section} aria-labelledby="points-history">
        <h2 id="points-history" className={styles.title}>
          {t('points.history')}
        </h2>
        <Parts skeleton={<Skeleton height="9rem" />}>{(part) => <PointsPart {...part} />}</Parts>
      </section>
    </>
  );
}

function Sums() {
  const { t, language } = useTranslation('buying');
  const { viewer } = useLazyLoadQuery<PointsQuery>(
    graphql`
      query PointsQuery @throwOnFieldError {
        viewer {
          loyalty {
            balance
            pending
            value {
              amount
            }
          }
        }
      }
    `,
    {},
    {
      fetchPolicy: 'network-only',
      fetchKey: useAttempt(),
      networkCacheConfig: viewerRequest,
    },
  );
  if (viewer == null) return null;
  const { balance, pending, value } = present(viewer.loyalty);
  const points = (count: number) => t('account:menu.points', { count, n: formatNumber(count, language) });
  return (
    <section className={styles.section} aria-labelledby="points">
      <h2 id="points" className={styles.title}>
        {t('points.title')}
      </h2>
      <dl className={own.sums}>
        <div className={own.balance}>
          <dt>{t('points.balance')}</dt>
          <dd>{points(balance)}</dd>
        </div>
        <div>
          <dt>{t('points.value')}</dt>
          <dd>{isolate(formatMoney(value.amount, language, 3))}</dd>
        </div>
        <div>
          <dt>{t('points.pending')}</dt>
          <dd>{points(pending)}</dd>
        </div>
      </dl>
      <ul className={own.rules}>
        <li>{t('points.ruleEarn')}</li>
        <li>{t('points.rulePending')}</li>
        <li>{t('points.ruleUse')}</li>
      </ul>
    </section>
  );
}
