import { useEffect, useState, type ComponentType } from 'react';
import { Icon } from '../design/Icon.tsx';
import { ButtonLink } from '../design/static/Button.tsx';
import { markHydrated } from '../document/hydrated.ts';
import { withAreas } from '../i18n/translate.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { paths } from '../paths.ts';
import { useLocation } from '../navigation/RouterContext.ts';
import { isNetworkFailure, NOT_SUPPORTED, RequestError } from '../relay/errors.ts';
import styles from './ErrorFallback.module.css';
import type { OfflineHelpProps } from './OfflineHelp.tsx';
import { useOffline } from './useOffline.ts';

const reload = (): void => location.reload();

const loadHelp = withAreas(['offline'], () => import('./OfflineHelp.tsx'));

/** Shown without a network; its code is requested only then. */
function useOfflineHelp(isOffline: boolean): { readonly Help: ComponentType<OfflineHelpProps> | null } {
  const [Help, setHelp] = useState<ComponentType<OfflineHelpProps> | null>(null);
  useEffect(() => {
    if (!isOffline) return;
    loadHelp().then(
      (module) => setHelp(() => module.OfflineHelp),
      () => undefined,
    );
  }, [isOffline]);
  return { Help };
}

interface ErrorFallbackProps {
  readonly error: Error;
  /** Default: reload the document. */
  readonly onRefresh?: (() => void) | undefined;
}

/** Shown in place of a page that could not be rendered: an apology, the message, and two links. */
export function ErrorFallback({ error, onRefresh = reload }: ErrorFallbackProps) {
  const { t } = useTranslation('errors');
  const { pathname, search } = useLocation();
  useEffect(markHydrated, []);
  // It may replace a page that was scrolled: its text must not be above the window.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for the cleanup function.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const isNetwork = isNetworkFailure(error);
  const isOffline = useOffline();
  useEffect(() => {
    if (!isNetwork) return undefined;
    // What failed without a network may succeed now.
    addEventListener('online', onRefresh);
    return () => removeEventListener('online', onRefresh);
  }, [isNetwork, onRefresh]);
  const { Help } = useOfflineHelp(isOffline);
  if (isOffline && Help !== null) return <Help onRefresh={onRefresh} />;
  const isRequest = error instanceof RequestError;
  const isUnsupported = isRequest && error.code === NOT_SUPPORTED;
  // The server's message is for developers, and in English.
  const message = isUnsupported
    ? ''
    : isNetwork
      ? t('noResponse')
      : isRequest
        ? t('unavailable')
        : error.message;
  return (
    <div className={styles.fallback} role="alert">
      <p className={styles.face} aria-hidden>
        :(
      </p>
      <h1 className={styles.title}>{t(isUnsupported ? 'unsupported.title' : 'title')}</h1>
      {/* Without a network no report can be sent. */}
      <p className={styles.apology}>
        {t(isUnsupported ? 'unsupported.text' : isNetwork ? 'network' : 'apology')}
      </p>
      {message !== '' && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink to={paths.home()} variant="secondary" icon={<Icon name="house" size={18} />}>
          {t('goHome')}
        </ButtonLink>
        {/* Without scripts it is a link to the page itself. */}
        <ButtonLink
          to={pathname + search}
          preload={false}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link works before the scripts do
          role="button"
          onClick={(event) => {
            event.preventDefault();
            onRefresh();
          }}
          icon={<Icon name="rotate-cw" size={18} />}
        >
          {t('refresh')}
        </ButtonLink>
      </div>
    </div>
  );
}
