import { Button } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import type { ToastMessage } from '../../../design/toast.ts';
import { useOverlay } from '../../../design/useOverlay.ts';
import { openCart } from '../../../features/cart/cartPanel.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Samples.module.css';

const loadDialog = () =>
  import('../../../design/chakra/Dialog.tsx').then((module) => ({ default: module.Dialog }));
const loadDrawer = () =>
  import('../../../design/chakra/Drawer.tsx').then((module) => ({ default: module.Drawer }));
const toastTypes: readonly ToastMessage['type'][] = ['success', 'error', 'warning', 'info'];

/** Overlays: drawer, dialog, messages, the cart. */
export function OverlaySamples() {
  const { t } = useTranslation('common');
  const dialog = useOverlay(loadDialog);
  const drawer = useOverlay(loadDrawer);
  return (
    <div className={styles.row}>
      <Button
        variant="secondary"
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={dialog.show}
      >
        Dialog
      </Button>
      <Button
        variant="secondary"
        onPointerEnter={drawer.preload}
        onFocus={drawer.preload}
        onClick={drawer.show}
      >
        Drawer
      </Button>
      <Button variant="secondary" onClick={openCart}>
        {t('cart:title')}
      </Button>
      {toastTypes.map((type) => (
        <Button
          key={type}
          variant="secondary"
          onClick={() =>
            toast({ type, title: t('toast.loginRequired'), description: t('toast.loginToFavourite') })
          }
        >
          Toast {type}
        </Button>
      ))}
      {dialog.Component && (
        <dialog.Component
          isOpen={dialog.isOpen}
          onClose={dialog.hide}
          title={t('gallery:title')}
          actions={
            <>
              <Button variant="secondary" onClick={dialog.hide}>
                {t('cancel')}
              </Button>
              <Button onClick={dialog.hide}>{t('close')}</Button>
            </>
          }
        >
          <p>{t('gallery:sentence')}</p>
        </dialog.Component>
      )}
      {drawer.Component && (
        <drawer.Component
          isOpen={drawer.isOpen}
          onClose={drawer.hide}
          title={t('gallery:title')}
          placement="start"
        >
          <p>{t('gallery:sentence')}</p>
        </drawer.Component>
      )}
    </div>
  );
}
