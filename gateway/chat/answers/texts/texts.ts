/** Texts of the assistant in the shop's languages. Names, amounts and dates are inserted already formatted. */
import type { StockStatus } from '../../../contract/catalogue.ts';
import type { OrderState } from '../../../contract/orders.ts';
import type { Limit } from '../../tools/search.ts';
import type { Field } from '../../understanding/fields.ts';
import type { Sort } from '../../understanding/understanding.ts';

/** Details of a search that can be asked for. */
export type Detail = 'color' | 'size' | 'budget' | 'features';

export interface Texts {
  /** Introduction without a persona. */
  hello: string;
  thanks: string;
  bye: string;
  fine: string;
  /** Answer to "ok", "no". */
  goOn: string;
  /** Answer to an angry message. */
  sorry: string;
  /** Answer to a request for human support. */
  contact: string;
  /** The question is not about anything the shop could know. */
  elsewhere: string;
  /** Introduces example questions. */
  forExample(questions: readonly string[]): string;

  found(shown: number, total: number | null, filters: string): string;
  priceRange(lowest: string, highest: string): string;
  onePrice(price: string): string;
  /** The first product of a list, and of a sorted one. */
  first(name: string, price: string): string;
  leading: Readonly<Record<Sort, (name: string, price: string) => string>>;
  soldOutLast(count: number): string;
  /** No product satisfies everything; these limits were ignored. */
  dropped(limits: readonly string[]): string;
  limits: Readonly<Record<Limit, string>>;
  /** The words themselves were not found, only related products. */
  nearWords: string;
  nothing(filters: string): string;
  askDetails(details: readonly Detail[]): string;
  /** The message does not even name a thing. */
  askThing: string;
  refine: string;
  /** Search by a picture. */
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

  /** Asks which of several products is meant. */
  whichProduct: string;
  /** Messages that mean the first products shown, in their order. */
  firstOnes: readonly string[];
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

  /** After a paragraph of a page. */
  readMore(page: string): string;
  noHelp: string;
  /** Asks what is meant. */
  unclear: string;
  /** Before results for words that were corrected. */
  resultsFor(text: string): string;
  /** Asks which of two or three categories is meant. */
  whichOf(names: readonly string[]): string;
  /** Before products of categories that may be meant. */
  perhaps(names: readonly string[]): string;
  /** Questions that can be answered: at the start, after a list, about the shop. */
  offers: Readonly<Record<'start' | 'list' | 'help', readonly string[]>>;
  /** Further results of a search, and none left. */
  more(count: number): string;
  noMore: string;
  /** Some products fit the whole request, others are only of the same kind. */
  foundSome(fitting: number, others: number, filters: string): string;
  /** What an extreme was chosen from; null: all that the shop sells. */
  among(count: number | null): string;
  lightest(name: string, kilograms: string): string;
  heaviest(name: string, kilograms: string): string;
  noWeights: string;
  /** Before the total of one product of each list shown. */
  oneOfEach: string;
  sum(items: string, delivery: string, total: string): string;
  notCounted(names: string): string;
  hasSize(size: string, count: number): string;
  noSize(size: string): string;
  /** A product's page does not state a technical detail. */
  notStated(field: string): string;
  fields: Readonly<Record<Field, string>>;
  account: Readonly<Record<'password' | 'signIn' | 'register' | 'change' | 'remove' | 'general', string>>;
  transactionHelp: string;
}
