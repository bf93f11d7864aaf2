/** What holds for every order of the shop. */
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '../../../contract/money.ts';
import { LANGUAGES } from '../../../contract/rules/languages.ts';
import { RETURN_WORKING_DAYS } from '../../../contract/rules/returns.ts';
import { moneyOf } from '../base/money.ts';
import type { Shop } from '../generated/resolvers.ts';

/** The name under which the shop sells. */
const SHOP_NAME = 'Lawaj';

export const shopFacts: Shop = {
  name: SHOP_NAME,
  currency: 'TND',
  countryCode: 'TN',
  languages: [...LANGUAGES],
  deliveryFee: moneyOf(DELIVERY_FEE),
  freeDeliveryFrom: moneyOf(FREE_DELIVERY_FROM),
  returnWorkingDays: RETURN_WORKING_DAYS,
  includesVat: true,
};
