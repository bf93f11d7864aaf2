import { Icon } from '../../design/Icon.tsx';

import { badgeText } from '../../features/cart/cartLines.ts';
import { openCart } from '../../features/cart/cartPanel.ts';
import { useCartCount } from '../../features/cart/cartStore.ts';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './BottomNavigation.module.css';

/** The cart in the mobile navigation: opens the drawer of the header's cart button. */
export function BottomCartButton() {
  const { t } = useTranslation('cart');
  const count = useCartCount();
  return (
    <button className={styles.item} type="button" aria-haspopup="dialog" onClick={openCart}>
      <span className={styles.cart}>
        <Icon name="shopping-bag" size={22} thin />
        {count > 0 ? (
          <span key={count} className={styles.count} aria-hidden="true">
            {badgeText(count)}
          </span>
        ) : null}
      </span>
      <span aria-hidden="true">{t('open')}</span>
      <VisuallyHidden>{count > 0 ? t('openWithCount', { count }) : t('open')}</VisuallyHidden>
    </button>
  );
}
