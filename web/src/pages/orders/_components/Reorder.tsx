import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { CartOutcome } from '../../../features/cart/CartOutcome.tsx';
import { putInCart, wantedOf, type Outcome } from '../../../features/cart/putInCart.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Reorder_order$key } from './__generated__/Reorder_order.graphql.ts';
import type { ReorderQuery } from './__generated__/ReorderQuery.graphql.ts';
import styles from './Reorder.module.css';
import { present } from '../../../relay/present.ts';

/** Adds an order's lines to the cart, as far as they are still sold, and lists the others. */
export function Reorder({ order: key }: { order: Reorder_order$key }) {
  const { t } = useTranslation('buying');
  const environment = useRelayEnvironment();
  const { subOrders } = useFragment(
    graphql`
      fragment Reorder_order on Order {
        subOrders {
          lines {
            name(language: $language)
            color(language: $language)
            size
            quantity
            variantId
            product {
              id
            }
          }
        }
      }
    `,
    key,
  );
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | 'failed'>();

  const reorder = async () => {
    setBusy(true);
    try {
      const wanted = wantedOf(subOrders.flatMap(({ lines }) => lines));
      const { sold } = wanted;
      const answer =
        sold.length === 0
          ? undefined
          : await fetchQuery<ReorderQuery>(
              environment,
              graphql`
                query ReorderQuery($input: CartQuoteInput!) {
                  cartQuote(input: $input) {
                    lines {
                      product {
                        slug
                        mainImage {
                          url
                        }
                      }
                      problems {
                        code
                        availableQuantity
                      }
                    }
                  }
                }
              `,
              {
                input: {
                  lines: sold.map(({ id, variantId, quantity }) => ({ productId: id, variantId, quantity })),
                },
              },
              { fetchPolicy: 'network-only' },
            ).toPromise();
      setOutcome(putInCart(wanted, answer === undefined ? [] : present(answer.cartQuote).lines));
    } catch {
      setOutcome('failed');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name="rotate-ccw" size={18} />}
        busy={busy}
        onClick={() => void reorder()}
      >
        {t('reorder.button')}
      </Button>
      <div className={styles.outcome} aria-live="polite">
        {outcome === 'failed' && <p className={styles.failed}>{t('account:error.failed')}</p>}
        {outcome !== undefined && outcome !== 'failed' && <CartOutcome outcome={outcome} />}
      </div>
    </>
  );
}
