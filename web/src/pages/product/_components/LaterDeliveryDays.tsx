import { useEffect, useState } from 'react';
import { whenIdle } from '../../../clock/whenIdle.ts';
import { Button } from '../../../design/static/Button.tsx';
import { useOverlay } from '../../../design/useOverlay.ts';
import { recallRegion } from '../../../features/delivery/deliveryRegion.ts';
import { withAreas } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './DeliveryDays.module.css';

const load = withAreas(['address'], () => import('./DeliveryDays.tsx'));

/** The days of delivery: for who asks for them, and by itself for whom the governorate is known of. */
export function LaterDeliveryDays({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('product');
  const { Component: DeliveryDays, isOpen, isLoading, preload, show } = useOverlay(load);
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => (recallRegion() === '' ? undefined : whenIdle(show)), [show]);
  if (DeliveryDays && isOpen) return <DeliveryDays sellerId={sellerId} takesFocus={wasAsked} />;
  return (
    <div className={styles.days}>
      <Button
        variant="secondary"
        className={styles.choose}
        busy={wasAsked && isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setAsked(true);
          show();
        }}
      >
        {t('delivery.daysChoose')}
      </Button>
      <output className={styles.text}>
        {wasAsked && !isLoading ? t('common:error.text') : t('delivery.daysText')}
      </output>
    </div>
  );
}
