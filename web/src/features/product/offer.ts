/** A product's price at an instant: the server's data, advanced over the flash sale's start and end by the clock. */
import { graphql, useFragment } from 'react-relay';
import { useNow } from '../../clock/useNow.ts';
import type { offer_product$data, offer_product$key } from './__generated__/offer_product.graphql.ts';

/** The fields of a product that its price depends on; amounts are decimal strings of TND, instants ISO 8601. */
export interface Priced {
  readonly price: { readonly amount: string };
  readonly discountPrice: { readonly amount: string } | null | undefined;
  readonly currentPrice: { readonly amount: string };
  readonly flashSale:
    | {
        readonly price: { readonly amount: string };
        readonly startsAt: string | null | undefined;
        readonly expiresAt: string | null | undefined;
        readonly stock: number | null | undefined;
        readonly remainingStock: number | null | undefined;
        readonly isActive: boolean;
      }
    | null
    | undefined;
}

/** The price to show. */
export interface Offer {
  current: string;
  /** The regular price if it is higher. */
  regular: string | null;
  /** Whole percent; 0 shows no discount. */
  percent: number;
  isFlash: boolean;
}

/** Whether the flash price applies at `now` (milliseconds). */
export function isFlashActive(product: Priced, now: number): boolean {
  const sale = product.flashSale;
  if (!sale) return false;
  if (sale.expiresAt != null && now > Date.parse(sale.expiresAt)) return false;
  if (sale.isActive) return true;
  // Not active when the server responded: it may have started since.
  return sale.startsAt != null && now >= Date.parse(sale.startsAt) && sale.remainingStock !== 0;
}

const toMillimes = (amount: string): number => Math.round(Number(amount) * 1000);

/** Whole-number reduction in percent; 0 if there is none. */
export function percentOff(price: string, reduced: string): number {
  const [from, to] = [toMillimes(price), toMillimes(reduced)];
  return to > 0 && to < from ? Math.round(((from - to) / from) * 100) : 0;
}

/** The offer that applies at `now` (milliseconds). */
export function offerAt(product: Priced, now: number): Offer {
  const regular = product.price.amount;
  const isFlash = isFlashActive(product, now);
  let current: string;
  if (isFlash && product.flashSale) current = product.flashSale.price.amount;
  else if (product.flashSale?.isActive) current = product.discountPrice?.amount ?? regular;
  else current = product.currentPrice.amount;
  const percent = percentOff(regular, current);
  return { current, regular: toMillimes(current) < toMillimes(regular) ? regular : null, percent, isFlash };
}

/** Share of the flash stock that is sold, 0 to 100; null if the sale has no stock of its own. */
export function soldPercent(
  stock: number | null | undefined,
  remaining: number | null | undefined,
): number | null {
  if (stock == null || stock <= 0 || remaining == null) return null;
  return Math.min(100, Math.max(0, Math.round(((stock - remaining) / stock) * 100)));
}

/** Result of `useOffer`. */
export interface ProductOffer {
  offer: Offer;
  /** The flash sale, while it runs. */
  sale: offer_product$data['flashSale'];
  /** The current price in the server's response, to which a variant's price compares. */
  answeredPrice: string;
}

/** The offer that applies now. Only a product with a flash sale listens to the clock. */
export function useOffer(key: offer_product$key): ProductOffer {
  const product = useFragment(
    graphql`
      fragment offer_product on Product {
        price {
          amount
        }
        discountPrice {
          amount
        }
        currentPrice {
          amount
        }
        flashSale {
          price {
            amount
          }
          startsAt
          expiresAt
          stock
          remainingStock
          isActive
        }
      }
    `,
    key,
  );
  const offer = offerAt(product, useNow(product.flashSale != null));
  return {
    offer,
    sale: offer.isFlash ? product.flashSale : null,
    answeredPrice: product.currentPrice.amount,
  };
}
