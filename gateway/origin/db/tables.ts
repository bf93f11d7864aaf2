/** The database's tables for Kysely; migrations/*.sql is the source. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AdminRole } from '../../contract/accounts.ts';
import type { HomepageVersionState } from '../../contract/admin/homepage.ts';
import type { JobEntity, JobKind, JobRowState, JobState } from '../../contract/admin/jobs.ts';
import type { ProductSpec } from '../../contract/catalogue.ts';
import type { CouponType, LocalisedText } from '../../contract/content.ts';
import type { CouponFunder, CouponScope } from '../../contract/coupons.ts';
import type { OtherTexts } from '../../contract/other-texts.ts';
import type { LanguageCode } from '../../contract/pages.ts';
import type { ProductCondition } from '../../contract/rules/products.ts';
import type { ContentUnit } from '../../contract/rules/unit-price.ts';
import type { MediaFolder, MediaType } from '../../contract/rules/media.ts';
import type { OffSaleReason } from '../../contract/rules/seller-products.ts';
import type { AccessReason } from '../../contract/rules/access.ts';
import type { ReviewState } from '../../contract/reviews.ts';
import type { SellerMessageTexts } from '../../contract/seller-messages.ts';
import type { SellerStatus } from '../../contract/sellers.ts';
import type { WebhookChannel } from '../../contract/webhooks.ts';
import type { OrderTables } from './tables-orders.ts';
import type { PeopleTables } from './tables-people.ts';

type Time = ColumnType<Date, Date | string, Date | string>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;

export interface BrandsTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
  id: Generated<number>;
  slug: string;
  name: string;
  logo_key: string | null;
  description: string | null;
  /** In the languages other than French. */
  descriptions: JSONColumnType<OtherTexts, string | undefined>;
  country: string | null;
  active: Generated<boolean>;
  created_at: DefaultedTime;
  /** The brand that it is merged into, until its products have followed. */
  merged_into: number | null;
}

export interface SellersTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
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
  /** In the languages other than French, as `return_policies`. */
  descriptions: JSONColumnType<OtherTexts, string | undefined>;
  return_policies: JSONColumnType<OtherTexts, string | undefined>;
  preparation_hours: Generated<number>;
  commission_rate_bp: Generated<number>;
  commission_free_until: Time | null;
  /** Bank account, 20 digits. */
  rib: Generated<string | null>;
  status: Generated<SellerStatus>;
  rating_average: Generated<number>;
  rating_count: Generated<number>;
  created_at: DefaultedTime;
}

export interface SellerMessagesTable {
  id: Generated<number>;
  actor_account: string;
  texts: JSONColumnType<SellerMessageTexts>;
  created_at: DefaultedTime;
}

export interface SellerMessageRecipientsTable {
  message_id: number;
  seller_id: number;
  language: LanguageCode;
  /** Its mail, while it is in the outbox. */
  mail_id: number | null;
  sent_at: Time | null;
}

export interface CategoriesTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
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
  cover_key: string | null;
  /** In the languages other than French, as `descriptions`. */
  names: JSONColumnType<OtherTexts, string | undefined>;
  descriptions: JSONColumnType<OtherTexts, string | undefined>;
  /** The category that it is merged into, until its products have followed. */
  merged_into: number | null;
}

export interface ProductsTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
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
  cost_price: Generated<number | null>;
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
  gtin: string | null;
  mpn: string | null;
  condition: Generated<ProductCondition>;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  content_amount: number | null;
  content_unit: ContentUnit | null;
  vat_rate_bp: Generated<number>;
  return_policy: string | null;
  /** In the languages other than French. */
  return_policies: JSONColumnType<OtherTexts, string | undefined>;
  image_keys: Generated<string[]>;
  specs: JSONColumnType<ProductSpec[]>;
  /** In the languages other than French, as `descriptions`. */
  names: JSONColumnType<OtherTexts, string | undefined>;
  descriptions: JSONColumnType<OtherTexts, string | undefined>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
  archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Why it is not on sale, where the shop did not take it off sale. */
  off_sale: Generated<OffSaleReason | null>;
  search_text: Generated<string>;
  search_vector: ColumnType<string, never, never>;
  /** Each entry of `specs` as its French name and value; as `spec_texts` derived by the database. */
  spec_keys: ColumnType<string[], never, never>;
  spec_texts: ColumnType<number[], never, never>;
}

