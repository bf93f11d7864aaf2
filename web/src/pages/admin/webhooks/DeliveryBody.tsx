import { useState } from 'react';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './DeliveryBody.module.css';

interface DeliveryBodyProps {
  readonly subject: string;
  /** JSON. */
  readonly body: string;
}

/** The button that shows what is sent about an event. */
export function DeliveryBody({ subject, body }: DeliveryBodyProps) {
  const { t } = useTranslation('adminSettings');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('webhooks.showOne', { subject })}
        onClick={() => setIsOpen(true)}
      >
        {t('webhooks.show')}
      </Button>
      {isOpen && (
        <Dialog isOpen title={subject} onClose={() => setIsOpen(false)}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard */}
          <pre className={styles.body} dir="ltr" tabIndex={0}>
            {body}
          </pre>
        </Dialog>
      )}
    </>
  );
}
