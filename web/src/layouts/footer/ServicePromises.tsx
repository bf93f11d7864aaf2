import { Icon } from '../../design/Icon.tsx';

import { Container } from '../../design/static/Container.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './ServicePromises.module.css';

const PROMISES = [
  { key: 'delivery', icon: 'truck' },
  { key: 'returns', icon: 'rotate-ccw' },
  { key: 'payment', icon: 'banknote' },
  { key: 'support', icon: 'headset' },
] as const;

/** What the shop promises, in four pictures and a few words. */
export function ServicePromises() {
  const { t } = useTranslation('footer');
  return (
    <section className={styles.band} aria-label={t('promises.label')}>
      <Container>
        <ul className={styles.list}>
          {PROMISES.map(({ key, icon }) => (
            <li key={key} className={styles.promise}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} thin />
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
