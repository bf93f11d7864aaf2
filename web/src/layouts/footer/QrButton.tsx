import { Icon } from '../../design/Icon.tsx';
import { Button } from '../../design/static/Button.tsx';
import { useOverlay } from '../../design/useOverlay.ts';
import { useSession } from '../../features/session/useSession.ts';
import { withAreas } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

const loadQr = withAreas(['support'], () => import('../../features/session/QrDialog.tsx'));

/** Shows signed-in shoppers their own QR code. Renders nothing for visitors. */
export function QrButton() {
  const { t } = useTranslation('footer');
  const owner = useSession();
  const dialog = useOverlay(loadQr);
  if (owner === null) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon name="qr-code" size={18} />}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={dialog.show}
      >
        {t('qr')}
      </Button>
      {dialog.Component && <dialog.Component isOpen={dialog.isOpen} onClose={dialog.hide} owner={owner} />}
    </>
  );
}
