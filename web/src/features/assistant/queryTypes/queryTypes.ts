import type { IconName } from '../../../design/icons.ts';

/** The subject of a message, as a value of the API. */
export type QueryType =
  | 'SEARCH_PRODUCT'
  | 'PRODUCT_INFO'
  | 'PLATFORM_INFO'
  | 'PLATFORM_HELP'
  | 'TRANSACTION_HELP'
  | 'ACCOUNT_MGMT'
  | 'SELLER_SUPPORT'
  | 'OTHER';

/** The labels that a shopper chooses from; two of them have the same value in the API. */
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

/** The API's value of a choice. */
export const queryTypeOf = (choice: QueryChoice): QueryType => OPTIONS[choice].queryType;

export const queryIcon = (choice: QueryChoice): IconName => OPTIONS[choice].icon;
