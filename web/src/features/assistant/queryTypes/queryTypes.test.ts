import { expect, it } from 'vitest';
import { QUERY_CHOICES, queryTypeOf } from './queryTypes.ts';

it('offers nine labels, two of which have the same value in the API', () => {
  expect(QUERY_CHOICES.map((choice) => [choice, queryTypeOf(choice)])).toEqual([
    ['auto', 'SEARCH_PRODUCT'],
    ['product', 'PRODUCT_INFO'],
    ['platform', 'PLATFORM_INFO'],
    ['help', 'PLATFORM_HELP'],
    ['delivery', 'TRANSACTION_HELP'],
    ['payment', 'TRANSACTION_HELP'],
    ['account', 'ACCOUNT_MGMT'],
    ['seller', 'SELLER_SUPPORT'],
    ['other', 'OTHER'],
  ]);
});
