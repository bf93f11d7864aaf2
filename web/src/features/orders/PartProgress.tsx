import { Icon } from '../../design/Icon.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './PartProgress.module.css';
import { PROGRESS_STEPS, progressOf } from './steps.ts';

/** The way of a parcel in four steps; nothing for a sub-order that is no longer on its way to the shopper. */
export function PartProgress({ state }: { state: string }) {
  const { t } = useTranslation('orders');
  const reached = progressOf(state);
  if (reached === null) return null;
  return (
    <ol className={styles.progress} aria-label={t('progress.label')}>
      {PROGRESS_STEPS.map((step, index) => {
        const isPast = index < reached || reached === PROGRESS_STEPS.length - 1;
        return (
          <li
            key={step}
            className={cx(styles.step, index <= reached && styles.reached)}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {isPast && <Icon name="check" size={14} />}
            </span>
            {index > reached && <VisuallyHidden>{t('timeline.ahead')} </VisuallyHidden>}
            {t(`progress.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
