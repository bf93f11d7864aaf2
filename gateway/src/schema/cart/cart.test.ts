import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startTestBed } from '../../../test/harness.ts';
import type { TestBed } from '../../../test/harness.ts';
import { toGlobalId } from '../base/ids.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const QUOTE = `query ($input: CartQuoteInput!) {
  cartQuote(input: $input) {
    itemCount itemsTotal { amount } deliveryFee { amount } total { amount }
    coupon { code type discount { amount } } discountTotal { amount }
    problems { code couponReason missingAmount { amount } }
    lines { productId variantId quantity product { slug } variant { id size } unitPrice { amount } problems { code message availableQuantity } }
  }
}`;

const quote = (lines: unknown[], couponCode?: string) =>
  ask(bed.gateway, QUOTE, { input: { lines, couponCode } });

describe('cartQuote', () => {
  it('prices what the device sent, in its order', async () => {
    const variantId = toGlobalId('ProductVariant', '10.102');
    const { data, errors } = await quote(
      [
        { productId: toGlobalId('Product', 10), variantId, quantity: 2 },
        { productId: toGlobalId('Product', 999_999), quantity: 1 },
      ],
      ' SALAM ',
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      cartQuote: {
        itemCount: 2,
        coupon: null,
        problems: [
          { code: 'COUPON_INVALID', couponReason: 'MIN_PURCHASE', missingAmount: { amount: '12.500' } },
        ],
        lines: [
          {
            productId: toGlobalId('Product', 10),
            variantId,
            quantity: 2,
            variant: { id: variantId, size: 'M' },
          },
          { product: null, variant: null, problems: [{ code: 'PRODUCT_UNAVAILABLE' }] },
        ],
      },
    });
  });

  it('names the valid coupon and its discount', async () => {
    const { data, errors } = await quote([{ productId: toGlobalId('Product', 10), quantity: 1 }], 'CINQ');
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      cartQuote: {
        coupon: { code: 'CINQ', type: 'FIXED', discount: { amount: '5.000' } },
        discountTotal: { amount: '5.000' },
        problems: [],
      },
    });
  });

  it('is requested again each time', async () => {
    bed.sent();
    await quote([{ productId: toGlobalId('Product', 1), quantity: 1 }]);
    await quote([{ productId: toGlobalId('Product', 1), quantity: 1 }]);
    expect(bed.sent()).toEqual(['POST /v1/cart/quote', 'POST /v1/cart/quote']);
  });

  const product = toGlobalId('Product', 10);
  it.each([
    ['input.lines.0.quantity', [{ productId: product, quantity: 0 }]],
    ['input.lines.0.quantity', [{ productId: product, quantity: 100 }]],
    ['input.lines.0.productId', [{ productId: 'x', quantity: 1 }]],
    ['input.lines.0.productId', [{ productId: toGlobalId('Brand', 1), quantity: 1 }]],
    [
      'input.lines.0.variantId',
      [{ productId: product, variantId: toGlobalId('ProductVariant', '11.1'), quantity: 1 }],
    ],
    ['input.lines', Array.from({ length: 101 }, () => ({ productId: product, quantity: 1 }))],
  ])('refuses a bad %s by name, without a call', async (argument, lines) => {
    bed.sent();
    const { errors } = await quote(lines);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    expect(bed.sent()).toEqual([]);
  });
});
