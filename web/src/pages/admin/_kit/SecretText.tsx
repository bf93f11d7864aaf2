import { useState } from 'react';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './SecretText.module.css';

interface SecretTextProps {
  readonly title: string;
  /** What it is for. */
  readonly about: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A new secret, shown once. */
export function SecretText({ title, about, text, onClose }: SecretTextProps) {
  const { t } = useTranslation('adminApiKeys');
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard
      .writeText(text)
      .then(() => setCopied(true))
      .catch(() => toast({ type: 'error', title: t('made.notCopied') }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={copy}>
            {t(isCopied ? 'made.copied' : 'made.copy')}
          </Button>
          <Button onClick={onClose}>{t('made.noted')}</Button>
        </>
      }
    >
      <p>{about}</p>
      <code className={styles.text} dir="ltr">
        {text}
      </code>
    </Dialog>
  );
}
