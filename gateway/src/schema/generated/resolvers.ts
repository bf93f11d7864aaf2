import type { AdminOrderSortBy as AdminOrderSortField } from '../../../contract/orders.ts';
import type { TimelineActor as OrderTimelineActor } from '../../../contract/admin/timeline.ts';
import type { BotPersona } from '../../../contract/chat.ts';
import type { ChatQueryType as BotQueryType } from '../../../contract/chat.ts';
import type { CouponScope } from '../../../contract/coupons.ts';
import type { CouponFunder } from '../../../contract/coupons.ts';
import type { CouponType } from '../../../contract/content.ts';
import type { MediaFolder } from '../../../contract/rules/media.ts';
import type { MediaKind } from '../../../contract/rules/media.ts';
import type { MediaUseKind } from '../../../contract/media.ts';
import type { LanguageCode as Language } from '../../../contract/pages.ts';
import type { TicketCategory } from '../../../contract/support.ts';
import type { TicketAuthor } from '../../../contract/support.ts';
import type { JobKind as AdminJobKind } from '../../../contract/admin/jobs.ts';
import type { JobState as AdminJobState } from '../../../contract/admin/jobs.ts';
import type { JobRowState as AdminJobRowState } from '../../../contract/admin/jobs.ts';
import type { BulkField } from '../../../contract/admin/jobs.ts';
import type { BulkOperator } from '../../../contract/admin/jobs.ts';
import type { AdminProductSortBy } from '../../../contract/admin/products.ts';
import type { AdminBrandSortBy } from '../../../contract/admin/categories.ts';
import type { ProductWarning } from '../../../contract/admin/product-changes.ts';
import type { ProductRequirement } from '../../../contract/admin/products.ts';
import type { SellerStatus } from '../../../contract/sellers.ts';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { Capability as StaffCapability } from '../../../contract/rules/staff.ts';
import type { StockStatus } from '../../../contract/catalogue.ts';
import type { ProductSortBy as ProductSortField } from '../../../contract/catalogue.ts';
import type { SortDirection } from '../base/sort.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { OrderAddress as WireAddress, Order as WireOrder, PointsEntry as WirePointsEntry, SavedAddress as WireSavedAddress } from '../../../contract/orders.ts';
import type { CompletedModel, FailedModel, ProductsModel, RestartedModel, TextModel } from '../chat/reply.ts';
import type { BrandModel, BrandConnectionModel, SellerModel, SellerConnectionModel } from '../catalogue/brand.ts';
import type { CategoryModel } from '../catalogue/category.ts';
import type { CouponCardModel, DiscountBandModel, HomepageModel, LiveShowModel, PromoSlideModel, ServiceCardModel } from '../content/homepage.ts';
import type { ImageModel } from '../base/image.ts';
import type { ProductModel, ProductConnectionModel, ProductVariantModel } from '../catalogue/product.ts';
import type { PromoModel } from '../content/promo.ts';
import type { FeedEvent as WireFeedEvent } from '../../../contract/events.ts';
import type { LedgerEntry as WireLedgerEntry } from '../../../contract/ledger.ts';
import type { StatementConnectionModel, StatementEdgeModel, LedgerConnectionModel, RefundConnectionModel, DeadLetterConnectionModel } from '../admin/admin.ts';
import type { CashRow as WireCashRow, CashStatement as WireCashStatement, MissingCash as WireMissingCash } from '../../../contract/admin/cash.ts';
import type { CashRowConnectionModel, CashStatementConnectionModel, MissingCashConnectionModel } from '../admin-cash/models.ts';
import type { PayableSeller as WirePayableSeller, Payout as WirePayout, PayoutBatch as WirePayoutBatch, PayoutFile as WirePayoutFile } from '../../../contract/admin/payouts.ts';
import type { PayableConnectionModel, PayoutConnectionModel, PayoutBatchConnectionModel } from '../admin-payouts/models.ts';
import type { AdminParcelModel, AdminParcelConnectionModel } from '../admin-parcels/models.ts';
import type { ParcelDocument as WireParcelDocument } from '../../../contract/admin/parcels.ts';
import type { AdminReturnModel, AdminReturnConnectionModel } from '../admin-returns/models.ts';
import type { ReturnQuote as WireReturnQuote } from '../../../contract/admin/returns.ts';
import type { RefundDue as WireRefundDue } from '../../../contract/refunds.ts';
import type { LoyaltyModel, OrderConnectionModel, OrderLineModel, OrderReturnModel, PointsConnectionModel, SubOrderModel } from '../orders/order.ts';
import type { OrderDeskModel, TimelineConnectionModel } from '../admin-orders/models.ts';
import type { OrderLinesQuote as WireLinesQuote } from '../../../contract/admin/confirmation.ts';
import type { TimelineEntry as WireTimelineEntry } from '../../../contract/admin/timeline.ts';
import type { PromoPopup as WirePromoPopup } from '../../../contract/content.ts';
import type { RegionModel } from '../content/region.ts';
import type { ReviewModel, ReviewConnectionModel } from '../catalogue/review.ts';
import type { TextPageModel } from '../content/textPage.ts';
import type { TextPageSummary as WireTextPageSummary } from '../../../contract/pages.ts';
import type { AnswerBlock, Block } from '../content/markdown.ts';
import type { OwnReview as WireOwnReview, ReviewedProduct as WireReviewedProduct } from '../../../contract/reviews.ts';
import type { OwnReviewConnectionModel } from '../reviews/resolvers.ts';
import type { Ticket as WireTicket, AdminTicket as WireAdminTicket } from '../../../contract/support.ts';
import type { User as WireUser } from '../../../contract/accounts.ts';
import type { UserConnectionModel, CouponConnectionModel } from '../admin-lists/models.ts';
import type { AdminProduct as WireAdminProduct, AdminVariant as WireAdminVariant } from '../../../contract/admin/products.ts';
import type { ProductSpec as WireProductSpec } from '../../../contract/catalogue.ts';
import type { AdminProductConnectionModel, AdminSellerModel, AdminVariantConnectionModel } from '../admin-catalogue/models.ts';
import type { AdminCategory as WireAdminCategory, AdminBrand as WireAdminBrand } from '../../../contract/admin/categories.ts';
import type { AdminBrandConnectionModel } from '../admin-categories/models.ts';
import type { AdminCoupon as WireAdminCoupon } from '../../../contract/coupons.ts';
import type { AuditEntry as WireAuditEntry } from '../../../contract/audit.ts';
import type { AuditConnectionModel } from '../admin-audit/models.ts';
import type { Job as WireJob, JobRow as WireJobRow } from '../../../contract/admin/jobs.ts';
import type { AdminJobConnectionModel, AdminJobRowConnectionModel } from '../admin-jobs/models.ts';
import type { TodayFigures as WireTodayFigures, DayFigures as WireDayFigures } from '../../../contract/admin/stats.ts';
import type { SearchHit as WireSearchHit } from '../../../contract/admin/search.ts';
import type { SavedView as WireSavedView } from '../../../contract/views.ts';
import type { StaffInvitation as WireStaffInvitation, StaffMember as WireStaffMember } from '../../../contract/staff.ts';
import type { Media as WireMedia, SignatureAnswer as WireSignature, MediaUse as WireMediaUse } from '../../../contract/media.ts';
import type { MediaConnectionModel } from '../admin-media/resolvers.ts';
import type { AdminTicketConnectionModel, TicketConnectionModel, TicketMessageModel } from '../support/resolvers.ts';
import type { DeadLetter as WireDeadLetter } from '../../../contract/webhooks.ts';
import type { ViewerModel } from '../account/viewer.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null | Promise<T | null>;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day in Tunisia's time zone, ISO 8601: `2026-11-25`. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601: `2026-11-21T08:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string, such as `"12.500"`. Never a float. */
  Decimal: { input: string; output: string; }
  /** An absolute URL, or an absolute path on the shop's own host. */
  URL: { input: string; output: string; }
};

/** Input to delete the account. */
export type AccountDeleteInput = {
  /** The current password. */
  password: Scalars['String']['input'];
};

/** Result of `accountDelete`. */
export type AccountDeletePayload = {
  /** True when the account was deleted and its sessions were revoked. */
  deleted: Scalars['Boolean']['output'];
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to create an account. */
export type AccountRegisterInput = {
  /** E-mail address, unique per account. */
  email: Scalars['String']['input'];
  /** 1 to 60 characters. */
  firstName: Scalars['String']['input'];
  /** Language of e-mails and notifications. */
  language: Language;
  /** 1 to 60 characters. */
  lastName: Scalars['String']['input'];
  /** Whether to subscribe to the newsletter. */
  newsletter: Scalars['Boolean']['input'];
  /** 10 to 200 characters. */
  password: Scalars['String']['input'];
  /** Eight digits, with or without +216; unique per account. */
  phone: Scalars['String']['input'];
};

/** Result of `accountRegister`. */
export type AccountRegisterPayload = {
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
  /** The new account, signed in; null when it was not created. */
  viewer?: Maybe<Viewer>;
};

/** A session of an account. */
export type AccountSession = Node & {
  /** When the session was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When the session expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifies the session in `sessionRevoke`. */
  id: Scalars['ID']['output'];
  /** Whether this is the session of the request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the session was last used, to the minute. */
  seenAt: Scalars['DateTime']['output'];
  /** User agent of the browser. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** A delivery address. */
export type Address = {
  /** Delegation of the governorate, as entered. */
  delegation: Scalars['String']['output'];
  /** Delegation in Arabic. */
  delegationAr: Scalars['String']['output'];
  /** Landmark nearby. */
  landmark?: Maybe<Scalars['String']['output']>;
  /** Note to the courier. */
  note?: Maybe<Scalars['String']['output']>;
  /** Telephone number with +216. */
  phone: Scalars['String']['output'];
  /** Postal code: four digits. */
  postalCode: Scalars['String']['output'];
  /** Recipient. */
  recipient: Scalars['String']['output'];
  /** Governorate. */
  region: Region;
  /** Second telephone number. */
  secondPhone?: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  street: Scalars['String']['output'];
};

/** A delivery address. */
export type AddressInput = {
  /** Delegation of the governorate, in French or Arabic. */
  delegation: Scalars['String']['input'];
  /** Landmark nearby, at most 120 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** Note to the courier, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Eight digits, with or without +216. */
  phone: Scalars['String']['input'];
  /** Postal code: four digits. */
  postalCode: Scalars['String']['input'];
  /** Recipient, 1 to 120 characters. */
  recipient: Scalars['String']['input'];
  /** Governorate, 1 to 24. */
  regionNumber: Scalars['Int']['input'];
  /** Second telephone number. */
  secondPhone?: InputMaybe<Scalars['String']['input']>;
  /** Street and number; 1 to 200 characters. */
  street: Scalars['String']['input'];
};

/** Input to delete a saved address. */
export type AddressRemoveInput = {
  /** ID of the address. */
  id: Scalars['ID']['input'];
};

/** Result of `addressRemove`. */
export type AddressRemovePayload = {
  /** ID of the deleted address. */
  removedId?: Maybe<Scalars['ID']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
  /** The account with its addresses. */
  viewer?: Maybe<Viewer>;
};

/** Input to save an address. */
export type AddressSaveInput = {
  /** The address. */
  address: AddressInput;
  /** ID of the address to update; a new one is created when absent. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Makes it the default address. The first address always is. */
  isDefault: Scalars['Boolean']['input'];
};

/** Result of `addressSave`. */
export type AddressSavePayload = {
  /** The saved address. */
  address?: Maybe<SavedAddress>;
  /** Errors; empty on success. `CONFLICT`: the account already has 20 addresses. */
  userErrors: Array<UserError>;
  /** The account with its addresses. */
  viewer?: Maybe<Viewer>;
};

/** A brand as admins see it, active or not. */
export type AdminBrand = Node & {
  /** Whether it is shown. */
  active: Scalars['Boolean']['output'];
  /** Country of origin as ISO 3166-1 alpha-2 code. */
  country?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Description. */
  description?: Maybe<Scalars['String']['output']>;
  /** Description in the languages other than French. */
  descriptions: AdminOtherTexts;
  /** Products that follow a change; null when all have followed. */
  following?: Maybe<ProductFollowing>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What a change would concern; null when it is not available at present. */
  impact?: Maybe<CatalogueImpact>;
  /** The logo. */
  logo?: Maybe<Image>;
  /** Address of the stored logo, as inputs take it. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Products on sale. */
  productCount: Scalars['Int']['output'];
  /** ID of the brand, as other inputs take it. */
  reference: Scalars['ID']['output'];
  /** Slug: the brand's path is `/brand/{slug}`. */
  slug: Scalars['String']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
};

/** Fields of a brand: absent is unchanged, null is cleared. */
export type AdminBrandChanges = {
  /** Whether it is shown. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Country of origin as ISO 3166-1 alpha-2 code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Description, at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Description in the languages other than French, at most 2,000 characters. */
  descriptions?: InputMaybe<OtherTextsInput>;
  /** Address of a stored logo. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Slug; its former one leads to the new one. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** A page of brands. */
export type AdminBrandConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminBrandEdge>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of entries. */
  total: ListTotal;
};

/** Input of `adminBrandCreate`. */
export type AdminBrandCreateInput = {
  /** Its fields; `name` is required. */
  fields: AdminBrandChanges;
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
};

/** An edge of a connection. */
export type AdminBrandEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminBrand;
};

/** Conditions on brands; all given conditions must match. */
export type AdminBrandFilter = {
  /** Shown in the shop, or not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Country of origin as ISO 3166-1 alpha-2 code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** With products on sale, or without. */
  hasProducts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a change of a brand. */
export type AdminBrandPayload = {
  /** The brand after the change; after a merge the one that was merged into; null when it was rejected. */
  brand?: Maybe<AdminBrand>;
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The brand as it is now, after `STALE`. */
  current?: Maybe<AdminBrand>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Sort of brands in the back office. */
export type AdminBrandSort = {
  /** What to sort by. */
  by: AdminBrandSortBy;
  /** Direction. */
  direction: SortDirection;
};

export type { AdminBrandSortBy };

/** Input of `adminBrandUpdate`. */
export type AdminBrandUpdateInput = {
  /** What changes. */
  changes: AdminBrandChanges;
  /** ID of the brand. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Input to prepare a bulk change. */
export type AdminBulkChangeInput = {
  /** Number of products that the admin expects; another number is refused with the code `CHANGED`. */
  expectedCount?: InputMaybe<Scalars['Int']['input']>;
  /** Selects the products that match now. Excludes `ids`. */
  filter?: InputMaybe<AdminProductFilter>;
  /** 8 to 100 letters, digits, hyphens or underscores: the same key prepares one job. */
  idempotencyKey: Scalars['String']['input'];
  /** IDs of up to 10,000 products. Excludes `filter`. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 10 operations, in their order. */
  operations: Array<BulkOperationInput>;
  /** When the changes are undone automatically. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of `adminBulkChange`. */
export type AdminBulkChangePayload = {
  /** The job; null when none was created. */
  job?: Maybe<AdminJob>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** A category as admins see it, active or not. */
export type AdminCategory = Node & {
  /** Whether it is shown, when all above it are. */
  active: Scalars['Boolean']['output'];
  /** The cover. */
  cover?: Maybe<Image>;
  /** Address of the stored cover, as inputs take it. */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** Description. */
  description?: Maybe<Scalars['String']['output']>;
  /** Description in the languages other than French. */
  descriptions: AdminOtherTexts;
  /** Products that follow a change; null when all have followed. */
  following?: Maybe<ProductFollowing>;
  /** Name of a drawn icon, or the address of a stored one. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The picture. */
  image?: Maybe<Image>;
  /** Address of the stored picture, as inputs take it. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** What a change would concern; null when it is not available at present. */
  impact?: Maybe<CatalogueImpact>;
  /** Whether it is featured. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether it is one of the special categories. */
  isSpecial: Scalars['Boolean']['output'];
  /** Whether it and all above it are active. */
  isVisible: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Name in the languages other than French. */
  names: AdminOtherTexts;
  /** ID of the category above it; null at the top level. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** From the top level down to this category. */
  path: Array<CatalogueReference>;
  /** Products on sale in the category and below it. */
  productCount: Scalars['Int']['output'];
  /** ID of the category, as other inputs take it. */
  reference: Scalars['ID']['output'];
  /** Slug: the last part of its path. */
  slug: Scalars['String']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
};

/** Fields of a category: absent is unchanged, null is cleared. */
export type AdminCategoryChanges = {
  /** Whether it is shown, when all above it are. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address of a stored cover. */
  coverUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description, at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Description in the languages other than French, at most 2,000 characters. */
  descriptions?: InputMaybe<OtherTextsInput>;
  /** Name of a drawn icon, or the address of a stored one. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Address of a stored picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is featured. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is one of the special categories. */
  isSpecial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, 2 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name in the languages other than French, 2 to 60 characters. */
  names?: InputMaybe<OtherTextsInput>;
  /** Slug; its former one and those of all below it lead to the new ones. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `adminCategoryCreate`. */
export type AdminCategoryCreateInput = {
  /** Its fields; `name` is required. */
  fields: AdminCategoryChanges;
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** ID of the category above it; absent: the top level. It becomes the last one there. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `adminCategoryMove`. */
export type AdminCategoryMoveInput = {
  /** ID of the sibling that follows it; null: it becomes the last one. */
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the category. */
  id: Scalars['ID']['input'];
  /** ID of the category above it; null: the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Result of a change of a category. */
export type AdminCategoryPayload = {
  /** The category after the change; after a merge the one that was merged into; null when it was rejected. */
  category?: Maybe<AdminCategory>;
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The category as it is now, after `STALE`. */
  current?: Maybe<AdminCategory>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `adminCategoryUpdate`. */
export type AdminCategoryUpdateInput = {
  /** What changes. */
  changes: AdminCategoryChanges;
  /** ID of the category. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** A coupon with all its terms. */
export type AdminCoupon = Node & {
  /** Account that may use it; null when everybody may. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Whether it is enabled. */
  active: Scalars['Boolean']['output'];
  /** Amount of a fixed discount; null for other types. */
  amount?: Maybe<Money>;
  /** Coupon code, in upper case. */
  code: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** End of validity; null when it does not expire. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Valid for an account's first order only. */
  firstOrderOnly: Scalars['Boolean']['output'];
  /** Who bears the cost of the discount. */
  fundedBy: CouponFunder;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Maximum discount; null when unlimited. */
  maxDiscount?: Maybe<Money>;
  /** Minimum total of the eligible items; null when there is none. */
  minPurchase?: Maybe<Money>;
  /** Maximum number of uses per account; null when unlimited. */
  perAccountLimit?: Maybe<Scalars['Int']['output']>;
  /** Percentage of a percentage discount; null for other types. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** What the coupon applies to. */
  scope: CouponScope;
  /** ID of the seller, category, brand or product; null when it applies to all items. */
  scopeId?: Maybe<Scalars['ID']['output']>;
  /** Start of validity; null when valid immediately. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Type of discount. */
  type: CouponType;
  /** Maximum number of uses; null when unlimited. */
  usageLimit?: Maybe<Scalars['Int']['output']>;
  /** Number of uses. */
  usedCount: Scalars['Int']['output'];
};

/** A page of coupons. */
export type AdminCouponConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminCouponEdge>;
  /** The entries without their cursors. */
  nodes: Array<AdminCoupon>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type AdminCouponEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminCoupon;
};

/** Figures of a day, or means of several. */
export type AdminDayFigures = {
  /** Share of these orders, from 0 to 1, of which a sub-order was confirmed; null without orders. */
  confirmedShare?: Maybe<Scalars['Float']['output']>;
  /** Orders placed. */
  orders: Scalars['Float']['output'];
  /** Parcels that came back undelivered. */
  refusals: Scalars['Float']['output'];
  /**
   * Of these orders: paid or due, without cancelled and refused sub-orders and without refunds. Null without the capability
   * `LEDGERS_READ`.
   */
  revenue?: Maybe<Money>;
};

/** The flash sale of a product: planned, running or over. */
export type AdminFlashSale = {
  /** Pieces that one buyer may take at this price; null when unlimited. */
  accountLimit?: Maybe<Scalars['Int']['output']>;
  /** End; null when it does not end by itself. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The flash price. */
  price: Money;
  /** Pieces left at this price; null when unlimited. */
  remainingStock?: Maybe<Scalars['Int']['output']>;
  /** Start; null when it started at once. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pieces offered at this price; null when unlimited. */
  stock?: Maybe<Scalars['Int']['output']>;
};

/** Input of `adminFlashSaleRemove`. */
export type AdminFlashSaleRemoveInput = {
  /** ID of the product. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Input of `adminFlashSaleSet`. */
export type AdminFlashSaleSetInput = {
  /** Pieces that one buyer may take at this price, 1 to 99. */
  accountLimit?: InputMaybe<Scalars['Int']['input']>;
  /** End, 5 minutes to 30 days after the start. */
  expiresAt: Scalars['DateTime']['input'];
  /** ID of the product. */
  id: Scalars['ID']['input'];
  /** The flash price, below the present price. */
  price: Scalars['Decimal']['input'];
  /** Start. Absent: at once. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Pieces offered at this price, those already sold in a running sale included. */
  stock: Scalars['Int']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** A change of many products: bulk change, import, or the undoing of one. Nothing changes until it is applied. */
export type AdminJob = Node & {
  /** Whether it can be undone now. */
  canUndo: Scalars['Boolean']['output'];
  /** Number of products that were checked. */
  checked: Scalars['Int']['output'];
  /** Columns of an import's file. */
  columns: Array<AdminJobColumn>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name or account number of the admin who created it. */
  createdBy: Scalars['String']['output'];
  /** Number of products that were changed. */
  done: Scalars['Int']['output'];
  /** Code of the failure that ended it, such as `FORBIDDEN`; null when none did. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Name of an import's file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** When it ended. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the job. */
  id: Scalars['ID']['output'];
  /** Number of products that the check refused. */
  invalid: Scalars['Int']['output'];
  /** What it does. */
  kind: AdminJobKind;
  /** Operations of a bulk change. */
  operations: Array<BulkChange>;
  /** Number of products that were to be changed and were not. */
  refused: Scalars['Int']['output'];
  /** Address of its products with their changes and problems as CSV, for the session's admin. */
  reportUrl: Scalars['URL']['output'];
  /** Its products by line. They remain for 30 days after its end. */
  rows?: Maybe<AdminJobRowConnection>;
  /** Number of products that would not change. */
  same: Scalars['Int']['output'];
  /** When work on it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: AdminJobState;
  /** Number of products. */
  total: Scalars['Int']['output'];
  /** When its changes are undone automatically. */
  undoAt?: Maybe<Scalars['DateTime']['output']>;
  /** ID of the job that it undoes. */
  undoOf?: Maybe<Scalars['ID']['output']>;
  /** ID of the job that undoes it. */
  undoneBy?: Maybe<Scalars['ID']['output']>;
  /** Number of products that would change. */
  valid: Scalars['Int']['output'];
};


/** A change of many products: bulk change, import, or the undoing of one. Nothing changes until it is applied. */
export type AdminJobRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<AdminJobRowState>>;
};

/** Input to apply a job. */
export type AdminJobApplyInput = {
  /** ID of the job. */
  id: Scalars['ID']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key applies once. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of `adminJobApply`. */
export type AdminJobApplyPayload = {
  /** The job as it is now. */
  job?: Maybe<AdminJob>;
  /** Errors; empty on success. `CONFLICT`: it is not ready, or changes nothing. */
  userErrors: Array<UserError>;
};

/** Input to assign the columns of an import's file. */
export type AdminJobAssignColumnsInput = {
  /**
   * Field of each column in the order of the file, as REST names it; null: the column is ignored. Must include `sku` or `_id`, by which
   * products are found.
   */
  columns: Array<InputMaybe<Scalars['String']['input']>>;
  /** ID of the job. */
  id: Scalars['ID']['input'];
};

/** Result of `adminJobAssignColumns`. */
export type AdminJobAssignColumnsPayload = {
  /** The job as it is now. */
  job?: Maybe<AdminJob>;
  /** Errors in the input; empty on success. `CONFLICT`: its columns are assigned. */
  userErrors: Array<UserError>;
};

/** Input to cancel a job. */
export type AdminJobCancelInput = {
  /** ID of the job. */
  id: Scalars['ID']['input'];
};

/** Result of `adminJobCancel`. */
export type AdminJobCancelPayload = {
  /** The job as it is now. */
  job?: Maybe<AdminJob>;
  /** Errors; empty on success. `CONFLICT`: it has ended. */
  userErrors: Array<UserError>;
};

/** A change of one field by a job. */
export type AdminJobChange = {
  /** Value after, likewise. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before, as JSON; of a category, brand or seller its name as JSON. Null when there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Field of the product as REST names it, such as `discountPrice`. */
  field: Scalars['String']['output'];
};

/** A column of an import's file. */
export type AdminJobColumn = {
  /** Up to three of its first values, until the columns are assigned. */
  examples: Array<Scalars['String']['output']>;
  /** Field of the product as REST names it, such as `discountPrice`; null: the column is ignored. */
  field?: Maybe<Scalars['String']['output']>;
  /** Its header. */
  header: Scalars['String']['output'];
};

/** A page of jobs. */
export type AdminJobConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminJobEdge>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of entries. */
  total: ListTotal;
};

/** An edge of a connection. */
export type AdminJobEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminJob;
};

export type { AdminJobKind };

/** Why a product of a job is refused. */
export type AdminJobProblem = {
  /** Code of the problem; null when there is none. */
  code?: Maybe<Scalars['String']['output']>;
  /** Field of the product; empty when it concerns the product as a whole. */
  field: Scalars['String']['output'];
  /** Description in English. */
  message: Scalars['String']['output'];
};

/** A product of a job. */
export type AdminJobRow = {
  /** What changes, or has changed. */
  changes: Array<AdminJobChange>;
  /** SKU of the product. */
  label: Scalars['String']['output'];
  /** Its place in the job, or its line in the file. */
  line: Scalars['Int']['output'];
  /** Why it is refused. */
  problems: Array<AdminJobProblem>;
  /** ID of the product; null when it does not exist yet. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Its state. */
  state: AdminJobRowState;
};

/** A page of a job's products. */
export type AdminJobRowConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminJobRowEdge>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of entries. */
  total: ListTotal;
};

/** An edge of a connection. */
export type AdminJobRowEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminJobRow;
};

export type { AdminJobRowState };

export type { AdminJobState };

/** Input to undo a job. */
export type AdminJobUndoInput = {
  /** ID of the job. */
  id: Scalars['ID']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key undoes once. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of `adminJobUndo`. */
export type AdminJobUndoPayload = {
  /** The job that undoes it; null when nothing was started. */
  job?: Maybe<AdminJob>;
  /** Errors; empty on success. `CONFLICT`: it cannot be undone, or not any more. */
  userErrors: Array<UserError>;
};

/** An uploaded picture or video. */
export type AdminMedia = Node & {
  /** Alternative texts. */
  alt: AdminMediaAlt;
  /** Size in bytes. */
  bytes: Scalars['Int']['output'];
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was moved to the bin, where it stays for 30 days; null: it was not. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its folder. */
  folder: MediaFolder;
  /** Height in pixels; null for videos. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The picture in its served widths; null for videos. */
  image?: Maybe<Image>;
  /** Key by which products, categories and others refer to it. */
  key: Scalars['String']['output'];
  /** Picture or video. */
  kind: MediaKind;
  /** Name in the library, at first the file name. */
  name: Scalars['String']['output'];
  /** Media type, such as `image/png`. */
  type: Scalars['String']['output'];
  /** Account number of the admin who uploaded it; null when the account was deleted. */
  uploadedBy?: Maybe<Scalars['String']['output']>;
  /** Address of the file. */
  url: Scalars['URL']['output'];
  /** How often it is used, at most 100 of each kind. */
  useCount: Scalars['Int']['output'];
  /** What uses it, at most 20. */
  uses: Array<AdminMediaUse>;
  /** Number that increases with each change. */
  version: Scalars['Int']['output'];
  /** Width in pixels; null for videos. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** Alternative texts of a picture; null: none in this language. */
export type AdminMediaAlt = {
  /** German. */
  de?: Maybe<Scalars['String']['output']>;
  /** English. */
  en?: Maybe<Scalars['String']['output']>;
  /** French. */
  fr?: Maybe<Scalars['String']['output']>;
  /** Tunisian Arabic. */
  tn?: Maybe<Scalars['String']['output']>;
};

/** A page of files. */
export type AdminMediaConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminMediaEdge>;
  /** The entries without their cursors. */
  nodes: Array<AdminMedia>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type AdminMediaEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminMedia;
};

/** Restricts a list of files; absent fields do not restrict it. */
export type AdminMediaFilter = {
  /** Folder. */
  folder?: InputMaybe<MediaFolder>;
  /** Files in the bin instead of those that are not. */
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only files that nothing uses. */
  isUnused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pictures or videos. */
  kind?: InputMaybe<MediaKind>;
  /** Part of the name, at most 100 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
};

/** One use of a file. */
export type AdminMediaUse = {
  /** Kind of what uses it. */
  kind: MediaUseKind;
  /** Its name; the number of an order. */
  name: Scalars['String']['output'];
  /** Global ID of what uses it. */
  usedById: Scalars['ID']['output'];
};

/** Input of `adminCategoryMerge` and `adminBrandMerge`. */
export type AdminMergeInput = {
  /** ID of what is merged, and then exists no more. */
  id: Scalars['ID']['input'];
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** ID of what all that belongs to it goes to. */
  intoId: Scalars['ID']['input'];
  /** The version that the merge is based on. */
  version: Scalars['Int']['input'];
};

/** Conditions on orders; all given conditions must match, those on sub-orders for one and the same sub-order. */
export type AdminOrderFilter = {
  /** Orders with this coupon. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  /** Placed at this instant or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Orders with a return that is to be inspected. */
  hasOpenReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Orders with a ticket that is not resolved. */
  hasOpenTicket?: InputMaybe<Scalars['Boolean']['input']>;
  /** Orders with a confirmed sub-order that should have been handed over to the carrier by now. */
  isLate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum total in dinars. */
  maxTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum total in dinars. */
  minTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Orders paid in this way. */
  paymentMethod?: InputMaybe<PaymentMethod>;
  /** Orders with a sub-order whose payment is in this state. */
  paymentState?: InputMaybe<PaymentState>;
  /** Orders with a sub-order whose payment is in one of these states; excludes `paymentState`. */
  paymentStates?: InputMaybe<Array<PaymentState>>;
  /** Orders delivered to this governorate: its number, 1 to 24. */
  regionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Order number or its prefix, telephone number, e-mail address, or a part of the name. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Orders with a sub-order of this seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Orders with a sub-order in this state. */
  state?: InputMaybe<OrderState>;
  /** Orders with a sub-order in one of these states; excludes `state`. */
  states?: InputMaybe<Array<OrderState>>;
  /** Placed before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Sort of the list of all orders. */
export type AdminOrderSort = {
  /** Direction; by default the latest, largest or longest first. */
  direction?: InputMaybe<SortDirection>;
  /** What to sort by. */
  field: AdminOrderSortField;
};

export type { AdminOrderSortField };

/** A text of the catalogue in the languages other than French; null: French replaces it. */
export type AdminOtherTexts = {
  /** German. */
  de?: Maybe<Scalars['String']['output']>;
  /** English. */
  en?: Maybe<Scalars['String']['output']>;
  /** Tunisian Arabic. */
  tn?: Maybe<Scalars['String']['output']>;
};

/** A sub-order as a parcel: confirmed and not delivered. */
export type AdminParcel = {
  /** What the courier is to collect; zero when it is paid. */
  cash: Money;
  /** The order. */
  order: Order;
  /** When it came to its state. */
  stateSince: Scalars['DateTime']['output'];
  /** The sub-order. */
  subOrder: SubOrder;
};

/** A page of parcels. */
export type AdminParcelConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminParcelEdge>;
  /** The entries without their cursors. */
  nodes: Array<AdminParcel>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries, counted up to 10,000. */
  total: ListTotal;
};

/** An edge of a connection. */
export type AdminParcelEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminParcel;
};

/** Conditions on parcels; all given conditions must match. */
export type AdminParcelFilter = {
  /** Number of the order or the sub-order or its beginning, or the tracking number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Parcels of this seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** What is to be done with them. */
  stage?: InputMaybe<ParcelStage>;
  /** Parcels in this state. */
  state?: InputMaybe<OrderState>;
};

/** A product as admins see it, on sale or not. */
export type AdminProduct = Node & {
  /** Whether it is on sale, when its category and seller are. */
  active: Scalars['Boolean']['output'];
  /** When it was archived; null when it was not. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The brand, active or not; null when it has none. */
  brand?: Maybe<CatalogueReference>;
  /** Whether the caller may change it. */
  canEdit: Scalars['Boolean']['output'];
  /** Categories from the top level down to the product's own, active or not. */
  categoryPath: Array<CatalogueReference>;
  /** What it needs to be on sale. */
  checklist: Array<ProductChecklistItem>;
  /** What one piece costs the shop; null when it is not known. */
  costPrice?: Maybe<Money>;
  /** Description in the languages other than French. */
  descriptions: AdminOtherTexts;
  /** The reduced price as it is stored, effective or not. */
  discountPrice?: Maybe<Money>;
  /** The flash sale; null when there is none. */
  flashSale?: Maybe<AdminFlashSale>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Its pictures; the first is the main one. */
  images: Array<AdminProductImage>;
  /** The lowest price that was asked in the last 30 days; null when it is not known. */
  lowest30Days?: Maybe<Money>;
  /** Name in the languages other than French. */
  names: AdminOtherTexts;
  /** The product as the shop shows it. Fields that only its page has, such as `variants`, need it to be on sale. */
  product: Product;
  /** Its own return policy; null when the seller's applies. */
  returnPolicy?: Maybe<Scalars['String']['output']>;
  /** The seller. */
  seller: AdminSeller;
  /** Pieces sold. */
  soldCount: Scalars['Int']['output'];
  /** Technical data, in their order. */
  specs: Array<AdminProductSpec>;
  /** Number of its variants. */
  variantCount: Scalars['Int']['output'];
  /** Its variants, in their order. */
  variants?: Maybe<AdminVariantConnection>;
  /** VAT in percent, included in the prices: `"19.00"`. */
  vatRate: Scalars['Decimal']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
};


/** A product as admins see it, on sale or not. */
export type AdminProductVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `adminProductArchive`. */
export type AdminProductArchiveInput = {
  /** Archive, which takes it off sale, or bring back, off sale. */
  archived: Scalars['Boolean']['input'];
  /** ID of the product. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Fields of a product: absent is unchanged, null is cleared. */
export type AdminProductChanges = {
  /** Whether it is on sale. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of the brand. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Colours it comes in. */
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What one piece costs the shop. */
  costPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Description as plain text, at most 20,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Description in the languages other than French. */
  descriptions?: InputMaybe<OtherTextsInput>;
  /** The reduced price, below `price`. */
  discountPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether it has a warranty. */
  hasWarranty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Addresses of its pictures in the media library, at most 12; the first is the main one. */
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Mark as a best seller. */
  isBestSeller?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mark as featured. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, 2 to 160 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name in the languages other than French. */
  names?: InputMaybe<OtherTextsInput>;
  /** The regular price, 0.100 to 999,999.999. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** Its own return policy, at most 2,000 characters. */
  returnPolicy?: InputMaybe<Scalars['String']['input']>;
  /** ID of the seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** SKU, 1 to 40 characters, unique among products and variants. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Slug; its former one leads to the new one. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Technical data, at most 40. */
  specs?: InputMaybe<Array<ProductSpecInput>>;
  /** Availability as stated by the seller. */
  stockStatus?: InputMaybe<StockStatus>;
  /** Keywords, at most 20 of 30 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** VAT in percent, such as `"19.00"`. */
  vatRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** Months of the warranty, at most 120. */
  warrantyMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Type of the warranty, at most 60 characters. */
  warrantyType?: InputMaybe<Scalars['String']['input']>;
  /** Weight with packaging in grams, at most 200,000. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of products. */
export type AdminProductConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminProductEdge>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of entries. */
  total: ListTotal;
};

/** Input of `adminProductCreate`: name, SKU, seller, category and price are required. */
export type AdminProductCreateInput = {
  /** Its fields. Without a slug, one is made of the name. */
  fields: AdminProductChanges;
  /** Idempotency key generated by the client for each product: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** Quantity in stock. */
  stock?: InputMaybe<Scalars['Int']['input']>;
};

/** An edge of a connection. */
export type AdminProductEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminProduct;
};

/** Conditions on products; all given conditions must match. */
export type AdminProductFilter = {
  /** On sale, or taken off sale. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Archived products instead of the others. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one of these brands. */
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In this category or below it. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** In one of these colours. */
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** With or without a description. */
  hasDescription?: InputMaybe<Scalars['Boolean']['input']>;
  /** With or without pictures. */
  hasImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Can be ordered, or cannot. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Marked as best sellers, or not. */
  isBestSeller?: InputMaybe<Scalars['Boolean']['input']>;
  /** Marked as featured, or not. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** With a flash sale, planned, running or over; or without one. */
  isFlashSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** With a low stock, or not. */
  lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Highest current price. */
  maxPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lowest current price. */
  minPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Search text, or the SKU of a product or variant. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of one of these sellers. */
  sellerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With one of these stock statuses. */
  stockStatus?: InputMaybe<Array<StockStatus>>;
  /** Changed at this instant or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** With this VAT in percent, such as `"19.00"`. */
  vatRate?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A picture of a product. */
export type AdminProductImage = {
  /** Address of the stored picture, as inputs take it. */
  address: Scalars['String']['output'];
  /** The picture. */
  image: Image;
};

/** Result of one row of `adminProductsPatch`. */
export type AdminProductPatchResult = {
  /** Position of the row in the input, from 0. */
  index: Scalars['Int']['output'];
  /** The product after the change; null when it was rejected. */
  product?: Maybe<AdminProduct>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** One row of `adminProductsPatch`. */
export type AdminProductPatchRow = {
  /** What changes. */
  changes: AdminProductChanges;
  /** ID of the product. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Result of a change of a product. */
export type AdminProductPayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The product as it is now, after `STALE`. */
  current?: Maybe<AdminProduct>;
  /** The product after the change; null when it was rejected. */
  product?: Maybe<AdminProduct>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
  /** What to be aware of. */
  warnings: Array<ProductWarning>;
};

/** Sort of products in the back office. */
export type AdminProductSort = {
  /** What to sort by. */
  by: AdminProductSortBy;
  /** Direction. */
  direction: SortDirection;
};

export type { AdminProductSortBy };

/** A technical property of a product. */
export type AdminProductSpec = {
  /** Name of the property. */
  name: Scalars['String']['output'];
  /** Name in the languages other than French. */
  names: AdminOtherTexts;
  /** Value of the property. */
  value: Scalars['String']['output'];
  /** Value in the languages other than French. */
  values: AdminOtherTexts;
};

/** Input of `adminProductUpdate`. */
export type AdminProductUpdateInput = {
  /** What changes. */
  changes: AdminProductChanges;
  /** ID of the product. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Input of `adminProductsPatch`. */
export type AdminProductsPatchInput = {
  /** Products to change, at most 100. */
  rows: Array<AdminProductPatchRow>;
};

/** Result of `adminProductsPatch`. */
export type AdminProductsPatchPayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** Result of each row, in their order; null when the input was rejected as a whole. */
  rows?: Maybe<Array<AdminProductPatchResult>>;
  /** Errors of the input as a whole. */
  userErrors: Array<UserError>;
};

/** A return as staff inspect it. */
export type AdminReturn = Node & {
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When it was inspected; null before. */
  inspectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Lines to return. */
  lines: Array<OrderReturnLine>;
  /** Note of the buyer; null when there is none or it was erased with the account. */
  note?: Maybe<Scalars['String']['output']>;
  /** When it was requested. */
  openedAt: Scalars['DateTime']['output'];
  /** The order. */
  order: Order;
  /** What the inspection would come to; null once the return was inspected. */
  quote?: Maybe<ReturnQuote>;
  /** The sub-order of which lines are returned. */
  subOrder: SubOrder;
};


/** A return as staff inspect it. */
export type AdminReturnQuoteArgs = {
  accepted: Array<InspectedLineInput>;
};

/** A page of returns. */
export type AdminReturnConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminReturnEdge>;
  /** The entries without their cursors. */
  nodes: Array<AdminReturn>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries, counted up to 10,000. */
  total: ListTotal;
};

/** An edge of a connection. */
export type AdminReturnEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminReturn;
};

export type { AdminRole };

/** A result of `adminSearch`. */
export type AdminSearchHit = {
  /** A buyer's name, a ticket's subject, an SKU; empty: nothing more. */
  detail: Scalars['String']['output'];
  /** Whether the text names it by its number, SKU, account number or telephone. */
  isExact: Scalars['Boolean']['output'];
  /** What its screen is addressed by: the id of an order, product or seller, the number of a ticket. */
  key: Scalars['String']['output'];
  /** What it is. */
  kind: AdminSearchKind;
  /** Number or name. */
  label: Scalars['String']['output'];
};

/** What a result of `adminSearch` is. */
export type AdminSearchKind =
  /** An order. */
  | 'ORDER'
  /** A product. */
  | 'PRODUCT'
  /** A seller. */
  | 'SELLER'
  /** A support ticket. */
  | 'TICKET';

/** A seller as admins see it in lists of products. */
export type AdminSeller = Node & {
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Slug: the shop's path is `/shop/{slug}`. */
  slug: Scalars['String']['output'];
  /** Status; only the products of active sellers are on sale. */
  status: SellerStatus;
};

/** Input of `adminStockAdjust`: either a difference, or a new stock with the one that it replaces. */
export type AdminStockAdjustInput = {
  /** Pieces to add, or to take when negative. */
  delta?: InputMaybe<Scalars['Int']['input']>;
  /** The stock that `set` replaces. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the product. */
  id: Scalars['ID']['input'];
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** Why it is changed: the audit log keeps it. */
  reason?: InputMaybe<StockReason>;
  /** The new stock. */
  set?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the variant; required when the product has variants. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** A ticket as admins see it. */
export type AdminTicket = {
  /** Account number of the customer; null for a visitor. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** E-mail address for answers; empty when the account was deleted. */
  email: Scalars['String']['output'];
  /** Language of the customer. */
  language: Language;
  /** Name of the customer. */
  name: Scalars['String']['output'];
  /** Telephone number with +216. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Priority. */
  priority: TicketPriority;
  /** The ticket. Its `can...` fields state what the owner may do, not what staff may. */
  ticket: Ticket;
};

/** A page of all tickets. */
export type AdminTicketConnection = {
  /** Tickets with their cursors. */
  edges: Array<AdminTicketEdge>;
  /** The tickets of this page. */
  nodes: Array<AdminTicket>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of tickets. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a ticket connection. */
export type AdminTicketEdge = {
  /** Cursor of this ticket. */
  cursor: Scalars['String']['output'];
  /** The ticket. */
  node: AdminTicket;
};

/** Today, and what is usual on this weekday. */
export type AdminToday = {
  /** Today in Tunisia, such as `2026-11-22`. */
  day: Scalars['Date']['output'];
  /** Figures until now. */
  figures: AdminDayFigures;
  /** Means of the same weekday up to this time of day; null when the shop had no orders before. */
  usual?: Maybe<AdminDayFigures>;
  /** Number of days in the means. */
  weeks: Scalars['Int']['output'];
};

/** An account as admins see it. Contact details are masked for the roles `CATALOGUE`, `MARKETING` and `READ_ONLY`. */
export type AdminUser = Node & {
  /** Account number: ten digits, the last one a check digit. */
  accountNumber: Scalars['String']['output'];
  /** Admin role; null when the account is not an admin. */
  adminRole?: Maybe<AdminRole>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address, masked as `a***@example.tn`; empty when the account has none. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether the account may use the back office. */
  isAdmin: Scalars['Boolean']['output'];
  /** Language of e-mails and notifications. */
  language: Language;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Whether the account is subscribed to the newsletter. */
  newsletter: Scalars['Boolean']['output'];
  /** New e-mail address that waits for confirmation, masked like `email`; null when there is none. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Telephone number such as `+21698123456`, masked as `+216 98 *** *56`; empty when the account has none. */
  phone: Scalars['String']['output'];
  /** Loyalty points. */
  points: Scalars['Int']['output'];
};

/** A page of accounts. */
export type AdminUserConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminUserEdge>;
  /** The entries without their cursors. */
  nodes: Array<AdminUser>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type AdminUserEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminUser;
};

/** A variant of a product as admins see it. */
export type AdminVariant = Node & {
  /** Colour; null when it has none of its own. */
  color?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Position among the variants, from 0. */
  position: Scalars['Int']['output'];
  /** Difference to the price of the product; may be negative. */
  priceDelta: Money;
  /** Size; null when it has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit (SKU). */
  sku: Scalars['String']['output'];
  /** Quantity in stock. */
  stock: Scalars['Int']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
};

/** Fields of a variant: absent is unchanged, null is cleared. */
export type AdminVariantChanges = {
  /** Colour. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Position among the variants, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Difference to the price of the product. */
  priceDelta?: InputMaybe<Scalars['Decimal']['input']>;
  /** Size, at most 20 characters. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** SKU, 1 to 40 characters, unique among products and variants. */
  sku?: InputMaybe<Scalars['String']['input']>;
};

/** A page of variants. */
export type AdminVariantConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminVariantEdge>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of entries. */
  total: ListTotal;
};

/** Input of `adminVariantDelete`. */
export type AdminVariantDeleteInput = {
  /** ID of the variant. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** An edge of a connection. */
export type AdminVariantEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminVariant;
};

/** Result of a change of variants. */
export type AdminVariantPayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The product with its variants; null when the change was rejected. */
  product?: Maybe<AdminProduct>;
  /** Errors; empty on success. `IN_USE`: the variant was ordered. */
  userErrors: Array<UserError>;
  /** The variant after the change; null when several were created, when it was deleted, or rejected. */
  variant?: Maybe<AdminVariant>;
};

/** Input of `adminVariantUpdate`. */
export type AdminVariantUpdateInput = {
  /** What changes. */
  changes: AdminVariantChanges;
  /** ID of the variant. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Input of `adminVariantsCreate`: each combination of a colour and a size that does not exist yet. */
export type AdminVariantsCreateInput = {
  /** Colours; without any, variants differ by size. */
  colors: Array<Scalars['String']['input']>;
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** Difference to the price of the product. */
  priceDelta: Scalars['Decimal']['input'];
  /** ID of the product. */
  productId: Scalars['ID']['input'];
  /** Sizes of at most 20 characters; without any, variants differ by colour. */
  sizes: Array<Scalars['String']['input']>;
  /** Beginning of their SKUs. Default: the SKU of the product. */
  skuPrefix?: InputMaybe<Scalars['String']['input']>;
  /** Quantity in stock of each. */
  stock: Scalars['Int']['input'];
};

/** Input to delete a view. */
export type AdminViewDeleteInput = {
  /** Id of the view. */
  id: Scalars['ID']['input'];
};

/** Result of `adminViewDelete`. */
export type AdminViewDeletePayload = {
  /** Id of the deleted view, for lists that show it. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to save a view. */
export type AdminViewSaveInput = {
  /** Visible columns in their order, at most 40; empty: the list's own. */
  columns: Array<Scalars['String']['input']>;
  /** Height of the rows. */
  density: ViewDensity;
  /** Parameters of the list's address as a query string, at most 2,000 characters. */
  filters: Scalars['String']['input'];
  /** The view to change; absent: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the list opens with it; the view that did so no longer does. */
  isDefault: Scalars['Boolean']['input'];
  /** Whether all admins see it. Requires the capability `VIEWS_SHARE`. */
  isShared: Scalars['Boolean']['input'];
  /** Name of the list; cannot be changed afterwards. */
  list: Scalars['String']['input'];
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Sort, such as `-createdAt`; empty: the list's own. */
  sort: Scalars['String']['input'];
  /** Version of the view that was read, required with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `adminViewSave`. */
export type AdminViewSavePayload = {
  /** Errors in the input: `CONFLICT` above 30 views of the list, `STALE`. Empty on success. */
  userErrors: Array<UserError>;
  /** The view as it is now; null when it was not saved. */
  view?: Maybe<SavedView>;
};

/** New quantity of a line. */
export type AmendedLineInput = {
  /** ID of the line. */
  lineId: Scalars['ID']['input'];
  /** New quantity, at most the present one; 0 removes the line. */
  quantity: Scalars['Int']['input'];
};

/** The coupon applied to a cart. */
export type AppliedCoupon = {
  /** Coupon code. */
  code: Scalars['String']['output'];
  /** Discount on the items, or on the delivery fee. */
  discount: Money;
  /** Type of discount. */
  type: CouponType;
};

/** Capabilities of the assistant beyond text. */
export type Assistant = {
  /** Whether a model analyses pictures; otherwise only their colours are extracted. */
  seesPictures: Scalars['Boolean']['output'];
  /** Whether answers can be spoken with `botAnswerSpeak`. */
  speaksAnswers: Scalars['Boolean']['output'];
  /** Whether recordings can be transcribed with `botSpeechTranscribe`. */
  transcribesSpeech: Scalars['Boolean']['output'];
};

/** The admin who made a change. */
export type AuditActor = {
  /** Account number. */
  accountNumber: Scalars['String']['output'];
  /** First and last name; null when the account is deleted. */
  name?: Maybe<Scalars['String']['output']>;
  /** Role at that time. */
  role?: Maybe<AdminRole>;
};

/** A change of one object. Changes of several objects by one request have the same `changeId`. */
export type AuditEntry = Node & {
  /** What was done, such as `seller.status`. */
  action: Scalars['String']['output'];
  /** Who made it. */
  actor: AuditActor;
  /** When the change was made. */
  at: Scalars['DateTime']['output'];
  /** Until when `changeUndo` accepts the change; null when it cannot be undone. */
  canUndoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the change in `changeUndo`. */
  changeId: Scalars['ID']['output'];
  /** Kind of the object: its table, such as `products`. */
  entity: Scalars['String']['output'];
  /** Key of the object: database id, slug, number or account number. */
  entityId: Scalars['String']['output'];
  /** Changed fields; for created and deleted objects all that are not empty. */
  fields: Array<AuditField>;
  /** Identifies the entry. */
  id: Scalars['ID']['output'];
  /** Identifies the job that made the change; null outside of jobs. */
  jobId?: Maybe<Scalars['ID']['output']>;
  /** Whether it was created, updated or deleted. */
  kind: AuditKind;
  /** Global id of the object, where it has one. */
  nodeId?: Maybe<Scalars['ID']['output']>;
  /** Version of the object after the change; null for objects without versions. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** Entries of the audit log. */
export type AuditEntryConnection = {
  /** Edges, newest first. */
  edges: Array<AuditEntryEdge>;
  /** Entries, newest first. */
  nodes: Array<AuditEntry>;
  /** Information for pagination. */
  pageInfo: PageInfo;
};

/** An entry in a connection. */
export type AuditEntryEdge = {
  /** Position of the entry, for `after`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** A changed field. */
export type AuditField = {
  /** Value after as JSON text; null when it is empty. Contact data are masked. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before as JSON text; null when it was empty. Contact data are masked. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field, such as `discountPrice`. Amounts are in millimes. */
  field: Scalars['String']['output'];
};

/** Conditions on the audit log; all given conditions must match. */
export type AuditFilter = {
  /** What was done, such as `seller.status`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Account number of the admin who made the change. */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** Changes of one request. */
  changeId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of object, such as `orders`. With `entityId`, all admins may read it. */
  entity?: InputMaybe<Scalars['String']['input']>;
  /** Key of the object, such as an order number. The history of an order has that of its sub-orders, payments and returns. */
  entityId?: InputMaybe<Scalars['String']['input']>;
  /** From this time on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changes of one job. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** The object with this global id, with variants of products. Its history is visible to all admins. */
  nodeId?: InputMaybe<Scalars['ID']['input']>;
  /** Before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What was done to an object. */
export type AuditKind =
  /** The object was created. */
  | 'CREATED'
  /** The object was deleted. */
  | 'DELETED'
  /** Fields were changed. */
  | 'UPDATED';

/** A slide or banner. One without `redirectUrl` opens the newsletter. */
export type Banner = {
  /** The picture. */
  image: Image;
  /** Name, also used as alternative text. */
  name: Scalars['String']['output'];
  /** Link target; null when it opens the newsletter. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
};

/** A text to synthesise as speech. */
export type BotAnswerSpeakInput = {
  /** Language of the text. */
  language: Language;
  /** 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of `botAnswerSpeak`. */
export type BotAnswerSpeakPayload = {
  /** Speech as a `data:` URL. */
  audioUrl?: Maybe<Scalars['String']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Why a reply is incomplete. */
export type BotFailure =
  /** Too many messages from one visitor, or too many concurrent messages. */
  | 'RATE_LIMITED'
  /** The assistant is unavailable or failed. */
  | 'UNAVAILABLE';

export type { BotPersona };

/** Analysis of a picture. */
export type BotPicture = {
  /** Slugs of colours, most frequent first. */
  colors: Array<Scalars['String']['output']>;
  /** Description; null when no model is available. */
  description?: Maybe<Scalars['String']['output']>;
};

/** Result of `botPictureRead` for a picture. */
export type BotPictureInput = {
  /** Slugs of at most 5 colours, most frequent first. */
  colors: Array<Scalars['String']['input']>;
  /** Description, at most 500 characters; null when only colours were extracted. */
  description?: InputMaybe<Scalars['String']['input']>;
};

/** A picture to analyse. */
export type BotPictureReadInput = {
  /** Language of the description. */
  language: Language;
  /** A picture as base64, without the `data:` prefix; JPEG, PNG, WebP or AVIF, at most 5 MB. */
  picture: Scalars['String']['input'];
};

/** Result of `botPictureRead`. */
export type BotPictureReadPayload = {
  /** The analysis; null when the picture was rejected or unreadable. */
  picture?: Maybe<BotPicture>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** A message to classify. */
export type BotQueryClassifyInput = {
  /** 1 to 2,000 characters. */
  query: Scalars['String']['input'];
};

/** Result of `botQueryClassify`. */
export type BotQueryClassifyPayload = {
  /** Topic; null when it could not be determined. */
  queryType?: Maybe<BotQueryType>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

export type { BotQueryType };

/** The reply is complete; the stream ends. */
export type BotReplyCompleted = BotReplyEvent & {
  /** Sequence number, from 1 without gaps. */
  sequence: Scalars['Int']['output'];
};

/** An event of a reply, numbered from 1 without gaps. */
export type BotReplyEvent = {
  /** Sequence number, from 1 without gaps. */
  sequence: Scalars['Int']['output'];
};

/** The reply ends incomplete. Retry with a new `replyId`. */
export type BotReplyFailed = BotReplyEvent & {
  /** Kind of failure. */
  failure: BotFailure;
  /** Seconds after which to retry; null when unknown. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** Sequence number, from 1 without gaps. */
  sequence: Scalars['Int']['output'];
};

/** A message to the assistant, with its context. */
export type BotReplyInput = {
  /** `sequence` of the last event received; 0 for all events. */
  after: Scalars['Int']['input'];
  /** At most 12 earlier messages, oldest first. */
  history: Array<BotTurnInput>;
  /** Language of the page; the reply uses the message's own language when it is recognised with certainty. */
  language: Language;
  /** Persona; the shop's default when absent. */
  persona?: InputMaybe<BotPersona>;
  /** Result of `botPictureRead` for an attached picture. */
  picture?: InputMaybe<BotPictureInput>;
  /** Text of the message, 1 to 2,000 characters. */
  query: Scalars['String']['input'];
  /** Topic. */
  queryType: BotQueryType;
  /** Unguessable ID generated by the client for each message: 16 to 64 letters, digits and hyphens. Reuse it to resume the same reply. */
  replyId: Scalars['String']['input'];
};

/** Products of the reply, in order. They replace the products of an earlier event. */
export type BotReplyProducts = BotReplyEvent & {
  /** At most 20 products; products no longer on sale are omitted. */
  products: Array<Product>;
  /** Sequence number, from 1 without gaps. */
  sequence: Scalars['Int']['output'];
};

/** Discard the events received so far: the reply could not be resumed and starts again. Sequence numbers continue. */
export type BotReplyRestarted = BotReplyEvent & {
  /** Sequence number, from 1 without gaps. */
  sequence: Scalars['Int']['output'];
};

/** Text to append to the reply. */
export type BotReplyText = BotReplyEvent & {
  /** Sequence number, from 1 without gaps. */
  sequence: Scalars['Int']['output'];
  /** Plain text, never markup. */
  text: Scalars['String']['output'];
};

/** A recording to transcribe. */
export type BotSpeechTranscribeInput = {
  /** Language of the page; the spoken language may differ. */
  language: Language;
  /** A recording as base64, at most 4 MB; WebM with Opus, or WAV, MP4, Ogg. */
  recording: Scalars['String']['input'];
};

/** Result of `botSpeechTranscribe`. */
export type BotSpeechTranscribePayload = {
  /** Transcribed text. */
  text?: Maybe<Scalars['String']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** One earlier message of the conversation. */
export type BotTurnInput = {
  /** Whether the user wrote it. */
  isUser: Scalars['Boolean']['input'];
  /** IDs of at most 20 products shown with the message, in order. */
  productIds: Array<Scalars['ID']['input']>;
  /** 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** A brand. */
export type Brand = Node & {
  /** ISO 3166-1 alpha-2 code; `TN` is a Tunisian brand. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Description as plain text; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Language that `description` is in with the same argument; null when there is none. */
  descriptionLanguage?: Maybe<Language>;
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Logo; null when there is none: show the name. */
  logo?: Maybe<Image>;
  /** Name of the brand. */
  name: Scalars['String']['output'];
  /** Number of active products of the brand. */
  productCount: Scalars['Int']['output'];
  /** Products of the brand. */
  products?: Maybe<ProductConnection>;
  /** Slug of the brand: the last segment of its page's path. */
  slug: Scalars['String']['output'];
};


/** A brand. */
export type BrandDescriptionArgs = {
  language: Language;
};


/** A brand. */
export type BrandDescriptionLanguageArgs = {
  language: Language;
};


/** A brand. */
export type BrandProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** A page of brands. */
export type BrandConnection = {
  /** Items with their cursors. */
  edges: Array<BrandEdge>;
  /** The items without their cursors. */
  nodes: Array<Brand>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of items. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a brand connection. */
export type BrandEdge = {
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Brand;
};

/** An operation of a bulk change. */
export type BulkChange = {
  /** Field that is set. */
  field: BulkField;
  /** Name of the category or brand that is the value; null for other fields. */
  name?: Maybe<Scalars['String']['output']>;
  /** How its value is made. */
  operator: BulkOperator;
  /** Millimes to which prices are rounded; 900: to the nearest price that ends in .900. */
  round?: Maybe<Scalars['Int']['output']>;
  /** Value as text; null when the field is cleared. */
  value?: Maybe<Scalars['String']['output']>;
};

export type { BulkField };

/** An operation of a bulk change. */
export type BulkOperationInput = {
  /** Field to set. */
  field: BulkField;
  /** How its value is made. */
  operator: BulkOperator;
  /** Rounds prices to the nearest 50, 100 or 500 millimes, or with 900 to the nearest price that ends in .900. */
  round?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The value: an amount in dinars, percent such as `-10`, a number, `true` or `false`, a stock status, tags separated by commas, or
   * the ID of a category or brand. Null clears a reduced price or a brand.
   */
  value?: InputMaybe<Scalars['String']['input']>;
};

export type { BulkOperator };

/** Why the buyer cannot cancel. */
export type CancellationRefusal =
  /** The remaining sub-orders would cost more than was paid online for the whole order. */
  | 'COSTS_MORE'
  /** It is being prepared, or further. */
  | 'TOO_LATE';

/** A line of a cart, as stored on the device. */
export type CartLineInput = {
  /** Global ID of a product. */
  productId: Scalars['ID']['input'];
  /** Quantity, 1 to 99. */
  quantity: Scalars['Int']['input'];
  /** Global ID of one of its variants. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** Items of a line with the same unit price. */
export type CartPieces = {
  /** Quantity. */
  quantity: Scalars['Int']['output'];
  /** Unit price. */
  unitPrice: Money;
};

/** A problem that prevents a line or the cart from being ordered as it is. */
export type CartProblem = {
  /** Available quantity, when the quantity is the problem. */
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  /** Kind of problem. */
  code: CartProblemCode;
  /** Reason, for `COUPON_INVALID`. */
  couponReason?: Maybe<CouponReason>;
  /** Message in English, for developers. Show users a translated text for the code instead. */
  message: Scalars['String']['output'];
  /** Amount missing to reach the coupon's minimum purchase, for `MIN_PURCHASE`. */
  missingAmount?: Maybe<Money>;
};

/** Kind of problem with a line or the cart. */
export type CartProblemCode =
  /** The coupon does not exist or does not apply to this cart. */
  | 'COUPON_INVALID'
  /** Out of stock. */
  | 'OUT_OF_STOCK'
  /** Unknown or no longer on sale. */
  | 'PRODUCT_UNAVAILABLE'
  /** Fewer items are available than requested. */
  | 'STOCK_REDUCED'
  /** The product has variants and none was selected. */
  | 'VARIANT_REQUIRED'
  /** The product has no such variant. */
  | 'VARIANT_UNKNOWN';

/** The current price of a cart. Nothing is reserved. */
export type CartQuote = {
  /** The applied coupon; null without one, or when it is not valid. */
  coupon?: Maybe<AppliedCoupon>;
  /** Delivery fee, charged once per order; zero when the items before any coupon reach `freeDeliveryFrom`, or with a free-delivery coupon. */
  deliveryFee: Money;
  /** Discount of the coupon on the items. */
  discountTotal: Money;
  /** Total of items from which delivery is free. */
  freeDeliveryFrom: Money;
  /** Total quantity of all lines that count. */
  itemCount: Scalars['Int']['output'];
  /** Total of all lines that count. */
  itemsTotal: Money;
  /** Lines in the order in which they were sent. */
  lines: Array<CartQuoteLine>;
  /** Discount of the redeemed points. */
  pointsDiscount: Money;
  /** Redeemable loyalty points, in hundreds; 0 for visitors. */
  pointsLimit: Scalars['Int']['output'];
  /** Redeemed points: the requested points, up to `pointsLimit`. */
  pointsUsed: Scalars['Int']['output'];
  /** Problems of the cart as a whole. */
  problems: Array<CartProblem>;
  /** Amount to pay, after coupon and points. */
  total: Money;
  /** The next time at which a flash price or the coupon starts or ends. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A cart to calculate the price of. */
export type CartQuoteInput = {
  /**
   * Telephone number of a visitor, which counts towards limits of flash sales: without it, a visitor may be quoted a flash price that the
   * order is then refused with `PRICE_CHANGED`.
   */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** Coupon code as typed; one coupon per order. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  /** Lines, 100 at most. */
  lines: Array<CartLineInput>;
  /** Loyalty points to redeem, in hundreds; signed-in accounts only. */
  points: Scalars['Int']['input'];
};

/** A line of the cart with its current price. */
export type CartQuoteLine = {
  /** Share of the coupon's discount. */
  discount: Money;
  /** Quantities by unit price: items beyond the remaining flash stock cost the usual price. Empty when the line does not count. */
  pieces: Array<CartPieces>;
  /** Problems of the line; empty when there are none. */
  problems: Array<CartProblem>;
  /** The product; null when unknown or no longer on sale, in which case the line does not count. */
  product?: Maybe<Product>;
  /** Product ID as sent. */
  productId: Scalars['ID']['output'];
  /** Requested quantity. */
  quantity: Scalars['Int']['output'];
  /** Unit price without any reduction. */
  regularUnitPrice: Money;
  /** Total of the line before the coupon. */
  total: Money;
  /** Current unit price of the first item; `pieces` lists the others when they cost more. */
  unitPrice: Money;
  /** The selected variant; null when there is none or it is unknown. */
  variant?: Maybe<ProductVariant>;
  /** Variant ID as sent. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** Who bears the difference of a row. */
export type CashBearer =
  /** The carrier, which makes up for it. */
  | 'CARRIER'
  /** The seller: a correction of the ledger. */
  | 'SELLER'
  /** The marketplace. */
  | 'SHOP';

/** A row of a statement. */
export type CashRow = {
  /** Amount of the row. */
  amount: Money;
  /** Who bears the difference; null when there is none. */
  bearer?: Maybe<CashBearer>;
  /** Cash that the parcel should have brought; null when none is due. */
  expected?: Maybe<Money>;
  /** Identifies the row in its statement. */
  key: Scalars['ID']['output'];
  /** Line of the file, from 1. */
  line: Scalars['Int']['output'];
  /** Why. */
  note?: Maybe<Scalars['String']['output']>;
  /** The order; null when no parcel has this number. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** What the comparison says. */
  outcome: CashRowOutcome;
  /** Date as the carrier writes it. */
  paidOn?: Maybe<Scalars['String']['output']>;
  /** When it was settled; null when it is not. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name or account number of the admin who settled it. */
  settledBy?: Maybe<Scalars['String']['output']>;
  /** Number of the sub-order, such as `CMD-26-000042-3/1`. */
  subOrderNumber?: Maybe<Scalars['String']['output']>;
  /** Number of the parcel as the carrier writes it, in upper case. */
  trackingNumber: Scalars['String']['output'];
};

/** A page of rows. */
export type CashRowConnection = {
  /** Entries with their cursors. */
  edges: Array<CashRowEdge>;
  /** The entries without their cursors. */
  nodes: Array<CashRow>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type CashRowEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: CashRow;
};

/** What the comparison of a row with its parcel says. */
export type CashRowOutcome =
  /** The parcel was paid before, or another row names it. */
  | 'ALREADY'
  /** The parcel should have brought another amount. */
  | 'AMOUNT_DIFFERS'
  /** The amount is what the parcel should have brought. */
  | 'MATCH'
  /** Cash of this parcel is not due: it is not delivered, was refused, or is paid online. */
  | 'NOT_COLLECTED'
  /** No parcel has this number. */
  | 'UNKNOWN';

/** Input to settle a row that differs. */
export type CashRowSettleInput = {
  /** Who bears the difference; the seller only of a parcel that is due. */
  bearer: CashBearer;
  /** 8 to 100 letters, digits, hyphens or underscores: the same key settles once. */
  idempotencyKey: Scalars['String']['input'];
  /** `key` of the row. */
  key: Scalars['ID']['input'];
  /** Reason, 3 to 300 characters. */
  note: Scalars['String']['input'];
  /** ID of the statement. */
  statementId: Scalars['ID']['input'];
};

/** Result of `cashRowSettle`. */
export type CashRowSettlePayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The statement; null when nothing was changed. */
  statement?: Maybe<CashStatement>;
  /** Errors; empty on success. `CONFLICT`: the row is settled or matches. */
  userErrors: Array<UserError>;
};

/**
 * A carrier's statement about the cash that it collected. Every millime is accounted for: `rowTotal` is the sum of `unsettled`,
 * `collected`, `bySeller`, `byCarrier` and `byShop`.
 */
export type CashStatement = Node & {
  /** Total that the carrier states. */
  announced: Money;
  /** Bank reference of the transfer. */
  bankReference?: Maybe<Scalars['String']['output']>;
  /** Differences that the carrier makes up for; negative when it still owes them. */
  byCarrier: Money;
  /** Differences booked on the ledgers of sellers; negative when they bear them. */
  bySeller: Money;
  /** Differences that the marketplace bears (negative) or keeps. */
  byShop: Money;
  /** Name of the carrier. */
  carrier: Scalars['String']['output'];
  /** Cash of the parcels that this statement reconciled. */
  collected: Money;
  /** When it was imported. */
  createdAt: Scalars['DateTime']['output'];
  /** Name or account number of the admin who imported it. */
  createdBy: Scalars['String']['output'];
  /** Cash that the parcels of the rows should have brought. */
  expected: Money;
  /** Identifies the statement. */
  id: Scalars['ID']['output'];
  /** Note of the admin who imported it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The carrier's number of the statement. */
  number: Scalars['String']['output'];
  /** Number of rows that match and can be reconciled. */
  readyCount: Scalars['Int']['output'];
  /** Number of rows. */
  rowCount: Scalars['Int']['output'];
  /** Sum of the rows. */
  rowTotal: Money;
  /** Rows in the order of the statement. */
  rows?: Maybe<CashRowConnection>;
  /** Sum of the rows that are not settled. */
  unsettled: Money;
  /** Number of rows that are not settled. */
  unsettledCount: Scalars['Int']['output'];
};


/**
 * A carrier's statement about the cash that it collected. Every millime is accounted for: `rowTotal` is the sum of `unsettled`,
 * `collected`, `bySeller`, `byCarrier` and `byShop`.
 */
export type CashStatementRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isSettled?: InputMaybe<Scalars['Boolean']['input']>;
  outcome?: InputMaybe<CashRowOutcome>;
};

/** A page of statements. */
export type CashStatementConnection = {
  /** Entries with their cursors. */
  edges: Array<CashStatementEdge>;
  /** The entries without their cursors. */
  nodes: Array<CashStatement>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type CashStatementEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: CashStatement;
};

/** Input to import a statement. */
export type CashStatementImportInput = {
  /** Bank reference of the transfer, at most 60 characters. */
  bankReference?: InputMaybe<Scalars['String']['input']>;
  /** Name of the carrier, 2 to 60 characters. */
  carrier: Scalars['String']['input'];
  /**
   * The file as text, at most 56,000 characters and 1,000 rows: tracking number, amount and, optionally, date, separated by semicolons,
   * commas or tabs, with or without a heading.
   */
  csv: Scalars['String']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key imports once. */
  idempotencyKey: Scalars['String']['input'];
  /** Note, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's number of the statement, at most 60 characters. The same number with the same rows is the same statement. */
  number: Scalars['String']['input'];
  /** Total that the carrier states; by default the sum of the rows. Another total needs a note. */
  total?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Result of `cashStatementImport`. */
export type CashStatementImportPayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The statement; null when nothing was imported. */
  statement?: Maybe<CashStatement>;
  /** Errors in the input, lines that cannot be read as `["csv", "<line>", "<column>"]`. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input to reconcile the rows of a statement that match. */
export type CashStatementReconcileInput = {
  /** ID of the statement. */
  id: Scalars['ID']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key reconciles one batch. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of `cashStatementReconcile`. */
export type CashStatementReconcilePayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The statement; null when nothing was changed. Repeat the mutation while its `readyCount` is not 0. */
  statement?: Maybe<CashStatement>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** What a change of a category or brand would concern. */
export type CatalogueImpact = {
  /** Pages of the shop whose addresses have its slug; the former ones lead to the new ones. */
  addresses: Scalars['Int']['output'];
  /** Categories below it. */
  categories: Scalars['Int']['output'];
  /** Coupons for it. */
  coupons: Scalars['Int']['output'];
  /** Products, on sale or not; of a category and all below it. */
  products: Scalars['Int']['output'];
  /** Promotions whose products are narrowed to it. */
  promos: Scalars['Int']['output'];
};

/** A category, brand or seller that may not be on sale. */
export type CatalogueReference = {
  /** Name. */
  name: Scalars['String']['output'];
  /** ID of the category, brand or seller. */
  reference: Scalars['ID']['output'];
  /** Slug. */
  slug: Scalars['String']['output'];
};

/** A category of the catalogue. Categories are nested up to five levels deep. */
export type Category = Node & {
  /** Ancestors, from the top level down. */
  ancestors?: Maybe<Array<Category>>;
  /** Description as plain text; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Language that `description` is in with the same argument; null when there is none. */
  descriptionLanguage?: Maybe<Language>;
  /** Display order; lists show the highest first. */
  displayOrder: Scalars['Int']['output'];
  /** Name of the icon. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Picture; null when there is none: show the icon. */
  image?: Maybe<Image>;
  /** Marked as featured. */
  isFeatured: Scalars['Boolean']['output'];
  /** Marked as special. */
  isSpecial: Scalars['Boolean']['output'];
  /** Whether it has a parent category. */
  isSubCategory: Scalars['Boolean']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** Language that `name` is in with the same argument. */
  nameLanguage: Language;
  /** Parent category; null at the top level. */
  parent?: Maybe<Category>;
  /** Slugs from the top level down to this category: its page's path is `/category/` followed by them, joined by slashes. */
  path: Array<Scalars['String']['output']>;
  /** Number of active products in the category and its subcategories. */
  productCount: Scalars['Int']['output'];
  /** Products of the category and its subcategories. */
  products?: Maybe<ProductConnection>;
  /** Slug of the category: the last segment of its page's path. */
  slug: Scalars['String']['output'];
  /** Active direct subcategories, by display order. */
  subCategories: Array<Category>;
};


/** A category of the catalogue. Categories are nested up to five levels deep. */
export type CategoryDescriptionArgs = {
  language: Language;
};


/** A category of the catalogue. Categories are nested up to five levels deep. */
export type CategoryDescriptionLanguageArgs = {
  language: Language;
};


/** A category of the catalogue. Categories are nested up to five levels deep. */
export type CategoryNameArgs = {
  language: Language;
};


/** A category of the catalogue. Categories are nested up to five levels deep. */
export type CategoryNameLanguageArgs = {
  language: Language;
};


/** A category of the catalogue. Categories are nested up to five levels deep. */
export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** Lists of categories. */
export type CategoryList =
  /** All top-level categories and their subcategories, in alphabetical order. */
  | 'ALPHABETICAL'
  /** Marked as featured, by display order. */
  | 'FEATURED'
  /** Marked as special, by display order. */
  | 'SPECIAL'
  /** At most 20 top-level categories that are not special; featured ones first. */
  | 'TOP'
  /** The top level with all subcategories. */
  | 'TREE'
  /** Top-level categories that have subcategories. */
  | 'WITH_SUBCATEGORIES';

/** A change by an admin, in the audit log. */
export type ChangeRef = {
  /** Until when it can be undone; null when it cannot. */
  canUndoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the change. */
  reference: Scalars['String']['output'];
};

/** Input to undo a change. */
export type ChangeUndoInput = {
  /** `changeId` of an entry of the log, or `reference` of a change that was just made. */
  id: Scalars['ID']['input'];
};

/** Result of `changeUndo`. */
export type ChangeUndoPayload = {
  /** The undoing as a change of its own; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** Fields that were left unchanged, with the reason. */
  unchanged?: Maybe<Array<UnchangedField>>;
  /** Objects that were changed back; empty when nothing could be undone. */
  undone?: Maybe<Array<UndoneObject>>;
  /** Errors; `CONFLICT` when the change cannot be undone any more. Empty on success. */
  userErrors: Array<UserError>;
};

/** Conditions on the orders that await confirmation; all given conditions must match. */
export type ConfirmationQueueFilter = {
  /** Orders whose buyer uses this language. */
  language?: InputMaybe<Language>;
  /** Maximum total in dinars. */
  maxTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Orders for which at least so many calls failed. */
  minAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum total in dinars. */
  minTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Orders delivered to this governorate: its number, 1 to 24. */
  regionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Orders with a sub-order of this seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a call to a buyer ended. */
export type ContactOutcome =
  /** The line was busy. */
  | 'BUSY'
  /** The buyer asked to be called again. */
  | 'CALL_BACK'
  /** The buyer confirmed the order. */
  | 'CONFIRMED'
  /** The call was not answered. */
  | 'NO_ANSWER'
  /** The buyer does not want the order. */
  | 'REFUSED'
  /** The number is not the buyer's. */
  | 'WRONG_NUMBER';

/** An advertised coupon. Everybody may use it within its limits. */
export type CouponCard = {
  /** Amount of a fixed discount; null for other types. */
  amount?: Maybe<Money>;
  /** Coupon code. */
  couponCode: Scalars['String']['output'];
  /** End of validity; null when it does not expire. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minimum total of items; null when there is none. */
  minPurchase?: Maybe<Money>;
  /** Percentage of a percentage discount; null for other types. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Shop whose items it applies to; null when it applies to all items. */
  seller?: Maybe<Seller>;
  /** Type of discount. */
  type: CouponType;
};

export type { CouponFunder };

/** Why a coupon is not valid. */
export type CouponReason =
  /** It requires a signed-in account. */
  | 'ACCOUNT_REQUIRED'
  /** The account has reached its maximum number of uses. */
  | 'ALREADY_USED'
  /** It makes delivery free, which already is. */
  | 'DELIVERY_FREE'
  /** Expired. */
  | 'EXPIRED'
  /** It is valid for the first order only. */
  | 'FIRST_ORDER_ONLY'
  /** The eligible items are below the minimum purchase by `missingAmount`. */
  | 'MIN_PURCHASE'
  /** It applies to none of the items. */
  | 'NOT_APPLICABLE'
  /** Not valid yet. */
  | 'NOT_STARTED'
  /** Too many unknown codes were tried; retry in a few minutes. */
  | 'TOO_MANY_TRIES'
  /** The coupon does not exist, or belongs to another account. */
  | 'UNKNOWN'
  /** The maximum number of uses is reached. */
  | 'USED_UP';

export type { CouponScope };

export type { CouponType };

/** ISO 4217 code. The shop sells in Tunisian dinars. */
export type CurrencyCode =
  /** Tunisian dinar; 1 TND = 1000 millimes. */
  | 'TND';

/** A delegation of a governorate. */
export type Delegation = {
  /** Name in French, accepted in addresses. */
  name: Scalars['String']['output'];
  /** Name in Arabic, accepted in addresses. */
  nameAr: Scalars['String']['output'];
};

/** Estimated delivery: the seller's preparation hours, then the carrier's working days. */
export type DeliveryTimes = {
  /** Earliest day of arrival. */
  arrivesFrom: Scalars['Date']['output'];
  /** Latest day of arrival. */
  arrivesUntil: Scalars['Date']['output'];
  /** Minimum transit time in working days. */
  leastTransitDays: Scalars['Int']['output'];
  /** Maximum transit time in working days. */
  mostTransitDays: Scalars['Int']['output'];
};

/** A band announcing a reduction in one category. */
export type DiscountBand = {
  /** Category of its products. */
  category?: Maybe<Category>;
  /** Picture beside the text; null when there is none. */
  image?: Maybe<Image>;
  /** Maximum reduction among its products in whole percent; 0 when nothing is reduced. */
  maxDiscountPercent: Scalars['Int']['output'];
  /** Line below the heading; null when there is none. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Heading. */
  title: Scalars['String']['output'];
};


/** A band announcing a reduction in one category. */
export type DiscountBandSubtitleArgs = {
  language: Language;
};


/** A band announcing a reduction in one category. */
export type DiscountBandTitleArgs = {
  language: Language;
};

/** A sub-order that is cancelled when its order is confirmed. */
export type ExcludedSubOrderInput = {
  /** Reason that the buyer reads, 3 to 300 characters. */
  reason: Scalars['String']['input'];
  /** ID of the sub-order. */
  subOrderId: Scalars['ID']['input'];
};

/** An event of an order or a ticket. It carries no personal data: fetch the object it refers to. */
export type FeedEvent = {
  /** Cursor to resume after this event, valid for a week. */
  cursor: Scalars['String']['output'];
  /** ID of the event; the same when it is delivered twice. */
  eventId: Scalars['String']['output'];
  /** When the event occurred. */
  occurredAt: Scalars['DateTime']['output'];
  /** Current state of the order; null for a ticket. */
  order?: Maybe<Order>;
  /** Number of the order or ticket. */
  subject: Scalars['String']['output'];
  /** Type of the event, such as `order.created`, `order.changed`, `ticket.created`. */
  type: Scalars['String']['output'];
};

/** An option of a filter. */
export type FilterOption = {
  /** Number of products. */
  count: Scalars['Int']['output'];
  /** Label to display. */
  label: Scalars['String']['output'];
  /** Value to send in the filter. */
  value: Scalars['String']['output'];
};

/** A time-limited price with its own stock. */
export type FlashSale = {
  /** Reduction from the regular price in whole percent. */
  discountPercent: Scalars['Int']['output'];
  /** End; null when it runs until its stock is sold. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the flash price currently applies. */
  isActive: Scalars['Boolean']['output'];
  /** Unit price while the sale is active. */
  price: Money;
  /** Remaining quantity of the sale; null when unlimited. */
  remainingStock?: Maybe<Scalars['Int']['output']>;
  /** Start; null when it has no start date. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Quantity reserved for the sale; null when unlimited. */
  stock?: Maybe<Scalars['Int']['output']>;
};

/** Content of the home page, edited by admins. */
export type Homepage = Node & {
  /** Three pictures above the footer, in order; null where there is none. */
  aboveFooter: Array<Maybe<Image>>;
  /** The banner below the promotion section; null when there is none. It opens `promoPopup`. */
  banner?: Maybe<Image>;
  /** Coupons shown as cards in the promotion section, in order. */
  couponCards: Array<CouponCard>;
  /** Bands announcing a reduction in one category, in order. */
  discountBands: Array<DiscountBand>;
  /** The hidden reward; null when there is none. */
  hiddenReward?: Maybe<CouponCard>;
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Upcoming and running live shows, soonest first. */
  liveShows: Array<LiveShow>;
  /** Name of this home content, such as `v0`. */
  name: Scalars['String']['output'];
  /** Partner shops, in order. */
  partners?: Maybe<Array<Seller>>;
  /** Background of the promotion section. */
  promoImage?: Maybe<Image>;
  /** Content shown above the newsletter form when the banner is opened; null for the form alone. */
  promoPopup?: Maybe<PromoPopup>;
  /** Slides above the services. */
  promoSlides: Array<PromoSlide>;
  /** The services, in order. */
  serviceCards: Array<ServiceCard>;
  /** Slides of the hero, in order. */
  slider1: Array<Banner>;
};

/** A picture, served as AVIF or WebP by content negotiation, at the requested width. */
export type Image = {
  /**
   * Address of the picture, immutable: another picture has another address. `width` is in CSS pixels and rounded up to
   * the next served width; without it the largest is given.
   */
  url: Scalars['URL']['output'];
};


/** A picture, served as AVIF or WebP by content negotiation, at the requested width. */
export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Accepted quantity of a returned line. */
export type InspectedLineInput = {
  /** ID of the order. */
  lineId: Scalars['ID']['input'];
  /** Quantity. */
  quantity: Scalars['Int']['input'];
};

export type { Language };

/** An entry of a seller's ledger. The ledger is append-only. */
export type LedgerEntry = {
  /** Amount; negative when the seller owes it. */
  amount: Money;
  /** When it was created. */
  at: Scalars['DateTime']['output'];
  /** Kind of the entry. */
  kind: LedgerKind;
  /** Reason of a correction; null for other kinds. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Transfer reference of a payout; null for other kinds. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Number of the sub-order, such as `CMD-26-000042-3/1`; null when the entry belongs to no order. */
  subOrderNumber?: Maybe<Scalars['String']['output']>;
};

/** A page of a seller's ledger. */
export type LedgerEntryConnection = {
  /** Balance: the sum of all entries, owed to the seller. */
  balance: Money;
  /** Entries with their cursors. */
  edges: Array<LedgerEntryEdge>;
  /** The entries without their cursors. */
  nodes: Array<LedgerEntry>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries of the seller. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type LedgerEntryEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LedgerEntry;
};

/** Kind of a ledger entry. */
export type LedgerKind =
  /** A correction with its reason. */
  | 'ADJUSTMENT'
  /** The marketplace's commission. */
  | 'COMMISSION'
  /** The seller's share of the delivery fee. */
  | 'DELIVERY_SHARE'
  /** A payout to the seller. */
  | 'PAYOUT'
  /** A refund of returned goods. */
  | 'REFUND'
  /** A sale. */
  | 'SALE';

/** Total number of entries of a list, counted up to 10,000. */
export type ListTotal = {
  /** Whether `value` is exact; otherwise there are more. */
  isExact: Scalars['Boolean']['output'];
  /** Number of entries; 10,000 when there are more. */
  value: Scalars['Int']['output'];
};

/** A show of the live shopping strip. */
export type LiveShow = {
  /** End. */
  endsAt: Scalars['DateTime']['output'];
  /** Picture of the announcement; null when there is none. */
  image?: Maybe<Image>;
  /** Link to the stream; null when it is on the shop's page. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
  /** Presenting seller. */
  seller?: Maybe<Seller>;
  /** Start. */
  startsAt: Scalars['DateTime']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};


/** A show of the live shopping strip. */
export type LiveShowTitleArgs = {
  language: Language;
};

/** Loyalty points of an account: one per whole dinar paid for items, redeemable in hundreds. */
export type Loyalty = {
  /** Redeemable points. */
  balance: Scalars['Int']['output'];
  /** Changes of the balance, newest first. */
  history?: Maybe<PointsEntryConnection>;
  /** Points of orders that are not completed yet. */
  pending: Scalars['Int']['output'];
  /** Discount that the redeemable points are worth. */
  value: Money;
};


/** Loyalty points of an account: one per whole dinar paid for items, redeemable in hundreds. */
export type LoyaltyHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** New alternative texts. Absent: unchanged; null or empty: removed. */
export type MediaAltInput = {
  /** German, at most 300 characters. */
  de?: InputMaybe<Scalars['String']['input']>;
  /** English, at most 300 characters. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** French, at most 300 characters. */
  fr?: InputMaybe<Scalars['String']['input']>;
  /** Tunisian Arabic, at most 300 characters. */
  tn?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `mediaDelete`. */
export type MediaDeleteInput = {
  /** ID of the file. */
  id: Scalars['ID']['input'];
};

/** Result of `mediaDelete`. */
export type MediaDeletePayload = {
  /** The file in the bin; null when it is still used. */
  media?: Maybe<AdminMedia>;
  /** Errors that the user can correct: `CONFLICT` when the file is still used. */
  userErrors: Array<UserError>;
};

export type { MediaFolder };

export type { MediaKind };

/** Input of `mediaRestore`. */
export type MediaRestoreInput = {
  /** ID of the file. */
  id: Scalars['ID']['input'];
};

/** Result of `mediaRestore`. */
export type MediaRestorePayload = {
  /** The file; null when it does not exist any more. */
  media?: Maybe<AdminMedia>;
  /** Errors that the user can correct. */
  userErrors: Array<UserError>;
};

/** Input of `mediaUpdate`. */
export type MediaUpdateInput = {
  /** New alternative texts; absent: unchanged. */
  alt?: InputMaybe<MediaAltInput>;
  /** ID of the file. */
  id: Scalars['ID']['input'];
  /** New name, 1 to 200 characters; absent: unchanged. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `mediaUpdate`. */
export type MediaUpdatePayload = {
  /** The change, for `changeUndo`; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The file; null when the change was refused. */
  media?: Maybe<AdminMedia>;
  /** Errors that the user can correct. */
  userErrors: Array<UserError>;
};

/** Input of `mediaUploadSign`. */
export type MediaUploadSignInput = {
  /** Folder of the picture. */
  folder: MediaFolder;
  /** File name of the picture, 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** Result of `mediaUploadSign`. */
export type MediaUploadSignPayload = {
  /** The permission; null when it was refused. */
  upload?: Maybe<SignedUpload>;
  /** Errors that the user can correct. */
  userErrors: Array<UserError>;
};

export type { MediaUseKind };

/** A parcel delivered more than seven days ago whose cash is outstanding and that no statement names. */
export type MissingCash = {
  /** Cash that it should have brought. */
  amount: Money;
  /** When it was delivered. */
  deliveredAt: Scalars['DateTime']['output'];
  /** ID of the order. */
  orderId: Scalars['ID']['output'];
  /** Name of the seller. */
  sellerName: Scalars['String']['output'];
  /** ID of the sub-order. */
  subOrderId: Scalars['ID']['output'];
  /** Number of the sub-order. */
  subOrderNumber: Scalars['String']['output'];
  /** Tracking number of the carrier. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
};

/** A page of parcels whose cash is missing. */
export type MissingCashConnection = {
  /** Entries with their cursors. */
  edges: Array<MissingCashEdge>;
  /** The entries without their cursors. */
  nodes: Array<MissingCash>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Sum of all entries. */
  sum: Money;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type MissingCashEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: MissingCash;
};

/** An amount of money, always with the currency's three decimal places. */
export type Money = {
  /** Amount with three decimal places: `"12.500"`. */
  amount: Scalars['Decimal']['output'];
  /** Currency of the amount. */
  currency: CurrencyCode;
};

/** Root of all mutations. */
export type Mutation = {
  /** Deletes the signed-in account. Records that the law requires are anonymised and retained. */
  accountDelete?: Maybe<AccountDeletePayload>;
  /** Creates an account and signs it in. */
  accountRegister?: Maybe<AccountRegisterPayload>;
  /** Deletes a saved address. */
  addressRemove?: Maybe<AddressRemovePayload>;
  /** Creates or updates a saved address. */
  addressSave?: Maybe<AddressSavePayload>;
  /** Creates a brand. */
  adminBrandCreate?: Maybe<AdminBrandPayload>;
  /** Merges a brand into another one; all that belongs to it follows. Cannot be undone. */
  adminBrandMerge?: Maybe<AdminBrandPayload>;
  /** Changes fields of a brand; its products follow a new name. */
  adminBrandUpdate?: Maybe<AdminBrandPayload>;
  /**
   * Prepares a change of many products: their changes are checked in the background and made by `adminJobApply`. Requires the capability
   * `CATALOGUE_BULK`.
   */
  adminBulkChange?: Maybe<AdminBulkChangePayload>;
  /** Creates a category, inactive unless stated otherwise. */
  adminCategoryCreate?: Maybe<AdminCategoryPayload>;
  /** Merges a category into another one; all that belongs to it follows. Cannot be undone. */
  adminCategoryMerge?: Maybe<AdminCategoryPayload>;
  /** Puts a category with all below it in another place of the tree; its products follow. */
  adminCategoryMove?: Maybe<AdminCategoryPayload>;
  /** Changes fields of a category; its products follow a new name. */
  adminCategoryUpdate?: Maybe<AdminCategoryPayload>;
  /** Ends the flash sale of a product, planned or running. */
  adminFlashSaleRemove?: Maybe<AdminProductPayload>;
  /** Plans, starts or changes the flash sale of a product. */
  adminFlashSaleSet?: Maybe<AdminProductPayload>;
  /** Makes the checked changes of a job, in the background. Requires the capability `CATALOGUE_BULK`. */
  adminJobApply?: Maybe<AdminJobApplyPayload>;
  /**
   * Assigns the columns of an uploaded file to fields; its lines are read and checked in the background. Requires the capability
   * `CATALOGUE_BULK`.
   */
  adminJobAssignColumns?: Maybe<AdminJobAssignColumnsPayload>;
  /** Ends a job. What has changed so far stays changed, and can be undone. Requires the capability `CATALOGUE_BULK`. */
  adminJobCancel?: Maybe<AdminJobCancelPayload>;
  /**
   * Undoes the changes of a job within 30 days, by a job of its own. Values that have changed again are left unchanged and listed.
   * Requires the capability `CATALOGUE_BULK`.
   */
  adminJobUndo?: Maybe<AdminJobUndoPayload>;
  /** Archives a product, or brings it back. */
  adminProductArchive?: Maybe<AdminProductPayload>;
  /** Creates a product, off sale unless asked otherwise. */
  adminProductCreate?: Maybe<AdminProductPayload>;
  /** Changes fields of a product. `CONFLICT` and `REQUIRED` by field: what it needs to be on sale. */
  adminProductUpdate?: Maybe<AdminProductPayload>;
  /** Changes several products, each by its version and independently of the others. */
  adminProductsPatch?: Maybe<AdminProductsPatchPayload>;
  /** Changes the stock of a product or variant. `STOCK_MOVED`: it is not the expected one, or would fall below zero. */
  adminStockAdjust?: Maybe<AdminProductPayload>;
  /** Deletes a variant that was never ordered. */
  adminVariantDelete?: Maybe<AdminVariantPayload>;
  /** Changes fields of a variant. */
  adminVariantUpdate?: Maybe<AdminVariantPayload>;
  /** Adds variants of a product. */
  adminVariantsCreate?: Maybe<AdminVariantPayload>;
  /** Deletes a view. */
  adminViewDelete?: Maybe<AdminViewDeletePayload>;
  /** Saves a new view, or changes one; a list has at most 30 views of one admin. */
  adminViewSave?: Maybe<AdminViewSavePayload>;
  /** Synthesises speech from a text. */
  botAnswerSpeak?: Maybe<BotAnswerSpeakPayload>;
  /** Analyses a picture to be sent with a message. The picture is not stored. */
  botPictureRead?: Maybe<BotPictureReadPayload>;
  /** Classifies a message to the assistant. */
  botQueryClassify?: Maybe<BotQueryClassifyPayload>;
  /** Transcribes a recording. The recording is not stored. */
  botSpeechTranscribe?: Maybe<BotSpeechTranscribePayload>;
  /** Settles a row that differs: who bears the difference, and why. Requires the capability `FINANCE`. */
  cashRowSettle?: Maybe<CashRowSettlePayload>;
  /** Imports a carrier's statement and compares its rows with the parcels. Requires the capability `FINANCE`. */
  cashStatementImport?: Maybe<CashStatementImportPayload>;
  /** Reconciles up to 100 rows that match. Requires the capability `FINANCE`. */
  cashStatementReconcile?: Maybe<CashStatementReconcilePayload>;
  /**
   * Undoes a change within 30 days: fields that still have the value that was set get the one before. Requires the capability that the
   * change required.
   */
  changeUndo?: Maybe<ChangeUndoPayload>;
  /** Moves a file that nothing uses to the bin, where it stays for 30 days. Requires the capability `MEDIA`. */
  mediaDelete?: Maybe<MediaDeletePayload>;
  /** Takes a file out of the bin. Requires the capability `MEDIA`. */
  mediaRestore?: Maybe<MediaRestorePayload>;
  /** Changes the name and the alternative texts of a file. Requires the capability `MEDIA`. */
  mediaUpdate?: Maybe<MediaUpdatePayload>;
  /**
   * Signs the parameters of one upload to the third-party image host; the picture does not enter the media library. Fails with
   * `NOT_SUPPORTED_BY_UPSTREAM` where no image host is configured. Requires the capability `MEDIA`.
   */
  mediaUploadSign?: Maybe<MediaUploadSignPayload>;
  /**
   * Subscribes an address to the newsletter: it gets an e-mail that asks to confirm, and after that the welcome message with its
   * personal coupon.
   */
  newsletterSubscribe?: Maybe<NewsletterSubscribePayload>;
  /** Changes contact data or lines of an order that awaits confirmation. Requires the admin role `ORDERS` or `OWNER`. */
  orderAmend?: Maybe<OrderAmendPayload>;
  /** Cancels an order or one of its sub-orders, until it is being prepared: by its owner, or with the order's token. `orderCancellation` previews the result. */
  orderCancel?: Maybe<OrderCancelPayload>;
  /** Claims an order for ten minutes, renews the claim, or ends it. Requires the admin role `ORDERS` or `OWNER`. */
  orderClaim?: Maybe<OrderClaimPayload>;
  /** Confirms all sub-orders of an order at once; those excluded are cancelled. Requires the admin role `ORDERS` or `OWNER`. */
  orderConfirm?: Maybe<OrderConfirmPayload>;
  /** Notes how a call to a buyer ended; may cancel the order. Requires the admin role `ORDERS` or `OWNER`. */
  orderContactNote?: Maybe<OrderContactNotePayload>;
  /** Adds an internal note to an order. Requires the admin role `ORDERS` or `OWNER`. */
  orderNote?: Maybe<OrderNotePayload>;
  /** Starts an online payment for an order that awaits one, also after a failed payment: by its owner, or with the order's token. */
  orderPay?: Maybe<OrderPayPayload>;
  /** Advances a payment: collected, remitted, reconciled or refunded. Requires the capability `ORDERS`. */
  orderPaymentTransition?: Maybe<OrderPaymentTransitionPayload>;
  /** Places an order. Does not require a session. */
  orderPlace?: Maybe<OrderPlacePayload>;
  /** Confirms, advances or cancels a sub-order. Requires the capability `ORDERS`. */
  orderTransition?: Maybe<OrderTransitionPayload>;
  /** Takes the next step of the parcel that a code names. Requires the admin role `ORDERS` or `OWNER`. */
  parcelScan?: Maybe<ParcelScanPayload>;
  /** Sends a password reset link by e-mail. */
  passwordRecover?: Maybe<PasswordRecoverPayload>;
  /** Sets a new password with the token of a reset link. */
  passwordReset?: Maybe<PasswordResetPayload>;
  /** Prepares a batch of payouts. Requires the capability `FINANCE`. */
  payoutPrepare?: Maybe<PayoutBatchPayload>;
  /** Takes an open payout out of its batch. Requires the capability `FINANCE`. */
  payoutRemove?: Maybe<PayoutBatchPayload>;
  /** Notes that the file of a batch went to the bank. Requires the capability `FINANCE`. */
  payoutSend?: Maybe<PayoutBatchPayload>;
  /** Records transfers of a batch in the sellers' ledgers. Requires the capability `FINANCE`. */
  payoutSettle?: Maybe<PayoutBatchPayload>;
  /** Undoes a recorded transfer by a counter-entry. Requires the capability `FINANCE`. */
  payoutUndo?: Maybe<PayoutBatchPayload>;
  /** Updates the signed-in account. */
  profileUpdate?: Maybe<ProfileUpdatePayload>;
  /** Records a refund that was made. Requires the capability `ORDERS_REFUND`. */
  refundNote?: Maybe<RefundNotePayload>;
  /** Inspects an open return: accepted items return to stock. Requires the capability `ORDERS`. */
  returnInspect?: Maybe<ReturnInspectPayload>;
  /** Opens a return of delivered lines, within 10 working days: by the order's owner, or with the order's token. */
  returnOpen?: Maybe<ReturnOpenPayload>;
  /** Deletes the account's review of a product. */
  reviewRemove?: Maybe<ReviewRemovePayload>;
  /** Creates or updates the account's review of a product. It is published after moderation. `FORBIDDEN` before the delivery. */
  reviewSave?: Maybe<ReviewSavePayload>;
  /** Submits a seller application. Does not require a session. */
  sellerApply?: Maybe<SellerApplyPayload>;
  /** Sets or removes the bank account of a seller. Requires the capability `FINANCE`. */
  sellerBankSet?: Maybe<SellerBankSetPayload>;
  /** Corrects a seller's ledger by an entry with its reason. Requires the capability `FINANCE`. */
  sellerLedgerAdjust?: Maybe<SellerLedgerAdjustPayload>;
  /** Records a transfer made to a seller. Requires the capability `FINANCE`. */
  sellerPayoutNote?: Maybe<SellerPayoutNotePayload>;
  /** Signs in by the second step: the response sets the session cookie. */
  sessionConfirm?: Maybe<SessionConfirmPayload>;
  /** Signs in: the response sets the session cookie. */
  sessionCreate?: Maybe<SessionCreatePayload>;
  /** Signs out: the response clears the session cookie. */
  sessionEnd?: Maybe<SessionEndPayload>;
  /** Revokes a session of the signed-in account. */
  sessionRevoke?: Maybe<SessionRevokePayload>;
  /** Makes the signed-in account an admin by an invitation to its e-mail address, at `/admin/invitation?token=…`. */
  staffInvitationAccept?: Maybe<StaffInvitationAcceptPayload>;
  /** Withdraws an open invitation. Requires the capability `STAFF`. */
  staffInvitationWithdraw?: Maybe<StaffInvitationWithdrawPayload>;
  /**
   * Invites an e-mail address to the back-office; the link in the message is valid for seven days and replaces an earlier one. Requires the
   * capability `STAFF`.
   */
  staffInvite?: Maybe<StaffInvitePayload>;
  /** Changes or takes away the role of an admin, effective with its next request. The last owner stays one. Requires the capability `STAFF`. */
  staffRoleSet?: Maybe<StaffRoleSetPayload>;
  /** Adds a message to a ticket of the account. */
  ticketAnswer?: Maybe<TicketAnswerPayload>;
  /** Opens a ticket. Does not require a session. When a signed-in account names one of its own orders, the ticket is linked to it. */
  ticketCreate?: Maybe<TicketCreatePayload>;
  /** Replies to a ticket on behalf of the shop. Requires the capability `SUPPORT`. */
  ticketReply?: Maybe<TicketReplyPayload>;
  /** Marks a ticket of the account as resolved, or closes it. */
  ticketStatusChange?: Maybe<TicketStatusChangePayload>;
  /** Changes the status or the priority of a ticket. Requires the capability `SUPPORT`. */
  ticketTransition?: Maybe<TicketTransitionPayload>;
  /** Begins to set up the caller's second step: sign-in asks for codes once one is confirmed. */
  twoStepBegin?: Maybe<TwoStepBeginPayload>;
  /** Turns the caller's second step on by a code. */
  twoStepConfirm?: Maybe<TwoStepConfirmPayload>;
  /** Turns the caller's second step off. */
  twoStepDisable?: Maybe<TwoStepDisablePayload>;
  /** Replaces the caller's recovery codes. */
  twoStepRecoveryCodesRenew?: Maybe<TwoStepRecoveryCodesRenewPayload>;
  /** Discards failed webhook deliveries, so that the deliveries queued after them proceed. Requires the capability `WEBHOOKS_RESEND`. */
  webhookDiscard?: Maybe<WebhookDeadLettersPayload>;
  /** Redelivers webhooks that were given up. Requires the capability `WEBHOOKS_RESEND`. */
  webhookResend?: Maybe<WebhookDeadLettersPayload>;
  /** Adds a product to the wishlist; idempotent. Requires a session. */
  wishlistAdd?: Maybe<WishlistAddPayload>;
  /** Removes a product from the wishlist; idempotent. Requires a session. */
  wishlistRemove?: Maybe<WishlistRemovePayload>;
};


/** Root of all mutations. */
export type MutationAccountDeleteArgs = {
  input: AccountDeleteInput;
};


/** Root of all mutations. */
export type MutationAccountRegisterArgs = {
  input: AccountRegisterInput;
};


/** Root of all mutations. */
export type MutationAddressRemoveArgs = {
  input: AddressRemoveInput;
};


/** Root of all mutations. */
export type MutationAddressSaveArgs = {
  input: AddressSaveInput;
};


/** Root of all mutations. */
export type MutationAdminBrandCreateArgs = {
  input: AdminBrandCreateInput;
};


/** Root of all mutations. */
export type MutationAdminBrandMergeArgs = {
  input: AdminMergeInput;
};


/** Root of all mutations. */
export type MutationAdminBrandUpdateArgs = {
  input: AdminBrandUpdateInput;
};


/** Root of all mutations. */
export type MutationAdminBulkChangeArgs = {
  input: AdminBulkChangeInput;
};


/** Root of all mutations. */
export type MutationAdminCategoryCreateArgs = {
  input: AdminCategoryCreateInput;
};


/** Root of all mutations. */
export type MutationAdminCategoryMergeArgs = {
  input: AdminMergeInput;
};


/** Root of all mutations. */
export type MutationAdminCategoryMoveArgs = {
  input: AdminCategoryMoveInput;
};


/** Root of all mutations. */
export type MutationAdminCategoryUpdateArgs = {
  input: AdminCategoryUpdateInput;
};


/** Root of all mutations. */
export type MutationAdminFlashSaleRemoveArgs = {
  input: AdminFlashSaleRemoveInput;
};


/** Root of all mutations. */
export type MutationAdminFlashSaleSetArgs = {
  input: AdminFlashSaleSetInput;
};


/** Root of all mutations. */
export type MutationAdminJobApplyArgs = {
  input: AdminJobApplyInput;
};


/** Root of all mutations. */
export type MutationAdminJobAssignColumnsArgs = {
  input: AdminJobAssignColumnsInput;
};


/** Root of all mutations. */
export type MutationAdminJobCancelArgs = {
  input: AdminJobCancelInput;
};


/** Root of all mutations. */
export type MutationAdminJobUndoArgs = {
  input: AdminJobUndoInput;
};


/** Root of all mutations. */
export type MutationAdminProductArchiveArgs = {
  input: AdminProductArchiveInput;
};


/** Root of all mutations. */
export type MutationAdminProductCreateArgs = {
  input: AdminProductCreateInput;
};


/** Root of all mutations. */
export type MutationAdminProductUpdateArgs = {
  input: AdminProductUpdateInput;
};


/** Root of all mutations. */
export type MutationAdminProductsPatchArgs = {
  input: AdminProductsPatchInput;
};


/** Root of all mutations. */
export type MutationAdminStockAdjustArgs = {
  input: AdminStockAdjustInput;
};


/** Root of all mutations. */
export type MutationAdminVariantDeleteArgs = {
  input: AdminVariantDeleteInput;
};


/** Root of all mutations. */
export type MutationAdminVariantUpdateArgs = {
  input: AdminVariantUpdateInput;
};


/** Root of all mutations. */
export type MutationAdminVariantsCreateArgs = {
  input: AdminVariantsCreateInput;
};


/** Root of all mutations. */
export type MutationAdminViewDeleteArgs = {
  input: AdminViewDeleteInput;
};


/** Root of all mutations. */
export type MutationAdminViewSaveArgs = {
  input: AdminViewSaveInput;
};


/** Root of all mutations. */
export type MutationBotAnswerSpeakArgs = {
  input: BotAnswerSpeakInput;
};


/** Root of all mutations. */
export type MutationBotPictureReadArgs = {
  input: BotPictureReadInput;
};


/** Root of all mutations. */
export type MutationBotQueryClassifyArgs = {
  input: BotQueryClassifyInput;
};


/** Root of all mutations. */
export type MutationBotSpeechTranscribeArgs = {
  input: BotSpeechTranscribeInput;
};


/** Root of all mutations. */
export type MutationCashRowSettleArgs = {
  input: CashRowSettleInput;
};


/** Root of all mutations. */
export type MutationCashStatementImportArgs = {
  input: CashStatementImportInput;
};


/** Root of all mutations. */
export type MutationCashStatementReconcileArgs = {
  input: CashStatementReconcileInput;
};


/** Root of all mutations. */
export type MutationChangeUndoArgs = {
  input: ChangeUndoInput;
};


/** Root of all mutations. */
export type MutationMediaDeleteArgs = {
  input: MediaDeleteInput;
};


/** Root of all mutations. */
export type MutationMediaRestoreArgs = {
  input: MediaRestoreInput;
};


/** Root of all mutations. */
export type MutationMediaUpdateArgs = {
  input: MediaUpdateInput;
};


/** Root of all mutations. */
export type MutationMediaUploadSignArgs = {
  input: MediaUploadSignInput;
};


/** Root of all mutations. */
export type MutationNewsletterSubscribeArgs = {
  input: NewsletterSubscribeInput;
};


/** Root of all mutations. */
export type MutationOrderAmendArgs = {
  input: OrderAmendInput;
};


/** Root of all mutations. */
export type MutationOrderCancelArgs = {
  input: OrderCancelInput;
};


/** Root of all mutations. */
export type MutationOrderClaimArgs = {
  input: OrderClaimInput;
};


/** Root of all mutations. */
export type MutationOrderConfirmArgs = {
  input: OrderConfirmInput;
};


/** Root of all mutations. */
export type MutationOrderContactNoteArgs = {
  input: OrderContactNoteInput;
};


/** Root of all mutations. */
export type MutationOrderNoteArgs = {
  input: OrderNoteInput;
};


/** Root of all mutations. */
export type MutationOrderPayArgs = {
  input: OrderPayInput;
};


/** Root of all mutations. */
export type MutationOrderPaymentTransitionArgs = {
  input: OrderPaymentTransitionInput;
};


/** Root of all mutations. */
export type MutationOrderPlaceArgs = {
  input: OrderPlaceInput;
};


/** Root of all mutations. */
export type MutationOrderTransitionArgs = {
  input: OrderTransitionInput;
};


/** Root of all mutations. */
export type MutationParcelScanArgs = {
  input: ParcelScanInput;
};


/** Root of all mutations. */
export type MutationPasswordRecoverArgs = {
  input: PasswordRecoverInput;
};


/** Root of all mutations. */
export type MutationPasswordResetArgs = {
  input: PasswordResetInput;
};


/** Root of all mutations. */
export type MutationPayoutPrepareArgs = {
  input: PayoutPrepareInput;
};


/** Root of all mutations. */
export type MutationPayoutRemoveArgs = {
  input: PayoutReasonInput;
};


/** Root of all mutations. */
export type MutationPayoutSendArgs = {
  input: PayoutSendInput;
};


/** Root of all mutations. */
export type MutationPayoutSettleArgs = {
  input: PayoutSettleInput;
};


/** Root of all mutations. */
export type MutationPayoutUndoArgs = {
  input: PayoutReasonInput;
};


/** Root of all mutations. */
export type MutationProfileUpdateArgs = {
  input: ProfileUpdateInput;
};


/** Root of all mutations. */
export type MutationRefundNoteArgs = {
  input: RefundNoteInput;
};


/** Root of all mutations. */
export type MutationReturnInspectArgs = {
  input: ReturnInspectInput;
};


/** Root of all mutations. */
export type MutationReturnOpenArgs = {
  input: ReturnOpenInput;
};


/** Root of all mutations. */
export type MutationReviewRemoveArgs = {
  input: ReviewRemoveInput;
};


/** Root of all mutations. */
export type MutationReviewSaveArgs = {
  input: ReviewSaveInput;
};


/** Root of all mutations. */
export type MutationSellerApplyArgs = {
  input: SellerApplyInput;
};


/** Root of all mutations. */
export type MutationSellerBankSetArgs = {
  input: SellerBankSetInput;
};


/** Root of all mutations. */
export type MutationSellerLedgerAdjustArgs = {
  input: SellerLedgerAdjustInput;
};


/** Root of all mutations. */
export type MutationSellerPayoutNoteArgs = {
  input: SellerPayoutNoteInput;
};


/** Root of all mutations. */
export type MutationSessionConfirmArgs = {
  input: SessionConfirmInput;
};


/** Root of all mutations. */
export type MutationSessionCreateArgs = {
  input: SessionCreateInput;
};


/** Root of all mutations. */
export type MutationSessionEndArgs = {
  input: SessionEndInput;
};


/** Root of all mutations. */
export type MutationSessionRevokeArgs = {
  input: SessionRevokeInput;
};


/** Root of all mutations. */
export type MutationStaffInvitationAcceptArgs = {
  input: StaffInvitationAcceptInput;
};


/** Root of all mutations. */
export type MutationStaffInvitationWithdrawArgs = {
  input: StaffInvitationWithdrawInput;
};


/** Root of all mutations. */
export type MutationStaffInviteArgs = {
  input: StaffInviteInput;
};


/** Root of all mutations. */
export type MutationStaffRoleSetArgs = {
  input: StaffRoleSetInput;
};


/** Root of all mutations. */
export type MutationTicketAnswerArgs = {
  input: TicketAnswerInput;
};


/** Root of all mutations. */
export type MutationTicketCreateArgs = {
  input: TicketCreateInput;
};


/** Root of all mutations. */
export type MutationTicketReplyArgs = {
  input: TicketReplyInput;
};


/** Root of all mutations. */
export type MutationTicketStatusChangeArgs = {
  input: TicketStatusChangeInput;
};


/** Root of all mutations. */
export type MutationTicketTransitionArgs = {
  input: TicketTransitionInput;
};


/** Root of all mutations. */
export type MutationTwoStepBeginArgs = {
  input: TwoStepBeginInput;
};


/** Root of all mutations. */
export type MutationTwoStepConfirmArgs = {
  input: TwoStepConfirmInput;
};


/** Root of all mutations. */
export type MutationTwoStepDisableArgs = {
  input: TwoStepDisableInput;
};


/** Root of all mutations. */
export type MutationTwoStepRecoveryCodesRenewArgs = {
  input: TwoStepRecoveryCodesRenewInput;
};


/** Root of all mutations. */
export type MutationWebhookDiscardArgs = {
  input: WebhookDeadLettersInput;
};


/** Root of all mutations. */
export type MutationWebhookResendArgs = {
  input: WebhookDeadLettersInput;
};


/** Root of all mutations. */
export type MutationWishlistAddArgs = {
  input: WishlistInput;
};


/** Root of all mutations. */
export type MutationWishlistRemoveArgs = {
  input: WishlistInput;
};

/** Input to subscribe to the newsletter. */
export type NewsletterSubscribeInput = {
  /** E-mail address; surrounding spaces are trimmed. */
  email: Scalars['String']['input'];
  /** Language of e-mails. */
  language: Language;
};

/** Result of `newsletterSubscribe`. It never tells whether the address was known. */
export type NewsletterSubscribePayload = {
  /** The e-mail that asks to confirm the subscription is on its way. */
  subscribed: Scalars['Boolean']['output'];
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** An object with a global ID. */
export type Node = {
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
};

/** An order. */
export type Order = Node & {
  /** Delivery address. */
  address: Address;
  /** E-mail address of the confirmation. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Name of the buyer. */
  contactName: Scalars['String']['output'];
  /** Telephone number with +216. */
  contactPhone: Scalars['String']['output'];
  /** Code of the redeemed coupon. */
  couponCode?: Maybe<Scalars['String']['output']>;
  /** When the order was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Delivery fee after the coupon. */
  deliveryFee: Money;
  /** Facts for staff; null in what buyers read, and for admins where the order was not read as an admin. */
  desk?: Maybe<OrderDesk>;
  /** Discount of the coupon on the items. */
  discountTotal: Money;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Total of the items. */
  itemsTotal: Money;
  /** Order number, such as `CMD-26-000042-3`; not a secret. */
  number: Scalars['String']['output'];
  /** Deadline of the online payment; without a `paymentUrl`, `orderPay` starts another payment. Null when nothing is to be paid. */
  payableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Payment method. */
  paymentMethod: PaymentMethod;
  /** Payment provider; null for cash. */
  paymentProvider?: Maybe<PaymentProvider>;
  /** Payment state of its least advanced sub-order that is not cancelled. */
  paymentState: PaymentState;
  /** URL to pay at, while payment is possible. */
  paymentUrl?: Maybe<Scalars['URL']['output']>;
  /** Discount of the redeemed points. */
  pointsDiscount: Money;
  /** Loyalty points earned when it is completed. */
  pointsEarned: Scalars['Int']['output'];
  /** Redeemed loyalty points. */
  pointsUsed: Scalars['Int']['output'];
  /** State of its least advanced sub-order; cancelled ones are ignored unless all are. */
  state: OrderState;
  /** Sub-orders, one per seller. */
  subOrders: Array<SubOrder>;
  /** Total to pay. */
  total: Money;
};

/** Input to change an order that awaits confirmation: either its contact data or its lines. */
export type OrderAmendInput = {
  /** New contact data and address. */
  contact?: InputMaybe<OrderContactInput>;
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Lines to reduce or remove; only for orders that are paid on delivery. */
  lines?: InputMaybe<OrderLinesInput>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Version of the order that was read. */
  version: Scalars['Int']['input'];
};

/** Result of the mutation. */
export type OrderAmendPayload = {
  /** The updated order; null when nothing was changed. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `STALE`: the order was changed since that version. `CONFLICT`: it no longer awaits confirmation. `CLAIMED_BY`: another admin handles it. */
  userErrors: Array<UserError>;
};

/** Input to cancel an order or one of its sub-orders. */
export type OrderCancelInput = {
  /** Expected `total` of `orderCancellation`: if it differs by now, nothing is cancelled. Omit it to accept any total. */
  expectedTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** ID of an order of the signed-in account; either this or `token`. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Reason, at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Cancels this sub-order only. */
  subOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** Token of the order's secret link. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `orderCancel`. */
export type OrderCancelPayload = {
  /** The updated order; null when nothing was cancelled. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CONFLICT`: it can no longer be cancelled. `CHANGED`: `expectedTotal` differs by now. `COSTS_MORE`: the remaining sub-orders would cost more than was paid. */
  userErrors: Array<UserError>;
};

/** Preview of a cancellation by the buyer. The remaining sub-orders are priced again: delivery may become payable, the coupon may be withdrawn. */
export type OrderCancellation = {
  /** Delivery fee that becomes payable. */
  addedDelivery: Money;
  /** Delivery fee of the remaining sub-orders. */
  deliveryFee: Money;
  /** Amount to be refunded to the buyer. */
  refundDue: Money;
  /** Why it cannot be cancelled; null when it can. */
  refusal?: Maybe<CancellationRefusal>;
  /** Loyalty points that are returned. */
  returnedPoints: Scalars['Int']['output'];
  /** Total of the remaining sub-orders. */
  total: Money;
  /** Code of the coupon that is withdrawn, if any. */
  withdrawnCoupon?: Maybe<Scalars['String']['output']>;
  /** Discount of the remaining sub-orders that is withdrawn with the coupon. */
  withdrawnDiscount: Money;
};

/** Who handles an order at the moment. A claim ends by itself after ten minutes. */
export type OrderClaim = {
  /** Account number of the admin. */
  accountNumber: Scalars['String']['output'];
  /** Whether it is the caller's. */
  isOwn: Scalars['Boolean']['output'];
  /** Name of the admin. */
  name: Scalars['String']['output'];
  /** When the claim ends unless it is renewed. */
  until: Scalars['DateTime']['output'];
};

/** Input to claim an order. */
export type OrderClaimInput = {
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Ends the caller's claim instead. */
  release?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of the mutation. */
export type OrderClaimPayload = {
  /** The order; null when it was not claimed. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CLAIMED_BY`: another admin handles the order; `changedBy` names the admin. */
  userErrors: Array<UserError>;
};

/** Input to confirm an order. */
export type OrderConfirmInput = {
  /** Sub-orders that are cancelled instead. */
  exclude?: InputMaybe<Array<ExcludedSubOrderInput>>;
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Internal note on the call, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
};

/** Result of the mutation. */
export type OrderConfirmPayload = {
  /** The updated order; null when nothing was confirmed. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CONFLICT`: a sub-order does not await confirmation. `CLAIMED_BY`: another admin handles the order. */
  userErrors: Array<UserError>;
};

/** A page of orders, newest first. */
export type OrderConnection = {
  /** Orders with their cursors. */
  edges: Array<OrderEdge>;
  /** The orders without their cursors. */
  nodes: Array<Order>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of orders, and whether it is exact. */
  total: ListTotal;
  /** Total number of orders; in lists for staff counted up to 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** Contact data and address of an order; what is absent is unchanged. */
export type OrderContactInput = {
  /** Address of the delivery, as a whole. */
  address?: InputMaybe<AddressInput>;
  /** E-mail address of the buyer; null removes it. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Name of the buyer, 1 to 120 characters. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number of the buyer. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
};

/** Input to note how a call to a buyer ended. */
export type OrderContactNoteInput = {
  /** When to call again, within two weeks; required for `CALL_BACK`, and for no other outcome. */
  callbackAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Cancels what awaits confirmation with this reason, which the buyer reads; at most 300 characters. Not for `CONFIRMED` and `CALL_BACK`. */
  cancelReason?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Internal note, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** How the call ended. */
  outcome: ContactOutcome;
};

/** Result of the mutation. */
export type OrderContactNotePayload = {
  /** The updated order; null when nothing was noted. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CLAIMED_BY`: another admin handles the order. */
  userErrors: Array<UserError>;
};

/** What staff see of an order besides what its buyer does. */
export type OrderDesk = {
  /** Number of calls to the buyer. */
  attempts: Scalars['Int']['output'];
  /** Who handles the order; null when it is not claimed. */
  claim?: Maybe<OrderClaim>;
  /** Whether a sub-order should have been handed over to the carrier by now. */
  isLate: Scalars['Boolean']['output'];
  /** Language of the buyer; null when it is unknown. */
  language?: Maybe<Language>;
  /** What the order would come to with other quantities; only for orders that await confirmation and are paid on delivery. */
  linesQuote?: Maybe<OrderLinesQuote>;
  /** When the buyer is to be called again; null: at any time. */
  nextContactAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether cancelling is proposed: unconfirmed after three failed calls or 48 hours. */
  proposesCancelling: Scalars['Boolean']['output'];
  /** Facts about the buyer and the basket. */
  risk: OrderRisk;
  /** When the order came to its state. */
  stateSince: Scalars['DateTime']['output'];
  /** What happened to the order, newest first: states, calls, notes, mails, refunds and changes by staff. */
  timeline?: Maybe<OrderTimelineConnection>;
  /** Version of contact data, address and lines; required to change them. */
  version: Scalars['Int']['output'];
};


/** What staff see of an order besides what its buyer does. */
export type OrderDeskLinesQuoteArgs = {
  keepCoupon?: InputMaybe<Scalars['Boolean']['input']>;
  lines: Array<AmendedLineInput>;
};


/** What staff see of an order besides what its buyer does. */
export type OrderDeskTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<OrderTimelineKind>>;
};

/** A difference from what the buyer saw. */
export type OrderDifference = {
  /** Available quantity; for `POINTS_CHANGED`, redeemable points. */
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  /** Kind of difference. */
  code: OrderDifferenceCode;
  /** Current unit price; for `TOTAL_CHANGED`, the order's total. */
  currentPrice?: Maybe<Money>;
  /** Index of the input's line, from 0; null when it concerns the whole order. */
  lineIndex?: Maybe<Scalars['Int']['output']>;
  /** Message in English, for developers. */
  message: Scalars['String']['output'];
};

/** Kind of difference from what the buyer saw. */
export type OrderDifferenceCode =
  /** The coupon is not valid (any more). */
  | 'COUPON_INVALID'
  /** Delivery is no longer free; `currentPrice` is its fee. */
  | 'DELIVERY_CHANGED'
  /** Out of stock. */
  | 'OUT_OF_STOCK'
  /** Fewer points can be redeemed. */
  | 'POINTS_CHANGED'
  /** The unit price has changed. */
  | 'PRICE_CHANGED'
  /** The product is no longer on sale. */
  | 'PRODUCT_UNAVAILABLE'
  /** Fewer items are available than requested. */
  | 'STOCK_REDUCED'
  /** The total has changed. */
  | 'TOTAL_CHANGED'
  /** A variant must be selected. */
  | 'VARIANT_REQUIRED'
  /** The selected variant is no longer on sale. */
  | 'VARIANT_UNKNOWN';

/** An edge of an order connection. */
export type OrderEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** A change of a sub-order's state. */
export type OrderEvent = {
  /** When it occurred. */
  at: Scalars['DateTime']['output'];
  /** Note on the change. */
  note?: Maybe<Scalars['String']['output']>;
  /** The state. */
  state: OrderState;
};

/** A line of an order, as it was at the time of purchase. */
export type OrderLine = Node & {
  /** Colour of the variant. */
  color?: Maybe<Scalars['String']['output']>;
  /** Share of the coupon's discount. */
  discount: Money;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Picture at the time of purchase. */
  image?: Maybe<Image>;
  /** Product name at the time of purchase. */
  name: Scalars['String']['output'];
  /** Share of the points' discount. */
  pointsDiscount: Money;
  /** The product; null when no longer on sale. */
  product?: Maybe<Product>;
  /** Quantity. */
  quantity: Scalars['Int']['output'];
  /** Returned quantity. */
  returnedQuantity: Scalars['Int']['output'];
  /** Size of the variant. */
  size?: Maybe<Scalars['String']['output']>;
  /** SKU of the product or the variant. */
  sku: Scalars['String']['output'];
  /** Total to pay for it. */
  total: Money;
  /** Unit price. */
  unitPrice: Money;
  /** ID of the selected variant; null when there was none or it is no longer on sale. */
  variantId?: Maybe<Scalars['ID']['output']>;
  /** VAT rate in percent, included in the price: `"19.00"`. */
  vatRate: Scalars['Decimal']['output'];
};

/** A line of an order. */
export type OrderLineInput = {
  /** Global ID of the product. */
  productId: Scalars['ID']['input'];
  /** Quantity, 1 to 99. */
  quantity: Scalars['Int']['input'];
  /** Unit price as last shown to the buyer. */
  unitPrice: Scalars['Decimal']['input'];
  /** Global ID of the variant; required when the product has variants. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** Lines of an order that are reduced or removed. */
export type OrderLinesInput = {
  /** Keeps the coupon although its minimum may be missed; default: true. */
  keepCoupon?: InputMaybe<Scalars['Boolean']['input']>;
  /** The lines; others stay as they are. */
  lines: Array<AmendedLineInput>;
  /** Reason, 3 to 300 characters: an internal note, which the buyer reads where a sub-order is cancelled. */
  reason: Scalars['String']['input'];
};

/** What an order would come to with other quantities. */
export type OrderLinesQuote = {
  /** Delivery fee. */
  deliveryFee: Money;
  /** Discount of the coupon. */
  discountTotal: Money;
  /** Sum of the lines. */
  itemsTotal: Money;
  /** Value of the points used. */
  pointsDiscount: Money;
  /** What the buyer would pay. */
  total: Money;
};

/** Input to add an internal note to an order. */
export type OrderNoteInput = {
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Text, 1 to 1,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of the mutation. */
export type OrderNotePayload = {
  /** The order; null when nothing was noted. */
  order?: Maybe<Order>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to start an online payment. */
export type OrderPayInput = {
  /** ID of an order of the signed-in account; either this or `token`. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Payment provider; defaults to the previous one. */
  paymentProvider?: InputMaybe<PaymentProvider>;
  /** Token of the order's secret link. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `orderPay`. */
export type OrderPayPayload = {
  /** The updated order. */
  order?: Maybe<Order>;
  /** URL to pay at; null when the payment provider did not respond (retry later), or when everything is paid. */
  paymentUrl?: Maybe<Scalars['URL']['output']>;
  /** Errors; empty on success. `CONFLICT`: nothing remains to be paid. */
  userErrors: Array<UserError>;
};

/** Input to change the payment state of a sub-order. */
export type OrderPaymentTransitionInput = {
  /** Refunded amount in dinars; by default the amount due, or for `REFUNDED` the remaining amount. Never more than was paid. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Internal note on a refund, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** ID of the sub-order. */
  subOrderId: Scalars['ID']['input'];
  /** The new state. Cash: `COLLECTED`, `REMITTED`, `RECONCILED`. `PARTIALLY_REFUNDED`, `REFUNDED`: a refund was made. `PAID` is set by the payment provider only. */
  to: PaymentState;
};

/** Result of the mutation. */
export type OrderPaymentTransitionPayload = {
  /** The updated object; null when nothing was changed. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CONFLICT`: the transition is not allowed from the current state. */
  userErrors: Array<UserError>;
};

/** Input to place an order. */
export type OrderPlaceInput = {
  /** Delivery address. */
  address: AddressInput;
  /** E-mail address for the confirmation. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Name of the buyer, 1 to 120 characters. */
  contactName: Scalars['String']['input'];
  /** Eight digits, with or without +216. */
  contactPhone: Scalars['String']['input'];
  /** Coupon code as typed; one coupon per order. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  /** Total that the buyer agreed to, after points. */
  expectedTotal: Scalars['Decimal']['input'];
  /** Unguessable idempotency key generated by the client for each order, independent of the session: 8 to 64 letters, digits and hyphens; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Language of e-mails. */
  language: Language;
  /** 1 to 100 lines. */
  lines: Array<OrderLineInput>;
  /** Payment method. */
  paymentMethod: PaymentMethod;
  /** Payment provider, for online payment. */
  paymentProvider?: InputMaybe<PaymentProvider>;
  /** Loyalty points to redeem, in hundreds; signed-in accounts only. */
  points: Scalars['Int']['input'];
  /** Saves the address for later orders; signed-in accounts only. */
  saveAddress: Scalars['Boolean']['input'];
};

/** Result of `orderPlace`. */
export type OrderPlacePayload = {
  /** Kind of difference from what the buyer saw. */
  differences: Array<OrderDifference>;
  /** The order; null when none was placed. */
  order?: Maybe<Order>;
  /** URL to pay at; null for cash on delivery. */
  paymentUrl?: Maybe<Scalars['URL']['output']>;
  /** Token of the order's secret page, returned to the buyer, and again for the same idempotency key. */
  token?: Maybe<Scalars['String']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** A return of lines of a sub-order. */
export type OrderReturn = {
  /** When the seller inspected it; null before. */
  inspectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Lines to return. */
  lines: Array<OrderReturnLine>;
  /** Note of the buyer; null when there is none or it was erased with the account. */
  note?: Maybe<Scalars['String']['output']>;
  /** When it was requested. */
  openedAt: Scalars['DateTime']['output'];
};

/** A line of a return. */
export type OrderReturnLine = {
  /** Quantity that the seller accepted; null before the inspection. */
  acceptedQuantity?: Maybe<Scalars['Int']['output']>;
  /** The line of the order. */
  line: OrderLine;
  /** Quantity to return. */
  quantity: Scalars['Int']['output'];
  /** Reason in the buyer's words; null when it was erased with the account. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Facts about a buyer and a basket; never a score. */
export type OrderRisk = {
  /** Total compared with the mean of the last 30 days, such as `3.25`; null when there is none to compare with. */
  basketRatio?: Maybe<Scalars['Float']['output']>;
  /** Whether the total is more than three times the mean. */
  isBasketLarge: Scalars['Boolean']['output'];
  /** Number of other orders with this telephone. */
  otherOrders: Scalars['Int']['output'];
  /** Number of other orders with this telephone that were refused, on the telephone or at the door. */
  refusals: Scalars['Int']['output'];
  /** Numbers of at most five orders with the same telephone or address within 24 hours. */
  sameDayOrders: Array<Scalars['String']['output']>;
};

/** State of an order or sub-order. */
export type OrderState =
  /** Awaiting confirmation by the shop. */
  | 'AWAITING_CONFIRMATION'
  /** Awaiting online payment. */
  | 'AWAITING_PAYMENT'
  /** Cancelled. */
  | 'CANCELLED'
  /** The return period is over. */
  | 'COMPLETED'
  /** Confirmed. */
  | 'CONFIRMED'
  /** Delivered; can be returned. */
  | 'DELIVERED'
  /** A delivery attempt failed; up to three attempts are made. */
  | 'DELIVERY_FAILED'
  /** Out for delivery today. */
  | 'OUT_FOR_DELIVERY'
  /** Being prepared by the seller; the buyer can no longer cancel it. */
  | 'PREPARING'
  /** Everything was returned. */
  | 'RETURNED'
  /** Not deliverable; returned to the seller. */
  | 'RETURNED_TO_SELLER'
  /** A return is in transit or being inspected. */
  | 'RETURN_OPEN'
  /** Shipped. */
  | 'SHIPPED';

/** Status of an order, as far as number and telephone may reveal it. */
export type OrderStatus = {
  /** When the order was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Order number. */
  number: Scalars['String']['output'];
  /** Order number. */
  state: OrderState;
  /** Status of its sub-orders. */
  subOrders: Array<SubOrderStatus>;
};

export type { OrderTimelineActor };

/** A page of an order's timeline. */
export type OrderTimelineConnection = {
  /** Entries with their cursors. */
  edges: Array<OrderTimelineEdge>;
  /** The entries without their cursors. */
  nodes: Array<OrderTimelineEntry>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of an order's timeline. */
export type OrderTimelineEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: OrderTimelineEntry;
};

/** An entry of an order's timeline. Which fields are set depends on the kind. */
export type OrderTimelineEntry = {
  /** Who caused it. */
  actor: OrderTimelineActor;
  /** Name of the admin; null for others. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Refunded amount, of kind `REFUND`. */
  amount?: Maybe<Money>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** When to call again, of kind `CONTACT`. */
  callbackAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the entry within its order. */
  key: Scalars['String']['output'];
  /** Kind of the entry. */
  kind: OrderTimelineKind;
  /** How the call ended, of kind `CONTACT`. */
  outcome?: Maybe<ContactOutcome>;
  /** New state, of kind `STATE`. */
  state?: Maybe<OrderState>;
  /** Number of the sub-order; null when it concerns the whole order. */
  subOrderNumber?: Maybe<Scalars['String']['output']>;
  /** Template of the mail, such as `orderPlaced`, of kind `MAIL`. */
  template?: Maybe<Scalars['String']['output']>;
  /** Note or reason. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Kind of an entry of an order's timeline. */
export type OrderTimelineKind =
  /** The buyer was called. */
  | 'CONTACT'
  /** A mail to the buyer was queued. */
  | 'MAIL'
  /** An internal note. */
  | 'NOTE'
  /** A refund was recorded. */
  | 'REFUND'
  /** A sub-order came to another state. */
  | 'STATE';

/** Input to change the state of a sub-order. */
export type OrderTransitionInput = {
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Note shown to the buyer, at most 300 characters. Required to cancel a sub-order that is being prepared. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** ID of the sub-order. */
  subOrderId: Scalars['ID']['input'];
  /** The new state. */
  to: OrderState;
  /** Tracking number of the carrier, at most 60 characters. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation. */
export type OrderTransitionPayload = {
  /** The updated object; null when nothing was changed. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CONFLICT`: the transition is not allowed from the current state. */
  userErrors: Array<UserError>;
};

/** A text of the catalogue in the languages other than French. Absent: unchanged; null: removed. */
export type OtherTextsInput = {
  /** German. */
  de?: InputMaybe<Scalars['String']['input']>;
  /** English. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** Tunisian Arabic. */
  tn?: InputMaybe<Scalars['String']['input']>;
};

/** A review as seen by its author. */
export type OwnReview = Node & {
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Language of the text. */
  language: Language;
  /** Reason of the rejection; null when none was given. */
  moderationNote?: Maybe<Scalars['String']['output']>;
  /** Topic. */
  product: ReviewedProduct;
  /** Rating, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** State. */
  state: ReviewState;
  /** Text of the review. */
  text: Scalars['String']['output'];
  /** Title; null when there is none. */
  title?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of the account's reviews. */
export type OwnReviewConnection = {
  /** Reviews with their cursors. */
  edges: Array<OwnReviewEdge>;
  /** The reviews of this page. */
  nodes: Array<OwnReview>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of items. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a review connection. */
export type OwnReviewEdge = {
  /** Cursor of this review. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: OwnReview;
};

/** Pagination information of a connection. */
export type PageInfo = {
  /** Cursor of the last item, to be passed as `after` for the next page; null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are items before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item; null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A printable page for several parcels. */
export type ParcelDocument = {
  /** The self-contained, printable page in base64. */
  content: Scalars['String']['output'];
  /** Media type: `text/html`. */
  contentType: Scalars['String']['output'];
  /** Number of parcels that are not in it, because they have no label yet. */
  leftCount: Scalars['Int']['output'];
};

/** What is printed for parcels. */
export type ParcelDocumentKind =
  /** List of parcels that the courier signs. */
  | 'HAND_OVER'
  /** Their labels. */
  | 'LABELS'
  /** Pieces to pick, by seller. */
  | 'PICKING';

/** Input to scan a parcel. */
export type ParcelScanInput = {
  /** Number of a sub-order, tracking number, or number of an order with a single sub-order. */
  code: Scalars['String']['input'];
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** The step that follows. */
  mode: ParcelScanMode;
};

/** The step that scanning a parcel takes. */
export type ParcelScanMode =
  /** A prepared parcel is handed over to the carrier. */
  | 'HAND_OVER'
  /** A confirmed parcel is being prepared. */
  | 'PREPARE'
  /** A parcel that could not be delivered is back at the seller. */
  | 'RETURN';

/** Result of the mutation. */
export type ParcelScanPayload = {
  /** The updated order; null when the parcel was refused. */
  order?: Maybe<Order>;
  /** The scanned sub-order; null when the parcel was refused. */
  subOrder?: Maybe<SubOrder>;
  /** Errors; empty on success. `CONFLICT`: the parcel is in another state, which the message names. */
  userErrors: Array<UserError>;
};

/** What is to be done with a parcel. */
export type ParcelStage =
  /** Prepared: to be handed over to the carrier. */
  | 'READY'
  /** With the carrier, and in the same state for 48 hours. */
  | 'STUCK'
  /** Confirmed: to be prepared. */
  | 'TO_PREPARE'
  /** With the carrier. */
  | 'UNDER_WAY';

/** Input to request a password reset link. */
export type PasswordRecoverInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
};

/** Result of `passwordRecover`. It never tells whether the account exists. */
export type PasswordRecoverPayload = {
  /** True: a link was sent if the account exists. */
  requested: Scalars['Boolean']['output'];
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to set a new password with the token of a reset link. */
export type PasswordResetInput = {
  /** The new password, 10 to 200 characters. */
  password: Scalars['String']['input'];
  /** The `token` parameter of the link. Valid once, for 30 minutes. */
  token: Scalars['String']['input'];
};

/** Result of `passwordReset`. All sessions of the account are revoked. */
export type PasswordResetPayload = {
  /** Whether the new password was set. */
  isReset: Scalars['Boolean']['output'];
  /** Errors; empty on success. A link that is no longer valid is `INVALID` on `token`. */
  userErrors: Array<UserError>;
};

/** What a seller can be paid now. */
export type PayableSeller = {
  /** Sum of the ledger. */
  balance: Money;
  /** Of sub-orders that can still be returned. */
  held: Money;
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Balance without what is held and reserved. */
  payable: Money;
  /** In a batch that is not paid yet. */
  reserved: Money;
  /** Last six digits of the bank account; null when none is known. */
  rib?: Maybe<Scalars['String']['output']>;
  /** ID of the seller. */
  sellerId: Scalars['ID']['output'];
  /** Number of sub-orders that became payable since the latest payout. */
  subOrderCount: Scalars['Int']['output'];
};

/** A page of sellers who can be paid. */
export type PayableSellerConnection = {
  /** Entries with their cursors. */
  edges: Array<PayableSellerEdge>;
  /** The entries without their cursors. */
  nodes: Array<PayableSeller>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Sum of all entries. */
  sum: Money;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type PayableSellerEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: PayableSeller;
};

/** Payment method. */
export type PaymentMethod =
  /** Cash on delivery. */
  | 'CASH_ON_DELIVERY'
  /** Online, with a payment provider. */
  | 'ONLINE';

/** An available payment option. */
export type PaymentOption = {
  /** Payment method. */
  method: PaymentMethod;
  /** Payment provider; null for cash. */
  provider?: Maybe<PaymentProvider>;
};

/** A payment provider. */
export type PaymentProvider =
  /** Flouci. */
  | 'FLOUCI'
  /** Konnect. */
  | 'KONNECT'
  /** The built-in simulator, for testing. */
  | 'SIMULATOR';

/** State of a payment. */
export type PaymentState =
  /** Collected by the courier. */
  | 'COLLECTED'
  /** An online payment was created. */
  | 'CREATED'
  /** Cash to be collected by the courier. */
  | 'DUE'
  /** Not paid in time. */
  | 'EXPIRED'
  /** Failed. */
  | 'FAILED'
  /** Paid. */
  | 'PAID'
  /** Partially refunded. */
  | 'PARTIALLY_REFUNDED'
  /** Reconciled. */
  | 'RECONCILED'
  /** The buyer was redirected to the payment provider. */
  | 'REDIRECTED'
  /** Fully refunded. */
  | 'REFUNDED'
  /** Not paid; the goods were returned. */
  | 'REFUSED'
  /** Remitted by the carrier. */
  | 'REMITTED';

/** A payout to a seller. */
export type Payout = {
  /** Amount. */
  amount: Money;
  /** When it came to its state. */
  changedAt: Scalars['DateTime']['output'];
  /** Name or account number of the admin who did that. */
  changedBy: Scalars['String']['output'];
  /** Identifies the payout in its batch. */
  key: Scalars['ID']['output'];
  /** Why it was removed or undone. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Reference of the transfer; null when it is not paid. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Last six digits of the bank account. */
  rib: Scalars['String']['output'];
  /** ID of the seller. */
  sellerId: Scalars['ID']['output'];
  /** Name of the seller. */
  sellerName: Scalars['String']['output'];
  /** State. */
  state: PayoutState;
};

/** A batch of payouts to sellers. */
export type PayoutBatch = Node & {
  /** When it was prepared. */
  createdAt: Scalars['DateTime']['output'];
  /** Name or account number of the admin who prepared it. */
  createdBy: Scalars['String']['output'];
  /** Identifies the batch. */
  id: Scalars['ID']['output'];
  /** Number of the batch. */
  number: Scalars['String']['output'];
  /** Number of payouts that are open. */
  openCount: Scalars['Int']['output'];
  /** Sum of those that are paid. */
  paid: Money;
  /** Number of payouts. */
  payoutCount: Scalars['Int']['output'];
  /** Payouts of the batch. */
  payouts?: Maybe<PayoutConnection>;
  /** When its file went to the bank; null when it has not. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sum of the payouts that are open or paid. */
  total: Money;
};


/** A batch of payouts to sellers. */
export type PayoutBatchPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of batches. */
export type PayoutBatchConnection = {
  /** Entries with their cursors. */
  edges: Array<PayoutBatchEdge>;
  /** The entries without their cursors. */
  nodes: Array<PayoutBatch>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type PayoutBatchEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: PayoutBatch;
};

/** Result of a change of a batch. */
export type PayoutBatchPayload = {
  /** The batch; null when nothing was changed. */
  batch?: Maybe<PayoutBatch>;
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** Errors; empty on success. `CONFLICT`: the batch or the payout was changed meanwhile. */
  userErrors: Array<UserError>;
};

/** A page of payouts. */
export type PayoutConnection = {
  /** Entries with their cursors. */
  edges: Array<PayoutEdge>;
  /** The entries without their cursors. */
  nodes: Array<Payout>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type PayoutEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: Payout;
};

/** File of a batch for the bank. */
export type PayoutFile = {
  /** CSV with bank accounts in full: name, account, amount, label. */
  content: Scalars['String']['output'];
  /** Name of the file. */
  filename: Scalars['String']['output'];
};

/** Input to prepare a batch. */
export type PayoutPrepareInput = {
  /** 8 to 100 letters, digits, hyphens or underscores: the same key prepares one batch. */
  idempotencyKey: Scalars['String']['input'];
  /** Sellers to pay, at most 200; by default all with an amount to pay and a bank account. */
  sellerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Input to remove or undo a payout. */
export type PayoutReasonInput = {
  /** ID of the batch. */
  id: Scalars['ID']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key is the same change. */
  idempotencyKey: Scalars['String']['input'];
  /** `key` of the payout. */
  key: Scalars['ID']['input'];
  /** Reason, 3 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** Input to note that the file of a batch went to the bank. */
export type PayoutSendInput = {
  /** ID of the batch. */
  id: Scalars['ID']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key is the same change. */
  idempotencyKey: Scalars['String']['input'];
};

/** Input to record transfers. */
export type PayoutSettleInput = {
  /** ID of the batch. */
  id: Scalars['ID']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key records once. */
  idempotencyKey: Scalars['String']['input'];
  /** At most 200. */
  transfers: Array<PayoutTransferInput>;
};

/** State of a payout. */
export type PayoutState =
  /** Prepared or on its way. */
  | 'OPEN'
  /** The transfer is recorded in the seller's ledger. */
  | 'PAID'
  /** Taken out of its batch before it was paid. */
  | 'REMOVED'
  /** Undone by a counter-entry in the ledger. */
  | 'UNDONE';

/** A transfer that was made. */
export type PayoutTransferInput = {
  /** `key` of the payout. */
  key: Scalars['ID']['input'];
  /** The bank's reference, at most 60 characters. */
  reference: Scalars['String']['input'];
};

/** A change of the balance of loyalty points. */
export type PointsEntry = Node & {
  /** When it occurred. */
  at: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Reason. */
  kind: PointsKind;
  /** ID of the order; null when there is none. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Number of the order. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Number of points; negative when deducted. */
  points: Scalars['Int']['output'];
};

/** A page of changes of the balance, newest first. */
export type PointsEntryConnection = {
  /** Entries with their cursors. */
  edges: Array<PointsEntryEdge>;
  /** The entries without their cursors. */
  nodes: Array<PointsEntry>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type PointsEntryEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: PointsEntry;
};

/** Reason of a change of the balance. */
export type PointsKind =
  /** Adjusted by the shop. */
  | 'ADJUSTED'
  /** Redeemed for an order. */
  | 'BURNED'
  /** Returned from a cancelled order. */
  | 'BURN_RETURNED'
  /** Earned with a completed order. */
  | 'EARNED'
  /** Deducted for returned goods. */
  | 'TAKEN_BACK';

/** A price and the time from which it was valid. */
export type PricePoint = {
  /** Start of the price's validity. */
  at: Scalars['DateTime']['output'];
  /** The price. */
  price: Money;
};

/** A product that a seller offers. */
export type Product = Node & {
  /** The brand; null when the product has none. */
  brand?: Maybe<Brand>;
  /** Categories from the top level down to the product's own. */
  breadcrumb?: Maybe<Array<Category>>;
  /** The product's category. */
  category?: Maybe<Category>;
  /** Colours it comes in. */
  colors: Array<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Current unit price: the flash price while the flash sale is active, else the reduced price, else the regular price. */
  currentPrice: Money;
  /** Description as plain text, in the seller's words; in French while the other languages are not available. */
  description: Scalars['String']['output'];
  /** Language that `description` is in with the same argument; null when that is not available at present. */
  descriptionLanguage?: Maybe<Language>;
  /** Reduction of `currentPrice` against `price` in whole percent; 0 when there is none. */
  discountPercent: Scalars['Int']['output'];
  /** The reduced price, when it is below `price`. */
  discountPrice?: Maybe<Money>;
  /** The running or upcoming flash sale; null when there is none. */
  flashSale?: Maybe<FlashSale>;
  /** Delivery of this product alone is free. */
  hasFreeDelivery: Scalars['Boolean']['output'];
  /** Whether a variant must be selected before adding it to the cart. */
  hasVariants: Scalars['Boolean']['output'];
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** All pictures; the first is `mainImage`. */
  images?: Maybe<Array<Image>>;
  /** Whether it can be added to the cart. */
  isAvailable: Scalars['Boolean']['output'];
  /** Marked as a best seller. */
  isBestSeller: Scalars['Boolean']['output'];
  /** Marked as featured. */
  isFeatured: Scalars['Boolean']['output'];
  /** Main picture; null when there is none: show the shop's logo. */
  mainImage?: Maybe<Image>;
  /** Product name, in the seller's words. */
  name: Scalars['String']['output'];
  /** Language that `name` is in with the same argument. */
  nameLanguage: Language;
  /** The regular price. */
  price: Money;
  /** Past prices, oldest first; each is valid until the next. */
  priceHistory?: Maybe<Array<PricePoint>>;
  /** Mean of the published reviews, 0 to 5; 0 when there is none. */
  ratingAverage: Scalars['Float']['output'];
  /** Number of published reviews. */
  ratingCount: Scalars['Int']['output'];
  /** Related products, most similar first. */
  related?: Maybe<Array<Product>>;
  /** Return policy of the product; null when the seller's applies. */
  returnPolicy?: Maybe<Scalars['String']['output']>;
  /** Published reviews, newest first. */
  reviews?: Maybe<ReviewConnection>;
  /** The seller. */
  seller?: Maybe<Seller>;
  /** Stock keeping unit (SKU) of the seller. */
  sku: Scalars['String']['output'];
  /** Slug: the product page's path is `/product/{slug}`. */
  slug: Scalars['String']['output'];
  /** Technical data, in the seller's order. */
  specs?: Maybe<Array<ProductSpec>>;
  /** Quantity in stock. */
  stock: Scalars['Int']['output'];
  /** Availability as stated by the seller. */
  stockStatus: StockStatus;
  /** Keywords. */
  tags: Array<Scalars['String']['output']>;
  /** When it was last changed; null when the upstream does not provide it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Variants; empty when the product has none. */
  variants?: Maybe<Array<ProductVariant>>;
  /** Warranty; null when there is none. */
  warranty?: Maybe<Warranty>;
  /** Weight with packaging, in grams. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};


/** A product that a seller offers. */
export type ProductDescriptionArgs = {
  language: Language;
};


/** A product that a seller offers. */
export type ProductDescriptionLanguageArgs = {
  language: Language;
};


/** A product that a seller offers. */
export type ProductNameArgs = {
  language: Language;
};


/** A product that a seller offers. */
export type ProductNameLanguageArgs = {
  language: Language;
};


/** A product that a seller offers. */
export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that a seller offers. */
export type ProductReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One requirement of a product. */
export type ProductChecklistItem = {
  /** Whether the product has it. */
  isMet: Scalars['Boolean']['output'];
  /** What is required. */
  requirement: ProductRequirement;
};

/** A page of products. */
export type ProductConnection = {
  /** The corrected search text, when typing errors were corrected. */
  correctedQuery?: Maybe<Scalars['String']['output']>;
  /** Number of this page when requested by `page`, else null. */
  currentPage?: Maybe<Scalars['Int']['output']>;
  /** Items with their cursors. */
  edges: Array<ProductEdge>;
  /** The items without their cursors. */
  nodes: Array<Product>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of matching products. */
  totalCount: Scalars['Int']['output'];
  /** Number of pages at this page size. */
  totalPages: Scalars['Int']['output'];
};

/** An edge of a product connection. */
export type ProductEdge = {
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Product;
};

/** Conditions on products. All conditions must match; a list matches any of its values. */
export type ProductFilter = {
  /** `false`: only products that are not on sale, which needs an admin. `true` is the default. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Slugs of brands. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slug of a category, which includes its subcategories. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Colours, such as `noir`. */
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created at or after this instant. */
  createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created within the last hours (new arrivals: 24). */
  createdWithinHours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether delivery is free when ordered alone. */
  freeDelivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the price is reduced. */
  hasDiscount?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it has a warranty. */
  hasWarranty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products that can be bought now, or only those that cannot. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Marked as a best seller, or not. */
  isBestSeller?: InputMaybe<Scalars['Boolean']['input']>;
  /** Marked as featured, or not. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a flash sale with remaining stock is running. */
  isFlashSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether stock is low (1 to 5 pieces), or not; needs an admin. */
  lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum current price in TND. */
  maxPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum reduction of the current price in whole percent, 1 to 100. */
  minDiscountPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum current price in TND. */
  minPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum average rating, 0 to 5. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Search text, in French, English, Arabic or Tunisian written in Latin letters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Slugs of sellers. */
  sellers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Stock status. */
  stockStatus?: InputMaybe<StockStatus>;
};

/** Available filter options, with the number of products of each. */
export type ProductFilterOptions = {
  /** Brands; the value is a slug. */
  brands: Array<FilterOption>;
  /** Categories; the value is a slug. */
  categories: Array<FilterOption>;
  /** Colours. */
  colors: Array<FilterOption>;
  /** Number of products with a reduced price. */
  discountedCount: Scalars['Int']['output'];
  /** Number of products that can be bought now. */
  inStockCount: Scalars['Int']['output'];
  /** Highest current price; null when nothing matches. */
  maxPrice?: Maybe<Money>;
  /** Lowest current price; null when nothing matches. */
  minPrice?: Maybe<Money>;
  /** Sellers; the value is a slug. */
  sellers: Array<FilterOption>;
  /** Stock statuses. */
  stockStatuses: Array<FilterOption>;
  /** Number of products with a warranty. */
  withWarrantyCount: Scalars['Int']['output'];
};

/** Products that follow a change of their category or brand in batches: lists and searches show them as before until then. */
export type ProductFollowing = {
  /** Those that have followed. */
  done: Scalars['Int']['output'];
  /** Products that follow. */
  total: Scalars['Int']['output'];
};

export type { ProductRequirement };

/** Sort order. */
export type ProductSort = {
  /** Sort direction. */
  direction: SortDirection;
  /** Sort key. */
  field: ProductSortField;
};

export type { ProductSortField };

/** A technical property of a product. */
export type ProductSpec = {
  /** Name of the property. */
  name: Scalars['String']['output'];
  /** Value of the property. */
  value: Scalars['String']['output'];
};


/** A technical property of a product. */
export type ProductSpecNameArgs = {
  language: Language;
};


/** A technical property of a product. */
export type ProductSpecValueArgs = {
  language: Language;
};

/** Technical data of a product. */
export type ProductSpecInput = {
  /** What it is, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it is in the languages other than French. Absent: unchanged where the French text is. */
  names?: InputMaybe<OtherTextsInput>;
  /** Its value, 1 to 300 characters. */
  value: Scalars['String']['input'];
  /** Its value in the languages other than French. Absent: unchanged where the French texts are. */
  values?: InputMaybe<OtherTextsInput>;
};

/** A variant of a product. */
export type ProductVariant = Node & {
  /** Colour of the variant; null when variants do not differ by it. */
  color?: Maybe<Scalars['String']['output']>;
  /** Current unit price of the variant. */
  currentPrice: Money;
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Size of the variant; null when variants do not differ by it. */
  size?: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit of the variant. */
  sku: Scalars['String']['output'];
  /** Quantity in stock. */
  stock: Scalars['Int']['output'];
};

export type { ProductWarning };

/** Fields to change; omitted fields keep their value. A new e-mail address, phone or password requires the current password. */
export type ProfileUpdateInput = {
  /** E-mail address. A new address takes effect once confirmed by the link sent to it; the current address cancels a pending change. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Language of e-mails and notifications. */
  language?: InputMaybe<Language>;
  /** 1 to 60 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** 10 to 200 characters; all other sessions are revoked. */
  newPassword?: InputMaybe<Scalars['String']['input']>;
  /** Whether to subscribe to the newsletter. */
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
  /** The current password. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Eight digits, with or without +216. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `profileUpdate`. */
export type ProfileUpdatePayload = {
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
  /** The updated account; null when nothing was changed. */
  viewer?: Maybe<Viewer>;
};

/** A promotion with a page of its own. */
export type Promo = Node & {
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Wide picture above the products; null when there is none. */
  image?: Maybe<Image>;
  /** Products of the promotion; the filter narrows them further. */
  products?: Maybe<ProductConnection>;
  /** Slug: its page's path is `/promo/<slug>`. */
  slug: Scalars['String']['output'];
  /** Subtitle of one or two sentences. */
  subtitle: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};


/** A promotion with a page of its own. */
export type PromoProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** A promotion with a page of its own. */
export type PromoSubtitleArgs = {
  language: Language;
};


/** A promotion with a page of its own. */
export type PromoTitleArgs = {
  language: Language;
};

/** Popup of a promotion banner. */
export type PromoPopup = {
  /** Link target of its button; null when it has no button. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
  /** A few sentences. */
  text: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};


/** Popup of a promotion banner. */
export type PromoPopupTextArgs = {
  language: Language;
};


/** Popup of a promotion banner. */
export type PromoPopupTitleArgs = {
  language: Language;
};

/** A slide of a promotion. */
export type PromoSlide = {
  /** The picture. */
  image: Image;
  /** Unique among the slides. */
  key: Scalars['ID']['output'];
  /** Link target. */
  redirectUrl: Scalars['URL']['output'];
  /** Line below the heading; null when there is none. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Heading; also the picture's alternative text. */
  title: Scalars['String']['output'];
};


/** A slide of a promotion. */
export type PromoSlideSubtitleArgs = {
  language: Language;
};


/** A slide of a promotion. */
export type PromoSlideTitleArgs = {
  language: Language;
};

/** Root of all queries. */
export type Query = {
  /**
   * Changes by admins, newest first. The history of one object (`nodeId`, or `entity` and `entityId`) is for all admins; that of orders and
   * money needs the capability `AUDIT_MONEY`, the whole log `AUDIT`.
   */
  adminAudit?: Maybe<AuditEntryConnection>;
  /** One brand, active or not; null when it does not exist. Admins only. */
  adminBrand?: Maybe<AdminBrand>;
  /** Brands, active or not. Admins only. */
  adminBrands?: Maybe<AdminBrandConnection>;
  /** All categories, active or not, each before those below it, in their display order. Admins only. */
  adminCategories?: Maybe<Array<AdminCategory>>;
  /** One category, active or not; null when it does not exist. Admins only. */
  adminCategory?: Maybe<AdminCategory>;
  /** All coupons, newest first. Admins only. */
  adminCoupons?: Maybe<AdminCouponConnection>;
  /** One job; null when it does not exist. Admins only. */
  adminJob?: Maybe<AdminJob>;
  /** Jobs, newest first. Admins only. */
  adminJobs?: Maybe<AdminJobConnection>;
  /** Files of the media library, newest first. Admins only. */
  adminMedia?: Maybe<AdminMediaConnection>;
  /** Any order by its ID; null when it does not exist. Admins only. */
  adminOrder?: Maybe<Order>;
  /** All orders, by default newest first. Admins only. */
  adminOrders?: Maybe<OrderConnection>;
  /** A printable page for parcels. Admins whose role reads contact data only. */
  adminParcelDocument?: Maybe<ParcelDocument>;
  /** Parcels, by default the longest in their state first. Admins only. */
  adminParcels?: Maybe<AdminParcelConnection>;
  /** One product, on sale or not; null when it does not exist. Admins only. */
  adminProduct?: Maybe<AdminProduct>;
  /** Address of the products that match as CSV, for the session's admin. An import takes the file back. Admins only. */
  adminProductExport?: Maybe<Scalars['URL']['output']>;
  /** Products, on sale or not. Admins only. */
  adminProducts?: Maybe<AdminProductConnection>;
  /** Refunds due, newest orders first. Admins only. */
  adminRefunds?: Maybe<RefundDueConnection>;
  /** A return; null when it does not exist. Admins only. */
  adminReturn?: Maybe<AdminReturn>;
  /** Returns, by default the latest first. Admins only. */
  adminReturns?: Maybe<AdminReturnConnection>;
  /**
   * What a text names, exact results first: by the number of an order or ticket, SKU, account number or telephone, else at most five
   * products, orders (by the buyer's name) and sellers each. Contact data find nothing for roles that see them masked.
   */
  adminSearch?: Maybe<Array<AdminSearchHit>>;
  /** Shipping label of a sub-order; null when the parcel was not handed over to a carrier, or the carrier is no longer configured. Admins only. */
  adminShipmentLabel?: Maybe<ShipmentLabel>;
  /** Admins by name. Requires the capability `STAFF`. */
  adminStaff?: Maybe<Array<StaffMember>>;
  /** Open invitations, newest first. Requires the capability `STAFF`. */
  adminStaffInvitations?: Maybe<Array<StaffInvitation>>;
  /** Any ticket by its number; null when it does not exist. Admins only. */
  adminTicket?: Maybe<AdminTicket>;
  /** All tickets, newest first. Admins only. */
  adminTickets?: Maybe<AdminTicketConnection>;
  /** Figures of today. Requires the capability `READ`. */
  adminToday?: Maybe<AdminToday>;
  /** All accounts, newest first. Admins only. */
  adminUsers?: Maybe<AdminUserConnection>;
  /** The viewer's views of a list and those that are shared, by name. */
  adminViews?: Maybe<Array<SavedView>>;
  /** Capabilities of the assistant; null while it is unavailable. */
  assistant?: Maybe<Assistant>;
  /** A brand by its slug; null when it does not exist. */
  brand?: Maybe<Brand>;
  /** Brands, by name. */
  brands?: Maybe<BrandConnection>;
  /** Calculates the price of a cart, with the coupons and points of the signed-in account. */
  cartQuote?: Maybe<CartQuote>;
  /** One statement; null when it does not exist. Requires the capability `LEDGERS_READ`. */
  cashStatement?: Maybe<CashStatement>;
  /** Statements of carriers, newest first. Requires the capability `LEDGERS_READ`. */
  cashStatements?: Maybe<CashStatementConnection>;
  /** A list of active categories. */
  categories?: Maybe<Array<Category>>;
  /** An active category by its slug; null when it does not exist. */
  category?: Maybe<Category>;
  /** Orders that await confirmation, in the order in which to call: calls that are due, orders older than a day, the oldest, calls that are due later. Admins only. */
  confirmationQueue?: Maybe<OrderConnection>;
  /** Delegations of a governorate; empty for an unknown number. */
  delegations: Array<Delegation>;
  /** Content of the home page by its name; null when it does not exist. */
  homepage?: Maybe<Homepage>;
  /** Parcels whose cash is missing, newest first. Requires the capability `LEDGERS_READ`. */
  missingCash?: Maybe<MissingCashConnection>;
  /** Fetches an object by its global ID; null when it does not exist. */
  node?: Maybe<Node>;
  /** Fetches up to 100 objects by their global IDs, in that order; null in place of each that does not exist. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** An order by the token of its secret link; null when the token matches none. Never cached. */
  orderByToken?: Maybe<Order>;
  /** Preview of cancelling an order or one of its sub-orders: for its owner, or with the order's token; null when there is no such order. Never cached. */
  orderCancellation?: Maybe<OrderCancellation>;
  /** Status of an order by its number and telephone; null when they do not match. Rate limited. Never cached. */
  orderStatus?: Maybe<OrderStatus>;
  /** The second step of sign-in of the caller. Admins only. */
  ownTwoStep?: Maybe<TwoStep>;
  /** Sellers who can be paid, newest first. Requires the capability `LEDGERS_READ`. */
  payableSellers?: Maybe<PayableSellerConnection>;
  /** Available payment methods, in display order. */
  paymentMethods?: Maybe<Array<PaymentOption>>;
  /** One batch; null when it does not exist. Requires the capability `LEDGERS_READ`. */
  payoutBatch?: Maybe<PayoutBatch>;
  /** Batches of payouts, newest first. Requires the capability `LEDGERS_READ`. */
  payoutBatches?: Maybe<PayoutBatchConnection>;
  /** File of a batch for the bank; null when the batch does not exist. Requires the capability `FINANCE`. */
  payoutFile?: Maybe<PayoutFile>;
  /** A product by its slug; null when it does not exist or is not on sale. */
  product?: Maybe<Product>;
  /** Filter options available among the products that match these conditions. */
  productFilterOptions?: Maybe<ProductFilterOptions>;
  /** Suggestions for a search box: the best matches for the text typed so far. */
  productSuggestions?: Maybe<Array<Product>>;
  /** Products by filter and sort order; newest first by default. */
  products?: Maybe<ProductConnection>;
  /** A promotion by its slug; null when it does not exist. */
  promo?: Maybe<Promo>;
  /** Random products among the 20 newest active ones; the same seed gives the same order. */
  randomProducts?: Maybe<Array<Product>>;
  /** The 24 governorates, in official order. */
  regions: Array<Region>;
  /** An active shop by its slug; null when it does not exist. */
  seller?: Maybe<Seller>;
  /** Bank account of a seller; null when the seller does not exist. Requires the capability `LEDGERS_READ`. */
  sellerBankAccount?: Maybe<SellerBankAccount>;
  /** Ledger of a seller, newest entries first. Admins only. */
  sellerLedger?: Maybe<LedgerEntryConnection>;
  /** A month of a seller's ledger. Requires the capability `LEDGERS_READ`. */
  sellerStatement?: Maybe<SellerStatementConnection>;
  /** A month of a seller's ledger as a file. Requires the capability `LEDGERS_EXPORT`. */
  sellerStatementFile?: Maybe<SellerStatementFile>;
  /** Active shops, ordered by name. */
  sellers?: Maybe<SellerConnection>;
  /** State of the request's session, with the signed-in account. */
  session?: Maybe<Session>;
  /** Links to the shop's external sites and apps. */
  storeLinks: StoreLinks;
  /** A text page by its slug; null when it does not exist. */
  textPage?: Maybe<TextPage>;
  /** All text pages, ordered by slug. */
  textPages?: Maybe<Array<TextPageSummary>>;
  /** Where uploads are sent. Requires the capability `MEDIA`. */
  uploadTarget?: Maybe<UploadTarget>;
  /** The signed-in account; null when no account is signed in. */
  viewer?: Maybe<Viewer>;
  /** Webhook deliveries that were given up, newest first. Admins only. */
  webhookDeadLetters?: Maybe<WebhookDeadLetterConnection>;
};


/** Root of all queries. */
export type QueryAdminAuditArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first: Scalars['Int']['input'];
};


/** Root of all queries. */
export type QueryAdminBrandArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminBrandsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminBrandFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AdminBrandSort>;
};


/** Root of all queries. */
export type QueryAdminCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryAdminJobArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<AdminJobKind>;
  state?: InputMaybe<AdminJobState>;
};


/** Root of all queries. */
export type QueryAdminMediaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminMediaFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryAdminOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AdminOrderSort>;
};


/** Root of all queries. */
export type QueryAdminParcelDocumentArgs = {
  kind: ParcelDocumentKind;
  subOrderIds: Array<Scalars['ID']['input']>;
};


/** Root of all queries. */
export type QueryAdminParcelsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<AdminParcelFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryAdminProductArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminProductExportArgs = {
  filter?: InputMaybe<AdminProductFilter>;
};


/** Root of all queries. */
export type QueryAdminProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AdminProductSort>;
};


/** Root of all queries. */
export type QueryAdminRefundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<RefundReason>;
};


/** Root of all queries. */
export type QueryAdminReturnArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isInspected?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Root of all queries. */
export type QueryAdminSearchArgs = {
  text: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryAdminShipmentLabelArgs = {
  subOrderId: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminTicketArgs = {
  number: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryAdminTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<TicketCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<TicketStatus>;
};


/** Root of all queries. */
export type QueryAdminUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryAdminViewsArgs = {
  list: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryBrandArgs = {
  slug: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryBrandsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  countryCode?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryCartQuoteArgs = {
  input: CartQuoteInput;
};


/** Root of all queries. */
export type QueryCashStatementArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryCashStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isSettled?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Root of all queries. */
export type QueryCategoriesArgs = {
  list: CategoryList;
};


/** Root of all queries. */
export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryConfirmationQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ConfirmationQueueFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryDelegationsArgs = {
  regionNumber: Scalars['Int']['input'];
};


/** Root of all queries. */
export type QueryHomepageArgs = {
  name: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryMissingCashArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Root of all queries. */
export type QueryOrderByTokenArgs = {
  token: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryOrderCancellationArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
  subOrderId?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};


/** Root of all queries. */
export type QueryOrderStatusArgs = {
  number: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryPayableSellersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryPayoutBatchArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryPayoutBatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isSettled?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Root of all queries. */
export type QueryPayoutFileArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryProductArgs = {
  slug: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryProductFilterOptionsArgs = {
  brand?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  seller?: InputMaybe<Scalars['String']['input']>;
};


/** Root of all queries. */
export type QueryProductSuggestionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** Root of all queries. */
export type QueryPromoArgs = {
  slug: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryRandomProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  seed: Scalars['Int']['input'];
};


/** Root of all queries. */
export type QuerySellerArgs = {
  slug: Scalars['String']['input'];
};


/** Root of all queries. */
export type QuerySellerBankAccountArgs = {
  sellerId: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QuerySellerLedgerArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sellerId: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QuerySellerStatementArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['String']['input'];
  sellerId: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QuerySellerStatementFileArgs = {
  month: Scalars['String']['input'];
  sellerId: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QuerySellersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryTextPageArgs = {
  language: Language;
  slug: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryTextPagesArgs = {
  language: Language;
};


/** Root of all queries. */
export type QueryWebhookDeadLettersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A refund due. */
export type RefundDue = Node & {
  /** Amount still to be refunded. */
  amount: Money;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The order. */
  order: Order;
  /** When it was paid; null when unknown or paid in cash. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Payment provider; null when paid in cash. */
  provider?: Maybe<PaymentProvider>;
  /** Reason. */
  reason: RefundReason;
  /** Payment reference of the provider. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The sub-order that was paid; null when nothing was due for the payment. */
  subOrder?: Maybe<SubOrder>;
};

/** A page of refunds due. */
export type RefundDueConnection = {
  /** Entries with their cursors. */
  edges: Array<RefundDueEdge>;
  /** The entries without their cursors. */
  nodes: Array<RefundDue>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type RefundDueEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: RefundDue;
};

/** Input to record a refund that was made. */
export type RefundNoteInput = {
  /** Refunded amount in dinars; by default the amount due. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** ID of the refund due. */
  id: Scalars['ID']['input'];
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Internal note, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation. */
export type RefundNotePayload = {
  /** The updated order; null when nothing was recorded. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CONFLICT`: nothing remains to be refunded. */
  userErrors: Array<UserError>;
};

/** Reason of a refund. */
export type RefundReason =
  /** The sub-order was paid and then cancelled. */
  | 'CANCELLED'
  /** It could not be delivered and was returned to the seller. */
  | 'NOT_DELIVERED'
  /** The sub-order was paid after its cancellation, for example after the 30 minutes in which it could be paid. */
  | 'PAID_LATE'
  /** The order had already been paid. */
  | 'PAID_TWICE'
  /** Goods were returned. */
  | 'RETURNED'
  /** The provider reported another amount or another order than requested. */
  | 'WRONG_PAYMENT';

/** One of Tunisia's 24 governorates. */
export type Region = Node & {
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Name in French. */
  name: Scalars['String']['output'];
  /** Official number, 1 to 24. */
  number: Scalars['Int']['output'];
};

/** Input to inspect an open return. */
export type ReturnInspectInput = {
  /** Accepted lines; omitted lines are rejected. */
  accepted: Array<InspectedLineInput>;
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Note shown to the buyer, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** ID of the sub-order. */
  subOrderId: Scalars['ID']['input'];
};

/** Result of the mutation. */
export type ReturnInspectPayload = {
  /** The updated object; null when nothing was changed. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CONFLICT`: there is no open return. */
  userErrors: Array<UserError>;
};

/** A line to return. */
export type ReturnLineInput = {
  /** ID of the order. */
  lineId: Scalars['ID']['input'];
  /** Quantity. */
  quantity: Scalars['Int']['input'];
  /** Reason, 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** Input to open a return. */
export type ReturnOpenInput = {
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Lines to return. */
  lines: Array<ReturnLineInput>;
  /** Note, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** ID of the sub-order. */
  subOrderId: Scalars['ID']['input'];
  /** Token of the order's secret link; not needed for an order of the signed-in account. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `returnOpen`. */
export type ReturnOpenPayload = {
  /** The updated order; null when no return was opened. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CONFLICT`: the return period is over, or a return is already open. */
  userErrors: Array<UserError>;
};

/** What an inspection would come to. */
export type ReturnQuote = {
  /** What the buyer gets back. */
  refund: Money;
  /** What the seller's ledger is charged, the commission deducted; zero while the sale is not credited. */
  sellerCharge: Money;
};

/** A buyer's review. */
export type Review = Node & {
  /** First name and initial of the buyer. */
  authorName: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Whether the buyer received this product. */
  isVerifiedPurchase: Scalars['Boolean']['output'];
  /** Rating, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Text of the review. */
  text: Scalars['String']['output'];
  /** Title; null when there is none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A page of reviews. */
export type ReviewConnection = {
  /** Items with their cursors. */
  edges: Array<ReviewEdge>;
  /** Number of reviews for each rating, from 1 to 5. */
  histogram: Array<Scalars['Int']['output']>;
  /** The items without their cursors. */
  nodes: Array<Review>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of items. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a review connection. */
export type ReviewEdge = {
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Review;
};

/** Whether the account may review a product, and its review. */
export type ReviewPlace = {
  /** Whether the product was delivered to the account. */
  mayReview: Scalars['Boolean']['output'];
  /** The account's review; null when there is none. */
  review?: Maybe<OwnReview>;
};

/** Input to delete a review. */
export type ReviewRemoveInput = {
  /** ID of the reviewed product. */
  productId: Scalars['ID']['input'];
};

/** Result of `reviewRemove`. */
export type ReviewRemovePayload = {
  /** ID of the product whose review was deleted; null when there was none. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to create or update the review of a product. */
export type ReviewSaveInput = {
  /** Language of the text. */
  language: Language;
  /** ID of the product; it must have been delivered to the account. */
  productId: Scalars['ID']['input'];
  /** Rating, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** Text, 10 to 2,000 characters. */
  text: Scalars['String']['input'];
  /** Title, at most 100 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `reviewSave`. */
export type ReviewSavePayload = {
  /** The saved review; null when it was rejected. */
  review?: Maybe<OwnReview>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Moderation state of a review. */
export type ReviewState =
  /** Awaiting moderation; visible to its author only. */
  | 'PENDING'
  /** Published. */
  | 'PUBLISHED'
  /** Rejected by the shop. */
  | 'REJECTED';

/** The product of a review, also when it is no longer on sale. */
export type ReviewedProduct = {
  /** Its first picture. */
  image?: Maybe<Image>;
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Global ID of the product. */
  productId: Scalars['ID']['output'];
  /** Slug of the product. */
  slug: Scalars['String']['output'];
};

/** A saved address of an account. */
export type SavedAddress = Node & {
  /** The address. */
  address: Address;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is the default address. */
  isDefault: Scalars['Boolean']['output'];
};

/** A saved view of a list of the back-office. */
export type SavedView = Node & {
  /** Visible columns in their order; empty: the list's own. */
  columns: Array<Scalars['String']['output']>;
  /** Height of the rows. */
  density: ViewDensity;
  /** Parameters of the list's address as a query string, such as `f.state=CONFIRMED&q=…`. */
  filters: Scalars['String']['output'];
  /** Identifies the view in `adminViewSave` and `adminViewDelete`. */
  id: Scalars['ID']['output'];
  /** Whether the list opens with it, for the viewer. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether it is the viewer's own; only owners of the shop change shared views of others. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether all admins see it. */
  isShared: Scalars['Boolean']['output'];
  /** Name of the list: the segment of its address, such as `orders`. */
  list: Scalars['String']['output'];
  /** Name of the view. */
  name: Scalars['String']['output'];
  /** Sort, such as `-createdAt`; empty: the list's own. */
  sort: Scalars['String']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
};

/** A seller's public shop. */
export type Seller = Node & {
  /** Cover picture of the shop's page. */
  cover?: Maybe<Image>;
  /** When the shop was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Estimated delivery of an order confirmed now; null when the carrier provides no estimate. */
  deliveryTimes?: Maybe<DeliveryTimes>;
  /** Description as plain text; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Logo; null when there is none: show the name. */
  logo?: Maybe<Image>;
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Hours until the seller hands a parcel over to the carrier. */
  preparationHours: Scalars['Int']['output'];
  /** Number of active products of the shop. */
  productCount: Scalars['Int']['output'];
  /** Products of the shop. */
  products?: Maybe<ProductConnection>;
  /** Mean of its products' reviews, 0 to 5; 0 when there is none. */
  ratingAverage: Scalars['Float']['output'];
  /** Number of reviews of its products. */
  ratingCount: Scalars['Int']['output'];
  /** Governorate of the shop. */
  region: Region;
  /** Return policy beyond the legal right; null when there is none. */
  returnPolicy?: Maybe<Scalars['String']['output']>;
  /** Slug of the shop: the last segment of its page's path. */
  slug: Scalars['String']['output'];
};


/** A seller's public shop. */
export type SellerDeliveryTimesArgs = {
  regionNumber: Scalars['Int']['input'];
};


/** A seller's public shop. */
export type SellerProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** Input to apply as a seller. */
export type SellerApplyInput = {
  /** Address of the goods, 5 to 200 characters. */
  address: Scalars['String']['input'];
  /** Contact person, 1 to 120 characters. */
  contactName: Scalars['String']['input'];
  /** E-mail address for the decision. */
  email: Scalars['String']['input'];
  /** Idempotency key generated by the client for each application: 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** Language of e-mails. */
  language: Language;
  /** Name of the company; 2 to 120 characters. */
  legalName: Scalars['String']['input'];
  /** Description of the goods, 10 to 2,000 characters. */
  message: Scalars['String']['input'];
  /** Eight digits, with or without +216. */
  phone: Scalars['String']['input'];
  /** Governorate, 1 to 24. */
  regionNumber: Scalars['Int']['input'];
  /** Name of the shop to open; 2 to 80 characters. */
  shopName: Scalars['String']['input'];
  /** “Matricule fiscal”: seven digits and a letter, with or without its ending, such as `1234567A/A/M/000`. */
  taxNumber: Scalars['String']['input'];
  /** Website. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `sellerApply`. */
export type SellerApplyPayload = {
  /** Application number; null when it was rejected. */
  applicationNumber?: Maybe<Scalars['String']['output']>;
  /** Errors; empty on success. `TAKEN` on `taxNumber`: the company already has a shop or an application. */
  userErrors: Array<UserError>;
};

/** Bank account of a seller. */
export type SellerBankAccount = {
  /** 20 digits with the capability `FINANCE`, else the last six; null when none is known. */
  rib?: Maybe<Scalars['String']['output']>;
  /** Version of the seller; required to change the account. */
  version: Scalars['Int']['output'];
};

/** Input to set a seller's bank account. */
export type SellerBankSetInput = {
  /** 20 digits, of which the last two are the key; null removes the account. */
  rib?: InputMaybe<Scalars['String']['input']>;
  /** ID of the seller. */
  sellerId: Scalars['ID']['input'];
  /** Version of the seller that was edited. */
  version: Scalars['Int']['input'];
};

/** Result of `sellerBankSet`. */
export type SellerBankSetPayload = {
  /** The account; null when nothing was changed. */
  account?: Maybe<SellerBankAccount>;
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** Errors; empty on success. `STALE`: the seller was changed meanwhile. */
  userErrors: Array<UserError>;
};

/** A page of sellers. */
export type SellerConnection = {
  /** Items with their cursors. */
  edges: Array<SellerEdge>;
  /** The items without their cursors. */
  nodes: Array<Seller>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of items. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a seller connection. */
export type SellerEdge = {
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Seller;
};

/** Input to correct a seller's ledger. */
export type SellerLedgerAdjustInput = {
  /** Amount in dinars; negative when the seller owes it. */
  amount: Scalars['Decimal']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key corrects once. */
  idempotencyKey: Scalars['String']['input'];
  /** Reason, 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** ID of the seller. */
  sellerId: Scalars['ID']['input'];
};

/** Result of `sellerLedgerAdjust`. */
export type SellerLedgerAdjustPayload = {
  /** The latest 25 entries after the correction; null when nothing was recorded. */
  ledger?: Maybe<LedgerEntryConnection>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to record a transfer made to a seller. */
export type SellerPayoutNoteInput = {
  /** Transferred amount in dinars; at most the balance. */
  amount: Scalars['Decimal']['input'];
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Bank reference of the transfer, at most 60 characters. The same reference is the same payout. */
  reference: Scalars['String']['input'];
  /** ID of the seller. */
  sellerId: Scalars['ID']['input'];
};

/** Result of the mutation. */
export type SellerPayoutNotePayload = {
  /** The latest 25 entries after the payout; null when nothing was recorded. */
  ledger?: Maybe<LedgerEntryConnection>;
  /** Errors; empty on success. `CONFLICT`: the reference was used for another amount. */
  userErrors: Array<UserError>;
};

/** A month of a seller's ledger, the earliest entry first. */
export type SellerStatementConnection = {
  /** Address of the seller; null when none is known. */
  address?: Maybe<Scalars['String']['output']>;
  /** Balance after the month, or until now. */
  closing: Money;
  /** Entries with their cursors. */
  edges: Array<SellerStatementEdge>;
  /** Legal name of the seller. */
  legalName: Scalars['String']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** The entries without their cursors. */
  nodes: Array<LedgerEntry>;
  /** Balance before the month. */
  opening: Money;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Sums of the whole month by kind; kinds without an entry are omitted. */
  sums: Array<SellerStatementSum>;
  /** Tax number of the seller; null when none is known. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** Number of entries of the month. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a statement. */
export type SellerStatementEdge = {
  /** Balance after the entry. */
  balance: Money;
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LedgerEntry;
};

/** A month of a seller's ledger as a file. */
export type SellerStatementFile = {
  /** CSV: date, kind, sub-order, reference or reason, debit, credit. */
  content: Scalars['String']['output'];
  /** Name of the file. */
  filename: Scalars['String']['output'];
};

/** Sum of the entries of one kind in a statement. */
export type SellerStatementSum = {
  /** Their sum; negative when the seller owes it. */
  amount: Money;
  /** Their number. */
  count: Scalars['Int']['output'];
  /** Kind of the entries. */
  kind: LedgerKind;
};

export type { SellerStatus };

/** A service that the shop arranges. */
export type ServiceCard = {
  /** The picture. */
  image: Image;
  /** Link target. */
  redirectUrl: Scalars['URL']['output'];
  /** Slug: its page's path is `/services/<slug>`. */
  slug: Scalars['String']['output'];
  /** Name of the service. */
  title: Scalars['String']['output'];
};


/** A service that the shop arranges. */
export type ServiceCardTitleArgs = {
  language: Language;
};

/** The session of the request. */
export type Session = {
  /** State of the session. */
  state: SessionState;
  /** The signed-in account; null when no account is signed in. */
  viewer?: Maybe<Viewer>;
};

/** The second step of a sign-in. */
export type SessionConfirmInput = {
  /** The token of the challenge. */
  challenge: Scalars['String']['input'];
  /** A code of the authenticator application, or a recovery code; each is accepted once. */
  code: Scalars['String']['input'];
};

/** Result of `sessionConfirm`. Five failures lock the second step for 15 minutes for the client's network: `RATE_LIMITED`. */
export type SessionConfirmPayload = {
  /** Errors; empty on success. `EXPIRED` on `challenge`: the password has to be entered again. */
  userErrors: Array<UserError>;
  /** The signed-in account; null when signing in failed. */
  viewer?: Maybe<Viewer>;
};

/** Credentials to sign in with. */
export type SessionCreateInput = {
  /** Telephone number or e-mail address. */
  identifier: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** Result of `sessionCreate`. Five failures lock the identifier for 15 minutes for the client's network: `RATE_LIMITED`. */
export type SessionCreatePayload = {
  /** Set when the password is right and the account has a second step: answer it by `sessionConfirm`. */
  challenge?: Maybe<SignInChallenge>;
  /** Errors; empty on success. They never tell whether the identifier or the password was wrong. */
  userErrors: Array<UserError>;
  /** The signed-in account; null when signing in failed, or a second step is needed. */
  viewer?: Maybe<Viewer>;
};

/** Which sessions to end. */
export type SessionEndInput = {
  /** Ends all sessions of the account instead of the current one only. */
  everywhere: Scalars['Boolean']['input'];
};

/** Result of `sessionEnd`. */
export type SessionEndPayload = {
  /** True when the session has ended. */
  ended: Scalars['Boolean']['output'];
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** A session of the signed-in account. */
export type SessionRevokeInput = {
  /** ID of one of the viewer's sessions. */
  id: Scalars['ID']['input'];
};

/** Result of `sessionRevoke`. */
export type SessionRevokePayload = {
  /** ID of the revoked session; null when it does not exist. */
  revokedId?: Maybe<Scalars['ID']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
  /** The caller, with the remaining sessions; null when the caller revoked the current session. */
  viewer?: Maybe<Viewer>;
};

/** State of the session. */
export type SessionState =
  /** The session has expired or was revoked. Returned once: the response clears the cookie. */
  | 'EXPIRED'
  /** An account is signed in. */
  | 'SIGNED_IN'
  /** No account is signed in. */
  | 'SIGNED_OUT';

/** Label of a parcel: sender, recipient, amount to collect and barcode. */
export type ShipmentLabel = {
  /** The self-contained, printable page or file in base64. */
  content: Scalars['String']['output'];
  /** Media type: `text/html` or `application/pdf`. */
  contentType: Scalars['String']['output'];
  /** Tracking number of the carrier. */
  trackingNumber: Scalars['String']['output'];
};

/** A sign-in whose password was right and whose second step is awaited. */
export type SignInChallenge = {
  /** Until when it can be answered. */
  expiresAt: Scalars['DateTime']['output'];
  /** To be sent with a code, once. */
  token: Scalars['String']['output'];
};

/** Permission to send one picture directly to the image host. */
export type SignedUpload = {
  /** When the signature expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Fields of the form beside the file, signature included. */
  fields: Array<SignedUploadField>;
  /** Address that takes the multipart form. */
  url: Scalars['String']['output'];
};

/** A field of a form. */
export type SignedUploadField = {
  /** Name of the field. */
  name: Scalars['String']['output'];
  /** Its value. */
  value: Scalars['String']['output'];
};

/** A page of the shop in a social network. */
export type SocialLink = {
  /** The network. */
  network: SocialNetwork;
  /** URL of the page. */
  url: Scalars['URL']['output'];
};

/** A social network. */
export type SocialNetwork =
  /** Facebook. */
  | 'FACEBOOK'
  /** Instagram. */
  | 'INSTAGRAM'
  /** LinkedIn. */
  | 'LINKEDIN'
  /** TikTok. */
  | 'TIKTOK'
  /** X. */
  | 'X'
  /** YouTube. */
  | 'YOUTUBE';

export type { SortDirection };

export type { StaffCapability };

/** An invitation that was not accepted yet. */
export type StaffInvitation = Node & {
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Address that was invited. */
  email: Scalars['String']['output'];
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifies the invitation in `staffInvitationWithdraw`. */
  id: Scalars['ID']['output'];
  /** Account number of the owner who sent it. */
  invitedBy: Scalars['String']['output'];
  /** Role that the account will have. */
  role: AdminRole;
};

/** Input to accept an invitation. */
export type StaffInvitationAcceptInput = {
  /** `token` of the link in the message. */
  token: Scalars['String']['input'];
};

/** Result of `staffInvitationAccept`. */
export type StaffInvitationAcceptPayload = {
  /** Role of the account from now on; null when it was not accepted. */
  role?: Maybe<AdminRole>;
  /**
   * Errors in the input: on `token` `INVALID` when there is no such invitation any more, `OTHER_ACCOUNT`, `EXPIRED`, and `FROZEN` when it was
   * accepted already; `CONFLICT` for an admin. Empty on success.
   */
  userErrors: Array<UserError>;
};

/** Input to withdraw an invitation. */
export type StaffInvitationWithdrawInput = {
  /** Id of the invitation. */
  id: Scalars['ID']['input'];
};

/** Result of `staffInvitationWithdraw`. */
export type StaffInvitationWithdrawPayload = {
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
  /** Id of the withdrawn invitation, for lists that show it. */
  withdrawnId?: Maybe<Scalars['ID']['output']>;
};

/** Input to invite an admin. */
export type StaffInviteInput = {
  /** Address of the account that may accept; the account may be created afterwards. */
  email: Scalars['String']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key sends one message. */
  idempotencyKey: Scalars['String']['input'];
  /** Language of the message. */
  language: Language;
  /** Role that the account will have. */
  role: AdminRole;
};

/** Result of `staffInvite`. */
export type StaffInvitePayload = {
  /** The invitation; null when it was not sent. */
  invitation?: Maybe<StaffInvitation>;
  /** Errors in the input: `TAKEN` on `email` when it belongs to an admin. Empty on success. */
  userErrors: Array<UserError>;
};

/** An admin. */
export type StaffMember = Node & {
  /** Account number. */
  accountNumber: Scalars['String']['output'];
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Identifies the admin in `staffRoleSet`. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** When one of its sessions was last used, to the minute; null when there is none. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Role; null, in the result of `staffRoleSet` only, when the account is not an admin any more. */
  role?: Maybe<AdminRole>;
  /** Version, to be sent with `staffRoleSet`. */
  version: Scalars['Int']['output'];
};

/** Input to change the role of an admin. */
export type StaffRoleSetInput = {
  /** Id of the admin. */
  id: Scalars['ID']['input'];
  /** The new role; null takes away the access to the back-office. */
  role?: InputMaybe<AdminRole>;
  /** Version of the admin that was read; `STALE` when it was changed since. */
  version: Scalars['Int']['input'];
};

/** Result of `staffRoleSet`. */
export type StaffRoleSetPayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The admin as it is now. */
  member?: Maybe<StaffMember>;
  /** Errors in the input: `LAST_OWNER` on `role` for the last owner, `STALE`. Empty on success. */
  userErrors: Array<UserError>;
};

/** Why a stock is changed by hand. */
export type StockReason =
  /** It was counted. */
  | 'COUNTED'
  /** Pieces are damaged. */
  | 'DAMAGED'
  /** Pieces are missing. */
  | 'LOST'
  /** Another reason. */
  | 'OTHER'
  /** A delivery arrived. */
  | 'RECEIVED'
  /** Pieces came back. */
  | 'RETURNED';

export type { StockStatus };

/** Links to the shop's external sites and apps. Each is null when it is not configured. */
export type StoreLinks = {
  /** The app for iPhone. */
  appStore?: Maybe<Scalars['URL']['output']>;
  /** Chat in the messaging app. */
  messagingApp?: Maybe<Scalars['URL']['output']>;
  /** Page in the social messenger. */
  messenger?: Maybe<Scalars['URL']['output']>;
  /** Telephone number for a `tel:` link. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The app for Android. */
  playStore?: Maybe<Scalars['URL']['output']>;
  /** Site on which sellers join. */
  sellerSite?: Maybe<Scalars['URL']['output']>;
  /** The shop's pages in social networks, in the order in which they are shown; empty when none is configured. */
  social: Array<SocialLink>;
};

/** The lines of an order sold by one seller. */
export type SubOrder = Node & {
  /** Whether the buyer may cancel it. */
  canCancel: Scalars['Boolean']['output'];
  /** Deadline to open a return; null when no return is possible. */
  canReturnUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Share of the delivery fee. */
  deliveryShare: Money;
  /** Share of the coupon's discount. */
  discountTotal: Money;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Number of the seller's invoice, issued on delivery. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** Printable invoice; `?lang=` selects its language. The URL is a secret of those who may see the order. */
  invoiceUrl?: Maybe<Scalars['URL']['output']>;
  /** Total of its items. */
  itemsTotal: Money;
  /** Lines. */
  lines: Array<OrderLine>;
  /** Number of the sub-order, such as `CMD-26-000042-3/1`. */
  number: Scalars['String']['output'];
  /** State of its payment. */
  paymentState: PaymentState;
  /** Share of the points' discount. */
  pointsDiscount: Money;
  /** Amount to be refunded to the buyer. For a sub-order cancelled by the buyer: less the increase of the remaining sub-orders. */
  refundDue: Money;
  /** Amount refunded to the buyer. */
  refunded: Money;
  /** Returns, oldest first; null when not available. */
  returns?: Maybe<Array<OrderReturn>>;
  /** The seller; null when no longer in the shop. */
  seller?: Maybe<Seller>;
  /** The seller's name. */
  sellerName: Scalars['String']['output'];
  /** State. */
  state: OrderState;
  /** History of states, oldest first. */
  timeline: Array<OrderEvent>;
  /** Total to pay for it. */
  total: Money;
  /** Tracking number of the carrier. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
};

/** Status of a sub-order. */
export type SubOrderStatus = {
  /** Number of the sub-order. */
  number: Scalars['String']['output'];
  /** Number of the sub-order. */
  state: OrderState;
  /** History of states, without notes. */
  timeline: Array<OrderEvent>;
};

/**
 * Root of all subscriptions, served as server-sent events: request with `Accept: text/event-stream`. A comment every 12 seconds keeps
 * the connection alive. A stream completes when the session ends, the shop restarts or the client reads too slowly: subscribe again.
 */
export type Subscription = {
  /**
   * A reply of the assistant, streamed over server-sent events. Resume an interrupted stream with the same `replyId` and the
   * sequence number of the last event received. Unsubscribing stops the work within a second.
   */
  botReply: BotReplyEvent;
  /** Events of all orders. Admins only. */
  orderFeed: FeedEvent;
  /** An order of the signed-in account: its current state, then its state after each change. */
  orderUpdated: Order;
  /** Events of all tickets. Admins only. */
  ticketFeed: FeedEvent;
};


/**
 * Root of all subscriptions, served as server-sent events: request with `Accept: text/event-stream`. A comment every 12 seconds keeps
 * the connection alive. A stream completes when the session ends, the shop restarts or the client reads too slowly: subscribe again.
 */
export type SubscriptionBotReplyArgs = {
  input: BotReplyInput;
};


/**
 * Root of all subscriptions, served as server-sent events: request with `Accept: text/event-stream`. A comment every 12 seconds keeps
 * the connection alive. A stream completes when the session ends, the shop restarts or the client reads too slowly: subscribe again.
 */
export type SubscriptionOrderFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Root of all subscriptions, served as server-sent events: request with `Accept: text/event-stream`. A comment every 12 seconds keeps
 * the connection alive. A stream completes when the session ends, the shop restarts or the client reads too slowly: subscribe again.
 */
export type SubscriptionOrderUpdatedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Root of all subscriptions, served as server-sent events: request with `Accept: text/event-stream`. A comment every 12 seconds keeps
 * the connection alive. A stream completes when the session ends, the shop restarts or the client reads too slowly: subscribe again.
 */
export type SubscriptionTicketFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A block of an answer. */
export type TextAnswerBlock = TextList | TextParagraph;

/** A block of a text page. */
export type TextBlock = TextHeading | TextList | TextParagraph | TextQuestion | TextTable;

/** A heading. The following blocks belong to it, up to the next heading of the same or a higher level. */
export type TextHeading = {
  /** Anchor, unique within the page: letters, digits and hyphens. */
  anchor: Scalars['String']['output'];
  /** Level, 2 to 4; the page's title is level 1. */
  level: Scalars['Int']['output'];
  /** Text of the heading. */
  text: Scalars['String']['output'];
};

/** Inline text: a list item or a table cell. */
export type TextLine = {
  /** Runs of text, in order. */
  runs: Array<TextRun>;
};

/** A list with or without numbers. */
export type TextList = {
  /** Items, in order. */
  items: Array<TextLine>;
  /** Whether the list is numbered. */
  ordered: Scalars['Boolean']['output'];
};

/** A text page of the shop in one language, such as the delivery terms. */
export type TextPage = Node & {
  /** Runs of text, in order. */
  blocks: Array<TextBlock>;
  /** Global ID, unique across all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Language of this text; French when the requested language is missing. */
  language: Language;
  /** Slug: the page's path is `/<slug>`. */
  slug: Scalars['String']['output'];
  /** Summary in one or two sentences. */
  summary: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** When the text was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Summary of a text page. */
export type TextPageSummary = {
  /** Language of the text; French when the requested language is missing. */
  language: Language;
  /** Slug: the page's path is `/<slug>`. */
  slug: Scalars['String']['output'];
  /** Summary in one or two sentences. */
  summary: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** When the text was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A paragraph. */
export type TextParagraph = {
  /** Runs of text, in order. */
  runs: Array<TextRun>;
};

/** A question and its answer. */
export type TextQuestion = {
  /** Anchor, unique within the page: letters, digits and hyphens. */
  anchor: Scalars['String']['output'];
  /** Blocks of the answer, in order. */
  answer: Array<TextAnswerBlock>;
  /** The question. */
  question: Scalars['String']['output'];
};

/** A run of text with uniform formatting. */
export type TextRun = {
  /** Link target; null when it is not a link. */
  href?: Maybe<Scalars['URL']['output']>;
  /** Whether the text is bold. */
  strong: Scalars['Boolean']['output'];
  /** The text, including surrounding spaces. */
  text: Scalars['String']['output'];
};

/** A table. The first cell of each row is its header. */
export type TextTable = {
  /** Column headers. */
  head: Array<TextLine>;
  /** Rows, in order. */
  rows: Array<TextTableRow>;
};

/** A row of a table. */
export type TextTableRow = {
  /** Cells, one per column. */
  cells: Array<TextLine>;
};

/** A support ticket, visible to its owner and to admins. */
export type Ticket = Node & {
  /** Whether its owner may add a message. */
  canAnswer: Scalars['Boolean']['output'];
  /** Whether its owner may close it. */
  canClose: Scalars['Boolean']['output'];
  /** Whether its owner may mark it as resolved. */
  canResolve: Scalars['Boolean']['output'];
  /** Topic. */
  category: TicketCategory;
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Messages, oldest first. */
  messages: Array<TicketMessage>;
  /** Ticket number, such as `TKT-26-000042-3`. */
  number: Scalars['String']['output'];
  /** ID of the related order of the account. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Number of the related order, as entered. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** State. */
  status: TicketStatus;
  /** Subject. */
  subject: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Input to add a message to a ticket. */
export type TicketAnswerInput = {
  /** ID of a ticket of the account. */
  id: Scalars['ID']['input'];
  /** Idempotency key generated by the client for each message: 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** Message, 1 to 5,000 characters. */
  message: Scalars['String']['input'];
};

/** Result of `ticketAnswer`. */
export type TicketAnswerPayload = {
  /** The ticket with the new message; null when none was added. */
  ticket?: Maybe<Ticket>;
  /** Errors; empty on success. `CONFLICT`: the ticket is closed. */
  userErrors: Array<UserError>;
};

export type { TicketAuthor };

export type { TicketCategory };

/** A page of tickets. */
export type TicketConnection = {
  /** Tickets with their cursors. */
  edges: Array<TicketEdge>;
  /** The tickets of this page. */
  nodes: Array<Ticket>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of tickets. */
  totalCount: Scalars['Int']['output'];
};

/** Input to open a ticket. */
export type TicketCreateInput = {
  /** Topic. */
  category: TicketCategory;
  /** E-mail address for answers. */
  email: Scalars['String']['input'];
  /** Idempotency key generated by the client for each ticket: 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** Language of the confirmation. */
  language: Language;
  /** Message, 10 to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Name of the author, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Number of the related order, such as `CMD-26-000123-4`. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Eight digits, with or without +216. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Subject, 3 to 150 characters. */
  subject: Scalars['String']['input'];
};

/** Result of `ticketCreate`. */
export type TicketCreatePayload = {
  /** Ticket number; null when the ticket was not opened. */
  ticketNumber?: Maybe<Scalars['String']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** An edge of a ticket connection. */
export type TicketEdge = {
  /** Cursor of this ticket. */
  cursor: Scalars['String']['output'];
  /** The ticket. */
  node: Ticket;
};

/** A message of a ticket. */
export type TicketMessage = Node & {
  /** Author. */
  author: TicketAuthor;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
};

/** Priority of a ticket. */
export type TicketPriority =
  /** High. */
  | 'HIGH'
  /** Low. */
  | 'LOW'
  /** Normal. */
  | 'NORMAL'
  /** Urgent. */
  | 'URGENT';

/** Input to reply to a ticket. */
export type TicketReplyInput = {
  /** ID of the ticket. */
  id: Scalars['ID']['input'];
  /** Idempotency key generated by the client for each reply: 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** Reply, 1 to 5,000 characters; sent by e-mail to the customer. */
  message: Scalars['String']['input'];
};

/** Result of `ticketReply`. */
export type TicketReplyPayload = {
  /** The ticket with the reply; null when none was added. */
  ticket?: Maybe<AdminTicket>;
  /** Errors; empty on success. `CONFLICT`: the ticket is closed. */
  userErrors: Array<UserError>;
};

/** Status of a ticket. */
export type TicketStatus =
  /** Closed. */
  | 'CLOSED'
  /** New. */
  | 'NEW'
  /** In progress. */
  | 'OPEN'
  /** Resolved; no more messages can be added. */
  | 'RESOLVED'
  /** Answered by the shop; waiting for the customer. */
  | 'WAITING_CUSTOMER';

/** Input to change the status of a ticket of the account. */
export type TicketStatusChangeInput = {
  /** ID of a ticket of the account. */
  id: Scalars['ID']['input'];
  /** `RESOLVED` while `canResolve`, `CLOSED` while `canClose`. */
  to: TicketStatus;
};

/** Result of the mutation. */
export type TicketStatusChangePayload = {
  /** The updated ticket; null when nothing was changed. */
  ticket?: Maybe<Ticket>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to change a ticket; at least one of `to` and `priority`. */
export type TicketTransitionInput = {
  /** ID of the ticket. */
  id: Scalars['ID']['input'];
  /** The new priority. */
  priority?: InputMaybe<TicketPriority>;
  /** The new status. */
  to?: InputMaybe<TicketStatus>;
};

/** Result of the mutation. */
export type TicketTransitionPayload = {
  /** The updated ticket; null when nothing was changed. */
  ticket?: Maybe<AdminTicket>;
  /** Errors; empty on success. `CONFLICT`: the transition is not allowed from the current state. */
  userErrors: Array<UserError>;
};

/** The second step of sign-in of the caller. */
export type TwoStep = {
  /** Whether the shop requires a second step of all admins. */
  isRequired: Scalars['Boolean']['output'];
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when sign-in asks for a second step; null: it does not. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** Input of `twoStepBegin`. */
export type TwoStepBeginInput = {
  /** Password of the caller. */
  password: Scalars['String']['input'];
};

/** Result of `twoStepBegin`. */
export type TwoStepBeginPayload = {
  /** The secret; null when it was not made. */
  secret?: Maybe<TwoStepSecret>;
  /** Errors in the input: `CONFLICT` when there is a second step already. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `twoStepConfirm`. */
export type TwoStepConfirmInput = {
  /** A code of the authenticator application. */
  code: Scalars['String']['input'];
};

/** Result of `twoStepConfirm`. */
export type TwoStepConfirmPayload = {
  /** Recovery codes, each of which replaces one code of the application. They are returned once. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `twoStepDisable`. */
export type TwoStepDisableInput = {
  /** A code of the authenticator application, or a recovery code. */
  code: Scalars['String']['input'];
  /** Password of the caller. */
  password: Scalars['String']['input'];
};

/** Result of `twoStepDisable`. */
export type TwoStepDisablePayload = {
  /** The second step as it is now. */
  twoStep?: Maybe<TwoStep>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `twoStepRecoveryCodesRenew`. */
export type TwoStepRecoveryCodesRenewInput = {
  /** Password of the caller. */
  password: Scalars['String']['input'];
};

/** Result of `twoStepRecoveryCodesRenew`. */
export type TwoStepRecoveryCodesRenewPayload = {
  /** The new recovery codes; earlier ones are void. They are returned once. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** What an authenticator application needs. It is returned once. */
export type TwoStepSecret = {
  /** The secret in base32, to be typed. */
  secret: Scalars['String']['output'];
  /** The secret as `otpauth://` URI, to be shown as QR code. */
  uri: Scalars['String']['output'];
};

/** A field that was left unchanged. */
export type UnchangedField = {
  /** Kind of the object. */
  entity: Scalars['String']['output'];
  /** Key of the object. */
  entityId: Scalars['String']['output'];
  /** Name of the field. */
  field: Scalars['String']['output'];
  /** Why it was left unchanged. */
  reason: UndoObstacle;
};

/** Why a field was not undone. */
export type UndoObstacle =
  /** It was changed again since. */
  | 'CHANGED'
  /** It cannot be undone, or depends on what was. */
  | 'NOT_UNDOABLE';

/** Fields of an object that have their earlier value again. */
export type UndoneObject = {
  /** Kind of the object. */
  entity: Scalars['String']['output'];
  /** Key of the object. */
  entityId: Scalars['String']['output'];
  /** Names of the fields. */
  fields: Array<Scalars['String']['output']>;
  /** Global id of the object, where it has one: for reading it again. */
  nodeId?: Maybe<Scalars['ID']['output']>;
};

/** Where browsers send uploads: `POST /admin/upload-photos-supabase`, one multipart form with the field `photo` per file. */
export type UploadTarget = {
  /** Port at the host of the page; null: its own. */
  port?: Maybe<Scalars['Int']['output']>;
  /** Base URL; null: the address of the shop, with `port` if there is one. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Why a mutation was rejected. When there is one, nothing was changed. */
export type UserError = {
  /** Of `CHANGED` after `STALE`: when the field was changed. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of `CHANGED` after `STALE`: name of the admin who changed the field last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Machine-readable code. */
  code: UserErrorCode;
  /** Path of the input field, such as `["email"]`; empty when the error concerns no single field. */
  field: Array<Scalars['String']['output']>;
  /** Message in English, for developers. Show users a translated text for the code instead. */
  message: Scalars['String']['output'];
  /** Seconds after which to retry, for `RATE_LIMITED`; null when unknown. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** Codes of user errors. */
export type UserErrorCode =
  /** Differs from the value the buyer agreed to. */
  | 'CHANGED'
  /** Another admin handles it; the message names the admin. */
  | 'CLAIMED_BY'
  /** Not possible in the current state. */
  | 'CONFLICT'
  /** The remaining sub-orders would cost more than was paid. */
  | 'COSTS_MORE'
  /** Its time is over. */
  | 'EXPIRED'
  /** Cannot be changed any more, because it was used. */
  | 'FROZEN'
  /** The value is malformed. */
  | 'INVALID'
  /** Other objects refer to it. */
  | 'IN_USE'
  /** The shop needs at least one owner. */
  | 'LAST_OWNER'
  /** Does not exist. */
  | 'NOT_FOUND'
  /** Belongs to another account. */
  | 'OTHER_ACCOUNT'
  /** Too many attempts; retry later. */
  | 'RATE_LIMITED'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The object was changed since the version that was sent. Further errors with `CHANGED` name the fields, by whom and when. */
  | 'STALE'
  /** The stock changed meanwhile. */
  | 'STOCK_MOVED'
  /** Already in use. */
  | 'TAKEN'
  /** The password is among the most common ones. */
  | 'TOO_COMMON'
  /** Longer than allowed. */
  | 'TOO_LONG'
  /** Shorter than allowed. */
  | 'TOO_SHORT';

/** Height of the rows of a list. */
export type ViewDensity =
  /** The usual height. */
  | 'COMFORTABLE'
  /** More rows on the screen. */
  | 'COMPACT';

/** The signed-in account, visible to its owner only. */
export type Viewer = {
  /** Account number: ten digits, the last one a check digit. */
  accountNumber: Scalars['String']['output'];
  /** Saved addresses: the default address first, then newest first. */
  addresses?: Maybe<Array<SavedAddress>>;
  /** Admin role; null when the account is not an admin. */
  adminRole?: Maybe<AdminRole>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** All data stored about the account, as JSON text. */
  dataExport?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Whether the account may use the back office. */
  isAdmin: Scalars['Boolean']['output'];
  /** Whether each of these products is in the wishlist, in the order of the IDs. */
  isInWishlist?: Maybe<Array<Scalars['Boolean']['output']>>;
  /** Language of e-mails and notifications. */
  language: Language;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** The account's loyalty points. */
  loyalty?: Maybe<Loyalty>;
  /** Whether the account is subscribed to the newsletter. */
  newsletter: Scalars['Boolean']['output'];
  /** An order of the account; null when it does not exist or the ID is malformed. */
  order?: Maybe<Order>;
  /** Orders of the account, newest first. */
  orders?: Maybe<OrderConnection>;
  /** New e-mail address that waits for confirmation by the link sent to it; null when there is none. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Telephone number, such as `+21698123456`. */
  phone: Scalars['String']['output'];
  /** Loyalty points. */
  points: Scalars['Int']['output'];
  /** Delivered products without a review yet: the latest 20. */
  productsToReview?: Maybe<Array<ReviewedProduct>>;
  /** The account's review of a product, and whether it may write one. */
  reviewPlace?: Maybe<ReviewPlace>;
  /** Reviews written by the account, newest first. */
  reviews?: Maybe<OwnReviewConnection>;
  /** Active sessions, newest first. */
  sessions?: Maybe<Array<AccountSession>>;
  /** Role and capabilities in the back-office; null when the account is not an admin. */
  staff?: Maybe<ViewerStaff>;
  /** A ticket of the account by its number; null when it does not exist. */
  ticket?: Maybe<Ticket>;
  /** Tickets of the account, newest first. */
  tickets?: Maybe<TicketConnection>;
  /** Wishlist products that are on sale, most recently added first. */
  wishlist?: Maybe<WishlistConnection>;
  /** Number of wishlist products that are on sale. */
  wishlistCount?: Maybe<Scalars['Int']['output']>;
  /** IDs of all wishlist products that are on sale, most recently added first: enough to mark every product on a page. */
  wishlistProductIds?: Maybe<Array<Scalars['ID']['output']>>;
};


/** The signed-in account, visible to its owner only. */
export type ViewerIsInWishlistArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** The signed-in account, visible to its owner only. */
export type ViewerOrderArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in account, visible to its owner only. */
export type ViewerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<OrderState>>;
};


/** The signed-in account, visible to its owner only. */
export type ViewerReviewPlaceArgs = {
  productId: Scalars['ID']['input'];
};


/** The signed-in account, visible to its owner only. */
export type ViewerReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in account, visible to its owner only. */
export type ViewerTicketArgs = {
  number: Scalars['String']['input'];
};


/** The signed-in account, visible to its owner only. */
export type ViewerTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in account, visible to its owner only. */
export type ViewerWishlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** An admin's role and what it permits. */
export type ViewerStaff = {
  /** Capabilities of the role. */
  capabilities: Array<StaffCapability>;
  /** Role; an admin without a finer role is an `OWNER`. */
  role: AdminRole;
};

/** A product's warranty. */
export type Warranty = {
  /** Duration in months; null when it is not stated. */
  months?: Maybe<Scalars['Int']['output']>;
  /** Warranty provider, in the seller's words. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A webhook delivery that was given up. Later events of the same order or ticket are held back until it is resent or discarded. */
export type WebhookDeadLetter = Node & {
  /** The webhook: `orders` or `tickets`. */
  channel: Scalars['String']['output'];
  /** When it was given up. */
  deadAt: Scalars['DateTime']['output'];
  /** ID of the event, as sent to the receiver. */
  eventId: Scalars['String']['output'];
  /** Type of the event, such as `order.created`. */
  eventType: Scalars['String']['output'];
  /** Code of the last failure, such as `HTTP 503` or `TIMEOUT`. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Number of events held back by it. */
  heldBack: Scalars['Int']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When the event occurred. */
  occurredAt: Scalars['DateTime']['output'];
  /** Number of the order or ticket. */
  subject: Scalars['String']['output'];
  /** Number of delivery attempts. */
  tries: Scalars['Int']['output'];
};

/** A page of dead letters. */
export type WebhookDeadLetterConnection = {
  /** Dead letters with their cursors. */
  edges: Array<WebhookDeadLetterEdge>;
  /** The dead letters without their cursors. */
  nodes: Array<WebhookDeadLetter>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a dead letter connection. */
export type WebhookDeadLetterEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The dead letter. */
  node: WebhookDeadLetter;
};

/** Dead letters to resend or discard. */
export type WebhookDeadLettersInput = {
  /** IDs of 1 to 100 dead letters. */
  ids: Array<Scalars['ID']['input']>;
};

/** Result of the mutation. */
export type WebhookDeadLettersPayload = {
  /** IDs of the dead letters that were processed. */
  ids: Array<Scalars['ID']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of `wishlistAdd`. */
export type WishlistAddPayload = {
  /** Whether the product is in the wishlist. */
  isInWishlist: Scalars['Boolean']['output'];
  /** Errors; empty on success. `CONFLICT`: the wishlist is full. */
  userErrors: Array<UserError>;
  /** The account with its wishlist; null when nothing was changed. */
  viewer?: Maybe<Viewer>;
};

/** A page of the wishlist. */
export type WishlistConnection = {
  /** Items with their cursors, most recently added first. */
  edges: Array<WishlistEdge>;
  /** The products without their cursors. */
  nodes: Array<Product>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of wishlist products that are on sale. */
  totalCount: Scalars['Int']['output'];
};

/** A product of the wishlist. */
export type WishlistEdge = {
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** When it was added. */
  likedAt: Scalars['DateTime']['output'];
  /** The product. */
  node: Product;
};

/** Input to add or remove a wishlist product. */
export type WishlistInput = {
  /** Global ID of a product. */
  productId: Scalars['ID']['input'];
};

/** Result of `wishlistRemove`. */
export type WishlistRemovePayload = {
  /** Whether the product is still in the wishlist. */
  isInWishlist: Scalars['Boolean']['output'];
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
  /** The account with its wishlist; null when nothing was changed. */
  viewer?: Maybe<Viewer>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  BotReplyEvent:
    | ( CompletedModel )
    | ( FailedModel )
    | ( ProductsModel )
    | ( RestartedModel )
    | ( TextModel )
  ;
  Node:
    | ( AccountSession )
    | ( WireAdminBrand )
    | ( WireAdminCategory )
    | ( WireAdminCoupon )
    | ( WireJob )
    | ( WireMedia )
    | ( WireAdminProduct )
    | ( AdminReturnModel )
    | ( AdminSellerModel )
    | ( WireUser )
    | ( WireAdminVariant )
    | ( WireAuditEntry )
    | ( BrandModel )
    | ( WireCashStatement )
    | ( CategoryModel )
    | ( HomepageModel )
    | ( WireOrder )
    | ( OrderLineModel )
    | ( WireOwnReview )
    | ( WirePayoutBatch )
    | ( WirePointsEntry )
    | ( ProductModel )
    | ( ProductVariantModel )
    | ( PromoModel )
    | ( WireRefundDue )
    | ( RegionModel )
    | ( ReviewModel )
    | ( WireSavedAddress )
    | ( WireSavedView )
    | ( SellerModel )
    | ( WireStaffInvitation )
    | ( WireStaffMember )
    | ( SubOrderModel )
    | ( TextPageModel )
    | ( WireTicket )
    | ( TicketMessageModel )
    | ( WireDeadLetter )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountDeleteInput: AccountDeleteInput;
  AccountDeletePayload: ResolverTypeWrapper<AccountDeletePayload>;
  AccountRegisterInput: AccountRegisterInput;
  AccountRegisterPayload: ResolverTypeWrapper<Omit<AccountRegisterPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  Address: ResolverTypeWrapper<WireAddress>;
  AddressInput: AddressInput;
  AddressRemoveInput: AddressRemoveInput;
  AddressRemovePayload: ResolverTypeWrapper<Omit<AddressRemovePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  AddressSaveInput: AddressSaveInput;
  AddressSavePayload: ResolverTypeWrapper<Omit<AddressSavePayload, 'address' | 'viewer'> & { address?: Maybe<ResolversTypes['SavedAddress']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  AdminBrand: ResolverTypeWrapper<WireAdminBrand>;
  AdminBrandChanges: AdminBrandChanges;
  AdminBrandConnection: ResolverTypeWrapper<AdminBrandConnectionModel>;
  AdminBrandCreateInput: AdminBrandCreateInput;
  AdminBrandEdge: ResolverTypeWrapper<Omit<AdminBrandEdge, 'node'> & { node: ResolversTypes['AdminBrand'] }>;
  AdminBrandFilter: AdminBrandFilter;
  AdminBrandPayload: ResolverTypeWrapper<Omit<AdminBrandPayload, 'brand' | 'current'> & { brand?: Maybe<ResolversTypes['AdminBrand']>, current?: Maybe<ResolversTypes['AdminBrand']> }>;
  AdminBrandSort: AdminBrandSort;
  AdminBrandSortBy: AdminBrandSortBy;
  AdminBrandUpdateInput: AdminBrandUpdateInput;
  AdminBulkChangeInput: AdminBulkChangeInput;
  AdminBulkChangePayload: ResolverTypeWrapper<Omit<AdminBulkChangePayload, 'job'> & { job?: Maybe<ResolversTypes['AdminJob']> }>;
  AdminCategory: ResolverTypeWrapper<WireAdminCategory>;
  AdminCategoryChanges: AdminCategoryChanges;
  AdminCategoryCreateInput: AdminCategoryCreateInput;
  AdminCategoryMoveInput: AdminCategoryMoveInput;
  AdminCategoryPayload: ResolverTypeWrapper<Omit<AdminCategoryPayload, 'category' | 'current'> & { category?: Maybe<ResolversTypes['AdminCategory']>, current?: Maybe<ResolversTypes['AdminCategory']> }>;
  AdminCategoryUpdateInput: AdminCategoryUpdateInput;
  AdminCoupon: ResolverTypeWrapper<WireAdminCoupon>;
  AdminCouponConnection: ResolverTypeWrapper<CouponConnectionModel>;
  AdminCouponEdge: ResolverTypeWrapper<Omit<AdminCouponEdge, 'node'> & { node: ResolversTypes['AdminCoupon'] }>;
  AdminDayFigures: ResolverTypeWrapper<WireDayFigures>;
  AdminFlashSale: ResolverTypeWrapper<AdminFlashSale>;
  AdminFlashSaleRemoveInput: AdminFlashSaleRemoveInput;
  AdminFlashSaleSetInput: AdminFlashSaleSetInput;
  AdminJob: ResolverTypeWrapper<WireJob>;
  AdminJobApplyInput: AdminJobApplyInput;
  AdminJobApplyPayload: ResolverTypeWrapper<Omit<AdminJobApplyPayload, 'job'> & { job?: Maybe<ResolversTypes['AdminJob']> }>;
  AdminJobAssignColumnsInput: AdminJobAssignColumnsInput;
  AdminJobAssignColumnsPayload: ResolverTypeWrapper<Omit<AdminJobAssignColumnsPayload, 'job'> & { job?: Maybe<ResolversTypes['AdminJob']> }>;
  AdminJobCancelInput: AdminJobCancelInput;
  AdminJobCancelPayload: ResolverTypeWrapper<Omit<AdminJobCancelPayload, 'job'> & { job?: Maybe<ResolversTypes['AdminJob']> }>;
  AdminJobChange: ResolverTypeWrapper<AdminJobChange>;
  AdminJobColumn: ResolverTypeWrapper<AdminJobColumn>;
  AdminJobConnection: ResolverTypeWrapper<AdminJobConnectionModel>;
  AdminJobEdge: ResolverTypeWrapper<Omit<AdminJobEdge, 'node'> & { node: ResolversTypes['AdminJob'] }>;
  AdminJobKind: AdminJobKind;
  AdminJobProblem: ResolverTypeWrapper<AdminJobProblem>;
  AdminJobRow: ResolverTypeWrapper<WireJobRow>;
  AdminJobRowConnection: ResolverTypeWrapper<AdminJobRowConnectionModel>;
  AdminJobRowEdge: ResolverTypeWrapper<Omit<AdminJobRowEdge, 'node'> & { node: ResolversTypes['AdminJobRow'] }>;
  AdminJobRowState: AdminJobRowState;
  AdminJobState: AdminJobState;
  AdminJobUndoInput: AdminJobUndoInput;
  AdminJobUndoPayload: ResolverTypeWrapper<Omit<AdminJobUndoPayload, 'job'> & { job?: Maybe<ResolversTypes['AdminJob']> }>;
  AdminMedia: ResolverTypeWrapper<WireMedia>;
  AdminMediaAlt: ResolverTypeWrapper<AdminMediaAlt>;
  AdminMediaConnection: ResolverTypeWrapper<MediaConnectionModel>;
  AdminMediaEdge: ResolverTypeWrapper<Omit<AdminMediaEdge, 'node'> & { node: ResolversTypes['AdminMedia'] }>;
  AdminMediaFilter: AdminMediaFilter;
  AdminMediaUse: ResolverTypeWrapper<WireMediaUse>;
  AdminMergeInput: AdminMergeInput;
  AdminOrderFilter: AdminOrderFilter;
  AdminOrderSort: AdminOrderSort;
  AdminOrderSortField: AdminOrderSortField;
  AdminOtherTexts: ResolverTypeWrapper<AdminOtherTexts>;
  AdminParcel: ResolverTypeWrapper<AdminParcelModel>;
  AdminParcelConnection: ResolverTypeWrapper<AdminParcelConnectionModel>;
  AdminParcelEdge: ResolverTypeWrapper<Omit<AdminParcelEdge, 'node'> & { node: ResolversTypes['AdminParcel'] }>;
  AdminParcelFilter: AdminParcelFilter;
  AdminProduct: ResolverTypeWrapper<WireAdminProduct>;
  AdminProductArchiveInput: AdminProductArchiveInput;
  AdminProductChanges: AdminProductChanges;
  AdminProductConnection: ResolverTypeWrapper<AdminProductConnectionModel>;
  AdminProductCreateInput: AdminProductCreateInput;
  AdminProductEdge: ResolverTypeWrapper<Omit<AdminProductEdge, 'node'> & { node: ResolversTypes['AdminProduct'] }>;
  AdminProductFilter: AdminProductFilter;
  AdminProductImage: ResolverTypeWrapper<Omit<AdminProductImage, 'image'> & { image: ResolversTypes['Image'] }>;
  AdminProductPatchResult: ResolverTypeWrapper<Omit<AdminProductPatchResult, 'product'> & { product?: Maybe<ResolversTypes['AdminProduct']> }>;
  AdminProductPatchRow: AdminProductPatchRow;
  AdminProductPayload: ResolverTypeWrapper<Omit<AdminProductPayload, 'current' | 'product'> & { current?: Maybe<ResolversTypes['AdminProduct']>, product?: Maybe<ResolversTypes['AdminProduct']> }>;
  AdminProductSort: AdminProductSort;
  AdminProductSortBy: AdminProductSortBy;
  AdminProductSpec: ResolverTypeWrapper<AdminProductSpec>;
  AdminProductUpdateInput: AdminProductUpdateInput;
  AdminProductsPatchInput: AdminProductsPatchInput;
  AdminProductsPatchPayload: ResolverTypeWrapper<Omit<AdminProductsPatchPayload, 'rows'> & { rows?: Maybe<Array<ResolversTypes['AdminProductPatchResult']>> }>;
  AdminReturn: ResolverTypeWrapper<AdminReturnModel>;
  AdminReturnConnection: ResolverTypeWrapper<AdminReturnConnectionModel>;
  AdminReturnEdge: ResolverTypeWrapper<Omit<AdminReturnEdge, 'node'> & { node: ResolversTypes['AdminReturn'] }>;
  AdminRole: AdminRole;
  AdminSearchHit: ResolverTypeWrapper<WireSearchHit>;
  AdminSearchKind: AdminSearchKind;
  AdminSeller: ResolverTypeWrapper<AdminSellerModel>;
  AdminStockAdjustInput: AdminStockAdjustInput;
  AdminTicket: ResolverTypeWrapper<WireAdminTicket>;
  AdminTicketConnection: ResolverTypeWrapper<AdminTicketConnectionModel>;
  AdminTicketEdge: ResolverTypeWrapper<Omit<AdminTicketEdge, 'node'> & { node: ResolversTypes['AdminTicket'] }>;
  AdminToday: ResolverTypeWrapper<WireTodayFigures>;
  AdminUser: ResolverTypeWrapper<WireUser>;
  AdminUserConnection: ResolverTypeWrapper<UserConnectionModel>;
  AdminUserEdge: ResolverTypeWrapper<Omit<AdminUserEdge, 'node'> & { node: ResolversTypes['AdminUser'] }>;
  AdminVariant: ResolverTypeWrapper<WireAdminVariant>;
  AdminVariantChanges: AdminVariantChanges;
  AdminVariantConnection: ResolverTypeWrapper<AdminVariantConnectionModel>;
  AdminVariantDeleteInput: AdminVariantDeleteInput;
  AdminVariantEdge: ResolverTypeWrapper<Omit<AdminVariantEdge, 'node'> & { node: ResolversTypes['AdminVariant'] }>;
  AdminVariantPayload: ResolverTypeWrapper<Omit<AdminVariantPayload, 'product' | 'variant'> & { product?: Maybe<ResolversTypes['AdminProduct']>, variant?: Maybe<ResolversTypes['AdminVariant']> }>;
  AdminVariantUpdateInput: AdminVariantUpdateInput;
  AdminVariantsCreateInput: AdminVariantsCreateInput;
  AdminViewDeleteInput: AdminViewDeleteInput;
  AdminViewDeletePayload: ResolverTypeWrapper<AdminViewDeletePayload>;
  AdminViewSaveInput: AdminViewSaveInput;
  AdminViewSavePayload: ResolverTypeWrapper<Omit<AdminViewSavePayload, 'view'> & { view?: Maybe<ResolversTypes['SavedView']> }>;
  AmendedLineInput: AmendedLineInput;
  AppliedCoupon: ResolverTypeWrapper<AppliedCoupon>;
  Assistant: ResolverTypeWrapper<Assistant>;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditEntry: ResolverTypeWrapper<WireAuditEntry>;
  AuditEntryConnection: ResolverTypeWrapper<AuditConnectionModel>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditField: ResolverTypeWrapper<AuditField>;
  AuditFilter: AuditFilter;
  AuditKind: AuditKind;
  Banner: ResolverTypeWrapper<Omit<Banner, 'image'> & { image: ResolversTypes['Image'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BotAnswerSpeakInput: BotAnswerSpeakInput;
  BotAnswerSpeakPayload: ResolverTypeWrapper<BotAnswerSpeakPayload>;
  BotFailure: BotFailure;
  BotPersona: BotPersona;
  BotPicture: ResolverTypeWrapper<BotPicture>;
  BotPictureInput: BotPictureInput;
  BotPictureReadInput: BotPictureReadInput;
  BotPictureReadPayload: ResolverTypeWrapper<BotPictureReadPayload>;
  BotQueryClassifyInput: BotQueryClassifyInput;
  BotQueryClassifyPayload: ResolverTypeWrapper<BotQueryClassifyPayload>;
  BotQueryType: BotQueryType;
  BotReplyCompleted: ResolverTypeWrapper<CompletedModel>;
  BotReplyEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['BotReplyEvent']>;
  BotReplyFailed: ResolverTypeWrapper<FailedModel>;
  BotReplyInput: BotReplyInput;
  BotReplyProducts: ResolverTypeWrapper<ProductsModel>;
  BotReplyRestarted: ResolverTypeWrapper<RestartedModel>;
  BotReplyText: ResolverTypeWrapper<TextModel>;
  BotSpeechTranscribeInput: BotSpeechTranscribeInput;
  BotSpeechTranscribePayload: ResolverTypeWrapper<BotSpeechTranscribePayload>;
  BotTurnInput: BotTurnInput;
  Brand: ResolverTypeWrapper<BrandModel>;
  BrandConnection: ResolverTypeWrapper<BrandConnectionModel>;
  BrandEdge: ResolverTypeWrapper<Omit<BrandEdge, 'node'> & { node: ResolversTypes['Brand'] }>;
  BulkChange: ResolverTypeWrapper<BulkChange>;
  BulkField: BulkField;
  BulkOperationInput: BulkOperationInput;
  BulkOperator: BulkOperator;
  CancellationRefusal: CancellationRefusal;
  CartLineInput: CartLineInput;
  CartPieces: ResolverTypeWrapper<CartPieces>;
  CartProblem: ResolverTypeWrapper<CartProblem>;
  CartProblemCode: CartProblemCode;
  CartQuote: ResolverTypeWrapper<Omit<CartQuote, 'lines'> & { lines: Array<ResolversTypes['CartQuoteLine']> }>;
  CartQuoteInput: CartQuoteInput;
  CartQuoteLine: ResolverTypeWrapper<Omit<CartQuoteLine, 'product' | 'variant'> & { product?: Maybe<ResolversTypes['Product']>, variant?: Maybe<ResolversTypes['ProductVariant']> }>;
  CashBearer: CashBearer;
  CashRow: ResolverTypeWrapper<WireCashRow>;
  CashRowConnection: ResolverTypeWrapper<CashRowConnectionModel>;
  CashRowEdge: ResolverTypeWrapper<Omit<CashRowEdge, 'node'> & { node: ResolversTypes['CashRow'] }>;
  CashRowOutcome: CashRowOutcome;
  CashRowSettleInput: CashRowSettleInput;
  CashRowSettlePayload: ResolverTypeWrapper<Omit<CashRowSettlePayload, 'statement'> & { statement?: Maybe<ResolversTypes['CashStatement']> }>;
  CashStatement: ResolverTypeWrapper<WireCashStatement>;
  CashStatementConnection: ResolverTypeWrapper<CashStatementConnectionModel>;
  CashStatementEdge: ResolverTypeWrapper<Omit<CashStatementEdge, 'node'> & { node: ResolversTypes['CashStatement'] }>;
  CashStatementImportInput: CashStatementImportInput;
  CashStatementImportPayload: ResolverTypeWrapper<Omit<CashStatementImportPayload, 'statement'> & { statement?: Maybe<ResolversTypes['CashStatement']> }>;
  CashStatementReconcileInput: CashStatementReconcileInput;
  CashStatementReconcilePayload: ResolverTypeWrapper<Omit<CashStatementReconcilePayload, 'statement'> & { statement?: Maybe<ResolversTypes['CashStatement']> }>;
  CatalogueImpact: ResolverTypeWrapper<CatalogueImpact>;
  CatalogueReference: ResolverTypeWrapper<CatalogueReference>;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryList: CategoryList;
  ChangeRef: ResolverTypeWrapper<ChangeRef>;
  ChangeUndoInput: ChangeUndoInput;
  ChangeUndoPayload: ResolverTypeWrapper<ChangeUndoPayload>;
  ConfirmationQueueFilter: ConfirmationQueueFilter;
  ContactOutcome: ContactOutcome;
  CouponCard: ResolverTypeWrapper<CouponCardModel>;
  CouponFunder: CouponFunder;
  CouponReason: CouponReason;
  CouponScope: CouponScope;
  CouponType: CouponType;
  CurrencyCode: CurrencyCode;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  Delegation: ResolverTypeWrapper<Delegation>;
  DeliveryTimes: ResolverTypeWrapper<DeliveryTimes>;
  DiscountBand: ResolverTypeWrapper<DiscountBandModel>;
  ExcludedSubOrderInput: ExcludedSubOrderInput;
  FeedEvent: ResolverTypeWrapper<WireFeedEvent>;
  FilterOption: ResolverTypeWrapper<FilterOption>;
  FlashSale: ResolverTypeWrapper<FlashSale>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Homepage: ResolverTypeWrapper<HomepageModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageModel>;
  InspectedLineInput: InspectedLineInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: Language;
  LedgerEntry: ResolverTypeWrapper<WireLedgerEntry>;
  LedgerEntryConnection: ResolverTypeWrapper<LedgerConnectionModel>;
  LedgerEntryEdge: ResolverTypeWrapper<Omit<LedgerEntryEdge, 'node'> & { node: ResolversTypes['LedgerEntry'] }>;
  LedgerKind: LedgerKind;
  ListTotal: ResolverTypeWrapper<ListTotal>;
  LiveShow: ResolverTypeWrapper<LiveShowModel>;
  Loyalty: ResolverTypeWrapper<LoyaltyModel>;
  MediaAltInput: MediaAltInput;
  MediaDeleteInput: MediaDeleteInput;
  MediaDeletePayload: ResolverTypeWrapper<Omit<MediaDeletePayload, 'media'> & { media?: Maybe<ResolversTypes['AdminMedia']> }>;
  MediaFolder: MediaFolder;
  MediaKind: MediaKind;
  MediaRestoreInput: MediaRestoreInput;
  MediaRestorePayload: ResolverTypeWrapper<Omit<MediaRestorePayload, 'media'> & { media?: Maybe<ResolversTypes['AdminMedia']> }>;
  MediaUpdateInput: MediaUpdateInput;
  MediaUpdatePayload: ResolverTypeWrapper<Omit<MediaUpdatePayload, 'media'> & { media?: Maybe<ResolversTypes['AdminMedia']> }>;
  MediaUploadSignInput: MediaUploadSignInput;
  MediaUploadSignPayload: ResolverTypeWrapper<Omit<MediaUploadSignPayload, 'upload'> & { upload?: Maybe<ResolversTypes['SignedUpload']> }>;
  MediaUseKind: MediaUseKind;
  MissingCash: ResolverTypeWrapper<WireMissingCash>;
  MissingCashConnection: ResolverTypeWrapper<MissingCashConnectionModel>;
  MissingCashEdge: ResolverTypeWrapper<Omit<MissingCashEdge, 'node'> & { node: ResolversTypes['MissingCash'] }>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterSubscribeInput: NewsletterSubscribeInput;
  NewsletterSubscribePayload: ResolverTypeWrapper<NewsletterSubscribePayload>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Order: ResolverTypeWrapper<WireOrder>;
  OrderAmendInput: OrderAmendInput;
  OrderAmendPayload: ResolverTypeWrapper<Omit<OrderAmendPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderCancelInput: OrderCancelInput;
  OrderCancelPayload: ResolverTypeWrapper<Omit<OrderCancelPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderCancellation: ResolverTypeWrapper<OrderCancellation>;
  OrderClaim: ResolverTypeWrapper<OrderClaim>;
  OrderClaimInput: OrderClaimInput;
  OrderClaimPayload: ResolverTypeWrapper<Omit<OrderClaimPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderConfirmInput: OrderConfirmInput;
  OrderConfirmPayload: ResolverTypeWrapper<Omit<OrderConfirmPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderConnection: ResolverTypeWrapper<OrderConnectionModel>;
  OrderContactInput: OrderContactInput;
  OrderContactNoteInput: OrderContactNoteInput;
  OrderContactNotePayload: ResolverTypeWrapper<Omit<OrderContactNotePayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderDesk: ResolverTypeWrapper<OrderDeskModel>;
  OrderDifference: ResolverTypeWrapper<OrderDifference>;
  OrderDifferenceCode: OrderDifferenceCode;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderLine: ResolverTypeWrapper<OrderLineModel>;
  OrderLineInput: OrderLineInput;
  OrderLinesInput: OrderLinesInput;
  OrderLinesQuote: ResolverTypeWrapper<WireLinesQuote>;
  OrderNoteInput: OrderNoteInput;
  OrderNotePayload: ResolverTypeWrapper<Omit<OrderNotePayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderPayInput: OrderPayInput;
  OrderPayPayload: ResolverTypeWrapper<Omit<OrderPayPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderPaymentTransitionInput: OrderPaymentTransitionInput;
  OrderPaymentTransitionPayload: ResolverTypeWrapper<Omit<OrderPaymentTransitionPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderPlaceInput: OrderPlaceInput;
  OrderPlacePayload: ResolverTypeWrapper<Omit<OrderPlacePayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderReturn: ResolverTypeWrapper<OrderReturnModel>;
  OrderReturnLine: ResolverTypeWrapper<Omit<OrderReturnLine, 'line'> & { line: ResolversTypes['OrderLine'] }>;
  OrderRisk: ResolverTypeWrapper<OrderRisk>;
  OrderState: OrderState;
  OrderStatus: ResolverTypeWrapper<OrderStatus>;
  OrderTimelineActor: OrderTimelineActor;
  OrderTimelineConnection: ResolverTypeWrapper<TimelineConnectionModel>;
  OrderTimelineEdge: ResolverTypeWrapper<Omit<OrderTimelineEdge, 'node'> & { node: ResolversTypes['OrderTimelineEntry'] }>;
  OrderTimelineEntry: ResolverTypeWrapper<WireTimelineEntry>;
  OrderTimelineKind: OrderTimelineKind;
  OrderTransitionInput: OrderTransitionInput;
  OrderTransitionPayload: ResolverTypeWrapper<Omit<OrderTransitionPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OtherTextsInput: OtherTextsInput;
  OwnReview: ResolverTypeWrapper<WireOwnReview>;
  OwnReviewConnection: ResolverTypeWrapper<OwnReviewConnectionModel>;
  OwnReviewEdge: ResolverTypeWrapper<Omit<OwnReviewEdge, 'node'> & { node: ResolversTypes['OwnReview'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  ParcelDocument: ResolverTypeWrapper<WireParcelDocument>;
  ParcelDocumentKind: ParcelDocumentKind;
  ParcelScanInput: ParcelScanInput;
  ParcelScanMode: ParcelScanMode;
  ParcelScanPayload: ResolverTypeWrapper<Omit<ParcelScanPayload, 'order' | 'subOrder'> & { order?: Maybe<ResolversTypes['Order']>, subOrder?: Maybe<ResolversTypes['SubOrder']> }>;
  ParcelStage: ParcelStage;
  PasswordRecoverInput: PasswordRecoverInput;
  PasswordRecoverPayload: ResolverTypeWrapper<PasswordRecoverPayload>;
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: ResolverTypeWrapper<PasswordResetPayload>;
  PayableSeller: ResolverTypeWrapper<WirePayableSeller>;
  PayableSellerConnection: ResolverTypeWrapper<PayableConnectionModel>;
  PayableSellerEdge: ResolverTypeWrapper<Omit<PayableSellerEdge, 'node'> & { node: ResolversTypes['PayableSeller'] }>;
  PaymentMethod: PaymentMethod;
  PaymentOption: ResolverTypeWrapper<PaymentOption>;
  PaymentProvider: PaymentProvider;
  PaymentState: PaymentState;
  Payout: ResolverTypeWrapper<WirePayout>;
  PayoutBatch: ResolverTypeWrapper<WirePayoutBatch>;
  PayoutBatchConnection: ResolverTypeWrapper<PayoutBatchConnectionModel>;
  PayoutBatchEdge: ResolverTypeWrapper<Omit<PayoutBatchEdge, 'node'> & { node: ResolversTypes['PayoutBatch'] }>;
  PayoutBatchPayload: ResolverTypeWrapper<Omit<PayoutBatchPayload, 'batch'> & { batch?: Maybe<ResolversTypes['PayoutBatch']> }>;
  PayoutConnection: ResolverTypeWrapper<PayoutConnectionModel>;
  PayoutEdge: ResolverTypeWrapper<Omit<PayoutEdge, 'node'> & { node: ResolversTypes['Payout'] }>;
  PayoutFile: ResolverTypeWrapper<WirePayoutFile>;
  PayoutPrepareInput: PayoutPrepareInput;
  PayoutReasonInput: PayoutReasonInput;
  PayoutSendInput: PayoutSendInput;
  PayoutSettleInput: PayoutSettleInput;
  PayoutState: PayoutState;
  PayoutTransferInput: PayoutTransferInput;
  PointsEntry: ResolverTypeWrapper<WirePointsEntry>;
  PointsEntryConnection: ResolverTypeWrapper<PointsConnectionModel>;
  PointsEntryEdge: ResolverTypeWrapper<Omit<PointsEntryEdge, 'node'> & { node: ResolversTypes['PointsEntry'] }>;
  PointsKind: PointsKind;
  PricePoint: ResolverTypeWrapper<PricePoint>;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductChecklistItem: ResolverTypeWrapper<ProductChecklistItem>;
  ProductConnection: ResolverTypeWrapper<ProductConnectionModel>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: ProductFilter;
  ProductFilterOptions: ResolverTypeWrapper<ProductFilterOptions>;
  ProductFollowing: ResolverTypeWrapper<ProductFollowing>;
  ProductRequirement: ProductRequirement;
  ProductSort: ProductSort;
  ProductSortField: ProductSortField;
  ProductSpec: ResolverTypeWrapper<WireProductSpec>;
  ProductSpecInput: ProductSpecInput;
  ProductVariant: ResolverTypeWrapper<ProductVariantModel>;
  ProductWarning: ProductWarning;
  ProfileUpdateInput: ProfileUpdateInput;
  ProfileUpdatePayload: ResolverTypeWrapper<Omit<ProfileUpdatePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Promo: ResolverTypeWrapper<PromoModel>;
  PromoPopup: ResolverTypeWrapper<WirePromoPopup>;
  PromoSlide: ResolverTypeWrapper<PromoSlideModel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefundDue: ResolverTypeWrapper<WireRefundDue>;
  RefundDueConnection: ResolverTypeWrapper<RefundConnectionModel>;
  RefundDueEdge: ResolverTypeWrapper<Omit<RefundDueEdge, 'node'> & { node: ResolversTypes['RefundDue'] }>;
  RefundNoteInput: RefundNoteInput;
  RefundNotePayload: ResolverTypeWrapper<Omit<RefundNotePayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  RefundReason: RefundReason;
  Region: ResolverTypeWrapper<RegionModel>;
  ReturnInspectInput: ReturnInspectInput;
  ReturnInspectPayload: ResolverTypeWrapper<Omit<ReturnInspectPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  ReturnLineInput: ReturnLineInput;
  ReturnOpenInput: ReturnOpenInput;
  ReturnOpenPayload: ResolverTypeWrapper<Omit<ReturnOpenPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  ReturnQuote: ResolverTypeWrapper<WireReturnQuote>;
  Review: ResolverTypeWrapper<ReviewModel>;
  ReviewConnection: ResolverTypeWrapper<ReviewConnectionModel>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewPlace: ResolverTypeWrapper<Omit<ReviewPlace, 'review'> & { review?: Maybe<ResolversTypes['OwnReview']> }>;
  ReviewRemoveInput: ReviewRemoveInput;
  ReviewRemovePayload: ResolverTypeWrapper<ReviewRemovePayload>;
  ReviewSaveInput: ReviewSaveInput;
  ReviewSavePayload: ResolverTypeWrapper<Omit<ReviewSavePayload, 'review'> & { review?: Maybe<ResolversTypes['OwnReview']> }>;
  ReviewState: ReviewState;
  ReviewedProduct: ResolverTypeWrapper<WireReviewedProduct>;
  SavedAddress: ResolverTypeWrapper<WireSavedAddress>;
  SavedView: ResolverTypeWrapper<WireSavedView>;
  Seller: ResolverTypeWrapper<SellerModel>;
  SellerApplyInput: SellerApplyInput;
  SellerApplyPayload: ResolverTypeWrapper<SellerApplyPayload>;
  SellerBankAccount: ResolverTypeWrapper<SellerBankAccount>;
  SellerBankSetInput: SellerBankSetInput;
  SellerBankSetPayload: ResolverTypeWrapper<SellerBankSetPayload>;
  SellerConnection: ResolverTypeWrapper<SellerConnectionModel>;
  SellerEdge: ResolverTypeWrapper<Omit<SellerEdge, 'node'> & { node: ResolversTypes['Seller'] }>;
  SellerLedgerAdjustInput: SellerLedgerAdjustInput;
  SellerLedgerAdjustPayload: ResolverTypeWrapper<Omit<SellerLedgerAdjustPayload, 'ledger'> & { ledger?: Maybe<ResolversTypes['LedgerEntryConnection']> }>;
  SellerPayoutNoteInput: SellerPayoutNoteInput;
  SellerPayoutNotePayload: ResolverTypeWrapper<Omit<SellerPayoutNotePayload, 'ledger'> & { ledger?: Maybe<ResolversTypes['LedgerEntryConnection']> }>;
  SellerStatementConnection: ResolverTypeWrapper<StatementConnectionModel>;
  SellerStatementEdge: ResolverTypeWrapper<StatementEdgeModel>;
  SellerStatementFile: ResolverTypeWrapper<SellerStatementFile>;
  SellerStatementSum: ResolverTypeWrapper<SellerStatementSum>;
  SellerStatus: SellerStatus;
  ServiceCard: ResolverTypeWrapper<ServiceCardModel>;
  Session: ResolverTypeWrapper<Omit<Session, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionConfirmInput: SessionConfirmInput;
  SessionConfirmPayload: ResolverTypeWrapper<Omit<SessionConfirmPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionCreateInput: SessionCreateInput;
  SessionCreatePayload: ResolverTypeWrapper<Omit<SessionCreatePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionEndInput: SessionEndInput;
  SessionEndPayload: ResolverTypeWrapper<SessionEndPayload>;
  SessionRevokeInput: SessionRevokeInput;
  SessionRevokePayload: ResolverTypeWrapper<Omit<SessionRevokePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionState: SessionState;
  ShipmentLabel: ResolverTypeWrapper<ShipmentLabel>;
  SignInChallenge: ResolverTypeWrapper<SignInChallenge>;
  SignedUpload: ResolverTypeWrapper<WireSignature>;
  SignedUploadField: ResolverTypeWrapper<SignedUploadField>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialNetwork: SocialNetwork;
  SortDirection: SortDirection;
  StaffCapability: StaffCapability;
  StaffInvitation: ResolverTypeWrapper<WireStaffInvitation>;
  StaffInvitationAcceptInput: StaffInvitationAcceptInput;
  StaffInvitationAcceptPayload: ResolverTypeWrapper<StaffInvitationAcceptPayload>;
  StaffInvitationWithdrawInput: StaffInvitationWithdrawInput;
  StaffInvitationWithdrawPayload: ResolverTypeWrapper<StaffInvitationWithdrawPayload>;
  StaffInviteInput: StaffInviteInput;
  StaffInvitePayload: ResolverTypeWrapper<Omit<StaffInvitePayload, 'invitation'> & { invitation?: Maybe<ResolversTypes['StaffInvitation']> }>;
  StaffMember: ResolverTypeWrapper<WireStaffMember>;
  StaffRoleSetInput: StaffRoleSetInput;
  StaffRoleSetPayload: ResolverTypeWrapper<Omit<StaffRoleSetPayload, 'member'> & { member?: Maybe<ResolversTypes['StaffMember']> }>;
  StockReason: StockReason;
  StockStatus: StockStatus;
  StoreLinks: ResolverTypeWrapper<StoreLinks>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubOrder: ResolverTypeWrapper<SubOrderModel>;
  SubOrderStatus: ResolverTypeWrapper<SubOrderStatus>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TextAnswerBlock: ResolverTypeWrapper<AnswerBlock>;
  TextBlock: ResolverTypeWrapper<Block>;
  TextHeading: ResolverTypeWrapper<TextHeading>;
  TextLine: ResolverTypeWrapper<TextLine>;
  TextList: ResolverTypeWrapper<TextList>;
  TextPage: ResolverTypeWrapper<TextPageModel>;
  TextPageSummary: ResolverTypeWrapper<WireTextPageSummary>;
  TextParagraph: ResolverTypeWrapper<TextParagraph>;
  TextQuestion: ResolverTypeWrapper<Omit<TextQuestion, 'answer'> & { answer: Array<ResolversTypes['TextAnswerBlock']> }>;
  TextRun: ResolverTypeWrapper<TextRun>;
  TextTable: ResolverTypeWrapper<TextTable>;
  TextTableRow: ResolverTypeWrapper<TextTableRow>;
  Ticket: ResolverTypeWrapper<WireTicket>;
  TicketAnswerInput: TicketAnswerInput;
  TicketAnswerPayload: ResolverTypeWrapper<Omit<TicketAnswerPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  TicketAuthor: TicketAuthor;
  TicketCategory: TicketCategory;
  TicketConnection: ResolverTypeWrapper<TicketConnectionModel>;
  TicketCreateInput: TicketCreateInput;
  TicketCreatePayload: ResolverTypeWrapper<TicketCreatePayload>;
  TicketEdge: ResolverTypeWrapper<Omit<TicketEdge, 'node'> & { node: ResolversTypes['Ticket'] }>;
  TicketMessage: ResolverTypeWrapper<TicketMessageModel>;
  TicketPriority: TicketPriority;
  TicketReplyInput: TicketReplyInput;
  TicketReplyPayload: ResolverTypeWrapper<Omit<TicketReplyPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TicketStatus: TicketStatus;
  TicketStatusChangeInput: TicketStatusChangeInput;
  TicketStatusChangePayload: ResolverTypeWrapper<Omit<TicketStatusChangePayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  TicketTransitionInput: TicketTransitionInput;
  TicketTransitionPayload: ResolverTypeWrapper<Omit<TicketTransitionPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TwoStep: ResolverTypeWrapper<TwoStep>;
  TwoStepBeginInput: TwoStepBeginInput;
  TwoStepBeginPayload: ResolverTypeWrapper<TwoStepBeginPayload>;
  TwoStepConfirmInput: TwoStepConfirmInput;
  TwoStepConfirmPayload: ResolverTypeWrapper<TwoStepConfirmPayload>;
  TwoStepDisableInput: TwoStepDisableInput;
  TwoStepDisablePayload: ResolverTypeWrapper<TwoStepDisablePayload>;
  TwoStepRecoveryCodesRenewInput: TwoStepRecoveryCodesRenewInput;
  TwoStepRecoveryCodesRenewPayload: ResolverTypeWrapper<TwoStepRecoveryCodesRenewPayload>;
  TwoStepSecret: ResolverTypeWrapper<TwoStepSecret>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UnchangedField: ResolverTypeWrapper<UnchangedField>;
  UndoObstacle: UndoObstacle;
  UndoneObject: ResolverTypeWrapper<UndoneObject>;
  UploadTarget: ResolverTypeWrapper<UploadTarget>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  ViewDensity: ViewDensity;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  ViewerStaff: ResolverTypeWrapper<ViewerStaff>;
  Warranty: ResolverTypeWrapper<Warranty>;
  WebhookDeadLetter: ResolverTypeWrapper<WireDeadLetter>;
  WebhookDeadLetterConnection: ResolverTypeWrapper<DeadLetterConnectionModel>;
  WebhookDeadLetterEdge: ResolverTypeWrapper<Omit<WebhookDeadLetterEdge, 'node'> & { node: ResolversTypes['WebhookDeadLetter'] }>;
  WebhookDeadLettersInput: WebhookDeadLettersInput;
  WebhookDeadLettersPayload: ResolverTypeWrapper<WebhookDeadLettersPayload>;
  WishlistAddPayload: ResolverTypeWrapper<Omit<WishlistAddPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  WishlistConnection: ResolverTypeWrapper<Omit<WishlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WishlistEdge']>, nodes: Array<ResolversTypes['Product']> }>;
  WishlistEdge: ResolverTypeWrapper<Omit<WishlistEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  WishlistInput: WishlistInput;
  WishlistRemovePayload: ResolverTypeWrapper<Omit<WishlistRemovePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountDeleteInput: AccountDeleteInput;
  AccountDeletePayload: AccountDeletePayload;
  AccountRegisterInput: AccountRegisterInput;
  AccountRegisterPayload: Omit<AccountRegisterPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  AccountSession: AccountSession;
  Address: WireAddress;
  AddressInput: AddressInput;
  AddressRemoveInput: AddressRemoveInput;
  AddressRemovePayload: Omit<AddressRemovePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  AddressSaveInput: AddressSaveInput;
  AddressSavePayload: Omit<AddressSavePayload, 'address' | 'viewer'> & { address?: Maybe<ResolversParentTypes['SavedAddress']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  AdminBrand: WireAdminBrand;
  AdminBrandChanges: AdminBrandChanges;
  AdminBrandConnection: AdminBrandConnectionModel;
  AdminBrandCreateInput: AdminBrandCreateInput;
  AdminBrandEdge: Omit<AdminBrandEdge, 'node'> & { node: ResolversParentTypes['AdminBrand'] };
  AdminBrandFilter: AdminBrandFilter;
  AdminBrandPayload: Omit<AdminBrandPayload, 'brand' | 'current'> & { brand?: Maybe<ResolversParentTypes['AdminBrand']>, current?: Maybe<ResolversParentTypes['AdminBrand']> };
  AdminBrandSort: AdminBrandSort;
  AdminBrandUpdateInput: AdminBrandUpdateInput;
  AdminBulkChangeInput: AdminBulkChangeInput;
  AdminBulkChangePayload: Omit<AdminBulkChangePayload, 'job'> & { job?: Maybe<ResolversParentTypes['AdminJob']> };
  AdminCategory: WireAdminCategory;
  AdminCategoryChanges: AdminCategoryChanges;
  AdminCategoryCreateInput: AdminCategoryCreateInput;
  AdminCategoryMoveInput: AdminCategoryMoveInput;
  AdminCategoryPayload: Omit<AdminCategoryPayload, 'category' | 'current'> & { category?: Maybe<ResolversParentTypes['AdminCategory']>, current?: Maybe<ResolversParentTypes['AdminCategory']> };
  AdminCategoryUpdateInput: AdminCategoryUpdateInput;
  AdminCoupon: WireAdminCoupon;
  AdminCouponConnection: CouponConnectionModel;
  AdminCouponEdge: Omit<AdminCouponEdge, 'node'> & { node: ResolversParentTypes['AdminCoupon'] };
  AdminDayFigures: WireDayFigures;
  AdminFlashSale: AdminFlashSale;
  AdminFlashSaleRemoveInput: AdminFlashSaleRemoveInput;
  AdminFlashSaleSetInput: AdminFlashSaleSetInput;
  AdminJob: WireJob;
  AdminJobApplyInput: AdminJobApplyInput;
  AdminJobApplyPayload: Omit<AdminJobApplyPayload, 'job'> & { job?: Maybe<ResolversParentTypes['AdminJob']> };
  AdminJobAssignColumnsInput: AdminJobAssignColumnsInput;
  AdminJobAssignColumnsPayload: Omit<AdminJobAssignColumnsPayload, 'job'> & { job?: Maybe<ResolversParentTypes['AdminJob']> };
  AdminJobCancelInput: AdminJobCancelInput;
  AdminJobCancelPayload: Omit<AdminJobCancelPayload, 'job'> & { job?: Maybe<ResolversParentTypes['AdminJob']> };
  AdminJobChange: AdminJobChange;
  AdminJobColumn: AdminJobColumn;
  AdminJobConnection: AdminJobConnectionModel;
  AdminJobEdge: Omit<AdminJobEdge, 'node'> & { node: ResolversParentTypes['AdminJob'] };
  AdminJobProblem: AdminJobProblem;
  AdminJobRow: WireJobRow;
  AdminJobRowConnection: AdminJobRowConnectionModel;
  AdminJobRowEdge: Omit<AdminJobRowEdge, 'node'> & { node: ResolversParentTypes['AdminJobRow'] };
  AdminJobUndoInput: AdminJobUndoInput;
  AdminJobUndoPayload: Omit<AdminJobUndoPayload, 'job'> & { job?: Maybe<ResolversParentTypes['AdminJob']> };
  AdminMedia: WireMedia;
  AdminMediaAlt: AdminMediaAlt;
  AdminMediaConnection: MediaConnectionModel;
  AdminMediaEdge: Omit<AdminMediaEdge, 'node'> & { node: ResolversParentTypes['AdminMedia'] };
  AdminMediaFilter: AdminMediaFilter;
  AdminMediaUse: WireMediaUse;
  AdminMergeInput: AdminMergeInput;
  AdminOrderFilter: AdminOrderFilter;
  AdminOrderSort: AdminOrderSort;
  AdminOtherTexts: AdminOtherTexts;
  AdminParcel: AdminParcelModel;
  AdminParcelConnection: AdminParcelConnectionModel;
  AdminParcelEdge: Omit<AdminParcelEdge, 'node'> & { node: ResolversParentTypes['AdminParcel'] };
  AdminParcelFilter: AdminParcelFilter;
  AdminProduct: WireAdminProduct;
  AdminProductArchiveInput: AdminProductArchiveInput;
  AdminProductChanges: AdminProductChanges;
  AdminProductConnection: AdminProductConnectionModel;
  AdminProductCreateInput: AdminProductCreateInput;
  AdminProductEdge: Omit<AdminProductEdge, 'node'> & { node: ResolversParentTypes['AdminProduct'] };
  AdminProductFilter: AdminProductFilter;
  AdminProductImage: Omit<AdminProductImage, 'image'> & { image: ResolversParentTypes['Image'] };
  AdminProductPatchResult: Omit<AdminProductPatchResult, 'product'> & { product?: Maybe<ResolversParentTypes['AdminProduct']> };
  AdminProductPatchRow: AdminProductPatchRow;
  AdminProductPayload: Omit<AdminProductPayload, 'current' | 'product'> & { current?: Maybe<ResolversParentTypes['AdminProduct']>, product?: Maybe<ResolversParentTypes['AdminProduct']> };
  AdminProductSort: AdminProductSort;
  AdminProductSpec: AdminProductSpec;
  AdminProductUpdateInput: AdminProductUpdateInput;
  AdminProductsPatchInput: AdminProductsPatchInput;
  AdminProductsPatchPayload: Omit<AdminProductsPatchPayload, 'rows'> & { rows?: Maybe<Array<ResolversParentTypes['AdminProductPatchResult']>> };
  AdminReturn: AdminReturnModel;
  AdminReturnConnection: AdminReturnConnectionModel;
  AdminReturnEdge: Omit<AdminReturnEdge, 'node'> & { node: ResolversParentTypes['AdminReturn'] };
  AdminSearchHit: WireSearchHit;
  AdminSeller: AdminSellerModel;
  AdminStockAdjustInput: AdminStockAdjustInput;
  AdminTicket: WireAdminTicket;
  AdminTicketConnection: AdminTicketConnectionModel;
  AdminTicketEdge: Omit<AdminTicketEdge, 'node'> & { node: ResolversParentTypes['AdminTicket'] };
  AdminToday: WireTodayFigures;
  AdminUser: WireUser;
  AdminUserConnection: UserConnectionModel;
  AdminUserEdge: Omit<AdminUserEdge, 'node'> & { node: ResolversParentTypes['AdminUser'] };
  AdminVariant: WireAdminVariant;
  AdminVariantChanges: AdminVariantChanges;
  AdminVariantConnection: AdminVariantConnectionModel;
  AdminVariantDeleteInput: AdminVariantDeleteInput;
  AdminVariantEdge: Omit<AdminVariantEdge, 'node'> & { node: ResolversParentTypes['AdminVariant'] };
  AdminVariantPayload: Omit<AdminVariantPayload, 'product' | 'variant'> & { product?: Maybe<ResolversParentTypes['AdminProduct']>, variant?: Maybe<ResolversParentTypes['AdminVariant']> };
  AdminVariantUpdateInput: AdminVariantUpdateInput;
  AdminVariantsCreateInput: AdminVariantsCreateInput;
  AdminViewDeleteInput: AdminViewDeleteInput;
  AdminViewDeletePayload: AdminViewDeletePayload;
  AdminViewSaveInput: AdminViewSaveInput;
  AdminViewSavePayload: Omit<AdminViewSavePayload, 'view'> & { view?: Maybe<ResolversParentTypes['SavedView']> };
  AmendedLineInput: AmendedLineInput;
  AppliedCoupon: AppliedCoupon;
  Assistant: Assistant;
  AuditActor: AuditActor;
  AuditEntry: WireAuditEntry;
  AuditEntryConnection: AuditConnectionModel;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditField: AuditField;
  AuditFilter: AuditFilter;
  Banner: Omit<Banner, 'image'> & { image: ResolversParentTypes['Image'] };
  Boolean: Scalars['Boolean']['output'];
  BotAnswerSpeakInput: BotAnswerSpeakInput;
  BotAnswerSpeakPayload: BotAnswerSpeakPayload;
  BotPicture: BotPicture;
  BotPictureInput: BotPictureInput;
  BotPictureReadInput: BotPictureReadInput;
  BotPictureReadPayload: BotPictureReadPayload;
  BotQueryClassifyInput: BotQueryClassifyInput;
  BotQueryClassifyPayload: BotQueryClassifyPayload;
  BotReplyCompleted: CompletedModel;
  BotReplyEvent: ResolversInterfaceTypes<ResolversParentTypes>['BotReplyEvent'];
  BotReplyFailed: FailedModel;
  BotReplyInput: BotReplyInput;
  BotReplyProducts: ProductsModel;
  BotReplyRestarted: RestartedModel;
  BotReplyText: TextModel;
  BotSpeechTranscribeInput: BotSpeechTranscribeInput;
  BotSpeechTranscribePayload: BotSpeechTranscribePayload;
  BotTurnInput: BotTurnInput;
  Brand: BrandModel;
  BrandConnection: BrandConnectionModel;
  BrandEdge: Omit<BrandEdge, 'node'> & { node: ResolversParentTypes['Brand'] };
  BulkChange: BulkChange;
  BulkOperationInput: BulkOperationInput;
  CartLineInput: CartLineInput;
  CartPieces: CartPieces;
  CartProblem: CartProblem;
  CartQuote: Omit<CartQuote, 'lines'> & { lines: Array<ResolversParentTypes['CartQuoteLine']> };
  CartQuoteInput: CartQuoteInput;
  CartQuoteLine: Omit<CartQuoteLine, 'product' | 'variant'> & { product?: Maybe<ResolversParentTypes['Product']>, variant?: Maybe<ResolversParentTypes['ProductVariant']> };
  CashRow: WireCashRow;
  CashRowConnection: CashRowConnectionModel;
  CashRowEdge: Omit<CashRowEdge, 'node'> & { node: ResolversParentTypes['CashRow'] };
  CashRowSettleInput: CashRowSettleInput;
  CashRowSettlePayload: Omit<CashRowSettlePayload, 'statement'> & { statement?: Maybe<ResolversParentTypes['CashStatement']> };
  CashStatement: WireCashStatement;
  CashStatementConnection: CashStatementConnectionModel;
  CashStatementEdge: Omit<CashStatementEdge, 'node'> & { node: ResolversParentTypes['CashStatement'] };
  CashStatementImportInput: CashStatementImportInput;
  CashStatementImportPayload: Omit<CashStatementImportPayload, 'statement'> & { statement?: Maybe<ResolversParentTypes['CashStatement']> };
  CashStatementReconcileInput: CashStatementReconcileInput;
  CashStatementReconcilePayload: Omit<CashStatementReconcilePayload, 'statement'> & { statement?: Maybe<ResolversParentTypes['CashStatement']> };
  CatalogueImpact: CatalogueImpact;
  CatalogueReference: CatalogueReference;
  Category: CategoryModel;
  ChangeRef: ChangeRef;
  ChangeUndoInput: ChangeUndoInput;
  ChangeUndoPayload: ChangeUndoPayload;
  ConfirmationQueueFilter: ConfirmationQueueFilter;
  CouponCard: CouponCardModel;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  Delegation: Delegation;
  DeliveryTimes: DeliveryTimes;
  DiscountBand: DiscountBandModel;
  ExcludedSubOrderInput: ExcludedSubOrderInput;
  FeedEvent: WireFeedEvent;
  FilterOption: FilterOption;
  FlashSale: FlashSale;
  Float: Scalars['Float']['output'];
  Homepage: HomepageModel;
  ID: Scalars['ID']['output'];
  Image: ImageModel;
  InspectedLineInput: InspectedLineInput;
  Int: Scalars['Int']['output'];
  LedgerEntry: WireLedgerEntry;
  LedgerEntryConnection: LedgerConnectionModel;
  LedgerEntryEdge: Omit<LedgerEntryEdge, 'node'> & { node: ResolversParentTypes['LedgerEntry'] };
  ListTotal: ListTotal;
  LiveShow: LiveShowModel;
  Loyalty: LoyaltyModel;
  MediaAltInput: MediaAltInput;
  MediaDeleteInput: MediaDeleteInput;
  MediaDeletePayload: Omit<MediaDeletePayload, 'media'> & { media?: Maybe<ResolversParentTypes['AdminMedia']> };
  MediaRestoreInput: MediaRestoreInput;
  MediaRestorePayload: Omit<MediaRestorePayload, 'media'> & { media?: Maybe<ResolversParentTypes['AdminMedia']> };
  MediaUpdateInput: MediaUpdateInput;
  MediaUpdatePayload: Omit<MediaUpdatePayload, 'media'> & { media?: Maybe<ResolversParentTypes['AdminMedia']> };
  MediaUploadSignInput: MediaUploadSignInput;
  MediaUploadSignPayload: Omit<MediaUploadSignPayload, 'upload'> & { upload?: Maybe<ResolversParentTypes['SignedUpload']> };
  MissingCash: WireMissingCash;
  MissingCashConnection: MissingCashConnectionModel;
  MissingCashEdge: Omit<MissingCashEdge, 'node'> & { node: ResolversParentTypes['MissingCash'] };
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NewsletterSubscribeInput: NewsletterSubscribeInput;
  NewsletterSubscribePayload: NewsletterSubscribePayload;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Order: WireOrder;
  OrderAmendInput: OrderAmendInput;
  OrderAmendPayload: Omit<OrderAmendPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderCancelInput: OrderCancelInput;
  OrderCancelPayload: Omit<OrderCancelPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderCancellation: OrderCancellation;
  OrderClaim: OrderClaim;
  OrderClaimInput: OrderClaimInput;
  OrderClaimPayload: Omit<OrderClaimPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderConfirmInput: OrderConfirmInput;
  OrderConfirmPayload: Omit<OrderConfirmPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderConnection: OrderConnectionModel;
  OrderContactInput: OrderContactInput;
  OrderContactNoteInput: OrderContactNoteInput;
  OrderContactNotePayload: Omit<OrderContactNotePayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderDesk: OrderDeskModel;
  OrderDifference: OrderDifference;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: OrderEvent;
  OrderLine: OrderLineModel;
  OrderLineInput: OrderLineInput;
  OrderLinesInput: OrderLinesInput;
  OrderLinesQuote: WireLinesQuote;
  OrderNoteInput: OrderNoteInput;
  OrderNotePayload: Omit<OrderNotePayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderPayInput: OrderPayInput;
  OrderPayPayload: Omit<OrderPayPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderPaymentTransitionInput: OrderPaymentTransitionInput;
  OrderPaymentTransitionPayload: Omit<OrderPaymentTransitionPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderPlaceInput: OrderPlaceInput;
  OrderPlacePayload: Omit<OrderPlacePayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderReturn: OrderReturnModel;
  OrderReturnLine: Omit<OrderReturnLine, 'line'> & { line: ResolversParentTypes['OrderLine'] };
  OrderRisk: OrderRisk;
  OrderStatus: OrderStatus;
  OrderTimelineConnection: TimelineConnectionModel;
  OrderTimelineEdge: Omit<OrderTimelineEdge, 'node'> & { node: ResolversParentTypes['OrderTimelineEntry'] };
  OrderTimelineEntry: WireTimelineEntry;
  OrderTransitionInput: OrderTransitionInput;
  OrderTransitionPayload: Omit<OrderTransitionPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OtherTextsInput: OtherTextsInput;
  OwnReview: WireOwnReview;
  OwnReviewConnection: OwnReviewConnectionModel;
  OwnReviewEdge: Omit<OwnReviewEdge, 'node'> & { node: ResolversParentTypes['OwnReview'] };
  PageInfo: PageInfo;
  ParcelDocument: WireParcelDocument;
  ParcelScanInput: ParcelScanInput;
  ParcelScanPayload: Omit<ParcelScanPayload, 'order' | 'subOrder'> & { order?: Maybe<ResolversParentTypes['Order']>, subOrder?: Maybe<ResolversParentTypes['SubOrder']> };
  PasswordRecoverInput: PasswordRecoverInput;
  PasswordRecoverPayload: PasswordRecoverPayload;
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: PasswordResetPayload;
  PayableSeller: WirePayableSeller;
  PayableSellerConnection: PayableConnectionModel;
  PayableSellerEdge: Omit<PayableSellerEdge, 'node'> & { node: ResolversParentTypes['PayableSeller'] };
  PaymentOption: PaymentOption;
  Payout: WirePayout;
  PayoutBatch: WirePayoutBatch;
  PayoutBatchConnection: PayoutBatchConnectionModel;
  PayoutBatchEdge: Omit<PayoutBatchEdge, 'node'> & { node: ResolversParentTypes['PayoutBatch'] };
  PayoutBatchPayload: Omit<PayoutBatchPayload, 'batch'> & { batch?: Maybe<ResolversParentTypes['PayoutBatch']> };
  PayoutConnection: PayoutConnectionModel;
  PayoutEdge: Omit<PayoutEdge, 'node'> & { node: ResolversParentTypes['Payout'] };
  PayoutFile: WirePayoutFile;
  PayoutPrepareInput: PayoutPrepareInput;
  PayoutReasonInput: PayoutReasonInput;
  PayoutSendInput: PayoutSendInput;
  PayoutSettleInput: PayoutSettleInput;
  PayoutTransferInput: PayoutTransferInput;
  PointsEntry: WirePointsEntry;
  PointsEntryConnection: PointsConnectionModel;
  PointsEntryEdge: Omit<PointsEntryEdge, 'node'> & { node: ResolversParentTypes['PointsEntry'] };
  PricePoint: PricePoint;
  Product: ProductModel;
  ProductChecklistItem: ProductChecklistItem;
  ProductConnection: ProductConnectionModel;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductFilterOptions: ProductFilterOptions;
  ProductFollowing: ProductFollowing;
  ProductSort: ProductSort;
  ProductSpec: WireProductSpec;
  ProductSpecInput: ProductSpecInput;
  ProductVariant: ProductVariantModel;
  ProfileUpdateInput: ProfileUpdateInput;
  ProfileUpdatePayload: Omit<ProfileUpdatePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Promo: PromoModel;
  PromoPopup: WirePromoPopup;
  PromoSlide: PromoSlideModel;
  Query: Record<PropertyKey, never>;
  RefundDue: WireRefundDue;
  RefundDueConnection: RefundConnectionModel;
  RefundDueEdge: Omit<RefundDueEdge, 'node'> & { node: ResolversParentTypes['RefundDue'] };
  RefundNoteInput: RefundNoteInput;
  RefundNotePayload: Omit<RefundNotePayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  Region: RegionModel;
  ReturnInspectInput: ReturnInspectInput;
  ReturnInspectPayload: Omit<ReturnInspectPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  ReturnLineInput: ReturnLineInput;
  ReturnOpenInput: ReturnOpenInput;
  ReturnOpenPayload: Omit<ReturnOpenPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  ReturnQuote: WireReturnQuote;
  Review: ReviewModel;
  ReviewConnection: ReviewConnectionModel;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewPlace: Omit<ReviewPlace, 'review'> & { review?: Maybe<ResolversParentTypes['OwnReview']> };
  ReviewRemoveInput: ReviewRemoveInput;
  ReviewRemovePayload: ReviewRemovePayload;
  ReviewSaveInput: ReviewSaveInput;
  ReviewSavePayload: Omit<ReviewSavePayload, 'review'> & { review?: Maybe<ResolversParentTypes['OwnReview']> };
  ReviewedProduct: WireReviewedProduct;
  SavedAddress: WireSavedAddress;
  SavedView: WireSavedView;
  Seller: SellerModel;
  SellerApplyInput: SellerApplyInput;
  SellerApplyPayload: SellerApplyPayload;
  SellerBankAccount: SellerBankAccount;
  SellerBankSetInput: SellerBankSetInput;
  SellerBankSetPayload: SellerBankSetPayload;
  SellerConnection: SellerConnectionModel;
  SellerEdge: Omit<SellerEdge, 'node'> & { node: ResolversParentTypes['Seller'] };
  SellerLedgerAdjustInput: SellerLedgerAdjustInput;
  SellerLedgerAdjustPayload: Omit<SellerLedgerAdjustPayload, 'ledger'> & { ledger?: Maybe<ResolversParentTypes['LedgerEntryConnection']> };
  SellerPayoutNoteInput: SellerPayoutNoteInput;
  SellerPayoutNotePayload: Omit<SellerPayoutNotePayload, 'ledger'> & { ledger?: Maybe<ResolversParentTypes['LedgerEntryConnection']> };
  SellerStatementConnection: StatementConnectionModel;
  SellerStatementEdge: StatementEdgeModel;
  SellerStatementFile: SellerStatementFile;
  SellerStatementSum: SellerStatementSum;
  ServiceCard: ServiceCardModel;
  Session: Omit<Session, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionConfirmInput: SessionConfirmInput;
  SessionConfirmPayload: Omit<SessionConfirmPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionCreateInput: SessionCreateInput;
  SessionCreatePayload: Omit<SessionCreatePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionEndInput: SessionEndInput;
  SessionEndPayload: SessionEndPayload;
  SessionRevokeInput: SessionRevokeInput;
  SessionRevokePayload: Omit<SessionRevokePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ShipmentLabel: ShipmentLabel;
  SignInChallenge: SignInChallenge;
  SignedUpload: WireSignature;
  SignedUploadField: SignedUploadField;
  SocialLink: SocialLink;
  StaffInvitation: WireStaffInvitation;
  StaffInvitationAcceptInput: StaffInvitationAcceptInput;
  StaffInvitationAcceptPayload: StaffInvitationAcceptPayload;
  StaffInvitationWithdrawInput: StaffInvitationWithdrawInput;
  StaffInvitationWithdrawPayload: StaffInvitationWithdrawPayload;
  StaffInviteInput: StaffInviteInput;
  StaffInvitePayload: Omit<StaffInvitePayload, 'invitation'> & { invitation?: Maybe<ResolversParentTypes['StaffInvitation']> };
  StaffMember: WireStaffMember;
  StaffRoleSetInput: StaffRoleSetInput;
  StaffRoleSetPayload: Omit<StaffRoleSetPayload, 'member'> & { member?: Maybe<ResolversParentTypes['StaffMember']> };
  StoreLinks: StoreLinks;
  String: Scalars['String']['output'];
  SubOrder: SubOrderModel;
  SubOrderStatus: SubOrderStatus;
  Subscription: Record<PropertyKey, never>;
  TextAnswerBlock: AnswerBlock;
  TextBlock: Block;
  TextHeading: TextHeading;
  TextLine: TextLine;
  TextList: TextList;
  TextPage: TextPageModel;
  TextPageSummary: WireTextPageSummary;
  TextParagraph: TextParagraph;
  TextQuestion: Omit<TextQuestion, 'answer'> & { answer: Array<ResolversParentTypes['TextAnswerBlock']> };
  TextRun: TextRun;
  TextTable: TextTable;
  TextTableRow: TextTableRow;
  Ticket: WireTicket;
  TicketAnswerInput: TicketAnswerInput;
  TicketAnswerPayload: Omit<TicketAnswerPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  TicketConnection: TicketConnectionModel;
  TicketCreateInput: TicketCreateInput;
  TicketCreatePayload: TicketCreatePayload;
  TicketEdge: Omit<TicketEdge, 'node'> & { node: ResolversParentTypes['Ticket'] };
  TicketMessage: TicketMessageModel;
  TicketReplyInput: TicketReplyInput;
  TicketReplyPayload: Omit<TicketReplyPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TicketStatusChangeInput: TicketStatusChangeInput;
  TicketStatusChangePayload: Omit<TicketStatusChangePayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  TicketTransitionInput: TicketTransitionInput;
  TicketTransitionPayload: Omit<TicketTransitionPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TwoStep: TwoStep;
  TwoStepBeginInput: TwoStepBeginInput;
  TwoStepBeginPayload: TwoStepBeginPayload;
  TwoStepConfirmInput: TwoStepConfirmInput;
  TwoStepConfirmPayload: TwoStepConfirmPayload;
  TwoStepDisableInput: TwoStepDisableInput;
  TwoStepDisablePayload: TwoStepDisablePayload;
  TwoStepRecoveryCodesRenewInput: TwoStepRecoveryCodesRenewInput;
  TwoStepRecoveryCodesRenewPayload: TwoStepRecoveryCodesRenewPayload;
  TwoStepSecret: TwoStepSecret;
  URL: Scalars['URL']['output'];
  UnchangedField: UnchangedField;
  UndoneObject: UndoneObject;
  UploadTarget: UploadTarget;
  UserError: UserError;
  Viewer: ViewerModel;
  ViewerStaff: ViewerStaff;
  Warranty: Warranty;
  WebhookDeadLetter: WireDeadLetter;
  WebhookDeadLetterConnection: DeadLetterConnectionModel;
  WebhookDeadLetterEdge: Omit<WebhookDeadLetterEdge, 'node'> & { node: ResolversParentTypes['WebhookDeadLetter'] };
  WebhookDeadLettersInput: WebhookDeadLettersInput;
  WebhookDeadLettersPayload: WebhookDeadLettersPayload;
  WishlistAddPayload: Omit<WishlistAddPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  WishlistConnection: Omit<WishlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WishlistEdge']>, nodes: Array<ResolversParentTypes['Product']> };
  WishlistEdge: Omit<WishlistEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  WishlistInput: WishlistInput;
  WishlistRemovePayload: Omit<WishlistRemovePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
};

export type DeferDirectiveArgs = {
  if: Scalars['Boolean']['input'];
  label?: Maybe<Scalars['String']['input']>;
};

export type DeferDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = DeferDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountDeletePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountDeletePayload'] = ResolversParentTypes['AccountDeletePayload']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccountRegisterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountRegisterPayload'] = ResolversParentTypes['AccountRegisterPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  delegation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delegationAr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  landmark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  secondPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressRemovePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressRemovePayload'] = ResolversParentTypes['AddressRemovePayload']> = {
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AddressSavePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressSavePayload'] = ResolversParentTypes['AddressSavePayload']> = {
  address?: Resolver<Maybe<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AdminBrandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminBrand'] = ResolversParentTypes['AdminBrand']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptions?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  following?: Resolver<Maybe<ResolversTypes['ProductFollowing']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impact?: Resolver<Maybe<ResolversTypes['CatalogueImpact']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminBrandConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminBrandConnection'] = ResolversParentTypes['AdminBrandConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminBrandEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminBrandEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminBrandEdge'] = ResolversParentTypes['AdminBrandEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminBrand'], ParentType, ContextType>;
};

export type AdminBrandPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminBrandPayload'] = ResolversParentTypes['AdminBrandPayload']> = {
  brand?: Resolver<Maybe<ResolversTypes['AdminBrand']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminBrand']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminBrandSortByResolvers = EnumResolverSignature<{ CREATED?: any, NAME?: any, PRODUCTS?: any }, ResolversTypes['AdminBrandSortBy']>;

export type AdminBulkChangePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminBulkChangePayload'] = ResolversParentTypes['AdminBulkChangePayload']> = {
  job?: Resolver<Maybe<ResolversTypes['AdminJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCategory'] = ResolversParentTypes['AdminCategory']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptions?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  following?: Resolver<Maybe<ResolversTypes['ProductFollowing']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  impact?: Resolver<Maybe<ResolversTypes['CatalogueImpact']>, ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpecial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['CatalogueReference']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminCategoryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCategoryPayload'] = ResolversParentTypes['AdminCategoryPayload']> = {
  category?: Resolver<Maybe<ResolversTypes['AdminCategory']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminCategory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminCouponResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCoupon'] = ResolversParentTypes['AdminCoupon']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fundedBy?: Resolver<ResolversTypes['CouponFunder'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxDiscount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minPurchase?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  perAccountLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['CouponScope'], ParentType, ContextType>;
  scopeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CouponType'], ParentType, ContextType>;
  usageLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminCouponConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCouponConnection'] = ResolversParentTypes['AdminCouponConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminCouponEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminCoupon']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminCouponEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCouponEdge'] = ResolversParentTypes['AdminCouponEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminCoupon'], ParentType, ContextType>;
};

export type AdminDayFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminDayFigures'] = ResolversParentTypes['AdminDayFigures']> = {
  confirmedShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refusals?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AdminFlashSaleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminFlashSale'] = ResolversParentTypes['AdminFlashSale']> = {
  accountLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remainingStock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AdminJobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJob'] = ResolversParentTypes['AdminJob']> = {
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['AdminJobColumn']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdminJobKind'], ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['BulkChange']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['AdminJobRowConnection']>, ParentType, ContextType, RequireFields<AdminJobRowsArgs, 'first'>>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdminJobState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminJobApplyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobApplyPayload'] = ResolversParentTypes['AdminJobApplyPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['AdminJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminJobAssignColumnsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobAssignColumnsPayload'] = ResolversParentTypes['AdminJobAssignColumnsPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['AdminJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminJobCancelPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobCancelPayload'] = ResolversParentTypes['AdminJobCancelPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['AdminJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminJobChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobChange'] = ResolversParentTypes['AdminJobChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminJobColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobColumn'] = ResolversParentTypes['AdminJobColumn']> = {
  examples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminJobConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobConnection'] = ResolversParentTypes['AdminJobConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminJobEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminJobEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobEdge'] = ResolversParentTypes['AdminJobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminJob'], ParentType, ContextType>;
};

export type AdminJobKindResolvers = EnumResolverSignature<{ PRODUCTS_BULK?: any, PRODUCTS_IMPORT?: any, UNDO?: any }, ResolversTypes['AdminJobKind']>;

export type AdminJobProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobProblem'] = ResolversParentTypes['AdminJobProblem']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminJobRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobRow'] = ResolversParentTypes['AdminJobRow']> = {
  changes?: Resolver<Array<ResolversTypes['AdminJobChange']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['AdminJobProblem']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdminJobRowState'], ParentType, ContextType>;
};

export type AdminJobRowConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobRowConnection'] = ResolversParentTypes['AdminJobRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminJobRowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminJobRowEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobRowEdge'] = ResolversParentTypes['AdminJobRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminJobRow'], ParentType, ContextType>;
};

export type AdminJobRowStateResolvers = EnumResolverSignature<{ DONE?: any, FAILED?: any, INVALID?: any, NEW?: any, OK?: any, SAME?: any, STALE?: any, UNDONE?: any }, ResolversTypes['AdminJobRowState']>;

export type AdminJobStateResolvers = EnumResolverSignature<{ CANCELLED?: any, CANCELLING?: any, DONE?: any, FAILED?: any, MAPPING?: any, READY?: any, RUNNING?: any, STAGING?: any, UNDONE?: any }, ResolversTypes['AdminJobState']>;

export type AdminJobUndoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobUndoPayload'] = ResolversParentTypes['AdminJobUndoPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['AdminJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminMediaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminMedia'] = ResolversParentTypes['AdminMedia']> = {
  alt?: Resolver<ResolversTypes['AdminMediaAlt'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['MediaFolder'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  useCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['AdminMediaUse']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminMediaAltResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminMediaAlt'] = ResolversParentTypes['AdminMediaAlt']> = {
  de?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminMediaConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminMediaConnection'] = ResolversParentTypes['AdminMediaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminMediaEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminMedia']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminMediaEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminMediaEdge'] = ResolversParentTypes['AdminMediaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminMedia'], ParentType, ContextType>;
};

export type AdminMediaUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminMediaUse'] = ResolversParentTypes['AdminMediaUse']> = {
  kind?: Resolver<ResolversTypes['MediaUseKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedById?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AdminOrderSortFieldResolvers = EnumResolverSignature<{ AGE?: any, PLACED?: any, TOTAL?: any }, ResolversTypes['AdminOrderSortField']>;

export type AdminOtherTextsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminOtherTexts'] = ResolversParentTypes['AdminOtherTexts']> = {
  de?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminParcelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminParcel'] = ResolversParentTypes['AdminParcel']> = {
  cash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  stateSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subOrder?: Resolver<ResolversTypes['SubOrder'], ParentType, ContextType>;
};

export type AdminParcelConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminParcelConnection'] = ResolversParentTypes['AdminParcelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminParcelEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminParcel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminParcelEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminParcelEdge'] = ResolversParentTypes['AdminParcelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminParcel'], ParentType, ContextType>;
};

export type AdminProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProduct'] = ResolversParentTypes['AdminProduct']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['CatalogueReference']>, ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categoryPath?: Resolver<Array<ResolversTypes['CatalogueReference']>, ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['ProductChecklistItem']>, ParentType, ContextType>;
  costPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  descriptions?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  discountPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  flashSale?: Resolver<Maybe<ResolversTypes['AdminFlashSale']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['AdminProductImage']>, ParentType, ContextType>;
  lowest30Days?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  names?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  returnPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['AdminSeller'], ParentType, ContextType>;
  soldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  specs?: Resolver<Array<ResolversTypes['AdminProductSpec']>, ParentType, ContextType>;
  variantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variants?: Resolver<Maybe<ResolversTypes['AdminVariantConnection']>, ParentType, ContextType, RequireFields<AdminProductVariantsArgs, 'first'>>;
  vatRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminProductConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductConnection'] = ResolversParentTypes['AdminProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminProductEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminProductEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductEdge'] = ResolversParentTypes['AdminProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminProduct'], ParentType, ContextType>;
};

export type AdminProductImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductImage'] = ResolversParentTypes['AdminProductImage']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
};

export type AdminProductPatchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductPatchResult'] = ResolversParentTypes['AdminProductPatchResult']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['AdminProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminProductPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductPayload'] = ResolversParentTypes['AdminProductPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminProduct']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['AdminProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['ProductWarning']>, ParentType, ContextType>;
};

export type AdminProductSortByResolvers = EnumResolverSignature<{ CREATED?: any, DISCOUNT?: any, NAME?: any, PRICE?: any, RATING?: any, RELEVANCE?: any, SOLD?: any, STOCK?: any, UPDATED?: any }, ResolversTypes['AdminProductSortBy']>;

export type AdminProductSpecResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductSpec'] = ResolversParentTypes['AdminProductSpec']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
};

export type AdminProductsPatchPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductsPatchPayload'] = ResolversParentTypes['AdminProductsPatchPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<Array<ResolversTypes['AdminProductPatchResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminReturnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReturn'] = ResolversParentTypes['AdminReturn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inspectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderReturnLine']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['ReturnQuote']>, ParentType, ContextType, RequireFields<AdminReturnQuoteArgs, 'accepted'>>;
  subOrder?: Resolver<ResolversTypes['SubOrder'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminReturnConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReturnConnection'] = ResolversParentTypes['AdminReturnConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminReturnEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminReturn']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminReturnEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReturnEdge'] = ResolversParentTypes['AdminReturnEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminReturn'], ParentType, ContextType>;
};

export type AdminRoleResolvers = EnumResolverSignature<{ CATALOGUE?: any, FINANCE?: any, MARKETING?: any, ORDERS?: any, OWNER?: any, READ_ONLY?: any, SUPPORT?: any }, ResolversTypes['AdminRole']>;

export type AdminSearchHitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSearchHit'] = ResolversParentTypes['AdminSearchHit']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdminSearchKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminSellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSeller'] = ResolversParentTypes['AdminSeller']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SellerStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminTicketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTicket'] = ResolversParentTypes['AdminTicket']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['TicketPriority'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
};

export type AdminTicketConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTicketConnection'] = ResolversParentTypes['AdminTicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminTicketEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminTicketEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTicketEdge'] = ResolversParentTypes['AdminTicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminTicket'], ParentType, ContextType>;
};

export type AdminTodayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminToday'] = ResolversParentTypes['AdminToday']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['AdminDayFigures'], ParentType, ContextType>;
  usual?: Resolver<Maybe<ResolversTypes['AdminDayFigures']>, ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  adminRole?: Resolver<Maybe<ResolversTypes['AdminRole']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminUserConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUserConnection'] = ResolversParentTypes['AdminUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminUserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUserEdge'] = ResolversParentTypes['AdminUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminVariantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminVariant'] = ResolversParentTypes['AdminVariant']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceDelta?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminVariantConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminVariantConnection'] = ResolversParentTypes['AdminVariantConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminVariantEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminVariantEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminVariantEdge'] = ResolversParentTypes['AdminVariantEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminVariant'], ParentType, ContextType>;
};

export type AdminVariantPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminVariantPayload'] = ResolversParentTypes['AdminVariantPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['AdminProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['AdminVariant']>, ParentType, ContextType>;
};

export type AdminViewDeletePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminViewDeletePayload'] = ResolversParentTypes['AdminViewDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminViewSavePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminViewSavePayload'] = ResolversParentTypes['AdminViewSavePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CouponType'], ParentType, ContextType>;
};

export type AssistantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Assistant'] = ResolversParentTypes['Assistant']> = {
  seesPictures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  speaksAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transcribesSpeech?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['AdminRole']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canUndoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['AuditField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditKind'], ParentType, ContextType>;
  nodeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditField'] = ResolversParentTypes['AuditField']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type BotAnswerSpeakPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotAnswerSpeakPayload'] = ResolversParentTypes['BotAnswerSpeakPayload']> = {
  audioUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BotPersonaResolvers = EnumResolverSignature<{ BEAUTY_EXPERT?: any, CUSTOMER_SUPPORT?: any, FASHION_STYLIST?: any, HOME_DECORATOR?: any, INVENTORY_MANAGER?: any, LOGISTICS_EXPERT?: any, MARKETING_SPECIALIST?: any, SELLER_COACH?: any, SHOPPING_EXPERT?: any, TECH_ADVISOR?: any }, ResolversTypes['BotPersona']>;

export type BotPictureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotPicture'] = ResolversParentTypes['BotPicture']> = {
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BotPictureReadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotPictureReadPayload'] = ResolversParentTypes['BotPictureReadPayload']> = {
  picture?: Resolver<Maybe<ResolversTypes['BotPicture']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BotQueryClassifyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotQueryClassifyPayload'] = ResolversParentTypes['BotQueryClassifyPayload']> = {
  queryType?: Resolver<Maybe<ResolversTypes['BotQueryType']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BotQueryTypeResolvers = EnumResolverSignature<{ ACCOUNT_MGMT?: any, OTHER?: any, PLATFORM_HELP?: any, PLATFORM_INFO?: any, PRODUCT_INFO?: any, SEARCH_PRODUCT?: any, SELLER_SUPPORT?: any, TRANSACTION_HELP?: any }, ResolversTypes['BotQueryType']>;

export type BotReplyCompletedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotReplyCompleted'] = ResolversParentTypes['BotReplyCompleted']> = {
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BotReplyEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotReplyEvent'] = ResolversParentTypes['BotReplyEvent']> = {
  __resolveType: TypeResolveFn<'BotReplyCompleted' | 'BotReplyFailed' | 'BotReplyProducts' | 'BotReplyRestarted' | 'BotReplyText', ParentType, ContextType>;
};

export type BotReplyFailedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotReplyFailed'] = ResolversParentTypes['BotReplyFailed']> = {
  failure?: Resolver<ResolversTypes['BotFailure'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BotReplyProductsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotReplyProducts'] = ResolversParentTypes['BotReplyProducts']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BotReplyRestartedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotReplyRestarted'] = ResolversParentTypes['BotReplyRestarted']> = {
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BotReplyTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotReplyText'] = ResolversParentTypes['BotReplyText']> = {
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BotSpeechTranscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BotSpeechTranscribePayload'] = ResolversParentTypes['BotSpeechTranscribePayload']> = {
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BrandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<BrandDescriptionArgs, 'language'>>;
  descriptionLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<BrandDescriptionLanguageArgs, 'language'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<BrandProductsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BrandConnection'] = ResolversParentTypes['BrandConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BrandEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BrandEdge'] = ResolversParentTypes['BrandEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
};

export type BulkChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkChange'] = ResolversParentTypes['BulkChange']> = {
  field?: Resolver<ResolversTypes['BulkField'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['BulkOperator'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkFieldResolvers = EnumResolverSignature<{ ACTIVE?: any, ARCHIVED?: any, BEST_SELLER?: any, BRAND?: any, CATEGORY?: any, DISCOUNT_PRICE?: any, FEATURED?: any, PRICE?: any, STOCK?: any, STOCK_STATUS?: any, TAGS?: any, VAT_RATE?: any }, ResolversTypes['BulkField']>;

export type BulkOperatorResolvers = EnumResolverSignature<{ ADD?: any, AMOUNT?: any, PERCENT?: any, REMOVE?: any, SET?: any }, ResolversTypes['BulkOperator']>;

export type CartPiecesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartPieces'] = ResolversParentTypes['CartPieces']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartProblem'] = ResolversParentTypes['CartProblem']> = {
  availableQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CartProblemCode'], ParentType, ContextType>;
  couponReason?: Resolver<Maybe<ResolversTypes['CouponReason']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartQuote'] = ResolversParentTypes['CartQuote']> = {
  coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeDeliveryFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartQuoteLine']>, ParentType, ContextType>;
  pointsDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pointsLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['CartProblem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CartQuoteLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartQuoteLine'] = ResolversParentTypes['CartQuoteLine']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['CartPieces']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['CartProblem']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regularUnitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CashRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashRow'] = ResolversParentTypes['CashRow']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bearer?: Resolver<Maybe<ResolversTypes['CashBearer']>, ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CashRowOutcome'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  settledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashRowConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashRowConnection'] = ResolversParentTypes['CashRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CashRowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CashRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashRowEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashRowEdge'] = ResolversParentTypes['CashRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CashRow'], ParentType, ContextType>;
};

export type CashRowSettlePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashRowSettlePayload'] = ResolversParentTypes['CashRowSettlePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['CashStatement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CashStatementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashStatement'] = ResolversParentTypes['CashStatement']> = {
  announced?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byCarrier?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bySeller?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  byShop?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['CashRowConnection']>, ParentType, ContextType, RequireFields<CashStatementRowsArgs, 'first'>>;
  unsettled?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unsettledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CashStatementConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashStatementConnection'] = ResolversParentTypes['CashStatementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CashStatementEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CashStatement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashStatementEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashStatementEdge'] = ResolversParentTypes['CashStatementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CashStatement'], ParentType, ContextType>;
};

export type CashStatementImportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashStatementImportPayload'] = ResolversParentTypes['CashStatementImportPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['CashStatement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CashStatementReconcilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashStatementReconcilePayload'] = ResolversParentTypes['CashStatementReconcilePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['CashStatement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CatalogueImpactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CatalogueImpact'] = ResolversParentTypes['CatalogueImpact']> = {
  addresses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coupons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogueReferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CatalogueReference'] = ResolversParentTypes['CatalogueReference']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  ancestors?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CategoryDescriptionArgs, 'language'>>;
  descriptionLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<CategoryDescriptionLanguageArgs, 'language'>>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpecial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSubCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<CategoryNameArgs, 'language'>>;
  nameLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType, RequireFields<CategoryNameLanguageArgs, 'language'>>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<CategoryProductsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeRefResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeRef'] = ResolversParentTypes['ChangeRef']> = {
  canUndoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeUndoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeUndoPayload'] = ResolversParentTypes['ChangeUndoPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  unchanged?: Resolver<Maybe<Array<ResolversTypes['UnchangedField']>>, ParentType, ContextType>;
  undone?: Resolver<Maybe<Array<ResolversTypes['UndoneObject']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CouponCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponCard'] = ResolversParentTypes['CouponCard']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  couponCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minPurchase?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CouponType'], ParentType, ContextType>;
};

export type CouponFunderResolvers = EnumResolverSignature<{ PLATFORM?: any, SELLER?: any }, ResolversTypes['CouponFunder']>;

export type CouponScopeResolvers = EnumResolverSignature<{ ALL?: any, BRAND?: any, CATEGORY?: any, PRODUCT?: any, SELLER?: any }, ResolversTypes['CouponScope']>;

export type CouponTypeResolvers = EnumResolverSignature<{ FIXED?: any, FREE_DELIVERY?: any, PERCENTAGE?: any }, ResolversTypes['CouponType']>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DelegationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Delegation'] = ResolversParentTypes['Delegation']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameAr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryTimesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryTimes'] = ResolversParentTypes['DeliveryTimes']> = {
  arrivesFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  arrivesUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  leastTransitDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostTransitDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountBandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DiscountBand'] = ResolversParentTypes['DiscountBand']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  maxDiscountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<DiscountBandSubtitleArgs, 'language'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<DiscountBandTitleArgs, 'language'>>;
};

export type FeedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedEvent'] = ResolversParentTypes['FeedEvent']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterOption'] = ResolversParentTypes['FilterOption']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlashSaleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlashSale'] = ResolversParentTypes['FlashSale']> = {
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remainingStock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HomepageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Homepage'] = ResolversParentTypes['Homepage']> = {
  aboveFooter?: Resolver<Array<Maybe<ResolversTypes['Image']>>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  couponCards?: Resolver<Array<ResolversTypes['CouponCard']>, ParentType, ContextType>;
  discountBands?: Resolver<Array<ResolversTypes['DiscountBand']>, ParentType, ContextType>;
  hiddenReward?: Resolver<Maybe<ResolversTypes['CouponCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  liveShows?: Resolver<Array<ResolversTypes['LiveShow']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partners?: Resolver<Maybe<Array<ResolversTypes['Seller']>>, ParentType, ContextType>;
  promoImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  promoPopup?: Resolver<Maybe<ResolversTypes['PromoPopup']>, ParentType, ContextType>;
  promoSlides?: Resolver<Array<ResolversTypes['PromoSlide']>, ParentType, ContextType>;
  serviceCards?: Resolver<Array<ResolversTypes['ServiceCard']>, ParentType, ContextType>;
  slider1?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<ImageUrlArgs>>;
};

export type LanguageResolvers = EnumResolverSignature<{ DE?: any, EN?: any, FR?: any, TN?: any }, ResolversTypes['Language']>;

export type LedgerEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LedgerKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LedgerEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerEntryConnection'] = ResolversParentTypes['LedgerEntryConnection']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['LedgerEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LedgerEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerEntryEdge'] = ResolversParentTypes['LedgerEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LedgerEntry'], ParentType, ContextType>;
};

export type ListTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListTotal'] = ResolversParentTypes['ListTotal']> = {
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LiveShowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LiveShow'] = ResolversParentTypes['LiveShow']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<LiveShowTitleArgs, 'language'>>;
};

export type LoyaltyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Loyalty'] = ResolversParentTypes['Loyalty']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['PointsEntryConnection']>, ParentType, ContextType, RequireFields<LoyaltyHistoryArgs, 'first'>>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MediaDeletePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MediaDeletePayload'] = ResolversParentTypes['MediaDeletePayload']> = {
  media?: Resolver<Maybe<ResolversTypes['AdminMedia']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MediaFolderResolvers = EnumResolverSignature<{ CATEGORIES_COVERS?: any, CATEGORIES_ICONS?: any, CATEGORIES_IMAGES?: any, HOME_BANNERS?: any, HOME_FOOTERS?: any, HOME_PROMOS?: any, HOME_SLIDERS?: any, PRODUCTS_IMAGES?: any, SELLERS_COVERS?: any, SELLERS_LOGOS?: any }, ResolversTypes['MediaFolder']>;

export type MediaKindResolvers = EnumResolverSignature<{ IMAGE?: any, VIDEO?: any }, ResolversTypes['MediaKind']>;

export type MediaRestorePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MediaRestorePayload'] = ResolversParentTypes['MediaRestorePayload']> = {
  media?: Resolver<Maybe<ResolversTypes['AdminMedia']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MediaUpdatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MediaUpdatePayload'] = ResolversParentTypes['MediaUpdatePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['AdminMedia']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MediaUploadSignPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MediaUploadSignPayload'] = ResolversParentTypes['MediaUploadSignPayload']> = {
  upload?: Resolver<Maybe<ResolversTypes['SignedUpload']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MediaUseKindResolvers = EnumResolverSignature<{ BRAND?: any, CATEGORY?: any, HOMEPAGE?: any, ORDER?: any, PRODUCT?: any, PROMO?: any, SELLER?: any }, ResolversTypes['MediaUseKind']>;

export type MissingCashResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissingCash'] = ResolversParentTypes['MissingCash']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subOrderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MissingCashConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissingCashConnection'] = ResolversParentTypes['MissingCashConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MissingCashEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MissingCash']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissingCashEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissingCashEdge'] = ResolversParentTypes['MissingCashEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MissingCash'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  accountDelete?: Resolver<Maybe<ResolversTypes['AccountDeletePayload']>, ParentType, ContextType, RequireFields<MutationAccountDeleteArgs, 'input'>>;
  accountRegister?: Resolver<Maybe<ResolversTypes['AccountRegisterPayload']>, ParentType, ContextType, RequireFields<MutationAccountRegisterArgs, 'input'>>;
  addressRemove?: Resolver<Maybe<ResolversTypes['AddressRemovePayload']>, ParentType, ContextType, RequireFields<MutationAddressRemoveArgs, 'input'>>;
  addressSave?: Resolver<Maybe<ResolversTypes['AddressSavePayload']>, ParentType, ContextType, RequireFields<MutationAddressSaveArgs, 'input'>>;
  adminBrandCreate?: Resolver<Maybe<ResolversTypes['AdminBrandPayload']>, ParentType, ContextType, RequireFields<MutationAdminBrandCreateArgs, 'input'>>;
  adminBrandMerge?: Resolver<Maybe<ResolversTypes['AdminBrandPayload']>, ParentType, ContextType, RequireFields<MutationAdminBrandMergeArgs, 'input'>>;
  adminBrandUpdate?: Resolver<Maybe<ResolversTypes['AdminBrandPayload']>, ParentType, ContextType, RequireFields<MutationAdminBrandUpdateArgs, 'input'>>;
  adminBulkChange?: Resolver<Maybe<ResolversTypes['AdminBulkChangePayload']>, ParentType, ContextType, RequireFields<MutationAdminBulkChangeArgs, 'input'>>;
  adminCategoryCreate?: Resolver<Maybe<ResolversTypes['AdminCategoryPayload']>, ParentType, ContextType, RequireFields<MutationAdminCategoryCreateArgs, 'input'>>;
  adminCategoryMerge?: Resolver<Maybe<ResolversTypes['AdminCategoryPayload']>, ParentType, ContextType, RequireFields<MutationAdminCategoryMergeArgs, 'input'>>;
  adminCategoryMove?: Resolver<Maybe<ResolversTypes['AdminCategoryPayload']>, ParentType, ContextType, RequireFields<MutationAdminCategoryMoveArgs, 'input'>>;
  adminCategoryUpdate?: Resolver<Maybe<ResolversTypes['AdminCategoryPayload']>, ParentType, ContextType, RequireFields<MutationAdminCategoryUpdateArgs, 'input'>>;
  adminFlashSaleRemove?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminFlashSaleRemoveArgs, 'input'>>;
  adminFlashSaleSet?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminFlashSaleSetArgs, 'input'>>;
  adminJobApply?: Resolver<Maybe<ResolversTypes['AdminJobApplyPayload']>, ParentType, ContextType, RequireFields<MutationAdminJobApplyArgs, 'input'>>;
  adminJobAssignColumns?: Resolver<Maybe<ResolversTypes['AdminJobAssignColumnsPayload']>, ParentType, ContextType, RequireFields<MutationAdminJobAssignColumnsArgs, 'input'>>;
  adminJobCancel?: Resolver<Maybe<ResolversTypes['AdminJobCancelPayload']>, ParentType, ContextType, RequireFields<MutationAdminJobCancelArgs, 'input'>>;
  adminJobUndo?: Resolver<Maybe<ResolversTypes['AdminJobUndoPayload']>, ParentType, ContextType, RequireFields<MutationAdminJobUndoArgs, 'input'>>;
  adminProductArchive?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminProductArchiveArgs, 'input'>>;
  adminProductCreate?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminProductCreateArgs, 'input'>>;
  adminProductUpdate?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminProductUpdateArgs, 'input'>>;
  adminProductsPatch?: Resolver<Maybe<ResolversTypes['AdminProductsPatchPayload']>, ParentType, ContextType, RequireFields<MutationAdminProductsPatchArgs, 'input'>>;
  adminStockAdjust?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminStockAdjustArgs, 'input'>>;
  adminVariantDelete?: Resolver<Maybe<ResolversTypes['AdminVariantPayload']>, ParentType, ContextType, RequireFields<MutationAdminVariantDeleteArgs, 'input'>>;
  adminVariantUpdate?: Resolver<Maybe<ResolversTypes['AdminVariantPayload']>, ParentType, ContextType, RequireFields<MutationAdminVariantUpdateArgs, 'input'>>;
  adminVariantsCreate?: Resolver<Maybe<ResolversTypes['AdminVariantPayload']>, ParentType, ContextType, RequireFields<MutationAdminVariantsCreateArgs, 'input'>>;
  adminViewDelete?: Resolver<Maybe<ResolversTypes['AdminViewDeletePayload']>, ParentType, ContextType, RequireFields<MutationAdminViewDeleteArgs, 'input'>>;
  adminViewSave?: Resolver<Maybe<ResolversTypes['AdminViewSavePayload']>, ParentType, ContextType, RequireFields<MutationAdminViewSaveArgs, 'input'>>;
  botAnswerSpeak?: Resolver<Maybe<ResolversTypes['BotAnswerSpeakPayload']>, ParentType, ContextType, RequireFields<MutationBotAnswerSpeakArgs, 'input'>>;
  botPictureRead?: Resolver<Maybe<ResolversTypes['BotPictureReadPayload']>, ParentType, ContextType, RequireFields<MutationBotPictureReadArgs, 'input'>>;
  botQueryClassify?: Resolver<Maybe<ResolversTypes['BotQueryClassifyPayload']>, ParentType, ContextType, RequireFields<MutationBotQueryClassifyArgs, 'input'>>;
  botSpeechTranscribe?: Resolver<Maybe<ResolversTypes['BotSpeechTranscribePayload']>, ParentType, ContextType, RequireFields<MutationBotSpeechTranscribeArgs, 'input'>>;
  cashRowSettle?: Resolver<Maybe<ResolversTypes['CashRowSettlePayload']>, ParentType, ContextType, RequireFields<MutationCashRowSettleArgs, 'input'>>;
  cashStatementImport?: Resolver<Maybe<ResolversTypes['CashStatementImportPayload']>, ParentType, ContextType, RequireFields<MutationCashStatementImportArgs, 'input'>>;
  cashStatementReconcile?: Resolver<Maybe<ResolversTypes['CashStatementReconcilePayload']>, ParentType, ContextType, RequireFields<MutationCashStatementReconcileArgs, 'input'>>;
  changeUndo?: Resolver<Maybe<ResolversTypes['ChangeUndoPayload']>, ParentType, ContextType, RequireFields<MutationChangeUndoArgs, 'input'>>;
  mediaDelete?: Resolver<Maybe<ResolversTypes['MediaDeletePayload']>, ParentType, ContextType, RequireFields<MutationMediaDeleteArgs, 'input'>>;
  mediaRestore?: Resolver<Maybe<ResolversTypes['MediaRestorePayload']>, ParentType, ContextType, RequireFields<MutationMediaRestoreArgs, 'input'>>;
  mediaUpdate?: Resolver<Maybe<ResolversTypes['MediaUpdatePayload']>, ParentType, ContextType, RequireFields<MutationMediaUpdateArgs, 'input'>>;
  mediaUploadSign?: Resolver<Maybe<ResolversTypes['MediaUploadSignPayload']>, ParentType, ContextType, RequireFields<MutationMediaUploadSignArgs, 'input'>>;
  newsletterSubscribe?: Resolver<Maybe<ResolversTypes['NewsletterSubscribePayload']>, ParentType, ContextType, RequireFields<MutationNewsletterSubscribeArgs, 'input'>>;
  orderAmend?: Resolver<Maybe<ResolversTypes['OrderAmendPayload']>, ParentType, ContextType, RequireFields<MutationOrderAmendArgs, 'input'>>;
  orderCancel?: Resolver<Maybe<ResolversTypes['OrderCancelPayload']>, ParentType, ContextType, RequireFields<MutationOrderCancelArgs, 'input'>>;
  orderClaim?: Resolver<Maybe<ResolversTypes['OrderClaimPayload']>, ParentType, ContextType, RequireFields<MutationOrderClaimArgs, 'input'>>;
  orderConfirm?: Resolver<Maybe<ResolversTypes['OrderConfirmPayload']>, ParentType, ContextType, RequireFields<MutationOrderConfirmArgs, 'input'>>;
  orderContactNote?: Resolver<Maybe<ResolversTypes['OrderContactNotePayload']>, ParentType, ContextType, RequireFields<MutationOrderContactNoteArgs, 'input'>>;
  orderNote?: Resolver<Maybe<ResolversTypes['OrderNotePayload']>, ParentType, ContextType, RequireFields<MutationOrderNoteArgs, 'input'>>;
  orderPay?: Resolver<Maybe<ResolversTypes['OrderPayPayload']>, ParentType, ContextType, RequireFields<MutationOrderPayArgs, 'input'>>;
  orderPaymentTransition?: Resolver<Maybe<ResolversTypes['OrderPaymentTransitionPayload']>, ParentType, ContextType, RequireFields<MutationOrderPaymentTransitionArgs, 'input'>>;
  orderPlace?: Resolver<Maybe<ResolversTypes['OrderPlacePayload']>, ParentType, ContextType, RequireFields<MutationOrderPlaceArgs, 'input'>>;
  orderTransition?: Resolver<Maybe<ResolversTypes['OrderTransitionPayload']>, ParentType, ContextType, RequireFields<MutationOrderTransitionArgs, 'input'>>;
  parcelScan?: Resolver<Maybe<ResolversTypes['ParcelScanPayload']>, ParentType, ContextType, RequireFields<MutationParcelScanArgs, 'input'>>;
  passwordRecover?: Resolver<Maybe<ResolversTypes['PasswordRecoverPayload']>, ParentType, ContextType, RequireFields<MutationPasswordRecoverArgs, 'input'>>;
  passwordReset?: Resolver<Maybe<ResolversTypes['PasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationPasswordResetArgs, 'input'>>;
  payoutPrepare?: Resolver<Maybe<ResolversTypes['PayoutBatchPayload']>, ParentType, ContextType, RequireFields<MutationPayoutPrepareArgs, 'input'>>;
  payoutRemove?: Resolver<Maybe<ResolversTypes['PayoutBatchPayload']>, ParentType, ContextType, RequireFields<MutationPayoutRemoveArgs, 'input'>>;
  payoutSend?: Resolver<Maybe<ResolversTypes['PayoutBatchPayload']>, ParentType, ContextType, RequireFields<MutationPayoutSendArgs, 'input'>>;
  payoutSettle?: Resolver<Maybe<ResolversTypes['PayoutBatchPayload']>, ParentType, ContextType, RequireFields<MutationPayoutSettleArgs, 'input'>>;
  payoutUndo?: Resolver<Maybe<ResolversTypes['PayoutBatchPayload']>, ParentType, ContextType, RequireFields<MutationPayoutUndoArgs, 'input'>>;
  profileUpdate?: Resolver<Maybe<ResolversTypes['ProfileUpdatePayload']>, ParentType, ContextType, RequireFields<MutationProfileUpdateArgs, 'input'>>;
  refundNote?: Resolver<Maybe<ResolversTypes['RefundNotePayload']>, ParentType, ContextType, RequireFields<MutationRefundNoteArgs, 'input'>>;
  returnInspect?: Resolver<Maybe<ResolversTypes['ReturnInspectPayload']>, ParentType, ContextType, RequireFields<MutationReturnInspectArgs, 'input'>>;
  returnOpen?: Resolver<Maybe<ResolversTypes['ReturnOpenPayload']>, ParentType, ContextType, RequireFields<MutationReturnOpenArgs, 'input'>>;
  reviewRemove?: Resolver<Maybe<ResolversTypes['ReviewRemovePayload']>, ParentType, ContextType, RequireFields<MutationReviewRemoveArgs, 'input'>>;
  reviewSave?: Resolver<Maybe<ResolversTypes['ReviewSavePayload']>, ParentType, ContextType, RequireFields<MutationReviewSaveArgs, 'input'>>;
  sellerApply?: Resolver<Maybe<ResolversTypes['SellerApplyPayload']>, ParentType, ContextType, RequireFields<MutationSellerApplyArgs, 'input'>>;
  sellerBankSet?: Resolver<Maybe<ResolversTypes['SellerBankSetPayload']>, ParentType, ContextType, RequireFields<MutationSellerBankSetArgs, 'input'>>;
  sellerLedgerAdjust?: Resolver<Maybe<ResolversTypes['SellerLedgerAdjustPayload']>, ParentType, ContextType, RequireFields<MutationSellerLedgerAdjustArgs, 'input'>>;
  sellerPayoutNote?: Resolver<Maybe<ResolversTypes['SellerPayoutNotePayload']>, ParentType, ContextType, RequireFields<MutationSellerPayoutNoteArgs, 'input'>>;
  sessionConfirm?: Resolver<Maybe<ResolversTypes['SessionConfirmPayload']>, ParentType, ContextType, RequireFields<MutationSessionConfirmArgs, 'input'>>;
  sessionCreate?: Resolver<Maybe<ResolversTypes['SessionCreatePayload']>, ParentType, ContextType, RequireFields<MutationSessionCreateArgs, 'input'>>;
  sessionEnd?: Resolver<Maybe<ResolversTypes['SessionEndPayload']>, ParentType, ContextType, RequireFields<MutationSessionEndArgs, 'input'>>;
  sessionRevoke?: Resolver<Maybe<ResolversTypes['SessionRevokePayload']>, ParentType, ContextType, RequireFields<MutationSessionRevokeArgs, 'input'>>;
  staffInvitationAccept?: Resolver<Maybe<ResolversTypes['StaffInvitationAcceptPayload']>, ParentType, ContextType, RequireFields<MutationStaffInvitationAcceptArgs, 'input'>>;
  staffInvitationWithdraw?: Resolver<Maybe<ResolversTypes['StaffInvitationWithdrawPayload']>, ParentType, ContextType, RequireFields<MutationStaffInvitationWithdrawArgs, 'input'>>;
  staffInvite?: Resolver<Maybe<ResolversTypes['StaffInvitePayload']>, ParentType, ContextType, RequireFields<MutationStaffInviteArgs, 'input'>>;
  staffRoleSet?: Resolver<Maybe<ResolversTypes['StaffRoleSetPayload']>, ParentType, ContextType, RequireFields<MutationStaffRoleSetArgs, 'input'>>;
  ticketAnswer?: Resolver<Maybe<ResolversTypes['TicketAnswerPayload']>, ParentType, ContextType, RequireFields<MutationTicketAnswerArgs, 'input'>>;
  ticketCreate?: Resolver<Maybe<ResolversTypes['TicketCreatePayload']>, ParentType, ContextType, RequireFields<MutationTicketCreateArgs, 'input'>>;
  ticketReply?: Resolver<Maybe<ResolversTypes['TicketReplyPayload']>, ParentType, ContextType, RequireFields<MutationTicketReplyArgs, 'input'>>;
  ticketStatusChange?: Resolver<Maybe<ResolversTypes['TicketStatusChangePayload']>, ParentType, ContextType, RequireFields<MutationTicketStatusChangeArgs, 'input'>>;
  ticketTransition?: Resolver<Maybe<ResolversTypes['TicketTransitionPayload']>, ParentType, ContextType, RequireFields<MutationTicketTransitionArgs, 'input'>>;
  twoStepBegin?: Resolver<Maybe<ResolversTypes['TwoStepBeginPayload']>, ParentType, ContextType, RequireFields<MutationTwoStepBeginArgs, 'input'>>;
  twoStepConfirm?: Resolver<Maybe<ResolversTypes['TwoStepConfirmPayload']>, ParentType, ContextType, RequireFields<MutationTwoStepConfirmArgs, 'input'>>;
  twoStepDisable?: Resolver<Maybe<ResolversTypes['TwoStepDisablePayload']>, ParentType, ContextType, RequireFields<MutationTwoStepDisableArgs, 'input'>>;
  twoStepRecoveryCodesRenew?: Resolver<Maybe<ResolversTypes['TwoStepRecoveryCodesRenewPayload']>, ParentType, ContextType, RequireFields<MutationTwoStepRecoveryCodesRenewArgs, 'input'>>;
  webhookDiscard?: Resolver<Maybe<ResolversTypes['WebhookDeadLettersPayload']>, ParentType, ContextType, RequireFields<MutationWebhookDiscardArgs, 'input'>>;
  webhookResend?: Resolver<Maybe<ResolversTypes['WebhookDeadLettersPayload']>, ParentType, ContextType, RequireFields<MutationWebhookResendArgs, 'input'>>;
  wishlistAdd?: Resolver<Maybe<ResolversTypes['WishlistAddPayload']>, ParentType, ContextType, RequireFields<MutationWishlistAddArgs, 'input'>>;
  wishlistRemove?: Resolver<Maybe<ResolversTypes['WishlistRemovePayload']>, ParentType, ContextType, RequireFields<MutationWishlistRemoveArgs, 'input'>>;
};

export type NewsletterSubscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterSubscribePayload'] = ResolversParentTypes['NewsletterSubscribePayload']> = {
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountSession' | 'AdminBrand' | 'AdminCategory' | 'AdminCoupon' | 'AdminJob' | 'AdminMedia' | 'AdminProduct' | 'AdminReturn' | 'AdminSeller' | 'AdminUser' | 'AdminVariant' | 'AuditEntry' | 'Brand' | 'CashStatement' | 'Category' | 'Homepage' | 'Order' | 'OrderLine' | 'OwnReview' | 'PayoutBatch' | 'PointsEntry' | 'Product' | 'ProductVariant' | 'Promo' | 'RefundDue' | 'Region' | 'Review' | 'SavedAddress' | 'SavedView' | 'Seller' | 'StaffInvitation' | 'StaffMember' | 'SubOrder' | 'TextPage' | 'Ticket' | 'TicketMessage' | 'WebhookDeadLetter', ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  desk?: Resolver<Maybe<ResolversTypes['OrderDesk']>, ParentType, ContextType>;
  discountTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  paymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  paymentState?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  pointsDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pointsEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  subOrders?: Resolver<Array<ResolversTypes['SubOrder']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderAmendPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderAmendPayload'] = ResolversParentTypes['OrderAmendPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderCancelPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderCancelPayload'] = ResolversParentTypes['OrderCancelPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderCancellationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderCancellation'] = ResolversParentTypes['OrderCancellation']> = {
  addedDelivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CancellationRefusal']>, ParentType, ContextType>;
  returnedPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawnCoupon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawnDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderClaimResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderClaim'] = ResolversParentTypes['OrderClaim']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderClaimPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderClaimPayload'] = ResolversParentTypes['OrderClaimPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderConfirmPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderConfirmPayload'] = ResolversParentTypes['OrderConfirmPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderContactNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderContactNotePayload'] = ResolversParentTypes['OrderContactNotePayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderDeskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderDesk'] = ResolversParentTypes['OrderDesk']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['OrderClaim']>, ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  linesQuote?: Resolver<Maybe<ResolversTypes['OrderLinesQuote']>, ParentType, ContextType, RequireFields<OrderDeskLinesQuoteArgs, 'lines'>>;
  nextContactAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  proposesCancelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['OrderRisk'], ParentType, ContextType>;
  stateSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeline?: Resolver<Maybe<ResolversTypes['OrderTimelineConnection']>, ParentType, ContextType, RequireFields<OrderDeskTimelineArgs, 'first'>>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderDifferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderDifference'] = ResolversParentTypes['OrderDifference']> = {
  availableQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['OrderDifferenceCode'], ParentType, ContextType>;
  currentPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lineIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointsDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderLinesQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderLinesQuote'] = ResolversParentTypes['OrderLinesQuote']> = {
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  itemsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pointsDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderNotePayload'] = ResolversParentTypes['OrderNotePayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderPayPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPayPayload'] = ResolversParentTypes['OrderPayPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderPaymentTransitionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPaymentTransitionPayload'] = ResolversParentTypes['OrderPaymentTransitionPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderPlacePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPlacePayload'] = ResolversParentTypes['OrderPlacePayload']> = {
  differences?: Resolver<Array<ResolversTypes['OrderDifference']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  inspectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderReturnLine']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderReturnLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderReturnLine'] = ResolversParentTypes['OrderReturnLine']> = {
  acceptedQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderRiskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderRisk'] = ResolversParentTypes['OrderRisk']> = {
  basketRatio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isBasketLarge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sameDayOrders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  subOrders?: Resolver<Array<ResolversTypes['SubOrderStatus']>, ParentType, ContextType>;
};

export type OrderTimelineActorResolvers = EnumResolverSignature<{ BUYER?: any, STAFF?: any, SYSTEM?: any }, ResolversTypes['OrderTimelineActor']>;

export type OrderTimelineConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTimelineConnection'] = ResolversParentTypes['OrderTimelineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderTimelineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OrderTimelineEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderTimelineEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTimelineEdge'] = ResolversParentTypes['OrderTimelineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OrderTimelineEntry'], ParentType, ContextType>;
};

export type OrderTimelineEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTimelineEntry'] = ResolversParentTypes['OrderTimelineEntry']> = {
  actor?: Resolver<ResolversTypes['OrderTimelineActor'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  callbackAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderTimelineKind'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ContactOutcome']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['OrderState']>, ParentType, ContextType>;
  subOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderTransitionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTransitionPayload'] = ResolversParentTypes['OrderTransitionPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OwnReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnReview'] = ResolversParentTypes['OwnReview']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  moderationNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ReviewedProduct'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnReviewConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnReviewConnection'] = ResolversParentTypes['OwnReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OwnReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OwnReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnReviewEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnReviewEdge'] = ResolversParentTypes['OwnReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwnReview'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParcelDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ParcelDocument'] = ResolversParentTypes['ParcelDocument']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParcelScanPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ParcelScanPayload'] = ResolversParentTypes['ParcelScanPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  subOrder?: Resolver<Maybe<ResolversTypes['SubOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasswordRecoverPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordRecoverPayload'] = ResolversParentTypes['PasswordRecoverPayload']> = {
  requested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasswordResetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordResetPayload'] = ResolversParentTypes['PasswordResetPayload']> = {
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PayableSellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayableSeller'] = ResolversParentTypes['PayableSeller']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rib?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subOrderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayableSellerConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayableSellerConnection'] = ResolversParentTypes['PayableSellerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PayableSellerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PayableSeller']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayableSellerEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayableSellerEdge'] = ResolversParentTypes['PayableSellerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PayableSeller'], ParentType, ContextType>;
};

export type PaymentOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentOption'] = ResolversParentTypes['PaymentOption']> = {
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
};

export type PayoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payout'] = ResolversParentTypes['Payout']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rib?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayoutState'], ParentType, ContextType>;
};

export type PayoutBatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutBatch'] = ResolversParentTypes['PayoutBatch']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payoutCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payouts?: Resolver<Maybe<ResolversTypes['PayoutConnection']>, ParentType, ContextType, RequireFields<PayoutBatchPayoutsArgs, 'first'>>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutBatchConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutBatchConnection'] = ResolversParentTypes['PayoutBatchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PayoutBatchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PayoutBatch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayoutBatchEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutBatchEdge'] = ResolversParentTypes['PayoutBatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PayoutBatch'], ParentType, ContextType>;
};

export type PayoutBatchPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutBatchPayload'] = ResolversParentTypes['PayoutBatchPayload']> = {
  batch?: Resolver<Maybe<ResolversTypes['PayoutBatch']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PayoutConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutConnection'] = ResolversParentTypes['PayoutConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PayoutEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Payout']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayoutEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutEdge'] = ResolversParentTypes['PayoutEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payout'], ParentType, ContextType>;
};

export type PayoutFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutFile'] = ResolversParentTypes['PayoutFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PointsEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointsEntry'] = ResolversParentTypes['PointsEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointsKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointsEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointsEntryConnection'] = ResolversParentTypes['PointsEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PointsEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PointsEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointsEntryEdge'] = ResolversParentTypes['PointsEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointsEntry'], ParentType, ContextType>;
};

export type PricePointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PricePoint'] = ResolversParentTypes['PricePoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  breadcrumb?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductDescriptionArgs, 'language'>>;
  descriptionLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<ProductDescriptionLanguageArgs, 'language'>>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  flashSale?: Resolver<Maybe<ResolversTypes['FlashSale']>, ParentType, ContextType>;
  hasFreeDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBestSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mainImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductNameArgs, 'language'>>;
  nameLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType, RequireFields<ProductNameLanguageArgs, 'language'>>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceHistory?: Resolver<Maybe<Array<ResolversTypes['PricePoint']>>, ParentType, ContextType>;
  ratingAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'first'>>;
  returnPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<ProductReviewsArgs, 'first'>>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<Maybe<Array<ResolversTypes['ProductSpec']>>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<ResolversTypes['ProductVariant']>>, ParentType, ContextType>;
  warranty?: Resolver<Maybe<ResolversTypes['Warranty']>, ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductChecklistItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductChecklistItem'] = ResolversParentTypes['ProductChecklistItem']> = {
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requirement?: Resolver<ResolversTypes['ProductRequirement'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  correctedQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFilterOptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductFilterOptions'] = ResolversParentTypes['ProductFilterOptions']> = {
  brands?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  discountedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inStockCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sellers?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  stockStatuses?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  withWarrantyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFollowingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductFollowing'] = ResolversParentTypes['ProductFollowing']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductRequirementResolvers = EnumResolverSignature<{ CATEGORY_VISIBLE?: any, PICTURE?: any, PRICE?: any, SELLER_ACTIVE?: any }, ResolversTypes['ProductRequirement']>;

export type ProductSortFieldResolvers = EnumResolverSignature<{ CREATED_AT?: any, DISCOUNT?: any, FLASH_SALE_EXPIRES_AT?: any, NAME?: any, POPULARITY?: any, PRICE?: any, RATING?: any, RELEVANCE?: any }, ResolversTypes['ProductSortField']>;

export type ProductSpecResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductSpec'] = ResolversParentTypes['ProductSpec']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductSpecNameArgs, 'language'>>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductSpecValueArgs, 'language'>>;
};

export type ProductVariantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductWarningResolvers = EnumResolverSignature<{ BELOW_COST?: any, CATEGORY_NOT_LEAF?: any, REFERENCE_PRICE_NOT_ASKED?: any }, ResolversTypes['ProductWarning']>;

export type ProfileUpdatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileUpdatePayload'] = ResolversParentTypes['ProfileUpdatePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type PromoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Promo'] = ResolversParentTypes['Promo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<PromoProductsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PromoSubtitleArgs, 'language'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PromoTitleArgs, 'language'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoPopupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromoPopup'] = ResolversParentTypes['PromoPopup']> = {
  redirectUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PromoPopupTextArgs, 'language'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PromoPopupTitleArgs, 'language'>>;
};

export type PromoSlideResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromoSlide'] = ResolversParentTypes['PromoSlide']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  redirectUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PromoSlideSubtitleArgs, 'language'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PromoSlideTitleArgs, 'language'>>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminAudit?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<QueryAdminAuditArgs, 'first'>>;
  adminBrand?: Resolver<Maybe<ResolversTypes['AdminBrand']>, ParentType, ContextType, RequireFields<QueryAdminBrandArgs, 'id'>>;
  adminBrands?: Resolver<Maybe<ResolversTypes['AdminBrandConnection']>, ParentType, ContextType, RequireFields<QueryAdminBrandsArgs, 'first'>>;
  adminCategories?: Resolver<Maybe<Array<ResolversTypes['AdminCategory']>>, ParentType, ContextType>;
  adminCategory?: Resolver<Maybe<ResolversTypes['AdminCategory']>, ParentType, ContextType, RequireFields<QueryAdminCategoryArgs, 'id'>>;
  adminCoupons?: Resolver<Maybe<ResolversTypes['AdminCouponConnection']>, ParentType, ContextType, RequireFields<QueryAdminCouponsArgs, 'first'>>;
  adminJob?: Resolver<Maybe<ResolversTypes['AdminJob']>, ParentType, ContextType, RequireFields<QueryAdminJobArgs, 'id'>>;
  adminJobs?: Resolver<Maybe<ResolversTypes['AdminJobConnection']>, ParentType, ContextType, RequireFields<QueryAdminJobsArgs, 'first'>>;
  adminMedia?: Resolver<Maybe<ResolversTypes['AdminMediaConnection']>, ParentType, ContextType, RequireFields<QueryAdminMediaArgs, 'first'>>;
  adminOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryAdminOrderArgs, 'id'>>;
  adminOrders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<QueryAdminOrdersArgs, 'first'>>;
  adminParcelDocument?: Resolver<Maybe<ResolversTypes['ParcelDocument']>, ParentType, ContextType, RequireFields<QueryAdminParcelDocumentArgs, 'kind' | 'subOrderIds'>>;
  adminParcels?: Resolver<Maybe<ResolversTypes['AdminParcelConnection']>, ParentType, ContextType, RequireFields<QueryAdminParcelsArgs, 'first'>>;
  adminProduct?: Resolver<Maybe<ResolversTypes['AdminProduct']>, ParentType, ContextType, RequireFields<QueryAdminProductArgs, 'id'>>;
  adminProductExport?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType, Partial<QueryAdminProductExportArgs>>;
  adminProducts?: Resolver<Maybe<ResolversTypes['AdminProductConnection']>, ParentType, ContextType, RequireFields<QueryAdminProductsArgs, 'first'>>;
  adminRefunds?: Resolver<Maybe<ResolversTypes['RefundDueConnection']>, ParentType, ContextType, RequireFields<QueryAdminRefundsArgs, 'first'>>;
  adminReturn?: Resolver<Maybe<ResolversTypes['AdminReturn']>, ParentType, ContextType, RequireFields<QueryAdminReturnArgs, 'id'>>;
  adminReturns?: Resolver<Maybe<ResolversTypes['AdminReturnConnection']>, ParentType, ContextType, RequireFields<QueryAdminReturnsArgs, 'first'>>;
  adminSearch?: Resolver<Maybe<Array<ResolversTypes['AdminSearchHit']>>, ParentType, ContextType, RequireFields<QueryAdminSearchArgs, 'text'>>;
  adminShipmentLabel?: Resolver<Maybe<ResolversTypes['ShipmentLabel']>, ParentType, ContextType, RequireFields<QueryAdminShipmentLabelArgs, 'subOrderId'>>;
  adminStaff?: Resolver<Maybe<Array<ResolversTypes['StaffMember']>>, ParentType, ContextType>;
  adminStaffInvitations?: Resolver<Maybe<Array<ResolversTypes['StaffInvitation']>>, ParentType, ContextType>;
  adminTicket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType, RequireFields<QueryAdminTicketArgs, 'number'>>;
  adminTickets?: Resolver<Maybe<ResolversTypes['AdminTicketConnection']>, ParentType, ContextType, RequireFields<QueryAdminTicketsArgs, 'first'>>;
  adminToday?: Resolver<Maybe<ResolversTypes['AdminToday']>, ParentType, ContextType>;
  adminUsers?: Resolver<Maybe<ResolversTypes['AdminUserConnection']>, ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'first'>>;
  adminViews?: Resolver<Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType, RequireFields<QueryAdminViewsArgs, 'list'>>;
  assistant?: Resolver<Maybe<ResolversTypes['Assistant']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandArgs, 'slug'>>;
  brands?: Resolver<Maybe<ResolversTypes['BrandConnection']>, ParentType, ContextType, RequireFields<QueryBrandsArgs, 'first'>>;
  cartQuote?: Resolver<Maybe<ResolversTypes['CartQuote']>, ParentType, ContextType, RequireFields<QueryCartQuoteArgs, 'input'>>;
  cashStatement?: Resolver<Maybe<ResolversTypes['CashStatement']>, ParentType, ContextType, RequireFields<QueryCashStatementArgs, 'id'>>;
  cashStatements?: Resolver<Maybe<ResolversTypes['CashStatementConnection']>, ParentType, ContextType, RequireFields<QueryCashStatementsArgs, 'first'>>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'list'>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'slug'>>;
  confirmationQueue?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<QueryConfirmationQueueArgs, 'first'>>;
  delegations?: Resolver<Array<ResolversTypes['Delegation']>, ParentType, ContextType, RequireFields<QueryDelegationsArgs, 'regionNumber'>>;
  homepage?: Resolver<Maybe<ResolversTypes['Homepage']>, ParentType, ContextType, RequireFields<QueryHomepageArgs, 'name'>>;
  missingCash?: Resolver<Maybe<ResolversTypes['MissingCashConnection']>, ParentType, ContextType, RequireFields<QueryMissingCashArgs, 'first'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  orderByToken?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderByTokenArgs, 'token'>>;
  orderCancellation?: Resolver<Maybe<ResolversTypes['OrderCancellation']>, ParentType, ContextType, Partial<QueryOrderCancellationArgs>>;
  orderStatus?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType, RequireFields<QueryOrderStatusArgs, 'number' | 'phone'>>;
  ownTwoStep?: Resolver<Maybe<ResolversTypes['TwoStep']>, ParentType, ContextType>;
  payableSellers?: Resolver<Maybe<ResolversTypes['PayableSellerConnection']>, ParentType, ContextType, RequireFields<QueryPayableSellersArgs, 'first'>>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentOption']>>, ParentType, ContextType>;
  payoutBatch?: Resolver<Maybe<ResolversTypes['PayoutBatch']>, ParentType, ContextType, RequireFields<QueryPayoutBatchArgs, 'id'>>;
  payoutBatches?: Resolver<Maybe<ResolversTypes['PayoutBatchConnection']>, ParentType, ContextType, RequireFields<QueryPayoutBatchesArgs, 'first'>>;
  payoutFile?: Resolver<Maybe<ResolversTypes['PayoutFile']>, ParentType, ContextType, RequireFields<QueryPayoutFileArgs, 'id'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'slug'>>;
  productFilterOptions?: Resolver<Maybe<ResolversTypes['ProductFilterOptions']>, ParentType, ContextType, Partial<QueryProductFilterOptionsArgs>>;
  productSuggestions?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryProductSuggestionsArgs, 'first' | 'query'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'first'>>;
  promo?: Resolver<Maybe<ResolversTypes['Promo']>, ParentType, ContextType, RequireFields<QueryPromoArgs, 'slug'>>;
  randomProducts?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryRandomProductsArgs, 'first' | 'seed'>>;
  regions?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'slug'>>;
  sellerBankAccount?: Resolver<Maybe<ResolversTypes['SellerBankAccount']>, ParentType, ContextType, RequireFields<QuerySellerBankAccountArgs, 'sellerId'>>;
  sellerLedger?: Resolver<Maybe<ResolversTypes['LedgerEntryConnection']>, ParentType, ContextType, RequireFields<QuerySellerLedgerArgs, 'first' | 'sellerId'>>;
  sellerStatement?: Resolver<Maybe<ResolversTypes['SellerStatementConnection']>, ParentType, ContextType, RequireFields<QuerySellerStatementArgs, 'first' | 'month' | 'sellerId'>>;
  sellerStatementFile?: Resolver<Maybe<ResolversTypes['SellerStatementFile']>, ParentType, ContextType, RequireFields<QuerySellerStatementFileArgs, 'month' | 'sellerId'>>;
  sellers?: Resolver<Maybe<ResolversTypes['SellerConnection']>, ParentType, ContextType, RequireFields<QuerySellersArgs, 'first'>>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  storeLinks?: Resolver<ResolversTypes['StoreLinks'], ParentType, ContextType>;
  textPage?: Resolver<Maybe<ResolversTypes['TextPage']>, ParentType, ContextType, RequireFields<QueryTextPageArgs, 'language' | 'slug'>>;
  textPages?: Resolver<Maybe<Array<ResolversTypes['TextPageSummary']>>, ParentType, ContextType, RequireFields<QueryTextPagesArgs, 'language'>>;
  uploadTarget?: Resolver<Maybe<ResolversTypes['UploadTarget']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  webhookDeadLetters?: Resolver<Maybe<ResolversTypes['WebhookDeadLetterConnection']>, ParentType, ContextType, RequireFields<QueryWebhookDeadLettersArgs, 'first'>>;
};

export type RefundDueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundDue'] = ResolversParentTypes['RefundDue']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefundReason'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subOrder?: Resolver<Maybe<ResolversTypes['SubOrder']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundDueConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundDueConnection'] = ResolversParentTypes['RefundDueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RefundDueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['RefundDue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundDueEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundDueEdge'] = ResolversParentTypes['RefundDueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RefundDue'], ParentType, ContextType>;
};

export type RefundNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundNotePayload'] = ResolversParentTypes['RefundNotePayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnInspectPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReturnInspectPayload'] = ResolversParentTypes['ReturnInspectPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnOpenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReturnOpenPayload'] = ResolversParentTypes['ReturnOpenPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReturnQuote'] = ResolversParentTypes['ReturnQuote']> = {
  refund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sellerCharge?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerifiedPurchase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  histogram?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewPlace'] = ResolversParentTypes['ReviewPlace']> = {
  mayReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['OwnReview']>, ParentType, ContextType>;
};

export type ReviewRemovePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewRemovePayload'] = ResolversParentTypes['ReviewRemovePayload']> = {
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewSavePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewSavePayload'] = ResolversParentTypes['ReviewSavePayload']> = {
  review?: Resolver<Maybe<ResolversTypes['OwnReview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewedProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewedProduct'] = ResolversParentTypes['ReviewedProduct']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedAddress'] = ResolversParentTypes['SavedAddress']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  density?: Resolver<ResolversTypes['ViewDensity'], ParentType, ContextType>;
  filters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryTimes?: Resolver<Maybe<ResolversTypes['DeliveryTimes']>, ParentType, ContextType, RequireFields<SellerDeliveryTimesArgs, 'regionNumber'>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<SellerProductsArgs, 'first'>>;
  ratingAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  returnPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerApplyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerApplyPayload'] = ResolversParentTypes['SellerApplyPayload']> = {
  applicationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellerBankAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerBankAccount'] = ResolversParentTypes['SellerBankAccount']> = {
  rib?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerBankSetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerBankSetPayload'] = ResolversParentTypes['SellerBankSetPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['SellerBankAccount']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellerConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerConnection'] = ResolversParentTypes['SellerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SellerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerEdge'] = ResolversParentTypes['SellerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
};

export type SellerLedgerAdjustPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerLedgerAdjustPayload'] = ResolversParentTypes['SellerLedgerAdjustPayload']> = {
  ledger?: Resolver<Maybe<ResolversTypes['LedgerEntryConnection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellerPayoutNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerPayoutNotePayload'] = ResolversParentTypes['SellerPayoutNotePayload']> = {
  ledger?: Resolver<Maybe<ResolversTypes['LedgerEntryConnection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellerStatementConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerStatementConnection'] = ResolversParentTypes['SellerStatementConnection']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['SellerStatementEdge']>, ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['SellerStatementSum']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerStatementEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerStatementEdge'] = ResolversParentTypes['SellerStatementEdge']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LedgerEntry'], ParentType, ContextType>;
};

export type SellerStatementFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerStatementFile'] = ResolversParentTypes['SellerStatementFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerStatementSumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerStatementSum'] = ResolversParentTypes['SellerStatementSum']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LedgerKind'], ParentType, ContextType>;
};

export type SellerStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, APPLIED?: any, CLOSED?: any, IN_REVIEW?: any, REJECTED?: any, SUSPENDED?: any }, ResolversTypes['SellerStatus']>;

export type ServiceCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ServiceCard'] = ResolversParentTypes['ServiceCard']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  redirectUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ServiceCardTitleArgs, 'language'>>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  state?: Resolver<ResolversTypes['SessionState'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SessionConfirmPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionConfirmPayload'] = ResolversParentTypes['SessionConfirmPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SessionCreatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionCreatePayload'] = ResolversParentTypes['SessionCreatePayload']> = {
  challenge?: Resolver<Maybe<ResolversTypes['SignInChallenge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SessionEndPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionEndPayload'] = ResolversParentTypes['SessionEndPayload']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionRevokePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionRevokePayload'] = ResolversParentTypes['SessionRevokePayload']> = {
  revokedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ShipmentLabelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShipmentLabel'] = ResolversParentTypes['ShipmentLabel']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedUploadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedUpload'] = ResolversParentTypes['SignedUpload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['SignedUploadField']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedUploadFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedUploadField'] = ResolversParentTypes['SignedUploadField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  network?: Resolver<ResolversTypes['SocialNetwork'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SortDirectionResolvers = EnumResolverSignature<{ ASC?: any, DESC?: any }, ResolversTypes['SortDirection']>;

export type StaffCapabilityResolvers = EnumResolverSignature<{ API_KEYS?: any, AUDIT?: any, AUDIT_ACCESS?: any, AUDIT_MONEY?: any, CATALOGUE?: any, CATALOGUE_BULK?: any, FINANCE?: any, FLASH?: any, LEDGERS_EXPORT?: any, LEDGERS_READ?: any, MARKETING?: any, MEDIA?: any, NEWSLETTER_EXPORT?: any, ORDERS?: any, ORDERS_EXPORT?: any, ORDERS_REFUND?: any, PEOPLE_CONTACT?: any, PEOPLE_EXPORT?: any, PEOPLE_POINTS?: any, PEOPLE_POINTS_UNLIMITED?: any, PEOPLE_SESSIONS?: any, READ?: any, REVIEWS?: any, SELLERS_COMMISSION?: any, SELLERS_DECIDE?: any, SETTINGS?: any, STAFF?: any, SUPPORT?: any, VIEWS_SHARE?: any, WEBHOOKS_RESEND?: any }, ResolversTypes['StaffCapability']>;

export type StaffInvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffInvitationAcceptPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffInvitationAcceptPayload'] = ResolversParentTypes['StaffInvitationAcceptPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['AdminRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffInvitationWithdrawPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffInvitationWithdrawPayload'] = ResolversParentTypes['StaffInvitationWithdrawPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  withdrawnId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StaffInvitePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffInvitePayload'] = ResolversParentTypes['StaffInvitePayload']> = {
  invitation?: Resolver<Maybe<ResolversTypes['StaffInvitation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['AdminRole']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffRoleSetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffRoleSetPayload'] = ResolversParentTypes['StaffRoleSetPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StockStatusResolvers = EnumResolverSignature<{ DISCONTINUED?: any, IN_STOCK?: any, ON_BACKORDER?: any, OUT_OF_STOCK?: any, PREORDER?: any, SOON?: any }, ResolversTypes['StockStatus']>;

export type StoreLinksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreLinks'] = ResolversParentTypes['StoreLinks']> = {
  appStore?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  messagingApp?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  messenger?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playStore?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  sellerSite?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  social?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
};

export type SubOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubOrder'] = ResolversParentTypes['SubOrder']> = {
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReturnUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryShare?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  itemsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentState?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  pointsDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returns?: Resolver<Maybe<Array<ResolversTypes['OrderReturn']>>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubOrderStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubOrderStatus'] = ResolversParentTypes['SubOrderStatus']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  botReply?: SubscriptionResolver<ResolversTypes['BotReplyEvent'], "botReply", ParentType, ContextType, RequireFields<SubscriptionBotReplyArgs, 'input'>>;
  orderFeed?: SubscriptionResolver<ResolversTypes['FeedEvent'], "orderFeed", ParentType, ContextType, Partial<SubscriptionOrderFeedArgs>>;
  orderUpdated?: SubscriptionResolver<ResolversTypes['Order'], "orderUpdated", ParentType, ContextType, RequireFields<SubscriptionOrderUpdatedArgs, 'id'>>;
  ticketFeed?: SubscriptionResolver<ResolversTypes['FeedEvent'], "ticketFeed", ParentType, ContextType, Partial<SubscriptionTicketFeedArgs>>;
};

export type TextAnswerBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextAnswerBlock'] = ResolversParentTypes['TextAnswerBlock']> = {
  __resolveType: TypeResolveFn<'TextList' | 'TextParagraph', ParentType, ContextType>;
};

export type TextBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextBlock'] = ResolversParentTypes['TextBlock']> = {
  __resolveType: TypeResolveFn<'TextHeading' | 'TextList' | 'TextParagraph' | 'TextQuestion' | 'TextTable', ParentType, ContextType>;
};

export type TextHeadingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextHeading'] = ResolversParentTypes['TextHeading']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextLine'] = ResolversParentTypes['TextLine']> = {
  runs?: Resolver<Array<ResolversTypes['TextRun']>, ParentType, ContextType>;
};

export type TextListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextList'] = ResolversParentTypes['TextList']> = {
  items?: Resolver<Array<ResolversTypes['TextLine']>, ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextPage'] = ResolversParentTypes['TextPage']> = {
  blocks?: Resolver<Array<ResolversTypes['TextBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextPageSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextPageSummary'] = ResolversParentTypes['TextPageSummary']> = {
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TextParagraphResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextParagraph'] = ResolversParentTypes['TextParagraph']> = {
  runs?: Resolver<Array<ResolversTypes['TextRun']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextQuestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextQuestion'] = ResolversParentTypes['TextQuestion']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<Array<ResolversTypes['TextAnswerBlock']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextRun'] = ResolversParentTypes['TextRun']> = {
  href?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  strong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextTableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextTable'] = ResolversParentTypes['TextTable']> = {
  head?: Resolver<Array<ResolversTypes['TextLine']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TextTableRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextTableRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextTableRow'] = ResolversParentTypes['TextTableRow']> = {
  cells?: Resolver<Array<ResolversTypes['TextLine']>, ParentType, ContextType>;
};

export type TicketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  canAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canClose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canResolve?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['TicketCategory'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['TicketMessage']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketAnswerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketAnswerPayload'] = ResolversParentTypes['TicketAnswerPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketAuthorResolvers = EnumResolverSignature<{ CUSTOMER?: any, STAFF?: any }, ResolversTypes['TicketAuthor']>;

export type TicketCategoryResolvers = EnumResolverSignature<{ ACCOUNT?: any, DELIVERY?: any, ORDER?: any, OTHER?: any, PAYMENT?: any, RETURN?: any, SELLER?: any }, ResolversTypes['TicketCategory']>;

export type TicketConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketConnection'] = ResolversParentTypes['TicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TicketCreatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketCreatePayload'] = ResolversParentTypes['TicketCreatePayload']> = {
  ticketNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketEdge'] = ResolversParentTypes['TicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
};

export type TicketMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketMessage'] = ResolversParentTypes['TicketMessage']> = {
  author?: Resolver<ResolversTypes['TicketAuthor'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketReplyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketReplyPayload'] = ResolversParentTypes['TicketReplyPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketStatusChangePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketStatusChangePayload'] = ResolversParentTypes['TicketStatusChangePayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketTransitionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketTransitionPayload'] = ResolversParentTypes['TicketTransitionPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TwoStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwoStep'] = ResolversParentTypes['TwoStep']> = {
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TwoStepBeginPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwoStepBeginPayload'] = ResolversParentTypes['TwoStepBeginPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['TwoStepSecret']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TwoStepConfirmPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwoStepConfirmPayload'] = ResolversParentTypes['TwoStepConfirmPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TwoStepDisablePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwoStepDisablePayload'] = ResolversParentTypes['TwoStepDisablePayload']> = {
  twoStep?: Resolver<Maybe<ResolversTypes['TwoStep']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TwoStepRecoveryCodesRenewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwoStepRecoveryCodesRenewPayload'] = ResolversParentTypes['TwoStepRecoveryCodesRenewPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TwoStepSecretResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwoStepSecret'] = ResolversParentTypes['TwoStepSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnchangedFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnchangedField'] = ResolversParentTypes['UnchangedField']> = {
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['UndoObstacle'], ParentType, ContextType>;
};

export type UndoneObjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UndoneObject'] = ResolversParentTypes['UndoneObject']> = {
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nodeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UploadTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UploadTarget'] = ResolversParentTypes['UploadTarget']> = {
  port?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addresses?: Resolver<Maybe<Array<ResolversTypes['SavedAddress']>>, ParentType, ContextType>;
  adminRole?: Resolver<Maybe<ResolversTypes['AdminRole']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dataExport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInWishlist?: Resolver<Maybe<Array<ResolversTypes['Boolean']>>, ParentType, ContextType, RequireFields<ViewerIsInWishlistArgs, 'productIds'>>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['Loyalty']>, ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<ViewerOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<ViewerOrdersArgs, 'first'>>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productsToReview?: Resolver<Maybe<Array<ResolversTypes['ReviewedProduct']>>, ParentType, ContextType>;
  reviewPlace?: Resolver<Maybe<ResolversTypes['ReviewPlace']>, ParentType, ContextType, RequireFields<ViewerReviewPlaceArgs, 'productId'>>;
  reviews?: Resolver<Maybe<ResolversTypes['OwnReviewConnection']>, ParentType, ContextType, RequireFields<ViewerReviewsArgs, 'first'>>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['AccountSession']>>, ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['ViewerStaff']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<ViewerTicketArgs, 'number'>>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<ViewerTicketsArgs, 'first'>>;
  wishlist?: Resolver<Maybe<ResolversTypes['WishlistConnection']>, ParentType, ContextType, RequireFields<ViewerWishlistArgs, 'first'>>;
  wishlistCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wishlistProductIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type ViewerStaffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewerStaff'] = ResolversParentTypes['ViewerStaff']> = {
  capabilities?: Resolver<Array<ResolversTypes['StaffCapability']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
};

export type WarrantyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Warranty'] = ResolversParentTypes['Warranty']> = {
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeadLetterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeadLetter'] = ResolversParentTypes['WebhookDeadLetter']> = {
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deadAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeadLetterConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeadLetterConnection'] = ResolversParentTypes['WebhookDeadLetterConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeadLetterEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDeadLetter']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeadLetterEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeadLetterEdge'] = ResolversParentTypes['WebhookDeadLetterEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDeadLetter'], ParentType, ContextType>;
};

export type WebhookDeadLettersPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeadLettersPayload'] = ResolversParentTypes['WebhookDeadLettersPayload']> = {
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WishlistAddPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistAddPayload'] = ResolversParentTypes['WishlistAddPayload']> = {
  isInWishlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type WishlistConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistConnection'] = ResolversParentTypes['WishlistConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WishlistEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistEdge'] = ResolversParentTypes['WishlistEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  likedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type WishlistRemovePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistRemovePayload'] = ResolversParentTypes['WishlistRemovePayload']> = {
  isInWishlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AccountDeletePayload?: AccountDeletePayloadResolvers<ContextType>;
  AccountRegisterPayload?: AccountRegisterPayloadResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressRemovePayload?: AddressRemovePayloadResolvers<ContextType>;
  AddressSavePayload?: AddressSavePayloadResolvers<ContextType>;
  AdminBrand?: AdminBrandResolvers<ContextType>;
  AdminBrandConnection?: AdminBrandConnectionResolvers<ContextType>;
  AdminBrandEdge?: AdminBrandEdgeResolvers<ContextType>;
  AdminBrandPayload?: AdminBrandPayloadResolvers<ContextType>;
  AdminBrandSortBy?: AdminBrandSortByResolvers;
  AdminBulkChangePayload?: AdminBulkChangePayloadResolvers<ContextType>;
  AdminCategory?: AdminCategoryResolvers<ContextType>;
  AdminCategoryPayload?: AdminCategoryPayloadResolvers<ContextType>;
  AdminCoupon?: AdminCouponResolvers<ContextType>;
  AdminCouponConnection?: AdminCouponConnectionResolvers<ContextType>;
  AdminCouponEdge?: AdminCouponEdgeResolvers<ContextType>;
  AdminDayFigures?: AdminDayFiguresResolvers<ContextType>;
  AdminFlashSale?: AdminFlashSaleResolvers<ContextType>;
  AdminJob?: AdminJobResolvers<ContextType>;
  AdminJobApplyPayload?: AdminJobApplyPayloadResolvers<ContextType>;
  AdminJobAssignColumnsPayload?: AdminJobAssignColumnsPayloadResolvers<ContextType>;
  AdminJobCancelPayload?: AdminJobCancelPayloadResolvers<ContextType>;
  AdminJobChange?: AdminJobChangeResolvers<ContextType>;
  AdminJobColumn?: AdminJobColumnResolvers<ContextType>;
  AdminJobConnection?: AdminJobConnectionResolvers<ContextType>;
  AdminJobEdge?: AdminJobEdgeResolvers<ContextType>;
  AdminJobKind?: AdminJobKindResolvers;
  AdminJobProblem?: AdminJobProblemResolvers<ContextType>;
  AdminJobRow?: AdminJobRowResolvers<ContextType>;
  AdminJobRowConnection?: AdminJobRowConnectionResolvers<ContextType>;
  AdminJobRowEdge?: AdminJobRowEdgeResolvers<ContextType>;
  AdminJobRowState?: AdminJobRowStateResolvers;
  AdminJobState?: AdminJobStateResolvers;
  AdminJobUndoPayload?: AdminJobUndoPayloadResolvers<ContextType>;
  AdminMedia?: AdminMediaResolvers<ContextType>;
  AdminMediaAlt?: AdminMediaAltResolvers<ContextType>;
  AdminMediaConnection?: AdminMediaConnectionResolvers<ContextType>;
  AdminMediaEdge?: AdminMediaEdgeResolvers<ContextType>;
  AdminMediaUse?: AdminMediaUseResolvers<ContextType>;
  AdminOrderSortField?: AdminOrderSortFieldResolvers;
  AdminOtherTexts?: AdminOtherTextsResolvers<ContextType>;
  AdminParcel?: AdminParcelResolvers<ContextType>;
  AdminParcelConnection?: AdminParcelConnectionResolvers<ContextType>;
  AdminParcelEdge?: AdminParcelEdgeResolvers<ContextType>;
  AdminProduct?: AdminProductResolvers<ContextType>;
  AdminProductConnection?: AdminProductConnectionResolvers<ContextType>;
  AdminProductEdge?: AdminProductEdgeResolvers<ContextType>;
  AdminProductImage?: AdminProductImageResolvers<ContextType>;
  AdminProductPatchResult?: AdminProductPatchResultResolvers<ContextType>;
  AdminProductPayload?: AdminProductPayloadResolvers<ContextType>;
  AdminProductSortBy?: AdminProductSortByResolvers;
  AdminProductSpec?: AdminProductSpecResolvers<ContextType>;
  AdminProductsPatchPayload?: AdminProductsPatchPayloadResolvers<ContextType>;
  AdminReturn?: AdminReturnResolvers<ContextType>;
  AdminReturnConnection?: AdminReturnConnectionResolvers<ContextType>;
  AdminReturnEdge?: AdminReturnEdgeResolvers<ContextType>;
  AdminRole?: AdminRoleResolvers;
  AdminSearchHit?: AdminSearchHitResolvers<ContextType>;
  AdminSeller?: AdminSellerResolvers<ContextType>;
  AdminTicket?: AdminTicketResolvers<ContextType>;
  AdminTicketConnection?: AdminTicketConnectionResolvers<ContextType>;
  AdminTicketEdge?: AdminTicketEdgeResolvers<ContextType>;
  AdminToday?: AdminTodayResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserConnection?: AdminUserConnectionResolvers<ContextType>;
  AdminUserEdge?: AdminUserEdgeResolvers<ContextType>;
  AdminVariant?: AdminVariantResolvers<ContextType>;
  AdminVariantConnection?: AdminVariantConnectionResolvers<ContextType>;
  AdminVariantEdge?: AdminVariantEdgeResolvers<ContextType>;
  AdminVariantPayload?: AdminVariantPayloadResolvers<ContextType>;
  AdminViewDeletePayload?: AdminViewDeletePayloadResolvers<ContextType>;
  AdminViewSavePayload?: AdminViewSavePayloadResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  Assistant?: AssistantResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditField?: AuditFieldResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BotAnswerSpeakPayload?: BotAnswerSpeakPayloadResolvers<ContextType>;
  BotPersona?: BotPersonaResolvers;
  BotPicture?: BotPictureResolvers<ContextType>;
  BotPictureReadPayload?: BotPictureReadPayloadResolvers<ContextType>;
  BotQueryClassifyPayload?: BotQueryClassifyPayloadResolvers<ContextType>;
  BotQueryType?: BotQueryTypeResolvers;
  BotReplyCompleted?: BotReplyCompletedResolvers<ContextType>;
  BotReplyEvent?: BotReplyEventResolvers<ContextType>;
  BotReplyFailed?: BotReplyFailedResolvers<ContextType>;
  BotReplyProducts?: BotReplyProductsResolvers<ContextType>;
  BotReplyRestarted?: BotReplyRestartedResolvers<ContextType>;
  BotReplyText?: BotReplyTextResolvers<ContextType>;
  BotSpeechTranscribePayload?: BotSpeechTranscribePayloadResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandConnection?: BrandConnectionResolvers<ContextType>;
  BrandEdge?: BrandEdgeResolvers<ContextType>;
  BulkChange?: BulkChangeResolvers<ContextType>;
  BulkField?: BulkFieldResolvers;
  BulkOperator?: BulkOperatorResolvers;
  CartPieces?: CartPiecesResolvers<ContextType>;
  CartProblem?: CartProblemResolvers<ContextType>;
  CartQuote?: CartQuoteResolvers<ContextType>;
  CartQuoteLine?: CartQuoteLineResolvers<ContextType>;
  CashRow?: CashRowResolvers<ContextType>;
  CashRowConnection?: CashRowConnectionResolvers<ContextType>;
  CashRowEdge?: CashRowEdgeResolvers<ContextType>;
  CashRowSettlePayload?: CashRowSettlePayloadResolvers<ContextType>;
  CashStatement?: CashStatementResolvers<ContextType>;
  CashStatementConnection?: CashStatementConnectionResolvers<ContextType>;
  CashStatementEdge?: CashStatementEdgeResolvers<ContextType>;
  CashStatementImportPayload?: CashStatementImportPayloadResolvers<ContextType>;
  CashStatementReconcilePayload?: CashStatementReconcilePayloadResolvers<ContextType>;
  CatalogueImpact?: CatalogueImpactResolvers<ContextType>;
  CatalogueReference?: CatalogueReferenceResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangeRef?: ChangeRefResolvers<ContextType>;
  ChangeUndoPayload?: ChangeUndoPayloadResolvers<ContextType>;
  CouponCard?: CouponCardResolvers<ContextType>;
  CouponFunder?: CouponFunderResolvers;
  CouponScope?: CouponScopeResolvers;
  CouponType?: CouponTypeResolvers;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Delegation?: DelegationResolvers<ContextType>;
  DeliveryTimes?: DeliveryTimesResolvers<ContextType>;
  DiscountBand?: DiscountBandResolvers<ContextType>;
  FeedEvent?: FeedEventResolvers<ContextType>;
  FilterOption?: FilterOptionResolvers<ContextType>;
  FlashSale?: FlashSaleResolvers<ContextType>;
  Homepage?: HomepageResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Language?: LanguageResolvers;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LedgerEntryConnection?: LedgerEntryConnectionResolvers<ContextType>;
  LedgerEntryEdge?: LedgerEntryEdgeResolvers<ContextType>;
  ListTotal?: ListTotalResolvers<ContextType>;
  LiveShow?: LiveShowResolvers<ContextType>;
  Loyalty?: LoyaltyResolvers<ContextType>;
  MediaDeletePayload?: MediaDeletePayloadResolvers<ContextType>;
  MediaFolder?: MediaFolderResolvers;
  MediaKind?: MediaKindResolvers;
  MediaRestorePayload?: MediaRestorePayloadResolvers<ContextType>;
  MediaUpdatePayload?: MediaUpdatePayloadResolvers<ContextType>;
  MediaUploadSignPayload?: MediaUploadSignPayloadResolvers<ContextType>;
  MediaUseKind?: MediaUseKindResolvers;
  MissingCash?: MissingCashResolvers<ContextType>;
  MissingCashConnection?: MissingCashConnectionResolvers<ContextType>;
  MissingCashEdge?: MissingCashEdgeResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterSubscribePayload?: NewsletterSubscribePayloadResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAmendPayload?: OrderAmendPayloadResolvers<ContextType>;
  OrderCancelPayload?: OrderCancelPayloadResolvers<ContextType>;
  OrderCancellation?: OrderCancellationResolvers<ContextType>;
  OrderClaim?: OrderClaimResolvers<ContextType>;
  OrderClaimPayload?: OrderClaimPayloadResolvers<ContextType>;
  OrderConfirmPayload?: OrderConfirmPayloadResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderContactNotePayload?: OrderContactNotePayloadResolvers<ContextType>;
  OrderDesk?: OrderDeskResolvers<ContextType>;
  OrderDifference?: OrderDifferenceResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderLinesQuote?: OrderLinesQuoteResolvers<ContextType>;
  OrderNotePayload?: OrderNotePayloadResolvers<ContextType>;
  OrderPayPayload?: OrderPayPayloadResolvers<ContextType>;
  OrderPaymentTransitionPayload?: OrderPaymentTransitionPayloadResolvers<ContextType>;
  OrderPlacePayload?: OrderPlacePayloadResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderReturnLine?: OrderReturnLineResolvers<ContextType>;
  OrderRisk?: OrderRiskResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  OrderTimelineActor?: OrderTimelineActorResolvers;
  OrderTimelineConnection?: OrderTimelineConnectionResolvers<ContextType>;
  OrderTimelineEdge?: OrderTimelineEdgeResolvers<ContextType>;
  OrderTimelineEntry?: OrderTimelineEntryResolvers<ContextType>;
  OrderTransitionPayload?: OrderTransitionPayloadResolvers<ContextType>;
  OwnReview?: OwnReviewResolvers<ContextType>;
  OwnReviewConnection?: OwnReviewConnectionResolvers<ContextType>;
  OwnReviewEdge?: OwnReviewEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  ParcelDocument?: ParcelDocumentResolvers<ContextType>;
  ParcelScanPayload?: ParcelScanPayloadResolvers<ContextType>;
  PasswordRecoverPayload?: PasswordRecoverPayloadResolvers<ContextType>;
  PasswordResetPayload?: PasswordResetPayloadResolvers<ContextType>;
  PayableSeller?: PayableSellerResolvers<ContextType>;
  PayableSellerConnection?: PayableSellerConnectionResolvers<ContextType>;
  PayableSellerEdge?: PayableSellerEdgeResolvers<ContextType>;
  PaymentOption?: PaymentOptionResolvers<ContextType>;
  Payout?: PayoutResolvers<ContextType>;
  PayoutBatch?: PayoutBatchResolvers<ContextType>;
  PayoutBatchConnection?: PayoutBatchConnectionResolvers<ContextType>;
  PayoutBatchEdge?: PayoutBatchEdgeResolvers<ContextType>;
  PayoutBatchPayload?: PayoutBatchPayloadResolvers<ContextType>;
  PayoutConnection?: PayoutConnectionResolvers<ContextType>;
  PayoutEdge?: PayoutEdgeResolvers<ContextType>;
  PayoutFile?: PayoutFileResolvers<ContextType>;
  PointsEntry?: PointsEntryResolvers<ContextType>;
  PointsEntryConnection?: PointsEntryConnectionResolvers<ContextType>;
  PointsEntryEdge?: PointsEntryEdgeResolvers<ContextType>;
  PricePoint?: PricePointResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductChecklistItem?: ProductChecklistItemResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFilterOptions?: ProductFilterOptionsResolvers<ContextType>;
  ProductFollowing?: ProductFollowingResolvers<ContextType>;
  ProductRequirement?: ProductRequirementResolvers;
  ProductSortField?: ProductSortFieldResolvers;
  ProductSpec?: ProductSpecResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProductWarning?: ProductWarningResolvers;
  ProfileUpdatePayload?: ProfileUpdatePayloadResolvers<ContextType>;
  Promo?: PromoResolvers<ContextType>;
  PromoPopup?: PromoPopupResolvers<ContextType>;
  PromoSlide?: PromoSlideResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefundDue?: RefundDueResolvers<ContextType>;
  RefundDueConnection?: RefundDueConnectionResolvers<ContextType>;
  RefundDueEdge?: RefundDueEdgeResolvers<ContextType>;
  RefundNotePayload?: RefundNotePayloadResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  ReturnInspectPayload?: ReturnInspectPayloadResolvers<ContextType>;
  ReturnOpenPayload?: ReturnOpenPayloadResolvers<ContextType>;
  ReturnQuote?: ReturnQuoteResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewPlace?: ReviewPlaceResolvers<ContextType>;
  ReviewRemovePayload?: ReviewRemovePayloadResolvers<ContextType>;
  ReviewSavePayload?: ReviewSavePayloadResolvers<ContextType>;
  ReviewedProduct?: ReviewedProductResolvers<ContextType>;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerApplyPayload?: SellerApplyPayloadResolvers<ContextType>;
  SellerBankAccount?: SellerBankAccountResolvers<ContextType>;
  SellerBankSetPayload?: SellerBankSetPayloadResolvers<ContextType>;
  SellerConnection?: SellerConnectionResolvers<ContextType>;
  SellerEdge?: SellerEdgeResolvers<ContextType>;
  SellerLedgerAdjustPayload?: SellerLedgerAdjustPayloadResolvers<ContextType>;
  SellerPayoutNotePayload?: SellerPayoutNotePayloadResolvers<ContextType>;
  SellerStatementConnection?: SellerStatementConnectionResolvers<ContextType>;
  SellerStatementEdge?: SellerStatementEdgeResolvers<ContextType>;
  SellerStatementFile?: SellerStatementFileResolvers<ContextType>;
  SellerStatementSum?: SellerStatementSumResolvers<ContextType>;
  SellerStatus?: SellerStatusResolvers;
  ServiceCard?: ServiceCardResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionConfirmPayload?: SessionConfirmPayloadResolvers<ContextType>;
  SessionCreatePayload?: SessionCreatePayloadResolvers<ContextType>;
  SessionEndPayload?: SessionEndPayloadResolvers<ContextType>;
  SessionRevokePayload?: SessionRevokePayloadResolvers<ContextType>;
  ShipmentLabel?: ShipmentLabelResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  SignedUpload?: SignedUploadResolvers<ContextType>;
  SignedUploadField?: SignedUploadFieldResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SortDirection?: SortDirectionResolvers;
  StaffCapability?: StaffCapabilityResolvers;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffInvitationAcceptPayload?: StaffInvitationAcceptPayloadResolvers<ContextType>;
  StaffInvitationWithdrawPayload?: StaffInvitationWithdrawPayloadResolvers<ContextType>;
  StaffInvitePayload?: StaffInvitePayloadResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffRoleSetPayload?: StaffRoleSetPayloadResolvers<ContextType>;
  StockStatus?: StockStatusResolvers;
  StoreLinks?: StoreLinksResolvers<ContextType>;
  SubOrder?: SubOrderResolvers<ContextType>;
  SubOrderStatus?: SubOrderStatusResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TextAnswerBlock?: TextAnswerBlockResolvers<ContextType>;
  TextBlock?: TextBlockResolvers<ContextType>;
  TextHeading?: TextHeadingResolvers<ContextType>;
  TextLine?: TextLineResolvers<ContextType>;
  TextList?: TextListResolvers<ContextType>;
  TextPage?: TextPageResolvers<ContextType>;
  TextPageSummary?: TextPageSummaryResolvers<ContextType>;
  TextParagraph?: TextParagraphResolvers<ContextType>;
  TextQuestion?: TextQuestionResolvers<ContextType>;
  TextRun?: TextRunResolvers<ContextType>;
  TextTable?: TextTableResolvers<ContextType>;
  TextTableRow?: TextTableRowResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketAnswerPayload?: TicketAnswerPayloadResolvers<ContextType>;
  TicketAuthor?: TicketAuthorResolvers;
  TicketCategory?: TicketCategoryResolvers;
  TicketConnection?: TicketConnectionResolvers<ContextType>;
  TicketCreatePayload?: TicketCreatePayloadResolvers<ContextType>;
  TicketEdge?: TicketEdgeResolvers<ContextType>;
  TicketMessage?: TicketMessageResolvers<ContextType>;
  TicketReplyPayload?: TicketReplyPayloadResolvers<ContextType>;
  TicketStatusChangePayload?: TicketStatusChangePayloadResolvers<ContextType>;
  TicketTransitionPayload?: TicketTransitionPayloadResolvers<ContextType>;
  TwoStep?: TwoStepResolvers<ContextType>;
  TwoStepBeginPayload?: TwoStepBeginPayloadResolvers<ContextType>;
  TwoStepConfirmPayload?: TwoStepConfirmPayloadResolvers<ContextType>;
  TwoStepDisablePayload?: TwoStepDisablePayloadResolvers<ContextType>;
  TwoStepRecoveryCodesRenewPayload?: TwoStepRecoveryCodesRenewPayloadResolvers<ContextType>;
  TwoStepSecret?: TwoStepSecretResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnchangedField?: UnchangedFieldResolvers<ContextType>;
  UndoneObject?: UndoneObjectResolvers<ContextType>;
  UploadTarget?: UploadTargetResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerStaff?: ViewerStaffResolvers<ContextType>;
  Warranty?: WarrantyResolvers<ContextType>;
  WebhookDeadLetter?: WebhookDeadLetterResolvers<ContextType>;
  WebhookDeadLetterConnection?: WebhookDeadLetterConnectionResolvers<ContextType>;
  WebhookDeadLetterEdge?: WebhookDeadLetterEdgeResolvers<ContextType>;
  WebhookDeadLettersPayload?: WebhookDeadLettersPayloadResolvers<ContextType>;
  WishlistAddPayload?: WishlistAddPayloadResolvers<ContextType>;
  WishlistConnection?: WishlistConnectionResolvers<ContextType>;
  WishlistEdge?: WishlistEdgeResolvers<ContextType>;
  WishlistRemovePayload?: WishlistRemovePayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  defer?: DeferDirectiveResolver<any, any, ContextType>;
};