export interface ProductVariantsTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
  id: Generated<number>;
  product_id: number;
  sku: string;
  color: string | null;
  size: string | null;
  price_delta: Generated<number>;
  stock: Generated<number>;
  position: Generated<number>;
  /** Off sale, it is hidden in the shop, and its stock does not count. */
  active: Generated<boolean>;
  /** Null: not known, or that of the product. */
  gtin: string | null;
  mpn: string | null;
}

/** Former slugs. */
export interface SlugRedirectsTable {
  kind: 'product' | 'category' | 'brand';
  slug: string;
  target_id: number;
  created_at: DefaultedTime;
}

/** Files that nothing uses; triggers keep it. */
export interface MediaUnusedTable {
  media_id: number;
}

/** What products are rewritten to follow. */
export interface MediaReplacementsTable {
  media_id: number;
  by_id: number;
  actor_account: string;
  actor_role: string;
  created_at: DefaultedTime;
}

export interface ProductFollowingsTable {
  kind: 'category' | 'brand';
  target_id: number;
  after_id: Generated<number>;
  created_at: DefaultedTime;
  /** Number of products at the beginning. */
  total: Generated<number>;
  /** Number of products that are rewritten. */
  done: Generated<number>;
  /** Of a merge: what the products go to. */
  into_id: number | null;
  /** Of a merge: who merges. */
  actor_account: string | null;
  actor_role: string | null;
}

export interface PriceHistoryTable {
  product_id: number;
  at: Time;
  price: number;
}

export interface ReviewsTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
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
  /** Moves with columns that admins edit. */
  version: Generated<number>;
  name: string;
  content: JSONColumnType<Record<string, unknown>>;
  edited: Generated<boolean>;
  updated_at: DefaultedTime;
}

export interface HomepageVersionsTable {
  name: string;
  number: number;
  /** Moves with columns that admins edit. */
  version: Generated<number>;
  state: HomepageVersionState;
  content: JSONColumnType<Record<string, unknown>>;
  note: string | null;
  author: string | null;
  base_number: number | null;
  publish_at: Time | null;
  published_at: Time | null;
  notified_at: Time | null;
  updated_at: DefaultedTime;
  created_at: DefaultedTime;
}

export interface CouponsTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
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
  /** For staff. */
  note: Generated<string | null>;
  /** The job that created it with others. */
  job_id: Generated<number | null>;
}

/** What a coupon has brought; its triggers follow orders. */
export interface CouponFiguresTable {
  coupon_id: number;
  discount: Generated<number>;
  revenue: Generated<number>;
}

export interface PromosTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
  slug: string;
  title: JSONColumnType<LocalisedText>;
  subtitle: JSONColumnType<LocalisedText>;
  image_key: string | null;
  /** Filters of the product list, by their query names. */
  filter: JSONColumnType<Record<string, unknown>>;
  active: Generated<boolean>;
  edited: Generated<boolean>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

export interface TextPagesTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
  slug: string;
  language: LanguageCode;
  title: string;
  summary: string;
  body: string;
  edited: Generated<boolean>;
  updated_at: DefaultedTime;
}

