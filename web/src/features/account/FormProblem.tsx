import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './FormFrame.module.css';
import type { Progress } from './useAccountForm.ts';

interface FormProblemProps {
  progress: Progress;
  until: string;
  refused?: string;
}

/** The error of a form as a whole; `refused` is the text for a refusal without a field. No failure is silent. */
export function FormProblem({ progress, until, refused }: FormProblemProps) {
  const { t } = useTranslation('account');
  const text =
    progress === 'limited'
      ? until === ''
        ? t('error.busy')
        : t('error.limited', { time: until })
      : progress === 'failed'
        ? t('error.failed')
        : progress === 'refused'
          ? (refused ?? t('error.failed'))
          : undefined;
  return (
    <div role="alert">{text !== undefined && text !== '' && <p className={styles.problem}>{text}</p>}</div>
  );
}
