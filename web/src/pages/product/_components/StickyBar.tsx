import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../../../design/static/Button.tsx';
import { Price } from '../../../design/static/Price.tsx';
import { useCartQuantity } from '../../../features/cart/cartStore.ts';
import { CartControls } from '../../../features/cart/CartControls.tsx';
import { useCartActions, type CartItem } from '../../../features/cart/useCartActions.ts';
import { useSwappedFocus } from '../../../features/cart/useSwappedFocus.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './StickyBar.module.css';

interface StickyBarProps {
  item: CartItem;
  /** Available pieces of the chosen variant. */
  stock: number;
  isUnavailable: boolean;
  isReady: boolean;
  onIncomplete: () => void;
  /** The element that it replaces; the bar shows once this has left the screen upwards. */
  standsFor: RefObject<HTMLElement | null>;
}

/** On phones: price and cart button at the lower edge while the buy box is out of sight. */
export function StickyBar({ item, stock, isUnavailable, isReady, onIncomplete, standsFor }: StickyBarProps) {
  const { t } = useTranslation('product');
  const inCart = useCartQuantity(item.id, item.variantId);
  const actions = useCartActions();
  const { place, onPress } = useSwappedFocus(inCart);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = standsFor.current;
    if (!element) return;
    // The viewport extended far downwards: an element that does not intersect it is above, also after a jump.
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [standsFor]);
  return (
    <div ref={place} className={styles.bar} data-bottom-bar data-shown={shown || undefined} inert={!shown}>
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
          aria-label={t(
            isUnavailable ? 'common:productCard.unavailableNamed' : 'common:productCard.addNamed',
            { name: item.name },
          )}
          onClick={() => {
            if (!isReady) return onIncomplete();
            onPress('add');
            return actions.add(item);
          }}
        >
          {t(isUnavailable ? 'common:productCard.unavailable' : 'common:productCard.add')}
        </Button>
      )}
    </div>
  );
}
