import { Banknote, Headset, RotateCcw, Truck } from 'lucide-react';

import { Container } from '../../design/static/Container.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './ServicePromises.module.css';

const PROMISES = [
  { key: 'delivery', Icon: Truck },
  { key: 'returns', Icon: RotateCcw },
  { key: 'payment', Icon: Banknote },
  { key: 'support', Icon: Headset },
] as const;

/** What the shop promises, in four pictures and a few words. */
export function ServicePromises() {
  const { t } = useTranslation('layout');
  return (
    <section className={styles.band} aria-label={t('promises.label')}>
      <Container>
        <ul className={styles.list}>
          {PROMISES.map(({ key, Icon }) => (
            <li key={key} className={styles.promise}>
              <span className={styles.icon}>
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <div>
                <p className={styles.title}>{t(`promises.${key}.title`)}</p>
                <p className={styles.text}>{t(`promises.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
