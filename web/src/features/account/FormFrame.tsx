import { useSyncExternalStore, type ReactNode } from 'react';
import { Container } from '../../design/static/Container.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  title: string;
  text?: string;
  children: ReactNode;
  /** Links below the card. */
  below?: ReactNode;
}

const never = () => () => undefined;

/** Whether the browser accepts cookies, without which a session does not last; true on the server and while hydrating. */
function useCookies(): boolean {
  return useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );
}

/** A page with a single form: sign in, register, recover. */
export function FormFrame({ title, text, children, below }: FormFrameProps) {
  const { t } = useTranslation('account');
  const hasCookies = useCookies();
  return (
    <Container className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {!hasCookies && (
          <p className={styles.problem} role="alert">
            {t('noCookies')}
          </p>
        )}
        {children}
        <noscript>
          <p className={styles.problem}>{t('noScripts')}</p>
        </noscript>
      </div>
      {below}
    </Container>
  );
}
