import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { formatNumber, isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AccountPage.module.css';
import type { Points_viewer$key } from './__generated__/Points_viewer.graphql.ts';
import own from './Points.module.css';
import { PointsHistory } from './PointsHistory.tsx';
import { present } from '../../../relay/present.ts';

export const query = graphql`
  query PointsQuery @preloadable {
    viewer {
      ...Points_viewer
    }
  }
`;

/** Loyalty points: balance, value, pending points and history. */
export function Points({ viewer: key }: { viewer: Points_viewer$key }) {
  const { t, language } = useTranslation('buying');
  const viewer = useFragment(
    graphql`
      fragment Points_viewer on Viewer {
        loyalty {
          balance
          pending
          value {
            amount
          }
        }
        ...PointsHistory_viewer
      }
    `,
    key,
  );
  const { balance, pending, value } = present(viewer.loyalty);
  const points = (count: number) => t('account:menu.points', { count, n: formatNumber(count, language) });
  return (
    <>
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
      <section className={styles.section} aria-labelledby="points-history">
        <h2 id="points-history" className={styles.title}>
          {t('points.history')}
        </h2>
        <PointsHistory viewer={viewer} />
      </section>
    </>
  );
}
