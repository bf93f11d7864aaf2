import type { MouseEvent } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { lineKey, MAX_QUANTITY } from './cartLines.ts';
import { useCartQuantity } from './cartStore.ts';
import { isConfirming } from './earlyTaps.ts';
import { useCartActions } from './useCartActions.ts';
import type { CartItem } from './useCartActions.ts';
import styles from './CartControls.module.css';

interface CartControlsProps {
  item: CartItem;
  /** It is not available: the add button is disabled and says why. */
  isUnavailable?: boolean;
  /** Pieces in stock of the chosen product or variant. */
  stock?: number;
  size?: 'md' | 'lg';
  /** Called after pieces were added or removed. */
  onChanged?: () => void;
}

/**
 * Adds a product to the cart, and once it is there shows its quantity with plus, minus and remove. Adding and plus are the same
 * button in the same place, so neither the focus nor the finger has to move.
 */
export function CartControls({
  item,
  isUnavailable = false,
  stock,
  size = 'md',
  onChanged,
}: CartControlsProps) {
  const { t } = useTranslation('cart');
  const quantity = useCartQuantity(item.id, item.variantId);
  const actions = useCartActions();
  const { name } = item;
  const inCart = quantity > 0;

  const plus = () => {
    if (inCart && !isConfirming()) actions.increment(item);
    else actions.add(item);
    onChanged?.();
  };
  /** The remaining button after the product is removed. */
  const focusPlus = ({ parentElement }: Element) => {
    const plus = parentElement?.lastElementChild;
    if (plus instanceof HTMLElement) plus.focus();
  };
  const minus = ({ currentTarget }: MouseEvent) => {
    if (quantity === 1) focusPlus(currentTarget);
    actions.decrement(item);
    onChanged?.();
  };
  const remove = ({ currentTarget }: MouseEvent) => {
    focusPlus(currentTarget);
    actions.remove(item);
    onChanged?.();
  };

  const isAtStock = stock !== undefined && quantity >= stock;
  const addLabel = isUnavailable
    ? t('common:productCard.unavailable')
    : isAtStock
      ? t('common:productCard.lowStock', { count: stock })
      : t('common:productCard.add');
  return (
    <div className={cx(styles.controls, styles[size], inCart && styles.inCart, isUnavailable && styles.off)}>
      {inCart && (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={t('controls.remove', { name })}
            onClick={remove}
          >
            <Icon name="trash" size={18} />
          </button>
          <button
            type="button"
            className={styles.step}
            aria-label={t('controls.minus', { name })}
            onClick={minus}
          >
            <Icon name="minus" size={18} />
          </button>
          <output className={styles.quantity} aria-label={t('controls.quantity', { count: quantity })}>
            {quantity}
          </output>
        </>
      )}
      <button
        type="button"
        className={styles.plus}
        disabled={isUnavailable || isAtStock || quantity >= MAX_QUANTITY}
        title={addLabel}
        data-add={lineKey(item)}
        data-most={stock !== undefined && stock < MAX_QUANTITY ? stock : undefined}
        aria-label={
          inCart
            ? t('controls.plus', { name })
            : t(isUnavailable ? 'common:productCard.unavailableNamed' : 'common:productCard.addNamed', {
                name,
              })
        }
        onClick={plus}
      >
        {!inCart && (
          <span className={styles.words}>
            {isUnavailable ? t('controls.unavailable') : t('controls.add')}
          </span>
        )}
        <span className={styles.circle}>
          <Icon name="plus" size={20} />
        </span>
      </button>
    </div>
  );
}
