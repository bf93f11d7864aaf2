/** The database's tables as Kysely sees them; migrations/*.sql is the source. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CouponType, LocalisedText } from '../../contract/content.ts';
import type { CouponFunder, CouponScope } from '../../contract/coupons.ts';
import type { LanguageCode } from '../../contract/pages.ts';
import type { ReviewState } from '../../contract/reviews.ts';
import type { SellerStatus } from '../../contract/sellers.ts';
import type { WebhookChannel } from '../../contract/webhooks.ts';
import type { OrderTables } from './tables-orders.ts';
import type { PeopleTables } from './tables-people.ts';

type Time = ColumnType<Date, Date | string, Date | string>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;

export interface BrandsTable {
  id: Generated<number>;
  slug: string;
  name: string;
  logo_key: string | null;
  description: string | null;
  country: string | null;
  active: Generated<boolean>;
}

export interface SellersTable {
  id: Generated<number>;
  slug: string;
  name: string;
  legal_name: string;
  tax_number: string | null;
  contact_name: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  governorate_id: number;
  logo_key: string | null;
  cover_key: string | null;
  description: string | null;
  return_policy: string | null;
  preparation_hours: Generated<number>;
  commission_rate_bp: Generated<number>;
  commission_free_until: Time | null;
  status: Generated<SellerStatus>;
  rating_average: Generated<number>;
  rating_count: Generated<number>;
  created_at: DefaultedTime;
}

export interface CategoriesTable {
  id: Generated<number>;
  slug: string;
  name: string;
  description: string | null;
  image_key: string | null;
  icon: string | null;
  active: Generated<boolean>;
  is_special: Generated<boolean>;
  is_featured: Generated<boolean>;
  parent_id: number | null;
  depth: Generated<number>;
  display_order: Generated<number>;
  ancestor_ids: Generated<number[]>;
}

export interface ProductsTable {
  id: Generated<number>;
  slug: string;
  sku: string;
  name: string;
  name_sort: string;
  description: string;
  brand_id: number | null;
  seller_id: number;
  category_id: number;
  category_path: number[];
  price: number;
  discount_price: number | null;
  current_price: number;
  discount_percent: Generated<number>;
  stock: Generated<number>;
  stock_status: Generated<string>;
  rating_average: Generated<number>;
  rating_count: Generated<number>;
  sold_count: Generated<number>;
  is_best_seller: Generated<boolean>;
  is_featured: Generated<boolean>;
  is_flash_sale: Generated<boolean>;
  flash_sale_price: number | null;
  flash_sale_starts_at: Time | null;
  flash_sale_expires_at: Time | null;
  flash_sale_stock: number | null;
  flash_sale_remaining_stock: number | null;
  flash_sale_account_limit: number | null;
  active: Generated<boolean>;
  tags: Generated<string[]>;
  colors: Generated<string[]>;
  has_warranty: Generated<boolean>;
  warranty_months: number | null;
  warranty_type: string | null;
  weight_grams: number | null;
  vat_rate_bp: Generated<number>;
  return_policy: string | null;
  image_keys: Generated<string[]>;
  specs: JSONColumnType<{ name: string; value: string }[]>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
  search_text: Generated<string>;
  search_vector: ColumnType<string, never, never>;
}

export interface ProductVariantsTable {
  id: Generated<number>;
  product_id: number;
  sku: string;
  color: string | null;
  size: string | null;
  price_delta: Generated<number>;
  stock: Generated<number>;
  position: Generated<number>;
}

export interface PriceHistoryTable {
  product_id: number;
  at: Time;
  price: number;
}

export interface ReviewsTable {
  id: Generated<number>;
  product_id: number;
  rating: number;
  title: string | null;
  text: string;
  author_name: string;
  verified_purchase: Generated<boolean>;
  state: Generated<ReviewState>;
  created_at: DefaultedTime;
  user_id: Generated<number | null>;
  language: Generated<LanguageCode | null>;
  updated_at: DefaultedTime;
  moderation_note: Generated<string | null>;
}

export interface HomepagesTable {
  name: string;
  content: JSONColumnType<Record<string, unknown>>;
  edited: Generated<boolean>;
  updated_at: DefaultedTime;
}

export interface CouponsTable {
  id: Generated<number>;
  /** Upper case. */
  code: string;
  type: CouponType;
  /** Millimes of a fixed one, whole percent of a percentage, 0 of free delivery. */
  value: number;
  min_purchase: number | null;
  max_discount: number | null;
  scope: Generated<CouponScope>;
  scope_id: number | null;
  starts_at: Time | null;
  ends_at: Time | null;
  usage_limit: number | null;
  per_account_limit: number | null;
  first_order_only: Generated<boolean>;
  account_number: string | null;
  funded_by: Generated<CouponFunder>;
  active: Generated<boolean>;
  used_count: Generated<number>;
  created_at: DefaultedTime;
}

export interface PromosTable {
  slug: string;
  title: JSONColumnType<LocalisedText>;
  subtitle: JSONColumnType<LocalisedText>;
  image_key: string | null;
  /** Filters of the product list, by their names there. */
  filter: JSONColumnType<Record<string, unknown>>;
  active: Generated<boolean>;
  edited: Generated<boolean>;
  updated_at: DefaultedTime;
}

export interface TextPagesTable {
  slug: string;
  language: LanguageCode;
  title: string;
  summary: string;
  body: string;
  edited: Generated<boolean>;
  updated_at: DefaultedTime;
}

export interface SearchWordsTable {
  word: string;
  occurrences: Generated<number>;
}

export interface OutboxTable {
  id: Generated<number>;
  xact: ColumnType<string, never, never>;
  type: string;
  subject: string;
  data: JSONColumnType<Record<string, unknown>>;
  occurred_at: DefaultedTime;
}

export interface WebhookChannelsTable {
  name: WebhookChannel;
  asked_at: DefaultedTime;
}

export interface WebhookDeliveriesTable {
  id: Generated<number>;
  channel: WebhookChannel;
  event_id: number;
  type: string;
  subject: string;
  data: JSONColumnType<Record<string, unknown>>;
  occurred_at: Time;
  tries: Generated<number>;
  next_try_at: DefaultedTime;
  lease: string | null;
  failure: string | null;
  dead_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** One subject of the picture composer; its pictures are `<key>-0` … `<key>-(views - 1)`. */
export interface PicturesTable {
  key: string;
  views: Generated<number>;
  recipe: JSONColumnType<Record<string, unknown>>;
}

export interface SettingsTable {
  name: string;
  value: JSONColumnType<Record<string, unknown>>;
  updated_at: DefaultedTime;
}

export interface Database extends PeopleTables, OrderTables {
  pictures: PicturesTable;
  settings: SettingsTable;
  brands: BrandsTable;
  sellers: SellersTable;
  categories: CategoriesTable;
  products: ProductsTable;
  product_variants: ProductVariantsTable;
  price_history: PriceHistoryTable;
  reviews: ReviewsTable;
  homepages: HomepagesTable;
  coupons: CouponsTable;
  promos: PromosTable;
  text_pages: TextPagesTable;
  search_words: SearchWordsTable;
  outbox: OutboxTable;
  webhook_channels: WebhookChannelsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
