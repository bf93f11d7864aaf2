import { graphql } from 'react-relay';
import { Drawer } from '../../design/chakra/Drawer.tsx';
import { Button } from '../../design/static/Button.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { useCartLines } from './cartStore.ts';
import { useCartActions } from './useCartActions.ts';
import type { CartDrawerQuery } from './__generated__/CartDrawerQuery.graphql.ts';
import { useCartQuote } from './useCartQuote.ts';

const query = graphql`
  query CartDrawerQuery($input: CartQuoteInput!, $language: Language!) {
    cartQuote(input: $input) {
      validUntil
      ...CartLines_quote
      ...CartSummary_quote
    }
  }
`;

interface CartDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The cart in a drawer. Prices are requested only while it is open. */
export default function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const { t } = useTranslation('cartDetails');
  const lines = useCartLines();
  const state = useCartQuote<CartDrawerQuery>(query, lines, { isActive: isOpen });
  const actions = useCartActions();
  const isEmpty = lines.length === 0;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('cart:title')}
      actions={
        !isEmpty && (
          <Button variant="ghost" size="sm" onClick={actions.clear}>
            {t('deleteAll')}
          </Button>
        )
      }
      footer={!isEmpty && <CartSummary state={state} checkoutTo={paths.cart()} onCheckout={onClose} />}
    >
      {isEmpty ? (
        <CartEmpty onNavigate={onClose} />
      ) : (
        <CartLines lines={lines} state={state} onNavigate={onClose} />
      )}
    </Drawer>
  );
}
