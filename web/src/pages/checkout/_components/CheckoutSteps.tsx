import { Icon } from '../../../design/Icon.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './CheckoutSteps.module.css';

/** The parts of the form: texts, and the id of each heading. */
const STEPS = [
  { key: 'contact', id: 'order-who' },
  { key: 'address', id: 'order-where' },
  { key: 'pay', id: 'order-pay' },
] as const;

/** Which parts of the form are complete. */
export type StepsDone = Readonly<Record<(typeof STEPS)[number]['key'], boolean>>;

/** How far an order has come: each part of the form, done or not, with a link to it. The first open one is the current one. */
export function CheckoutSteps({ done }: { done: StepsDone }) {
  const { t } = useTranslation('checkout');
  const current = STEPS.find(({ key }) => !done[key]);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step.key} className={cx(styles.step, done[step.key] && styles.done)}>
            <a
              className={styles.link}
              href={`#${step.id}`}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden>
                {done[step.key] ? <Icon name="check" size={14} /> : index + 1}
              </span>
              {t(`${step.key}.title`)}
              {done[step.key] && <VisuallyHidden> {t('steps.done')}</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
