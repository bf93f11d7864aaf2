import { BottomBar } from '../../../design/static/BottomBar.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Price } from '../../../design/static/Price.tsx';
import { lineKey } from '../../../features/cart/cartLines.ts';
import { useCartQuantity } from '../../../features/cart/cartStore.ts';
import { CartControls } from '../../../features/cart/CartControls.tsx';
import { useCartActions, type CartItem } from '../../../features/cart/useCartActions.ts';
import { useSwappedFocus } from '../../../features/cart/useSwappedFocus.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { mostOf } from './BuyBox.tsx';
import styles from './StickyBar.module.css';

interface StickyBarProps {
  item: CartItem;
  /** Available pieces of the chosen variant. */
  stock: number;
  isUnavailable: boolean;
  isReady: boolean;
  onIncomplete: () => void;
  /** Chosen quantity. */
  quantity: number;
  onAdded: () => void;
}

/** On phones: price and cart button at the lower edge, in the place of the navigation. */
export function StickyBar({
  item,
  stock,
  isUnavailable,
  isReady,
  onIncomplete,
  quantity,
  onAdded,
}: StickyBarProps) {
  const { t } = useTranslation('product');
  const inCart = useCartQuantity(item.id, item.variantId);
  const actions = useCartActions();
  const { place, onPress } = useSwappedFocus(inCart);
  return (
    <BottomBar ref={place} className={styles.bar}>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {item.name}
        </span>
        <Price current={item.price} />
      </span>
      {isReady && inCart > 0 ? (
        <div className={styles.controls}>
          <CartControls
            item={item}
            isUnavailable={isUnavailable}
            stock={stock}
            onChanged={() => onPress('change')}
          />
        </div>
      ) : (
        <Button
          className={styles.add}
          disabled={isUnavailable}
          data-add={isReady ? lineKey(item) : undefined}
          data-most={mostOf(stock)}
          aria-label={t(
            isUnavailable ? 'common:productCard.unavailableNamed' : 'common:productCard.addNamed',
            { name: item.name },
          )}
          onClick={() => {
            if (!isReady) return onIncomplete();
            onPress('add');
            actions.add(item, quantity);
            onAdded();
          }}
        >
          {t(isUnavailable ? 'common:productCard.unavailable' : 'common:productCard.add')}
        </Button>
      )}
    </BottomBar>
  );
}
