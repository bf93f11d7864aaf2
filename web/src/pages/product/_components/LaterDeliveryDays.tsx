import { useEffect, useState } from 'react';
import { whenIdle } from '../../../clock/whenIdle.ts';
import { Button } from '../../../design/static/Button.tsx';
import { useOverlay } from '../../../design/useOverlay.ts';
import { recallRegion } from '../../../features/delivery/deliveryRegion.ts';
import { withAreas } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './DeliveryDays.module.css';

const load = withAreas(['address'], () => import('./DeliveryDays.tsx'));

/** The delivery days: on request, and automatically if the governorate is known. */
export function LaterDeliveryDays({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('product');
  const { Component: DeliveryDays, isOpen, isLoading, preload, show } = useOverlay(load);
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => (recallRegion() === '' ? undefined : whenIdle(show)), [show]);
  if (DeliveryDays && isOpen) return <DeliveryDays sellerId={sellerId} takesFocus={wasPressed} />;
  return (
    <div className={styles.days}>
      <Button
        variant="secondary"
        className={styles.choose}
        busy={wasPressed && isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setPressed(true);
          show();
        }}
      >
        {t('delivery.daysChoose')}
      </Button>
      <output className={styles.text}>
        {wasPressed && !isLoading ? t('common:error.text') : t('delivery.daysText')}
      </output>
    </div>
  );
}
