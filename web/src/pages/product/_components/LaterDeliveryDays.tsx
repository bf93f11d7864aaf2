import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../clock/whenIdle.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { recallRegion } from '../../../features/delivery/deliveryRegion.ts';
import { withAreas } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { loadOrReload } from '../../../navigation/loadOrReload.ts';
import styles from './DeliveryDays.module.css';

const load = withAreas(['address'], () => import('./DeliveryDays.tsx'));
const DeliveryDays = lazy(() => loadOrReload('delivery days', load));

/** The days of delivery: for who asks for them, and by itself for whom the governorate is known of. */
export function LaterDeliveryDays({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('product');
  const [shown, setShown] = useState<'no' | 'asked' | 'known'>('no');
  useEffect(
    () =>
      recallRegion() === '' ? undefined : whenIdle(() => setShown((now) => (now === 'no' ? 'known' : now))),
    [],
  );
  const invitation = (
    <div className={styles.days}>
      <Button
        variant="secondary"
        className={styles.choose}
        onClick={() => setShown('asked')}
        onPointerEnter={() => void load()}
      >
        {t('delivery.daysChoose')}
      </Button>
      <p className={styles.text}>{t('delivery.daysText')}</p>
    </div>
  );
  if (shown === 'no') return invitation;
  return (
    <Suspense
      fallback={
        <div className={styles.days} aria-busy="true">
          <Skeleton height="var(--l-sizes-touch)" radius="md" />
          <p className={styles.text} />
        </div>
      }
    >
      <DeliveryDays sellerId={sellerId} takesFocus={shown === 'asked'} />
    </Suspense>
  );
}
