/** Cost, destinations and duration of deliveries. */
import { Quote } from '../../contract/cart.ts';
import { DeliveryTimesAnswer } from '../../contract/delivery.ts';
import type { DeliveryTimes } from '../../contract/delivery.ts';
import { DelegationList } from '../../contract/orders.ts';
import { regionName } from '../understanding/regions.ts';
import type { ToolContext } from './context.ts';
import { preparationHours } from './products.ts';
import type { Product } from './products.ts';

export interface Delivery {
  /** The requested governorate, and how many of its delegations are served. */
  region: { name: string; delegations: number } | undefined;
  /** In TND: fee of an order of this product alone, and the total from which delivery is free. */
  fee: { product: string; amount: string; freeFrom: string } | undefined;
  preparation: { shop: string; hours: number } | undefined;
  /** Delivery times to that governorate, if ordered now; undefined when the carrier does not provide them. */
  times: DeliveryTimes | undefined;
}

/** @param product the product in question. @throws like RestClient */
export async function deliveryOf(
  context: ToolContext,
  regionNumber: number | undefined,
  product: Product | undefined,
): Promise<Delivery> {
  const { rest, caller } = context;
  const [list, quote, hours, answer] = await Promise.all([
    regionNumber === undefined
      ? undefined
      : rest.get(`/v1/regions/${regionNumber}/delegations`, DelegationList, { signal: caller.signal }),
    product &&
      rest.post(
        '/v1/cart/quote',
        { lines: [{ productId: product._id, variantId: product.variants[0]?.id ?? null, quantity: 1 }] },
        Quote,
        { signal: caller.signal },
      ),
    product && preparationHours(context, product),
    regionNumber === undefined
      ? undefined
      : rest.get(
          `/v1/delivery/times?region=${regionNumber}${product ? `&product=${encodeURIComponent(product._id)}` : ''}`,
          DeliveryTimesAnswer,
          { signal: caller.signal },
        ),
  ]);
  return {
    region:
      list === undefined || regionNumber === undefined
        ? undefined
        : { name: regionName(regionNumber, context.language), delegations: list.delegations.length },
    // A product that cannot be ordered has no fee of its own.
    fee:
      product && quote && quote.itemCount > 0
        ? { product: product.name, amount: quote.deliveryFee, freeFrom: quote.freeDeliveryFrom }
        : undefined,
    preparation: product && hours !== undefined ? { shop: product.seller.name, hours } : undefined,
    times: answer?.times ?? undefined,
  };
}
