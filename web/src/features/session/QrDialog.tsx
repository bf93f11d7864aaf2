import { Button } from '../../design/static/Button.tsx';
import { Dialog } from '../../design/chakra/Dialog.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { QrCode } from './QrCode.tsx';
import styles from './QrDialog.module.css';
import { qrValue, type QrOwner } from './qrValue.ts';

/** Size of the code in the dialog, in CSS pixels. */
const SIZE = 300;

interface QrDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Only its owner sees it. */
  owner: QrOwner;
}

/** The owner's QR code, to be scanned from the screen. */
export default function QrDialog({ isOpen, onClose, owner }: QrDialogProps) {
  const { t } = useTranslation('support');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('qr.title')}
      size="sm"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('qr.close')}
        </Button>
      }
    >
      <QrCode value={qrValue(owner)} label={t('qr.alt')} size={SIZE} className={styles.code} />
    </Dialog>
  );
}
