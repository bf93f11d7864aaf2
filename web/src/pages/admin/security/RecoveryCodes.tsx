import { useState } from 'react';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import styles from './SecurityPage.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called when they are noted: they are not shown again. */
  readonly onNoted: () => void;
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onNoted }: RecoveryCodesProps) {
  const { t } = useTranslation('adminSecurity');
  const [isCopied, setCopied] = useState(false);
  return (
    <Card title={t('codes.title')}>
      <p>{t('codes.text')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {t(isCopied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button onClick={onNoted}>{t('codes.noted')}</Button>
      </div>
    </Card>
  );
}
