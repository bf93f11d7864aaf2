import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { CartControls } from '../../../features/cart/CartControls.tsx';
import { lineKey, MAX_QUANTITY } from '../../../features/cart/cartLines.ts';
import { useCartQuantity } from '../../../features/cart/cartStore.ts';
import { useCartActions, type CartItem } from '../../../features/cart/useCartActions.ts';
import { useSwappedFocus } from '../../../features/cart/useSwappedFocus.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './BuyBox.module.css';

interface BuyBoxProps {
  item: CartItem;
  /** Available pieces of the chosen variant. */
  stock: number;
  isUnavailable: boolean;
  /** Whether the choice is complete; otherwise it points out what is missing instead of adding. */
  isReady: boolean;
  onIncomplete: () => void;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** The most pieces that can be added at once. `stock`: available pieces. */
export const mostOf = (stock: number): number => Math.max(1, Math.min(MAX_QUANTITY, stock));

/** Quantity and add button; once in the cart, the quantity in the cart. On phones the bar at the foot has the button. */
export function BuyBox({
  item,
  stock,
  isUnavailable,
  isReady,
  onIncomplete,
  quantity,
  onQuantity,
}: BuyBoxProps) {
  const { t } = useTranslation('product');
  const inCart = useCartQuantity(item.id, item.variantId);
  const actions = useCartActions();
  const { place, onPress } = useSwappedFocus(inCart);
  const most = mostOf(stock);

  if (isReady && inCart > 0) {
    return (
      <div className={styles.inCart} ref={place}>
        <CartControls
          item={item}
          isUnavailable={isUnavailable}
          stock={stock}
          size="lg"
          onChanged={() => onPress('change')}
        />
      </div>
    );
  }
  return (
    <div className={styles.box} ref={place}>
      <span className={styles.label} aria-hidden>
        {t('quantity.label')}
      </span>
      <fieldset className={styles.stepper} aria-label={t('quantity.label')}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('quantity.less')}
          disabled={quantity <= 1 || isUnavailable}
          onClick={() => onQuantity(quantity - 1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <output className={styles.quantity} aria-live="polite">
          {quantity}
        </output>
        <button
          type="button"
          className={styles.step}
          aria-label={t('quantity.more')}
          disabled={quantity >= most || isUnavailable}
          onClick={() => onQuantity(quantity + 1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </fieldset>
      <Button
        size="lg"
        className={styles.add}
        disabled={isUnavailable}
        data-add={isReady ? lineKey(item) : undefined}
        data-most={most}
        title={t(isUnavailable ? 'common:productCard.unavailable' : 'common:productCard.add')}
        icon={<Icon name="shopping-cart" size={20} />}
        onClick={() => {
          if (!isReady) return onIncomplete();
          onPress('add');
          actions.add(item, quantity);
          onQuantity(1);
        }}
      >
        {t(isUnavailable ? 'common:productCard.unavailable' : 'common:productCard.add')}
      </Button>
    </div>
  );
}
