import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { CartOutcome } from '../../../features/cart/CartOutcome.tsx';
import { CartTotals } from '../../../features/cart/CartTotals.tsx';
import { lineKey } from '../../../features/cart/cartLines.ts';
import { cartStore } from '../../../features/cart/cartStore.ts';
import { putInCart, wantedOf, type Outcome } from '../../../features/cart/putInCart.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { SharedLine } from './SharedLine.tsx';
import type {
  SharedCart_quote$data,
  SharedCart_quote$key,
} from './__generated__/SharedCart_quote.graphql.ts';
import styles from './SharedCart.module.css';

type Line = SharedCart_quote$data['lines'][number];
type Sold = Line & { readonly product: NonNullable<Line['product']> };

const isSold = (line: Line): line is Sold => line.product != null;

/** Whether some pieces of a line can be put into a cart. */
const isOrderable = ({ problems }: Line): boolean =>
  problems.every(({ code, availableQuantity }) => code === 'STOCK_REDUCED' && (availableQuantity ?? 0) > 0);

/** The lines of a shared cart and their total, and the button that puts them into the device's cart. */
export function SharedCart({ quote: key }: { quote: SharedCart_quote$key }) {
  const { t } = useTranslation('cartDetails');
  const quote = useFragment(
    graphql`
      fragment SharedCart_quote on CartQuote {
        ...CartTotals_quote
        lines {
          ...SharedLine_line
          productId
          variantId
          quantity
          product {
            name(language: $language)
            slug
            mainImage {
              url
            }
          }
          variant {
            color(language: $language)
            size
          }
          problems {
            code
            availableQuantity
          }
        }
      }
    `,
    key,
  );
  const [step, setStep] = useState<'offer' | 'question' | Outcome>('offer');
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What was pressed has been replaced.
    place.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [step]);

  const sold = quote.lines.filter(isSold);
  const gone = quote.lines.length - sold.length;
  const orderable = sold.filter(isOrderable);
  const take = () => {
    const wanted = orderable.map(({ productId, variantId, quantity, product, variant }) => ({
      name: product.name,
      color: variant?.color,
      size: variant?.size,
      quantity,
      variantId,
      product: { id: productId },
    }));
    setStep(putInCart(wantedOf(wanted), orderable));
  };

  return (
    <div className={styles.columns}>
      <div className={styles.lines}>
        <ul>
          {sold.map((line, index) => (
            <SharedLine
              key={`${index} ${lineKey({ id: line.productId, variantId: line.variantId })}`}
              line={line}
            />
          ))}
        </ul>
        {gone > 0 && <p className={styles.gone}>{t('unavailableItems', { count: gone })}</p>}
      </div>
      <section className={styles.summary} aria-label={t('summary')}>
        <CartTotals quote={quote} isLoading={false} />
        {orderable.length === 0 ? (
          <p className={styles.none}>{t('shared.none')}</p>
        ) : (
          <div ref={place} aria-live="polite">
            {step === 'offer' && (
              <Button
                size="lg"
                wide
                onClick={() => (cartStore.getLines().length > 0 ? setStep('question') : take())}
              >
                {t('shared.take')}
              </Button>
            )}
            {step === 'question' && (
              <fieldset className={styles.question}>
                <legend className={styles.asked}>{t('shared.question')}</legend>
                <Button wide onClick={take}>
                  {t('shared.add')}
                </Button>
                <Button
                  variant="secondary"
                  wide
                  onClick={() => {
                    cartStore.clear();
                    take();
                  }}
                >
                  {t('shared.replace')}
                </Button>
                <Button variant="ghost" wide onClick={() => setStep('offer')}>
                  {t('common:cancel')}
                </Button>
              </fieldset>
            )}
            {typeof step === 'object' && <CartOutcome outcome={step} />}
          </div>
        )}
      </section>
    </div>
  );
}
