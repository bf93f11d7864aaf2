import { useEffect } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { useOverlay } from '../../design/useOverlay.ts';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { withAreas } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { badgeText } from './cartLines.ts';
import { closeCart, openCart, useCartOpen } from './cartPanel.ts';
import { useCartCount } from './cartStore.ts';
import styles from './CartButton.module.css';

const loadDrawer = withAreas(['cartDetails'], () => import('./CartDrawer.tsx'));

/** The header's cart button with the number of pieces. It also contains the drawer: mount it once per page. */
export function CartButton() {
  const { t } = useTranslation('cart');
  const count = useCartCount();
  const wanted = useCartOpen();
  const { Component: CartDrawer, isOpen, preload, show, hide } = useOverlay(loadDrawer, closeCart);

  useEffect(() => {
    if (wanted) show();
    else hide();
  }, [wanted, show, hide]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={openCart}
      >
        <span className={styles.icon}>
          <Icon name="shopping-bag" size={22} />
          {count > 0 && (
            // A new key restarts the animation at every change.
            <span key={count} className={styles.count} aria-hidden>
              {badgeText(count)}
            </span>
          )}
        </span>
        <span className={styles.label} aria-hidden>
          {t('open')}
        </span>
        <VisuallyHidden>{count > 0 ? t('openWithCount', { count }) : t('open')}</VisuallyHidden>
      </button>
      {CartDrawer && <CartDrawer isOpen={isOpen} onClose={closeCart} />}
    </>
  );
}
