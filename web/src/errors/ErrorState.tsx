import { Icon } from '../design/Icon.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { isNetworkFailure } from '../relay/errors.ts';
import { Button } from '../design/static/Button.tsx';
import { EmptyState } from '../design/static/EmptyState.tsx';

interface ErrorStateProps {
  /** What went wrong; a general text by default. */
  title?: string;
  text?: string;
  /** The error: a request without a response has a text of its own. */
  error?: Error | null;
  onRetry?: () => void;
  /** The retry is pending. */
  busy?: boolean;
  level?: 1 | 2 | 3;
}

/** Shown where something failed to load, with a retry. */
export function ErrorState({ title, text, error, onRetry, busy, level }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      role="alert"
      tone="problem"
      level={level}
      icon={<Icon name="cloud-off" size={32} />}
      title={title ?? t('error.title')}
      text={text ?? (isNetworkFailure(error) ? t('errors:network') : t('error.text'))}
      action={
        onRetry && (
          <Button
            variant="secondary"
            onClick={onRetry}
            busy={busy}
            icon={<Icon name="rotate-cw" size={18} />}
          >
            {t('error.retry')}
          </Button>
        )
      }
    />
  );
}
