import { useMemo } from 'react';
import { dismissToast, toast } from '../../design/toast.ts';
import { formatAmount } from '../../design/money.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { MAX_LINES, MAX_QUANTITY, quantityOf } from './cartLines.ts';
import type { CartLimit, Change, LineKey } from './cartLines.ts';
import { rememberProducts } from './cartMemory.ts';
import { cartStore } from './cartStore.ts';
import { isConfirming } from './earlyTaps.ts';

/** The fields of a product that messages need. `price` is a decimal string of TND. */
export interface CartItem extends LineKey {
  readonly name: string;
  readonly price: string;
}

/** Changes of the cart; each shows a message. */
export interface CartActions {
  /** Adds pieces to the cart (default 1). Returns the line's new quantity. */
  add(item: CartItem, amount?: number): number;
  increment(item: Pick<CartItem, 'id' | 'variantId'>): number;
  /** Removes one; at 1 the line is removed. */
  decrement(item: Omit<CartItem, 'price'>): number;
  remove(item: Omit<CartItem, 'price'>): void;
  /** Empties the cart. */
  clear(): void;
}

/** The id of the quantity message: presses in quick succession update the shown one. */
const QUANTITY_TOAST = 'cart-quantity';

/** Adds pieces, unless they were added before hydration. */
function put(item: LineKey, amount: number): Pick<Change, 'quantity' | 'limit'> {
  if (isConfirming()) return { quantity: quantityOf(cartStore.getLines(), item) };
  return cartStore.add(item, amount);
}

/** The cart's actions with their messages in the page's language. */
export function useCartActions(): CartActions {
  const { t, language } = useTranslation('cart');
  return useMemo(() => {
    const limitReached = (limit: CartLimit) =>
      toast({
        isProduct: true,
        type: 'warning',
        title: t('toast.limit'),
        description:
          limit === 'lines'
            ? t('toast.limitLines', { max: MAX_LINES })
            : t('toast.limitQuantity', { max: MAX_QUANTITY }),
        duration: 3000,
      });
    const removed = (name: string) =>
      toast({
        isProduct: true,
        type: 'info',
        title: t('toast.removed'),
        description: t('toast.removedText', { name }),
        duration: 2000,
      });
    return {
      add(item, amount = 1) {
        const { quantity, limit } = put(item, amount);
        rememberProducts([item], cartStore.getLines());
        if (limit) limitReached(limit);
        else {
          toast({
            isProduct: true,
            type: 'success',
            title: t('toast.added', { name: item.name }),
            description: t('toast.price', { price: formatAmount(item.price, language) }),
            duration: 3000,
          });
        }
        return quantity;
      },
      increment(item) {
        const { quantity, limit } = cartStore.add(item);
        if (limit) limitReached(limit);
        else {
          toast({
            id: QUANTITY_TOAST,
            isProduct: true,
            type: 'success',
            title: t('toast.plus', { total: quantity }),
            duration: 2000,
          });
        }
        return quantity;
      },
      decrement(item) {
        const { quantity } = cartStore.decrement(item);
        if (quantity === 0) {
          dismissToast(QUANTITY_TOAST);
          removed(item.name);
        } else {
          toast({
            id: QUANTITY_TOAST,
            isProduct: true,
            type: 'error',
            title: t('toast.minus', { total: quantity }),
            duration: 2000,
          });
        }
        return quantity;
      },
      remove(item) {
        cartStore.remove(item);
        removed(item.name);
      },
      clear() {
        cartStore.clear();
        toast({ isProduct: true, type: 'info', title: t('toast.cleared'), duration: 2000 });
      },
    };
  }, [t, language]);
}
