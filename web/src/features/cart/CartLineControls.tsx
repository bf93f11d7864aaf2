import { Icon } from '../../design/Icon.tsx';
import { focusNeighbour } from '../../design/focusNeighbour.ts';
import { IconButton } from '../../design/static/IconButton.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { MAX_QUANTITY, type CartLine } from './cartLines.ts';
import styles from './CartLineRow.module.css';
import { useCartActions } from './useCartActions.ts';

/** The line's neighbours, and the link with their name. */
const NEIGHBOUR = ['[data-cart-line]', 'a:not([aria-hidden])'] as const;

interface CartLineControlsProps {
  line: CartLine;
  /** Part of each button's label. */
  name: string;
  /** Pieces in stock; undefined: not known. */
  stock?: number;
}

/** Quantity of a line with buttons for plus, minus and remove: two cells of the line. */
export function CartLineControls({ line, name, stock }: CartLineControlsProps) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const { id, variantId, quantity } = line;
  return (
    <>
      <IconButton
        className={styles.remove}
        label={t('controls.remove', { name })}
        icon={<Icon name="trash" size={18} />}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget, ...NEIGHBOUR);
          actions.remove({ id, variantId, name });
        }}
        quiet
      />
      <div className={styles.quantity}>
        <IconButton
          label={t('controls.minus', { name })}
          icon={<Icon name="minus" size={18} />}
          onClick={({ currentTarget }) => {
            if (quantity === 1) focusNeighbour(currentTarget, ...NEIGHBOUR);
            actions.decrement({ id, variantId, name });
          }}
          quiet
        />
        <output aria-label={t('controls.quantity', { count: quantity })}>{quantity}</output>
        <IconButton
          label={t('controls.plus', { name })}
          icon={<Icon name="plus" size={18} />}
          onClick={() => actions.increment({ id, variantId })}
          disabled={quantity >= Math.min(MAX_QUANTITY, stock ?? MAX_QUANTITY)}
          quiet
        />
      </div>
    </>
  );
}
