import type { IconName } from '../../../design/icons.ts';

/** What a message is about, as the API names it. */
export type QueryType =
  | 'SEARCH_PRODUCT'
  | 'PRODUCT_INFO'
  | 'PLATFORM_INFO'
  | 'PLATFORM_HELP'
  | 'TRANSACTION_HELP'
  | 'ACCOUNT_MGMT'
  | 'SELLER_SUPPORT'
  | 'OTHER';

/** The labels that a shopper chooses among; two of them mean the same to the API. */
export type QueryChoice =
  | 'auto'
  | 'product'
  | 'platform'
  | 'help'
  | 'delivery'
  | 'payment'
  | 'account'
  | 'seller'
  | 'other';

interface Option {
  readonly queryType: QueryType;
  readonly icon: IconName;
}

const OPTIONS: Readonly<Record<QueryChoice, Option>> = {
  auto: { queryType: 'SEARCH_PRODUCT', icon: 'sparkles' },
  product: { queryType: 'PRODUCT_INFO', icon: 'tag' },
  platform: { queryType: 'PLATFORM_INFO', icon: 'store' },
  help: { queryType: 'PLATFORM_HELP', icon: 'message-circle' },
  delivery: { queryType: 'TRANSACTION_HELP', icon: 'truck' },
  payment: { queryType: 'TRANSACTION_HELP', icon: 'banknote' },
  account: { queryType: 'ACCOUNT_MGMT', icon: 'circle-user-round' },
  seller: { queryType: 'SELLER_SUPPORT', icon: 'hand-coins' },
  other: { queryType: 'OTHER', icon: 'layout-grid' },
};

/** In the order of the selector. */
export const QUERY_CHOICES = Object.keys(OPTIONS) as readonly QueryChoice[];

/** What a choice means to the API. */
export const queryTypeOf = (choice: QueryChoice): QueryType => OPTIONS[choice].queryType;

export const queryIcon = (choice: QueryChoice): IconName => OPTIONS[choice].icon;
