import { useEffect, useState, type ComponentType } from 'react';
import { Icon } from '../design/Icon.tsx';
import { Button, ButtonLink } from '../design/static/Button.tsx';
import { markHydrated } from '../document/hydrated.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { paths } from '../paths.ts';
import { isNetworkFailure } from '../relay/errors.ts';
import styles from './ErrorFallback.module.css';
import type { OfflineHelpProps } from './OfflineHelp.tsx';
import { useOffline } from './useOffline.ts';

const reload = (): void => location.reload();

/** What is said to somebody without a network; its code is asked for when there is none. */
function useOfflineHelp(isOffline: boolean): { readonly Help: ComponentType<OfflineHelpProps> | null } {
  const [Help, setHelp] = useState<ComponentType<OfflineHelpProps> | null>(null);
  useEffect(() => {
    if (!isOffline) return;
    import('./OfflineHelp.tsx').then(
      (module) => setHelp(() => module.OfflineHelp),
      () => undefined,
    );
  }, [isOffline]);
  return { Help };
}

interface ErrorFallbackProps {
  readonly error: Error;
  /** Default: the document is loaded again. */
  readonly onRefresh?: () => void;
}

/** What is shown in place of a page that could not be rendered: an apology, the message, and two ways on. */
export function ErrorFallback({ error, onRefresh = reload }: ErrorFallbackProps) {
  const { t } = useTranslation('errors');
  useEffect(markHydrated, []);
  // It may take the place of a page that was scrolled: what it says must not stand above the window.
  useEffect(() => {
    // In braces: newer browsers give a promise, which React would take for what undoes the effect.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const isNetwork = isNetworkFailure(error);
  const isOffline = useOffline();
  useEffect(() => {
    if (!isNetwork) return undefined;
    // What failed for want of a network may be had now.
    addEventListener('online', onRefresh);
    return () => removeEventListener('online', onRefresh);
  }, [isNetwork, onRefresh]);
  const { Help } = useOfflineHelp(isOffline);
  if (isOffline && Help !== null) return <Help onRefresh={onRefresh} />;
  // A fault's own words are for developers, and in English; a missing connection has words of its own.
  const message = isNetwork ? t('noResponse') : error.message;
  return (
    <div className={styles.fallback} role="alert">
      <p className={styles.face} aria-hidden>
        :(
      </p>
      <h1 className={styles.title}>{t('title')}</h1>
      {/* Nobody can be notified without a network. */}
      <p className={styles.apology}>{isNetwork ? t('network') : t('apology')}</p>
      {message !== '' && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink to={paths.home()} variant="secondary" icon={<Icon name="house" size={18} />}>
          {t('goHome')}
        </ButtonLink>
        <Button onClick={onRefresh} icon={<Icon name="rotate-cw" size={18} />}>
          {t('refresh')}
        </Button>
      </div>
    </div>
  );
}
