import { Button } from '../../../design/static/Button.tsx';
import { useOverlay } from '../../../design/useOverlay.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

const loadQr = () => import('../../../features/session/QrDialog.tsx');
const OWNER = { accountNumber: '0000000', lastName: 'Lawaj' };

/** The QR dialog of a signed-in shopper. */
export function QrSamples() {
  const { t } = useTranslation('footer');
  const dialog = useOverlay(loadQr);
  return (
    <p>
      <Button
        variant="secondary"
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={dialog.show}
      >
        {t('qr')}
      </Button>
      {dialog.Component && <dialog.Component isOpen={dialog.isOpen} onClose={dialog.hide} owner={OWNER} />}
    </p>
  );
}