/** Texts that a page had. */
export interface TextPageVersionsTable {
  slug: string;
  language: LanguageCode;
  /** The page's version. */
  number: number;
  title: string;
  summary: string;
  body: string;
  /** Null: the program. */
  actor_account: string | null;
  created_at: DefaultedTime;
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

export interface MediaTable {
  id: Generated<number>;
  version: Generated<number>;
  /** Key of the file in the media store. */
  key: string;
  folder: MediaFolder;
  name: string;
  type: MediaType;
  bytes: number;
  width: number | null;
  height: number | null;
  sha256: string;
  alt: JSONColumnType<Partial<Record<LanguageCode, string>>>;
  uploaded_by: number | null;
  seller_id: Generated<number | null>;
  /** Key that uploaded it; null: a person did, or it is not known. */
  api_key_id: Generated<string | null>;
  upload_key: string;
  created_at: DefaultedTime;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface SettingsTable {
  name: string;
  value: JSONColumnType<Record<string, unknown>>;
  updated_at: DefaultedTime;
}

/** Values that owners set; one row. */
export interface ShopSettingsTable {
  id: Generated<number>;
  version: Generated<number>;
  seller_site: string | null;
  messaging_app: string | null;
  messenger: string | null;
  shop_phone: string | null;
  app_store: string | null;
  play_store: string | null;
  facebook: string | null;
  instagram: string | null;
  tiktok: string | null;
  youtube: string | null;
  linkedin: string | null;
  x: string | null;
  unconfirmed_days: number | null;
  unconfirmed_tries: number;
  call_attempts: number;
  confirmation_hours: number;
  no_answer_minutes: number;
  working_days: number[];
  shop_email: string | null;
  open_days: Generated<number[]>;
  opens_at: string | null;
  closes_at: string | null;
  company_name: string | null;
  company_register: string | null;
  company_tax_number: string | null;
  company_address: string | null;
  carrier_marks: Generated<string[]>;
  payment_marks: Generated<string[]>;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_account: string;
  actor_role: AdminRole | null;
  action: string;
  change_id: number;
  can_undo: Generated<boolean>;
  job_id: number | null;
  request_id: string | null;
  entity: string;
  entity_id: string;
  op: 'I' | 'U' | 'D';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  version: number | null;
}

export interface AccessLogTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_account: string;
  actor_role: AdminRole | null;
  entity: string;
  entity_id: string;
  reason: AccessReason;
}

export interface AdminRequestsTable {
  actor_account: string;
  key: string;
  body_hash: string;
  answer: unknown;
  created_at: Generated<Date>;
}

/** Work in the background for admins. */
export interface JobsTable {
  id: Generated<number>;
  kind: JobKind;
  state: JobState;
  actor_account: string;
  params: ColumnType<Record<string, unknown>, string, string>;
  total: Generated<number>;
  checked: Generated<number>;
  valid: Generated<number>;
  same: Generated<number>;
  invalid: Generated<number>;
  done: Generated<number>;
  refused: Generated<number>;
  price_jumps: Generated<number>;
  emptied: Generated<number>;
  deactivated: Generated<number>;
  error: string | null;
  undo_of: number | null;
  undo_at: Time | null;
  lease_owner: string | null;
  lease_until: Time | null;
  created_at: DefaultedTime;
  started_at: Time | null;
  finished_at: Time | null;
}

/** What a job does to one entity. */
export interface JobRowsTable {
  job_id: number;
  line: number;
  entity: Generated<JobEntity>;
  entity_id: number | null;
  label: Generated<string>;
  raw: ColumnType<Record<string, string> | null, string | null, string | null>;
  before: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  after: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  state: JobRowState;
  problems: ColumnType<{ field: string; message: string; code?: string }[], string | undefined, string>;
}

/** How the columns of imported files were assigned last, for a seller or an admin. */
export interface ImportMappingsTable {
  kind: JobKind;
  seller_id: number | null;
  actor_account: string | null;
  fields: ColumnType<Record<string, string | null>, string, string>;
  updated_at: DefaultedTime;
}

/** Files of imports in pieces. */
export interface JobFilesTable {
  file: string;
  number: number;
  bytes: Buffer;
  created_at: DefaultedTime;
}

export interface Database extends PeopleTables, OrderTables {
  pictures: PicturesTable;
  media: MediaTable;
  settings: SettingsTable;
  shop_settings: ShopSettingsTable;
  audit_log: AuditLogTable;
  access_log: AccessLogTable;
  admin_requests: AdminRequestsTable;
  brands: BrandsTable;
  sellers: SellersTable;
  seller_messages: SellerMessagesTable;
  seller_message_recipients: SellerMessageRecipientsTable;
  categories: CategoriesTable;
  products: ProductsTable;
  product_variants: ProductVariantsTable;
  price_history: PriceHistoryTable;
  slug_redirects: SlugRedirectsTable;
  product_followings: ProductFollowingsTable;
  media_replacements: MediaReplacementsTable;
  media_unused: MediaUnusedTable;
  jobs: JobsTable;
  job_rows: JobRowsTable;
  job_files: JobFilesTable;
  import_mappings: ImportMappingsTable;
  reviews: ReviewsTable;
  homepages: HomepagesTable;
  homepage_versions: HomepageVersionsTable;
  coupons: CouponsTable;
  coupon_figures: CouponFiguresTable;
  promos: PromosTable;
  text_pages: TextPagesTable;
  text_page_versions: TextPageVersionsTable;
  search_words: SearchWordsTable;
  outbox: OutboxTable;
  webhook_channels: WebhookChannelsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
