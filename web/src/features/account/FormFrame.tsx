import type { ReactNode } from 'react';
import { Container } from '../../design/static/Container.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  title: string;
  text?: string;
  children: ReactNode;
  /** Ways on below the card. */
  below?: ReactNode;
}

/** A page that is one form: sign in, register, recover. */
export function FormFrame({ title, text, children, below }: FormFrameProps) {
  const { t } = useTranslation('account');
  return (
    <Container className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
        <noscript>
          <p className={styles.problem}>{t('noScripts')}</p>
        </noscript>
      </div>
      {below}
    </Container>
  );
}
