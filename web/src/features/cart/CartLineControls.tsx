import { Icon } from '../../design/Icon.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { MAX_QUANTITY, type CartLine } from './cartLines.ts';
import styles from './CartLineRow.module.css';
import { useCartActions } from './useCartActions.ts';

/** How many pieces of a line, one more, one less, none: two cells of the line. `name` is said with each of them. */
export function CartLineControls({ line, name }: { line: CartLine; name: string }) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const { id, variantId, quantity } = line;
  return (
    <>
      <IconButton
        className={styles.remove}
        label={t('controls.remove', { name })}
        icon={<Icon name="trash" size={18} />}
        onClick={() => actions.remove({ id, variantId, name })}
        quiet
      />
      <div className={styles.quantity}>
        <IconButton
          label={t('controls.minus', { name })}
          icon={<Icon name="minus" size={18} />}
          onClick={() => actions.decrement({ id, variantId, name })}
          quiet
        />
        <output aria-label={t('controls.quantity', { count: quantity })}>{quantity}</output>
        <IconButton
          label={t('controls.plus', { name })}
          icon={<Icon name="plus" size={18} />}
          onClick={() => actions.increment({ id, variantId })}
          disabled={quantity >= MAX_QUANTITY}
          quiet
        />
      </div>
    </>
  );
}
