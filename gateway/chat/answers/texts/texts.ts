/** What the assistant says by itself, in the languages of the shop. Names, amounts and dates are put in as they are shown. */
import type { StockStatus } from '../../../contract/catalogue.ts';
import type { OrderState } from '../../../contract/orders.ts';
import type { Limit } from '../../tools/search.ts';
import type { Sort } from '../../understanding/understanding.ts';

/** What may be said more precisely of a wish. */
export type Detail = 'color' | 'size' | 'budget' | 'features';

export interface Texts {
  /** Who speaks, when nobody in particular was chosen. */
  hello: string;
  thanks: string;
  bye: string;
  fine: string;
  /** To "ok", "no". */
  goOn: string;
  /** To who is angry. */
  sorry: string;
  /** To who wants to speak with people. */
  contact: string;
  /** What was asked is nothing that the shop could know. */
  elsewhere: string;
  /** Introduces questions that may be asked. */
  forExample(questions: readonly string[]): string;

  found(shown: number, total: number | null, filters: string): string;
  priceRange(lowest: string, highest: string): string;
  onePrice(price: string): string;
  /** The first of the list, and of a sorted one. */
  first(name: string, price: string): string;
  leading: Readonly<Record<Sort, (name: string, price: string) => string>>;
  soldOutLast(count: number): string;
  /** Nothing is all of that; these limits were let go of. */
  dropped(limits: readonly string[]): string;
  limits: Readonly<Record<Limit, string>>;
  /** The words themselves were not found, what stands beside them was. */
  nearWords: string;
  nothing(filters: string): string;
  askDetails(details: readonly Detail[]): string;
  /** Not even a thing was told. */
  askThing: string;
  refine: string;
  /** Of a picture. */
  byColors(colors: string, hasText: boolean): string;
  byPicture(description: string): string;
  filters: {
    not(what: string): string;
    size(sizes: string): string;
    below(amount: string): string;
    above(amount: string): string;
    between(low: string, high: string): string;
    reduced: string;
  };
  colors: Readonly<Record<string, string>>;

  /** Asked about one of several products. */
  whichProduct: string;
  noProduct: string;
  price(name: string, price: string, before: string | undefined): string;
  stock: Readonly<Record<StockStatus, string>>;
  inStock(count: number): string;
  lowStock(count: number): string;
  variants(list: string): string;
  hasColor(color: string, count: number): string;
  noColor(color: string): string;
  sizes(list: string): string;
  colorList(list: string): string;
  warranty(months: number | null, type: string | null): string;
  noWarranty: string;
  rating(average: string, count: number): string;
  noRating: string;
  weight(kilograms: string): string;
  brand(name: string): string;
  seller(name: string): string;
  returnPolicy(text: string): string;
  unknownDetail: string;
  productNext: string;

  compared(names: string): string;
  row: Readonly<Record<'price' | 'rating' | 'stock' | 'warranty' | 'colors' | 'brand' | 'weight', string>>;
  none: string;
  months(count: number): string;
  verdictCheapest(name: string): string;
  verdictRated(name: string): string;
  samePrice: string;

  served(region: string, delegations: number): string;
  fee(product: string, amount: string, freeFrom: string): string;
  feeFree(product: string, freeFrom: string): string;
  preparation(shop: string, hours: number): string;
  /** Working days. */
  transit(least: number, most: number): string;
  arrivesOn(day: string): string;
  arrives(from: string, until: string): string;
  whichRegion: string;

  order(number: string, state: string, date: string): string;
  part(number: string, state: string): string;
  ownOrders: string;
  noOrders: string;
  needNumberAndPhone: string;
  needNumber: string;
  needPhone: string;
  unknownOrder: string;
  tooMany: string;
  states: Readonly<Record<OrderState, string>>;

  coupons: string;
  couponsFor(product: string): string;
  coupon(code: string, what: string): string;
  couponHolds(code: string, discount: string, total: string): string;
  noCouponHolds(product: string): string;
  noCoupons: string;
  couponOff(amount: string): string;
  couponFreeDelivery: string;
  couponFrom(amount: string): string;
  couponUntil(date: string): string;
  couponUse: string;

  /** Behind a paragraph of a page. */
  readMore(page: string): string;
  noHelp: string;
  account: Readonly<Record<'password' | 'signIn' | 'register' | 'change' | 'remove' | 'general', string>>;
  transactionHelp: string;
}
