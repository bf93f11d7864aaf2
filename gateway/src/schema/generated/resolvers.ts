import type { AdminOrderSortBy as AdminOrderSortField } from '../../../contract/orders.ts';
import type { DeliverySortBy as WebhookDeliverySortField } from '../../../contract/webhooks.ts';
import type { RefundSortBy as RefundSortField } from '../../../contract/refunds.ts';
import type { CashStatementSortBy as CashStatementSortField } from '../../../contract/admin/cash.ts';
import type { CouponSortBy as AdminCouponSortField } from '../../../contract/coupons.ts';
import type { ReviewSortBy as AdminReviewSortField } from '../../../contract/reviews.ts';
import type { UserSortBy as AdminUserSortField } from '../../../contract/accounts.ts';
import type { TimelineActor as OrderTimelineActor } from '../../../contract/admin/timeline.ts';
import type { WebhookChannel } from '../../../contract/webhooks.ts';
import type { WebhookTopic } from '../../../contract/rules/webhook-subscriptions.ts';
import type { SellerDocumentKind } from '../../../contract/files.ts';
import type { AskedKind as AdminAskedKind } from '../../../contract/admin/asked.ts';
import type { AskedSortBy as AdminAskedSortField } from '../../../contract/admin/asked.ts';
import type { MediaSortBy as AdminMediaSortField } from '../../../contract/media.ts';
import type { SubscriberSource as AdminSubscriberSource } from '../../../contract/admin/newsletter.ts';
import type { BotPersona } from '../../../contract/chat.ts';
import type { ChatQueryType as BotQueryType } from '../../../contract/chat.ts';
import type { CouponScope } from '../../../contract/coupons.ts';
import type { CouponFunder } from '../../../contract/coupons.ts';
import type { CouponType } from '../../../contract/content.ts';
import type { MediaFolder } from '../../../contract/rules/media.ts';
import type { TicketSort as AdminTicketSort } from '../../../contract/admin/tickets.ts';
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
import type { ProductExport as AdminProductFile } from '../../../contract/rules/jobs.ts';
import type { ListExport as ListFileName } from '../../../contract/rules/jobs.ts';
import type { AdminProductSortBy } from '../../../contract/admin/products.ts';
import type { AdminPromoSortBy } from '../../../contract/admin/promos.ts';
import type { AdminBrandSortBy } from '../../../contract/admin/categories.ts';
import type { ProductWarning } from '../../../contract/admin/product-changes.ts';
import type { ProductRequirement } from '../../../contract/admin/products.ts';
import type { SellerStatus } from '../../../contract/sellers.ts';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { Capability as StaffCapability } from '../../../contract/rules/staff.ts';
import type { ApiKeyKind } from '../../../contract/rules/api-keys.ts';
import type { ApiKeyMode } from '../../../contract/rules/api-keys.ts';
import type { ApiKeyScope } from '../../../contract/rules/api-keys.ts';
import type { StockStatus } from '../../../contract/catalogue.ts';
import type { ProductSortBy as ProductSortField } from '../../../contract/catalogue.ts';
import type { SortDirection } from '../base/sort.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { OrderAddress as WireAddress, Order as WireOrder, PointsEntry as WirePointsEntry, SavedAddress as WireSavedAddress } from '../../../contract/orders.ts';
import type { CompletedModel, FailedModel, ProductsModel, RestartedModel, TextModel } from '../chat/reply.ts';
import type { BrandModel, BrandConnectionModel, SellerModel, SellerConnectionModel } from '../catalogue/brand.ts';
import type { CategoryModel } from '../catalogue/category.ts';
import type { CouponCardModel, DiscountBandModel, BannerModel, HomepageModel, LiveShowModel, PromoSlideModel, ServiceCardModel } from '../content/homepage.ts';
import type { ImageModel } from '../base/image.ts';
import type { ProductModel, ProductConnectionModel, ProductVariantModel } from '../catalogue/product.ts';
import type { OptionModel, OptionValueModel, VariantOptionModel } from '../catalogue/options.ts';
import type { PromoModel } from '../content/promo.ts';
import type { FeedEvent as WireFeedEvent } from '../../../contract/events.ts';
import type { LedgerEntry as WireLedgerEntry } from '../../../contract/ledger.ts';
import type { StatementConnectionModel, StatementEdgeModel, LedgerConnectionModel, RefundConnectionModel, DeliveryConnectionModel, DeadLetterConnectionModel } from '../admin/admin.ts';
import type { CashRow as WireCashRow, CashStatement as WireCashStatement, MissingCash as WireMissingCash } from '../../../contract/admin/cash.ts';
import type { CashRowConnectionModel, CashStatementConnectionModel, MissingCashConnectionModel } from '../admin-cash/models.ts';
import type { PayableSeller as WirePayableSeller, Payout as WirePayout, PayoutBatch as WirePayoutBatch, PayoutFile as WirePayoutFile } from '../../../contract/admin/payouts.ts';
import type { PayableConnectionModel, PayoutConnectionModel, PayoutBatchConnectionModel } from '../admin-payouts/models.ts';
import type { AdminParcelModel, AdminParcelConnectionModel } from '../admin-parcels/models.ts';
import type { ParcelDocument as WireParcelDocument } from '../../../contract/admin/parcels.ts';
import type { AdminReviewModel, AdminReviewConnectionModel } from '../admin-reviews/models.ts';
import type { ReviewOrder as WireReviewOrder, OwnReview as WireOwnReview, ReviewedProduct as WireReviewedProduct } from '../../../contract/reviews.ts';
import type { AdminReturnModel, AdminReturnConnectionModel } from '../admin-returns/models.ts';
import type { ReturnQuote as WireReturnQuote } from '../../../contract/admin/returns.ts';
import type { RefundDue as WireRefundDue } from '../../../contract/refunds.ts';
import type { LoyaltyModel, OrderConnectionModel, OrderLineModel, OrderReturnModel, PointsConnectionModel, SubOrderModel } from '../orders/order.ts';
import type { OrderDeskModel, OrderDetailsModel, SubOrderOutlookModel, PaymentAttemptModel, RefundMadeModel, TimelineConnectionModel } from '../admin-orders/models.ts';
import type { OrderLinesQuote as WireLinesQuote } from '../../../contract/admin/confirmation.ts';
import type { TimelineEntry as WireTimelineEntry } from '../../../contract/admin/timeline.ts';
import type { PromoPopup as WirePromoPopup } from '../../../contract/content.ts';
import type { RegionModel } from '../content/region.ts';
import type { ReviewModel, ReviewConnectionModel } from '../catalogue/review.ts';
import type { SharedCart as WireSharedCart } from '../../../contract/cart.ts';
import type { TextPageModel } from '../content/textPage.ts';
import type { TextPageSummary as WireTextPageSummary } from '../../../contract/pages.ts';
import type { AnswerBlock, Block } from '../content/markdown.ts';
import type { OwnReviewConnectionModel } from '../reviews/resolvers.ts';
import type { Ticket as WireTicket, AdminTicket as WireAdminTicket, AdminTicketMessage as WireAdminTicketMessage } from '../../../contract/support.ts';
import type { SellerMessage as WireSellerMessage } from '../../../contract/seller-messages.ts';
import type { SellerMessageConnectionModel } from '../admin-sellers/models.ts';
import type { ListedUser as WireListedUser, UserFigures as WireUserFigures, AccountSession as WireAccountSession } from '../../../contract/accounts.ts';
import type { ManagedUser as WireManagedUser, AdminPointsEntry as WireAdminPointsEntry } from '../../../contract/admin/people.ts';
import type { AdminPointsConnectionModel } from '../admin-people/models.ts';
import type { UserConnectionModel, AdminSellerConnectionModel } from '../admin-lists/models.ts';
import type { AdminProduct as WireAdminProduct, AdminVariant as WireAdminVariant } from '../../../contract/admin/products.ts';
import type { ProductSpec as WireProductSpec } from '../../../contract/catalogue.ts';
import type { AdminProductConnectionModel, AdminSellerModel, AdminVariantConnectionModel } from '../admin-catalogue/models.ts';
import type { AdminSeller as SellerRow, SellerFigures } from '../../../contract/sellers.ts';
import type { AdminCategory as WireAdminCategory, AdminBrand as WireAdminBrand } from '../../../contract/admin/categories.ts';
import type { AdminPromo as WireAdminPromo } from '../../../contract/admin/promos.ts';
import type { AdminPromoConnectionModel } from '../admin-promos/models.ts';
import type { ApiKey as WireApiKey, ApiKeySecret as WireApiKeySecret } from '../../../contract/api-keys.ts';
import type { TaxPeriod as WireTaxPeriod } from '../../../contract/admin/taxes.ts';
import type { SynonymGroup as WireSynonymGroup } from '../../../contract/admin/synonyms.ts';
import type { SearchRedirect as WireSearchRedirect } from '../../../contract/admin/search-redirects.ts';
import type { AskedText as WireAskedText, SearchOpening as WireSearchOpening } from '../../../contract/admin/asked.ts';
import type { AskedConnectionModel } from '../admin-asked/resolvers.ts';
import type { Subscriber as WireSubscriber } from '../../../contract/admin/newsletter.ts';
import type { SubscriberConnectionModel } from '../admin-newsletter/resolvers.ts';
import type { ShopSettings as WireShopSettings } from '../../../contract/admin/settings.ts';
import type { AdminTextSummary as WireTextSummary, AdminTextPage as WireAdminTextPage } from '../../../contract/admin/texts.ts';
import type { TextVersion, TextVersionConnectionModel } from '../admin-texts/models.ts';
import type { AdminBrandConnectionModel } from '../admin-categories/models.ts';
import type { AdminCoupon as WireAdminCoupon, CouponUse as WireCouponUse } from '../../../contract/coupons.ts';
import type { CouponConnectionModel, CouponUseConnectionModel } from '../admin-coupons/models.ts';
import type { AuditEntry as WireAuditEntry } from '../../../contract/audit.ts';
import type { AuditConnectionModel, AccessConnectionModel } from '../admin-audit/models.ts';
import type { AccessEntry as WireAccessEntry } from '../../../contract/access.ts';
import type { AdminHomepageModel, HomepageVersionModel, HomepageVersionConnectionModel } from '../admin-homepage/models.ts';
import type { HomeContent as WireHomeContent, HomeItem as WireHomeItem } from '../../../contract/admin/homepage.ts';
import type { Job as WireJob, JobRow as WireJobRow } from '../../../contract/admin/jobs.ts';
import type { AdminJobConnectionModel, AdminJobRowConnectionModel } from '../admin-jobs/models.ts';
import type { StatsDays as WireStatsDays, StatsDay as WireStatsDay, StatsSums as WireStatsSums, StatsPlace as WireStatsPlace, LowStock as WireLowStock, LowStockProduct as WireLowStockProduct, TodayFigures as WireTodayFigures, DayFigures as WireDayFigures } from '../../../contract/admin/stats.ts';
import type { SearchHit as WireSearchHit } from '../../../contract/admin/search.ts';
import type { SavedView as WireSavedView } from '../../../contract/views.ts';
import type { StaffInvitation as WireStaffInvitation, StaffMember as WireStaffMember } from '../../../contract/staff.ts';
import type { Media as WireMedia, SignatureAnswer as WireSignature, MediaUse as WireMediaUse } from '../../../contract/media.ts';
import type { MediaConnectionModel } from '../admin-media/resolvers.ts';
import type { CannedAnswer as WireCannedAnswer } from '../../../contract/admin/tickets.ts';
import type { AdminTicketConnectionModel, TicketConnectionModel, TicketMessageModel } from '../support/resolvers.ts';
import type { SellerDocument as WireSellerDocument, PrivateFile as WirePrivateFile } from '../../../contract/files.ts';
import type { QueuedDelivery as WireQueuedDelivery, DeadLetter as WireDeadLetter } from '../../../contract/webhooks.ts';
import type { WebhookSubscription as WireWebhookSubscription, WebhookSecret as WireWebhookSecret, WebhookAttempt as WireWebhookAttempt, LoggedDelivery as WireLoggedDelivery } from '../../../contract/webhook-subscriptions.ts';
import type { SubscriptionConnectionModel, LoggedDeliveryConnectionModel } from '../webhook-subscriptions/models.ts';
import type { ViewerModel, StaffModel } from '../account/viewer.ts';
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

/** A reading of personal data by an admin: once per admin, object, way and 15 minutes. What was read is not in it. */
export type AccessEntry = {
  /** Who read it. */
  actor: AuditActor;
  /** When it was read. */
  at: Scalars['DateTime']['output'];
  /** Kind of the object: its table, such as `orders`; `search` for a search that found nothing. */
  entity: Scalars['String']['output'];
  /** Key of the object: database id, number or account number. Of a search that found nothing: `PHONE` or `EMAIL`. */
  entityId: Scalars['String']['output'];
  /** Identifies the entry in the log. */
  key: Scalars['ID']['output'];
  /** Global id of the object, where it has one; null for orders, which the log names by their number. */
  nodeId?: Maybe<Scalars['ID']['output']>;
  /** How it was read. */
  reason: AccessReason;
};

/** Entries of the access log. */
export type AccessEntryConnection = {
  /** Edges, newest first. */
  edges: Array<AccessEntryEdge>;
  /** Entries, newest first. */
  nodes: Array<AccessEntry>;
  /** Information for pagination. */
  pageInfo: PageInfo;
};

/** An entry in a connection. */
export type AccessEntryEdge = {
  /** Position of the entry, for `after`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AccessEntry;
};

/** Conditions on the access log; all given conditions must match. */
export type AccessFilter = {
  /** Account number of the admin who read. */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** Number of an order: about the person who placed it. Of an account, with its orders and tickets; without one, of this order alone. */
  buyerOf?: InputMaybe<Scalars['String']['input']>;
  /** Kind of object, such as `orders`. */
  entity?: InputMaybe<Scalars['String']['input']>;
  /** Key of the object: id, number or account number. With the kind `users`, also orders and tickets of the account. */
  entityId?: InputMaybe<Scalars['String']['input']>;
  /** From this time on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** How it was read. */
  reason?: InputMaybe<AccessReason>;
  /** Before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How personal data were read. */
export type AccessReason =
  /** Opened with the bank account. */
  | 'BANK_ACCOUNT'
  /** A document of a seller. */
  | 'DOCUMENT'
  /** In a file. */
  | 'EXPORT'
  /** Opened with contact data in full. */
  | 'OPEN'
  /** On a printed document. */
  | 'PRINT'
  /** Found by a telephone number or an e-mail address. */
  | 'SEARCH';

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

/** A key with which a third party sends its own documents, in the header `Lawaj-Key`. */
export type AdminApiKey = Node & {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Account number of the owner who made it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Until when it is valid; null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the key in the mutations. */
  id: Scalars['ID']['output'];
  /** The part of the key that may be shown: it follows `lawaj_live_` or `lawaj_test_`. */
  keyId: Scalars['String']['output'];
  /** Who sends it. */
  kind: ApiKeyKind;
  /** What it is for. */
  mode: ApiKeyMode;
  /** Who uses it, for the shop's people. */
  name: Scalars['String']['output'];
  /** Sites whose pages may send a public key, such as `https://shop.example`. */
  origins: Array<Scalars['String']['output']>;
  /** When it was revoked. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do. */
  scopes: Array<ApiKeyScope>;
  /** Valid secrets, the oldest first; at most two. */
  secrets: Array<AdminApiKeySecret>;
  /** Version, to be sent with `apiKeyUpdate`. */
  version: Scalars['Int']['output'];
};

/** A day on which a key was used. */
export type AdminApiKeyDay = {
  /** Operations that were asked for. */
  calls: Scalars['Float']['output'];
  /** The day in Tunisia. */
  day: Scalars['Date']['output'];
  /** Operations that were refused, or whose response has errors. */
  errors: Scalars['Float']['output'];
  /** Points that were spent. */
  points: Scalars['Float']['output'];
};

/** Use of something deprecated on one day. */
export type AdminApiKeyDeprecatedUse = {
  /** The day in Tunisia. */
  day: Scalars['Date']['output'];
  /** Field, argument, input field or enum value, such as `Query.adminTickets(status:)`. */
  field: Scalars['String']['output'];
  /** Operations that used it. */
  uses: Scalars['Float']['output'];
};

/** A network from which a secret key was sent. */
export type AdminApiKeyNetwork = {
  /** When it was sent from there for the first time; the audit log has an entry. */
  firstUsedAt: Scalars['DateTime']['output'];
  /** When it was last sent from there, to the hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** IPv4 by its /24, IPv6 by its /64. */
  network: Scalars['String']['output'];
};

/** A valid secret of a key. Its text is not stored. */
export type AdminApiKeySecret = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Its last four characters. */
  hint: Scalars['String']['output'];
  /** When it was last used, to the minute; null: never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the secret in `apiKeySecretRevoke`. */
  secretId: Scalars['ID']['output'];
};

/** How a key is used. Gateways report it every ten seconds. */
export type AdminApiKeyUse = {
  /** The last 31 days on which it was used, the latest first. */
  days: Array<AdminApiKeyDay>;
  /** What it used on these days that is deprecated, the latest first. */
  deprecated: Array<AdminApiKeyDeprecatedUse>;
  /** Where a secret key was sent from, the newest first; at most 100. */
  networks: Array<AdminApiKeyNetwork>;
};

/** Conditions on searches and questions. */
export type AdminAskedFilter = {
  /** First day, in Tunisia. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Whether staff dealt with it. */
  isResolved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it was without results or answer at least once in these days. */
  isUnanswered?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of the text. */
  language?: InputMaybe<Language>;
  /** A part of the text. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Last day, in Tunisia. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

export type { AdminAskedKind };

/** Sort of searches and questions. */
export type AdminAskedSort = {
  /** Direction. */
  direction: SortDirection;
  /** What to sort by. */
  field: AdminAskedSortField;
};

export type { AdminAskedSortField };

/**
 * What shoppers look for or ask, counted without a person: the normalised text. Texts that may name a person are not stored, and counts
 * are removed after 90 days.
 */
export type AdminAskedText = Node & {
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What a question was understood to be; null for searches. */
  intent?: Maybe<BotQueryType>;
  /** Search or question. */
  kind: AdminAskedKind;
  /** Its language; null when the text does not tell. */
  language?: Maybe<Language>;
  /** Last of these days, in Tunisia. */
  lastDay: Scalars['Date']['output'];
  /** Of these, how often a product was opened from them. */
  opened: Scalars['Int']['output'];
  /** Products that were opened first from the results, the most frequent first: at most 3. */
  openings: Array<AdminSearchOpening>;
  /** When staff dealt with it. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Products that the last search found; null for questions. */
  results?: Maybe<Scalars['Int']['output']>;
  /** How often browsers showed the results, in the days that were asked for; 0 for questions. */
  shown: Scalars['Int']['output'];
  /** The normalised text. */
  text: Scalars['String']['output'];
  /** How often, in the days that were asked for. */
  times: Scalars['Int']['output'];
  /** Of these, without results or answer. */
  unanswered: Scalars['Int']['output'];
};

/** A page of searches or questions. */
export type AdminAskedTextConnection = {
  /** Edges, in order. */
  edges: Array<AdminAskedTextEdge>;
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
  /** Texts, in order. */
  nodes: Array<AdminAskedText>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  total: ListTotal;
};

/** A search or question in a list. */
export type AdminAskedTextEdge = {
  /** Cursor of the text. */
  cursor: Scalars['String']['output'];
  /** The text. */
  node: AdminAskedText;
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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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
  /** Created at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** With products on sale, or without. */
  hasProducts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Created before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Of `BRANDS`: selects the brands that match now. Excludes `ids`. */
  brandFilter?: InputMaybe<AdminBrandFilter>;
  /** Of `CATEGORIES`: selects the categories that match now. Excludes `ids`. */
  categoryFilter?: InputMaybe<AdminCategoryFilter>;
  /** IDs of up to 1,000 entries that match the filter and are left out. */
  exceptIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Number of entries that the admin expects, without those left out; another number is refused with the code `CHANGED`. */
  expectedCount?: InputMaybe<Scalars['Int']['input']>;
  /** Selects the products that match now. Excludes `ids`. */
  filter?: InputMaybe<AdminProductFilter>;
  /** 8 to 100 letters, digits, hyphens or underscores: the same key prepares one job. */
  idempotencyKey: Scalars['String']['input'];
  /** IDs of up to 10,000 products, brands or categories. Excludes the filters. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ID of an earlier job of the same kind, of which the selection is taken. Excludes `ids` and `filter`. */
  like?: InputMaybe<Scalars['ID']['input']>;
  /** What is changed. */
  of: AdminBulkTarget;
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

/** What a bulk change is for. */
export type AdminBulkTarget =
  /** Brands: `ACTIVE`. */
  | 'BRANDS'
  /** Categories: `ACTIVE`, `PARENT`, `FEATURED` and `SPECIAL`. */
  | 'CATEGORIES'
  /** Products. */
  | 'PRODUCTS';

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

/** Conditions on categories; all given conditions must match. */
export type AdminCategoryFilter = {
  /** Shown in the shop, or not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, with or without accents. */
  search?: InputMaybe<Scalars['String']['input']>;
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

/**
 * How much work waits, as the menu shows it. Each number is the total of the list with the same condition, and null when it cannot be
 * read.
 */
export type AdminCounts = {
  /** Applications of sellers that were not looked at: status `APPLIED`. */
  applications?: Maybe<ListTotal>;
  /** Tickets in state `NEW`. */
  newTickets?: Maybe<ListTotal>;
  /** Orders in state `AWAITING_CONFIRMATION`. */
  ordersToConfirm?: Maybe<ListTotal>;
  /** Reviews that await moderation. */
  pendingReviews?: Maybe<ListTotal>;
};

/** A coupon with all its terms. */
export type AdminCoupon = Node & {
  /** Account that may use it; null when everybody may. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Whether it is enabled. */
  active: Scalars['Boolean']['output'];
  /** Amount of a fixed discount; null for other types. */
  amount?: Maybe<Money>;
  /** Why the home page would not show a card of it; null when it does. */
  cardProblem?: Maybe<CouponCardProblem>;
  /** Coupon code, in upper case. */
  code: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What it took off items and delivery, without cancelled and undelivered sub-orders. */
  discountGiven: Money;
  /** End of validity; null when it does not expire. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Valid for an account's first order only. */
  firstOrderOnly: Scalars['Boolean']['output'];
  /** Who bears the cost of the discount. */
  fundedBy: CouponFunder;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it was used: its code, type, value, scope and funder do not change any more. */
  isFrozen: Scalars['Boolean']['output'];
  /** Whether the published home content refers to it. */
  isOnHome: Scalars['Boolean']['output'];
  /** The job that created it with others; null when it was created alone. */
  jobId?: Maybe<Scalars['ID']['output']>;
  /** Maximum discount; null when unlimited. */
  maxDiscount?: Maybe<Money>;
  /** Minimum total of the eligible items; null when there is none. */
  minPurchase?: Maybe<Money>;
  /** Note for staff. */
  note?: Maybe<Scalars['String']['output']>;
  /** Maximum number of uses per account; null when unlimited. */
  perAccountLimit?: Maybe<Scalars['Int']['output']>;
  /** Percentage of a percentage discount; null for other types. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Total of these sub-orders. */
  revenue: Money;
  /** What the coupon applies to. */
  scope: CouponScope;
  /** ID of the seller, category, brand or product; null when it applies to all items. */
  scopeId?: Maybe<Scalars['ID']['output']>;
  /** Name of the seller, category, brand or product; null when it applies to all items, or when that exists no more. */
  scopeName?: Maybe<Scalars['String']['output']>;
  /** Start of validity; null when valid immediately. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** State, by its terms and the clock. */
  state: CouponState;
  /** Type of discount. */
  type: CouponType;
  /** Maximum number of uses; null when unlimited. */
  usageLimit?: Maybe<Scalars['Int']['output']>;
  /** Number of uses. */
  usedCount: Scalars['Int']['output'];
  /** Orders with it, the latest first; null when they are not available at present. */
  uses?: Maybe<CouponUseConnection>;
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
  /** What to be aware of in its terms. */
  warnings: Array<CouponWarning>;
};


/** A coupon with all its terms. */
export type AdminCouponUsesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Terms of a coupon: absent is unchanged, null is cleared. */
export type AdminCouponChanges = {
  /** Account that may use it alone. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is enabled. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Amount of a fixed discount, from 0.500 to 1000.000. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Code: 3 to 40 letters, digits and hyphens. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** End of validity. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it is valid for an account's first order only. */
  firstOrderOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who bears the cost; the seller only with the scope of a seller. */
  fundedBy?: InputMaybe<CouponFunder>;
  /** Maximum discount of a percentage. */
  maxDiscount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum total of the eligible items. */
  minPurchase?: InputMaybe<Scalars['Decimal']['input']>;
  /** Note for staff, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number of uses per account, 1 to 100. */
  perAccountLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Percentage of a percentage discount, 1 to 100. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** What it applies to. */
  scope?: InputMaybe<CouponScope>;
  /** ID of the seller, category, brand or product. */
  scopeId?: InputMaybe<Scalars['ID']['input']>;
  /** Start of validity. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Type of discount. */
  type?: InputMaybe<CouponType>;
  /** Maximum number of uses; not below the number of uses so far. */
  usageLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `adminCouponCodesCreate`. */
export type AdminCouponCodesCreateInput = {
  /** Account numbers, 1 to 500: each of these accounts gets a coupon that it alone can use. Excludes `count`. */
  accountNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Number of coupons, 1 to 50,000. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** The terms of each coupon; `type` is required, and `code` is not taken. */
  fields: AdminCouponChanges;
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** Letters and digits after the prefix, 8 to 16. */
  length: Scalars['Int']['input'];
  /** What all codes begin with: at most 20 letters, digits or hyphens; may be empty. */
  prefix: Scalars['String']['input'];
};

/** Result of `adminCouponCodesCreate`. */
export type AdminCouponCodesPayload = {
  /** The job that creates the coupons; null when it was not started. */
  job?: Maybe<AdminJob>;
  /** Why it was not started; empty on success. */
  userErrors: Array<UserError>;
};

/** A page of coupons. */
export type AdminCouponConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminCouponEdge>;
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
  /** The entries without their cursors. */
  nodes: Array<AdminCoupon>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries, counted up to 10,000. */
  total: ListTotal;
  /** Total number of entries, at most 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** Input of `adminCouponCreate`. */
export type AdminCouponCreateInput = {
  /** Its terms; `code` and `type` are required. */
  fields: AdminCouponChanges;
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
};

/** An edge of a connection. */
export type AdminCouponEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminCoupon;
};

/** Conditions on coupons; all given conditions must match. */
export type AdminCouponFilter = {
  /** Coupons for this account alone. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** The whole code, in any case. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Created at or after. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Coupons whose cost is borne by these. */
  fundedBy?: InputMaybe<CouponFunder>;
  /** Whether the home page can show a card of it, now or once it begins. */
  hasCard?: InputMaybe<Scalars['Boolean']['input']>;
  /** For one account, or for everyone. */
  isPersonal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Created by this job. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** Coupons with this scope. */
  scope?: InputMaybe<CouponScope>;
  /** Beginning of the code, in any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Coupons in this state. */
  state?: InputMaybe<CouponState>;
  /** Coupons of this type. */
  type?: InputMaybe<CouponType>;
  /** Created before. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What became of one of several changes. */
export type AdminCouponPatchResult = {
  /** The coupon after the change; null when it was rejected. */
  coupon?: Maybe<AdminCoupon>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of a change of a coupon. */
export type AdminCouponPayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The coupon after the change; null when it was rejected. */
  coupon?: Maybe<AdminCoupon>;
  /** The coupon as it is now, after `STALE`. */
  current?: Maybe<AdminCoupon>;
  /** Errors: `FROZEN` on terms that do not change once the coupon was used, `TAKEN` on the code. Empty on success. */
  userErrors: Array<UserError>;
};

/** Sort of coupons. */
export type AdminCouponSort = {
  /** Direction. */
  direction: SortDirection;
  /** What to sort by. */
  field: AdminCouponSortField;
};

export type { AdminCouponSortField };

/** A cart that is priced with a coupon. */
export type AdminCouponTestInput = {
  /** The buyer's account; absent: a visitor. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** Terms that are not saved. */
  changes?: InputMaybe<AdminCouponChanges>;
  /** Telephone number of a visitor, which counts towards limits of flash sales. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** ID of the coupon; absent: one that does not exist yet. */
  couponId?: InputMaybe<Scalars['ID']['input']>;
  /** Lines, 1 to 100. */
  lines: Array<CartLineInput>;
};

/** Result of `adminCouponTest`. */
export type AdminCouponTestResult = {
  /** The quote, as the shop gives it: `coupon` when the coupon applies, else the reason in `problems`; null when the input was rejected. */
  quote?: Maybe<CartQuote>;
  /** Errors in the terms, the cart or the buyer; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `adminCouponUpdate`. */
export type AdminCouponUpdateInput = {
  /** What changes. */
  changes: AdminCouponChanges;
  /** ID of the coupon. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Input of `adminCouponsPatch`. */
export type AdminCouponsPatchInput = {
  /** 1 to 100 changes, of distinct coupons. */
  rows: Array<AdminCouponUpdateInput>;
};

/** Result of `adminCouponsPatch`. */
export type AdminCouponsPatchPayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** Result of each row, in their order; null when the input was rejected as a whole. */
  rows?: Maybe<Array<AdminCouponPatchResult>>;
  /** Errors of the input as a whole. */
  userErrors: Array<UserError>;
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

/** What makes lists of the back-office stale. It carries no data of the object: read it again. */
export type AdminEvent = {
  /** Whether it adds an entry to the list. */
  isNew: Scalars['Boolean']['output'];
  /** Number of the order or ticket, key of another object. */
  subject: Scalars['String']['output'];
  /** The lists that it is about. */
  topic: AdminTopic;
  /** Type of the event, such as `order.created`. */
  type: Scalars['String']['output'];
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
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
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
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** The flash price, below the present price. */
  price: Scalars['Decimal']['input'];
  /** Start. Absent: at once. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Pieces offered at this price, those already sold in a running sale included. */
  stock: Scalars['Int']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Input of `adminFlashSalesExtend`. */
export type AdminFlashSalesExtendInput = {
  /** Days, 1 to 7. */
  days: Scalars['Int']['input'];
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** 1 to 100 distinct products. */
  rows: Array<AdminProductVersionInput>;
};

/** Input of `adminFlashSalesPlan`. */
export type AdminFlashSalesPlanInput = {
  /** Most pieces per account. */
  accountLimit?: InputMaybe<Scalars['Int']['input']>;
  /** When the sales end. */
  expiresAt: Scalars['DateTime']['input'];
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** Percent below the usual price, 1 to 99, rounded to 0.100; absent: the price of the last sale. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100 distinct products without a sale that is planned or running. */
  rows: Array<AdminProductVersionInput>;
  /** When the sales begin; absent: at once. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Pieces for each sale; absent: as in the last one. */
  stock?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `adminFlashSalesStop`. */
export type AdminFlashSalesStopInput = {
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** 1 to 100 distinct products. */
  rows: Array<AdminProductVersionInput>;
};

/** The home content with its versions. */
export type AdminHomepage = {
  /** The shared draft. */
  draft?: Maybe<HomepageVersion>;
  /** Its name, such as `v0`. */
  name: Scalars['String']['output'];
  /** What the shop shows. */
  published?: Maybe<HomepageVersion>;
  /** The planned version. */
  scheduled?: Maybe<HomepageVersion>;
  /** All versions, the latest first. */
  versions?: Maybe<HomepageVersionConnection>;
};


/** The home content with its versions. */
export type AdminHomepageVersionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
  /** What a bulk change can be repeated for, once the job has ended; null: it cannot be, or the job is another one. */
  selection?: Maybe<AdminJobSelection>;
  /** ID of the seller whose file an import's is; null: of no single one. */
  sellerId?: Maybe<Scalars['ID']['output']>;
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
  /** Of an import: what has to be accepted before it is applied. */
  warnings: Array<AdminJobWarnings>;
};


/** A change of many products: bulk change, import, or the undoing of one. Nothing changes until it is applied. */
export type AdminJobRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<AdminJobRowState>>;
};

/** Input to apply a job. */
export type AdminJobApplyInput = {
  /** The warnings that were acknowledged: all of the job have to be. */
  acceptWarnings: Array<AdminJobWarning>;
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
   * Name of each column in the order of the file, as REST names it; null: the column is ignored. Must include one that says what a line
   * is about: `sku`, `_id`, or of categories `slug`.
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
  /** Field as REST names it, such as `discountPrice`. */
  field: Scalars['String']['output'];
};

/** A column of an import's file. */
export type AdminJobColumn = {
  /** Up to three of its first values, until the columns are assigned. */
  examples: Array<Scalars['String']['output']>;
  /** Column as REST names it, such as `discountPrice`; null: the column is ignored. */
  field?: Maybe<Scalars['String']['output']>;
  /** Its header. */
  header: Scalars['String']['output'];
};

/** A page of jobs. */
export type AdminJobConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminJobEdge>;
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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

/** Why a row of a job is refused. */
export type AdminJobProblem = {
  /** Code of the problem; null when there is none. */
  code?: Maybe<Scalars['String']['output']>;
  /** Field or column; empty when it concerns the row as a whole. */
  field: Scalars['String']['output'];
  /** Description in English. */
  message: Scalars['String']['output'];
};

/** What a job changes of a product, variant, category or brand. */
export type AdminJobRow = {
  /** ID of the brand; null for others. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** ID of the category; null when it does not exist yet, and for others. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** What changes, or has changed. */
  changes: Array<AdminJobChange>;
  /** SKU of the product or variant, or slug of the category or brand. */
  label: Scalars['String']['output'];
  /** Its place in the job, or its line in the file. */
  line: Scalars['Int']['output'];
  /** Why it is refused. */
  problems: Array<AdminJobProblem>;
  /** ID of the product, or of that of the variant; null when it does not exist yet, and for others. */
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

/** What a bulk change was for, as another one can be for it again. */
export type AdminJobSelection =
  /** The entries of its rows. */
  | 'ENTRIES'
  /** What matches its filter now. */
  | 'FILTER';

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

/** What has to be acknowledged before an import is applied. */
export type AdminJobWarning =
  /** More than a fifth of the lines take their product or category off sale. */
  | 'DEACTIVATES'
  /** Prices move by more than half. */
  | 'PRICE_MOVED'
  /** Stocks fall to none. */
  | 'STOCK_ZERO';

/** Lines of an import that a warning is about. */
export type AdminJobWarnings = {
  /** Number of lines. */
  rows: Scalars['Int']['output'];
  /** The warning. */
  warning: AdminJobWarning;
};

/** Products on sale with a low stock. */
export type AdminLowStock = {
  /** Those that end first, at most ten. */
  products: Array<AdminLowStockProduct>;
  /** Number of such products. */
  total: Scalars['Int']['output'];
};

/** A product on sale with a low stock. */
export type AdminLowStockProduct = {
  /** Days that the stock lasts by the sales of the last 30 days; null when there were none. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** ID of the product. */
  productId: Scalars['ID']['output'];
  /** Items in stock. */
  stock: Scalars['Int']['output'];
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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
  /** The entries without their cursors. */
  nodes: Array<AdminMedia>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** The same, with whether it is exact. */
  total: ListTotal;
  /** Total number of entries, counted up to 10,000. */
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
  /** Only the file with this address, at most 300 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Sort of the media library. */
export type AdminMediaSort = {
  /** Direction; by default the latest and largest first, names from A to Z. */
  direction?: InputMaybe<SortDirection>;
  /** What to sort by. */
  field: AdminMediaSortField;
};

export type { AdminMediaSortField };

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
  /** Orders of this account. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
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
  /** Orders placed there. */
  source?: InputMaybe<OrderSource>;
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
  /** Since when the carrier reports it. */
  carrierAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the carrier last reported; null when nothing was. */
  carrierState?: Maybe<CarrierState>;
  /** What the courier is to collect; zero when it is paid. */
  cash: Money;
  /** Number of delivery attempts that failed. */
  failures: Scalars['Int']['output'];
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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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
  /** Parcels delivered to this governorate: its number, 1 to 24. */
  regionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the order or the sub-order or its beginning, or the tracking number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Parcels of this seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** In their state since this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** What is to be done with them. */
  stage?: InputMaybe<ParcelStage>;
  /** Parcels in this state. */
  state?: InputMaybe<OrderState>;
};

/** A change of an account's points, for staff. */
export type AdminPointsEntry = {
  /** When it occurred. */
  at: Scalars['DateTime']['output'];
  /** Identifies the entry in lists. */
  key: Scalars['String']['output'];
  /** Kind of change. */
  kind: PointsKind;
  /** ID of the order; null when there is none. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Number of the order. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Number of points; negative when deducted. */
  points: Scalars['Int']['output'];
  /** Reason of an adjustment by staff. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A page of changes of the balance, newest first. */
export type AdminPointsEntryConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminPointsEntryEdge>;
  /** The entries without their cursors. */
  nodes: Array<AdminPointsEntry>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type AdminPointsEntryEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminPointsEntry;
};

/** A product as admins see it, on sale or not. */
export type AdminProduct = Node & {
  /** Whether it is on sale, when its category and seller are. */
  active: Scalars['Boolean']['output'];
  /** What happens around it; absent where the upstream does not know. */
  activity?: Maybe<AdminProductActivity>;
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

/** What happens around a product. */
export type AdminProductActivity = {
  /** Until when it can be deleted: it is new, off sale, and no order, review or wishlist refers to it. Null: it cannot. */
  deletableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Prices since it was created, the oldest first, also while it is not on sale. */
  priceHistory: Array<PricePoint>;
  /** Pieces ordered in the last 30 days, without cancelled ones. */
  soldIn30Days: Scalars['Int']['output'];
  /** Number of accounts that have it on their wishlist. */
  wishlistCount: Scalars['Int']['output'];
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
  /** Condition. */
  condition?: InputMaybe<ProductCondition>;
  /** What it contains, 1 to 10,000,000 units; stated together with the unit. */
  contentAmount?: InputMaybe<Scalars['Int']['input']>;
  /** Unit of its contents. */
  contentUnit?: InputMaybe<ContentUnit>;
  /** What one piece costs the shop. */
  costPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Description as plain text, at most 20,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Description in the languages other than French. */
  descriptions?: InputMaybe<OtherTextsInput>;
  /** The reduced price, below `price`. */
  discountPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Global Trade Item Number of 8, 12, 13 or 14 digits with its check digit. */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a warranty. */
  hasWarranty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Height with packaging in millimetres, at most 20,000. */
  heightMm?: InputMaybe<Scalars['Int']['input']>;
  /** Addresses of its pictures in the media library, at most 12; the first is the main one. */
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Mark as a best seller. */
  isBestSeller?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mark as featured. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Length with packaging in millimetres, at most 20,000; stated together with width and height. */
  lengthMm?: InputMaybe<Scalars['Int']['input']>;
  /** Part number of the manufacturer, at most 70 characters. */
  mpn?: InputMaybe<Scalars['String']['input']>;
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
  /** Width with packaging in millimetres, at most 20,000. */
  widthMm?: InputMaybe<Scalars['Int']['input']>;
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

/** Input of `adminProductDelete`. */
export type AdminProductDeleteInput = {
  /** ID of the product. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Result of `adminProductDelete`. */
export type AdminProductDeletePayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** ID of the product that is no more; null when it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. `IN_USE`: `orders`, `reviews` or `wishlists` refer to it, or it is on sale. `EXPIRED`: it is too old. */
  userErrors: Array<UserError>;
};

/** An edge of a connection. */
export type AdminProductEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminProduct;
};

export type { AdminProductFile };

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
  /** With a flash sale in this state. */
  flash?: InputMaybe<FlashSaleState>;
  /** With a flash sale that ends at or after this instant. */
  flashFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** With a flash sale that begins before this instant. */
  flashUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** With or without a description. */
  hasDescription?: InputMaybe<Scalars['Boolean']['input']>;
  /** With or without pictures. */
  hasImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** These products, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Can be ordered, or cannot. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Marked as best sellers, or not. */
  isBestSeller?: InputMaybe<Scalars['Boolean']['input']>;
  /** Marked as featured, or not. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** With a flash sale, planned, running or over; or without one. */
  isFlashSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Changed or created by this job, themselves or by their variants. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
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
  /** Created before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** The product as it is now, after `STALE` or `STOCK_MOVED`. */
  current?: Maybe<AdminProduct>;
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
  /** The new stock; absent: unchanged. */
  stock?: InputMaybe<AdminStockPatch>;
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

/** A product with the version that was read. */
export type AdminProductVersionInput = {
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

/** A promotion with a page of its own as admins see it, active or not. */
export type AdminPromo = Node & {
  /** Whether it is shown. */
  active: Scalars['Boolean']['output'];
  /** Whether it was written by the shop's own people. */
  edited: Scalars['Boolean']['output'];
  /** Which products it has. */
  filter: AdminPromoConditions;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The picture. */
  image?: Maybe<Image>;
  /** Address of the stored picture, as inputs take it. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Products on sale that it has, or would have. */
  productCount: Scalars['Int']['output'];
  /** Slug: the page's path is `/promo/{slug}`. */
  slug: Scalars['String']['output'];
  /** Subtitle. */
  subtitle: Scalars['String']['output'];
  /** Subtitle in the languages other than French. */
  subtitles: AdminOtherTexts;
  /** Title. */
  title: Scalars['String']['output'];
  /** Title in the languages other than French. */
  titles: AdminOtherTexts;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
};

/** Fields of a promotion: absent is unchanged, null is cleared. */
export type AdminPromoChanges = {
  /** Whether it is shown. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which products it has: at least one condition, and neither a search text nor those for admins only. */
  filter?: InputMaybe<ProductFilter>;
  /** Address of a stored picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Subtitle, 1 to 200 characters. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** Subtitle in the languages other than French. */
  subtitles?: InputMaybe<OtherTextsInput>;
  /** Title, 1 to 120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Title in the languages other than French. */
  titles?: InputMaybe<OtherTextsInput>;
};

/** Conditions of a promotion on its products; null: it does not narrow by it. */
export type AdminPromoConditions = {
  /** Slugs of brands. */
  brands: Array<Scalars['String']['output']>;
  /** Slug of the category; its subcategories are included. */
  category?: Maybe<Scalars['String']['output']>;
  /** Colours. */
  colors: Array<Scalars['String']['output']>;
  /** Created at or after this instant. */
  createdAfter?: Maybe<Scalars['DateTime']['output']>;
  /** Reaching the free-delivery total alone, or not. */
  freeDelivery?: Maybe<Scalars['Boolean']['output']>;
  /** Reduced, or not. */
  hasDiscount?: Maybe<Scalars['Boolean']['output']>;
  /** With a warranty, or without one. */
  hasWarranty?: Maybe<Scalars['Boolean']['output']>;
  /** In stock, or not. */
  inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Marked as a best seller, or not. */
  isBestSeller?: Maybe<Scalars['Boolean']['output']>;
  /** Marked as featured, or not. */
  isFeatured?: Maybe<Scalars['Boolean']['output']>;
  /** In a running flash sale, or not. */
  isFlashSale?: Maybe<Scalars['Boolean']['output']>;
  /** Highest current price. */
  maxPrice?: Maybe<Scalars['Decimal']['output']>;
  /** Minimum discount in whole percent. */
  minDiscountPercent?: Maybe<Scalars['Int']['output']>;
  /** Lowest current price. */
  minPrice?: Maybe<Scalars['Decimal']['output']>;
  /** Average rating of at least so much, 0 to 5. */
  minRating?: Maybe<Scalars['Float']['output']>;
  /** Slugs of sellers. */
  sellers: Array<Scalars['String']['output']>;
  /** With this availability. */
  stockStatus?: Maybe<StockStatus>;
};

/** A page of promotions. */
export type AdminPromoConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminPromoEdge>;
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of entries. */
  total: ListTotal;
};

/** Input of `adminPromoCreate`. */
export type AdminPromoCreateInput = {
  /** Its fields; `title`, `subtitle` and `filter` are required. */
  fields: AdminPromoChanges;
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** Slug, which never changes. */
  slug: Scalars['String']['input'];
};

/** An edge of a connection. */
export type AdminPromoEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminPromo;
};

/** Conditions on promotions; all given conditions must match. */
export type AdminPromoFilter = {
  /** Shown in the shop, or not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Created at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of the title or slug. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Created before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of a change of a promotion. */
export type AdminPromoPayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The promotion as it is now, after `STALE`. */
  current?: Maybe<AdminPromo>;
  /** The promotion after the change; null when it was rejected. */
  promo?: Maybe<AdminPromo>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Sort of promotions. */
export type AdminPromoSort = {
  /** What to sort by. */
  by: AdminPromoSortBy;
  /** Direction. */
  direction: SortDirection;
};

export type { AdminPromoSortBy };

/** Input of `adminPromoUpdate`. */
export type AdminPromoUpdateInput = {
  /** What changes. */
  changes: AdminPromoChanges;
  /** ID of the promotion. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
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
  /** Pictures attached at the inspection, at most 5, in the order of their upload; null: the viewer may not read them, which requires the capability `PEOPLE_CONTACT`. */
  photos?: Maybe<Array<PrivateFile>>;
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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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

/** A review as moderators see it. */
export type AdminReview = Node & {
  /** Account number of the author; null without an account. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Name under which it is shown. */
  authorName: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Language of the text; null when it is not known. */
  language?: Maybe<Language>;
  /** What the text contains; facts, no score. */
  marks: Array<ReviewMark>;
  /** Reason of the rejection; null when there is none. */
  moderationNote?: Maybe<Scalars['String']['output']>;
  /** The last order that delivered the product to the author; null without an account. */
  order?: Maybe<AdminReviewOrder>;
  /** The reviewed product. */
  product: ReviewedProduct;
  /** Rating, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** State. */
  state: ReviewState;
  /** Text of the review. */
  text: Scalars['String']['output'];
  /** Title; null when there is none. */
  title?: Maybe<Scalars['String']['output']>;
  /** When it was last changed or moderated. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version, to be sent with a decision. */
  version: Scalars['Int']['output'];
};

/** A page of reviews. */
export type AdminReviewConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminReviewEdge>;
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
  /** The entries without their cursors. */
  nodes: Array<AdminReview>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries, counted up to 10,000. */
  total: ListTotal;
};

/** An edge of a connection. */
export type AdminReviewEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminReview;
};

/** Conditions on reviews; all given conditions must match. */
export type AdminReviewFilter = {
  /** Reviews by this account. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** Created at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Reviews with this rating, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the title, the text or the author's name: 2 to 60 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Reviews of the product, or of the product of the variant, with this SKU. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Reviews in this state. */
  state?: InputMaybe<ReviewState>;
  /** Created before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The order that delivered the product of a review to its author. */
export type AdminReviewOrder = {
  /** When the product was delivered. */
  deliveredAt: Scalars['DateTime']['output'];
  /** Number of the order. */
  number: Scalars['String']['output'];
  /** ID of the order. */
  orderId: Scalars['ID']['output'];
};

/** How the list of reviews is sorted. */
export type AdminReviewSort = {
  /** Direction; by default ascending for `WAITING`, descending for the others. */
  direction?: InputMaybe<SortDirection>;
  /** What it is sorted by. */
  field: AdminReviewSortField;
};

export type { AdminReviewSortField };

export type { AdminRole };

/** A result of `adminSearch`. */
export type AdminSearchHit = {
  /** A buyer's name, a ticket's subject, an SKU, an account's number; empty: nothing more. */
  detail: Scalars['String']['output'];
  /** Whether the text names it by its number, SKU, code, account number, telephone or e-mail address. */
  isExact: Scalars['Boolean']['output'];
  /** What its screen is addressed by: the id of an order, product, seller or coupon, the number of a ticket or an account. */
  key: Scalars['String']['output'];
  /** What it is. */
  kind: AdminSearchKind;
  /** Number, name or code. */
  label: Scalars['String']['output'];
};

/** What a result of `adminSearch` is. */
export type AdminSearchKind =
  /** A coupon. */
  | 'COUPON'
  /** An order. */
  | 'ORDER'
  /** A product. */
  | 'PRODUCT'
  /** A seller. */
  | 'SELLER'
  /** A support ticket. */
  | 'TICKET'
  /** An account. */
  | 'USER';

/** A product that was opened first from the results of a search. */
export type AdminSearchOpening = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** ID of the product in the back-office. */
  productId: Scalars['ID']['output'];
  /** How often. */
  times: Scalars['Int']['output'];
};

/** A search that leads to a page of the shop instead of its results. */
export type AdminSearchRedirect = Node & {
  /** What the search makes of it: every text of which it makes the same is redirected. */
  form: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Path of the shop. */
  path: Scalars['String']['output'];
  /** The search text, in any language. */
  term: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
};

/** A seller as admins see it in lists of products. */
export type AdminSeller = Node & {
  /** Documents, the oldest first, at most 30; null when they can't be read. */
  documents?: Maybe<Array<AdminSellerDocument>>;
  /** Figures; null when they can't be read. */
  figures?: Maybe<AdminSellerFigures>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Messages of the team, the latest first; null when they can't be read. */
  messages?: Maybe<AdminSellerMessageConnection>;
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Profile; null when it can't be read. */
  profile?: Maybe<AdminSellerProfile>;
  /** Slug: the shop's path is `/shop/{slug}`. */
  slug: Scalars['String']['output'];
  /** Status; only the products of active sellers are on sale. */
  status: SellerStatus;
};


/** A seller as admins see it in lists of products. */
export type AdminSellerMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The application of a seller. */
export type AdminSellerApplication = {
  /** Number of the account that applied; null: applied without an account. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Reason of a rejection, visible to the applicant. */
  decisionNote?: Maybe<Scalars['String']['output']>;
  /** Language of the messages to the applicant. */
  language: Language;
  /** Description of the goods. */
  message: Scalars['String']['output'];
  /** Number of the application. */
  number: Scalars['String']['output'];
  /** Web page, as the applicant wrote it. */
  website?: Maybe<Scalars['String']['output']>;
};

/** Fields of a seller: absent is unchanged, null is cleared. */
export type AdminSellerChanges = {
  /** Street and number, 5 to 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Until when no commission is taken. Requires the capability `SELLERS_COMMISSION`. */
  commissionFreeUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Commission in percent, 0 to 100, of orders placed from now on. Requires the capability `SELLERS_COMMISSION`. */
  commissionRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** Person to talk to. Requires the capability `PEOPLE_CONTACT`. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** Address of a stored cover. */
  coverUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description in French, at most 2,000 characters; required while it is in other languages. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Description in the languages other than French; null is removed, absent is unchanged. */
  descriptions?: InputMaybe<OtherTextsInput>;
  /** E-mail address. Requires the capability `PEOPLE_CONTACT`. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company, 2 to 120 characters. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  /** Address of a stored logo. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name of the shop, 2 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. Requires the capability `PEOPLE_CONTACT`. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Hours from the confirmation of an order to its hand-over, 0 to 240. */
  preparationHours?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the governorate, 1 to 24. */
  regionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Return policy in the languages other than French; null is removed, absent is unchanged. */
  returnPolicies?: InputMaybe<OtherTextsInput>;
  /** Return policy in French, at most 2,000 characters; required while it is in other languages. */
  returnPolicy?: InputMaybe<Scalars['String']['input']>;
  /** Part of the shop's address, lower-case letters, digits and hyphens; its former one leads to it. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** “Matricule fiscal”: seven digits and a letter, with or without its suffix. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A page of sellers. */
export type AdminSellerConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminSellerEdge>;
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
  /** The entries without their cursors. */
  nodes: Array<AdminSeller>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** A document of a seller. */
export type AdminSellerDocument = {
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** The file; null: the role may not read it. Reading it leaves an entry in the access log. */
  file?: Maybe<PrivateFile>;
  /** Identifies it among the documents of its seller. */
  key: Scalars['String']['output'];
  /** What it is. */
  kind: SellerDocumentKind;
};

/** Input of `adminSellerDocumentAdd`. */
export type AdminSellerDocumentAddInput = {
  /** The uploaded file. */
  document: SellerDocumentInput;
  /** ID of the seller. */
  sellerId: Scalars['ID']['input'];
};

/** Input of `adminSellerDocumentRemove`. */
export type AdminSellerDocumentRemoveInput = {
  /** Key of the document. */
  key: Scalars['String']['input'];
  /** ID of the seller. */
  sellerId: Scalars['ID']['input'];
};

/** Result of `adminSellerDocumentAdd` and `adminSellerDocumentRemove`. */
export type AdminSellerDocumentsPayload = {
  /** The documents as they are now; null when nothing was changed. */
  documents?: Maybe<Array<AdminSellerDocument>>;
  /** Errors in the input; empty on success. `CONFLICT`: there are 30 documents already. */
  userErrors: Array<UserError>;
};

/** An edge of a connection. */
export type AdminSellerEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminSeller;
};

/** How a seller did in the last 30 days, and what its suspension would concern. */
export type AdminSellerFigures = {
  /** Balance of the ledger; null without the capability `LEDGERS_READ`. */
  balance?: Maybe<Money>;
  /** Of these, cancelled ones. */
  cancelled: Scalars['Int']['output'];
  /** Of the open ones, those that should have been handed over already. */
  lateOrders: Scalars['Int']['output'];
  /** Products that are offered while the seller is active. */
  listedProducts: Scalars['Int']['output'];
  /** Parts of orders that are neither completed nor over. */
  openOrders: Scalars['Int']['output'];
  /** Parts of orders of the last 30 days. */
  orders: Scalars['Int']['output'];
  /** Of these, parcels that came back undelivered. */
  refused: Scalars['Int']['output'];
  /** Of these, returned ones. */
  returned: Scalars['Int']['output'];
  /** Totals of these without what was cancelled, refused or refunded; null without the capability `LEDGERS_READ`. */
  revenue?: Maybe<Money>;
};

/** Conditions of the list of sellers. */
export type AdminSellerFilter = {
  /** Created at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Number of the governorate, 1 to 24. */
  regionNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the name or of the company's name, or a tax number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Created before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Applied at least so many hours ago, 1 to 8760. */
  waitingHours?: InputMaybe<Scalars['Int']['input']>;
};

/** A message of the team, as a seller got it. */
export type AdminSellerMessage = {
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Name or account number of who wrote it. */
  by: Scalars['String']['output'];
  /** Identifies it among the messages to its seller. */
  key: Scalars['String']['output'];
  /** Language in which the seller got it. */
  language: Language;
  /** Number of sellers that it was sent to. */
  sellers: Scalars['Int']['output'];
  /** When it was sent; null: it was not. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was sent. */
  state: SellerMessageState;
  /** Subject. */
  subject: Scalars['String']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** A page of the messages to a seller. */
export type AdminSellerMessageConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminSellerMessageEdge>;
  /** The entries without their cursors. */
  nodes: Array<AdminSellerMessage>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type AdminSellerMessageEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminSellerMessage;
};

/** Whom a message reaches. */
export type AdminSellerMessageReach = {
  /** Of those that it is sent to, sellers that do not sell, such as suspended or closed ones. */
  notActive: Scalars['Int']['output'];
  /** Sellers that it is sent to. */
  sellers: Scalars['Int']['output'];
  /** Selected sellers without an e-mail address: it is not sent to them. */
  withoutAddress: Scalars['Int']['output'];
};

/** Input of `adminSellerMessageSend`. */
export type AdminSellerMessageSendInput = {
  /** Number of sellers that the admin expects it to be sent to; another number is refused with the code `CHANGED`. */
  expectedCount?: InputMaybe<Scalars['Int']['input']>;
  /** Generated by the client for each message, 8 to 100 letters, digits, hyphens or underscores: the same key sends once. */
  idempotencyKey: Scalars['String']['input'];
  /** The message. */
  texts: AdminSellerMessageTexts;
  /** Who gets it. */
  to: AdminSellerSelection;
};

/** Result of `adminSellerMessageSend`. */
export type AdminSellerMessageSendPayload = {
  /** Whom it was sent to; null when nothing was sent. */
  reach?: Maybe<AdminSellerMessageReach>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A message in one language. */
export type AdminSellerMessageText = {
  /** Subject, one line of 3 to 120 characters. */
  subject: Scalars['String']['input'];
  /** Plain text, 10 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** A message by language: sellers whose language is missing get the French one. */
export type AdminSellerMessageTexts = {
  /** German. */
  de?: InputMaybe<AdminSellerMessageText>;
  /** English. */
  en?: InputMaybe<AdminSellerMessageText>;
  /** French. */
  fr: AdminSellerMessageText;
  /** Tunisian Arabic. */
  tn?: InputMaybe<AdminSellerMessageText>;
};

/** Result of a change of a seller. */
export type AdminSellerPayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The seller as it is now, after `STALE`. */
  current?: Maybe<AdminSeller>;
  /** The seller after the change; null when it was rejected. */
  seller?: Maybe<AdminSeller>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Profile of a seller as admins read and edit it. */
export type AdminSellerProfile = {
  /** Street and number. */
  address?: Maybe<Scalars['String']['output']>;
  /** The application; null: the seller did not apply through the form. */
  application?: Maybe<AdminSellerApplication>;
  /** Until when no commission is taken; null: it is. */
  commissionFreeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Commission in percent. */
  commissionRate: Scalars['Decimal']['output'];
  /** Person to talk to. */
  contactName?: Maybe<Scalars['String']['output']>;
  /** Address of the stored cover, as inputs take it. */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** When the seller was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Description in French. */
  description?: Maybe<Scalars['String']['output']>;
  /** Description in the languages other than French. */
  descriptions: AdminOtherTexts;
  /** E-mail address; masked without the capability `PEOPLE_CONTACT`. */
  email?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  legalName: Scalars['String']['output'];
  /** Address of the stored logo, as inputs take it. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Statuses that the seller can be given. */
  nextStatuses: Array<SellerStatus>;
  /** Phone number; masked without the capability `PEOPLE_CONTACT`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Hours from the confirmation of an order to its hand-over. */
  preparationHours: Scalars['Int']['output'];
  /** Governorate. */
  region: Region;
  /** Return policy in the languages other than French. */
  returnPolicies: AdminOtherTexts;
  /** Return policy in French. */
  returnPolicy?: Maybe<Scalars['String']['output']>;
  /** ID of the seller in the shop. */
  sellerId: Scalars['ID']['output'];
  /** “Matricule fiscal”. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** Version: required to change the seller. */
  version: Scalars['Int']['output'];
};

/** Sellers that a message is sent to: those with the `ids`, or all that match; in any status, also suspended or closed. */
export type AdminSellerSelection = {
  /** IDs of up to 100 sellers that match and are left out. */
  exceptIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Further conditions, as of the list. */
  filter?: InputMaybe<AdminSellerFilter>;
  /** IDs of up to 100 sellers. Excludes the conditions. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sellers with this status. */
  status?: InputMaybe<SellerStatus>;
};

/** Input of `adminSellerStatusSet`. */
export type AdminSellerStatusSetInput = {
  /** ID of the seller. */
  id: Scalars['ID']['input'];
  /** Reason, at most 500 characters: required for a rejection, whose applicant reads it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The new status. */
  to: SellerStatus;
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Input of `adminSellerUpdate`. */
export type AdminSellerUpdateInput = {
  /** What changes. */
  changes: AdminSellerChanges;
  /** ID of the seller. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** Settings of the shop, with the values in effect. Links that are null are hidden. */
export type AdminSettings = {
  /** The app for iPhone. */
  appStore?: Maybe<Scalars['URL']['output']>;
  /** Failed calls after which the desk proposes to cancel, 1 to 20. */
  callAttempts: Scalars['Int']['output'];
  /** How parcels are handed over; fixed by the environment. */
  carrier: CarrierKind;
  /** Age of an unconfirmed order from which the desk proposes to cancel, 1 to 720 hours. */
  confirmationHours: Scalars['Int']['output'];
  /** The shop on Facebook. */
  facebook?: Maybe<Scalars['URL']['output']>;
  /** Names of the settings that the environment fixes: they cannot be changed here. */
  fixed: Array<Scalars['String']['output']>;
  /** The shop on Instagram. */
  instagram?: Maybe<Scalars['URL']['output']>;
  /** The shop on LinkedIn. */
  linkedin?: Maybe<Scalars['URL']['output']>;
  /** Chat with the shop in a messaging application. */
  messagingApp?: Maybe<Scalars['URL']['output']>;
  /** Chat with the shop in a social messenger. */
  messenger?: Maybe<Scalars['URL']['output']>;
  /** Pause after a call that was not answered, 5 to 1440 minutes. */
  noAnswerMinutes: Scalars['Int']['output'];
  /** The app for Android. */
  playStore?: Maybe<Scalars['URL']['output']>;
  /** Site where sellers join. */
  sellerSite?: Maybe<Scalars['URL']['output']>;
  /** Telephone number of the shop. */
  shopPhone?: Maybe<Scalars['String']['output']>;
  /** The shop on TikTok. */
  tiktok?: Maybe<Scalars['URL']['output']>;
  /** Days after which an order that was not confirmed is cancelled by itself; null: never. */
  unconfirmedDays?: Maybe<Scalars['Int']['output']>;
  /** Failed calls that this needs besides, 0 to 20; 0: the age alone decides. */
  unconfirmedTries: Scalars['Int']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
  /** Days of the week that count for transit and returns, 1 (Monday) to 7 (Sunday). */
  workingDays: Array<Scalars['Int']['output']>;
  /** The shop on X. */
  x?: Maybe<Scalars['URL']['output']>;
  /** The shop on YouTube. */
  youtube?: Maybe<Scalars['URL']['output']>;
};

/** Changes of settings; absent fields are unchanged, null clears a link or the days. */
export type AdminSettingsChanges = {
  /** The app for iPhone. */
  appStore?: InputMaybe<Scalars['String']['input']>;
  /** Failed calls after which the desk proposes to cancel, 1 to 20. */
  callAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** Age of an unconfirmed order from which the desk proposes to cancel, 1 to 720 hours. */
  confirmationHours?: InputMaybe<Scalars['Int']['input']>;
  /** The shop on Facebook. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** The shop on Instagram. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** The shop on LinkedIn. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Chat with the shop in a messaging application. */
  messagingApp?: InputMaybe<Scalars['String']['input']>;
  /** Chat with the shop in a social messenger. */
  messenger?: InputMaybe<Scalars['String']['input']>;
  /** Pause after a call that was not answered, 5 to 1440 minutes. */
  noAnswerMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The app for Android. */
  playStore?: InputMaybe<Scalars['String']['input']>;
  /** Site where sellers join. */
  sellerSite?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number of the shop. */
  shopPhone?: InputMaybe<Scalars['String']['input']>;
  /** The shop on TikTok. */
  tiktok?: InputMaybe<Scalars['String']['input']>;
  /** Days after which an order that was not confirmed is cancelled by itself; null: never. */
  unconfirmedDays?: InputMaybe<Scalars['Int']['input']>;
  /** Failed calls that this needs besides, 0 to 20; 0: the age alone decides. */
  unconfirmedTries?: InputMaybe<Scalars['Int']['input']>;
  /** Days of the week that count for transit and returns, 1 (Monday) to 7 (Sunday). */
  workingDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The shop on X. */
  x?: InputMaybe<Scalars['String']['input']>;
  /** The shop on YouTube. */
  youtube?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a change of settings. */
export type AdminSettingsPayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The settings as they are now, when the code is `STALE`. */
  current?: Maybe<AdminSettings>;
  /** The changed settings; null when they were not changed. */
  settings?: Maybe<AdminSettings>;
  /** Why they were not changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `adminSettingsUpdate`. */
export type AdminSettingsUpdateInput = {
  /** The changed settings. */
  changes: AdminSettingsChanges;
  /** Version that was edited. */
  version: Scalars['Int']['input'];
};

/** A day and its figures. */
export type AdminStatsDay = {
  /** The day in Tunisia, such as `2026-11-22`. */
  day: Scalars['Date']['output'];
  /** Its figures. */
  figures: AdminStatsSums;
};

/** Figures of a period that ends today. */
export type AdminStatsDays = {
  /** Sums of as many days before. */
  before: AdminStatsSums;
  /** The days, the earliest first. */
  days: Array<AdminStatsDay>;
  /** Sums of these days. */
  sums: AdminStatsSums;
};

/** Figures of a governorate. */
export type AdminStatsPlace = {
  /** Of these orders, parcels paid on delivery that arrived. */
  cashDelivered: Scalars['Int']['output'];
  /** Of these orders, parcels to be paid on delivery that came back undelivered. */
  cashRefused: Scalars['Int']['output'];
  /** Orders placed that are delivered there. */
  orders: Scalars['Int']['output'];
  /** Number of the governorate, 1 to 24. */
  regionNumber: Scalars['Int']['output'];
  /** Of these orders, as in `AdminStatsSums`. Null without the capability `LEDGERS_READ`. */
  revenue?: Maybe<Money>;
};

/** Figures of one or several Tunisian days. */
export type AdminStatsSums = {
  /** Of these orders, those with a cancelled sub-order. */
  cancelled: Scalars['Int']['output'];
  /** Of this revenue, what is paid on delivery. Null without the capability `LEDGERS_READ`. */
  cashRevenue?: Maybe<Money>;
  /** Of this revenue, what is paid online. Null without the capability `LEDGERS_READ`. */
  onlineRevenue?: Maybe<Money>;
  /** Orders placed. */
  orders: Scalars['Int']['output'];
  /** Of these orders, those with a parcel that came back undelivered. */
  returned: Scalars['Int']['output'];
  /**
   * Of these orders: paid or due, without cancelled and refused sub-orders and without refunds. Null without the capability
   * `LEDGERS_READ`.
   */
  revenue?: Maybe<Money>;
  /** Accounts created. */
  users: Scalars['Int']['output'];
};

/** What sold most in a period. */
export type AdminStatsTop = {
  /** Products by revenue, at most ten; by items without the capability `LEDGERS_READ`. */
  products: Array<AdminStatsTopEntry>;
  /** Sellers by revenue, at most ten; by sub-orders without the capability `LEDGERS_READ`. */
  sellers: Array<AdminStatsTopEntry>;
};

/** A product or seller and what it sold. */
export type AdminStatsTopEntry = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** Items of a product, sub-orders of a seller; without cancelled and refused ones. */
  quantity: Scalars['Int']['output'];
  /** Their revenue. Null without the capability `LEDGERS_READ`. */
  revenue?: Maybe<Money>;
  /** ID of the product or seller. */
  targetId: Scalars['ID']['output'];
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

/** A new stock of a product without variants. */
export type AdminStockPatch = {
  /** The stock that `set` replaces: when it is another one, `STOCK_MOVED` refuses the row. */
  expected: Scalars['Int']['input'];
  /** The new stock. */
  set: Scalars['Int']['input'];
};

/** A subscriber of the newsletter. Consent is given by the subscriber alone. */
export type AdminSubscriber = Node & {
  /** When the address confirmed it by its link: the consent. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail address; masked without the capability `PEOPLE_CONTACT`. */
  email: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Language of the newsletter. */
  language: Language;
  /** Where it was asked for; null when that was not noted. */
  source?: Maybe<AdminSubscriberSource>;
  /** State of the subscription. */
  state: AdminSubscriberState;
  /** When it was asked for. */
  subscribedAt: Scalars['DateTime']['output'];
  /** When it was ended. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of subscribers. */
export type AdminSubscriberConnection = {
  /** Edges, in order. */
  edges: Array<AdminSubscriberEdge>;
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
  /** Subscribers, in order. */
  nodes: Array<AdminSubscriber>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** A subscriber in a list. */
export type AdminSubscriberEdge = {
  /** Cursor of the subscriber. */
  cursor: Scalars['String']['output'];
  /** The subscriber. */
  node: AdminSubscriber;
};

/** Conditions on subscribers. */
export type AdminSubscriberFilter = {
  /** The whole address; finds nothing for roles that see it masked. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Subscribed at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Language of the newsletter. */
  language?: InputMaybe<Language>;
  /** State of the subscription. */
  state?: InputMaybe<AdminSubscriberState>;
  /** Subscribed before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type { AdminSubscriberSource };

/** State of a subscription to the newsletter. */
export type AdminSubscriberState =
  /** It was confirmed: the address gets the newsletter. */
  | 'CONFIRMED'
  /** The address has not confirmed it. */
  | 'PENDING'
  /** It was ended. */
  | 'WITHDRAWN';

/** Confirmed subscribers as a file. */
export type AdminSubscribersFile = {
  /** CSV: address, language, source, subscription, consent. */
  content: Scalars['String']['output'];
  /** Name of the file. */
  filename: Scalars['String']['output'];
};

/** Words that find the same products in search and assistant, besides the synonyms of the program. */
export type AdminSynonymGroup = Node & {
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether search and assistant find by it as it is now. */
  isApplied: Scalars['Boolean']['output'];
  /** Language of the words; the search takes them in every language. */
  language: Language;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
  /** The words, 2 to 20. */
  words: Array<AdminSynonymWord>;
};

/** A word of a group of synonyms. */
export type AdminSynonymWord = {
  /** What the search makes of it. */
  form: Scalars['String']['output'];
  /** The word or phrase. */
  text: Scalars['String']['output'];
};

/** VAT rates and fiscal stamp of invoices from a day on, until the next period begins. */
export type AdminTaxPeriod = {
  /** The VAT rate below it, in percent. */
  intermediateRate: Scalars['Decimal']['output'];
  /** Whether an invoice was issued since, or it is the first: it can no longer be removed. */
  isUsed: Scalars['Boolean']['output'];
  /** The lowest VAT rate besides none, in percent. */
  reducedRate: Scalars['Decimal']['output'];
  /** Fiscal stamp of an invoice, paid by the seller. */
  stamp: Money;
  /** VAT rate of goods that have no other, in percent. */
  standardRate: Scalars['Decimal']['output'];
  /** First day, in Tunisia. */
  validFrom: Scalars['Date']['output'];
};

/** Input of `adminTaxPeriodAdd`. */
export type AdminTaxPeriodAddInput = {
  /** Idempotency key generated by the client: 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** The VAT rate below it, in percent. */
  intermediateRate: Scalars['Decimal']['input'];
  /** The lowest VAT rate besides none, in percent. */
  reducedRate: Scalars['Decimal']['input'];
  /** Fiscal stamp of an invoice in dinars, at most 1000. */
  stamp: Scalars['Decimal']['input'];
  /** VAT rate of goods that have no other, in percent. */
  standardRate: Scalars['Decimal']['input'];
  /** First day, in Tunisia; no invoice may have been issued since. */
  validFrom: Scalars['Date']['input'];
};

/** Result of `adminTaxPeriodAdd`. */
export type AdminTaxPeriodAddPayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The new period; null when it was not added. */
  period?: Maybe<AdminTaxPeriod>;
  /** Why it was not added: `IN_USE` when an invoice was issued since, `TAKEN` when the day has one. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `adminTaxPeriodRemove`. */
export type AdminTaxPeriodRemoveInput = {
  /** First day of the period. */
  validFrom: Scalars['Date']['input'];
};

/** Result of `adminTaxPeriodRemove`. */
export type AdminTaxPeriodRemovePayload = {
  /** First day of the removed period. */
  deletedDay?: Maybe<Scalars['Date']['output']>;
  /** Why it was not removed: `IN_USE` when an invoice used it. Empty on success. */
  userErrors: Array<UserError>;
};

/** Who wrote a text. */
export type AdminTextAuthor = {
  /** Account number. */
  accountNumber: Scalars['String']['output'];
  /** Name; null when it is not known. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Changes of a text page; absent fields are unchanged. */
export type AdminTextChanges = {
  /** The text in Markdown, 1 to 60,000 characters. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Summary, 1 to 300 characters. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Title, 1 to 120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Title, summary and text of a page. */
export type AdminTextContent = {
  /** The text in Markdown. */
  body: Scalars['String']['output'];
  /** Summary in one or two sentences. */
  summary: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
};

/** A text page in one language as admins edit it. */
export type AdminTextPage = Node & {
  /** The text in Markdown. */
  body: Scalars['String']['output'];
  /** Whether staff have changed the text: new versions of the program do not replace it. */
  edited: Scalars['Boolean']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether the French text was changed later. */
  isOutdated: Scalars['Boolean']['output'];
  /** Language of the text. */
  language: Language;
  /** The text of the program; null when it has none for this page. */
  original?: Maybe<AdminTextContent>;
  /** Slug: the page's path is `/<slug>`; that of a service's text is `/services/<name>`. */
  slug: Scalars['String']['output'];
  /** Summary in one or two sentences. */
  summary: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** When the text was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
  /** Texts that the page had, the latest first; that is the present one. */
  versions?: Maybe<AdminTextVersionConnection>;
};


/** A text page in one language as admins edit it. */
export type AdminTextPageVersionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of a change of a text page. */
export type AdminTextPagePayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The page as it is now, when the code is `STALE`. */
  current?: Maybe<AdminTextPage>;
  /** The changed page; null when it was not changed. */
  page?: Maybe<AdminTextPage>;
  /** Why it was not changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `adminTextPageReset`. */
export type AdminTextPageResetInput = {
  /** ID of the page. */
  id: Scalars['ID']['input'];
  /** Present version of the page. */
  version: Scalars['Int']['input'];
};

/** Input of `adminTextPageRestore`. */
export type AdminTextPageRestoreInput = {
  /** ID of the page. */
  id: Scalars['ID']['input'];
  /** Number of the version whose text it gets again. */
  number: Scalars['Int']['input'];
  /** Present version of the page. */
  version: Scalars['Int']['input'];
};

/** Input of `adminTextPageUpdate`. */
export type AdminTextPageUpdateInput = {
  /** The changed fields. */
  changes: AdminTextChanges;
  /** ID of the page. */
  id: Scalars['ID']['input'];
  /** Version that was edited. */
  version: Scalars['Int']['input'];
};

/** A text page in one language, without its text. */
export type AdminTextSummary = {
  /** Whether staff have changed the text: new versions of the program do not replace it. */
  edited: Scalars['Boolean']['output'];
  /** Whether the French text was changed later. */
  isOutdated: Scalars['Boolean']['output'];
  /** Language of the text. */
  language: Language;
  /** Slug: the page's path is `/<slug>`; that of a service's text is `/services/<name>`. */
  slug: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** When the text was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A text that a page had, or has. */
export type AdminTextVersion = Node & {
  /** Who wrote it; null: it came with the program. */
  author?: Maybe<AdminTextAuthor>;
  /** The text in Markdown; null when it is not available at present. */
  body?: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The page's version at that time. */
  number: Scalars['Int']['output'];
  /** Summary in one or two sentences. */
  summary: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
};

/** A page of the texts that a page had. */
export type AdminTextVersionConnection = {
  /** Edges, in order. */
  edges: Array<AdminTextVersionEdge>;
  /** Versions, in order. */
  nodes: Array<AdminTextVersion>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of all versions. */
  totalCount: Scalars['Int']['output'];
};

/** A version in its list. */
export type AdminTextVersionEdge = {
  /** Cursor of the version. */
  cursor: Scalars['String']['output'];
  /** The version. */
  node: AdminTextVersion;
};

/** A ticket as admins see it. */
export type AdminTicket = {
  /** Account number of the customer; null for a visitor. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Who of the staff answers it; null: no one in particular. */
  assignee?: Maybe<StaffPerson>;
  /** E-mail address for answers; empty when the account was deleted. */
  email: Scalars['String']['output'];
  /** Language of the customer. */
  language: Language;
  /** The last message of the conversation, which is no note; null: they were all merged into another ticket. */
  lastMessage?: Maybe<AdminTicketMessage>;
  /** Messages and notes, oldest first. */
  messages: Array<AdminTicketMessage>;
  /** Name of the customer. */
  name: Scalars['String']['output'];
  /** Telephone number with +216. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Priority. */
  priority: TicketPriority;
  /** The ticket. Its `can...` fields state what the owner may do, not what staff may. */
  ticket: Ticket;
  /** Increases with changes of status, priority, order and assignment. */
  version?: Maybe<Scalars['Int']['output']>;
  /** Since when the shop has to answer; null: the customer has to, or it is resolved. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of all tickets. */
export type AdminTicketConnection = {
  /** Tickets with their cursors. */
  edges: Array<AdminTicketEdge>;
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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

/** Restricts a list of all tickets; absent fields do not restrict it. */
export type AdminTicketFilter = {
  /** Account number of the customer. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** Account number of who answers; `me` and `none` are accepted. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  /** Topic. */
  category?: InputMaybe<TicketCategory>;
  /** Created at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Language of the customer. */
  language?: InputMaybe<Language>;
  /** About this order. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** About the order with this number. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Priority. */
  priority?: InputMaybe<TicketPriority>;
  /** Rated by the customer, with so many stars at most: 1 to 5. */
  ratingAtMost?: InputMaybe<Scalars['Int']['input']>;
  /** A number, a part of the subject or name, or a whole e-mail address or telephone; at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** One of these statuses. */
  statuses?: InputMaybe<Array<TicketStatus>>;
  /** Created before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** The customer has been waiting for an answer for at least so many hours. */
  waitingHours?: InputMaybe<Scalars['Int']['input']>;
};

/** A message as staff read it, notes among themselves included. */
export type AdminTicketMessage = {
  /** Author. */
  author: TicketAuthor;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Attached files, at most 5, in the order of their upload. */
  files: Array<PrivateFile>;
  /** Whether it is a note that the customer never receives. */
  isInternal: Scalars['Boolean']['output'];
  /** Identifies it within its ticket, for `TicketReplyInput.lastMessageId`. */
  key: Scalars['String']['output'];
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
  /** Who of the staff wrote it; null: the customer, or unknown. */
  writtenBy?: Maybe<StaffPerson>;
};

export type { AdminTicketSort };

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

/** What lists of the back-office are about. */
export type AdminTopic =
  /** Keys of third parties. */
  | 'API_KEYS'
  /** Brands. */
  | 'BRANDS'
  /** Categories. */
  | 'CATEGORIES'
  /** Coupons. */
  | 'COUPONS'
  /** Home content and its versions. */
  | 'HOMEPAGE'
  /** State of jobs. */
  | 'JOBS'
  /** Orders with their parcels, returns and refunds. */
  | 'ORDERS'
  /** Products, without their stock. */
  | 'PRODUCTS'
  /** Promotions. */
  | 'PROMOTIONS'
  /** Reviews. */
  | 'REVIEWS'
  /** Searches that lead to a page of the shop. */
  | 'SEARCH_REDIRECTS'
  /** Sellers and applications. */
  | 'SELLERS'
  /** Settings of the shop. */
  | 'SETTINGS'
  /** Stock of products, which sales change. */
  | 'STOCK'
  /** Text pages. */
  | 'TEXTS'
  /** Tickets. */
  | 'TICKETS';

/** An account as admins see it. Contact details are masked for the roles `CATALOGUE`, `MARKETING` and `READ_ONLY`. */
export type AdminUser = Node & {
  /** Account number: ten digits, the last one a check digit. */
  accountNumber: Scalars['String']['output'];
  /** Admin role; null when the account is not an admin. */
  adminRole?: Maybe<AdminRole>;
  /** When its sign-in was blocked; null when it is not. */
  blockedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address, masked as `a***@example.tn`; empty when the account has none. */
  email: Scalars['String']['output'];
  /** What the account did in the shop; null when the upstream does not count it. */
  figures?: Maybe<AdminUserFigures>;
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
  /** When one of its sessions was last used, to the minute. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the account is subscribed to the newsletter. */
  newsletter: Scalars['Boolean']['output'];
  /** New e-mail address that waits for confirmation, masked like `email`; null when there is none. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Telephone number such as `+21698123456`, masked as `+216 98 *** *56`; empty when the account has none. */
  phone: Scalars['String']['output'];
  /** Loyalty points. */
  points: Scalars['Int']['output'];
};

/** An account with what staff need to know of it. Its reading is logged for roles that read contact data in full. */
export type AdminUserAccount = {
  /** Addresses; telephones are masked as that of the account. */
  addresses: Array<SavedAddress>;
  /** Why sign-in is blocked; null when it is not. */
  blockedReason?: Maybe<Scalars['String']['output']>;
  /** Loyalty points, newest first. */
  points?: Maybe<AdminPointsEntryConnection>;
  /** Valid sessions, the last used first. */
  sessions: Array<AdminUserSession>;
  /** The account. */
  user: AdminUser;
  /** Version, to be sent with changes. */
  version: Scalars['Int']['output'];
};


/** An account with what staff need to know of it. Its reading is logged for roles that read contact data in full. */
export type AdminUserAccountPointsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of accounts. */
export type AdminUserConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminUserEdge>;
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
  /** The entries without their cursors. */
  nodes: Array<AdminUser>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries, counted up to 10,000. */
  total: ListTotal;
  /** Total number of entries, at most 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type AdminUserEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminUser;
};

/** What an account did in the shop. */
export type AdminUserFigures = {
  /** Orders placed. */
  orders: Scalars['Int']['output'];
  /** Sub-orders that came back undelivered. */
  refusals: Scalars['Int']['output'];
  /** Total of the delivered sub-orders that were not sent back. */
  spent: Money;
};

/** Conditions on accounts; all given conditions must match. */
export type AdminUserFilter = {
  /** Created at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether orders were placed. */
  hasOrders?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the account may use the back office. */
  isAdmin?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether sign-in is blocked. */
  isBlocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of e-mails and notifications. */
  language?: InputMaybe<Language>;
  /** At least so many loyalty points. */
  minPoints?: InputMaybe<Scalars['Int']['input']>;
  /** At least so many sub-orders came back undelivered. */
  minRefusals?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the newsletter is subscribed. */
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Account number, part of the name, or, for roles that read contact data, telephone or e-mail address: 2 to 60 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Created before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A session of an account, for staff. */
export type AdminUserSession = {
  /** When the session was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When the session expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifies the session in `userSessionsEnd`. */
  key: Scalars['String']['output'];
  /** When the session was last used, to the minute. */
  seenAt: Scalars['DateTime']['output'];
  /** User agent of the browser. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** Sort of the list of accounts. */
export type AdminUserSort = {
  /** Direction; by default the latest or largest first. */
  direction?: InputMaybe<SortDirection>;
  /** What to sort by. */
  field: AdminUserSortField;
};

export type { AdminUserSortField };

/** A variant of a product as admins see it. */
export type AdminVariant = Node & {
  /** Whether it is on sale; otherwise it is hidden in the shop, and its stock does not count. */
  active: Scalars['Boolean']['output'];
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
  /** Whether it was ordered: it can then be taken off sale, and not be deleted. */
  wasOrdered: Scalars['Boolean']['output'];
};

/** Fields of a variant: absent is unchanged, null is cleared. */
export type AdminVariantChanges = {
  /** Whether it is on sale. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Input of `apiKeyCreate`. */
export type ApiKeyCreateInput = {
  /** Until when it is valid; absent: it does not expire. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who sends the key. */
  kind: ApiKeyKind;
  /** What it is for; it cannot be changed. */
  mode: ApiKeyMode;
  /** Who uses it, at most 80 characters. */
  name: Scalars['String']['input'];
  /** Sites whose pages may send a public key: at least one and at most 20, none for a secret key. */
  origins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it may do, at least one. */
  scopes: Array<ApiKeyScope>;
};

/** Result of `apiKeyCreate`. */
export type ApiKeyCreatePayload = {
  /** The new key; null when it was not made. */
  key?: Maybe<AdminApiKey>;
  /** The key as it is sent. It is not shown again. */
  text?: Maybe<Scalars['String']['output']>;
  /** Errors in the input: `PASSWORD_REQUIRED`, `INVALID` on `scopes`, `REQUIRED` and `INVALID` on `origins`, `EXPIRED` on `expiresAt`, `CONFLICT` above 200 keys. Empty on success. */
  userErrors: Array<UserError>;
};

export type { ApiKeyKind };

export type { ApiKeyMode };

/** Input of `apiKeyRevoke`. */
export type ApiKeyRevokeInput = {
  /** The key. */
  id: Scalars['ID']['input'];
};

/** Result of `apiKeyRevoke`. */
export type ApiKeyRevokePayload = {
  /** The key as it is now. */
  key?: Maybe<AdminApiKey>;
  /** Errors in the input: `CONFLICT` for a revoked key. Empty on success. */
  userErrors: Array<UserError>;
};

export type { ApiKeyScope };

/** Input of `apiKeySecretAdd`. */
export type ApiKeySecretAddInput = {
  /** The key. */
  id: Scalars['ID']['input'];
};

/** Result of `apiKeySecretAdd`. */
export type ApiKeySecretAddPayload = {
  /** The key as it is now. */
  key?: Maybe<AdminApiKey>;
  /** The key with its new secret, as it is sent. It is not shown again. */
  text?: Maybe<Scalars['String']['output']>;
  /** Errors in the input: `PASSWORD_REQUIRED`, `CONFLICT` for a key with two secrets or a revoked one. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `apiKeySecretRevoke`. */
export type ApiKeySecretRevokeInput = {
  /** The key. */
  id: Scalars['ID']['input'];
  /** The secret. */
  secretId: Scalars['ID']['input'];
};

/** Result of `apiKeySecretRevoke`. */
export type ApiKeySecretRevokePayload = {
  /** The key as it is now. */
  key?: Maybe<AdminApiKey>;
  /** Errors in the input: `CONFLICT` for the last secret, which goes with the key. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `apiKeyUpdate`: all fields as they are to be. */
export type ApiKeyUpdateInput = {
  /** Until when it is valid; absent: it does not expire. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The key. */
  id: Scalars['ID']['input'];
  /** Who uses it, at most 80 characters. */
  name: Scalars['String']['input'];
  /** Sites whose pages may send a public key. */
  origins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it may do, at least one. */
  scopes: Array<ApiKeyScope>;
  /** Version of the key that was read; `STALE` when it was changed since. */
  version: Scalars['Int']['input'];
};

/** Result of `apiKeyUpdate`. */
export type ApiKeyUpdatePayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The key as it is now. */
  key?: Maybe<AdminApiKey>;
  /** Errors in the input: as for `apiKeyCreate`, `STALE`, and `CONFLICT` for a revoked key. Empty on success. */
  userErrors: Array<UserError>;
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

/** Input of `askedResolve`. */
export type AskedResolveInput = {
  /** ID of the text. */
  id: Scalars['ID']['input'];
  /** Whether it is dealt with; false takes the mark away. */
  isResolved: Scalars['Boolean']['input'];
};

/** Result of `askedResolve`. */
export type AskedResolvePayload = {
  /** The text, with its counts of all days; null when there was an error. */
  text?: Maybe<AdminAskedText>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
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

/** Who made a change: an admin, the program itself, or a third party with a key. */
export type AuditActor = {
  /** Account number; `system`: the program; `key:` and a `keyId`: a third party. */
  accountNumber: Scalars['String']['output'];
  /** First and last name, or the name of the key; null when the account is deleted. */
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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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
  /** Account number of the admin who made the change; `key:` and the `keyId` of a third party’s key. */
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


/** A slide or banner. One without `redirectUrl` opens the newsletter. */
export type BannerNameArgs = {
  language: Language;
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
  /** ID of the category or brand that is the value; null for other fields. */
  valueId?: Maybe<Scalars['ID']['output']>;
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
   * the ID of a category or brand. Null clears a reduced price or a brand, and moves a category to the top level.
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

/** An answer for a repeated question. Its texts may contain `{name}`, `{number}` and `{tracking}`. */
export type CannedAnswer = Node & {
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Typed after `/` to insert it. */
  shortcut: Scalars['String']['output'];
  /** Text in a language; null: there is none. */
  text?: Maybe<Scalars['String']['output']>;
  /** Title. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
};


/** An answer for a repeated question. Its texts may contain `{name}`, `{number}` and `{tracking}`. */
export type CannedAnswerTextArgs = {
  language: Language;
};

/** Input of `cannedAnswerDelete`. */
export type CannedAnswerDeleteInput = {
  /** ID of the answer. */
  id: Scalars['ID']['input'];
};

/** Result of `cannedAnswerDelete`. */
export type CannedAnswerDeletePayload = {
  /** ID of the deleted answer. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `cannedAnswerSave`. */
export type CannedAnswerSaveInput = {
  /** The answer to change; absent: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Idempotency key generated by the client, required without `id`: 8 to 64 letters, digits and hyphens. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 30 lower-case letters, digits and hyphens, typed after `/` to insert it. */
  shortcut: Scalars['String']['input'];
  /** Its texts. */
  texts: CannedAnswerTextsInput;
  /** 2 to 60 characters. */
  title: Scalars['String']['input'];
  /** Version of the answer that was read, required with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `cannedAnswerSave`. */
export type CannedAnswerSavePayload = {
  /** The answer as it is now; null when it was not saved. */
  answer?: Maybe<CannedAnswer>;
  /** Errors in the input: `TAKEN`, `STALE`, `CONFLICT` above 300 answers. Empty on success. */
  userErrors: Array<UserError>;
};

/** Texts of an answer for a repeated question, each at most 5,000 characters. */
export type CannedAnswerTextsInput = {
  /** German. */
  de?: InputMaybe<Scalars['String']['input']>;
  /** English. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** French. */
  fr: Scalars['String']['input'];
  /** Tunisian Arabic. */
  tn?: InputMaybe<Scalars['String']['input']>;
};

/** How parcels are handed over. */
export type CarrierKind =
  /** By hand. */
  | 'NONE'
  /** To a delivery service. */
  | 'SERVICE'
  /** To the simulated carrier: nothing is delivered. */
  | 'SIMULATOR';

/** State of a parcel as its carrier reports it. */
export type CarrierState =
  /** It was delivered. */
  | 'DELIVERED'
  /** An attempt to deliver it failed. */
  | 'DELIVERY_FAILED'
  /** The courier is on the way to the recipient. */
  | 'OUT_FOR_DELIVERY'
  /** It was picked up. */
  | 'PICKED_UP'
  /** It was returned to the seller. */
  | 'RETURNED'
  /** It was not picked up yet. */
  | 'WAITING';

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

/** Input to share a cart. */
export type CartShareInput = {
  /** Lines, 1 to 100. */
  lines: Array<CartLineInput>;
};

/** Result of `cartShare`. */
export type CartSharePayload = {
  /** When the token ends; null with errors. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Token that holds the lines, for `sharedCart`; null with errors. */
  token?: Maybe<Scalars['String']['output']>;
  /** Path of the page of the shop that shows the cart and puts it into the device's cart, such as `/cart/…`; null with errors. */
  url?: Maybe<Scalars['String']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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
  differs?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Conditions on statements of carriers. */
export type CashStatementFilter = {
  /** Imported at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Imported before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
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

/** Sort of statements of carriers. */
export type CashStatementSort = {
  /** Direction. */
  direction: SortDirection;
  /** What to sort by. */
  field: CashStatementSortField;
};

export type { CashStatementSortField };

/** A product that may have changed. */
export type CatalogueChange = {
  /** Whether to keep or to remove it. A product may be named without a difference, or removed without having been there. */
  kind: CatalogueChangeKind;
  /** The product as it is now, not as it was at the time of the change; null when it was removed. */
  product?: Maybe<Product>;
  /** ID of the product. */
  productId: Scalars['ID']['output'];
};

/** What became of a product for the public. */
export type CatalogueChangeKind =
  /** It is not on sale, or does not exist: remove it. */
  | 'REMOVED'
  /** It is on sale: keep it as `product` says. */
  | 'UPSERTED';

/** A page of changes of the catalogue. */
export type CatalogueChanges = {
  /** Products that may have changed, each once. */
  changes: Array<CatalogueChange>;
  /** Where the next call continues: its `after`. Store it together with what was made of this page. */
  cursor: Scalars['String']['output'];
  /** There are further changes at once; otherwise ask again later. */
  hasMore: Scalars['Boolean']['output'];
  /** Changes after the given cursor are no longer stored: start again with the whole catalogue and this `cursor`. */
  isGap: Scalars['Boolean']['output'];
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

/** Units in which the contents of a product are counted. */
export type ContentUnit =
  /** Grams. */
  | 'GRAM'
  /** Millilitres. */
  | 'MILLILITRE'
  /** Millimetres. */
  | 'MILLIMETRE'
  /** Pieces. */
  | 'PIECE';

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

/** Why the home page has no card of a coupon. */
export type CouponCardProblem =
  /** It was used as often as it may be. */
  | 'EXHAUSTED'
  /** It is for first orders only, which a visitor cannot prove. */
  | 'FIRST_ORDER'
  /** It has ended. */
  | 'OVER'
  /** Disabled. */
  | 'PAUSED'
  /** It is for one account. */
  | 'PERSONAL'
  /** It begins later; its card is shown then. */
  | 'PLANNED'
  /** It is limited to a category, a brand or a product; cards describe the others. */
  | 'SCOPE'
  /** It is limited to a seller that is not active. */
  | 'SELLER';

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

/** State of a coupon, by its terms and the clock. */
export type CouponState =
  /** It was used as often as it may be. */
  | 'EXHAUSTED'
  /** It has ended. */
  | 'OVER'
  /** Disabled. */
  | 'PAUSED'
  /** It begins later. */
  | 'PLANNED'
  /** It can be used. */
  | 'RUNNING';

export type { CouponType };

/** An order with a coupon. */
export type CouponUse = {
  /** Account number of the buyer; null for a visitor. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Discount on items and delivery, without cancelled and undelivered sub-orders. */
  discount: Money;
  /** ID of the order. */
  orderId: Scalars['ID']['output'];
  /** Number of the order. */
  orderNumber: Scalars['String']['output'];
  /** When the use was restored because the order was cancelled; null when it counts. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Total of these sub-orders. */
  revenue: Money;
  /** When the order was placed. */
  usedAt: Scalars['DateTime']['output'];
};

/** A page of uses of a coupon. */
export type CouponUseConnection = {
  /** Entries with their cursors. */
  edges: Array<CouponUseEdge>;
  /** The entries without their cursors. */
  nodes: Array<CouponUse>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a connection. */
export type CouponUseEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: CouponUse;
};

/** What to be aware of in the terms of a coupon. */
export type CouponWarning =
  /** A percentage above 50 without a maximum discount. */
  | 'NO_MAX_DISCOUNT'
  /** A fixed discount of the minimum purchase or more. */
  | 'WHOLE_PURCHASE';

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
  /** Label to display, in the requested language or in French. */
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

/** State of a flash sale. */
export type FlashSaleState =
  /** It is past its end, or sold out. */
  | 'ENDED'
  /** It begins later. */
  | 'PLANNED'
  /** It runs. */
  | 'RUNNING';

/** A layout of the home page. */
export type HomeLayout =
  /** The home page at `/`. */
  | 'HOME'
  /** The home page at `/home2`: the assistant first. */
  | 'HOME2'
  /** The home page at `/home3`: the deals first. */
  | 'HOME3';

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
  /**
   * Visible sections of a layout as admins arranged them, in order; null where they have not: then clients have an order of their own. Names
   * of later versions may occur, which clients ignore.
   */
  sections?: Maybe<Array<Scalars['String']['output']>>;
  /** The services, in order. */
  serviceCards: Array<ServiceCard>;
  /** Slides of the hero, in order. */
  slider1: Array<Banner>;
};


/** Content of the home page, edited by admins. */
export type HomepageSectionsArgs = {
  layout: HomeLayout;
};

/** The home content as it is edited. */
export type HomepageContent = {
  /** Its layouts. */
  layouts: Array<HomepageLayout>;
  /** Its lists. */
  lists: Array<HomepageList>;
};

/** The home content as it is edited. */
export type HomepageContentInput = {
  /** Its layouts; an absent one has the program's order. */
  layouts: Array<HomepageLayoutInput>;
  /** Its lists; an absent one is empty. */
  lists: Array<HomepageListInput>;
};

/** Input to begin the shared draft. */
export type HomepageDraftBeginInput = {
  /** Number of the version to begin with; absent: the published one. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** Name of the home content. */
  name: Scalars['String']['input'];
};

/** Input to give up the draft. */
export type HomepageDraftDiscardInput = {
  /** ID of the draft. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Input to save the draft. */
export type HomepageDraftSaveInput = {
  /** Number of the published version, when the draft is to replace one that was published since it was begun. */
  baseNumber?: InputMaybe<Scalars['Int']['input']>;
  /** The whole content; absent: unchanged. It may lack what is needed to publish it. */
  content?: InputMaybe<HomepageContentInput>;
  /** ID of the draft. */
  id: Scalars['ID']['input'];
  /** Note, at most 200 characters; absent: unchanged. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** An item of a list of the home content. Fields that its list does not have are null. */
export type HomepageItem = {
  /** From when it is shown; null: at once. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** The picture. */
  image?: Maybe<Image>;
  /** Address of the stored picture, as inputs take it. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Unique in its list. */
  key: Scalars['String']['output'];
  /** Link target: a path of the shop or an https address. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** Line or text below the heading. */
  subtitle?: Maybe<HomepageTexts>;
  /** Code of a coupon, or slug of a category or shop. */
  target?: Maybe<Scalars['String']['output']>;
  /** Heading, also the picture's alternative text. */
  title?: Maybe<HomepageTexts>;
  /** Until when it is shown; null: always. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** An item of a list of the home content. */
export type HomepageItemInput = {
  /** From when it is shown; absent: at once. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Address of a stored picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Lower-case letters, digits and hyphens; unique in its list. */
  key: Scalars['String']['input'];
  /** A path of the shop or an https address; absent: a slide opens the newsletter. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Line or text below the heading, at most 160 characters; of the popup 600. */
  subtitle?: InputMaybe<HomepageTextsInput>;
  /** Code of a coupon, or slug of a category or shop. */
  target?: InputMaybe<Scalars['String']['input']>;
  /** Heading, at most 120 characters. */
  title?: InputMaybe<HomepageTextsInput>;
  /** Until when it is shown; absent: always. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The sections of a layout of the home page. */
export type HomepageLayout = {
  /** Which layout. */
  name: HomeLayout;
  /** All its sections, in order; the first one is fixed. */
  sections: Array<HomepageSection>;
};

/** The sections of a layout of the home page. */
export type HomepageLayoutInput = {
  /** Which layout. */
  name: HomeLayout;
  /** Its sections in order; missing ones follow. */
  sections: Array<HomepageSectionInput>;
};

/** A list of the home content. */
export type HomepageList = {
  /** Its items, in order. */
  items: Array<HomepageItem>;
  /** Which list. */
  name: HomepageListName;
};

/** A list of the home content. */
export type HomepageListInput = {
  /** Its items in order, at most 12. */
  items: Array<HomepageItemInput>;
  /** Which list. */
  name: HomepageListName;
};

/** Lists of the home content. */
export type HomepageListName =
  /** Three pictures above the footer. */
  | 'ABOVE_FOOTER'
  /** Bands announcing a reduction in one category. */
  | 'BANDS'
  /** The banner below the promotion section. */
  | 'BANNER'
  /** Coupons of the promotion section. */
  | 'COUPONS'
  /** The hidden reward. */
  | 'HIDDEN_REWARD'
  /** Live shows. */
  | 'LIVE_SHOWS'
  /** Partner shops. */
  | 'PARTNERS'
  /** What the banner opens. */
  | 'POPUP'
  /** Picture of the promotion section. */
  | 'PROMOTION'
  /** Slides above the services. */
  | 'PROMO_SLIDES'
  /** The services. */
  | 'SERVICE_CARDS'
  /** Slides of the hero. */
  | 'SLIDES';

/** Shows a version as the shop's page to the admin who requested it: as parameter `preview` of the page's address. */
export type HomepagePreview = {
  /** Until when it is valid, half an hour. */
  expiresAt: Scalars['DateTime']['output'];
  /** Value of the parameter. */
  token: Scalars['String']['output'];
};

/** Input to publish a version at once. */
export type HomepagePublishInput = {
  /** ID of the draft or of the planned version. */
  id: Scalars['ID']['input'];
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Input to restore a version. */
export type HomepageRestoreInput = {
  /** Number of the version that is published now. */
  baseNumber: Scalars['Int']['input'];
  /** ID of the version. */
  id: Scalars['ID']['input'];
  /** Idempotency key generated by the client for each change: 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: Scalars['String']['input'];
};

/** Input to plan a publication. */
export type HomepageScheduleInput = {
  /** ID of the draft or of the planned version. */
  id: Scalars['ID']['input'];
  /** When it is published; null: it is the draft again, or is given up when there is another draft. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A section of a layout. */
export type HomepageSection = {
  /** Whether it is shown. */
  isVisible: Scalars['Boolean']['output'];
  /** Its name, such as `FLASH_SALES`. */
  name: Scalars['String']['output'];
};

/** A section of a layout. */
export type HomepageSectionInput = {
  /** Whether it is shown. */
  isVisible: Scalars['Boolean']['input'];
  /** Its name; an unknown one is ignored. */
  name: Scalars['String']['input'];
};

/** A text of the home content in the shop's languages. */
export type HomepageTexts = {
  /** In German. */
  de?: Maybe<Scalars['String']['output']>;
  /** In English. */
  en?: Maybe<Scalars['String']['output']>;
  /** In French; replaces missing ones. */
  fr: Scalars['String']['output'];
  /** In Tunisian Arabic. */
  tn?: Maybe<Scalars['String']['output']>;
};

/** A text of the home content in the shop's languages. */
export type HomepageTextsInput = {
  /** In German; absent: French is shown. */
  de?: InputMaybe<Scalars['String']['input']>;
  /** In English; absent: French is shown. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** In French; empty: no text. */
  fr: Scalars['String']['input'];
  /** In Tunisian Arabic; absent: French is shown. */
  tn?: InputMaybe<Scalars['String']['input']>;
};

/** A version of the home content. */
export type HomepageVersion = Node & {
  /** Name of the admin who saved it last; null: the program. */
  author?: Maybe<Scalars['String']['output']>;
  /** Number that was published when it was begun; null for the first one. */
  baseNumber?: Maybe<Scalars['Int']['output']>;
  /** The content. */
  content?: Maybe<HomepageContent>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it was due, but another version was published in the meantime: it waits for a decision. */
  isWaiting: Scalars['Boolean']['output'];
  /** Name of the home content, such as `v0`. */
  name: Scalars['String']['output'];
  /** Note of its authors. */
  note?: Maybe<Scalars['String']['output']>;
  /** Its number; the latest is the highest. */
  number: Scalars['Int']['output'];
  /** Shows it as the shop's page. */
  preview?: Maybe<HomepagePreview>;
  /** When it is published; of planned versions. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was saved last. */
  savedAt: Scalars['DateTime']['output'];
  /** Its state. */
  state: HomepageVersionState;
  /** Version of the draft, to be sent with a change. */
  version: Scalars['Int']['output'];
};

/** A page of versions. */
export type HomepageVersionConnection = {
  /** Entries with their cursors. */
  edges: Array<HomepageVersionEdge>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of entries. */
  total: ListTotal;
};

/** An edge of a connection. */
export type HomepageVersionEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: HomepageVersion;
};

/** Result of a change of the home content. */
export type HomepageVersionPayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The version as it is now, after `STALE`. */
  current?: Maybe<HomepageVersion>;
  /** The home content as it is now; null when the change was rejected. */
  homepage?: Maybe<AdminHomepage>;
  /**
   * Errors in the input. `STALE` when the version was changed since; on `baseNumber` `CHANGED` when another version was published since; on
   * `name` or `publishAt` `TAKEN` when there is a draft or a planned version; on fields of items such as `SLIDES.0.title` what they lack.
   * Empty on success.
   */
  userErrors: Array<UserError>;
  /** The version after the change; null when it was rejected. */
  version?: Maybe<HomepageVersion>;
};

/** State of a version of the home content. */
export type HomepageVersionState =
  /** The shared draft; there is one at most. */
  | 'DRAFT'
  /** Was published, or was given up. */
  | 'OLD'
  /** What the shop shows. */
  | 'PUBLISHED'
  /** Planned; there is one at most. */
  | 'SCHEDULED';

/** A picture, served as AVIF or WebP by content negotiation, at the requested width. */
export type Image = {
  /** Alternative text, at most 150 characters; null: the name of what it shows stands for it. */
  alt?: Maybe<Scalars['String']['output']>;
  /**
   * Address of the picture, immutable: another picture has another address. `width` is in CSS pixels and rounded up to
   * the next served width; without it the largest is given.
   */
  url: Scalars['URL']['output'];
};


/** A picture, served as AVIF or WebP by content negotiation, at the requested width. */
export type ImageAltArgs = {
  language: Language;
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

/** Paper of labels. */
export type LabelPaper =
  /** Four labels on each page of A4. */
  | 'A4'
  /** One label on each page of A6. */
  | 'A6';

export type { Language };

/** The latest refusal of another order with the same telephone. */
export type LastRefusal = {
  /** When it was refused. */
  at: Scalars['DateTime']['output'];
  /** Number of the order. */
  number: Scalars['String']['output'];
  /** Reason that was noted. */
  reason?: Maybe<Scalars['String']['output']>;
};

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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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

/** Present stock of a line's article. */
export type LineStock = {
  /** ID of the line. */
  lineId: Scalars['ID']['output'];
  /** Pieces of the variant, or of the product without variants; null when it no longer exists. */
  stock?: Maybe<Scalars['Int']['output']>;
};

/** A file of all entries of a list, as CSV. Reading it is noted in the log of access. */
export type ListFile = {
  /** What it has. */
  name: ListFileName;
  /** Its address, for the session's admin. */
  url: Scalars['URL']['output'];
};

export type { ListFileName };

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

/** A delivery of a subscription in the log, without its body. */
export type LoggedDelivery = {
  /** Attempts, the first one first. */
  attempts: Array<WebhookAttempt>;
  /** Cursor for `webhookSubscriptionReplay`; null: it is no event of the shop. */
  cursor?: Maybe<Scalars['String']['output']>;
  /** Identifies the entry in the log. */
  deliveryId: Scalars['ID']['output'];
  /** Id of the event, as in the body: the same when it is sent again. */
  eventId: Scalars['String']['output'];
  /** Type of the event, such as `order.changed`. */
  eventType: Scalars['String']['output'];
  /** Next attempt; null: it was accepted or given up. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the event occurred. */
  occurredAt: Scalars['DateTime']['output'];
  /** State of the delivery. */
  state: LoggedDeliveryState;
  /** Number of the order, or key of the product. */
  subject: Scalars['String']['output'];
};

/** A page of the log of deliveries. */
export type LoggedDeliveryConnection = {
  /** Deliveries with their cursors. */
  edges: Array<LoggedDeliveryEdge>;
  /** The deliveries without their cursors. */
  nodes: Array<LoggedDelivery>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a page of the log. */
export type LoggedDeliveryEdge = {
  /** Cursor of this entry in the list. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: LoggedDelivery;
};

/** State of a delivery of a subscription. */
export type LoggedDeliveryState =
  /** It was accepted. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** It is made next, or tried again. */
  | 'WAITING';

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
  /** German, at most 150 characters. */
  de?: InputMaybe<Scalars['String']['input']>;
  /** English, at most 150 characters. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** French, at most 150 characters. */
  fr?: InputMaybe<Scalars['String']['input']>;
  /** Tunisian Arabic, at most 150 characters. */
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

/** Input of `mediaReplace`. */
export type MediaReplaceInput = {
  /** ID of the file. */
  id: Scalars['ID']['input'];
  /** Address of the file of the library that takes its place, of the same kind. */
  url: Scalars['String']['input'];
};

/** Result of `mediaReplace`. */
export type MediaReplacePayload = {
  /** The file, with the uses that it still has; null when it was refused. */
  media?: Maybe<AdminMedia>;
  /** Errors that the user can correct: `CONFLICT` while either file is being replaced. */
  userErrors: Array<UserError>;
};

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
  /** New folder, under the same address; absent: unchanged. */
  folder?: InputMaybe<MediaFolder>;
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
   * Prepares a change of many products, brands or categories: their changes are checked in the background and made by `adminJobApply`. Requires the capability
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
  /**
   * Creates many coupons with the same terms, under codes that cannot be guessed, by a job; its report has the codes. Requires the capability
   * `MARKETING`.
   */
  adminCouponCodesCreate?: Maybe<AdminCouponCodesPayload>;
  /** Creates a coupon. Requires the capability `MARKETING`. */
  adminCouponCreate?: Maybe<AdminCouponPayload>;
  /** Changes terms of a coupon. Requires the capability `MARKETING`. */
  adminCouponUpdate?: Maybe<AdminCouponPayload>;
  /** Changes several coupons, each independently of the others. Requires the capability `MARKETING`. */
  adminCouponsPatch?: Maybe<AdminCouponsPatchPayload>;
  /** Ends the flash sale of a product, planned or running. */
  adminFlashSaleRemove?: Maybe<AdminProductPayload>;
  /** Plans, starts or changes the flash sale of a product. */
  adminFlashSaleSet?: Maybe<AdminProductPayload>;
  /** Lets planned and running flash sales end later. Requires the capability `FLASH`. */
  adminFlashSalesExtend?: Maybe<AdminProductsPatchPayload>;
  /** Plans flash sales of several products, each independently of the others; `IN_USE` where one is planned or running. Requires the capability `FLASH`. */
  adminFlashSalesPlan?: Maybe<AdminProductsPatchPayload>;
  /** Ends running flash sales and cancels planned ones. Requires the capability `FLASH`. */
  adminFlashSalesStop?: Maybe<AdminProductsPatchPayload>;
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
  /** Deletes a product of the last 24 hours that was never on an order, in a review or on a wishlist; later ones are archived. */
  adminProductDelete?: Maybe<AdminProductDeletePayload>;
  /**
   * Changes fields of a product. `CONFLICT` and `REQUIRED` by field: what it needs to be on sale. Requires the capability `CATALOGUE`;
   * `SHELVES` suffices for `isFeatured` and `isBestSeller`.
   */
  adminProductUpdate?: Maybe<AdminProductPayload>;
  /** Changes several products, each by its version and independently of the others. */
  adminProductsPatch?: Maybe<AdminProductsPatchPayload>;
  /** Creates a promotion, inactive unless stated otherwise. Requires the capability `MARKETING`. */
  adminPromoCreate?: Maybe<AdminPromoPayload>;
  /** Changes fields of a promotion. Requires the capability `MARKETING`. */
  adminPromoUpdate?: Maybe<AdminPromoPayload>;
  /** Adds a document to a seller. Requires the capability `SELLERS_DECIDE`. */
  adminSellerDocumentAdd?: Maybe<AdminSellerDocumentsPayload>;
  /** Removes a document of a seller. Requires the capability `SELLERS_DECIDE`. */
  adminSellerDocumentRemove?: Maybe<AdminSellerDocumentsPayload>;
  /**
   * Writes to sellers by mail, once to each, in the language of its account or else in French. Requires the capability
   * `SELLERS_DECIDE`.
   */
  adminSellerMessageSend?: Maybe<AdminSellerMessageSendPayload>;
  /** Accepts or rejects an application, suspends a seller or lets it sell again. Requires the capability `SELLERS_DECIDE`. */
  adminSellerStatusSet?: Maybe<AdminSellerPayload>;
  /** Changes the profile of a seller. Requires the capability `SELLERS_DECIDE`. */
  adminSellerUpdate?: Maybe<AdminSellerPayload>;
  /** Changes settings of the shop, effective at once. Requires the capability `SETTINGS`. */
  adminSettingsUpdate?: Maybe<AdminSettingsPayload>;
  /** Changes the stock of a product or variant. `STOCK_MOVED`: it is not the expected one, or would fall below zero. */
  adminStockAdjust?: Maybe<AdminProductPayload>;
  /** Adds VAT rates and fiscal stamp from a day on. Requires the capability `SETTINGS`. */
  adminTaxPeriodAdd?: Maybe<AdminTaxPeriodAddPayload>;
  /** Removes VAT rates and fiscal stamp that no invoice used. Requires the capability `SETTINGS`. */
  adminTaxPeriodRemove?: Maybe<AdminTaxPeriodRemovePayload>;
  /** Gives a page the text of the program again. Requires the capability `MARKETING`. */
  adminTextPageReset?: Maybe<AdminTextPagePayload>;
  /** Gives a page the text of an earlier version again, as a new version. Requires the capability `MARKETING`. */
  adminTextPageRestore?: Maybe<AdminTextPagePayload>;
  /** Changes a text page; the shop shows it at once. Requires the capability `MARKETING`. */
  adminTextPageUpdate?: Maybe<AdminTextPagePayload>;
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
  /** Makes a key. Requires the capability `API_KEYS`, and a password entered a short while ago. */
  apiKeyCreate?: Maybe<ApiKeyCreatePayload>;
  /** Revokes a key with all its secrets, for good. Requires the capability `API_KEYS`. */
  apiKeyRevoke?: Maybe<ApiKeyRevokePayload>;
  /** Adds a second secret, so that servers can change over. Requires the capability `API_KEYS`, and a password entered a short while ago. */
  apiKeySecretAdd?: Maybe<ApiKeySecretAddPayload>;
  /** Revokes one of two secrets. Requires the capability `API_KEYS`. */
  apiKeySecretRevoke?: Maybe<ApiKeySecretRevokePayload>;
  /** Changes a key, effective within seconds. Requires the capability `API_KEYS`, and a password entered a short while ago. */
  apiKeyUpdate?: Maybe<ApiKeyUpdatePayload>;
  /** Marks a search or question as dealt with, or takes the mark away. Requires the capability `MARKETING`. */
  askedResolve?: Maybe<AskedResolvePayload>;
  /** Synthesises speech from a text. */
  botAnswerSpeak?: Maybe<BotAnswerSpeakPayload>;
  /** Analyses a picture to be sent with a message. The picture is not stored. */
  botPictureRead?: Maybe<BotPictureReadPayload>;
  /** Classifies a message to the assistant. */
  botQueryClassify?: Maybe<BotQueryClassifyPayload>;
  /** Transcribes a recording. The recording is not stored. */
  botSpeechTranscribe?: Maybe<BotSpeechTranscribePayload>;
  /** Deletes an answer for repeated questions. Requires the capability `SUPPORT`. */
  cannedAnswerDelete?: Maybe<CannedAnswerDeletePayload>;
  /** Saves a new answer for repeated questions, or changes one. Requires the capability `SUPPORT`. */
  cannedAnswerSave?: Maybe<CannedAnswerSavePayload>;
  /**
   * Makes an address that hands a cart to another person, who opens it, sees the lines with the prices of that moment, and puts them
   * into the cart of their own device. Nothing is stored or reserved, and the address is valid for 30 days.
   */
  cartShare?: Maybe<CartSharePayload>;
  /** Settles a row that differs: who bears the difference, and why. Requires the capability `FINANCE`. */
  cashRowSettle?: Maybe<CashRowSettlePayload>;
  /** Imports a carrier's statement and compares its rows with the parcels. Requires the capability `FINANCE`. */
  cashStatementImport?: Maybe<CashStatementImportPayload>;
  /** Reconciles some of the rows that match. Requires the capability `FINANCE`. */
  cashStatementReconcile?: Maybe<CashStatementReconcilePayload>;
  /**
   * Undoes a change within 30 days: fields that still have the value that was set get the one before. Requires the capability that the
   * change required.
   */
  changeUndo?: Maybe<ChangeUndoPayload>;
  /** Begins the shared draft of the home content. Requires the capability `MARKETING`. */
  homepageDraftBegin?: Maybe<HomepageVersionPayload>;
  /** Gives up the draft of the home content; it stays among the versions. Requires the capability `MARKETING`. */
  homepageDraftDiscard?: Maybe<HomepageVersionPayload>;
  /** Saves the draft of the home content. Requires the capability `MARKETING`. */
  homepageDraftSave?: Maybe<HomepageVersionPayload>;
  /** Publishes the draft or the planned version at once. Requires the capability `MARKETING`. */
  homepagePublish?: Maybe<HomepageVersionPayload>;
  /** Publishes the content of an earlier version as a new one. Requires the capability `MARKETING`. */
  homepageRestore?: Maybe<HomepageVersionPayload>;
  /** Plans the publication of the draft, or takes it back. Requires the capability `MARKETING`. */
  homepageSchedule?: Maybe<HomepageVersionPayload>;
  /** Moves a file that nothing uses to the bin, where it stays for 30 days. Requires the capability `MEDIA`. */
  mediaDelete?: Maybe<MediaDeletePayload>;
  /**
   * Has another file take the place of one wherever it is used, except in orders, which show what was bought. Many uses follow within
   * seconds. Requires the capability `MEDIA`.
   */
  mediaReplace?: Maybe<MediaReplacePayload>;
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
  /** Ends a subscription; only the subscriber can begin it again. Requires the capability `MARKETING`. */
  newsletterWithdraw?: Maybe<NewsletterWithdrawPayload>;
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
  /** Places an order for a buyer on the telephone. Differences from what the buyer agreed to mean that nothing was placed. Requires the admin role `ORDERS` or `OWNER`. */
  orderPlaceByPhone?: Maybe<PhoneOrderPayload>;
  /** Confirms, advances or cancels a sub-order. Requires the capability `ORDERS`. */
  orderTransition?: Maybe<OrderTransitionPayload>;
  /** Takes the next step of the parcel that a code names. Requires the admin role `ORDERS` or `OWNER`. */
  parcelScan?: Maybe<ParcelScanPayload>;
  /** Enters the password again, for mutations that were refused with `PASSWORD_REQUIRED`. */
  passwordEnter?: Maybe<PasswordEnterPayload>;
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
  /** Publishes a review, or rejects it with a reason. The rating of its product follows. Requires the capability `REVIEWS`. */
  reviewModerate?: Maybe<ReviewModeratePayload>;
  /** Deletes the account's review of a product. */
  reviewRemove?: Maybe<ReviewRemovePayload>;
  /** Creates or updates the account's review of a product. It is published after moderation. `FORBIDDEN` before the delivery. */
  reviewSave?: Maybe<ReviewSavePayload>;
  /** Publishes or rejects several reviews; those that were changed since are left as they are. Requires the capability `REVIEWS`. */
  reviewsModerate?: Maybe<ReviewsModeratePayload>;
  /** Deletes the redirect of a search, which shows its results again. Requires the capability `MARKETING`. */
  searchRedirectDelete?: Maybe<SearchRedirectDeletePayload>;
  /** Makes a search lead to a page of the shop, or changes where it does. Requires the capability `MARKETING`. */
  searchRedirectSave?: Maybe<SearchRedirectSavePayload>;
  /**
   * Counts that the results of a search were shown, or that a product was opened from them. Nothing is stored of who it was, nor texts that
   * may name a person.
   */
  searchUseNote?: Maybe<SearchUseNotePayload>;
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
  /** Sets rules for admins. Requires the capability `STAFF`. */
  staffPolicySet?: Maybe<StaffPolicySetPayload>;
  /** Opens a return for a customer who wants one. Requires the capability `RETURNS_OPEN`. */
  staffReturnOpen?: Maybe<StaffReturnOpenPayload>;
  /** Changes or takes away the role of an admin, effective with its next request. The last owner stays one. Requires the capability `STAFF`. */
  staffRoleSet?: Maybe<StaffRoleSetPayload>;
  /**
   * Removes the second step of another admin, who has lost the device: ends all sessions of the account and notifies its holder. Requires the
   * capability `STAFF`.
   */
  staffTwoStepReset?: Maybe<StaffTwoStepResetPayload>;
  /** Deletes a group of synonyms. Requires the capability `MARKETING`. */
  synonymsDelete?: Maybe<SynonymsDeletePayload>;
  /** Saves a new group of synonyms, or changes one. Requires the capability `MARKETING`. */
  synonymsSave?: Maybe<SynonymsSavePayload>;
  /** Adds a message to a ticket of the account. */
  ticketAnswer?: Maybe<TicketAnswerPayload>;
  /** Has a person of the staff answer a ticket. Requires the capability `SUPPORT`. */
  ticketAssign?: Maybe<TicketAssignPayload>;
  /** Opens a ticket. Does not require a session. When a signed-in account names one of its own orders, the ticket is linked to it. */
  ticketCreate?: Maybe<TicketCreatePayload>;
  /**
   * Merges a ticket into another one of the same customer: its messages move there, and it is closed. Cannot be undone. Requires the
   * capability `SUPPORT`.
   */
  ticketMerge?: Maybe<TicketMergePayload>;
  /** Adds a note to a ticket that only staff read; it is never mailed. Requires the capability `SUPPORT`. */
  ticketNote?: Maybe<TicketNotePayload>;
  /** Opens a ticket for an account; its first message is mailed to the customer. Requires the capability `SUPPORT`. */
  ticketOpenFor?: Maybe<TicketOpenForPayload>;
  /** Says which order a ticket is about. Requires the capability `SUPPORT`. */
  ticketOrderLink?: Maybe<TicketOrderLinkPayload>;
  /** Rates the help with a resolved ticket of the account, once. */
  ticketRate?: Maybe<TicketRatePayload>;
  /** Replies to a ticket on behalf of the shop. Requires the capability `SUPPORT`. */
  ticketReply?: Maybe<TicketReplyPayload>;
  /** Marks a ticket of the account as resolved, or closes it. */
  ticketStatusChange?: Maybe<TicketStatusChangePayload>;
  /** Changes the status, the priority or the topic of a ticket. Requires the capability `SUPPORT`. */
  ticketTransition?: Maybe<TicketTransitionPayload>;
  /** Sends one answer to several tickets, filled in for each and in the language of its customer. Requires the capability `SUPPORT`. */
  ticketsAnswer?: Maybe<TicketsAnswerPayload>;
  /**
   * Changes status, priority or assignee of several tickets; those without a way to the status are left as they are. Requires the
   * capability `SUPPORT`.
   */
  ticketsChange?: Maybe<TicketsChangePayload>;
  /** Begins to set up the caller's second step: sign-in asks for codes once one is confirmed. */
  twoStepBegin?: Maybe<TwoStepBeginPayload>;
  /** Turns the caller's second step on by a code. */
  twoStepConfirm?: Maybe<TwoStepConfirmPayload>;
  /** Turns the caller's second step off. */
  twoStepDisable?: Maybe<TwoStepDisablePayload>;
  /** Replaces the caller's recovery codes. */
  twoStepRecoveryCodesRenew?: Maybe<TwoStepRecoveryCodesRenewPayload>;
  /** Blocks the sign-in of an account and ends its sessions, or allows it again. Requires the capability `PEOPLE_SESSIONS`. */
  userBlock?: Maybe<UserBlockPayload>;
  /** Creates a coupon that one account may use once. Requires the capability `PEOPLE_COUPONS`. */
  userCouponGive?: Maybe<UserCouponGivePayload>;
  /**
   * Deletes an account for the person who asked for it; records that have to be retained are anonymised. Requires the capability
   * `PEOPLE_ERASE` and a password that was entered a short while ago.
   */
  userErase?: Maybe<UserErasePayload>;
  /**
   * All data stored about an account, for the person who asked for them; the export is logged. Requires the capability `PEOPLE_EXPORT` and a
   * password that was entered a short while ago.
   */
  userExport?: Maybe<UserExportPayload>;
  /** Adds loyalty points to an account, or takes them away. Requires the capability `PEOPLE_POINTS`. */
  userPointsAdjust?: Maybe<UserPointsAdjustPayload>;
  /** Sends an account a link for a new password, valid for 30 minutes. Requires the capability `PEOPLE_SESSIONS`. */
  userRecoverySend?: Maybe<UserRecoverySendPayload>;
  /** Ends one session of an account, or all. Requires the capability `PEOPLE_SESSIONS`. */
  userSessionsEnd?: Maybe<UserSessionsEndPayload>;
  /** Corrects an account; accounts of admins are corrected by owners only. Requires the capability `PEOPLE_EDIT`. */
  userUpdate?: Maybe<UserUpdatePayload>;
  /** Discards failed webhook deliveries, so that the deliveries queued after them proceed. Requires the capability `WEBHOOKS_RESEND`. */
  webhookDiscard?: Maybe<WebhookDeadLettersPayload>;
  /** Redelivers webhooks that were given up. Requires the capability `WEBHOOKS_RESEND`. */
  webhookResend?: Maybe<WebhookDeadLettersPayload>;
  /** Makes a subscription; its address is then sent a challenge. Requires the capability `API_KEYS` and a password entered a short while ago, or a key's scope `WEBHOOKS_MANAGE`. */
  webhookSubscriptionCreate?: Maybe<WebhookSubscriptionCreatePayload>;
  /** Removes a subscription with its log. Requires the capability `API_KEYS`, or a key's scope `WEBHOOKS_MANAGE`. */
  webhookSubscriptionDelete?: Maybe<WebhookSubscriptionDeletePayload>;
  /** Sends the events from a cursor on again, with the same ids. Requires the capability `API_KEYS`, or a key's scope `WEBHOOKS_MANAGE`. */
  webhookSubscriptionReplay?: Maybe<WebhookSubscriptionPayload>;
  /** Makes a new secret; the present one stays valid beside it for a day. Requires the capability `API_KEYS` and a password entered a short while ago, or a key's scope `WEBHOOKS_MANAGE`. */
  webhookSubscriptionSecretRotate?: Maybe<WebhookSubscriptionSecretRotatePayload>;
  /** Sends a test event, once. Requires the capability `API_KEYS`, or a key's scope `WEBHOOKS_MANAGE`. */
  webhookSubscriptionTest?: Maybe<WebhookSubscriptionPayload>;
  /** Changes a subscription. Requires the capability `API_KEYS` and a password entered a short while ago, or a key's scope `WEBHOOKS_MANAGE`. */
  webhookSubscriptionUpdate?: Maybe<WebhookSubscriptionUpdatePayload>;
  /** Sends the challenge once more, to activate a subscription. Requires the capability `API_KEYS`, or a key's scope `WEBHOOKS_MANAGE`. */
  webhookSubscriptionVerify?: Maybe<WebhookSubscriptionPayload>;
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
export type MutationAdminCouponCodesCreateArgs = {
  input: AdminCouponCodesCreateInput;
};


/** Root of all mutations. */
export type MutationAdminCouponCreateArgs = {
  input: AdminCouponCreateInput;
};


/** Root of all mutations. */
export type MutationAdminCouponUpdateArgs = {
  input: AdminCouponUpdateInput;
};


/** Root of all mutations. */
export type MutationAdminCouponsPatchArgs = {
  input: AdminCouponsPatchInput;
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
export type MutationAdminFlashSalesExtendArgs = {
  input: AdminFlashSalesExtendInput;
};


/** Root of all mutations. */
export type MutationAdminFlashSalesPlanArgs = {
  input: AdminFlashSalesPlanInput;
};


/** Root of all mutations. */
export type MutationAdminFlashSalesStopArgs = {
  input: AdminFlashSalesStopInput;
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
export type MutationAdminProductDeleteArgs = {
  input: AdminProductDeleteInput;
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
export type MutationAdminPromoCreateArgs = {
  input: AdminPromoCreateInput;
};


/** Root of all mutations. */
export type MutationAdminPromoUpdateArgs = {
  input: AdminPromoUpdateInput;
};


/** Root of all mutations. */
export type MutationAdminSellerDocumentAddArgs = {
  input: AdminSellerDocumentAddInput;
};


/** Root of all mutations. */
export type MutationAdminSellerDocumentRemoveArgs = {
  input: AdminSellerDocumentRemoveInput;
};


/** Root of all mutations. */
export type MutationAdminSellerMessageSendArgs = {
  input: AdminSellerMessageSendInput;
};


/** Root of all mutations. */
export type MutationAdminSellerStatusSetArgs = {
  input: AdminSellerStatusSetInput;
};


/** Root of all mutations. */
export type MutationAdminSellerUpdateArgs = {
  input: AdminSellerUpdateInput;
};


/** Root of all mutations. */
export type MutationAdminSettingsUpdateArgs = {
  input: AdminSettingsUpdateInput;
};


/** Root of all mutations. */
export type MutationAdminStockAdjustArgs = {
  input: AdminStockAdjustInput;
};


/** Root of all mutations. */
export type MutationAdminTaxPeriodAddArgs = {
  input: AdminTaxPeriodAddInput;
};


/** Root of all mutations. */
export type MutationAdminTaxPeriodRemoveArgs = {
  input: AdminTaxPeriodRemoveInput;
};


/** Root of all mutations. */
export type MutationAdminTextPageResetArgs = {
  input: AdminTextPageResetInput;
};


/** Root of all mutations. */
export type MutationAdminTextPageRestoreArgs = {
  input: AdminTextPageRestoreInput;
};


/** Root of all mutations. */
export type MutationAdminTextPageUpdateArgs = {
  input: AdminTextPageUpdateInput;
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
export type MutationApiKeyCreateArgs = {
  input: ApiKeyCreateInput;
};


/** Root of all mutations. */
export type MutationApiKeyRevokeArgs = {
  input: ApiKeyRevokeInput;
};


/** Root of all mutations. */
export type MutationApiKeySecretAddArgs = {
  input: ApiKeySecretAddInput;
};


/** Root of all mutations. */
export type MutationApiKeySecretRevokeArgs = {
  input: ApiKeySecretRevokeInput;
};


/** Root of all mutations. */
export type MutationApiKeyUpdateArgs = {
  input: ApiKeyUpdateInput;
};


/** Root of all mutations. */
export type MutationAskedResolveArgs = {
  input: AskedResolveInput;
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
export type MutationCannedAnswerDeleteArgs = {
  input: CannedAnswerDeleteInput;
};


/** Root of all mutations. */
export type MutationCannedAnswerSaveArgs = {
  input: CannedAnswerSaveInput;
};


/** Root of all mutations. */
export type MutationCartShareArgs = {
  input: CartShareInput;
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
export type MutationHomepageDraftBeginArgs = {
  input: HomepageDraftBeginInput;
};


/** Root of all mutations. */
export type MutationHomepageDraftDiscardArgs = {
  input: HomepageDraftDiscardInput;
};


/** Root of all mutations. */
export type MutationHomepageDraftSaveArgs = {
  input: HomepageDraftSaveInput;
};


/** Root of all mutations. */
export type MutationHomepagePublishArgs = {
  input: HomepagePublishInput;
};


/** Root of all mutations. */
export type MutationHomepageRestoreArgs = {
  input: HomepageRestoreInput;
};


/** Root of all mutations. */
export type MutationHomepageScheduleArgs = {
  input: HomepageScheduleInput;
};


/** Root of all mutations. */
export type MutationMediaDeleteArgs = {
  input: MediaDeleteInput;
};


/** Root of all mutations. */
export type MutationMediaReplaceArgs = {
  input: MediaReplaceInput;
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
export type MutationNewsletterWithdrawArgs = {
  input: NewsletterWithdrawInput;
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
export type MutationOrderPlaceByPhoneArgs = {
  input: PhoneOrderInput;
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
export type MutationPasswordEnterArgs = {
  input: PasswordEnterInput;
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
export type MutationReviewModerateArgs = {
  input: ReviewModerateInput;
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
export type MutationReviewsModerateArgs = {
  input: ReviewsModerateInput;
};


/** Root of all mutations. */
export type MutationSearchRedirectDeleteArgs = {
  input: SearchRedirectDeleteInput;
};


/** Root of all mutations. */
export type MutationSearchRedirectSaveArgs = {
  input: SearchRedirectSaveInput;
};


/** Root of all mutations. */
export type MutationSearchUseNoteArgs = {
  input: SearchUseNoteInput;
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
export type MutationStaffPolicySetArgs = {
  input: StaffPolicySetInput;
};


/** Root of all mutations. */
export type MutationStaffReturnOpenArgs = {
  input: StaffReturnOpenInput;
};


/** Root of all mutations. */
export type MutationStaffRoleSetArgs = {
  input: StaffRoleSetInput;
};


/** Root of all mutations. */
export type MutationStaffTwoStepResetArgs = {
  input: StaffTwoStepResetInput;
};


/** Root of all mutations. */
export type MutationSynonymsDeleteArgs = {
  input: SynonymsDeleteInput;
};


/** Root of all mutations. */
export type MutationSynonymsSaveArgs = {
  input: SynonymsSaveInput;
};


/** Root of all mutations. */
export type MutationTicketAnswerArgs = {
  input: TicketAnswerInput;
};


/** Root of all mutations. */
export type MutationTicketAssignArgs = {
  input: TicketAssignInput;
};


/** Root of all mutations. */
export type MutationTicketCreateArgs = {
  input: TicketCreateInput;
};


/** Root of all mutations. */
export type MutationTicketMergeArgs = {
  input: TicketMergeInput;
};


/** Root of all mutations. */
export type MutationTicketNoteArgs = {
  input: TicketNoteInput;
};


/** Root of all mutations. */
export type MutationTicketOpenForArgs = {
  input: TicketOpenForInput;
};


/** Root of all mutations. */
export type MutationTicketOrderLinkArgs = {
  input: TicketOrderLinkInput;
};


/** Root of all mutations. */
export type MutationTicketRateArgs = {
  input: TicketRateInput;
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
export type MutationTicketsAnswerArgs = {
  input: TicketsAnswerInput;
};


/** Root of all mutations. */
export type MutationTicketsChangeArgs = {
  input: TicketsChangeInput;
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
export type MutationUserBlockArgs = {
  input: UserBlockInput;
};


/** Root of all mutations. */
export type MutationUserCouponGiveArgs = {
  input: UserCouponGiveInput;
};


/** Root of all mutations. */
export type MutationUserEraseArgs = {
  input: UserPrivacyInput;
};


/** Root of all mutations. */
export type MutationUserExportArgs = {
  input: UserPrivacyInput;
};


/** Root of all mutations. */
export type MutationUserPointsAdjustArgs = {
  input: UserPointsAdjustInput;
};


/** Root of all mutations. */
export type MutationUserRecoverySendArgs = {
  input: UserRecoverySendInput;
};


/** Root of all mutations. */
export type MutationUserSessionsEndArgs = {
  input: UserSessionsEndInput;
};


/** Root of all mutations. */
export type MutationUserUpdateArgs = {
  input: UserUpdateInput;
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
export type MutationWebhookSubscriptionCreateArgs = {
  input: WebhookSubscriptionCreateInput;
};


/** Root of all mutations. */
export type MutationWebhookSubscriptionDeleteArgs = {
  input: WebhookSubscriptionInput;
};


/** Root of all mutations. */
export type MutationWebhookSubscriptionReplayArgs = {
  input: WebhookSubscriptionReplayInput;
};


/** Root of all mutations. */
export type MutationWebhookSubscriptionSecretRotateArgs = {
  input: WebhookSubscriptionInput;
};


/** Root of all mutations. */
export type MutationWebhookSubscriptionTestArgs = {
  input: WebhookSubscriptionInput;
};


/** Root of all mutations. */
export type MutationWebhookSubscriptionUpdateArgs = {
  input: WebhookSubscriptionUpdateInput;
};


/** Root of all mutations. */
export type MutationWebhookSubscriptionVerifyArgs = {
  input: WebhookSubscriptionInput;
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

/** Input of `newsletterWithdraw`. */
export type NewsletterWithdrawInput = {
  /** ID of the subscriber. */
  id: Scalars['ID']['input'];
};

/** Result of `newsletterWithdraw`. */
export type NewsletterWithdrawPayload = {
  /** The subscriber; null when there was an error. */
  subscriber?: Maybe<AdminSubscriber>;
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
  /** The part of the key that may be shown (`AdminApiKey.keyId`), of an order that a third party placed. */
  apiKeyId?: Maybe<Scalars['String']['output']>;
  /** Number of calls to the buyer. */
  attempts: Scalars['Int']['output'];
  /** Who handles the order; null when it is not claimed. */
  claim?: Maybe<OrderClaim>;
  /** What lists of orders do not need: stock, proceeds, payments, refunds and further facts about the buyer. */
  details?: Maybe<OrderDetails>;
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
  /** Where it was placed. */
  source: OrderSource;
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

/** What staff see of one order; lists do not need it. */
export type OrderDetails = {
  /** The latest refusal of another order with the same telephone; null when there is none. */
  lastRefusal?: Maybe<LastRefusal>;
  /** Number of open tickets of the buyer's account, or about the order. */
  openTickets: Scalars['Int']['output'];
  /** Attempts to pay it online, the latest first, at most 20. */
  payments: Array<PaymentAttempt>;
  /** Points of the buyer's account; null when it was ordered without one. */
  points?: Maybe<Scalars['Int']['output']>;
  /** Refunds that were made, the latest first, at most 20. */
  refunds: Array<RefundMade>;
  /** Its sub-orders. */
  subOrders: Array<SubOrderOutlook>;
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
  /** How a refund was paid. */
  method?: InputMaybe<RefundMethod>;
  /** Internal note on a refund, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Reference of a refund's transfer or card transaction, at most 60 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Account number (RIB) of a refund by `TRANSFER`, 20 digits with their key: it is checked, and only its last six digits are stored. */
  rib?: InputMaybe<Scalars['String']['input']>;
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
  /** Whether it is the first order with this telephone and comes to more than 300 TND. */
  isFirstLarge: Scalars['Boolean']['output'];
  /** Number of other orders with this telephone. */
  otherOrders: Scalars['Int']['output'];
  /** Number of other orders with this telephone that were refused, on the telephone or at the door. */
  refusals: Scalars['Int']['output'];
  /** Numbers of at most five orders with the same telephone or address within 24 hours. */
  sameDayOrders: Array<Scalars['String']['output']>;
};

/** Where an order was placed. */
export type OrderSource =
  /** By a third party, with a key. */
  | 'API'
  /** By staff, for a buyer on the telephone. */
  | 'PHONE'
  /** In the shop. */
  | 'WEB';

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
  /** What was changed, as the audit log names it, such as `order.address`; of kind `CHANGE`. */
  action?: Maybe<Scalars['String']['output']>;
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
  /** How it was paid, of kind `REFUND`; null where it was not recorded. */
  method?: Maybe<RefundMethod>;
  /** How the call ended, of kind `CONTACT`. */
  outcome?: Maybe<ContactOutcome>;
  /** Reference of the transfer or card transaction, of kind `REFUND`. */
  reference?: Maybe<Scalars['String']['output']>;
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
  /** Staff changed the address, the lines or a payment, or inspected a return. */
  | 'CHANGE'
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
  /** Contents and cash to collect, one sheet for each parcel. */
  | 'DELIVERY_NOTE'
  /** List of parcels that the courier signs. */
  | 'HAND_OVER'
  /** Their labels. */
  | 'LABELS'
  /** Pieces to pick, by seller. */
  | 'PICKING'
  /** Form for goods that are sent back, one sheet for each parcel. */
  | 'RETURN_SLIP';

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

/** Input of `passwordEnter`. */
export type PasswordEnterInput = {
  /** Password of the signed-in account. */
  password: Scalars['String']['input'];
};

/** Result of `passwordEnter`. */
export type PasswordEnterPayload = {
  /** True when the password is right. */
  isEntered: Scalars['Boolean']['output'];
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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

/** An attempt to pay an order online. */
export type PaymentAttempt = {
  /** Amount. */
  amount: Money;
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifies the attempt within its order. */
  key: Scalars['String']['output'];
  /** When it was paid; null when it was not. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Payment provider. */
  provider: PaymentProvider;
  /** Payment reference of the provider; null when it was not opened. */
  reference?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: PaymentAttemptState;
};

/** State of an attempt to pay. */
export type PaymentAttemptState =
  /** It was not paid in time. */
  | 'EXPIRED'
  /** The payment service refused it. */
  | 'FAILED'
  /** It can be paid. */
  | 'OPEN'
  /** It is being opened. */
  | 'OPENING'
  /** It was paid. */
  | 'PAID'
  /** Another amount or another order was paid than requested. */
  | 'WRONG';

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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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

/** Input to place an order for a buyer on the telephone, paid on delivery. */
export type PhoneOrderInput = {
  /** Delivery address. */
  address: AddressInput;
  /** E-mail address for the confirmation. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Name of the buyer, 1 to 120 characters. */
  contactName: Scalars['String']['input'];
  /** Eight digits, with or without +216. */
  contactPhone: Scalars['String']['input'];
  /** Total that the buyer agreed to. */
  expectedTotal: Scalars['Decimal']['input'];
  /** The order that the buyer's data come from: its account gets this one too if the telephone is the same. */
  fromOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Whether it is confirmed at once. */
  isConfirmed: Scalars['Boolean']['input'];
  /** Language of e-mails. */
  language: Language;
  /** 1 to 100 lines. */
  lines: Array<OrderLineInput>;
};

/** Result of the mutation. */
export type PhoneOrderPayload = {
  /** Differences from what the buyer agreed to. */
  differences: Array<OrderDifference>;
  /** The order; null when none was placed. */
  order?: Maybe<Order>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
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

/** A private file, served only to those whom it concerns. */
export type PrivateFile = {
  /** Size in bytes. */
  bytes: Scalars['Int']['output'];
  /** As its sender named it. */
  name: Scalars['String']['output'];
  /** Media type by its content: a picture, or `application/pdf`. */
  type: Scalars['String']['output'];
  /** Its address in the shop, for the signed-in reader. */
  url: Scalars['String']['output'];
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
  /** Condition. */
  condition: ProductCondition;
  /** What it contains; null when it is not stated. */
  content?: Maybe<ProductContent>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Current unit price: the flash price while the flash sale is active, else the reduced price, else the regular price. */
  currentPrice: Money;
  /** Delivery of an order of one piece of it, placed and confirmed now. */
  delivery?: Maybe<ProductDelivery>;
  /** Description as plain text, in the seller's words; in French while the other languages are not available. */
  description: Scalars['String']['output'];
  /** Language that `description` is in with the same argument; null when that is not available at present. */
  descriptionLanguage?: Maybe<Language>;
  /** Size with packaging; null when it is not known. */
  dimensions?: Maybe<ProductDimensions>;
  /** Reduction of `currentPrice` against `price` in whole percent; 0 when there is none. */
  discountPercent: Scalars['Int']['output'];
  /** The reduced price, when it is below `price`. */
  discountPrice?: Maybe<Money>;
  /** The running or upcoming flash sale; null when there is none. */
  flashSale?: Maybe<FlashSale>;
  /**
   * Global Trade Item Number (GTIN, EAN, UPC or ISBN): 8, 12, 13 or 14 digits, the last a check digit; null when it is not known.
   * Sellers who offer the same product state the same number.
   */
  gtin?: Maybe<Scalars['String']['output']>;
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
  /** Part number of the manufacturer; null when it is not known. */
  mpn?: Maybe<Scalars['String']['output']>;
  /** Product name, in the seller's words. */
  name: Scalars['String']['output'];
  /** Language that `name` is in with the same argument. */
  nameLanguage: Language;
  /** What its variants differ by; empty when it has none. */
  options?: Maybe<Array<ProductOption>>;
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
  /** Return policy of the product, or else of its seller; null when neither has one. */
  returnPolicy?: Maybe<Scalars['String']['output']>;
  /** Language that `returnPolicy` is in with the same argument; null when there is none. */
  returnPolicyLanguage?: Maybe<Language>;
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
  /**
   * Current price per kilogram, litre, metre or piece; null when its contents are not stated, or when it has variants, whose contents may
   * differ.
   */
  unitPrice?: Maybe<UnitPrice>;
  /** When what is shown of the product itself was last changed, price, stock and rating included; null when the upstream does not provide it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Canonical address of the product's page. */
  url: Scalars['URL']['output'];
  /** Variants; empty when the product has none. */
  variants?: Maybe<Array<ProductVariant>>;
  /** Warranty; null when there is none. */
  warranty?: Maybe<Warranty>;
  /** Weight with packaging, in grams. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};


/** A product that a seller offers. */
export type ProductDeliveryArgs = {
  regionNumber: Scalars['Int']['input'];
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
export type ProductReturnPolicyArgs = {
  language: Language;
};


/** A product that a seller offers. */
export type ProductReturnPolicyLanguageArgs = {
  language: Language;
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

/** Condition of a product. */
export type ProductCondition =
  /** New. */
  | 'NEW'
  /** Used, then repaired or checked by a professional. */
  | 'REFURBISHED'
  /** Used. */
  | 'USED';

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
  /** Path of the shop that staff show instead of the results of this search text. */
  searchRedirect?: Maybe<Scalars['String']['output']>;
  /** Total number of matching products. */
  totalCount: Scalars['Int']['output'];
  /** Number of pages at this page size. */
  totalPages: Scalars['Int']['output'];
};

/** What a product contains. */
export type ProductContent = {
  /** Number of units. */
  amount: Scalars['Int']['output'];
  /** The unit. */
  unit: ContentUnit;
};

/** Delivery of a product to a governorate. What is ordered together is delivered for one fee: `cartQuote` has it. */
export type ProductDelivery = {
  /** Earliest day of arrival; null when the carrier provides no estimate. */
  arrivesFrom?: Maybe<Scalars['Date']['output']>;
  /** Latest day of arrival; null when the carrier provides no estimate. */
  arrivesUntil?: Maybe<Scalars['Date']['output']>;
  /** The fee at the current price; free from `Shop.freeDeliveryFrom` on. */
  fee: Money;
  /** Minimum transit time in working days, after the seller's preparation; null when the carrier provides no estimate. */
  leastTransitDays?: Maybe<Scalars['Int']['output']>;
  /** Maximum transit time in working days, after the seller's preparation; null when the carrier provides no estimate. */
  mostTransitDays?: Maybe<Scalars['Int']['output']>;
};

/** Size of a product with packaging. */
export type ProductDimensions = {
  /** Height in millimetres. */
  heightMm: Scalars['Int']['output'];
  /** Length in millimetres. */
  lengthMm: Scalars['Int']['output'];
  /** Width in millimetres. */
  widthMm: Scalars['Int']['output'];
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
  /** Technical data; all entries must match, each by one of its values. At most 10. */
  specs?: InputMaybe<Array<ProductSpecFilter>>;
  /** Stock status. */
  stockStatus?: InputMaybe<StockStatus>;
  /**
   * Changed after this instant: the product itself, its price, stock or rating, not the names of its brand, category or seller. Removed
   * products are not found by it: `catalogueChanges` tells of them as well.
   */
  updatedAfter?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Technical data for `ProductFilter.specs`, the most frequent first, at most 20 with 30 values each; empty without a category. */
  specs: Array<SpecFilterOptions>;
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

/** A choice between the variants of a product. */
export type ProductOption = {
  /** What is chosen. */
  kind: ProductOptionKind;
  /** Its name to display. */
  name: Scalars['String']['output'];
  /** Values to choose from, in the order of the variants. Not each combination of two options needs to exist. */
  values: Array<ProductOptionValue>;
};


/** A choice between the variants of a product. */
export type ProductOptionNameArgs = {
  language: Language;
};

/** What variants of a product differ by. */
export type ProductOptionKind =
  /** The colour. */
  | 'COLOR'
  /** The size. */
  | 'SIZE';

/** A value of a product's option. */
export type ProductOptionValue = {
  /** The value to display; colours are translated. */
  label: Scalars['String']['output'];
  /** The value, as `ProductVariant.color` and `ProductVariant.size` have it. */
  value: Scalars['String']['output'];
};


/** A value of a product's option. */
export type ProductOptionValueLabelArgs = {
  language: Language;
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

/** A condition on the technical data of products. */
export type ProductSpecFilter = {
  /** French name of the property, as `ProductSpec.name` and `SpecFilterOptions.name` have it. */
  name: Scalars['String']['input'];
  /** French values, one of which it has; 1 to 20. */
  values: Array<Scalars['String']['input']>;
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
  /** Picture: that of the product, because variants have none of their own; null when there is none. */
  image?: Maybe<Image>;
  /** Whether it can be added to the cart. */
  isAvailable: Scalars['Boolean']['output'];
  /** The regular price of the variant. */
  price: Money;
  /** The product of which it is a variant. */
  product: Product;
  /** What is chosen with it: one value of each of the product's options. */
  selectedOptions: Array<ProductVariantOption>;
  /** Size of the variant; null when variants do not differ by it. */
  size?: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit of the variant. */
  sku: Scalars['String']['output'];
  /** Quantity in stock. */
  stock: Scalars['Int']['output'];
};

/** The value of an option that a variant has. */
export type ProductVariantOption = {
  /** What is chosen. */
  kind: ProductOptionKind;
  /** The value to display; colours are translated. */
  label: Scalars['String']['output'];
  /** The name of the option to display. */
  name: Scalars['String']['output'];
  /** The value, as `ProductVariant.color` and `ProductVariant.size` have it. */
  value: Scalars['String']['output'];
};


/** The value of an option that a variant has. */
export type ProductVariantOptionLabelArgs = {
  language: Language;
};


/** The value of an option that a variant has. */
export type ProductVariantOptionNameArgs = {
  language: Language;
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
  /** Whose personal data admins have read, newest first. Requires the capability `AUDIT_ACCESS`. */
  adminAccess?: Maybe<AccessEntryConnection>;
  /** How a key is used; null: there is no such key. Requires the capability `API_KEYS`. */
  adminApiKeyUse?: Maybe<AdminApiKeyUse>;
  /** Keys of third parties: valid ones first, then the latest. Requires the capability `API_KEYS`. */
  adminApiKeys?: Maybe<Array<AdminApiKey>>;
  /** Searches or questions of shoppers, by default the most frequent first. Admins only. */
  adminAskedTexts?: Maybe<AdminAskedTextConnection>;
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
  /** How much work waits. Requires the capability `READ`. */
  adminCounts?: Maybe<AdminCounts>;
  /** A coupon; null when it does not exist. Admins only. */
  adminCoupon?: Maybe<AdminCoupon>;
  /** Prices a cart with a coupon as the shop would, even with terms that are not saved. Nothing is reserved. Admins only. */
  adminCouponTest?: Maybe<AdminCouponTestResult>;
  /** Coupons, by default the latest first. Admins only. */
  adminCoupons?: Maybe<AdminCouponConnection>;
  /** The home content with its versions; null when it does not exist. Admins only. */
  adminHomepage?: Maybe<AdminHomepage>;
  /** One job; null when it does not exist. Admins only. */
  adminJob?: Maybe<AdminJob>;
  /** Jobs, newest first. Admins only. */
  adminJobs?: Maybe<AdminJobConnection>;
  /** Products on sale with a low stock. Requires the capability `READ`. */
  adminLowStock?: Maybe<AdminLowStock>;
  /** Files of the media library. Admins only. */
  adminMedia?: Maybe<AdminMediaConnection>;
  /** Any order by its ID or its number, one of which is required; null when it does not exist. Admins only. */
  adminOrder?: Maybe<Order>;
  /** Files of all orders that match, in this order, as far as the viewer may read them. Admins only. */
  adminOrderFiles?: Maybe<Array<ListFile>>;
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
  /** One promotion, active or not; null when it does not exist. Admins only. */
  adminPromo?: Maybe<AdminPromo>;
  /** Promotions, active or not; by default the last changed first. Admins only. */
  adminPromos?: Maybe<AdminPromoConnection>;
  /** Refunds due, newest orders first unless sorted. Admins only. */
  adminRefunds?: Maybe<RefundDueConnection>;
  /** A return; null when it does not exist. Admins only. */
  adminReturn?: Maybe<AdminReturn>;
  /** Returns, by default the latest first. Admins only. */
  adminReturns?: Maybe<AdminReturnConnection>;
  /** A review; null when it does not exist. Admins only. */
  adminReview?: Maybe<AdminReview>;
  /** All reviews, by default those that await moderation first. Admins only. */
  adminReviews?: Maybe<AdminReviewConnection>;
  /**
   * What a text names, exact results first: by the number of an order or ticket, SKU, account number or telephone, else at most five
   * products, orders (by the buyer's name), accounts, sellers and coupons each. Contact data find nothing for roles that see them masked.
   */
  adminSearch?: Maybe<Array<AdminSearchHit>>;
  /** Searches that lead to a page of the shop, the latest change first, at most 500. Admins only. */
  adminSearchRedirects?: Maybe<Array<AdminSearchRedirect>>;
  /** A seller in any status; null for an unknown one. */
  adminSeller?: Maybe<AdminSeller>;
  /** Whom a message to sellers would reach. Requires the capability `SELLERS_DECIDE`. */
  adminSellerMessageReach?: Maybe<AdminSellerMessageReach>;
  /** All sellers, newest first: also those that have applied, are suspended or closed. Admins only. */
  adminSellers?: Maybe<AdminSellerConnection>;
  /** Settings of the shop. Requires the capability `SETTINGS`. */
  adminSettings?: Maybe<AdminSettings>;
  /** Shipping label of a sub-order; null when the parcel was not handed over to a carrier, or the carrier is no longer configured. Admins only. */
  adminShipmentLabel?: Maybe<ShipmentLabel>;
  /** Admins by name. Requires the capability `STAFF`. */
  adminStaff?: Maybe<Array<StaffMember>>;
  /** Open invitations, newest first. Requires the capability `STAFF`. */
  adminStaffInvitations?: Maybe<Array<StaffInvitation>>;
  /** Rules for admins. Requires the capability `STAFF`. */
  adminStaffPolicy?: Maybe<StaffPolicy>;
  /** Figures by day, with the sums of the period before. Requires the capability `READ`. */
  adminStatsDays?: Maybe<AdminStatsDays>;
  /** Figures by governorate, of those with orders. Requires the capability `READ`. */
  adminStatsPlaces?: Maybe<Array<AdminStatsPlace>>;
  /** What sold most. Requires the capability `READ`. */
  adminStatsTop?: Maybe<AdminStatsTop>;
  /** The newsletter's subscribers, newest first. Admins only. */
  adminSubscribers?: Maybe<AdminSubscriberConnection>;
  /**
   * Confirmed subscribers with their consent. The export is logged. Requires the capability `NEWSLETTER_EXPORT`.
   * @deprecated Use `AdminSubscriberConnection.files`.
   */
  adminSubscribersFile?: Maybe<AdminSubscribersFile>;
  /** The shop's synonyms, the latest change first, at most 500. Admins only. */
  adminSynonymGroups?: Maybe<Array<AdminSynonymGroup>>;
  /** VAT rates and fiscal stamp by date, the latest first. Requires the capability `SETTINGS`. */
  adminTaxPeriods?: Maybe<Array<AdminTaxPeriod>>;
  /** A text page in one language; null when it does not exist. Admins only. */
  adminTextPage?: Maybe<AdminTextPage>;
  /** All text pages in all languages, by slug. Admins only. */
  adminTextPages?: Maybe<Array<AdminTextSummary>>;
  /** Any ticket by its number; null when it does not exist. Admins only. */
  adminTicket?: Maybe<AdminTicket>;
  /** All tickets, newest first unless `sort` says otherwise. Admins only. */
  adminTickets?: Maybe<AdminTicketConnection>;
  /** Figures of today. Requires the capability `READ`. */
  adminToday?: Maybe<AdminToday>;
  /** An account with addresses, sessions and points; null when it does not exist. Admins only. */
  adminUserAccount?: Maybe<AdminUserAccount>;
  /** All accounts, by default newest first. Admins only. */
  adminUsers?: Maybe<AdminUserConnection>;
  /** The viewer's views of a list and those that are shared, by name. */
  adminViews?: Maybe<Array<SavedView>>;
  /** Capabilities of the assistant; null while it is unavailable. */
  assistant?: Maybe<Assistant>;
  /** A brand by its slug; null when it does not exist. */
  brand?: Maybe<Brand>;
  /** Brands, by name. */
  brands?: Maybe<BrandConnection>;
  /** Answers for repeated questions, by title, at most 300. */
  cannedAnswers?: Maybe<Array<CannedAnswer>>;
  /** Calculates the price of a cart, with the coupons and points of the signed-in account. */
  cartQuote?: Maybe<CartQuote>;
  /** One statement; null when it does not exist. Requires the capability `LEDGERS_READ`. */
  cashStatement?: Maybe<CashStatement>;
  /** Statements of carriers, newest first unless sorted. Requires the capability `LEDGERS_READ`. */
  cashStatements?: Maybe<CashStatementConnection>;
  /**
   * Products that were changed, came on sale or left it, in the order of the changes, for those who keep a copy of the catalogue: changes
   * of the product itself, of its stock and rating, and of the seller, brand or category that it names. Without `after`: no
   * changes, only a cursor to start from. Take it, read the whole catalogue once with `products`, and follow from that cursor. Nothing is
   * skipped; a product may be named again. When the response has errors, ask again with the same cursor. Changes are stored for a week.
   */
  catalogueChanges?: Maybe<CatalogueChanges>;
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
  /** A shared cart; null when the token is not one that the shop has made. */
  sharedCart?: Maybe<SharedCart>;
  /** What holds for every order of the shop. */
  shop: Shop;
  /** Links to the shop's external sites and apps. */
  storeLinks: StoreLinks;
  /** A text page by its slug; null when it does not exist. */
  textPage?: Maybe<TextPage>;
  /** A Markdown text as a page of the shop would show it. Admins only. */
  textPagePreview?: Maybe<TextPagePreview>;
  /** All text pages, ordered by slug. */
  textPages?: Maybe<Array<TextPageSummary>>;
  /** The admins whose role answers tickets, by name. Admins only. */
  ticketAgents?: Maybe<Array<StaffPerson>>;
  /** Where uploads are sent. Requires the capability `MEDIA`. */
  uploadTarget?: Maybe<UploadTarget>;
  /** The signed-in account; null when no account is signed in. */
  viewer?: Maybe<Viewer>;
  /** Webhook deliveries that were given up, newest first. Admins only. */
  webhookDeadLetters?: Maybe<WebhookDeadLetterConnection>;
  /** Webhook deliveries that are not made yet, were given up, or were made in the last seven days; by default the latest first. Admins only. */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /** Deliveries of a subscription in the last week, the latest first. Requires the capability `API_KEYS`, or a key's scope `WEBHOOKS_MANAGE`. */
  webhookSubscriptionDeliveries?: Maybe<LoggedDeliveryConnection>;
  /** Subscriptions to events, the latest first. Requires the capability `API_KEYS`; to a key with the scope `WEBHOOKS_MANAGE` its own. */
  webhookSubscriptions?: Maybe<WebhookSubscriptionConnection>;
};


/** Root of all queries. */
export type QueryAdminAccessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccessFilter>;
  first: Scalars['Int']['input'];
};


/** Root of all queries. */
export type QueryAdminApiKeyUseArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminAskedTextsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminAskedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  of: AdminAskedKind;
  sort?: InputMaybe<AdminAskedSort>;
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
export type QueryAdminCouponArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminCouponTestArgs = {
  input: AdminCouponTestInput;
};


/** Root of all queries. */
export type QueryAdminCouponsArgs = {
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminCouponFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AdminCouponSort>;
};


/** Root of all queries. */
export type QueryAdminHomepageArgs = {
  name: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryAdminJobArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  isMine: Scalars['Boolean']['input'];
  kind?: InputMaybe<AdminJobKind>;
  state?: InputMaybe<AdminJobState>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Root of all queries. */
export type QueryAdminMediaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminMediaFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AdminMediaSort>;
};


/** Root of all queries. */
export type QueryAdminOrderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};


/** Root of all queries. */
export type QueryAdminOrderFilesArgs = {
  filter?: InputMaybe<AdminOrderFilter>;
  sort?: InputMaybe<AdminOrderSort>;
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
  paper?: InputMaybe<LabelPaper>;
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
  file: AdminProductFile;
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
export type QueryAdminPromoArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminPromosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminPromoFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AdminPromoSort>;
};


/** Root of all queries. */
export type QueryAdminRefundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RefundFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<RefundReason>;
  sort?: InputMaybe<RefundSort>;
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
export type QueryAdminReviewArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminReviewFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AdminReviewSort>;
};


/** Root of all queries. */
export type QueryAdminSearchArgs = {
  text: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryAdminSellerArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminSellerMessageReachArgs = {
  to: AdminSellerSelection;
};


/** Root of all queries. */
export type QueryAdminSellersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminSellerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<SellerStatus>;
};


/** Root of all queries. */
export type QueryAdminShipmentLabelArgs = {
  subOrderId: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryAdminStatsDaysArgs = {
  days: Scalars['Int']['input'];
};


/** Root of all queries. */
export type QueryAdminStatsPlacesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryAdminStatsTopArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryAdminSubscribersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminSubscriberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all queries. */
export type QueryAdminTextPageArgs = {
  language: Language;
  slug: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryAdminTicketArgs = {
  number: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryAdminTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<TicketCategory>;
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<AdminTicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: AdminTicketSort;
  status?: InputMaybe<TicketStatus>;
};


/** Root of all queries. */
export type QueryAdminUserAccountArgs = {
  accountNumber: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryAdminUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminUserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AdminUserSort>;
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
  filter?: InputMaybe<CashStatementFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isSettled?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<CashStatementSort>;
};


/** Root of all queries. */
export type QueryCatalogueChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
  filter?: InputMaybe<ProductFilter>;
  language: Language;
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
export type QuerySharedCartArgs = {
  token: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryTextPageArgs = {
  language: Language;
  slug: Scalars['String']['input'];
};


/** Root of all queries. */
export type QueryTextPagePreviewArgs = {
  markdown: Scalars['String']['input'];
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


/** Root of all queries. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<WebhookDeliverySort>;
};


/** Root of all queries. */
export type QueryWebhookSubscriptionDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<LoggedDeliveryState>;
  subscriptionId: Scalars['ID']['input'];
};


/** Root of all queries. */
export type QueryWebhookSubscriptionsArgs = {
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
  /** Files of all entries that match, in this order, as far as the viewer may read them. */
  files: Array<ListFile>;
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

/** Conditions on refunds due. */
export type RefundFilter = {
  /** Of orders placed at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of orders placed before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A refund that was made. */
export type RefundMade = {
  /** Amount. */
  amount: Money;
  /** When it was recorded. */
  at: Scalars['DateTime']['output'];
  /** Identifies the refund within its order. */
  key: Scalars['String']['output'];
  /** How it was paid; null when it was not recorded. */
  method?: Maybe<RefundMethod>;
  /** Reference of the transfer or card transaction. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Last six digits of the account number that a transfer went to. */
  ribEnd?: Maybe<Scalars['String']['output']>;
  /** ID of the sub-order; null when it is of a payment without a matching amount due. */
  subOrderId?: Maybe<Scalars['ID']['output']>;
};

/** How a refund was paid. */
export type RefundMethod =
  /** To the card, through the payment service. */
  | 'CARD'
  /** In cash. */
  | 'CASH'
  /** In points of the buyer's account: 100 for each dinar. */
  | 'POINTS'
  /** By bank transfer. */
  | 'TRANSFER';

/** Input to record a refund that was made. */
export type RefundNoteInput = {
  /** Refunded amount in dinars; by default the amount due. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** ID of the refund due. */
  id: Scalars['ID']['input'];
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** How it was paid. */
  method?: InputMaybe<RefundMethod>;
  /** Internal note, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Reference of the transfer or card transaction, at most 60 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Account number (RIB) of a `TRANSFER`, 20 digits with their key: it is checked, and only its last six digits are stored. */
  rib?: InputMaybe<Scalars['String']['input']>;
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

/** Sort of refunds due. */
export type RefundSort = {
  /** Direction. */
  direction: SortDirection;
  /** What to sort by. */
  field: RefundSortField;
};

export type { RefundSortField };

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
  /** Keys of pictures of what came back that were uploaded before (`POST /files`), at most 5. The buyer does not see them. */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
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

/** What moderators decide on a review. */
export type ReviewDecision =
  /** It is shown in the shop and counts for the rating. */
  | 'PUBLISHED'
  /** It is not shown; its author reads the reason. */
  | 'REJECTED';

/** An edge of a review connection. */
export type ReviewEdge = {
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Review;
};

/** What the text of a review contains, as a fact for its moderator. */
export type ReviewMark =
  /** A web or e-mail address. */
  | 'LINK'
  /** A telephone number. */
  | 'PHONE'
  /** A vulgar word. */
  | 'PROFANITY';

/** Input to moderate a review. */
export type ReviewModerateInput = {
  /** ID of the review. */
  id: Scalars['ID']['input'];
  /** Reason of a rejection, which needs one: at most 300 characters; the author reads it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The decision. */
  to: ReviewDecision;
  /** Version of the review that was read; `STALE` when it was changed since. */
  version: Scalars['Int']['input'];
};

/** Result of `reviewModerate`. */
export type ReviewModeratePayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The review as it is now; null when nothing was changed. */
  review?: Maybe<AdminReview>;
  /** Errors in the input: `REQUIRED` on `reason`, `STALE`. Empty on success. */
  userErrors: Array<UserError>;
};

/** What became of one of several reviews. */
export type ReviewModerationResult = {
  /** The review as it is now; null when it was left as it is. */
  review?: Maybe<AdminReview>;
  /** Why it was left as it is: `STALE` or `NOT_FOUND`. Empty on success. */
  userErrors: Array<UserError>;
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

/** A review with the version that was read. */
export type ReviewVersionInput = {
  /** ID of the review. */
  id: Scalars['ID']['input'];
  /** Version of the review that was read. */
  version: Scalars['Int']['input'];
};

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

/** Input to moderate several reviews by one decision. */
export type ReviewsModerateInput = {
  /** Reason of a rejection, which needs one: at most 300 characters; the authors read it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 reviews. */
  reviews: Array<ReviewVersionInput>;
  /** The decision. */
  to: ReviewDecision;
};

/** Result of `reviewsModerate`. */
export type ReviewsModeratePayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** Result of each review, in the same order; null when the input was refused. */
  results?: Maybe<Array<ReviewModerationResult>>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
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

/** Input of `searchRedirectDelete`. */
export type SearchRedirectDeleteInput = {
  /** ID of the redirect. */
  id: Scalars['ID']['input'];
};

/** Result of `searchRedirectDelete`. */
export type SearchRedirectDeletePayload = {
  /** ID of the deleted redirect. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `searchRedirectSave`. */
export type SearchRedirectSaveInput = {
  /** The redirect to change; absent: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Idempotency key generated by the client, required without `id`: 8 to 64 letters, digits and hyphens. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Path of the shop, at most 500 characters: it begins with `/` and does not lead back to the same search. */
  path: Scalars['String']['input'];
  /** The search text, at most 200 characters. */
  term: Scalars['String']['input'];
  /** Version of the redirect that was read, required with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `searchRedirectSave`. */
export type SearchRedirectSavePayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The redirect as it is now; null when it was not saved. */
  redirect?: Maybe<AdminSearchRedirect>;
  /** Errors in the input: `TAKEN` for a text that is redirected already, `STALE`, `CONFLICT` above 500 redirects. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `searchUseNote`. */
export type SearchUseNoteInput = {
  /** Slug of the product that was opened first from the results; absent: the results were shown. */
  opened?: InputMaybe<Scalars['String']['input']>;
  /** The search text, 1 to 200 characters. */
  query: Scalars['String']['input'];
};

/** Result of `searchUseNote`. */
export type SearchUseNotePayload = {
  /** Whether it was taken down. */
  isNoted: Scalars['Boolean']['output'];
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
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
  /** Language that `description` is in with the same argument; null when there is none. */
  descriptionLanguage?: Maybe<Language>;
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
  /** Language that `returnPolicy` is in with the same argument; null when there is none. */
  returnPolicyLanguage?: Maybe<Language>;
  /** Slug of the shop: the last segment of its page's path. */
  slug: Scalars['String']['output'];
};


/** A seller's public shop. */
export type SellerDeliveryTimesArgs = {
  regionNumber: Scalars['Int']['input'];
};


/** A seller's public shop. */
export type SellerDescriptionArgs = {
  language: Language;
};


/** A seller's public shop. */
export type SellerDescriptionLanguageArgs = {
  language: Language;
};


/** A seller's public shop. */
export type SellerProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** A seller's public shop. */
export type SellerReturnPolicyArgs = {
  language: Language;
};


/** A seller's public shop. */
export type SellerReturnPolicyLanguageArgs = {
  language: Language;
};

/** Input to apply as a seller. */
export type SellerApplyInput = {
  /** Address of the goods, 5 to 200 characters. */
  address: Scalars['String']['input'];
  /** Contact person, 1 to 120 characters. */
  contactName: Scalars['String']['input'];
  /** Documents, at most 5. */
  documents?: InputMaybe<Array<SellerDocumentInput>>;
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

/** A document of a seller that was uploaded before (`POST /files`). */
export type SellerDocumentInput = {
  /** Key of the file. */
  key: Scalars['String']['input'];
  /** What it is. */
  kind: SellerDocumentKind;
};

export type { SellerDocumentKind };

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

/** What became of a message to a seller. */
export type SellerMessageState =
  /** Was given up. */
  | 'FAILED'
  /** Waits to be sent, or is tried again. */
  | 'QUEUED'
  /** Was sent. */
  | 'SENT';

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

/** A shared cart. */
export type SharedCart = {
  /** When the token ends, or has ended. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the token has expired: the lines can no longer be read. */
  isExpired: Scalars['Boolean']['output'];
  /** The lines and their price now, as for a visitor without a coupon; null when the token has expired. */
  quote?: Maybe<CartQuote>;
};

/** Label of a parcel: sender, recipient, amount to collect and barcode. */
export type ShipmentLabel = {
  /** The self-contained, printable page or file in base64. */
  content: Scalars['String']['output'];
  /** Media type: `text/html` or `application/pdf`. */
  contentType: Scalars['String']['output'];
  /** Tracking number of the carrier. */
  trackingNumber: Scalars['String']['output'];
};

/** The shop: what holds for every order. */
export type Shop = {
  /** Where it delivers, an ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['output'];
  /** Currency of all prices, an ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** Delivery fee, charged once per order. */
  deliveryFee: Money;
  /** Total of the items, before any coupon, from which delivery is free. */
  freeDeliveryFrom: Money;
  /** Whether prices include value-added tax. */
  includesVat: Scalars['Boolean']['output'];
  /** Languages of its pages and texts; what is not translated is in French. */
  languages: Array<Language>;
  /** The name under which it sells. */
  name: Scalars['String']['output'];
  /** Working days after the delivery within which a return can be opened. */
  returnWorkingDays: Scalars['Int']['output'];
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

/** Values of a technical property to filter by. */
export type SpecFilterOptions = {
  /** Name to display, in the requested language or in French. */
  label: Scalars['String']['output'];
  /** Name to send in the filter. */
  name: Scalars['String']['output'];
  /** Its values, the most frequent first. */
  values: Array<FilterOption>;
};

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
  /** Errors in the input: `TAKEN` on `email` when it belongs to an admin, `PASSWORD_REQUIRED` for the role `OWNER`. Empty on success. */
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
  /** Since when sign-in asks for a second step; null: it does not. */
  twoStepSince?: Maybe<Scalars['DateTime']['output']>;
  /** Version, to be sent with `staffRoleSet`. */
  version: Scalars['Int']['output'];
};

/** A person of the staff. */
export type StaffPerson = {
  /** Account number. */
  accountNumber: Scalars['String']['output'];
  /** Name; the account number where it is unknown. */
  name: Scalars['String']['output'];
};

/** Rules for admins. */
export type StaffPolicy = {
  /** Whether admins without a second step of sign-in can do nothing before they have set one up. */
  isTwoStepRequired: Scalars['Boolean']['output'];
};

/** Input of `staffPolicySet`. */
export type StaffPolicySetInput = {
  /** Whether admins need a second step of sign-in, effective with their next requests. */
  isTwoStepRequired: Scalars['Boolean']['input'];
};

/** Result of `staffPolicySet`. */
export type StaffPolicySetPayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The rules as they are now. */
  policy?: Maybe<StaffPolicy>;
  /** Errors in the input: `PASSWORD_REQUIRED`. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `staffReturnOpen`. */
export type StaffReturnOpenInput = {
  /** Idempotency key: 8 to 64 letters, digits and hyphens. Generate a new key for each operation and reuse it for its retries; remembered for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Lines to return. */
  lines: Array<ReturnLineInput>;
  /** Note, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** ID of the sub-order. */
  subOrderId: Scalars['ID']['input'];
};

/** Result of `staffReturnOpen`. */
export type StaffReturnOpenPayload = {
  /** The updated order; null when no return was opened. */
  order?: Maybe<Order>;
  /** Errors; empty on success. `CONFLICT`: the return period is over, or a return is already open. */
  userErrors: Array<UserError>;
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
  /** Errors in the input: `LAST_OWNER` on `role` for the last owner, `PASSWORD_REQUIRED` where an owner is made or unmade, `STALE`. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `staffTwoStepReset`. */
export type StaffTwoStepResetInput = {
  /** Id of another admin. */
  id: Scalars['ID']['input'];
};

/** Result of `staffTwoStepReset`. */
export type StaffTwoStepResetPayload = {
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The admin as it is now. */
  member?: Maybe<StaffMember>;
  /** Errors in the input: `PASSWORD_REQUIRED`, `NOT_FOUND` without a second step, `CONFLICT` on one's own. Empty on success. */
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

/** What staff see of a sub-order besides what its buyer does. */
export type SubOrderOutlook = {
  /** Earliest day of arrival if it is confirmed now; null when it does not await confirmation or the carrier provides no estimate. */
  arrivesFrom?: Maybe<Scalars['Date']['output']>;
  /** Latest day of arrival if it is confirmed now; null as `arrivesFrom`. */
  arrivesUntil?: Maybe<Scalars['Date']['output']>;
  /** Whether the sale is in the seller's ledger. */
  isBooked: Scalars['Boolean']['output'];
  /** What the seller receives: the entries of the ledger, or what they would be for the lines that were not returned; null for roles that do not read ledgers. */
  proceeds?: Maybe<Money>;
  /** IDs of its returns, in the order of `SubOrder.returns`. */
  returnIds: Array<Scalars['ID']['output']>;
  /** Present stock of its lines. */
  stock: Array<LineStock>;
  /** ID of the sub-order. */
  subOrderId: Scalars['ID']['output'];
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
   * What makes lists of the back-office stale, from now on. When the stream ends, events may have been missed: everything is stale.
   * Admins only.
   */
  adminFeed: AdminEvent;
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
export type SubscriptionAdminFeedArgs = {
  topics: Array<AdminTopic>;
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

/** Input of `synonymsDelete`. */
export type SynonymsDeleteInput = {
  /** ID of the group. */
  id: Scalars['ID']['input'];
};

/** Result of `synonymsDelete`. */
export type SynonymsDeletePayload = {
  /** ID of the deleted group. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `synonymsSave`. */
export type SynonymsSaveInput = {
  /** The group to change; absent: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Idempotency key generated by the client, required without `id`: 8 to 64 letters, digits and hyphens. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Language of the words. */
  language: Language;
  /** Version of the group that was read, required with `id`. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 2 to 20 words or phrases of at most 60 characters. */
  words: Array<Scalars['String']['input']>;
};

/** Result of `synonymsSave`. */
export type SynonymsSavePayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The group as it is now; null when it was not saved. */
  group?: Maybe<AdminSynonymGroup>;
  /** Errors in the input: `TAKEN` for a word that is the same to the search, `STALE`, `CONFLICT` above 500 groups. Empty on success. */
  userErrors: Array<UserError>;
};

/** A block of an answer. */
export type TextAnswerBlock = TextList | TextParagraph;

/** A block of a text page. */
export type TextBlock = TextHeading | TextList | TextParagraph | TextQuestion | TextTable;

/** A place of a text that is not shown as it is written. */
export type TextDropped = {
  /** What is dropped. */
  kind: TextDroppedKind;
  /** Line of the text, from 1. */
  line: Scalars['Int']['output'];
};

/** What text pages do not show as it is written. */
export type TextDroppedKind =
  /** Code: it is shown as plain text. */
  | 'CODE'
  /** Italic or struck text: it is shown as plain text. */
  | 'EMPHASIS'
  /** A heading of another level than 2 to 4: it gets the closest one. */
  | 'HEADING_LEVEL'
  /** HTML: its tags are left out. */
  | 'HTML'
  /** A link whose address is not allowed: its text is shown. */
  | 'LINK'
  /** A list within a list: its items join the item above. */
  | 'NESTED_LIST'
  /** A picture: its description is shown. */
  | 'PICTURE'
  /** A quotation: it is shown as a paragraph. */
  | 'QUOTATION'
  /** A horizontal line: it is left out. */
  | 'RULE';

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

/** A text as a page of the shop would show it. */
export type TextPagePreview = {
  /** Blocks of the text, in order. */
  blocks: Array<TextBlock>;
  /** Places that are not shown as they are written, in order. */
  dropped: Array<TextDropped>;
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
  /** Whether its owner may rate the help: once, when it is resolved. */
  canRate: Scalars['Boolean']['output'];
  /** Whether its owner may mark it as resolved. */
  canResolve: Scalars['Boolean']['output'];
  /** Topic. */
  category: TicketCategory;
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Number of the ticket that continues it, with its messages; null: none. */
  mergedInto?: Maybe<Scalars['String']['output']>;
  /** Messages, oldest first. */
  messages: Array<TicketMessage>;
  /** Ticket number, such as `TKT-26-000042-3`. */
  number: Scalars['String']['output'];
  /** ID of the related order of the account. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Number of the related order, as entered. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** How its owner found the help; null: not rated. */
  rating?: Maybe<TicketRating>;
  /** State. */
  status: TicketStatus;
  /** Subject. */
  subject: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Input to add a message to a ticket. */
export type TicketAnswerInput = {
  /** Keys of files that were uploaded before (`POST /files`), at most 5. */
  files?: InputMaybe<Array<Scalars['String']['input']>>;
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

/** Input of `ticketAssign`. */
export type TicketAssignInput = {
  /** Account number of an admin; null: no one in particular. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  /** ID of the ticket. */
  id: Scalars['ID']['input'];
};

/** Result of `ticketAssign`. */
export type TicketAssignPayload = {
  /** The ticket; null when it was not assigned. */
  ticket?: Maybe<AdminTicket>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

export type { TicketAuthor };

export type { TicketCategory };

/** What became of one of several tickets. */
export type TicketChangeResult = {
  /** The ticket as it is now; null when it was left as it is. */
  ticket?: Maybe<AdminTicket>;
  /** Why it was left as it is: `CONFLICT` without a way to the status, `NOT_FOUND`. Empty on success. */
  userErrors: Array<UserError>;
};

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
  /** Keys of files that were uploaded before (`POST /files`), at most 5. */
  files?: InputMaybe<Array<Scalars['String']['input']>>;
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

/** Input of `ticketMerge`. */
export type TicketMergeInput = {
  /** ID of the ticket that is merged. */
  id: Scalars['ID']['input'];
  /** Number of the ticket that continues it, of the same customer. */
  into: Scalars['String']['input'];
};

/** Result of `ticketMerge`. */
export type TicketMergePayload = {
  /** The ticket that continues; null when they were not merged. */
  ticket?: Maybe<AdminTicket>;
  /** Errors: `CONFLICT` when either was merged before, or there would be too many messages. Empty on success. */
  userErrors: Array<UserError>;
};

/** A message of a ticket. */
export type TicketMessage = Node & {
  /** Author. */
  author: TicketAuthor;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Attached files, at most 5, in the order of their upload. */
  files: Array<PrivateFile>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
};

/** Input of `ticketNote`. */
export type TicketNoteInput = {
  /** Keys of files that were uploaded before (`POST /files`), at most 5. */
  files?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ID of the ticket. */
  id: Scalars['ID']['input'];
  /** Idempotency key generated by the client for each note: 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** The note, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of `ticketNote`. */
export type TicketNotePayload = {
  /** The ticket with the note; null when none was added. */
  ticket?: Maybe<AdminTicket>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `ticketOpenFor`. */
export type TicketOpenForInput = {
  /** Number of the customer's account. */
  accountNumber: Scalars['String']['input'];
  /** The topic. */
  category: TicketCategory;
  /** Idempotency key generated by the client: 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** 10 to 5000 characters, mailed to the customer as an answer is. */
  message: Scalars['String']['input'];
  /** 3 to 150 characters. */
  subject: Scalars['String']['input'];
};

/** Result of `ticketOpenFor`. */
export type TicketOpenForPayload = {
  /** The ticket; null when none was opened. */
  ticket?: Maybe<AdminTicket>;
  /** Errors in the input: `NOT_FOUND` for an account that does not exist. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `ticketOrderLink`. */
export type TicketOrderLinkInput = {
  /** ID of the ticket. */
  id: Scalars['ID']['input'];
  /** Number of an order of its customer; null: none. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `ticketOrderLink`. */
export type TicketOrderLinkPayload = {
  /** The ticket; null when nothing was changed. */
  ticket?: Maybe<AdminTicket>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
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

/** Input of `ticketRate`. */
export type TicketRateInput = {
  /** At most 1,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** ID of a resolved ticket of the account. */
  id: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
};

/** Result of `ticketRate`. */
export type TicketRatePayload = {
  /** The ticket; null when it was not rated. */
  ticket?: Maybe<Ticket>;
  /** Errors in the input; empty on success. `CONFLICT`: it is not resolved, or was rated before. */
  userErrors: Array<UserError>;
};

/** How a customer found the help with a ticket. */
export type TicketRating = {
  /** When it was rated. */
  at: Scalars['DateTime']['output'];
  /** What the customer wrote; null: nothing. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Stars, 1 to 5. */
  value: Scalars['Int']['output'];
};

/** Input to reply to a ticket. */
export type TicketReplyInput = {
  /** Keys of files that were uploaded before (`POST /files`), at most 5; only for customers with an account. */
  files?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ID of the ticket. */
  id: Scalars['ID']['input'];
  /** Idempotency key generated by the client for each reply: 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** Key of the last message that its writer has seen: `STALE` when there is a newer one. Absent: not checked. */
  lastMessageId?: InputMaybe<Scalars['String']['input']>;
  /** Reply, 1 to 5,000 characters; sent by e-mail to the customer. */
  message: Scalars['String']['input'];
  /** Whether the ticket is resolved by it. */
  resolves: Scalars['Boolean']['input'];
};

/** Result of `ticketReply`. */
export type TicketReplyPayload = {
  /** The ticket with the reply; null when none was added. */
  ticket?: Maybe<AdminTicket>;
  /** Errors; empty on success. `CONFLICT`: the ticket is closed. `STALE`: the conversation has gone on. */
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

/** Input to change a ticket; at least one of `to`, `priority` and `category`. */
export type TicketTransitionInput = {
  /** The new topic. */
  category?: InputMaybe<TicketCategory>;
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

/** Input of `ticketsAnswer`. */
export type TicketsAnswerInput = {
  /** One of the answers for repeated questions. */
  answer: Scalars['ID']['input'];
  /** Idempotency key generated by the client: 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** 1 to 100 tickets. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether the tickets are resolved by it; default: no. */
  resolves?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of `ticketsAnswer`. */
export type TicketsAnswerPayload = {
  /**
   * Result of each ticket, in the same order: `CONFLICT` for one that takes no message, or has no parcel for `{tracking}`. Null when the
   * input was refused.
   */
  results?: Maybe<Array<TicketChangeResult>>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `ticketsChange`: at least one of `to`, `priority` and `assignee`. */
export type TicketsChangeInput = {
  /** Account number of an admin; null: no one in particular; absent: unchanged. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 tickets. */
  ids: Array<Scalars['ID']['input']>;
  /** The new priority. */
  priority?: InputMaybe<TicketPriority>;
  /** The new status, reached by the steps that staff may take. */
  to?: InputMaybe<TicketStatus>;
};

/** Result of `ticketsChange`. */
export type TicketsChangePayload = {
  /** Result of each ticket, in the same order; null when the input was refused. */
  results?: Maybe<Array<TicketChangeResult>>;
  /** Errors in the input; empty on success. */
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

/** Price of a product per unit of its contents. */
export type UnitPrice = {
  /** The current price of one unit, rounded to the nearest millime. */
  price: Money;
  /** The unit. */
  unit: UnitPriceUnit;
};

/** Units that a price per unit refers to. */
export type UnitPriceUnit =
  /** One kilogram. */
  | 'KILOGRAM'
  /** One litre. */
  | 'LITRE'
  /** One metre. */
  | 'METRE'
  /** One piece. */
  | 'PIECE';

/** Where browsers send uploads: `POST /admin/upload-photos-supabase`, one multipart form with the field `photo` per file. */
export type UploadTarget = {
  /** Port at the host of the page; null: its own. */
  port?: Maybe<Scalars['Int']['output']>;
  /** Base URL; null: the address of the shop, with `port` if there is one. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What uses something that therefore stays as it is. */
export type UseKind =
  /** Brands. */
  | 'BRAND'
  /** Categories. */
  | 'CATEGORY'
  /** Flash sales, planned or running. */
  | 'FLASH_SALE'
  /** Home pages. */
  | 'HOMEPAGE'
  /** Invoices. */
  | 'INVOICE'
  /** Orders. */
  | 'ORDER'
  /** Products. */
  | 'PRODUCT'
  /** Promotions. */
  | 'PROMO'
  /** Reviews. */
  | 'REVIEW'
  /** Sellers. */
  | 'SELLER'
  /** Categories directly below it. */
  | 'SUBCATEGORY'
  /** Wishlists. */
  | 'WISHLIST';

/** Input to block the sign-in of an account, or to allow it again. */
export type UserBlockInput = {
  /** Account number. */
  accountNumber: Scalars['String']['input'];
  /** Whether sign-in is blocked from now on. */
  isBlocked: Scalars['Boolean']['input'];
  /** Reason: 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** Version of the account that was read; `STALE` when it was changed since. */
  version: Scalars['Int']['input'];
};

/** Result of `userBlock`. */
export type UserBlockPayload = {
  /** The account as it is now; null when nothing was changed. */
  account?: Maybe<AdminUserAccount>;
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** Errors in the input: `CONFLICT` for an admin, `STALE`. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input to create a coupon for one account. */
export type UserCouponGiveInput = {
  /** Account number. */
  accountNumber: Scalars['String']['input'];
  /** Amount of the discount in dinars: 0.500 to 1000.000. */
  amount: Scalars['Decimal']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key creates one coupon. */
  idempotencyKey: Scalars['String']['input'];
  /** Reason: 3 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** Result of `userCouponGive`. */
export type UserCouponGivePayload = {
  /** Code of the coupon, which the account may use once; null when it was not created. */
  code?: Maybe<Scalars['String']['output']>;
  /** Until when it is valid. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of `userErase`. */
export type UserErasePayload = {
  /** Number of the deleted account; null when it was not deleted. */
  erasedAccountNumber?: Maybe<Scalars['String']['output']>;
  /** Errors in the input, and `CONFLICT` for one's own account; empty on success. */
  userErrors: Array<UserError>;
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
  /** Of `STOCK_MOVED`: the stock now. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Of `IN_USE` and `FROZEN`: number of what uses it; null when unknown. */
  useCount?: Maybe<Scalars['Int']['output']>;
  /** Of `IN_USE` and `FROZEN`: what uses it; null when unknown. */
  usedBy?: Maybe<UseKind>;
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
  /** The action needs a password that was entered a short while ago: enter it by `passwordEnter` and repeat the mutation. */
  | 'PASSWORD_REQUIRED'
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

/** Result of `userExport`. */
export type UserExportPayload = {
  /** All data stored about the account, as JSON text; null on errors. */
  data?: Maybe<Scalars['String']['output']>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to adjust the loyalty points of an account. */
export type UserPointsAdjustInput = {
  /** Account number. */
  accountNumber: Scalars['String']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key adjusts once. */
  idempotencyKey: Scalars['String']['input'];
  /** Points to add, at most 100,000, for some roles 500; negative: to take away. */
  points: Scalars['Int']['input'];
  /** Reason: 3 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** Result of `userPointsAdjust`. */
export type UserPointsAdjustPayload = {
  /** The account as it is now; null when nothing was changed. */
  account?: Maybe<AdminUserAccount>;
  /** Errors in the input: on `points` above the role's limit, or when fewer are left. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input to export the data of an account, or to delete it. */
export type UserPrivacyInput = {
  /** Account number. */
  accountNumber: Scalars['String']['input'];
  /** Reason: 3 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** Input to send an account a link for a new password. */
export type UserRecoverySendInput = {
  /** Account number. */
  accountNumber: Scalars['String']['input'];
  /** 8 to 100 letters, digits, hyphens or underscores: the same key sends one message. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of `userRecoverySend`. */
export type UserRecoverySendPayload = {
  /** The account; null when nothing was sent. */
  account?: Maybe<AdminUserAccount>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to end sessions of an account. */
export type UserSessionsEndInput = {
  /** Account number. */
  accountNumber: Scalars['String']['input'];
  /** Key of one session; all of them when absent. */
  key?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `userSessionsEnd`. */
export type UserSessionsEndPayload = {
  /** The account as it is now; null when nothing was changed. */
  account?: Maybe<AdminUserAccount>;
  /** Errors in the input; empty on success. */
  userErrors: Array<UserError>;
};

/** Input to correct an account; fields left out are unchanged. */
export type UserUpdateInput = {
  /** Account number. */
  accountNumber: Scalars['String']['input'];
  /** E-mail address; a new one ends the sessions, and the former address is notified. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Language of e-mails and notifications. */
  language?: InputMaybe<Language>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Telephone; a new one ends the sessions. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Reason: 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** Version of the account that was read; `STALE` when it was changed since. */
  version: Scalars['Int']['input'];
  /** Withdraws the consent to the newsletter, which staff cannot give. */
  withdrawNewsletter: Scalars['Boolean']['input'];
};

/** Result of a change of an account. */
export type UserUpdatePayload = {
  /** The account as it is now; null when nothing was changed. */
  account?: Maybe<AdminUserAccount>;
  /** The change in the audit log; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** Errors in the input: `TAKEN` on `email` or `phone`, `STALE`. Empty on success. */
  userErrors: Array<UserError>;
};

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
  /** Capabilities of the role; on a REST API that is read-only, those for reading alone. */
  capabilities: Array<StaffCapability>;
  /**
   * Whether the shop's REST API offers the core reads of the back-office alone: lists of orders, tickets, accounts, coupons, sellers, products and
   * categories, details of orders and sellers. Other fields for admins are then `NOT_SUPPORTED_BY_UPSTREAM` or null.
   */
  isReadOnly: Scalars['Boolean']['output'];
  /** Whether the admin can do nothing before a second step of sign-in is set up: `TWO_STEP_REQUIRED` on all other fields for admins. */
  isTwoStepMissing: Scalars['Boolean']['output'];
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

/** An attempt to deliver. */
export type WebhookAttempt = {
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** How long it took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** A code such as `HTTP 503`; null: it was accepted. */
  failure?: Maybe<Scalars['String']['output']>;
};

export type { WebhookChannel };

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

/** A webhook delivery that is not made yet, was given up, or was made in the last seven days. */
export type WebhookDelivery = {
  /** What is sent about the event, as JSON. Requires the capability `WEBHOOKS_RESEND`. */
  body?: Maybe<Scalars['String']['output']>;
  /** The webhook. */
  channel: WebhookChannel;
  /** When it was given up; null when it was not. */
  deadAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made; null when it is not made yet. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** ID of the event, as sent to the receiver. */
  eventId: Scalars['String']['output'];
  /** Type of the event, such as `order.created`. */
  eventType: Scalars['String']['output'];
  /** Code of the last failure, such as `HTTP 503` or `TIMEOUT`; null when there was none. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Number of events held back by it. */
  heldBack: Scalars['Int']['output'];
  /** When the next attempt is due; null when it was made or given up. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the event occurred. */
  occurredAt: Scalars['DateTime']['output'];
  /** ID for `webhookResend` and `webhookDiscard`, which process deliveries that were given up. */
  reference: Scalars['ID']['output'];
  /** State of the delivery. */
  state: WebhookDeliveryState;
  /** Number of the order or ticket. */
  subject: Scalars['String']['output'];
  /** Number of delivery attempts. */
  tries: Scalars['Int']['output'];
};

/** A page of webhook deliveries. */
export type WebhookDeliveryConnection = {
  /** Deliveries with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The deliveries without their cursors. */
  nodes: Array<WebhookDelivery>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An edge of a delivery connection. */
export type WebhookDeliveryEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** Conditions on webhook deliveries. */
export type WebhookDeliveryFilter = {
  /** The webhook. */
  channel?: InputMaybe<WebhookChannel>;
  /** Of an event at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** State of the delivery. */
  state?: InputMaybe<WebhookDeliveryState>;
  /** Number of the order or ticket. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Of an event before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Sort of webhook deliveries. */
export type WebhookDeliverySort = {
  /** Direction. */
  direction: SortDirection;
  /** What to sort by. */
  field: WebhookDeliverySortField;
};

export type { WebhookDeliverySortField };

/** State of a webhook delivery. */
export type WebhookDeliveryState =
  /** It was given up: it waits to be resent or discarded. */
  | 'DEAD'
  /** It was made, within the last seven days; older ones are removed. */
  | 'DELIVERED'
  /** The last attempt failed; the next one follows. */
  | 'RETRYING'
  /** It waits for its first attempt. */
  | 'WAITING';

/** A valid secret of a subscription. Its text is not shown again. */
export type WebhookSecret = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends; null: it is the present one. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A subscription of a third party to events of the shop, which are posted to its address. */
export type WebhookSubscription = Node & {
  /** E-mail address that is written to when the subscription is switched off. */
  contactEmail: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Account number of the owner who made it; null: the key did. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Since when nothing was accepted; null: the last delivery was. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the subscription in the mutations. */
  id: Scalars['ID']['output'];
  /** Id of the key of the third party; null: of the shop. */
  keyId?: Maybe<Scalars['String']['output']>;
  /** Language of that message. */
  language: Language;
  /** Valid secrets, the present one last; at most two. Bodies are signed with each. */
  secrets: Array<WebhookSecret>;
  /** The seller whose events alone it receives; null: all. */
  sellerId?: Maybe<Scalars['ID']['output']>;
  /** State of the subscription. */
  state: WebhookSubscriptionState;
  /** What it receives. */
  topics: Array<WebhookTopic>;
  /** Where events are posted. */
  url: Scalars['String']['output'];
  /** Version, to be sent with `webhookSubscriptionUpdate`. */
  version: Scalars['Int']['output'];
  /** Deliveries that are not made yet. */
  waiting: Scalars['Int']['output'];
};

/** A page of subscriptions. */
export type WebhookSubscriptionConnection = {
  /** Subscriptions with their cursors. */
  edges: Array<WebhookSubscriptionEdge>;
  /** The subscriptions without their cursors. */
  nodes: Array<WebhookSubscription>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** Input of `webhookSubscriptionCreate`. */
export type WebhookSubscriptionCreateInput = {
  /** E-mail address that is written to when the subscription is switched off. */
  contactEmail: Scalars['String']['input'];
  /** Id of the key of the third party, whose scopes limit the topics; absent: of the shop. A key makes its own. */
  keyId?: InputMaybe<Scalars['String']['input']>;
  /** Language of that message. */
  language: Language;
  /** The seller whose events alone it receives; absent: all. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** What it receives, at least one. */
  topics: Array<WebhookTopic>;
  /** Where events are posted: https, at a public address, without user and password. */
  url: Scalars['String']['input'];
};

/** Result of `webhookSubscriptionCreate`. */
export type WebhookSubscriptionCreatePayload = {
  /** Its secret, `whsec_` and base64. It is not shown again. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The new subscription; null when it was not made. */
  subscription?: Maybe<WebhookSubscription>;
  /** Errors in the input: `PASSWORD_REQUIRED`, `INVALID` on `url`, `topics`, `keyId` and `contactEmail`, `NOT_FOUND` on `sellerId`, `CONFLICT` above 20 subscriptions of a key. Empty on success. */
  userErrors: Array<UserError>;
};

/** Result of `webhookSubscriptionDelete`. */
export type WebhookSubscriptionDeletePayload = {
  /** Id of the subscription that was removed. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Errors in the input. Empty on success. */
  userErrors: Array<UserError>;
};

/** An edge of a subscription connection. */
export type WebhookSubscriptionEdge = {
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The subscription. */
  node: WebhookSubscription;
};

/** Input of the mutations that need nothing but the subscription. */
export type WebhookSubscriptionInput = {
  /** The subscription. */
  id: Scalars['ID']['input'];
};

/** Result of `webhookSubscriptionVerify`, `webhookSubscriptionTest` and `webhookSubscriptionReplay`. */
export type WebhookSubscriptionPayload = {
  /** The subscription as it is now. */
  subscription?: Maybe<WebhookSubscription>;
  /** Errors in the input: `CONFLICT` when its state does not permit it; on `from` `INVALID`, and `EXPIRED` for an event of more than a week ago. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `webhookSubscriptionReplay`. */
export type WebhookSubscriptionReplayInput = {
  /** Cursor of the first event that is sent again: of a body, or of the log. */
  from: Scalars['String']['input'];
  /** The subscription. */
  id: Scalars['ID']['input'];
};

/** Result of `webhookSubscriptionSecretRotate`. */
export type WebhookSubscriptionSecretRotatePayload = {
  /** The new secret, `whsec_` and base64. It is not shown again. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The subscription as it is now. */
  subscription?: Maybe<WebhookSubscription>;
  /** Errors in the input: `PASSWORD_REQUIRED`. Empty on success. */
  userErrors: Array<UserError>;
};

/** State of a subscription. */
export type WebhookSubscriptionState =
  /** Events are sent. */
  | 'ACTIVE'
  /** Switched off after days of failure: `webhookSubscriptionVerify` activates it. */
  | 'DISABLED'
  /** Its address has not answered the challenge yet: nothing else is sent. */
  | 'PENDING';

/** Input of `webhookSubscriptionUpdate`: all fields as they are to be. */
export type WebhookSubscriptionUpdateInput = {
  /** E-mail address that is written to when the subscription is switched off. */
  contactEmail: Scalars['String']['input'];
  /** The subscription. */
  id: Scalars['ID']['input'];
  /** Language of that message. */
  language: Language;
  /** The seller whose events alone it receives; absent: all. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** What it receives, at least one. */
  topics: Array<WebhookTopic>;
  /** Where events are posted. A new address is sent a challenge, and nothing else until it has answered. */
  url: Scalars['String']['input'];
  /** Version of the subscription that was read; `STALE` when it was changed since. */
  version: Scalars['Int']['input'];
};

/** Result of `webhookSubscriptionUpdate`. */
export type WebhookSubscriptionUpdatePayload = {
  /** The change; null when nothing was changed. */
  change?: Maybe<ChangeRef>;
  /** The subscription as it is now. */
  subscription?: Maybe<WebhookSubscription>;
  /** Errors in the input: as for `webhookSubscriptionCreate`, and `STALE`. Empty on success. */
  userErrors: Array<UserError>;
};

export type { WebhookTopic };

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
    | ( WireApiKey )
    | ( WireAskedText )
    | ( WireAdminBrand )
    | ( WireAdminCategory )
    | ( WireAdminCoupon )
    | ( WireJob )
    | ( WireMedia )
    | ( WireAdminProduct )
    | ( WireAdminPromo )
    | ( AdminReturnModel )
    | ( AdminReviewModel )
    | ( WireSearchRedirect )
    | ( AdminSellerModel )
    | ( WireSubscriber )
    | ( WireSynonymGroup )
    | ( WireAdminTextPage )
    | ( TextVersion )
    | ( WireListedUser )
    | ( WireAdminVariant )
    | ( WireAuditEntry )
    | ( BrandModel )
    | ( WireCannedAnswer )
    | ( WireCashStatement )
    | ( CategoryModel )
    | ( HomepageModel )
    | ( HomepageVersionModel )
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
    | ( WireWebhookSubscription )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessEntry: ResolverTypeWrapper<WireAccessEntry>;
  AccessEntryConnection: ResolverTypeWrapper<AccessConnectionModel>;
  AccessEntryEdge: ResolverTypeWrapper<Omit<AccessEntryEdge, 'node'> & { node: ResolversTypes['AccessEntry'] }>;
  AccessFilter: AccessFilter;
  AccessReason: AccessReason;
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
  AdminApiKey: ResolverTypeWrapper<WireApiKey>;
  AdminApiKeyDay: ResolverTypeWrapper<AdminApiKeyDay>;
  AdminApiKeyDeprecatedUse: ResolverTypeWrapper<AdminApiKeyDeprecatedUse>;
  AdminApiKeyNetwork: ResolverTypeWrapper<AdminApiKeyNetwork>;
  AdminApiKeySecret: ResolverTypeWrapper<WireApiKeySecret>;
  AdminApiKeyUse: ResolverTypeWrapper<AdminApiKeyUse>;
  AdminAskedFilter: AdminAskedFilter;
  AdminAskedKind: AdminAskedKind;
  AdminAskedSort: AdminAskedSort;
  AdminAskedSortField: AdminAskedSortField;
  AdminAskedText: ResolverTypeWrapper<WireAskedText>;
  AdminAskedTextConnection: ResolverTypeWrapper<AskedConnectionModel>;
  AdminAskedTextEdge: ResolverTypeWrapper<Omit<AdminAskedTextEdge, 'node'> & { node: ResolversTypes['AdminAskedText'] }>;
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
  AdminBulkTarget: AdminBulkTarget;
  AdminCategory: ResolverTypeWrapper<WireAdminCategory>;
  AdminCategoryChanges: AdminCategoryChanges;
  AdminCategoryCreateInput: AdminCategoryCreateInput;
  AdminCategoryFilter: AdminCategoryFilter;
  AdminCategoryMoveInput: AdminCategoryMoveInput;
  AdminCategoryPayload: ResolverTypeWrapper<Omit<AdminCategoryPayload, 'category' | 'current'> & { category?: Maybe<ResolversTypes['AdminCategory']>, current?: Maybe<ResolversTypes['AdminCategory']> }>;
  AdminCategoryUpdateInput: AdminCategoryUpdateInput;
  AdminCounts: ResolverTypeWrapper<AdminCounts>;
  AdminCoupon: ResolverTypeWrapper<WireAdminCoupon>;
  AdminCouponChanges: AdminCouponChanges;
  AdminCouponCodesCreateInput: AdminCouponCodesCreateInput;
  AdminCouponCodesPayload: ResolverTypeWrapper<Omit<AdminCouponCodesPayload, 'job'> & { job?: Maybe<ResolversTypes['AdminJob']> }>;
  AdminCouponConnection: ResolverTypeWrapper<CouponConnectionModel>;
  AdminCouponCreateInput: AdminCouponCreateInput;
  AdminCouponEdge: ResolverTypeWrapper<Omit<AdminCouponEdge, 'node'> & { node: ResolversTypes['AdminCoupon'] }>;
  AdminCouponFilter: AdminCouponFilter;
  AdminCouponPatchResult: ResolverTypeWrapper<Omit<AdminCouponPatchResult, 'coupon'> & { coupon?: Maybe<ResolversTypes['AdminCoupon']> }>;
  AdminCouponPayload: ResolverTypeWrapper<Omit<AdminCouponPayload, 'coupon' | 'current'> & { coupon?: Maybe<ResolversTypes['AdminCoupon']>, current?: Maybe<ResolversTypes['AdminCoupon']> }>;
  AdminCouponSort: AdminCouponSort;
  AdminCouponSortField: AdminCouponSortField;
  AdminCouponTestInput: AdminCouponTestInput;
  AdminCouponTestResult: ResolverTypeWrapper<Omit<AdminCouponTestResult, 'quote'> & { quote?: Maybe<ResolversTypes['CartQuote']> }>;
  AdminCouponUpdateInput: AdminCouponUpdateInput;
  AdminCouponsPatchInput: AdminCouponsPatchInput;
  AdminCouponsPatchPayload: ResolverTypeWrapper<Omit<AdminCouponsPatchPayload, 'rows'> & { rows?: Maybe<Array<ResolversTypes['AdminCouponPatchResult']>> }>;
  AdminDayFigures: ResolverTypeWrapper<WireDayFigures>;
  AdminEvent: ResolverTypeWrapper<WireFeedEvent>;
  AdminFlashSale: ResolverTypeWrapper<AdminFlashSale>;
  AdminFlashSaleRemoveInput: AdminFlashSaleRemoveInput;
  AdminFlashSaleSetInput: AdminFlashSaleSetInput;
  AdminFlashSalesExtendInput: AdminFlashSalesExtendInput;
  AdminFlashSalesPlanInput: AdminFlashSalesPlanInput;
  AdminFlashSalesStopInput: AdminFlashSalesStopInput;
  AdminHomepage: ResolverTypeWrapper<AdminHomepageModel>;
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
  AdminJobSelection: AdminJobSelection;
  AdminJobState: AdminJobState;
  AdminJobUndoInput: AdminJobUndoInput;
  AdminJobUndoPayload: ResolverTypeWrapper<Omit<AdminJobUndoPayload, 'job'> & { job?: Maybe<ResolversTypes['AdminJob']> }>;
  AdminJobWarning: AdminJobWarning;
  AdminJobWarnings: ResolverTypeWrapper<AdminJobWarnings>;
  AdminLowStock: ResolverTypeWrapper<WireLowStock>;
  AdminLowStockProduct: ResolverTypeWrapper<WireLowStockProduct>;
  AdminMedia: ResolverTypeWrapper<WireMedia>;
  AdminMediaAlt: ResolverTypeWrapper<AdminMediaAlt>;
  AdminMediaConnection: ResolverTypeWrapper<MediaConnectionModel>;
  AdminMediaEdge: ResolverTypeWrapper<Omit<AdminMediaEdge, 'node'> & { node: ResolversTypes['AdminMedia'] }>;
  AdminMediaFilter: AdminMediaFilter;
  AdminMediaSort: AdminMediaSort;
  AdminMediaSortField: AdminMediaSortField;
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
  AdminPointsEntry: ResolverTypeWrapper<WireAdminPointsEntry>;
  AdminPointsEntryConnection: ResolverTypeWrapper<AdminPointsConnectionModel>;
  AdminPointsEntryEdge: ResolverTypeWrapper<Omit<AdminPointsEntryEdge, 'node'> & { node: ResolversTypes['AdminPointsEntry'] }>;
  AdminProduct: ResolverTypeWrapper<WireAdminProduct>;
  AdminProductActivity: ResolverTypeWrapper<AdminProductActivity>;
  AdminProductArchiveInput: AdminProductArchiveInput;
  AdminProductChanges: AdminProductChanges;
  AdminProductConnection: ResolverTypeWrapper<AdminProductConnectionModel>;
  AdminProductCreateInput: AdminProductCreateInput;
  AdminProductDeleteInput: AdminProductDeleteInput;
  AdminProductDeletePayload: ResolverTypeWrapper<AdminProductDeletePayload>;
  AdminProductEdge: ResolverTypeWrapper<Omit<AdminProductEdge, 'node'> & { node: ResolversTypes['AdminProduct'] }>;
  AdminProductFile: AdminProductFile;
  AdminProductFilter: AdminProductFilter;
  AdminProductImage: ResolverTypeWrapper<Omit<AdminProductImage, 'image'> & { image: ResolversTypes['Image'] }>;
  AdminProductPatchResult: ResolverTypeWrapper<Omit<AdminProductPatchResult, 'current' | 'product'> & { current?: Maybe<ResolversTypes['AdminProduct']>, product?: Maybe<ResolversTypes['AdminProduct']> }>;
  AdminProductPatchRow: AdminProductPatchRow;
  AdminProductPayload: ResolverTypeWrapper<Omit<AdminProductPayload, 'current' | 'product'> & { current?: Maybe<ResolversTypes['AdminProduct']>, product?: Maybe<ResolversTypes['AdminProduct']> }>;
  AdminProductSort: AdminProductSort;
  AdminProductSortBy: AdminProductSortBy;
  AdminProductSpec: ResolverTypeWrapper<AdminProductSpec>;
  AdminProductUpdateInput: AdminProductUpdateInput;
  AdminProductVersionInput: AdminProductVersionInput;
  AdminProductsPatchInput: AdminProductsPatchInput;
  AdminProductsPatchPayload: ResolverTypeWrapper<Omit<AdminProductsPatchPayload, 'rows'> & { rows?: Maybe<Array<ResolversTypes['AdminProductPatchResult']>> }>;
  AdminPromo: ResolverTypeWrapper<WireAdminPromo>;
  AdminPromoChanges: AdminPromoChanges;
  AdminPromoConditions: ResolverTypeWrapper<AdminPromoConditions>;
  AdminPromoConnection: ResolverTypeWrapper<AdminPromoConnectionModel>;
  AdminPromoCreateInput: AdminPromoCreateInput;
  AdminPromoEdge: ResolverTypeWrapper<Omit<AdminPromoEdge, 'node'> & { node: ResolversTypes['AdminPromo'] }>;
  AdminPromoFilter: AdminPromoFilter;
  AdminPromoPayload: ResolverTypeWrapper<Omit<AdminPromoPayload, 'current' | 'promo'> & { current?: Maybe<ResolversTypes['AdminPromo']>, promo?: Maybe<ResolversTypes['AdminPromo']> }>;
  AdminPromoSort: AdminPromoSort;
  AdminPromoSortBy: AdminPromoSortBy;
  AdminPromoUpdateInput: AdminPromoUpdateInput;
  AdminReturn: ResolverTypeWrapper<AdminReturnModel>;
  AdminReturnConnection: ResolverTypeWrapper<AdminReturnConnectionModel>;
  AdminReturnEdge: ResolverTypeWrapper<Omit<AdminReturnEdge, 'node'> & { node: ResolversTypes['AdminReturn'] }>;
  AdminReview: ResolverTypeWrapper<AdminReviewModel>;
  AdminReviewConnection: ResolverTypeWrapper<AdminReviewConnectionModel>;
  AdminReviewEdge: ResolverTypeWrapper<Omit<AdminReviewEdge, 'node'> & { node: ResolversTypes['AdminReview'] }>;
  AdminReviewFilter: AdminReviewFilter;
  AdminReviewOrder: ResolverTypeWrapper<WireReviewOrder>;
  AdminReviewSort: AdminReviewSort;
  AdminReviewSortField: AdminReviewSortField;
  AdminRole: AdminRole;
  AdminSearchHit: ResolverTypeWrapper<WireSearchHit>;
  AdminSearchKind: AdminSearchKind;
  AdminSearchOpening: ResolverTypeWrapper<WireSearchOpening>;
  AdminSearchRedirect: ResolverTypeWrapper<WireSearchRedirect>;
  AdminSeller: ResolverTypeWrapper<AdminSellerModel>;
  AdminSellerApplication: ResolverTypeWrapper<AdminSellerApplication>;
  AdminSellerChanges: AdminSellerChanges;
  AdminSellerConnection: ResolverTypeWrapper<AdminSellerConnectionModel>;
  AdminSellerDocument: ResolverTypeWrapper<WireSellerDocument>;
  AdminSellerDocumentAddInput: AdminSellerDocumentAddInput;
  AdminSellerDocumentRemoveInput: AdminSellerDocumentRemoveInput;
  AdminSellerDocumentsPayload: ResolverTypeWrapper<Omit<AdminSellerDocumentsPayload, 'documents'> & { documents?: Maybe<Array<ResolversTypes['AdminSellerDocument']>> }>;
  AdminSellerEdge: ResolverTypeWrapper<Omit<AdminSellerEdge, 'node'> & { node: ResolversTypes['AdminSeller'] }>;
  AdminSellerFigures: ResolverTypeWrapper<SellerFigures>;
  AdminSellerFilter: AdminSellerFilter;
  AdminSellerMessage: ResolverTypeWrapper<WireSellerMessage>;
  AdminSellerMessageConnection: ResolverTypeWrapper<SellerMessageConnectionModel>;
  AdminSellerMessageEdge: ResolverTypeWrapper<Omit<AdminSellerMessageEdge, 'node'> & { node: ResolversTypes['AdminSellerMessage'] }>;
  AdminSellerMessageReach: ResolverTypeWrapper<AdminSellerMessageReach>;
  AdminSellerMessageSendInput: AdminSellerMessageSendInput;
  AdminSellerMessageSendPayload: ResolverTypeWrapper<AdminSellerMessageSendPayload>;
  AdminSellerMessageText: AdminSellerMessageText;
  AdminSellerMessageTexts: AdminSellerMessageTexts;
  AdminSellerPayload: ResolverTypeWrapper<Omit<AdminSellerPayload, 'current' | 'seller'> & { current?: Maybe<ResolversTypes['AdminSeller']>, seller?: Maybe<ResolversTypes['AdminSeller']> }>;
  AdminSellerProfile: ResolverTypeWrapper<SellerRow>;
  AdminSellerSelection: AdminSellerSelection;
  AdminSellerStatusSetInput: AdminSellerStatusSetInput;
  AdminSellerUpdateInput: AdminSellerUpdateInput;
  AdminSettings: ResolverTypeWrapper<WireShopSettings>;
  AdminSettingsChanges: AdminSettingsChanges;
  AdminSettingsPayload: ResolverTypeWrapper<Omit<AdminSettingsPayload, 'current' | 'settings'> & { current?: Maybe<ResolversTypes['AdminSettings']>, settings?: Maybe<ResolversTypes['AdminSettings']> }>;
  AdminSettingsUpdateInput: AdminSettingsUpdateInput;
  AdminStatsDay: ResolverTypeWrapper<WireStatsDay>;
  AdminStatsDays: ResolverTypeWrapper<WireStatsDays>;
  AdminStatsPlace: ResolverTypeWrapper<WireStatsPlace>;
  AdminStatsSums: ResolverTypeWrapper<WireStatsSums>;
  AdminStatsTop: ResolverTypeWrapper<AdminStatsTop>;
  AdminStatsTopEntry: ResolverTypeWrapper<AdminStatsTopEntry>;
  AdminStockAdjustInput: AdminStockAdjustInput;
  AdminStockPatch: AdminStockPatch;
  AdminSubscriber: ResolverTypeWrapper<WireSubscriber>;
  AdminSubscriberConnection: ResolverTypeWrapper<SubscriberConnectionModel>;
  AdminSubscriberEdge: ResolverTypeWrapper<Omit<AdminSubscriberEdge, 'node'> & { node: ResolversTypes['AdminSubscriber'] }>;
  AdminSubscriberFilter: AdminSubscriberFilter;
  AdminSubscriberSource: AdminSubscriberSource;
  AdminSubscriberState: AdminSubscriberState;
  AdminSubscribersFile: ResolverTypeWrapper<AdminSubscribersFile>;
  AdminSynonymGroup: ResolverTypeWrapper<WireSynonymGroup>;
  AdminSynonymWord: ResolverTypeWrapper<AdminSynonymWord>;
  AdminTaxPeriod: ResolverTypeWrapper<WireTaxPeriod>;
  AdminTaxPeriodAddInput: AdminTaxPeriodAddInput;
  AdminTaxPeriodAddPayload: ResolverTypeWrapper<Omit<AdminTaxPeriodAddPayload, 'period'> & { period?: Maybe<ResolversTypes['AdminTaxPeriod']> }>;
  AdminTaxPeriodRemoveInput: AdminTaxPeriodRemoveInput;
  AdminTaxPeriodRemovePayload: ResolverTypeWrapper<AdminTaxPeriodRemovePayload>;
  AdminTextAuthor: ResolverTypeWrapper<AdminTextAuthor>;
  AdminTextChanges: AdminTextChanges;
  AdminTextContent: ResolverTypeWrapper<AdminTextContent>;
  AdminTextPage: ResolverTypeWrapper<WireAdminTextPage>;
  AdminTextPagePayload: ResolverTypeWrapper<Omit<AdminTextPagePayload, 'current' | 'page'> & { current?: Maybe<ResolversTypes['AdminTextPage']>, page?: Maybe<ResolversTypes['AdminTextPage']> }>;
  AdminTextPageResetInput: AdminTextPageResetInput;
  AdminTextPageRestoreInput: AdminTextPageRestoreInput;
  AdminTextPageUpdateInput: AdminTextPageUpdateInput;
  AdminTextSummary: ResolverTypeWrapper<WireTextSummary>;
  AdminTextVersion: ResolverTypeWrapper<TextVersion>;
  AdminTextVersionConnection: ResolverTypeWrapper<TextVersionConnectionModel>;
  AdminTextVersionEdge: ResolverTypeWrapper<Omit<AdminTextVersionEdge, 'node'> & { node: ResolversTypes['AdminTextVersion'] }>;
  AdminTicket: ResolverTypeWrapper<WireAdminTicket>;
  AdminTicketConnection: ResolverTypeWrapper<AdminTicketConnectionModel>;
  AdminTicketEdge: ResolverTypeWrapper<Omit<AdminTicketEdge, 'node'> & { node: ResolversTypes['AdminTicket'] }>;
  AdminTicketFilter: AdminTicketFilter;
  AdminTicketMessage: ResolverTypeWrapper<WireAdminTicketMessage>;
  AdminTicketSort: AdminTicketSort;
  AdminToday: ResolverTypeWrapper<WireTodayFigures>;
  AdminTopic: AdminTopic;
  AdminUser: ResolverTypeWrapper<WireListedUser>;
  AdminUserAccount: ResolverTypeWrapper<WireManagedUser>;
  AdminUserConnection: ResolverTypeWrapper<UserConnectionModel>;
  AdminUserEdge: ResolverTypeWrapper<Omit<AdminUserEdge, 'node'> & { node: ResolversTypes['AdminUser'] }>;
  AdminUserFigures: ResolverTypeWrapper<WireUserFigures>;
  AdminUserFilter: AdminUserFilter;
  AdminUserSession: ResolverTypeWrapper<WireAccountSession>;
  AdminUserSort: AdminUserSort;
  AdminUserSortField: AdminUserSortField;
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
  ApiKeyCreateInput: ApiKeyCreateInput;
  ApiKeyCreatePayload: ResolverTypeWrapper<Omit<ApiKeyCreatePayload, 'key'> & { key?: Maybe<ResolversTypes['AdminApiKey']> }>;
  ApiKeyKind: ApiKeyKind;
  ApiKeyMode: ApiKeyMode;
  ApiKeyRevokeInput: ApiKeyRevokeInput;
  ApiKeyRevokePayload: ResolverTypeWrapper<Omit<ApiKeyRevokePayload, 'key'> & { key?: Maybe<ResolversTypes['AdminApiKey']> }>;
  ApiKeyScope: ApiKeyScope;
  ApiKeySecretAddInput: ApiKeySecretAddInput;
  ApiKeySecretAddPayload: ResolverTypeWrapper<Omit<ApiKeySecretAddPayload, 'key'> & { key?: Maybe<ResolversTypes['AdminApiKey']> }>;
  ApiKeySecretRevokeInput: ApiKeySecretRevokeInput;
  ApiKeySecretRevokePayload: ResolverTypeWrapper<Omit<ApiKeySecretRevokePayload, 'key'> & { key?: Maybe<ResolversTypes['AdminApiKey']> }>;
  ApiKeyUpdateInput: ApiKeyUpdateInput;
  ApiKeyUpdatePayload: ResolverTypeWrapper<Omit<ApiKeyUpdatePayload, 'key'> & { key?: Maybe<ResolversTypes['AdminApiKey']> }>;
  AppliedCoupon: ResolverTypeWrapper<AppliedCoupon>;
  AskedResolveInput: AskedResolveInput;
  AskedResolvePayload: ResolverTypeWrapper<Omit<AskedResolvePayload, 'text'> & { text?: Maybe<ResolversTypes['AdminAskedText']> }>;
  Assistant: ResolverTypeWrapper<Assistant>;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditEntry: ResolverTypeWrapper<WireAuditEntry>;
  AuditEntryConnection: ResolverTypeWrapper<AuditConnectionModel>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditField: ResolverTypeWrapper<AuditField>;
  AuditFilter: AuditFilter;
  AuditKind: AuditKind;
  Banner: ResolverTypeWrapper<BannerModel>;
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
  CannedAnswer: ResolverTypeWrapper<WireCannedAnswer>;
  CannedAnswerDeleteInput: CannedAnswerDeleteInput;
  CannedAnswerDeletePayload: ResolverTypeWrapper<CannedAnswerDeletePayload>;
  CannedAnswerSaveInput: CannedAnswerSaveInput;
  CannedAnswerSavePayload: ResolverTypeWrapper<Omit<CannedAnswerSavePayload, 'answer'> & { answer?: Maybe<ResolversTypes['CannedAnswer']> }>;
  CannedAnswerTextsInput: CannedAnswerTextsInput;
  CarrierKind: CarrierKind;
  CarrierState: CarrierState;
  CartLineInput: CartLineInput;
  CartPieces: ResolverTypeWrapper<CartPieces>;
  CartProblem: ResolverTypeWrapper<CartProblem>;
  CartProblemCode: CartProblemCode;
  CartQuote: ResolverTypeWrapper<Omit<CartQuote, 'lines'> & { lines: Array<ResolversTypes['CartQuoteLine']> }>;
  CartQuoteInput: CartQuoteInput;
  CartQuoteLine: ResolverTypeWrapper<Omit<CartQuoteLine, 'product' | 'variant'> & { product?: Maybe<ResolversTypes['Product']>, variant?: Maybe<ResolversTypes['ProductVariant']> }>;
  CartShareInput: CartShareInput;
  CartSharePayload: ResolverTypeWrapper<CartSharePayload>;
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
  CashStatementFilter: CashStatementFilter;
  CashStatementImportInput: CashStatementImportInput;
  CashStatementImportPayload: ResolverTypeWrapper<Omit<CashStatementImportPayload, 'statement'> & { statement?: Maybe<ResolversTypes['CashStatement']> }>;
  CashStatementReconcileInput: CashStatementReconcileInput;
  CashStatementReconcilePayload: ResolverTypeWrapper<Omit<CashStatementReconcilePayload, 'statement'> & { statement?: Maybe<ResolversTypes['CashStatement']> }>;
  CashStatementSort: CashStatementSort;
  CashStatementSortField: CashStatementSortField;
  CatalogueChange: ResolverTypeWrapper<Omit<CatalogueChange, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  CatalogueChangeKind: CatalogueChangeKind;
  CatalogueChanges: ResolverTypeWrapper<Omit<CatalogueChanges, 'changes'> & { changes: Array<ResolversTypes['CatalogueChange']> }>;
  CatalogueImpact: ResolverTypeWrapper<CatalogueImpact>;
  CatalogueReference: ResolverTypeWrapper<CatalogueReference>;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryList: CategoryList;
  ChangeRef: ResolverTypeWrapper<ChangeRef>;
  ChangeUndoInput: ChangeUndoInput;
  ChangeUndoPayload: ResolverTypeWrapper<ChangeUndoPayload>;
  ConfirmationQueueFilter: ConfirmationQueueFilter;
  ContactOutcome: ContactOutcome;
  ContentUnit: ContentUnit;
  CouponCard: ResolverTypeWrapper<CouponCardModel>;
  CouponCardProblem: CouponCardProblem;
  CouponFunder: CouponFunder;
  CouponReason: CouponReason;
  CouponScope: CouponScope;
  CouponState: CouponState;
  CouponType: CouponType;
  CouponUse: ResolverTypeWrapper<WireCouponUse>;
  CouponUseConnection: ResolverTypeWrapper<CouponUseConnectionModel>;
  CouponUseEdge: ResolverTypeWrapper<Omit<CouponUseEdge, 'node'> & { node: ResolversTypes['CouponUse'] }>;
  CouponWarning: CouponWarning;
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
  FlashSaleState: FlashSaleState;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HomeLayout: HomeLayout;
  Homepage: ResolverTypeWrapper<HomepageModel>;
  HomepageContent: ResolverTypeWrapper<WireHomeContent>;
  HomepageContentInput: HomepageContentInput;
  HomepageDraftBeginInput: HomepageDraftBeginInput;
  HomepageDraftDiscardInput: HomepageDraftDiscardInput;
  HomepageDraftSaveInput: HomepageDraftSaveInput;
  HomepageItem: ResolverTypeWrapper<WireHomeItem>;
  HomepageItemInput: HomepageItemInput;
  HomepageLayout: ResolverTypeWrapper<HomepageLayout>;
  HomepageLayoutInput: HomepageLayoutInput;
  HomepageList: ResolverTypeWrapper<Omit<HomepageList, 'items'> & { items: Array<ResolversTypes['HomepageItem']> }>;
  HomepageListInput: HomepageListInput;
  HomepageListName: HomepageListName;
  HomepagePreview: ResolverTypeWrapper<HomepagePreview>;
  HomepagePublishInput: HomepagePublishInput;
  HomepageRestoreInput: HomepageRestoreInput;
  HomepageScheduleInput: HomepageScheduleInput;
  HomepageSection: ResolverTypeWrapper<HomepageSection>;
  HomepageSectionInput: HomepageSectionInput;
  HomepageTexts: ResolverTypeWrapper<HomepageTexts>;
  HomepageTextsInput: HomepageTextsInput;
  HomepageVersion: ResolverTypeWrapper<HomepageVersionModel>;
  HomepageVersionConnection: ResolverTypeWrapper<HomepageVersionConnectionModel>;
  HomepageVersionEdge: ResolverTypeWrapper<Omit<HomepageVersionEdge, 'node'> & { node: ResolversTypes['HomepageVersion'] }>;
  HomepageVersionPayload: ResolverTypeWrapper<Omit<HomepageVersionPayload, 'current' | 'homepage' | 'version'> & { current?: Maybe<ResolversTypes['HomepageVersion']>, homepage?: Maybe<ResolversTypes['AdminHomepage']>, version?: Maybe<ResolversTypes['HomepageVersion']> }>;
  HomepageVersionState: HomepageVersionState;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageModel>;
  InspectedLineInput: InspectedLineInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LabelPaper: LabelPaper;
  Language: Language;
  LastRefusal: ResolverTypeWrapper<LastRefusal>;
  LedgerEntry: ResolverTypeWrapper<WireLedgerEntry>;
  LedgerEntryConnection: ResolverTypeWrapper<LedgerConnectionModel>;
  LedgerEntryEdge: ResolverTypeWrapper<Omit<LedgerEntryEdge, 'node'> & { node: ResolversTypes['LedgerEntry'] }>;
  LedgerKind: LedgerKind;
  LineStock: ResolverTypeWrapper<LineStock>;
  ListFile: ResolverTypeWrapper<ListFile>;
  ListFileName: ListFileName;
  ListTotal: ResolverTypeWrapper<ListTotal>;
  LiveShow: ResolverTypeWrapper<LiveShowModel>;
  LoggedDelivery: ResolverTypeWrapper<WireLoggedDelivery>;
  LoggedDeliveryConnection: ResolverTypeWrapper<LoggedDeliveryConnectionModel>;
  LoggedDeliveryEdge: ResolverTypeWrapper<Omit<LoggedDeliveryEdge, 'node'> & { node: ResolversTypes['LoggedDelivery'] }>;
  LoggedDeliveryState: LoggedDeliveryState;
  Loyalty: ResolverTypeWrapper<LoyaltyModel>;
  MediaAltInput: MediaAltInput;
  MediaDeleteInput: MediaDeleteInput;
  MediaDeletePayload: ResolverTypeWrapper<Omit<MediaDeletePayload, 'media'> & { media?: Maybe<ResolversTypes['AdminMedia']> }>;
  MediaFolder: MediaFolder;
  MediaKind: MediaKind;
  MediaReplaceInput: MediaReplaceInput;
  MediaReplacePayload: ResolverTypeWrapper<Omit<MediaReplacePayload, 'media'> & { media?: Maybe<ResolversTypes['AdminMedia']> }>;
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
  NewsletterWithdrawInput: NewsletterWithdrawInput;
  NewsletterWithdrawPayload: ResolverTypeWrapper<Omit<NewsletterWithdrawPayload, 'subscriber'> & { subscriber?: Maybe<ResolversTypes['AdminSubscriber']> }>;
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
  OrderDetails: ResolverTypeWrapper<OrderDetailsModel>;
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
  OrderSource: OrderSource;
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
  PasswordEnterInput: PasswordEnterInput;
  PasswordEnterPayload: ResolverTypeWrapper<PasswordEnterPayload>;
  PasswordRecoverInput: PasswordRecoverInput;
  PasswordRecoverPayload: ResolverTypeWrapper<PasswordRecoverPayload>;
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: ResolverTypeWrapper<PasswordResetPayload>;
  PayableSeller: ResolverTypeWrapper<WirePayableSeller>;
  PayableSellerConnection: ResolverTypeWrapper<PayableConnectionModel>;
  PayableSellerEdge: ResolverTypeWrapper<Omit<PayableSellerEdge, 'node'> & { node: ResolversTypes['PayableSeller'] }>;
  PaymentAttempt: ResolverTypeWrapper<PaymentAttemptModel>;
  PaymentAttemptState: PaymentAttemptState;
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
  PhoneOrderInput: PhoneOrderInput;
  PhoneOrderPayload: ResolverTypeWrapper<Omit<PhoneOrderPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  PointsEntry: ResolverTypeWrapper<WirePointsEntry>;
  PointsEntryConnection: ResolverTypeWrapper<PointsConnectionModel>;
  PointsEntryEdge: ResolverTypeWrapper<Omit<PointsEntryEdge, 'node'> & { node: ResolversTypes['PointsEntry'] }>;
  PointsKind: PointsKind;
  PricePoint: ResolverTypeWrapper<PricePoint>;
  PrivateFile: ResolverTypeWrapper<WirePrivateFile>;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductChecklistItem: ResolverTypeWrapper<ProductChecklistItem>;
  ProductCondition: ProductCondition;
  ProductConnection: ResolverTypeWrapper<ProductConnectionModel>;
  ProductContent: ResolverTypeWrapper<ProductContent>;
  ProductDelivery: ResolverTypeWrapper<ProductDelivery>;
  ProductDimensions: ResolverTypeWrapper<ProductDimensions>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: ProductFilter;
  ProductFilterOptions: ResolverTypeWrapper<ProductFilterOptions>;
  ProductFollowing: ResolverTypeWrapper<ProductFollowing>;
  ProductOption: ResolverTypeWrapper<OptionModel>;
  ProductOptionKind: ProductOptionKind;
  ProductOptionValue: ResolverTypeWrapper<OptionValueModel>;
  ProductRequirement: ProductRequirement;
  ProductSort: ProductSort;
  ProductSortField: ProductSortField;
  ProductSpec: ResolverTypeWrapper<WireProductSpec>;
  ProductSpecFilter: ProductSpecFilter;
  ProductSpecInput: ProductSpecInput;
  ProductVariant: ResolverTypeWrapper<ProductVariantModel>;
  ProductVariantOption: ResolverTypeWrapper<VariantOptionModel>;
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
  RefundFilter: RefundFilter;
  RefundMade: ResolverTypeWrapper<RefundMadeModel>;
  RefundMethod: RefundMethod;
  RefundNoteInput: RefundNoteInput;
  RefundNotePayload: ResolverTypeWrapper<Omit<RefundNotePayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  RefundReason: RefundReason;
  RefundSort: RefundSort;
  RefundSortField: RefundSortField;
  Region: ResolverTypeWrapper<RegionModel>;
  ReturnInspectInput: ReturnInspectInput;
  ReturnInspectPayload: ResolverTypeWrapper<Omit<ReturnInspectPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  ReturnLineInput: ReturnLineInput;
  ReturnOpenInput: ReturnOpenInput;
  ReturnOpenPayload: ResolverTypeWrapper<Omit<ReturnOpenPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  ReturnQuote: ResolverTypeWrapper<WireReturnQuote>;
  Review: ResolverTypeWrapper<ReviewModel>;
  ReviewConnection: ResolverTypeWrapper<ReviewConnectionModel>;
  ReviewDecision: ReviewDecision;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewMark: ReviewMark;
  ReviewModerateInput: ReviewModerateInput;
  ReviewModeratePayload: ResolverTypeWrapper<Omit<ReviewModeratePayload, 'review'> & { review?: Maybe<ResolversTypes['AdminReview']> }>;
  ReviewModerationResult: ResolverTypeWrapper<Omit<ReviewModerationResult, 'review'> & { review?: Maybe<ResolversTypes['AdminReview']> }>;
  ReviewPlace: ResolverTypeWrapper<Omit<ReviewPlace, 'review'> & { review?: Maybe<ResolversTypes['OwnReview']> }>;
  ReviewRemoveInput: ReviewRemoveInput;
  ReviewRemovePayload: ResolverTypeWrapper<ReviewRemovePayload>;
  ReviewSaveInput: ReviewSaveInput;
  ReviewSavePayload: ResolverTypeWrapper<Omit<ReviewSavePayload, 'review'> & { review?: Maybe<ResolversTypes['OwnReview']> }>;
  ReviewState: ReviewState;
  ReviewVersionInput: ReviewVersionInput;
  ReviewedProduct: ResolverTypeWrapper<WireReviewedProduct>;
  ReviewsModerateInput: ReviewsModerateInput;
  ReviewsModeratePayload: ResolverTypeWrapper<Omit<ReviewsModeratePayload, 'results'> & { results?: Maybe<Array<ResolversTypes['ReviewModerationResult']>> }>;
  SavedAddress: ResolverTypeWrapper<WireSavedAddress>;
  SavedView: ResolverTypeWrapper<WireSavedView>;
  SearchRedirectDeleteInput: SearchRedirectDeleteInput;
  SearchRedirectDeletePayload: ResolverTypeWrapper<SearchRedirectDeletePayload>;
  SearchRedirectSaveInput: SearchRedirectSaveInput;
  SearchRedirectSavePayload: ResolverTypeWrapper<Omit<SearchRedirectSavePayload, 'redirect'> & { redirect?: Maybe<ResolversTypes['AdminSearchRedirect']> }>;
  SearchUseNoteInput: SearchUseNoteInput;
  SearchUseNotePayload: ResolverTypeWrapper<SearchUseNotePayload>;
  Seller: ResolverTypeWrapper<SellerModel>;
  SellerApplyInput: SellerApplyInput;
  SellerApplyPayload: ResolverTypeWrapper<SellerApplyPayload>;
  SellerBankAccount: ResolverTypeWrapper<SellerBankAccount>;
  SellerBankSetInput: SellerBankSetInput;
  SellerBankSetPayload: ResolverTypeWrapper<SellerBankSetPayload>;
  SellerConnection: ResolverTypeWrapper<SellerConnectionModel>;
  SellerDocumentInput: SellerDocumentInput;
  SellerDocumentKind: SellerDocumentKind;
  SellerEdge: ResolverTypeWrapper<Omit<SellerEdge, 'node'> & { node: ResolversTypes['Seller'] }>;
  SellerLedgerAdjustInput: SellerLedgerAdjustInput;
  SellerLedgerAdjustPayload: ResolverTypeWrapper<Omit<SellerLedgerAdjustPayload, 'ledger'> & { ledger?: Maybe<ResolversTypes['LedgerEntryConnection']> }>;
  SellerMessageState: SellerMessageState;
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
  SharedCart: ResolverTypeWrapper<WireSharedCart>;
  ShipmentLabel: ResolverTypeWrapper<ShipmentLabel>;
  Shop: ResolverTypeWrapper<Shop>;
  SignInChallenge: ResolverTypeWrapper<SignInChallenge>;
  SignedUpload: ResolverTypeWrapper<WireSignature>;
  SignedUploadField: ResolverTypeWrapper<SignedUploadField>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialNetwork: SocialNetwork;
  SortDirection: SortDirection;
  SpecFilterOptions: ResolverTypeWrapper<SpecFilterOptions>;
  StaffCapability: StaffCapability;
  StaffInvitation: ResolverTypeWrapper<WireStaffInvitation>;
  StaffInvitationAcceptInput: StaffInvitationAcceptInput;
  StaffInvitationAcceptPayload: ResolverTypeWrapper<StaffInvitationAcceptPayload>;
  StaffInvitationWithdrawInput: StaffInvitationWithdrawInput;
  StaffInvitationWithdrawPayload: ResolverTypeWrapper<StaffInvitationWithdrawPayload>;
  StaffInviteInput: StaffInviteInput;
  StaffInvitePayload: ResolverTypeWrapper<Omit<StaffInvitePayload, 'invitation'> & { invitation?: Maybe<ResolversTypes['StaffInvitation']> }>;
  StaffMember: ResolverTypeWrapper<WireStaffMember>;
  StaffPerson: ResolverTypeWrapper<StaffPerson>;
  StaffPolicy: ResolverTypeWrapper<StaffPolicy>;
  StaffPolicySetInput: StaffPolicySetInput;
  StaffPolicySetPayload: ResolverTypeWrapper<StaffPolicySetPayload>;
  StaffReturnOpenInput: StaffReturnOpenInput;
  StaffReturnOpenPayload: ResolverTypeWrapper<Omit<StaffReturnOpenPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  StaffRoleSetInput: StaffRoleSetInput;
  StaffRoleSetPayload: ResolverTypeWrapper<Omit<StaffRoleSetPayload, 'member'> & { member?: Maybe<ResolversTypes['StaffMember']> }>;
  StaffTwoStepResetInput: StaffTwoStepResetInput;
  StaffTwoStepResetPayload: ResolverTypeWrapper<Omit<StaffTwoStepResetPayload, 'member'> & { member?: Maybe<ResolversTypes['StaffMember']> }>;
  StockReason: StockReason;
  StockStatus: StockStatus;
  StoreLinks: ResolverTypeWrapper<StoreLinks>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubOrder: ResolverTypeWrapper<SubOrderModel>;
  SubOrderOutlook: ResolverTypeWrapper<SubOrderOutlookModel>;
  SubOrderStatus: ResolverTypeWrapper<SubOrderStatus>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SynonymsDeleteInput: SynonymsDeleteInput;
  SynonymsDeletePayload: ResolverTypeWrapper<SynonymsDeletePayload>;
  SynonymsSaveInput: SynonymsSaveInput;
  SynonymsSavePayload: ResolverTypeWrapper<Omit<SynonymsSavePayload, 'group'> & { group?: Maybe<ResolversTypes['AdminSynonymGroup']> }>;
  TextAnswerBlock: ResolverTypeWrapper<AnswerBlock>;
  TextBlock: ResolverTypeWrapper<Block>;
  TextDropped: ResolverTypeWrapper<TextDropped>;
  TextDroppedKind: TextDroppedKind;
  TextHeading: ResolverTypeWrapper<TextHeading>;
  TextLine: ResolverTypeWrapper<TextLine>;
  TextList: ResolverTypeWrapper<TextList>;
  TextPage: ResolverTypeWrapper<TextPageModel>;
  TextPagePreview: ResolverTypeWrapper<Omit<TextPagePreview, 'blocks'> & { blocks: Array<ResolversTypes['TextBlock']> }>;
  TextPageSummary: ResolverTypeWrapper<WireTextPageSummary>;
  TextParagraph: ResolverTypeWrapper<TextParagraph>;
  TextQuestion: ResolverTypeWrapper<Omit<TextQuestion, 'answer'> & { answer: Array<ResolversTypes['TextAnswerBlock']> }>;
  TextRun: ResolverTypeWrapper<TextRun>;
  TextTable: ResolverTypeWrapper<TextTable>;
  TextTableRow: ResolverTypeWrapper<TextTableRow>;
  Ticket: ResolverTypeWrapper<WireTicket>;
  TicketAnswerInput: TicketAnswerInput;
  TicketAnswerPayload: ResolverTypeWrapper<Omit<TicketAnswerPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  TicketAssignInput: TicketAssignInput;
  TicketAssignPayload: ResolverTypeWrapper<Omit<TicketAssignPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TicketAuthor: TicketAuthor;
  TicketCategory: TicketCategory;
  TicketChangeResult: ResolverTypeWrapper<Omit<TicketChangeResult, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TicketConnection: ResolverTypeWrapper<TicketConnectionModel>;
  TicketCreateInput: TicketCreateInput;
  TicketCreatePayload: ResolverTypeWrapper<TicketCreatePayload>;
  TicketEdge: ResolverTypeWrapper<Omit<TicketEdge, 'node'> & { node: ResolversTypes['Ticket'] }>;
  TicketMergeInput: TicketMergeInput;
  TicketMergePayload: ResolverTypeWrapper<Omit<TicketMergePayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TicketMessage: ResolverTypeWrapper<TicketMessageModel>;
  TicketNoteInput: TicketNoteInput;
  TicketNotePayload: ResolverTypeWrapper<Omit<TicketNotePayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TicketOpenForInput: TicketOpenForInput;
  TicketOpenForPayload: ResolverTypeWrapper<Omit<TicketOpenForPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TicketOrderLinkInput: TicketOrderLinkInput;
  TicketOrderLinkPayload: ResolverTypeWrapper<Omit<TicketOrderLinkPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TicketPriority: TicketPriority;
  TicketRateInput: TicketRateInput;
  TicketRatePayload: ResolverTypeWrapper<Omit<TicketRatePayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  TicketRating: ResolverTypeWrapper<TicketRating>;
  TicketReplyInput: TicketReplyInput;
  TicketReplyPayload: ResolverTypeWrapper<Omit<TicketReplyPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TicketStatus: TicketStatus;
  TicketStatusChangeInput: TicketStatusChangeInput;
  TicketStatusChangePayload: ResolverTypeWrapper<Omit<TicketStatusChangePayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  TicketTransitionInput: TicketTransitionInput;
  TicketTransitionPayload: ResolverTypeWrapper<Omit<TicketTransitionPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['AdminTicket']> }>;
  TicketsAnswerInput: TicketsAnswerInput;
  TicketsAnswerPayload: ResolverTypeWrapper<Omit<TicketsAnswerPayload, 'results'> & { results?: Maybe<Array<ResolversTypes['TicketChangeResult']>> }>;
  TicketsChangeInput: TicketsChangeInput;
  TicketsChangePayload: ResolverTypeWrapper<Omit<TicketsChangePayload, 'results'> & { results?: Maybe<Array<ResolversTypes['TicketChangeResult']>> }>;
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
  UnitPrice: ResolverTypeWrapper<UnitPrice>;
  UnitPriceUnit: UnitPriceUnit;
  UploadTarget: ResolverTypeWrapper<UploadTarget>;
  UseKind: UseKind;
  UserBlockInput: UserBlockInput;
  UserBlockPayload: ResolverTypeWrapper<Omit<UserBlockPayload, 'account'> & { account?: Maybe<ResolversTypes['AdminUserAccount']> }>;
  UserCouponGiveInput: UserCouponGiveInput;
  UserCouponGivePayload: ResolverTypeWrapper<UserCouponGivePayload>;
  UserErasePayload: ResolverTypeWrapper<UserErasePayload>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserExportPayload: ResolverTypeWrapper<UserExportPayload>;
  UserPointsAdjustInput: UserPointsAdjustInput;
  UserPointsAdjustPayload: ResolverTypeWrapper<Omit<UserPointsAdjustPayload, 'account'> & { account?: Maybe<ResolversTypes['AdminUserAccount']> }>;
  UserPrivacyInput: UserPrivacyInput;
  UserRecoverySendInput: UserRecoverySendInput;
  UserRecoverySendPayload: ResolverTypeWrapper<Omit<UserRecoverySendPayload, 'account'> & { account?: Maybe<ResolversTypes['AdminUserAccount']> }>;
  UserSessionsEndInput: UserSessionsEndInput;
  UserSessionsEndPayload: ResolverTypeWrapper<Omit<UserSessionsEndPayload, 'account'> & { account?: Maybe<ResolversTypes['AdminUserAccount']> }>;
  UserUpdateInput: UserUpdateInput;
  UserUpdatePayload: ResolverTypeWrapper<Omit<UserUpdatePayload, 'account'> & { account?: Maybe<ResolversTypes['AdminUserAccount']> }>;
  ViewDensity: ViewDensity;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  ViewerStaff: ResolverTypeWrapper<StaffModel>;
  Warranty: ResolverTypeWrapper<Warranty>;
  WebhookAttempt: ResolverTypeWrapper<WireWebhookAttempt>;
  WebhookChannel: WebhookChannel;
  WebhookDeadLetter: ResolverTypeWrapper<WireDeadLetter>;
  WebhookDeadLetterConnection: ResolverTypeWrapper<DeadLetterConnectionModel>;
  WebhookDeadLetterEdge: ResolverTypeWrapper<Omit<WebhookDeadLetterEdge, 'node'> & { node: ResolversTypes['WebhookDeadLetter'] }>;
  WebhookDeadLettersInput: WebhookDeadLettersInput;
  WebhookDeadLettersPayload: ResolverTypeWrapper<WebhookDeadLettersPayload>;
  WebhookDelivery: ResolverTypeWrapper<WireQueuedDelivery>;
  WebhookDeliveryConnection: ResolverTypeWrapper<DeliveryConnectionModel>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookDeliverySort: WebhookDeliverySort;
  WebhookDeliverySortField: WebhookDeliverySortField;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookSecret: ResolverTypeWrapper<WireWebhookSecret>;
  WebhookSubscription: ResolverTypeWrapper<WireWebhookSubscription>;
  WebhookSubscriptionConnection: ResolverTypeWrapper<SubscriptionConnectionModel>;
  WebhookSubscriptionCreateInput: WebhookSubscriptionCreateInput;
  WebhookSubscriptionCreatePayload: ResolverTypeWrapper<Omit<WebhookSubscriptionCreatePayload, 'subscription'> & { subscription?: Maybe<ResolversTypes['WebhookSubscription']> }>;
  WebhookSubscriptionDeletePayload: ResolverTypeWrapper<WebhookSubscriptionDeletePayload>;
  WebhookSubscriptionEdge: ResolverTypeWrapper<Omit<WebhookSubscriptionEdge, 'node'> & { node: ResolversTypes['WebhookSubscription'] }>;
  WebhookSubscriptionInput: WebhookSubscriptionInput;
  WebhookSubscriptionPayload: ResolverTypeWrapper<Omit<WebhookSubscriptionPayload, 'subscription'> & { subscription?: Maybe<ResolversTypes['WebhookSubscription']> }>;
  WebhookSubscriptionReplayInput: WebhookSubscriptionReplayInput;
  WebhookSubscriptionSecretRotatePayload: ResolverTypeWrapper<Omit<WebhookSubscriptionSecretRotatePayload, 'subscription'> & { subscription?: Maybe<ResolversTypes['WebhookSubscription']> }>;
  WebhookSubscriptionState: WebhookSubscriptionState;
  WebhookSubscriptionUpdateInput: WebhookSubscriptionUpdateInput;
  WebhookSubscriptionUpdatePayload: ResolverTypeWrapper<Omit<WebhookSubscriptionUpdatePayload, 'subscription'> & { subscription?: Maybe<ResolversTypes['WebhookSubscription']> }>;
  WebhookTopic: WebhookTopic;
  WishlistAddPayload: ResolverTypeWrapper<Omit<WishlistAddPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  WishlistConnection: ResolverTypeWrapper<Omit<WishlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WishlistEdge']>, nodes: Array<ResolversTypes['Product']> }>;
  WishlistEdge: ResolverTypeWrapper<Omit<WishlistEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  WishlistInput: WishlistInput;
  WishlistRemovePayload: ResolverTypeWrapper<Omit<WishlistRemovePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessEntry: WireAccessEntry;
  AccessEntryConnection: AccessConnectionModel;
  AccessEntryEdge: Omit<AccessEntryEdge, 'node'> & { node: ResolversParentTypes['AccessEntry'] };
  AccessFilter: AccessFilter;
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
  AdminApiKey: WireApiKey;
  AdminApiKeyDay: AdminApiKeyDay;
  AdminApiKeyDeprecatedUse: AdminApiKeyDeprecatedUse;
  AdminApiKeyNetwork: AdminApiKeyNetwork;
  AdminApiKeySecret: WireApiKeySecret;
  AdminApiKeyUse: AdminApiKeyUse;
  AdminAskedFilter: AdminAskedFilter;
  AdminAskedSort: AdminAskedSort;
  AdminAskedText: WireAskedText;
  AdminAskedTextConnection: AskedConnectionModel;
  AdminAskedTextEdge: Omit<AdminAskedTextEdge, 'node'> & { node: ResolversParentTypes['AdminAskedText'] };
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
  AdminCategoryFilter: AdminCategoryFilter;
  AdminCategoryMoveInput: AdminCategoryMoveInput;
  AdminCategoryPayload: Omit<AdminCategoryPayload, 'category' | 'current'> & { category?: Maybe<ResolversParentTypes['AdminCategory']>, current?: Maybe<ResolversParentTypes['AdminCategory']> };
  AdminCategoryUpdateInput: AdminCategoryUpdateInput;
  AdminCounts: AdminCounts;
  AdminCoupon: WireAdminCoupon;
  AdminCouponChanges: AdminCouponChanges;
  AdminCouponCodesCreateInput: AdminCouponCodesCreateInput;
  AdminCouponCodesPayload: Omit<AdminCouponCodesPayload, 'job'> & { job?: Maybe<ResolversParentTypes['AdminJob']> };
  AdminCouponConnection: CouponConnectionModel;
  AdminCouponCreateInput: AdminCouponCreateInput;
  AdminCouponEdge: Omit<AdminCouponEdge, 'node'> & { node: ResolversParentTypes['AdminCoupon'] };
  AdminCouponFilter: AdminCouponFilter;
  AdminCouponPatchResult: Omit<AdminCouponPatchResult, 'coupon'> & { coupon?: Maybe<ResolversParentTypes['AdminCoupon']> };
  AdminCouponPayload: Omit<AdminCouponPayload, 'coupon' | 'current'> & { coupon?: Maybe<ResolversParentTypes['AdminCoupon']>, current?: Maybe<ResolversParentTypes['AdminCoupon']> };
  AdminCouponSort: AdminCouponSort;
  AdminCouponTestInput: AdminCouponTestInput;
  AdminCouponTestResult: Omit<AdminCouponTestResult, 'quote'> & { quote?: Maybe<ResolversParentTypes['CartQuote']> };
  AdminCouponUpdateInput: AdminCouponUpdateInput;
  AdminCouponsPatchInput: AdminCouponsPatchInput;
  AdminCouponsPatchPayload: Omit<AdminCouponsPatchPayload, 'rows'> & { rows?: Maybe<Array<ResolversParentTypes['AdminCouponPatchResult']>> };
  AdminDayFigures: WireDayFigures;
  AdminEvent: WireFeedEvent;
  AdminFlashSale: AdminFlashSale;
  AdminFlashSaleRemoveInput: AdminFlashSaleRemoveInput;
  AdminFlashSaleSetInput: AdminFlashSaleSetInput;
  AdminFlashSalesExtendInput: AdminFlashSalesExtendInput;
  AdminFlashSalesPlanInput: AdminFlashSalesPlanInput;
  AdminFlashSalesStopInput: AdminFlashSalesStopInput;
  AdminHomepage: AdminHomepageModel;
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
  AdminJobWarnings: AdminJobWarnings;
  AdminLowStock: WireLowStock;
  AdminLowStockProduct: WireLowStockProduct;
  AdminMedia: WireMedia;
  AdminMediaAlt: AdminMediaAlt;
  AdminMediaConnection: MediaConnectionModel;
  AdminMediaEdge: Omit<AdminMediaEdge, 'node'> & { node: ResolversParentTypes['AdminMedia'] };
  AdminMediaFilter: AdminMediaFilter;
  AdminMediaSort: AdminMediaSort;
  AdminMediaUse: WireMediaUse;
  AdminMergeInput: AdminMergeInput;
  AdminOrderFilter: AdminOrderFilter;
  AdminOrderSort: AdminOrderSort;
  AdminOtherTexts: AdminOtherTexts;
  AdminParcel: AdminParcelModel;
  AdminParcelConnection: AdminParcelConnectionModel;
  AdminParcelEdge: Omit<AdminParcelEdge, 'node'> & { node: ResolversParentTypes['AdminParcel'] };
  AdminParcelFilter: AdminParcelFilter;
  AdminPointsEntry: WireAdminPointsEntry;
  AdminPointsEntryConnection: AdminPointsConnectionModel;
  AdminPointsEntryEdge: Omit<AdminPointsEntryEdge, 'node'> & { node: ResolversParentTypes['AdminPointsEntry'] };
  AdminProduct: WireAdminProduct;
  AdminProductActivity: AdminProductActivity;
  AdminProductArchiveInput: AdminProductArchiveInput;
  AdminProductChanges: AdminProductChanges;
  AdminProductConnection: AdminProductConnectionModel;
  AdminProductCreateInput: AdminProductCreateInput;
  AdminProductDeleteInput: AdminProductDeleteInput;
  AdminProductDeletePayload: AdminProductDeletePayload;
  AdminProductEdge: Omit<AdminProductEdge, 'node'> & { node: ResolversParentTypes['AdminProduct'] };
  AdminProductFilter: AdminProductFilter;
  AdminProductImage: Omit<AdminProductImage, 'image'> & { image: ResolversParentTypes['Image'] };
  AdminProductPatchResult: Omit<AdminProductPatchResult, 'current' | 'product'> & { current?: Maybe<ResolversParentTypes['AdminProduct']>, product?: Maybe<ResolversParentTypes['AdminProduct']> };
  AdminProductPatchRow: AdminProductPatchRow;
  AdminProductPayload: Omit<AdminProductPayload, 'current' | 'product'> & { current?: Maybe<ResolversParentTypes['AdminProduct']>, product?: Maybe<ResolversParentTypes['AdminProduct']> };
  AdminProductSort: AdminProductSort;
  AdminProductSpec: AdminProductSpec;
  AdminProductUpdateInput: AdminProductUpdateInput;
  AdminProductVersionInput: AdminProductVersionInput;
  AdminProductsPatchInput: AdminProductsPatchInput;
  AdminProductsPatchPayload: Omit<AdminProductsPatchPayload, 'rows'> & { rows?: Maybe<Array<ResolversParentTypes['AdminProductPatchResult']>> };
  AdminPromo: WireAdminPromo;
  AdminPromoChanges: AdminPromoChanges;
  AdminPromoConditions: AdminPromoConditions;
  AdminPromoConnection: AdminPromoConnectionModel;
  AdminPromoCreateInput: AdminPromoCreateInput;
  AdminPromoEdge: Omit<AdminPromoEdge, 'node'> & { node: ResolversParentTypes['AdminPromo'] };
  AdminPromoFilter: AdminPromoFilter;
  AdminPromoPayload: Omit<AdminPromoPayload, 'current' | 'promo'> & { current?: Maybe<ResolversParentTypes['AdminPromo']>, promo?: Maybe<ResolversParentTypes['AdminPromo']> };
  AdminPromoSort: AdminPromoSort;
  AdminPromoUpdateInput: AdminPromoUpdateInput;
  AdminReturn: AdminReturnModel;
  AdminReturnConnection: AdminReturnConnectionModel;
  AdminReturnEdge: Omit<AdminReturnEdge, 'node'> & { node: ResolversParentTypes['AdminReturn'] };
  AdminReview: AdminReviewModel;
  AdminReviewConnection: AdminReviewConnectionModel;
  AdminReviewEdge: Omit<AdminReviewEdge, 'node'> & { node: ResolversParentTypes['AdminReview'] };
  AdminReviewFilter: AdminReviewFilter;
  AdminReviewOrder: WireReviewOrder;
  AdminReviewSort: AdminReviewSort;
  AdminSearchHit: WireSearchHit;
  AdminSearchOpening: WireSearchOpening;
  AdminSearchRedirect: WireSearchRedirect;
  AdminSeller: AdminSellerModel;
  AdminSellerApplication: AdminSellerApplication;
  AdminSellerChanges: AdminSellerChanges;
  AdminSellerConnection: AdminSellerConnectionModel;
  AdminSellerDocument: WireSellerDocument;
  AdminSellerDocumentAddInput: AdminSellerDocumentAddInput;
  AdminSellerDocumentRemoveInput: AdminSellerDocumentRemoveInput;
  AdminSellerDocumentsPayload: Omit<AdminSellerDocumentsPayload, 'documents'> & { documents?: Maybe<Array<ResolversParentTypes['AdminSellerDocument']>> };
  AdminSellerEdge: Omit<AdminSellerEdge, 'node'> & { node: ResolversParentTypes['AdminSeller'] };
  AdminSellerFigures: SellerFigures;
  AdminSellerFilter: AdminSellerFilter;
  AdminSellerMessage: WireSellerMessage;
  AdminSellerMessageConnection: SellerMessageConnectionModel;
  AdminSellerMessageEdge: Omit<AdminSellerMessageEdge, 'node'> & { node: ResolversParentTypes['AdminSellerMessage'] };
  AdminSellerMessageReach: AdminSellerMessageReach;
  AdminSellerMessageSendInput: AdminSellerMessageSendInput;
  AdminSellerMessageSendPayload: AdminSellerMessageSendPayload;
  AdminSellerMessageText: AdminSellerMessageText;
  AdminSellerMessageTexts: AdminSellerMessageTexts;
  AdminSellerPayload: Omit<AdminSellerPayload, 'current' | 'seller'> & { current?: Maybe<ResolversParentTypes['AdminSeller']>, seller?: Maybe<ResolversParentTypes['AdminSeller']> };
  AdminSellerProfile: SellerRow;
  AdminSellerSelection: AdminSellerSelection;
  AdminSellerStatusSetInput: AdminSellerStatusSetInput;
  AdminSellerUpdateInput: AdminSellerUpdateInput;
  AdminSettings: WireShopSettings;
  AdminSettingsChanges: AdminSettingsChanges;
  AdminSettingsPayload: Omit<AdminSettingsPayload, 'current' | 'settings'> & { current?: Maybe<ResolversParentTypes['AdminSettings']>, settings?: Maybe<ResolversParentTypes['AdminSettings']> };
  AdminSettingsUpdateInput: AdminSettingsUpdateInput;
  AdminStatsDay: WireStatsDay;
  AdminStatsDays: WireStatsDays;
  AdminStatsPlace: WireStatsPlace;
  AdminStatsSums: WireStatsSums;
  AdminStatsTop: AdminStatsTop;
  AdminStatsTopEntry: AdminStatsTopEntry;
  AdminStockAdjustInput: AdminStockAdjustInput;
  AdminStockPatch: AdminStockPatch;
  AdminSubscriber: WireSubscriber;
  AdminSubscriberConnection: SubscriberConnectionModel;
  AdminSubscriberEdge: Omit<AdminSubscriberEdge, 'node'> & { node: ResolversParentTypes['AdminSubscriber'] };
  AdminSubscriberFilter: AdminSubscriberFilter;
  AdminSubscribersFile: AdminSubscribersFile;
  AdminSynonymGroup: WireSynonymGroup;
  AdminSynonymWord: AdminSynonymWord;
  AdminTaxPeriod: WireTaxPeriod;
  AdminTaxPeriodAddInput: AdminTaxPeriodAddInput;
  AdminTaxPeriodAddPayload: Omit<AdminTaxPeriodAddPayload, 'period'> & { period?: Maybe<ResolversParentTypes['AdminTaxPeriod']> };
  AdminTaxPeriodRemoveInput: AdminTaxPeriodRemoveInput;
  AdminTaxPeriodRemovePayload: AdminTaxPeriodRemovePayload;
  AdminTextAuthor: AdminTextAuthor;
  AdminTextChanges: AdminTextChanges;
  AdminTextContent: AdminTextContent;
  AdminTextPage: WireAdminTextPage;
  AdminTextPagePayload: Omit<AdminTextPagePayload, 'current' | 'page'> & { current?: Maybe<ResolversParentTypes['AdminTextPage']>, page?: Maybe<ResolversParentTypes['AdminTextPage']> };
  AdminTextPageResetInput: AdminTextPageResetInput;
  AdminTextPageRestoreInput: AdminTextPageRestoreInput;
  AdminTextPageUpdateInput: AdminTextPageUpdateInput;
  AdminTextSummary: WireTextSummary;
  AdminTextVersion: TextVersion;
  AdminTextVersionConnection: TextVersionConnectionModel;
  AdminTextVersionEdge: Omit<AdminTextVersionEdge, 'node'> & { node: ResolversParentTypes['AdminTextVersion'] };
  AdminTicket: WireAdminTicket;
  AdminTicketConnection: AdminTicketConnectionModel;
  AdminTicketEdge: Omit<AdminTicketEdge, 'node'> & { node: ResolversParentTypes['AdminTicket'] };
  AdminTicketFilter: AdminTicketFilter;
  AdminTicketMessage: WireAdminTicketMessage;
  AdminToday: WireTodayFigures;
  AdminUser: WireListedUser;
  AdminUserAccount: WireManagedUser;
  AdminUserConnection: UserConnectionModel;
  AdminUserEdge: Omit<AdminUserEdge, 'node'> & { node: ResolversParentTypes['AdminUser'] };
  AdminUserFigures: WireUserFigures;
  AdminUserFilter: AdminUserFilter;
  AdminUserSession: WireAccountSession;
  AdminUserSort: AdminUserSort;
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
  ApiKeyCreateInput: ApiKeyCreateInput;
  ApiKeyCreatePayload: Omit<ApiKeyCreatePayload, 'key'> & { key?: Maybe<ResolversParentTypes['AdminApiKey']> };
  ApiKeyRevokeInput: ApiKeyRevokeInput;
  ApiKeyRevokePayload: Omit<ApiKeyRevokePayload, 'key'> & { key?: Maybe<ResolversParentTypes['AdminApiKey']> };
  ApiKeySecretAddInput: ApiKeySecretAddInput;
  ApiKeySecretAddPayload: Omit<ApiKeySecretAddPayload, 'key'> & { key?: Maybe<ResolversParentTypes['AdminApiKey']> };
  ApiKeySecretRevokeInput: ApiKeySecretRevokeInput;
  ApiKeySecretRevokePayload: Omit<ApiKeySecretRevokePayload, 'key'> & { key?: Maybe<ResolversParentTypes['AdminApiKey']> };
  ApiKeyUpdateInput: ApiKeyUpdateInput;
  ApiKeyUpdatePayload: Omit<ApiKeyUpdatePayload, 'key'> & { key?: Maybe<ResolversParentTypes['AdminApiKey']> };
  AppliedCoupon: AppliedCoupon;
  AskedResolveInput: AskedResolveInput;
  AskedResolvePayload: Omit<AskedResolvePayload, 'text'> & { text?: Maybe<ResolversParentTypes['AdminAskedText']> };
  Assistant: Assistant;
  AuditActor: AuditActor;
  AuditEntry: WireAuditEntry;
  AuditEntryConnection: AuditConnectionModel;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditField: AuditField;
  AuditFilter: AuditFilter;
  Banner: BannerModel;
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
  CannedAnswer: WireCannedAnswer;
  CannedAnswerDeleteInput: CannedAnswerDeleteInput;
  CannedAnswerDeletePayload: CannedAnswerDeletePayload;
  CannedAnswerSaveInput: CannedAnswerSaveInput;
  CannedAnswerSavePayload: Omit<CannedAnswerSavePayload, 'answer'> & { answer?: Maybe<ResolversParentTypes['CannedAnswer']> };
  CannedAnswerTextsInput: CannedAnswerTextsInput;
  CartLineInput: CartLineInput;
  CartPieces: CartPieces;
  CartProblem: CartProblem;
  CartQuote: Omit<CartQuote, 'lines'> & { lines: Array<ResolversParentTypes['CartQuoteLine']> };
  CartQuoteInput: CartQuoteInput;
  CartQuoteLine: Omit<CartQuoteLine, 'product' | 'variant'> & { product?: Maybe<ResolversParentTypes['Product']>, variant?: Maybe<ResolversParentTypes['ProductVariant']> };
  CartShareInput: CartShareInput;
  CartSharePayload: CartSharePayload;
  CashRow: WireCashRow;
  CashRowConnection: CashRowConnectionModel;
  CashRowEdge: Omit<CashRowEdge, 'node'> & { node: ResolversParentTypes['CashRow'] };
  CashRowSettleInput: CashRowSettleInput;
  CashRowSettlePayload: Omit<CashRowSettlePayload, 'statement'> & { statement?: Maybe<ResolversParentTypes['CashStatement']> };
  CashStatement: WireCashStatement;
  CashStatementConnection: CashStatementConnectionModel;
  CashStatementEdge: Omit<CashStatementEdge, 'node'> & { node: ResolversParentTypes['CashStatement'] };
  CashStatementFilter: CashStatementFilter;
  CashStatementImportInput: CashStatementImportInput;
  CashStatementImportPayload: Omit<CashStatementImportPayload, 'statement'> & { statement?: Maybe<ResolversParentTypes['CashStatement']> };
  CashStatementReconcileInput: CashStatementReconcileInput;
  CashStatementReconcilePayload: Omit<CashStatementReconcilePayload, 'statement'> & { statement?: Maybe<ResolversParentTypes['CashStatement']> };
  CashStatementSort: CashStatementSort;
  CatalogueChange: Omit<CatalogueChange, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  CatalogueChanges: Omit<CatalogueChanges, 'changes'> & { changes: Array<ResolversParentTypes['CatalogueChange']> };
  CatalogueImpact: CatalogueImpact;
  CatalogueReference: CatalogueReference;
  Category: CategoryModel;
  ChangeRef: ChangeRef;
  ChangeUndoInput: ChangeUndoInput;
  ChangeUndoPayload: ChangeUndoPayload;
  ConfirmationQueueFilter: ConfirmationQueueFilter;
  CouponCard: CouponCardModel;
  CouponUse: WireCouponUse;
  CouponUseConnection: CouponUseConnectionModel;
  CouponUseEdge: Omit<CouponUseEdge, 'node'> & { node: ResolversParentTypes['CouponUse'] };
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
  HomepageContent: WireHomeContent;
  HomepageContentInput: HomepageContentInput;
  HomepageDraftBeginInput: HomepageDraftBeginInput;
  HomepageDraftDiscardInput: HomepageDraftDiscardInput;
  HomepageDraftSaveInput: HomepageDraftSaveInput;
  HomepageItem: WireHomeItem;
  HomepageItemInput: HomepageItemInput;
  HomepageLayout: HomepageLayout;
  HomepageLayoutInput: HomepageLayoutInput;
  HomepageList: Omit<HomepageList, 'items'> & { items: Array<ResolversParentTypes['HomepageItem']> };
  HomepageListInput: HomepageListInput;
  HomepagePreview: HomepagePreview;
  HomepagePublishInput: HomepagePublishInput;
  HomepageRestoreInput: HomepageRestoreInput;
  HomepageScheduleInput: HomepageScheduleInput;
  HomepageSection: HomepageSection;
  HomepageSectionInput: HomepageSectionInput;
  HomepageTexts: HomepageTexts;
  HomepageTextsInput: HomepageTextsInput;
  HomepageVersion: HomepageVersionModel;
  HomepageVersionConnection: HomepageVersionConnectionModel;
  HomepageVersionEdge: Omit<HomepageVersionEdge, 'node'> & { node: ResolversParentTypes['HomepageVersion'] };
  HomepageVersionPayload: Omit<HomepageVersionPayload, 'current' | 'homepage' | 'version'> & { current?: Maybe<ResolversParentTypes['HomepageVersion']>, homepage?: Maybe<ResolversParentTypes['AdminHomepage']>, version?: Maybe<ResolversParentTypes['HomepageVersion']> };
  ID: Scalars['ID']['output'];
  Image: ImageModel;
  InspectedLineInput: InspectedLineInput;
  Int: Scalars['Int']['output'];
  LastRefusal: LastRefusal;
  LedgerEntry: WireLedgerEntry;
  LedgerEntryConnection: LedgerConnectionModel;
  LedgerEntryEdge: Omit<LedgerEntryEdge, 'node'> & { node: ResolversParentTypes['LedgerEntry'] };
  LineStock: LineStock;
  ListFile: ListFile;
  ListTotal: ListTotal;
  LiveShow: LiveShowModel;
  LoggedDelivery: WireLoggedDelivery;
  LoggedDeliveryConnection: LoggedDeliveryConnectionModel;
  LoggedDeliveryEdge: Omit<LoggedDeliveryEdge, 'node'> & { node: ResolversParentTypes['LoggedDelivery'] };
  Loyalty: LoyaltyModel;
  MediaAltInput: MediaAltInput;
  MediaDeleteInput: MediaDeleteInput;
  MediaDeletePayload: Omit<MediaDeletePayload, 'media'> & { media?: Maybe<ResolversParentTypes['AdminMedia']> };
  MediaReplaceInput: MediaReplaceInput;
  MediaReplacePayload: Omit<MediaReplacePayload, 'media'> & { media?: Maybe<ResolversParentTypes['AdminMedia']> };
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
  NewsletterWithdrawInput: NewsletterWithdrawInput;
  NewsletterWithdrawPayload: Omit<NewsletterWithdrawPayload, 'subscriber'> & { subscriber?: Maybe<ResolversParentTypes['AdminSubscriber']> };
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
  OrderDetails: OrderDetailsModel;
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
  PasswordEnterInput: PasswordEnterInput;
  PasswordEnterPayload: PasswordEnterPayload;
  PasswordRecoverInput: PasswordRecoverInput;
  PasswordRecoverPayload: PasswordRecoverPayload;
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: PasswordResetPayload;
  PayableSeller: WirePayableSeller;
  PayableSellerConnection: PayableConnectionModel;
  PayableSellerEdge: Omit<PayableSellerEdge, 'node'> & { node: ResolversParentTypes['PayableSeller'] };
  PaymentAttempt: PaymentAttemptModel;
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
  PhoneOrderInput: PhoneOrderInput;
  PhoneOrderPayload: Omit<PhoneOrderPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  PointsEntry: WirePointsEntry;
  PointsEntryConnection: PointsConnectionModel;
  PointsEntryEdge: Omit<PointsEntryEdge, 'node'> & { node: ResolversParentTypes['PointsEntry'] };
  PricePoint: PricePoint;
  PrivateFile: WirePrivateFile;
  Product: ProductModel;
  ProductChecklistItem: ProductChecklistItem;
  ProductConnection: ProductConnectionModel;
  ProductContent: ProductContent;
  ProductDelivery: ProductDelivery;
  ProductDimensions: ProductDimensions;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductFilterOptions: ProductFilterOptions;
  ProductFollowing: ProductFollowing;
  ProductOption: OptionModel;
  ProductOptionValue: OptionValueModel;
  ProductSort: ProductSort;
  ProductSpec: WireProductSpec;
  ProductSpecFilter: ProductSpecFilter;
  ProductSpecInput: ProductSpecInput;
  ProductVariant: ProductVariantModel;
  ProductVariantOption: VariantOptionModel;
  ProfileUpdateInput: ProfileUpdateInput;
  ProfileUpdatePayload: Omit<ProfileUpdatePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Promo: PromoModel;
  PromoPopup: WirePromoPopup;
  PromoSlide: PromoSlideModel;
  Query: Record<PropertyKey, never>;
  RefundDue: WireRefundDue;
  RefundDueConnection: RefundConnectionModel;
  RefundDueEdge: Omit<RefundDueEdge, 'node'> & { node: ResolversParentTypes['RefundDue'] };
  RefundFilter: RefundFilter;
  RefundMade: RefundMadeModel;
  RefundNoteInput: RefundNoteInput;
  RefundNotePayload: Omit<RefundNotePayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  RefundSort: RefundSort;
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
  ReviewModerateInput: ReviewModerateInput;
  ReviewModeratePayload: Omit<ReviewModeratePayload, 'review'> & { review?: Maybe<ResolversParentTypes['AdminReview']> };
  ReviewModerationResult: Omit<ReviewModerationResult, 'review'> & { review?: Maybe<ResolversParentTypes['AdminReview']> };
  ReviewPlace: Omit<ReviewPlace, 'review'> & { review?: Maybe<ResolversParentTypes['OwnReview']> };
  ReviewRemoveInput: ReviewRemoveInput;
  ReviewRemovePayload: ReviewRemovePayload;
  ReviewSaveInput: ReviewSaveInput;
  ReviewSavePayload: Omit<ReviewSavePayload, 'review'> & { review?: Maybe<ResolversParentTypes['OwnReview']> };
  ReviewVersionInput: ReviewVersionInput;
  ReviewedProduct: WireReviewedProduct;
  ReviewsModerateInput: ReviewsModerateInput;
  ReviewsModeratePayload: Omit<ReviewsModeratePayload, 'results'> & { results?: Maybe<Array<ResolversParentTypes['ReviewModerationResult']>> };
  SavedAddress: WireSavedAddress;
  SavedView: WireSavedView;
  SearchRedirectDeleteInput: SearchRedirectDeleteInput;
  SearchRedirectDeletePayload: SearchRedirectDeletePayload;
  SearchRedirectSaveInput: SearchRedirectSaveInput;
  SearchRedirectSavePayload: Omit<SearchRedirectSavePayload, 'redirect'> & { redirect?: Maybe<ResolversParentTypes['AdminSearchRedirect']> };
  SearchUseNoteInput: SearchUseNoteInput;
  SearchUseNotePayload: SearchUseNotePayload;
  Seller: SellerModel;
  SellerApplyInput: SellerApplyInput;
  SellerApplyPayload: SellerApplyPayload;
  SellerBankAccount: SellerBankAccount;
  SellerBankSetInput: SellerBankSetInput;
  SellerBankSetPayload: SellerBankSetPayload;
  SellerConnection: SellerConnectionModel;
  SellerDocumentInput: SellerDocumentInput;
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
  SharedCart: WireSharedCart;
  ShipmentLabel: ShipmentLabel;
  Shop: Shop;
  SignInChallenge: SignInChallenge;
  SignedUpload: WireSignature;
  SignedUploadField: SignedUploadField;
  SocialLink: SocialLink;
  SpecFilterOptions: SpecFilterOptions;
  StaffInvitation: WireStaffInvitation;
  StaffInvitationAcceptInput: StaffInvitationAcceptInput;
  StaffInvitationAcceptPayload: StaffInvitationAcceptPayload;
  StaffInvitationWithdrawInput: StaffInvitationWithdrawInput;
  StaffInvitationWithdrawPayload: StaffInvitationWithdrawPayload;
  StaffInviteInput: StaffInviteInput;
  StaffInvitePayload: Omit<StaffInvitePayload, 'invitation'> & { invitation?: Maybe<ResolversParentTypes['StaffInvitation']> };
  StaffMember: WireStaffMember;
  StaffPerson: StaffPerson;
  StaffPolicy: StaffPolicy;
  StaffPolicySetInput: StaffPolicySetInput;
  StaffPolicySetPayload: StaffPolicySetPayload;
  StaffReturnOpenInput: StaffReturnOpenInput;
  StaffReturnOpenPayload: Omit<StaffReturnOpenPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  StaffRoleSetInput: StaffRoleSetInput;
  StaffRoleSetPayload: Omit<StaffRoleSetPayload, 'member'> & { member?: Maybe<ResolversParentTypes['StaffMember']> };
  StaffTwoStepResetInput: StaffTwoStepResetInput;
  StaffTwoStepResetPayload: Omit<StaffTwoStepResetPayload, 'member'> & { member?: Maybe<ResolversParentTypes['StaffMember']> };
  StoreLinks: StoreLinks;
  String: Scalars['String']['output'];
  SubOrder: SubOrderModel;
  SubOrderOutlook: SubOrderOutlookModel;
  SubOrderStatus: SubOrderStatus;
  Subscription: Record<PropertyKey, never>;
  SynonymsDeleteInput: SynonymsDeleteInput;
  SynonymsDeletePayload: SynonymsDeletePayload;
  SynonymsSaveInput: SynonymsSaveInput;
  SynonymsSavePayload: Omit<SynonymsSavePayload, 'group'> & { group?: Maybe<ResolversParentTypes['AdminSynonymGroup']> };
  TextAnswerBlock: AnswerBlock;
  TextBlock: Block;
  TextDropped: TextDropped;
  TextHeading: TextHeading;
  TextLine: TextLine;
  TextList: TextList;
  TextPage: TextPageModel;
  TextPagePreview: Omit<TextPagePreview, 'blocks'> & { blocks: Array<ResolversParentTypes['TextBlock']> };
  TextPageSummary: WireTextPageSummary;
  TextParagraph: TextParagraph;
  TextQuestion: Omit<TextQuestion, 'answer'> & { answer: Array<ResolversParentTypes['TextAnswerBlock']> };
  TextRun: TextRun;
  TextTable: TextTable;
  TextTableRow: TextTableRow;
  Ticket: WireTicket;
  TicketAnswerInput: TicketAnswerInput;
  TicketAnswerPayload: Omit<TicketAnswerPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  TicketAssignInput: TicketAssignInput;
  TicketAssignPayload: Omit<TicketAssignPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TicketChangeResult: Omit<TicketChangeResult, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TicketConnection: TicketConnectionModel;
  TicketCreateInput: TicketCreateInput;
  TicketCreatePayload: TicketCreatePayload;
  TicketEdge: Omit<TicketEdge, 'node'> & { node: ResolversParentTypes['Ticket'] };
  TicketMergeInput: TicketMergeInput;
  TicketMergePayload: Omit<TicketMergePayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TicketMessage: TicketMessageModel;
  TicketNoteInput: TicketNoteInput;
  TicketNotePayload: Omit<TicketNotePayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TicketOpenForInput: TicketOpenForInput;
  TicketOpenForPayload: Omit<TicketOpenForPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TicketOrderLinkInput: TicketOrderLinkInput;
  TicketOrderLinkPayload: Omit<TicketOrderLinkPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TicketRateInput: TicketRateInput;
  TicketRatePayload: Omit<TicketRatePayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  TicketRating: TicketRating;
  TicketReplyInput: TicketReplyInput;
  TicketReplyPayload: Omit<TicketReplyPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TicketStatusChangeInput: TicketStatusChangeInput;
  TicketStatusChangePayload: Omit<TicketStatusChangePayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  TicketTransitionInput: TicketTransitionInput;
  TicketTransitionPayload: Omit<TicketTransitionPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['AdminTicket']> };
  TicketsAnswerInput: TicketsAnswerInput;
  TicketsAnswerPayload: Omit<TicketsAnswerPayload, 'results'> & { results?: Maybe<Array<ResolversParentTypes['TicketChangeResult']>> };
  TicketsChangeInput: TicketsChangeInput;
  TicketsChangePayload: Omit<TicketsChangePayload, 'results'> & { results?: Maybe<Array<ResolversParentTypes['TicketChangeResult']>> };
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
  UnitPrice: UnitPrice;
  UploadTarget: UploadTarget;
  UserBlockInput: UserBlockInput;
  UserBlockPayload: Omit<UserBlockPayload, 'account'> & { account?: Maybe<ResolversParentTypes['AdminUserAccount']> };
  UserCouponGiveInput: UserCouponGiveInput;
  UserCouponGivePayload: UserCouponGivePayload;
  UserErasePayload: UserErasePayload;
  UserError: UserError;
  UserExportPayload: UserExportPayload;
  UserPointsAdjustInput: UserPointsAdjustInput;
  UserPointsAdjustPayload: Omit<UserPointsAdjustPayload, 'account'> & { account?: Maybe<ResolversParentTypes['AdminUserAccount']> };
  UserPrivacyInput: UserPrivacyInput;
  UserRecoverySendInput: UserRecoverySendInput;
  UserRecoverySendPayload: Omit<UserRecoverySendPayload, 'account'> & { account?: Maybe<ResolversParentTypes['AdminUserAccount']> };
  UserSessionsEndInput: UserSessionsEndInput;
  UserSessionsEndPayload: Omit<UserSessionsEndPayload, 'account'> & { account?: Maybe<ResolversParentTypes['AdminUserAccount']> };
  UserUpdateInput: UserUpdateInput;
  UserUpdatePayload: Omit<UserUpdatePayload, 'account'> & { account?: Maybe<ResolversParentTypes['AdminUserAccount']> };
  Viewer: ViewerModel;
  ViewerStaff: StaffModel;
  Warranty: Warranty;
  WebhookAttempt: WireWebhookAttempt;
  WebhookDeadLetter: WireDeadLetter;
  WebhookDeadLetterConnection: DeadLetterConnectionModel;
  WebhookDeadLetterEdge: Omit<WebhookDeadLetterEdge, 'node'> & { node: ResolversParentTypes['WebhookDeadLetter'] };
  WebhookDeadLettersInput: WebhookDeadLettersInput;
  WebhookDeadLettersPayload: WebhookDeadLettersPayload;
  WebhookDelivery: WireQueuedDelivery;
  WebhookDeliveryConnection: DeliveryConnectionModel;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookDeliverySort: WebhookDeliverySort;
  WebhookSecret: WireWebhookSecret;
  WebhookSubscription: WireWebhookSubscription;
  WebhookSubscriptionConnection: SubscriptionConnectionModel;
  WebhookSubscriptionCreateInput: WebhookSubscriptionCreateInput;
  WebhookSubscriptionCreatePayload: Omit<WebhookSubscriptionCreatePayload, 'subscription'> & { subscription?: Maybe<ResolversParentTypes['WebhookSubscription']> };
  WebhookSubscriptionDeletePayload: WebhookSubscriptionDeletePayload;
  WebhookSubscriptionEdge: Omit<WebhookSubscriptionEdge, 'node'> & { node: ResolversParentTypes['WebhookSubscription'] };
  WebhookSubscriptionInput: WebhookSubscriptionInput;
  WebhookSubscriptionPayload: Omit<WebhookSubscriptionPayload, 'subscription'> & { subscription?: Maybe<ResolversParentTypes['WebhookSubscription']> };
  WebhookSubscriptionReplayInput: WebhookSubscriptionReplayInput;
  WebhookSubscriptionSecretRotatePayload: Omit<WebhookSubscriptionSecretRotatePayload, 'subscription'> & { subscription?: Maybe<ResolversParentTypes['WebhookSubscription']> };
  WebhookSubscriptionUpdateInput: WebhookSubscriptionUpdateInput;
  WebhookSubscriptionUpdatePayload: Omit<WebhookSubscriptionUpdatePayload, 'subscription'> & { subscription?: Maybe<ResolversParentTypes['WebhookSubscription']> };
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

export type AccessEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccessEntry'] = ResolversParentTypes['AccessEntry']> = {
  actor?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AccessReason'], ParentType, ContextType>;
};

export type AccessEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccessEntryConnection'] = ResolversParentTypes['AccessEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AccessEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AccessEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AccessEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccessEntryEdge'] = ResolversParentTypes['AccessEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccessEntry'], ParentType, ContextType>;
};

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

export type AdminApiKeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminApiKey'] = ResolversParentTypes['AdminApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ApiKeyKind'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['ApiKeyMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiKeyScope']>, ParentType, ContextType>;
  secrets?: Resolver<Array<ResolversTypes['AdminApiKeySecret']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminApiKeyDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminApiKeyDay'] = ResolversParentTypes['AdminApiKeyDay']> = {
  calls?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AdminApiKeyDeprecatedUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminApiKeyDeprecatedUse'] = ResolversParentTypes['AdminApiKeyDeprecatedUse']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AdminApiKeyNetworkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminApiKeyNetwork'] = ResolversParentTypes['AdminApiKeyNetwork']> = {
  firstUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminApiKeySecretResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminApiKeySecret'] = ResolversParentTypes['AdminApiKeySecret']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secretId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AdminApiKeyUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminApiKeyUse'] = ResolversParentTypes['AdminApiKeyUse']> = {
  days?: Resolver<Array<ResolversTypes['AdminApiKeyDay']>, ParentType, ContextType>;
  deprecated?: Resolver<Array<ResolversTypes['AdminApiKeyDeprecatedUse']>, ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['AdminApiKeyNetwork']>, ParentType, ContextType>;
};

export type AdminAskedKindResolvers = EnumResolverSignature<{ QUESTION?: any, SEARCH?: any }, ResolversTypes['AdminAskedKind']>;

export type AdminAskedSortFieldResolvers = EnumResolverSignature<{ LATEST?: any, OPENED?: any, TIMES?: any, UNANSWERED?: any }, ResolversTypes['AdminAskedSortField']>;

export type AdminAskedTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminAskedText'] = ResolversParentTypes['AdminAskedText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intent?: Resolver<Maybe<ResolversTypes['BotQueryType']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdminAskedKind'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openings?: Resolver<Array<ResolversTypes['AdminSearchOpening']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unanswered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminAskedTextConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminAskedTextConnection'] = ResolversParentTypes['AdminAskedTextConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminAskedTextEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminAskedText']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminAskedTextEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminAskedTextEdge'] = ResolversParentTypes['AdminAskedTextEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminAskedText'], ParentType, ContextType>;
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
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
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

export type AdminCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCounts'] = ResolversParentTypes['AdminCounts']> = {
  applications?: Resolver<Maybe<ResolversTypes['ListTotal']>, ParentType, ContextType>;
  newTickets?: Resolver<Maybe<ResolversTypes['ListTotal']>, ParentType, ContextType>;
  ordersToConfirm?: Resolver<Maybe<ResolversTypes['ListTotal']>, ParentType, ContextType>;
  pendingReviews?: Resolver<Maybe<ResolversTypes['ListTotal']>, ParentType, ContextType>;
};

export type AdminCouponResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCoupon'] = ResolversParentTypes['AdminCoupon']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cardProblem?: Resolver<Maybe<ResolversTypes['CouponCardProblem']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discountGiven?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fundedBy?: Resolver<ResolversTypes['CouponFunder'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFrozen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  maxDiscount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minPurchase?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  perAccountLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['CouponScope'], ParentType, ContextType>;
  scopeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  scopeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CouponState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CouponType'], ParentType, ContextType>;
  usageLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uses?: Resolver<Maybe<ResolversTypes['CouponUseConnection']>, ParentType, ContextType, RequireFields<AdminCouponUsesArgs, 'first'>>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['CouponWarning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminCouponCodesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCouponCodesPayload'] = ResolversParentTypes['AdminCouponCodesPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['AdminJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminCouponConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCouponConnection'] = ResolversParentTypes['AdminCouponConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminCouponEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminCoupon']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminCouponEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCouponEdge'] = ResolversParentTypes['AdminCouponEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminCoupon'], ParentType, ContextType>;
};

export type AdminCouponPatchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCouponPatchResult'] = ResolversParentTypes['AdminCouponPatchResult']> = {
  coupon?: Resolver<Maybe<ResolversTypes['AdminCoupon']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminCouponPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCouponPayload'] = ResolversParentTypes['AdminCouponPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['AdminCoupon']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminCoupon']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminCouponSortFieldResolvers = EnumResolverSignature<{ CREATED?: any, DISCOUNT?: any, ENDS?: any, USED?: any }, ResolversTypes['AdminCouponSortField']>;

export type AdminCouponTestResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCouponTestResult'] = ResolversParentTypes['AdminCouponTestResult']> = {
  quote?: Resolver<Maybe<ResolversTypes['CartQuote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminCouponsPatchPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminCouponsPatchPayload'] = ResolversParentTypes['AdminCouponsPatchPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<Array<ResolversTypes['AdminCouponPatchResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminDayFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminDayFigures'] = ResolversParentTypes['AdminDayFigures']> = {
  confirmedShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refusals?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AdminEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminEvent'] = ResolversParentTypes['AdminEvent']> = {
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['AdminTopic'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminFlashSaleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminFlashSale'] = ResolversParentTypes['AdminFlashSale']> = {
  accountLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remainingStock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AdminHomepageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminHomepage'] = ResolversParentTypes['AdminHomepage']> = {
  draft?: Resolver<Maybe<ResolversTypes['HomepageVersion']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['HomepageVersion']>, ParentType, ContextType>;
  scheduled?: Resolver<Maybe<ResolversTypes['HomepageVersion']>, ParentType, ContextType>;
  versions?: Resolver<Maybe<ResolversTypes['HomepageVersionConnection']>, ParentType, ContextType, RequireFields<AdminHomepageVersionsArgs, 'first'>>;
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
  selection?: Resolver<Maybe<ResolversTypes['AdminJobSelection']>, ParentType, ContextType>;
  sellerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdminJobState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['AdminJobWarnings']>, ParentType, ContextType>;
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
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminJobEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobEdge'] = ResolversParentTypes['AdminJobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminJob'], ParentType, ContextType>;
};

export type AdminJobKindResolvers = EnumResolverSignature<{ BRANDS_BULK?: any, CATEGORIES_BULK?: any, CATEGORIES_IMPORT?: any, COUPONS_CREATE?: any, COUPONS_IMPORT?: any, PRODUCTS_BULK?: any, PRODUCTS_IMPORT?: any, STOCK_IMPORT?: any, UNDO?: any, VARIANTS_IMPORT?: any }, ResolversTypes['AdminJobKind']>;

export type AdminJobProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobProblem'] = ResolversParentTypes['AdminJobProblem']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminJobRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobRow'] = ResolversParentTypes['AdminJobRow']> = {
  brandId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type AdminJobWarningsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminJobWarnings'] = ResolversParentTypes['AdminJobWarnings']> = {
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['AdminJobWarning'], ParentType, ContextType>;
};

export type AdminLowStockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminLowStock'] = ResolversParentTypes['AdminLowStock']> = {
  products?: Resolver<Array<ResolversTypes['AdminLowStockProduct']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminLowStockProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminLowStockProduct'] = ResolversParentTypes['AdminLowStockProduct']> = {
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminMedia']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminMediaEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminMediaEdge'] = ResolversParentTypes['AdminMediaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminMedia'], ParentType, ContextType>;
};

export type AdminMediaSortFieldResolvers = EnumResolverSignature<{ CREATED?: any, NAME?: any, SIZE?: any }, ResolversTypes['AdminMediaSortField']>;

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
  carrierAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  carrierState?: Resolver<Maybe<ResolversTypes['CarrierState']>, ParentType, ContextType>;
  cash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  stateSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subOrder?: Resolver<ResolversTypes['SubOrder'], ParentType, ContextType>;
};

export type AdminParcelConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminParcelConnection'] = ResolversParentTypes['AdminParcelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminParcelEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminParcel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminParcelEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminParcelEdge'] = ResolversParentTypes['AdminParcelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminParcel'], ParentType, ContextType>;
};

export type AdminPointsEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminPointsEntry'] = ResolversParentTypes['AdminPointsEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointsKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminPointsEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminPointsEntryConnection'] = ResolversParentTypes['AdminPointsEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminPointsEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminPointsEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPointsEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminPointsEntryEdge'] = ResolversParentTypes['AdminPointsEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminPointsEntry'], ParentType, ContextType>;
};

export type AdminProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProduct'] = ResolversParentTypes['AdminProduct']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  activity?: Resolver<Maybe<ResolversTypes['AdminProductActivity']>, ParentType, ContextType>;
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

export type AdminProductActivityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductActivity'] = ResolversParentTypes['AdminProductActivity']> = {
  deletableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  priceHistory?: Resolver<Array<ResolversTypes['PricePoint']>, ParentType, ContextType>;
  soldIn30Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishlistCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminProductConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductConnection'] = ResolversParentTypes['AdminProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminProductEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminProductDeletePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductDeletePayload'] = ResolversParentTypes['AdminProductDeletePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminProductEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductEdge'] = ResolversParentTypes['AdminProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminProduct'], ParentType, ContextType>;
};

export type AdminProductFileResolvers = EnumResolverSignature<{ PRODUCTS?: any, STOCK?: any, VARIANTS?: any }, ResolversTypes['AdminProductFile']>;

export type AdminProductImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductImage'] = ResolversParentTypes['AdminProductImage']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
};

export type AdminProductPatchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminProductPatchResult'] = ResolversParentTypes['AdminProductPatchResult']> = {
  current?: Resolver<Maybe<ResolversTypes['AdminProduct']>, ParentType, ContextType>;
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

export type AdminProductSortByResolvers = EnumResolverSignature<{ CREATED?: any, DISCOUNT?: any, FLASH_ENDS?: any, FLASH_SOLD?: any, FLASH_STARTS?: any, NAME?: any, PRICE?: any, RATING?: any, RELEVANCE?: any, SOLD?: any, STOCK?: any, UPDATED?: any }, ResolversTypes['AdminProductSortBy']>;

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

export type AdminPromoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminPromo'] = ResolversParentTypes['AdminPromo']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['AdminPromoConditions'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitles?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titles?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminPromoConditionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminPromoConditions'] = ResolversParentTypes['AdminPromoConditions']> = {
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAfter?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  freeDelivery?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasDiscount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasWarranty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  inStock?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isBestSeller?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFeatured?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFlashSale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  minDiscountPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  minRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sellers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stockStatus?: Resolver<Maybe<ResolversTypes['StockStatus']>, ParentType, ContextType>;
};

export type AdminPromoConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminPromoConnection'] = ResolversParentTypes['AdminPromoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminPromoEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminPromoEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminPromoEdge'] = ResolversParentTypes['AdminPromoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminPromo'], ParentType, ContextType>;
};

export type AdminPromoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminPromoPayload'] = ResolversParentTypes['AdminPromoPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminPromo']>, ParentType, ContextType>;
  promo?: Resolver<Maybe<ResolversTypes['AdminPromo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminPromoSortByResolvers = EnumResolverSignature<{ TITLE?: any, UPDATED?: any }, ResolversTypes['AdminPromoSortBy']>;

export type AdminReturnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReturn'] = ResolversParentTypes['AdminReturn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inspectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderReturnLine']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  photos?: Resolver<Maybe<Array<ResolversTypes['PrivateFile']>>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['ReturnQuote']>, ParentType, ContextType, RequireFields<AdminReturnQuoteArgs, 'accepted'>>;
  subOrder?: Resolver<ResolversTypes['SubOrder'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminReturnConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReturnConnection'] = ResolversParentTypes['AdminReturnConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminReturnEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminReturn']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminReturnEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReturnEdge'] = ResolversParentTypes['AdminReturnEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminReturn'], ParentType, ContextType>;
};

export type AdminReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReview'] = ResolversParentTypes['AdminReview']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['ReviewMark']>, ParentType, ContextType>;
  moderationNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['AdminReviewOrder']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ReviewedProduct'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminReviewConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReviewConnection'] = ResolversParentTypes['AdminReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminReviewEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AdminReviewEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReviewEdge'] = ResolversParentTypes['AdminReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminReview'], ParentType, ContextType>;
};

export type AdminReviewOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminReviewOrder'] = ResolversParentTypes['AdminReviewOrder']> = {
  deliveredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AdminReviewSortFieldResolvers = EnumResolverSignature<{ CREATED?: any, RATING?: any, WAITING?: any }, ResolversTypes['AdminReviewSortField']>;

export type AdminRoleResolvers = EnumResolverSignature<{ CATALOGUE?: any, FINANCE?: any, MARKETING?: any, ORDERS?: any, OWNER?: any, READ_ONLY?: any, SUPPORT?: any }, ResolversTypes['AdminRole']>;

export type AdminSearchHitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSearchHit'] = ResolversParentTypes['AdminSearchHit']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdminSearchKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminSearchOpeningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSearchOpening'] = ResolversParentTypes['AdminSearchOpening']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminSearchRedirectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSearchRedirect'] = ResolversParentTypes['AdminSearchRedirect']> = {
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminSellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSeller'] = ResolversParentTypes['AdminSeller']> = {
  documents?: Resolver<Maybe<Array<ResolversTypes['AdminSellerDocument']>>, ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['AdminSellerFigures']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['AdminSellerMessageConnection']>, ParentType, ContextType, RequireFields<AdminSellerMessagesArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['AdminSellerProfile']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SellerStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminSellerApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerApplication'] = ResolversParentTypes['AdminSellerApplication']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decisionNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminSellerConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerConnection'] = ResolversParentTypes['AdminSellerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminSellerEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminSeller']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminSellerDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerDocument'] = ResolversParentTypes['AdminSellerDocument']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['PrivateFile']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SellerDocumentKind'], ParentType, ContextType>;
};

export type AdminSellerDocumentsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerDocumentsPayload'] = ResolversParentTypes['AdminSellerDocumentsPayload']> = {
  documents?: Resolver<Maybe<Array<ResolversTypes['AdminSellerDocument']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminSellerEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerEdge'] = ResolversParentTypes['AdminSellerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminSeller'], ParentType, ContextType>;
};

export type AdminSellerFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerFigures'] = ResolversParentTypes['AdminSellerFigures']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listedProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AdminSellerMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerMessage'] = ResolversParentTypes['AdminSellerMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  sellers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SellerMessageState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminSellerMessageConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerMessageConnection'] = ResolversParentTypes['AdminSellerMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminSellerMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminSellerMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminSellerMessageEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerMessageEdge'] = ResolversParentTypes['AdminSellerMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminSellerMessage'], ParentType, ContextType>;
};

export type AdminSellerMessageReachResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerMessageReach'] = ResolversParentTypes['AdminSellerMessageReach']> = {
  notActive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutAddress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminSellerMessageSendPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerMessageSendPayload'] = ResolversParentTypes['AdminSellerMessageSendPayload']> = {
  reach?: Resolver<Maybe<ResolversTypes['AdminSellerMessageReach']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminSellerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerPayload'] = ResolversParentTypes['AdminSellerPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminSeller']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['AdminSeller']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminSellerProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSellerProfile'] = ResolversParentTypes['AdminSellerProfile']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['AdminSellerApplication']>, ParentType, ContextType>;
  commissionFreeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  commissionRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  contactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptions?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextStatuses?: Resolver<Array<ResolversTypes['SellerStatus']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preparationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  returnPolicies?: Resolver<ResolversTypes['AdminOtherTexts'], ParentType, ContextType>;
  returnPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSettings'] = ResolversParentTypes['AdminSettings']> = {
  appStore?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  callAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['CarrierKind'], ParentType, ContextType>;
  confirmationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facebook?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  fixed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  messagingApp?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  messenger?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  noAnswerMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playStore?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  sellerSite?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  shopPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tiktok?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  unconfirmedDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unconfirmedTries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workingDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  youtube?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type AdminSettingsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSettingsPayload'] = ResolversParentTypes['AdminSettingsPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminSettings']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['AdminSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminStatsDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminStatsDay'] = ResolversParentTypes['AdminStatsDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['AdminStatsSums'], ParentType, ContextType>;
};

export type AdminStatsDaysResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminStatsDays'] = ResolversParentTypes['AdminStatsDays']> = {
  before?: Resolver<ResolversTypes['AdminStatsSums'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['AdminStatsDay']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['AdminStatsSums'], ParentType, ContextType>;
};

export type AdminStatsPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminStatsPlace'] = ResolversParentTypes['AdminStatsPlace']> = {
  cashDelivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cashRefused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AdminStatsSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminStatsSums'] = ResolversParentTypes['AdminStatsSums']> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cashRevenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  onlineRevenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminStatsTopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminStatsTop'] = ResolversParentTypes['AdminStatsTop']> = {
  products?: Resolver<Array<ResolversTypes['AdminStatsTopEntry']>, ParentType, ContextType>;
  sellers?: Resolver<Array<ResolversTypes['AdminStatsTopEntry']>, ParentType, ContextType>;
};

export type AdminStatsTopEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminStatsTopEntry'] = ResolversParentTypes['AdminStatsTopEntry']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AdminSubscriberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSubscriber'] = ResolversParentTypes['AdminSubscriber']> = {
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AdminSubscriberSource']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdminSubscriberState'], ParentType, ContextType>;
  subscribedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminSubscriberConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSubscriberConnection'] = ResolversParentTypes['AdminSubscriberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminSubscriberEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminSubscriber']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminSubscriberEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSubscriberEdge'] = ResolversParentTypes['AdminSubscriberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminSubscriber'], ParentType, ContextType>;
};

export type AdminSubscriberSourceResolvers = EnumResolverSignature<{ ACCOUNT?: any, FORM?: any }, ResolversTypes['AdminSubscriberSource']>;

export type AdminSubscribersFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSubscribersFile'] = ResolversParentTypes['AdminSubscribersFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminSynonymGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSynonymGroup'] = ResolversParentTypes['AdminSynonymGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['AdminSynonymWord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminSynonymWordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminSynonymWord'] = ResolversParentTypes['AdminSynonymWord']> = {
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminTaxPeriodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTaxPeriod'] = ResolversParentTypes['AdminTaxPeriod']> = {
  intermediateRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reducedRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  stamp?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  standardRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AdminTaxPeriodAddPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTaxPeriodAddPayload'] = ResolversParentTypes['AdminTaxPeriodAddPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['AdminTaxPeriod']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminTaxPeriodRemovePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTaxPeriodRemovePayload'] = ResolversParentTypes['AdminTaxPeriodRemovePayload']> = {
  deletedDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminTextAuthorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTextAuthor'] = ResolversParentTypes['AdminTextAuthor']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminTextContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTextContent'] = ResolversParentTypes['AdminTextContent']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminTextPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTextPage'] = ResolversParentTypes['AdminTextPage']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  original?: Resolver<Maybe<ResolversTypes['AdminTextContent']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Maybe<ResolversTypes['AdminTextVersionConnection']>, ParentType, ContextType, RequireFields<AdminTextPageVersionsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminTextPagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTextPagePayload'] = ResolversParentTypes['AdminTextPagePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['AdminTextPage']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['AdminTextPage']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminTextSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTextSummary'] = ResolversParentTypes['AdminTextSummary']> = {
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminTextVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTextVersion'] = ResolversParentTypes['AdminTextVersion']> = {
  author?: Resolver<Maybe<ResolversTypes['AdminTextAuthor']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminTextVersionConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTextVersionConnection'] = ResolversParentTypes['AdminTextVersionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminTextVersionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminTextVersion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminTextVersionEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTextVersionEdge'] = ResolversParentTypes['AdminTextVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminTextVersion'], ParentType, ContextType>;
};

export type AdminTicketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTicket'] = ResolversParentTypes['AdminTicket']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['StaffPerson']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['AdminTicketMessage']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['AdminTicketMessage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['TicketPriority'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AdminTicketConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTicketConnection'] = ResolversParentTypes['AdminTicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminTicketEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminTicketEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTicketEdge'] = ResolversParentTypes['AdminTicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminTicket'], ParentType, ContextType>;
};

export type AdminTicketMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminTicketMessage'] = ResolversParentTypes['AdminTicketMessage']> = {
  author?: Resolver<ResolversTypes['TicketAuthor'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['PrivateFile']>, ParentType, ContextType>;
  isInternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['StaffPerson']>, ParentType, ContextType>;
};

export type AdminTicketSortResolvers = EnumResolverSignature<{ CREATED?: any, PRIORITY?: any, UPDATED?: any, WAITING?: any }, ResolversTypes['AdminTicketSort']>;

export type AdminTodayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminToday'] = ResolversParentTypes['AdminToday']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['AdminDayFigures'], ParentType, ContextType>;
  usual?: Resolver<Maybe<ResolversTypes['AdminDayFigures']>, ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  adminRole?: Resolver<Maybe<ResolversTypes['AdminRole']>, ParentType, ContextType>;
  blockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['AdminUserFigures']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminUserAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUserAccount'] = ResolversParentTypes['AdminUserAccount']> = {
  addresses?: Resolver<Array<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  blockedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['AdminPointsEntryConnection']>, ParentType, ContextType, RequireFields<AdminUserAccountPointsArgs, 'first'>>;
  sessions?: Resolver<Array<ResolversTypes['AdminUserSession']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUserConnection'] = ResolversParentTypes['AdminUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminUserEdge']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUserEdge'] = ResolversParentTypes['AdminUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminUserFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUserFigures'] = ResolversParentTypes['AdminUserFigures']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AdminUserSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUserSession'] = ResolversParentTypes['AdminUserSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminUserSortFieldResolvers = EnumResolverSignature<{ CREATED?: any, LAST_SEEN?: any, ORDERS?: any, POINTS?: any, REFUSALS?: any, SPENT?: any }, ResolversTypes['AdminUserSortField']>;

export type AdminVariantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminVariant'] = ResolversParentTypes['AdminVariant']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceDelta?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wasOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type ApiKeyCreatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiKeyCreatePayload'] = ResolversParentTypes['ApiKeyCreatePayload']> = {
  key?: Resolver<Maybe<ResolversTypes['AdminApiKey']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiKeyKindResolvers = EnumResolverSignature<{ PUBLIC?: any, SECRET?: any }, ResolversTypes['ApiKeyKind']>;

export type ApiKeyModeResolvers = EnumResolverSignature<{ LIVE?: any, TEST?: any }, ResolversTypes['ApiKeyMode']>;

export type ApiKeyRevokePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiKeyRevokePayload'] = ResolversParentTypes['ApiKeyRevokePayload']> = {
  key?: Resolver<Maybe<ResolversTypes['AdminApiKey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiKeyScopeResolvers = EnumResolverSignature<{ ASSISTANT?: any, CARTS?: any, CATALOGUE_CHANGES?: any, CATALOGUE_READ?: any, ORDERS_PLACE?: any, ORDERS_READ?: any, PERSONAL_READ?: any, WEBHOOKS_MANAGE?: any }, ResolversTypes['ApiKeyScope']>;

export type ApiKeySecretAddPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiKeySecretAddPayload'] = ResolversParentTypes['ApiKeySecretAddPayload']> = {
  key?: Resolver<Maybe<ResolversTypes['AdminApiKey']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiKeySecretRevokePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiKeySecretRevokePayload'] = ResolversParentTypes['ApiKeySecretRevokePayload']> = {
  key?: Resolver<Maybe<ResolversTypes['AdminApiKey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiKeyUpdatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiKeyUpdatePayload'] = ResolversParentTypes['ApiKeyUpdatePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['AdminApiKey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CouponType'], ParentType, ContextType>;
};

export type AskedResolvePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AskedResolvePayload'] = ResolversParentTypes['AskedResolvePayload']> = {
  text?: Resolver<Maybe<ResolversTypes['AdminAskedText']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
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
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<BannerNameArgs, 'language'>>;
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
  valueId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BulkFieldResolvers = EnumResolverSignature<{ ACTIVE?: any, ARCHIVED?: any, BEST_SELLER?: any, BRAND?: any, CATEGORY?: any, DISCOUNT_PRICE?: any, FEATURED?: any, PARENT?: any, PRICE?: any, SPECIAL?: any, STOCK?: any, STOCK_STATUS?: any, TAGS?: any, VAT_RATE?: any, WARRANTY?: any }, ResolversTypes['BulkField']>;

export type BulkOperatorResolvers = EnumResolverSignature<{ ADD?: any, AMOUNT?: any, PERCENT?: any, REMOVE?: any, SET?: any }, ResolversTypes['BulkOperator']>;

export type CannedAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CannedAnswer'] = ResolversParentTypes['CannedAnswer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shortcut?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CannedAnswerTextArgs, 'language'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CannedAnswerDeletePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CannedAnswerDeletePayload'] = ResolversParentTypes['CannedAnswerDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CannedAnswerSavePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CannedAnswerSavePayload'] = ResolversParentTypes['CannedAnswerSavePayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['CannedAnswer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

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

export type CartSharePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartSharePayload'] = ResolversParentTypes['CartSharePayload']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
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

export type CashStatementSortFieldResolvers = EnumResolverSignature<{ ANNOUNCED?: any, CARRIER?: any, CREATED?: any }, ResolversTypes['CashStatementSortField']>;

export type CatalogueChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CatalogueChange'] = ResolversParentTypes['CatalogueChange']> = {
  kind?: Resolver<ResolversTypes['CatalogueChangeKind'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CatalogueChangesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CatalogueChanges'] = ResolversParentTypes['CatalogueChanges']> = {
  changes?: Resolver<Array<ResolversTypes['CatalogueChange']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type CouponUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponUse'] = ResolversParentTypes['CouponUse']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CouponUseConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponUseConnection'] = ResolversParentTypes['CouponUseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CouponUseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CouponUse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CouponUseEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponUseEdge'] = ResolversParentTypes['CouponUseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CouponUse'], ParentType, ContextType>;
};

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
  sections?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<HomepageSectionsArgs, 'layout'>>;
  serviceCards?: Resolver<Array<ResolversTypes['ServiceCard']>, ParentType, ContextType>;
  slider1?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomepageContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageContent'] = ResolversParentTypes['HomepageContent']> = {
  layouts?: Resolver<Array<ResolversTypes['HomepageLayout']>, ParentType, ContextType>;
  lists?: Resolver<Array<ResolversTypes['HomepageList']>, ParentType, ContextType>;
};

export type HomepageItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageItem'] = ResolversParentTypes['HomepageItem']> = {
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['HomepageTexts']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['HomepageTexts']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HomepageLayoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageLayout'] = ResolversParentTypes['HomepageLayout']> = {
  name?: Resolver<ResolversTypes['HomeLayout'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['HomepageSection']>, ParentType, ContextType>;
};

export type HomepageListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageList'] = ResolversParentTypes['HomepageList']> = {
  items?: Resolver<Array<ResolversTypes['HomepageItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['HomepageListName'], ParentType, ContextType>;
};

export type HomepagePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepagePreview'] = ResolversParentTypes['HomepagePreview']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomepageSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageSection'] = ResolversParentTypes['HomepageSection']> = {
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomepageTextsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageTexts'] = ResolversParentTypes['HomepageTexts']> = {
  de?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HomepageVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageVersion'] = ResolversParentTypes['HomepageVersion']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HomepageContent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['HomepagePreview']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HomepageVersionState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomepageVersionConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageVersionConnection'] = ResolversParentTypes['HomepageVersionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HomepageVersionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type HomepageVersionEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageVersionEdge'] = ResolversParentTypes['HomepageVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HomepageVersion'], ParentType, ContextType>;
};

export type HomepageVersionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomepageVersionPayload'] = ResolversParentTypes['HomepageVersionPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['HomepageVersion']>, ParentType, ContextType>;
  homepage?: Resolver<Maybe<ResolversTypes['AdminHomepage']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['HomepageVersion']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ImageAltArgs, 'language'>>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<ImageUrlArgs>>;
};

export type LanguageResolvers = EnumResolverSignature<{ DE?: any, EN?: any, FR?: any, TN?: any }, ResolversTypes['Language']>;

export type LastRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LastRefusal'] = ResolversParentTypes['LastRefusal']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

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
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LedgerEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerEntryEdge'] = ResolversParentTypes['LedgerEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LedgerEntry'], ParentType, ContextType>;
};

export type LineStockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineStock'] = ResolversParentTypes['LineStock']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListFile'] = ResolversParentTypes['ListFile']> = {
  name?: Resolver<ResolversTypes['ListFileName'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ListFileNameResolvers = EnumResolverSignature<{ ASKED?: any, AUDIT?: any, BRANDS?: any, CASH_ROWS?: any, COUPONS?: any, INVOICES?: any, JOBS?: any, LEDGER?: any, MEDIA?: any, NEWSLETTER?: any, ORDERS?: any, ORDER_LINES?: any, PARCELS?: any, PAYABLE?: any, PAYOUTS?: any, PROMOS?: any, REFUNDS?: any, RETURNS?: any, REVIEWS?: any, SELLERS?: any, TICKETS?: any, USERS?: any }, ResolversTypes['ListFileName']>;

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

export type LoggedDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoggedDelivery'] = ResolversParentTypes['LoggedDelivery']> = {
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LoggedDeliveryState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoggedDeliveryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoggedDeliveryConnection'] = ResolversParentTypes['LoggedDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LoggedDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LoggedDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoggedDeliveryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoggedDeliveryEdge'] = ResolversParentTypes['LoggedDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LoggedDelivery'], ParentType, ContextType>;
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

export type MediaReplacePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MediaReplacePayload'] = ResolversParentTypes['MediaReplacePayload']> = {
  media?: Resolver<Maybe<ResolversTypes['AdminMedia']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

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
  adminCouponCodesCreate?: Resolver<Maybe<ResolversTypes['AdminCouponCodesPayload']>, ParentType, ContextType, RequireFields<MutationAdminCouponCodesCreateArgs, 'input'>>;
  adminCouponCreate?: Resolver<Maybe<ResolversTypes['AdminCouponPayload']>, ParentType, ContextType, RequireFields<MutationAdminCouponCreateArgs, 'input'>>;
  adminCouponUpdate?: Resolver<Maybe<ResolversTypes['AdminCouponPayload']>, ParentType, ContextType, RequireFields<MutationAdminCouponUpdateArgs, 'input'>>;
  adminCouponsPatch?: Resolver<Maybe<ResolversTypes['AdminCouponsPatchPayload']>, ParentType, ContextType, RequireFields<MutationAdminCouponsPatchArgs, 'input'>>;
  adminFlashSaleRemove?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminFlashSaleRemoveArgs, 'input'>>;
  adminFlashSaleSet?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminFlashSaleSetArgs, 'input'>>;
  adminFlashSalesExtend?: Resolver<Maybe<ResolversTypes['AdminProductsPatchPayload']>, ParentType, ContextType, RequireFields<MutationAdminFlashSalesExtendArgs, 'input'>>;
  adminFlashSalesPlan?: Resolver<Maybe<ResolversTypes['AdminProductsPatchPayload']>, ParentType, ContextType, RequireFields<MutationAdminFlashSalesPlanArgs, 'input'>>;
  adminFlashSalesStop?: Resolver<Maybe<ResolversTypes['AdminProductsPatchPayload']>, ParentType, ContextType, RequireFields<MutationAdminFlashSalesStopArgs, 'input'>>;
  adminJobApply?: Resolver<Maybe<ResolversTypes['AdminJobApplyPayload']>, ParentType, ContextType, RequireFields<MutationAdminJobApplyArgs, 'input'>>;
  adminJobAssignColumns?: Resolver<Maybe<ResolversTypes['AdminJobAssignColumnsPayload']>, ParentType, ContextType, RequireFields<MutationAdminJobAssignColumnsArgs, 'input'>>;
  adminJobCancel?: Resolver<Maybe<ResolversTypes['AdminJobCancelPayload']>, ParentType, ContextType, RequireFields<MutationAdminJobCancelArgs, 'input'>>;
  adminJobUndo?: Resolver<Maybe<ResolversTypes['AdminJobUndoPayload']>, ParentType, ContextType, RequireFields<MutationAdminJobUndoArgs, 'input'>>;
  adminProductArchive?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminProductArchiveArgs, 'input'>>;
  adminProductCreate?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminProductCreateArgs, 'input'>>;
  adminProductDelete?: Resolver<Maybe<ResolversTypes['AdminProductDeletePayload']>, ParentType, ContextType, RequireFields<MutationAdminProductDeleteArgs, 'input'>>;
  adminProductUpdate?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminProductUpdateArgs, 'input'>>;
  adminProductsPatch?: Resolver<Maybe<ResolversTypes['AdminProductsPatchPayload']>, ParentType, ContextType, RequireFields<MutationAdminProductsPatchArgs, 'input'>>;
  adminPromoCreate?: Resolver<Maybe<ResolversTypes['AdminPromoPayload']>, ParentType, ContextType, RequireFields<MutationAdminPromoCreateArgs, 'input'>>;
  adminPromoUpdate?: Resolver<Maybe<ResolversTypes['AdminPromoPayload']>, ParentType, ContextType, RequireFields<MutationAdminPromoUpdateArgs, 'input'>>;
  adminSellerDocumentAdd?: Resolver<Maybe<ResolversTypes['AdminSellerDocumentsPayload']>, ParentType, ContextType, RequireFields<MutationAdminSellerDocumentAddArgs, 'input'>>;
  adminSellerDocumentRemove?: Resolver<Maybe<ResolversTypes['AdminSellerDocumentsPayload']>, ParentType, ContextType, RequireFields<MutationAdminSellerDocumentRemoveArgs, 'input'>>;
  adminSellerMessageSend?: Resolver<Maybe<ResolversTypes['AdminSellerMessageSendPayload']>, ParentType, ContextType, RequireFields<MutationAdminSellerMessageSendArgs, 'input'>>;
  adminSellerStatusSet?: Resolver<Maybe<ResolversTypes['AdminSellerPayload']>, ParentType, ContextType, RequireFields<MutationAdminSellerStatusSetArgs, 'input'>>;
  adminSellerUpdate?: Resolver<Maybe<ResolversTypes['AdminSellerPayload']>, ParentType, ContextType, RequireFields<MutationAdminSellerUpdateArgs, 'input'>>;
  adminSettingsUpdate?: Resolver<Maybe<ResolversTypes['AdminSettingsPayload']>, ParentType, ContextType, RequireFields<MutationAdminSettingsUpdateArgs, 'input'>>;
  adminStockAdjust?: Resolver<Maybe<ResolversTypes['AdminProductPayload']>, ParentType, ContextType, RequireFields<MutationAdminStockAdjustArgs, 'input'>>;
  adminTaxPeriodAdd?: Resolver<Maybe<ResolversTypes['AdminTaxPeriodAddPayload']>, ParentType, ContextType, RequireFields<MutationAdminTaxPeriodAddArgs, 'input'>>;
  adminTaxPeriodRemove?: Resolver<Maybe<ResolversTypes['AdminTaxPeriodRemovePayload']>, ParentType, ContextType, RequireFields<MutationAdminTaxPeriodRemoveArgs, 'input'>>;
  adminTextPageReset?: Resolver<Maybe<ResolversTypes['AdminTextPagePayload']>, ParentType, ContextType, RequireFields<MutationAdminTextPageResetArgs, 'input'>>;
  adminTextPageRestore?: Resolver<Maybe<ResolversTypes['AdminTextPagePayload']>, ParentType, ContextType, RequireFields<MutationAdminTextPageRestoreArgs, 'input'>>;
  adminTextPageUpdate?: Resolver<Maybe<ResolversTypes['AdminTextPagePayload']>, ParentType, ContextType, RequireFields<MutationAdminTextPageUpdateArgs, 'input'>>;
  adminVariantDelete?: Resolver<Maybe<ResolversTypes['AdminVariantPayload']>, ParentType, ContextType, RequireFields<MutationAdminVariantDeleteArgs, 'input'>>;
  adminVariantUpdate?: Resolver<Maybe<ResolversTypes['AdminVariantPayload']>, ParentType, ContextType, RequireFields<MutationAdminVariantUpdateArgs, 'input'>>;
  adminVariantsCreate?: Resolver<Maybe<ResolversTypes['AdminVariantPayload']>, ParentType, ContextType, RequireFields<MutationAdminVariantsCreateArgs, 'input'>>;
  adminViewDelete?: Resolver<Maybe<ResolversTypes['AdminViewDeletePayload']>, ParentType, ContextType, RequireFields<MutationAdminViewDeleteArgs, 'input'>>;
  adminViewSave?: Resolver<Maybe<ResolversTypes['AdminViewSavePayload']>, ParentType, ContextType, RequireFields<MutationAdminViewSaveArgs, 'input'>>;
  apiKeyCreate?: Resolver<Maybe<ResolversTypes['ApiKeyCreatePayload']>, ParentType, ContextType, RequireFields<MutationApiKeyCreateArgs, 'input'>>;
  apiKeyRevoke?: Resolver<Maybe<ResolversTypes['ApiKeyRevokePayload']>, ParentType, ContextType, RequireFields<MutationApiKeyRevokeArgs, 'input'>>;
  apiKeySecretAdd?: Resolver<Maybe<ResolversTypes['ApiKeySecretAddPayload']>, ParentType, ContextType, RequireFields<MutationApiKeySecretAddArgs, 'input'>>;
  apiKeySecretRevoke?: Resolver<Maybe<ResolversTypes['ApiKeySecretRevokePayload']>, ParentType, ContextType, RequireFields<MutationApiKeySecretRevokeArgs, 'input'>>;
  apiKeyUpdate?: Resolver<Maybe<ResolversTypes['ApiKeyUpdatePayload']>, ParentType, ContextType, RequireFields<MutationApiKeyUpdateArgs, 'input'>>;
  askedResolve?: Resolver<Maybe<ResolversTypes['AskedResolvePayload']>, ParentType, ContextType, RequireFields<MutationAskedResolveArgs, 'input'>>;
  botAnswerSpeak?: Resolver<Maybe<ResolversTypes['BotAnswerSpeakPayload']>, ParentType, ContextType, RequireFields<MutationBotAnswerSpeakArgs, 'input'>>;
  botPictureRead?: Resolver<Maybe<ResolversTypes['BotPictureReadPayload']>, ParentType, ContextType, RequireFields<MutationBotPictureReadArgs, 'input'>>;
  botQueryClassify?: Resolver<Maybe<ResolversTypes['BotQueryClassifyPayload']>, ParentType, ContextType, RequireFields<MutationBotQueryClassifyArgs, 'input'>>;
  botSpeechTranscribe?: Resolver<Maybe<ResolversTypes['BotSpeechTranscribePayload']>, ParentType, ContextType, RequireFields<MutationBotSpeechTranscribeArgs, 'input'>>;
  cannedAnswerDelete?: Resolver<Maybe<ResolversTypes['CannedAnswerDeletePayload']>, ParentType, ContextType, RequireFields<MutationCannedAnswerDeleteArgs, 'input'>>;
  cannedAnswerSave?: Resolver<Maybe<ResolversTypes['CannedAnswerSavePayload']>, ParentType, ContextType, RequireFields<MutationCannedAnswerSaveArgs, 'input'>>;
  cartShare?: Resolver<Maybe<ResolversTypes['CartSharePayload']>, ParentType, ContextType, RequireFields<MutationCartShareArgs, 'input'>>;
  cashRowSettle?: Resolver<Maybe<ResolversTypes['CashRowSettlePayload']>, ParentType, ContextType, RequireFields<MutationCashRowSettleArgs, 'input'>>;
  cashStatementImport?: Resolver<Maybe<ResolversTypes['CashStatementImportPayload']>, ParentType, ContextType, RequireFields<MutationCashStatementImportArgs, 'input'>>;
  cashStatementReconcile?: Resolver<Maybe<ResolversTypes['CashStatementReconcilePayload']>, ParentType, ContextType, RequireFields<MutationCashStatementReconcileArgs, 'input'>>;
  changeUndo?: Resolver<Maybe<ResolversTypes['ChangeUndoPayload']>, ParentType, ContextType, RequireFields<MutationChangeUndoArgs, 'input'>>;
  homepageDraftBegin?: Resolver<Maybe<ResolversTypes['HomepageVersionPayload']>, ParentType, ContextType, RequireFields<MutationHomepageDraftBeginArgs, 'input'>>;
  homepageDraftDiscard?: Resolver<Maybe<ResolversTypes['HomepageVersionPayload']>, ParentType, ContextType, RequireFields<MutationHomepageDraftDiscardArgs, 'input'>>;
  homepageDraftSave?: Resolver<Maybe<ResolversTypes['HomepageVersionPayload']>, ParentType, ContextType, RequireFields<MutationHomepageDraftSaveArgs, 'input'>>;
  homepagePublish?: Resolver<Maybe<ResolversTypes['HomepageVersionPayload']>, ParentType, ContextType, RequireFields<MutationHomepagePublishArgs, 'input'>>;
  homepageRestore?: Resolver<Maybe<ResolversTypes['HomepageVersionPayload']>, ParentType, ContextType, RequireFields<MutationHomepageRestoreArgs, 'input'>>;
  homepageSchedule?: Resolver<Maybe<ResolversTypes['HomepageVersionPayload']>, ParentType, ContextType, RequireFields<MutationHomepageScheduleArgs, 'input'>>;
  mediaDelete?: Resolver<Maybe<ResolversTypes['MediaDeletePayload']>, ParentType, ContextType, RequireFields<MutationMediaDeleteArgs, 'input'>>;
  mediaReplace?: Resolver<Maybe<ResolversTypes['MediaReplacePayload']>, ParentType, ContextType, RequireFields<MutationMediaReplaceArgs, 'input'>>;
  mediaRestore?: Resolver<Maybe<ResolversTypes['MediaRestorePayload']>, ParentType, ContextType, RequireFields<MutationMediaRestoreArgs, 'input'>>;
  mediaUpdate?: Resolver<Maybe<ResolversTypes['MediaUpdatePayload']>, ParentType, ContextType, RequireFields<MutationMediaUpdateArgs, 'input'>>;
  mediaUploadSign?: Resolver<Maybe<ResolversTypes['MediaUploadSignPayload']>, ParentType, ContextType, RequireFields<MutationMediaUploadSignArgs, 'input'>>;
  newsletterSubscribe?: Resolver<Maybe<ResolversTypes['NewsletterSubscribePayload']>, ParentType, ContextType, RequireFields<MutationNewsletterSubscribeArgs, 'input'>>;
  newsletterWithdraw?: Resolver<Maybe<ResolversTypes['NewsletterWithdrawPayload']>, ParentType, ContextType, RequireFields<MutationNewsletterWithdrawArgs, 'input'>>;
  orderAmend?: Resolver<Maybe<ResolversTypes['OrderAmendPayload']>, ParentType, ContextType, RequireFields<MutationOrderAmendArgs, 'input'>>;
  orderCancel?: Resolver<Maybe<ResolversTypes['OrderCancelPayload']>, ParentType, ContextType, RequireFields<MutationOrderCancelArgs, 'input'>>;
  orderClaim?: Resolver<Maybe<ResolversTypes['OrderClaimPayload']>, ParentType, ContextType, RequireFields<MutationOrderClaimArgs, 'input'>>;
  orderConfirm?: Resolver<Maybe<ResolversTypes['OrderConfirmPayload']>, ParentType, ContextType, RequireFields<MutationOrderConfirmArgs, 'input'>>;
  orderContactNote?: Resolver<Maybe<ResolversTypes['OrderContactNotePayload']>, ParentType, ContextType, RequireFields<MutationOrderContactNoteArgs, 'input'>>;
  orderNote?: Resolver<Maybe<ResolversTypes['OrderNotePayload']>, ParentType, ContextType, RequireFields<MutationOrderNoteArgs, 'input'>>;
  orderPay?: Resolver<Maybe<ResolversTypes['OrderPayPayload']>, ParentType, ContextType, RequireFields<MutationOrderPayArgs, 'input'>>;
  orderPaymentTransition?: Resolver<Maybe<ResolversTypes['OrderPaymentTransitionPayload']>, ParentType, ContextType, RequireFields<MutationOrderPaymentTransitionArgs, 'input'>>;
  orderPlace?: Resolver<Maybe<ResolversTypes['OrderPlacePayload']>, ParentType, ContextType, RequireFields<MutationOrderPlaceArgs, 'input'>>;
  orderPlaceByPhone?: Resolver<Maybe<ResolversTypes['PhoneOrderPayload']>, ParentType, ContextType, RequireFields<MutationOrderPlaceByPhoneArgs, 'input'>>;
  orderTransition?: Resolver<Maybe<ResolversTypes['OrderTransitionPayload']>, ParentType, ContextType, RequireFields<MutationOrderTransitionArgs, 'input'>>;
  parcelScan?: Resolver<Maybe<ResolversTypes['ParcelScanPayload']>, ParentType, ContextType, RequireFields<MutationParcelScanArgs, 'input'>>;
  passwordEnter?: Resolver<Maybe<ResolversTypes['PasswordEnterPayload']>, ParentType, ContextType, RequireFields<MutationPasswordEnterArgs, 'input'>>;
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
  reviewModerate?: Resolver<Maybe<ResolversTypes['ReviewModeratePayload']>, ParentType, ContextType, RequireFields<MutationReviewModerateArgs, 'input'>>;
  reviewRemove?: Resolver<Maybe<ResolversTypes['ReviewRemovePayload']>, ParentType, ContextType, RequireFields<MutationReviewRemoveArgs, 'input'>>;
  reviewSave?: Resolver<Maybe<ResolversTypes['ReviewSavePayload']>, ParentType, ContextType, RequireFields<MutationReviewSaveArgs, 'input'>>;
  reviewsModerate?: Resolver<Maybe<ResolversTypes['ReviewsModeratePayload']>, ParentType, ContextType, RequireFields<MutationReviewsModerateArgs, 'input'>>;
  searchRedirectDelete?: Resolver<Maybe<ResolversTypes['SearchRedirectDeletePayload']>, ParentType, ContextType, RequireFields<MutationSearchRedirectDeleteArgs, 'input'>>;
  searchRedirectSave?: Resolver<Maybe<ResolversTypes['SearchRedirectSavePayload']>, ParentType, ContextType, RequireFields<MutationSearchRedirectSaveArgs, 'input'>>;
  searchUseNote?: Resolver<Maybe<ResolversTypes['SearchUseNotePayload']>, ParentType, ContextType, RequireFields<MutationSearchUseNoteArgs, 'input'>>;
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
  staffPolicySet?: Resolver<Maybe<ResolversTypes['StaffPolicySetPayload']>, ParentType, ContextType, RequireFields<MutationStaffPolicySetArgs, 'input'>>;
  staffReturnOpen?: Resolver<Maybe<ResolversTypes['StaffReturnOpenPayload']>, ParentType, ContextType, RequireFields<MutationStaffReturnOpenArgs, 'input'>>;
  staffRoleSet?: Resolver<Maybe<ResolversTypes['StaffRoleSetPayload']>, ParentType, ContextType, RequireFields<MutationStaffRoleSetArgs, 'input'>>;
  staffTwoStepReset?: Resolver<Maybe<ResolversTypes['StaffTwoStepResetPayload']>, ParentType, ContextType, RequireFields<MutationStaffTwoStepResetArgs, 'input'>>;
  synonymsDelete?: Resolver<Maybe<ResolversTypes['SynonymsDeletePayload']>, ParentType, ContextType, RequireFields<MutationSynonymsDeleteArgs, 'input'>>;
  synonymsSave?: Resolver<Maybe<ResolversTypes['SynonymsSavePayload']>, ParentType, ContextType, RequireFields<MutationSynonymsSaveArgs, 'input'>>;
  ticketAnswer?: Resolver<Maybe<ResolversTypes['TicketAnswerPayload']>, ParentType, ContextType, RequireFields<MutationTicketAnswerArgs, 'input'>>;
  ticketAssign?: Resolver<Maybe<ResolversTypes['TicketAssignPayload']>, ParentType, ContextType, RequireFields<MutationTicketAssignArgs, 'input'>>;
  ticketCreate?: Resolver<Maybe<ResolversTypes['TicketCreatePayload']>, ParentType, ContextType, RequireFields<MutationTicketCreateArgs, 'input'>>;
  ticketMerge?: Resolver<Maybe<ResolversTypes['TicketMergePayload']>, ParentType, ContextType, RequireFields<MutationTicketMergeArgs, 'input'>>;
  ticketNote?: Resolver<Maybe<ResolversTypes['TicketNotePayload']>, ParentType, ContextType, RequireFields<MutationTicketNoteArgs, 'input'>>;
  ticketOpenFor?: Resolver<Maybe<ResolversTypes['TicketOpenForPayload']>, ParentType, ContextType, RequireFields<MutationTicketOpenForArgs, 'input'>>;
  ticketOrderLink?: Resolver<Maybe<ResolversTypes['TicketOrderLinkPayload']>, ParentType, ContextType, RequireFields<MutationTicketOrderLinkArgs, 'input'>>;
  ticketRate?: Resolver<Maybe<ResolversTypes['TicketRatePayload']>, ParentType, ContextType, RequireFields<MutationTicketRateArgs, 'input'>>;
  ticketReply?: Resolver<Maybe<ResolversTypes['TicketReplyPayload']>, ParentType, ContextType, RequireFields<MutationTicketReplyArgs, 'input'>>;
  ticketStatusChange?: Resolver<Maybe<ResolversTypes['TicketStatusChangePayload']>, ParentType, ContextType, RequireFields<MutationTicketStatusChangeArgs, 'input'>>;
  ticketTransition?: Resolver<Maybe<ResolversTypes['TicketTransitionPayload']>, ParentType, ContextType, RequireFields<MutationTicketTransitionArgs, 'input'>>;
  ticketsAnswer?: Resolver<Maybe<ResolversTypes['TicketsAnswerPayload']>, ParentType, ContextType, RequireFields<MutationTicketsAnswerArgs, 'input'>>;
  ticketsChange?: Resolver<Maybe<ResolversTypes['TicketsChangePayload']>, ParentType, ContextType, RequireFields<MutationTicketsChangeArgs, 'input'>>;
  twoStepBegin?: Resolver<Maybe<ResolversTypes['TwoStepBeginPayload']>, ParentType, ContextType, RequireFields<MutationTwoStepBeginArgs, 'input'>>;
  twoStepConfirm?: Resolver<Maybe<ResolversTypes['TwoStepConfirmPayload']>, ParentType, ContextType, RequireFields<MutationTwoStepConfirmArgs, 'input'>>;
  twoStepDisable?: Resolver<Maybe<ResolversTypes['TwoStepDisablePayload']>, ParentType, ContextType, RequireFields<MutationTwoStepDisableArgs, 'input'>>;
  twoStepRecoveryCodesRenew?: Resolver<Maybe<ResolversTypes['TwoStepRecoveryCodesRenewPayload']>, ParentType, ContextType, RequireFields<MutationTwoStepRecoveryCodesRenewArgs, 'input'>>;
  userBlock?: Resolver<Maybe<ResolversTypes['UserBlockPayload']>, ParentType, ContextType, RequireFields<MutationUserBlockArgs, 'input'>>;
  userCouponGive?: Resolver<Maybe<ResolversTypes['UserCouponGivePayload']>, ParentType, ContextType, RequireFields<MutationUserCouponGiveArgs, 'input'>>;
  userErase?: Resolver<Maybe<ResolversTypes['UserErasePayload']>, ParentType, ContextType, RequireFields<MutationUserEraseArgs, 'input'>>;
  userExport?: Resolver<Maybe<ResolversTypes['UserExportPayload']>, ParentType, ContextType, RequireFields<MutationUserExportArgs, 'input'>>;
  userPointsAdjust?: Resolver<Maybe<ResolversTypes['UserPointsAdjustPayload']>, ParentType, ContextType, RequireFields<MutationUserPointsAdjustArgs, 'input'>>;
  userRecoverySend?: Resolver<Maybe<ResolversTypes['UserRecoverySendPayload']>, ParentType, ContextType, RequireFields<MutationUserRecoverySendArgs, 'input'>>;
  userSessionsEnd?: Resolver<Maybe<ResolversTypes['UserSessionsEndPayload']>, ParentType, ContextType, RequireFields<MutationUserSessionsEndArgs, 'input'>>;
  userUpdate?: Resolver<Maybe<ResolversTypes['UserUpdatePayload']>, ParentType, ContextType, RequireFields<MutationUserUpdateArgs, 'input'>>;
  webhookDiscard?: Resolver<Maybe<ResolversTypes['WebhookDeadLettersPayload']>, ParentType, ContextType, RequireFields<MutationWebhookDiscardArgs, 'input'>>;
  webhookResend?: Resolver<Maybe<ResolversTypes['WebhookDeadLettersPayload']>, ParentType, ContextType, RequireFields<MutationWebhookResendArgs, 'input'>>;
  webhookSubscriptionCreate?: Resolver<Maybe<ResolversTypes['WebhookSubscriptionCreatePayload']>, ParentType, ContextType, RequireFields<MutationWebhookSubscriptionCreateArgs, 'input'>>;
  webhookSubscriptionDelete?: Resolver<Maybe<ResolversTypes['WebhookSubscriptionDeletePayload']>, ParentType, ContextType, RequireFields<MutationWebhookSubscriptionDeleteArgs, 'input'>>;
  webhookSubscriptionReplay?: Resolver<Maybe<ResolversTypes['WebhookSubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationWebhookSubscriptionReplayArgs, 'input'>>;
  webhookSubscriptionSecretRotate?: Resolver<Maybe<ResolversTypes['WebhookSubscriptionSecretRotatePayload']>, ParentType, ContextType, RequireFields<MutationWebhookSubscriptionSecretRotateArgs, 'input'>>;
  webhookSubscriptionTest?: Resolver<Maybe<ResolversTypes['WebhookSubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationWebhookSubscriptionTestArgs, 'input'>>;
  webhookSubscriptionUpdate?: Resolver<Maybe<ResolversTypes['WebhookSubscriptionUpdatePayload']>, ParentType, ContextType, RequireFields<MutationWebhookSubscriptionUpdateArgs, 'input'>>;
  webhookSubscriptionVerify?: Resolver<Maybe<ResolversTypes['WebhookSubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationWebhookSubscriptionVerifyArgs, 'input'>>;
  wishlistAdd?: Resolver<Maybe<ResolversTypes['WishlistAddPayload']>, ParentType, ContextType, RequireFields<MutationWishlistAddArgs, 'input'>>;
  wishlistRemove?: Resolver<Maybe<ResolversTypes['WishlistRemovePayload']>, ParentType, ContextType, RequireFields<MutationWishlistRemoveArgs, 'input'>>;
};

export type NewsletterSubscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterSubscribePayload'] = ResolversParentTypes['NewsletterSubscribePayload']> = {
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsletterWithdrawPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterWithdrawPayload'] = ResolversParentTypes['NewsletterWithdrawPayload']> = {
  subscriber?: Resolver<Maybe<ResolversTypes['AdminSubscriber']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountSession' | 'AdminApiKey' | 'AdminAskedText' | 'AdminBrand' | 'AdminCategory' | 'AdminCoupon' | 'AdminJob' | 'AdminMedia' | 'AdminProduct' | 'AdminPromo' | 'AdminReturn' | 'AdminReview' | 'AdminSearchRedirect' | 'AdminSeller' | 'AdminSubscriber' | 'AdminSynonymGroup' | 'AdminTextPage' | 'AdminTextVersion' | 'AdminUser' | 'AdminVariant' | 'AuditEntry' | 'Brand' | 'CannedAnswer' | 'CashStatement' | 'Category' | 'Homepage' | 'HomepageVersion' | 'Order' | 'OrderLine' | 'OwnReview' | 'PayoutBatch' | 'PointsEntry' | 'Product' | 'ProductVariant' | 'Promo' | 'RefundDue' | 'Region' | 'Review' | 'SavedAddress' | 'SavedView' | 'Seller' | 'StaffInvitation' | 'StaffMember' | 'SubOrder' | 'TextPage' | 'Ticket' | 'TicketMessage' | 'WebhookDeadLetter' | 'WebhookSubscription', ParentType, ContextType>;
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
  apiKeyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['OrderClaim']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['OrderDetails']>, ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  linesQuote?: Resolver<Maybe<ResolversTypes['OrderLinesQuote']>, ParentType, ContextType, RequireFields<OrderDeskLinesQuoteArgs, 'lines'>>;
  nextContactAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  proposesCancelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['OrderRisk'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['OrderSource'], ParentType, ContextType>;
  stateSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeline?: Resolver<Maybe<ResolversTypes['OrderTimelineConnection']>, ParentType, ContextType, RequireFields<OrderDeskTimelineArgs, 'first'>>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderDetails'] = ResolversParentTypes['OrderDetails']> = {
  lastRefusal?: Resolver<Maybe<ResolversTypes['LastRefusal']>, ParentType, ContextType>;
  openTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaymentAttempt']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['RefundMade']>, ParentType, ContextType>;
  subOrders?: Resolver<Array<ResolversTypes['SubOrderOutlook']>, ParentType, ContextType>;
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
  isFirstLarge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['OrderTimelineActor'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  callbackAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderTimelineKind'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['RefundMethod']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ContactOutcome']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type PasswordEnterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordEnterPayload'] = ResolversParentTypes['PasswordEnterPayload']> = {
  isEntered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PayableSeller']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayableSellerEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayableSellerEdge'] = ResolversParentTypes['PayableSellerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PayableSeller'], ParentType, ContextType>;
};

export type PaymentAttemptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentAttempt'] = ResolversParentTypes['PaymentAttempt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentAttemptState'], ParentType, ContextType>;
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
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
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

export type PhoneOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PhoneOrderPayload'] = ResolversParentTypes['PhoneOrderPayload']> = {
  differences?: Resolver<Array<ResolversTypes['OrderDifference']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type PrivateFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PrivateFile'] = ResolversParentTypes['PrivateFile']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  breadcrumb?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['ProductCondition'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['ProductContent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['ProductDelivery']>, ParentType, ContextType, RequireFields<ProductDeliveryArgs, 'regionNumber'>>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductDescriptionArgs, 'language'>>;
  descriptionLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<ProductDescriptionLanguageArgs, 'language'>>;
  dimensions?: Resolver<Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  flashSale?: Resolver<Maybe<ResolversTypes['FlashSale']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasFreeDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBestSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mainImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mpn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductNameArgs, 'language'>>;
  nameLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType, RequireFields<ProductNameLanguageArgs, 'language'>>;
  options?: Resolver<Maybe<Array<ResolversTypes['ProductOption']>>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceHistory?: Resolver<Maybe<Array<ResolversTypes['PricePoint']>>, ParentType, ContextType>;
  ratingAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'first'>>;
  returnPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductReturnPolicyArgs, 'language'>>;
  returnPolicyLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<ProductReturnPolicyLanguageArgs, 'language'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<ProductReviewsArgs, 'first'>>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<Maybe<Array<ResolversTypes['ProductSpec']>>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
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
  searchRedirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductContent'] = ResolversParentTypes['ProductContent']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ContentUnit'], ParentType, ContextType>;
};

export type ProductDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductDelivery'] = ResolversParentTypes['ProductDelivery']> = {
  arrivesFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  arrivesUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  leastTransitDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mostTransitDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductDimensionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductDimensions'] = ResolversParentTypes['ProductDimensions']> = {
  heightMm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lengthMm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  widthMm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  specs?: Resolver<Array<ResolversTypes['SpecFilterOptions']>, ParentType, ContextType>;
  stockStatuses?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  withWarrantyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFollowingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductFollowing'] = ResolversParentTypes['ProductFollowing']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  kind?: Resolver<ResolversTypes['ProductOptionKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductOptionNameArgs, 'language'>>;
  values?: Resolver<Array<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
};

export type ProductOptionValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductOptionValue'] = ResolversParentTypes['ProductOptionValue']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductOptionValueLabelArgs, 'language'>>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['ProductVariantOption']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariantOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductVariantOption'] = ResolversParentTypes['ProductVariantOption']> = {
  kind?: Resolver<ResolversTypes['ProductOptionKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductVariantOptionLabelArgs, 'language'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductVariantOptionNameArgs, 'language'>>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  adminAccess?: Resolver<Maybe<ResolversTypes['AccessEntryConnection']>, ParentType, ContextType, RequireFields<QueryAdminAccessArgs, 'first'>>;
  adminApiKeyUse?: Resolver<Maybe<ResolversTypes['AdminApiKeyUse']>, ParentType, ContextType, RequireFields<QueryAdminApiKeyUseArgs, 'id'>>;
  adminApiKeys?: Resolver<Maybe<Array<ResolversTypes['AdminApiKey']>>, ParentType, ContextType>;
  adminAskedTexts?: Resolver<Maybe<ResolversTypes['AdminAskedTextConnection']>, ParentType, ContextType, RequireFields<QueryAdminAskedTextsArgs, 'first' | 'of'>>;
  adminAudit?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<QueryAdminAuditArgs, 'first'>>;
  adminBrand?: Resolver<Maybe<ResolversTypes['AdminBrand']>, ParentType, ContextType, RequireFields<QueryAdminBrandArgs, 'id'>>;
  adminBrands?: Resolver<Maybe<ResolversTypes['AdminBrandConnection']>, ParentType, ContextType, RequireFields<QueryAdminBrandsArgs, 'first'>>;
  adminCategories?: Resolver<Maybe<Array<ResolversTypes['AdminCategory']>>, ParentType, ContextType>;
  adminCategory?: Resolver<Maybe<ResolversTypes['AdminCategory']>, ParentType, ContextType, RequireFields<QueryAdminCategoryArgs, 'id'>>;
  adminCounts?: Resolver<Maybe<ResolversTypes['AdminCounts']>, ParentType, ContextType>;
  adminCoupon?: Resolver<Maybe<ResolversTypes['AdminCoupon']>, ParentType, ContextType, RequireFields<QueryAdminCouponArgs, 'id'>>;
  adminCouponTest?: Resolver<Maybe<ResolversTypes['AdminCouponTestResult']>, ParentType, ContextType, RequireFields<QueryAdminCouponTestArgs, 'input'>>;
  adminCoupons?: Resolver<Maybe<ResolversTypes['AdminCouponConnection']>, ParentType, ContextType, RequireFields<QueryAdminCouponsArgs, 'first'>>;
  adminHomepage?: Resolver<Maybe<ResolversTypes['AdminHomepage']>, ParentType, ContextType, RequireFields<QueryAdminHomepageArgs, 'name'>>;
  adminJob?: Resolver<Maybe<ResolversTypes['AdminJob']>, ParentType, ContextType, RequireFields<QueryAdminJobArgs, 'id'>>;
  adminJobs?: Resolver<Maybe<ResolversTypes['AdminJobConnection']>, ParentType, ContextType, RequireFields<QueryAdminJobsArgs, 'first' | 'isMine'>>;
  adminLowStock?: Resolver<Maybe<ResolversTypes['AdminLowStock']>, ParentType, ContextType>;
  adminMedia?: Resolver<Maybe<ResolversTypes['AdminMediaConnection']>, ParentType, ContextType, RequireFields<QueryAdminMediaArgs, 'first'>>;
  adminOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, Partial<QueryAdminOrderArgs>>;
  adminOrderFiles?: Resolver<Maybe<Array<ResolversTypes['ListFile']>>, ParentType, ContextType, Partial<QueryAdminOrderFilesArgs>>;
  adminOrders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<QueryAdminOrdersArgs, 'first'>>;
  adminParcelDocument?: Resolver<Maybe<ResolversTypes['ParcelDocument']>, ParentType, ContextType, RequireFields<QueryAdminParcelDocumentArgs, 'kind' | 'subOrderIds'>>;
  adminParcels?: Resolver<Maybe<ResolversTypes['AdminParcelConnection']>, ParentType, ContextType, RequireFields<QueryAdminParcelsArgs, 'first'>>;
  adminProduct?: Resolver<Maybe<ResolversTypes['AdminProduct']>, ParentType, ContextType, RequireFields<QueryAdminProductArgs, 'id'>>;
  adminProductExport?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType, RequireFields<QueryAdminProductExportArgs, 'file'>>;
  adminProducts?: Resolver<Maybe<ResolversTypes['AdminProductConnection']>, ParentType, ContextType, RequireFields<QueryAdminProductsArgs, 'first'>>;
  adminPromo?: Resolver<Maybe<ResolversTypes['AdminPromo']>, ParentType, ContextType, RequireFields<QueryAdminPromoArgs, 'id'>>;
  adminPromos?: Resolver<Maybe<ResolversTypes['AdminPromoConnection']>, ParentType, ContextType, RequireFields<QueryAdminPromosArgs, 'first'>>;
  adminRefunds?: Resolver<Maybe<ResolversTypes['RefundDueConnection']>, ParentType, ContextType, RequireFields<QueryAdminRefundsArgs, 'first'>>;
  adminReturn?: Resolver<Maybe<ResolversTypes['AdminReturn']>, ParentType, ContextType, RequireFields<QueryAdminReturnArgs, 'id'>>;
  adminReturns?: Resolver<Maybe<ResolversTypes['AdminReturnConnection']>, ParentType, ContextType, RequireFields<QueryAdminReturnsArgs, 'first'>>;
  adminReview?: Resolver<Maybe<ResolversTypes['AdminReview']>, ParentType, ContextType, RequireFields<QueryAdminReviewArgs, 'id'>>;
  adminReviews?: Resolver<Maybe<ResolversTypes['AdminReviewConnection']>, ParentType, ContextType, RequireFields<QueryAdminReviewsArgs, 'first'>>;
  adminSearch?: Resolver<Maybe<Array<ResolversTypes['AdminSearchHit']>>, ParentType, ContextType, RequireFields<QueryAdminSearchArgs, 'text'>>;
  adminSearchRedirects?: Resolver<Maybe<Array<ResolversTypes['AdminSearchRedirect']>>, ParentType, ContextType>;
  adminSeller?: Resolver<Maybe<ResolversTypes['AdminSeller']>, ParentType, ContextType, RequireFields<QueryAdminSellerArgs, 'id'>>;
  adminSellerMessageReach?: Resolver<Maybe<ResolversTypes['AdminSellerMessageReach']>, ParentType, ContextType, RequireFields<QueryAdminSellerMessageReachArgs, 'to'>>;
  adminSellers?: Resolver<Maybe<ResolversTypes['AdminSellerConnection']>, ParentType, ContextType, RequireFields<QueryAdminSellersArgs, 'first'>>;
  adminSettings?: Resolver<Maybe<ResolversTypes['AdminSettings']>, ParentType, ContextType>;
  adminShipmentLabel?: Resolver<Maybe<ResolversTypes['ShipmentLabel']>, ParentType, ContextType, RequireFields<QueryAdminShipmentLabelArgs, 'subOrderId'>>;
  adminStaff?: Resolver<Maybe<Array<ResolversTypes['StaffMember']>>, ParentType, ContextType>;
  adminStaffInvitations?: Resolver<Maybe<Array<ResolversTypes['StaffInvitation']>>, ParentType, ContextType>;
  adminStaffPolicy?: Resolver<Maybe<ResolversTypes['StaffPolicy']>, ParentType, ContextType>;
  adminStatsDays?: Resolver<Maybe<ResolversTypes['AdminStatsDays']>, ParentType, ContextType, RequireFields<QueryAdminStatsDaysArgs, 'days'>>;
  adminStatsPlaces?: Resolver<Maybe<Array<ResolversTypes['AdminStatsPlace']>>, ParentType, ContextType, RequireFields<QueryAdminStatsPlacesArgs, 'days'>>;
  adminStatsTop?: Resolver<Maybe<ResolversTypes['AdminStatsTop']>, ParentType, ContextType, RequireFields<QueryAdminStatsTopArgs, 'days'>>;
  adminSubscribers?: Resolver<Maybe<ResolversTypes['AdminSubscriberConnection']>, ParentType, ContextType, RequireFields<QueryAdminSubscribersArgs, 'first'>>;
  adminSubscribersFile?: Resolver<Maybe<ResolversTypes['AdminSubscribersFile']>, ParentType, ContextType>;
  adminSynonymGroups?: Resolver<Maybe<Array<ResolversTypes['AdminSynonymGroup']>>, ParentType, ContextType>;
  adminTaxPeriods?: Resolver<Maybe<Array<ResolversTypes['AdminTaxPeriod']>>, ParentType, ContextType>;
  adminTextPage?: Resolver<Maybe<ResolversTypes['AdminTextPage']>, ParentType, ContextType, RequireFields<QueryAdminTextPageArgs, 'language' | 'slug'>>;
  adminTextPages?: Resolver<Maybe<Array<ResolversTypes['AdminTextSummary']>>, ParentType, ContextType>;
  adminTicket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType, RequireFields<QueryAdminTicketArgs, 'number'>>;
  adminTickets?: Resolver<Maybe<ResolversTypes['AdminTicketConnection']>, ParentType, ContextType, RequireFields<QueryAdminTicketsArgs, 'first' | 'sort'>>;
  adminToday?: Resolver<Maybe<ResolversTypes['AdminToday']>, ParentType, ContextType>;
  adminUserAccount?: Resolver<Maybe<ResolversTypes['AdminUserAccount']>, ParentType, ContextType, RequireFields<QueryAdminUserAccountArgs, 'accountNumber'>>;
  adminUsers?: Resolver<Maybe<ResolversTypes['AdminUserConnection']>, ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'first'>>;
  adminViews?: Resolver<Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType, RequireFields<QueryAdminViewsArgs, 'list'>>;
  assistant?: Resolver<Maybe<ResolversTypes['Assistant']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandArgs, 'slug'>>;
  brands?: Resolver<Maybe<ResolversTypes['BrandConnection']>, ParentType, ContextType, RequireFields<QueryBrandsArgs, 'first'>>;
  cannedAnswers?: Resolver<Maybe<Array<ResolversTypes['CannedAnswer']>>, ParentType, ContextType>;
  cartQuote?: Resolver<Maybe<ResolversTypes['CartQuote']>, ParentType, ContextType, RequireFields<QueryCartQuoteArgs, 'input'>>;
  cashStatement?: Resolver<Maybe<ResolversTypes['CashStatement']>, ParentType, ContextType, RequireFields<QueryCashStatementArgs, 'id'>>;
  cashStatements?: Resolver<Maybe<ResolversTypes['CashStatementConnection']>, ParentType, ContextType, RequireFields<QueryCashStatementsArgs, 'first'>>;
  catalogueChanges?: Resolver<Maybe<ResolversTypes['CatalogueChanges']>, ParentType, ContextType, RequireFields<QueryCatalogueChangesArgs, 'first'>>;
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
  productFilterOptions?: Resolver<Maybe<ResolversTypes['ProductFilterOptions']>, ParentType, ContextType, RequireFields<QueryProductFilterOptionsArgs, 'language'>>;
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
  sharedCart?: Resolver<Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType, RequireFields<QuerySharedCartArgs, 'token'>>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  storeLinks?: Resolver<ResolversTypes['StoreLinks'], ParentType, ContextType>;
  textPage?: Resolver<Maybe<ResolversTypes['TextPage']>, ParentType, ContextType, RequireFields<QueryTextPageArgs, 'language' | 'slug'>>;
  textPagePreview?: Resolver<Maybe<ResolversTypes['TextPagePreview']>, ParentType, ContextType, RequireFields<QueryTextPagePreviewArgs, 'markdown'>>;
  textPages?: Resolver<Maybe<Array<ResolversTypes['TextPageSummary']>>, ParentType, ContextType, RequireFields<QueryTextPagesArgs, 'language'>>;
  ticketAgents?: Resolver<Maybe<Array<ResolversTypes['StaffPerson']>>, ParentType, ContextType>;
  uploadTarget?: Resolver<Maybe<ResolversTypes['UploadTarget']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  webhookDeadLetters?: Resolver<Maybe<ResolversTypes['WebhookDeadLetterConnection']>, ParentType, ContextType, RequireFields<QueryWebhookDeadLettersArgs, 'first'>>;
  webhookDeliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'first'>>;
  webhookSubscriptionDeliveries?: Resolver<Maybe<ResolversTypes['LoggedDeliveryConnection']>, ParentType, ContextType, RequireFields<QueryWebhookSubscriptionDeliveriesArgs, 'first' | 'subscriptionId'>>;
  webhookSubscriptions?: Resolver<Maybe<ResolversTypes['WebhookSubscriptionConnection']>, ParentType, ContextType, RequireFields<QueryWebhookSubscriptionsArgs, 'first'>>;
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
  files?: Resolver<Array<ResolversTypes['ListFile']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['RefundDue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundDueEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundDueEdge'] = ResolversParentTypes['RefundDueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RefundDue'], ParentType, ContextType>;
};

export type RefundMadeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundMade'] = ResolversParentTypes['RefundMade']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['RefundMethod']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RefundNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundNotePayload'] = ResolversParentTypes['RefundNotePayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefundSortFieldResolvers = EnumResolverSignature<{ AMOUNT?: any, PLACED?: any }, ResolversTypes['RefundSortField']>;

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

export type ReviewModeratePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewModeratePayload'] = ResolversParentTypes['ReviewModeratePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['AdminReview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewModerationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewModerationResult'] = ResolversParentTypes['ReviewModerationResult']> = {
  review?: Resolver<Maybe<ResolversTypes['AdminReview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type ReviewsModeratePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewsModeratePayload'] = ResolversParentTypes['ReviewsModeratePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['ReviewModerationResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type SearchRedirectDeletePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchRedirectDeletePayload'] = ResolversParentTypes['SearchRedirectDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SearchRedirectSavePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchRedirectSavePayload'] = ResolversParentTypes['SearchRedirectSavePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['AdminSearchRedirect']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SearchUseNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchUseNotePayload'] = ResolversParentTypes['SearchUseNotePayload']> = {
  isNoted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryTimes?: Resolver<Maybe<ResolversTypes['DeliveryTimes']>, ParentType, ContextType, RequireFields<SellerDeliveryTimesArgs, 'regionNumber'>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<SellerDescriptionArgs, 'language'>>;
  descriptionLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<SellerDescriptionLanguageArgs, 'language'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<SellerProductsArgs, 'first'>>;
  ratingAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  returnPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<SellerReturnPolicyArgs, 'language'>>;
  returnPolicyLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<SellerReturnPolicyLanguageArgs, 'language'>>;
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

export type SellerDocumentKindResolvers = EnumResolverSignature<{ BANK?: any, LICENCE?: any, OTHER?: any, REGISTER?: any }, ResolversTypes['SellerDocumentKind']>;

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

export type SharedCartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SharedCart'] = ResolversParentTypes['SharedCart']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['CartQuote']>, ParentType, ContextType>;
};

export type ShipmentLabelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShipmentLabel'] = ResolversParentTypes['ShipmentLabel']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeDeliveryFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  includesVat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnWorkingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type SpecFilterOptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SpecFilterOptions'] = ResolversParentTypes['SpecFilterOptions']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
};

export type StaffCapabilityResolvers = EnumResolverSignature<{ API_KEYS?: any, AUDIT?: any, AUDIT_ACCESS?: any, AUDIT_MONEY?: any, CATALOGUE?: any, CATALOGUE_BULK?: any, FINANCE?: any, FLASH?: any, LEDGERS_EXPORT?: any, LEDGERS_READ?: any, MARKETING?: any, MEDIA?: any, NEWSLETTER_EXPORT?: any, ORDERS?: any, ORDERS_EXPORT?: any, ORDERS_REFUND?: any, PEOPLE_CONTACT?: any, PEOPLE_COUPONS?: any, PEOPLE_EDIT?: any, PEOPLE_ERASE?: any, PEOPLE_EXPORT?: any, PEOPLE_POINTS?: any, PEOPLE_POINTS_UNLIMITED?: any, PEOPLE_SESSIONS?: any, READ?: any, RETURNS_OPEN?: any, REVIEWS?: any, SELLERS_COMMISSION?: any, SELLERS_DECIDE?: any, SETTINGS?: any, SHELVES?: any, STAFF?: any, SUPPORT?: any, VIEWS_SHARE?: any, WEBHOOKS_RESEND?: any }, ResolversTypes['StaffCapability']>;

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
  twoStepSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffPerson'] = ResolversParentTypes['StaffPerson']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffPolicyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffPolicy'] = ResolversParentTypes['StaffPolicy']> = {
  isTwoStepRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StaffPolicySetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffPolicySetPayload'] = ResolversParentTypes['StaffPolicySetPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['StaffPolicy']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffReturnOpenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffReturnOpenPayload'] = ResolversParentTypes['StaffReturnOpenPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffRoleSetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffRoleSetPayload'] = ResolversParentTypes['StaffRoleSetPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffTwoStepResetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffTwoStepResetPayload'] = ResolversParentTypes['StaffTwoStepResetPayload']> = {
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

export type SubOrderOutlookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubOrderOutlook'] = ResolversParentTypes['SubOrderOutlook']> = {
  arrivesFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  arrivesUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isBooked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proceeds?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  returnIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  stock?: Resolver<Array<ResolversTypes['LineStock']>, ParentType, ContextType>;
  subOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SubOrderStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubOrderStatus'] = ResolversParentTypes['SubOrderStatus']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  adminFeed?: SubscriptionResolver<ResolversTypes['AdminEvent'], "adminFeed", ParentType, ContextType, RequireFields<SubscriptionAdminFeedArgs, 'topics'>>;
  botReply?: SubscriptionResolver<ResolversTypes['BotReplyEvent'], "botReply", ParentType, ContextType, RequireFields<SubscriptionBotReplyArgs, 'input'>>;
  orderFeed?: SubscriptionResolver<ResolversTypes['FeedEvent'], "orderFeed", ParentType, ContextType, Partial<SubscriptionOrderFeedArgs>>;
  orderUpdated?: SubscriptionResolver<ResolversTypes['Order'], "orderUpdated", ParentType, ContextType, RequireFields<SubscriptionOrderUpdatedArgs, 'id'>>;
  ticketFeed?: SubscriptionResolver<ResolversTypes['FeedEvent'], "ticketFeed", ParentType, ContextType, Partial<SubscriptionTicketFeedArgs>>;
};

export type SynonymsDeletePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SynonymsDeletePayload'] = ResolversParentTypes['SynonymsDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SynonymsSavePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SynonymsSavePayload'] = ResolversParentTypes['SynonymsSavePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['AdminSynonymGroup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TextAnswerBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextAnswerBlock'] = ResolversParentTypes['TextAnswerBlock']> = {
  __resolveType: TypeResolveFn<'TextList' | 'TextParagraph', ParentType, ContextType>;
};

export type TextBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextBlock'] = ResolversParentTypes['TextBlock']> = {
  __resolveType: TypeResolveFn<'TextHeading' | 'TextList' | 'TextParagraph' | 'TextQuestion' | 'TextTable', ParentType, ContextType>;
};

export type TextDroppedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextDropped'] = ResolversParentTypes['TextDropped']> = {
  kind?: Resolver<ResolversTypes['TextDroppedKind'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type TextPagePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextPagePreview'] = ResolversParentTypes['TextPagePreview']> = {
  blocks?: Resolver<Array<ResolversTypes['TextBlock']>, ParentType, ContextType>;
  dropped?: Resolver<Array<ResolversTypes['TextDropped']>, ParentType, ContextType>;
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
  canRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canResolve?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['TicketCategory'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['TicketMessage']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['TicketRating']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketAnswerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketAnswerPayload'] = ResolversParentTypes['TicketAnswerPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketAssignPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketAssignPayload'] = ResolversParentTypes['TicketAssignPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketAuthorResolvers = EnumResolverSignature<{ CUSTOMER?: any, STAFF?: any }, ResolversTypes['TicketAuthor']>;

export type TicketCategoryResolvers = EnumResolverSignature<{ ACCOUNT?: any, DELIVERY?: any, ORDER?: any, OTHER?: any, PAYMENT?: any, RETURN?: any, SELLER?: any }, ResolversTypes['TicketCategory']>;

export type TicketChangeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketChangeResult'] = ResolversParentTypes['TicketChangeResult']> = {
  ticket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

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

export type TicketMergePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketMergePayload'] = ResolversParentTypes['TicketMergePayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketMessage'] = ResolversParentTypes['TicketMessage']> = {
  author?: Resolver<ResolversTypes['TicketAuthor'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['PrivateFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketNotePayload'] = ResolversParentTypes['TicketNotePayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketOpenForPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketOpenForPayload'] = ResolversParentTypes['TicketOpenForPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketOrderLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketOrderLinkPayload'] = ResolversParentTypes['TicketOrderLinkPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketRatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketRatePayload'] = ResolversParentTypes['TicketRatePayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketRatingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketRating'] = ResolversParentTypes['TicketRating']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type TicketsAnswerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketsAnswerPayload'] = ResolversParentTypes['TicketsAnswerPayload']> = {
  results?: Resolver<Maybe<Array<ResolversTypes['TicketChangeResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketsChangePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketsChangePayload'] = ResolversParentTypes['TicketsChangePayload']> = {
  results?: Resolver<Maybe<Array<ResolversTypes['TicketChangeResult']>>, ParentType, ContextType>;
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

export type UnitPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['UnitPriceUnit'], ParentType, ContextType>;
};

export type UploadTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UploadTarget'] = ResolversParentTypes['UploadTarget']> = {
  port?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserBlockPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserBlockPayload'] = ResolversParentTypes['UserBlockPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['AdminUserAccount']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserCouponGivePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserCouponGivePayload'] = ResolversParentTypes['UserCouponGivePayload']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErasePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserErasePayload'] = ResolversParentTypes['UserErasePayload']> = {
  erasedAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  useCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedBy?: Resolver<Maybe<ResolversTypes['UseKind']>, ParentType, ContextType>;
};

export type UserExportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserExportPayload'] = ResolversParentTypes['UserExportPayload']> = {
  data?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserPointsAdjustPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserPointsAdjustPayload'] = ResolversParentTypes['UserPointsAdjustPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['AdminUserAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserRecoverySendPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserRecoverySendPayload'] = ResolversParentTypes['UserRecoverySendPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['AdminUserAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserSessionsEndPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserSessionsEndPayload'] = ResolversParentTypes['UserSessionsEndPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['AdminUserAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserUpdatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserUpdatePayload'] = ResolversParentTypes['UserUpdatePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['AdminUserAccount']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTwoStepMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
};

export type WarrantyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Warranty'] = ResolversParentTypes['Warranty']> = {
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookChannelResolvers = EnumResolverSignature<{ ORDERS?: any, TICKETS?: any }, ResolversTypes['WebhookChannel']>;

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

export type WebhookDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['WebhookChannel'], ParentType, ContextType>;
  deadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliverySortFieldResolvers = EnumResolverSignature<{ DELIVERED?: any, OCCURRED?: any, TRIES?: any }, ResolversTypes['WebhookDeliverySortField']>;

export type WebhookSecretResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSecret'] = ResolversParentTypes['WebhookSecret']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSubscription'] = ResolversParentTypes['WebhookSubscription']> = {
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  secrets?: Resolver<Array<ResolversTypes['WebhookSecret']>, ParentType, ContextType>;
  sellerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookSubscriptionState'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['WebhookTopic']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookSubscriptionConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSubscriptionConnection'] = ResolversParentTypes['WebhookSubscriptionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookSubscriptionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookSubscription']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookSubscriptionCreatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSubscriptionCreatePayload'] = ResolversParentTypes['WebhookSubscriptionCreatePayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['WebhookSubscription']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookSubscriptionDeletePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSubscriptionDeletePayload'] = ResolversParentTypes['WebhookSubscriptionDeletePayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookSubscriptionEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSubscriptionEdge'] = ResolversParentTypes['WebhookSubscriptionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookSubscription'], ParentType, ContextType>;
};

export type WebhookSubscriptionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSubscriptionPayload'] = ResolversParentTypes['WebhookSubscriptionPayload']> = {
  subscription?: Resolver<Maybe<ResolversTypes['WebhookSubscription']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookSubscriptionSecretRotatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSubscriptionSecretRotatePayload'] = ResolversParentTypes['WebhookSubscriptionSecretRotatePayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['WebhookSubscription']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookSubscriptionUpdatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSubscriptionUpdatePayload'] = ResolversParentTypes['WebhookSubscriptionUpdatePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['ChangeRef']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['WebhookSubscription']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookTopicResolvers = EnumResolverSignature<{ ORDERS?: any, PARCELS?: any, PRODUCTS?: any, STOCK?: any }, ResolversTypes['WebhookTopic']>;

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
  AccessEntry?: AccessEntryResolvers<ContextType>;
  AccessEntryConnection?: AccessEntryConnectionResolvers<ContextType>;
  AccessEntryEdge?: AccessEntryEdgeResolvers<ContextType>;
  AccountDeletePayload?: AccountDeletePayloadResolvers<ContextType>;
  AccountRegisterPayload?: AccountRegisterPayloadResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressRemovePayload?: AddressRemovePayloadResolvers<ContextType>;
  AddressSavePayload?: AddressSavePayloadResolvers<ContextType>;
  AdminApiKey?: AdminApiKeyResolvers<ContextType>;
  AdminApiKeyDay?: AdminApiKeyDayResolvers<ContextType>;
  AdminApiKeyDeprecatedUse?: AdminApiKeyDeprecatedUseResolvers<ContextType>;
  AdminApiKeyNetwork?: AdminApiKeyNetworkResolvers<ContextType>;
  AdminApiKeySecret?: AdminApiKeySecretResolvers<ContextType>;
  AdminApiKeyUse?: AdminApiKeyUseResolvers<ContextType>;
  AdminAskedKind?: AdminAskedKindResolvers;
  AdminAskedSortField?: AdminAskedSortFieldResolvers;
  AdminAskedText?: AdminAskedTextResolvers<ContextType>;
  AdminAskedTextConnection?: AdminAskedTextConnectionResolvers<ContextType>;
  AdminAskedTextEdge?: AdminAskedTextEdgeResolvers<ContextType>;
  AdminBrand?: AdminBrandResolvers<ContextType>;
  AdminBrandConnection?: AdminBrandConnectionResolvers<ContextType>;
  AdminBrandEdge?: AdminBrandEdgeResolvers<ContextType>;
  AdminBrandPayload?: AdminBrandPayloadResolvers<ContextType>;
  AdminBrandSortBy?: AdminBrandSortByResolvers;
  AdminBulkChangePayload?: AdminBulkChangePayloadResolvers<ContextType>;
  AdminCategory?: AdminCategoryResolvers<ContextType>;
  AdminCategoryPayload?: AdminCategoryPayloadResolvers<ContextType>;
  AdminCounts?: AdminCountsResolvers<ContextType>;
  AdminCoupon?: AdminCouponResolvers<ContextType>;
  AdminCouponCodesPayload?: AdminCouponCodesPayloadResolvers<ContextType>;
  AdminCouponConnection?: AdminCouponConnectionResolvers<ContextType>;
  AdminCouponEdge?: AdminCouponEdgeResolvers<ContextType>;
  AdminCouponPatchResult?: AdminCouponPatchResultResolvers<ContextType>;
  AdminCouponPayload?: AdminCouponPayloadResolvers<ContextType>;
  AdminCouponSortField?: AdminCouponSortFieldResolvers;
  AdminCouponTestResult?: AdminCouponTestResultResolvers<ContextType>;
  AdminCouponsPatchPayload?: AdminCouponsPatchPayloadResolvers<ContextType>;
  AdminDayFigures?: AdminDayFiguresResolvers<ContextType>;
  AdminEvent?: AdminEventResolvers<ContextType>;
  AdminFlashSale?: AdminFlashSaleResolvers<ContextType>;
  AdminHomepage?: AdminHomepageResolvers<ContextType>;
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
  AdminJobWarnings?: AdminJobWarningsResolvers<ContextType>;
  AdminLowStock?: AdminLowStockResolvers<ContextType>;
  AdminLowStockProduct?: AdminLowStockProductResolvers<ContextType>;
  AdminMedia?: AdminMediaResolvers<ContextType>;
  AdminMediaAlt?: AdminMediaAltResolvers<ContextType>;
  AdminMediaConnection?: AdminMediaConnectionResolvers<ContextType>;
  AdminMediaEdge?: AdminMediaEdgeResolvers<ContextType>;
  AdminMediaSortField?: AdminMediaSortFieldResolvers;
  AdminMediaUse?: AdminMediaUseResolvers<ContextType>;
  AdminOrderSortField?: AdminOrderSortFieldResolvers;
  AdminOtherTexts?: AdminOtherTextsResolvers<ContextType>;
  AdminParcel?: AdminParcelResolvers<ContextType>;
  AdminParcelConnection?: AdminParcelConnectionResolvers<ContextType>;
  AdminParcelEdge?: AdminParcelEdgeResolvers<ContextType>;
  AdminPointsEntry?: AdminPointsEntryResolvers<ContextType>;
  AdminPointsEntryConnection?: AdminPointsEntryConnectionResolvers<ContextType>;
  AdminPointsEntryEdge?: AdminPointsEntryEdgeResolvers<ContextType>;
  AdminProduct?: AdminProductResolvers<ContextType>;
  AdminProductActivity?: AdminProductActivityResolvers<ContextType>;
  AdminProductConnection?: AdminProductConnectionResolvers<ContextType>;
  AdminProductDeletePayload?: AdminProductDeletePayloadResolvers<ContextType>;
  AdminProductEdge?: AdminProductEdgeResolvers<ContextType>;
  AdminProductFile?: AdminProductFileResolvers;
  AdminProductImage?: AdminProductImageResolvers<ContextType>;
  AdminProductPatchResult?: AdminProductPatchResultResolvers<ContextType>;
  AdminProductPayload?: AdminProductPayloadResolvers<ContextType>;
  AdminProductSortBy?: AdminProductSortByResolvers;
  AdminProductSpec?: AdminProductSpecResolvers<ContextType>;
  AdminProductsPatchPayload?: AdminProductsPatchPayloadResolvers<ContextType>;
  AdminPromo?: AdminPromoResolvers<ContextType>;
  AdminPromoConditions?: AdminPromoConditionsResolvers<ContextType>;
  AdminPromoConnection?: AdminPromoConnectionResolvers<ContextType>;
  AdminPromoEdge?: AdminPromoEdgeResolvers<ContextType>;
  AdminPromoPayload?: AdminPromoPayloadResolvers<ContextType>;
  AdminPromoSortBy?: AdminPromoSortByResolvers;
  AdminReturn?: AdminReturnResolvers<ContextType>;
  AdminReturnConnection?: AdminReturnConnectionResolvers<ContextType>;
  AdminReturnEdge?: AdminReturnEdgeResolvers<ContextType>;
  AdminReview?: AdminReviewResolvers<ContextType>;
  AdminReviewConnection?: AdminReviewConnectionResolvers<ContextType>;
  AdminReviewEdge?: AdminReviewEdgeResolvers<ContextType>;
  AdminReviewOrder?: AdminReviewOrderResolvers<ContextType>;
  AdminReviewSortField?: AdminReviewSortFieldResolvers;
  AdminRole?: AdminRoleResolvers;
  AdminSearchHit?: AdminSearchHitResolvers<ContextType>;
  AdminSearchOpening?: AdminSearchOpeningResolvers<ContextType>;
  AdminSearchRedirect?: AdminSearchRedirectResolvers<ContextType>;
  AdminSeller?: AdminSellerResolvers<ContextType>;
  AdminSellerApplication?: AdminSellerApplicationResolvers<ContextType>;
  AdminSellerConnection?: AdminSellerConnectionResolvers<ContextType>;
  AdminSellerDocument?: AdminSellerDocumentResolvers<ContextType>;
  AdminSellerDocumentsPayload?: AdminSellerDocumentsPayloadResolvers<ContextType>;
  AdminSellerEdge?: AdminSellerEdgeResolvers<ContextType>;
  AdminSellerFigures?: AdminSellerFiguresResolvers<ContextType>;
  AdminSellerMessage?: AdminSellerMessageResolvers<ContextType>;
  AdminSellerMessageConnection?: AdminSellerMessageConnectionResolvers<ContextType>;
  AdminSellerMessageEdge?: AdminSellerMessageEdgeResolvers<ContextType>;
  AdminSellerMessageReach?: AdminSellerMessageReachResolvers<ContextType>;
  AdminSellerMessageSendPayload?: AdminSellerMessageSendPayloadResolvers<ContextType>;
  AdminSellerPayload?: AdminSellerPayloadResolvers<ContextType>;
  AdminSellerProfile?: AdminSellerProfileResolvers<ContextType>;
  AdminSettings?: AdminSettingsResolvers<ContextType>;
  AdminSettingsPayload?: AdminSettingsPayloadResolvers<ContextType>;
  AdminStatsDay?: AdminStatsDayResolvers<ContextType>;
  AdminStatsDays?: AdminStatsDaysResolvers<ContextType>;
  AdminStatsPlace?: AdminStatsPlaceResolvers<ContextType>;
  AdminStatsSums?: AdminStatsSumsResolvers<ContextType>;
  AdminStatsTop?: AdminStatsTopResolvers<ContextType>;
  AdminStatsTopEntry?: AdminStatsTopEntryResolvers<ContextType>;
  AdminSubscriber?: AdminSubscriberResolvers<ContextType>;
  AdminSubscriberConnection?: AdminSubscriberConnectionResolvers<ContextType>;
  AdminSubscriberEdge?: AdminSubscriberEdgeResolvers<ContextType>;
  AdminSubscriberSource?: AdminSubscriberSourceResolvers;
  AdminSubscribersFile?: AdminSubscribersFileResolvers<ContextType>;
  AdminSynonymGroup?: AdminSynonymGroupResolvers<ContextType>;
  AdminSynonymWord?: AdminSynonymWordResolvers<ContextType>;
  AdminTaxPeriod?: AdminTaxPeriodResolvers<ContextType>;
  AdminTaxPeriodAddPayload?: AdminTaxPeriodAddPayloadResolvers<ContextType>;
  AdminTaxPeriodRemovePayload?: AdminTaxPeriodRemovePayloadResolvers<ContextType>;
  AdminTextAuthor?: AdminTextAuthorResolvers<ContextType>;
  AdminTextContent?: AdminTextContentResolvers<ContextType>;
  AdminTextPage?: AdminTextPageResolvers<ContextType>;
  AdminTextPagePayload?: AdminTextPagePayloadResolvers<ContextType>;
  AdminTextSummary?: AdminTextSummaryResolvers<ContextType>;
  AdminTextVersion?: AdminTextVersionResolvers<ContextType>;
  AdminTextVersionConnection?: AdminTextVersionConnectionResolvers<ContextType>;
  AdminTextVersionEdge?: AdminTextVersionEdgeResolvers<ContextType>;
  AdminTicket?: AdminTicketResolvers<ContextType>;
  AdminTicketConnection?: AdminTicketConnectionResolvers<ContextType>;
  AdminTicketEdge?: AdminTicketEdgeResolvers<ContextType>;
  AdminTicketMessage?: AdminTicketMessageResolvers<ContextType>;
  AdminTicketSort?: AdminTicketSortResolvers;
  AdminToday?: AdminTodayResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserAccount?: AdminUserAccountResolvers<ContextType>;
  AdminUserConnection?: AdminUserConnectionResolvers<ContextType>;
  AdminUserEdge?: AdminUserEdgeResolvers<ContextType>;
  AdminUserFigures?: AdminUserFiguresResolvers<ContextType>;
  AdminUserSession?: AdminUserSessionResolvers<ContextType>;
  AdminUserSortField?: AdminUserSortFieldResolvers;
  AdminVariant?: AdminVariantResolvers<ContextType>;
  AdminVariantConnection?: AdminVariantConnectionResolvers<ContextType>;
  AdminVariantEdge?: AdminVariantEdgeResolvers<ContextType>;
  AdminVariantPayload?: AdminVariantPayloadResolvers<ContextType>;
  AdminViewDeletePayload?: AdminViewDeletePayloadResolvers<ContextType>;
  AdminViewSavePayload?: AdminViewSavePayloadResolvers<ContextType>;
  ApiKeyCreatePayload?: ApiKeyCreatePayloadResolvers<ContextType>;
  ApiKeyKind?: ApiKeyKindResolvers;
  ApiKeyMode?: ApiKeyModeResolvers;
  ApiKeyRevokePayload?: ApiKeyRevokePayloadResolvers<ContextType>;
  ApiKeyScope?: ApiKeyScopeResolvers;
  ApiKeySecretAddPayload?: ApiKeySecretAddPayloadResolvers<ContextType>;
  ApiKeySecretRevokePayload?: ApiKeySecretRevokePayloadResolvers<ContextType>;
  ApiKeyUpdatePayload?: ApiKeyUpdatePayloadResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  AskedResolvePayload?: AskedResolvePayloadResolvers<ContextType>;
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
  CannedAnswer?: CannedAnswerResolvers<ContextType>;
  CannedAnswerDeletePayload?: CannedAnswerDeletePayloadResolvers<ContextType>;
  CannedAnswerSavePayload?: CannedAnswerSavePayloadResolvers<ContextType>;
  CartPieces?: CartPiecesResolvers<ContextType>;
  CartProblem?: CartProblemResolvers<ContextType>;
  CartQuote?: CartQuoteResolvers<ContextType>;
  CartQuoteLine?: CartQuoteLineResolvers<ContextType>;
  CartSharePayload?: CartSharePayloadResolvers<ContextType>;
  CashRow?: CashRowResolvers<ContextType>;
  CashRowConnection?: CashRowConnectionResolvers<ContextType>;
  CashRowEdge?: CashRowEdgeResolvers<ContextType>;
  CashRowSettlePayload?: CashRowSettlePayloadResolvers<ContextType>;
  CashStatement?: CashStatementResolvers<ContextType>;
  CashStatementConnection?: CashStatementConnectionResolvers<ContextType>;
  CashStatementEdge?: CashStatementEdgeResolvers<ContextType>;
  CashStatementImportPayload?: CashStatementImportPayloadResolvers<ContextType>;
  CashStatementReconcilePayload?: CashStatementReconcilePayloadResolvers<ContextType>;
  CashStatementSortField?: CashStatementSortFieldResolvers;
  CatalogueChange?: CatalogueChangeResolvers<ContextType>;
  CatalogueChanges?: CatalogueChangesResolvers<ContextType>;
  CatalogueImpact?: CatalogueImpactResolvers<ContextType>;
  CatalogueReference?: CatalogueReferenceResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangeRef?: ChangeRefResolvers<ContextType>;
  ChangeUndoPayload?: ChangeUndoPayloadResolvers<ContextType>;
  CouponCard?: CouponCardResolvers<ContextType>;
  CouponFunder?: CouponFunderResolvers;
  CouponScope?: CouponScopeResolvers;
  CouponType?: CouponTypeResolvers;
  CouponUse?: CouponUseResolvers<ContextType>;
  CouponUseConnection?: CouponUseConnectionResolvers<ContextType>;
  CouponUseEdge?: CouponUseEdgeResolvers<ContextType>;
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
  HomepageContent?: HomepageContentResolvers<ContextType>;
  HomepageItem?: HomepageItemResolvers<ContextType>;
  HomepageLayout?: HomepageLayoutResolvers<ContextType>;
  HomepageList?: HomepageListResolvers<ContextType>;
  HomepagePreview?: HomepagePreviewResolvers<ContextType>;
  HomepageSection?: HomepageSectionResolvers<ContextType>;
  HomepageTexts?: HomepageTextsResolvers<ContextType>;
  HomepageVersion?: HomepageVersionResolvers<ContextType>;
  HomepageVersionConnection?: HomepageVersionConnectionResolvers<ContextType>;
  HomepageVersionEdge?: HomepageVersionEdgeResolvers<ContextType>;
  HomepageVersionPayload?: HomepageVersionPayloadResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Language?: LanguageResolvers;
  LastRefusal?: LastRefusalResolvers<ContextType>;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LedgerEntryConnection?: LedgerEntryConnectionResolvers<ContextType>;
  LedgerEntryEdge?: LedgerEntryEdgeResolvers<ContextType>;
  LineStock?: LineStockResolvers<ContextType>;
  ListFile?: ListFileResolvers<ContextType>;
  ListFileName?: ListFileNameResolvers;
  ListTotal?: ListTotalResolvers<ContextType>;
  LiveShow?: LiveShowResolvers<ContextType>;
  LoggedDelivery?: LoggedDeliveryResolvers<ContextType>;
  LoggedDeliveryConnection?: LoggedDeliveryConnectionResolvers<ContextType>;
  LoggedDeliveryEdge?: LoggedDeliveryEdgeResolvers<ContextType>;
  Loyalty?: LoyaltyResolvers<ContextType>;
  MediaDeletePayload?: MediaDeletePayloadResolvers<ContextType>;
  MediaFolder?: MediaFolderResolvers;
  MediaKind?: MediaKindResolvers;
  MediaReplacePayload?: MediaReplacePayloadResolvers<ContextType>;
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
  NewsletterWithdrawPayload?: NewsletterWithdrawPayloadResolvers<ContextType>;
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
  OrderDetails?: OrderDetailsResolvers<ContextType>;
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
  PasswordEnterPayload?: PasswordEnterPayloadResolvers<ContextType>;
  PasswordRecoverPayload?: PasswordRecoverPayloadResolvers<ContextType>;
  PasswordResetPayload?: PasswordResetPayloadResolvers<ContextType>;
  PayableSeller?: PayableSellerResolvers<ContextType>;
  PayableSellerConnection?: PayableSellerConnectionResolvers<ContextType>;
  PayableSellerEdge?: PayableSellerEdgeResolvers<ContextType>;
  PaymentAttempt?: PaymentAttemptResolvers<ContextType>;
  PaymentOption?: PaymentOptionResolvers<ContextType>;
  Payout?: PayoutResolvers<ContextType>;
  PayoutBatch?: PayoutBatchResolvers<ContextType>;
  PayoutBatchConnection?: PayoutBatchConnectionResolvers<ContextType>;
  PayoutBatchEdge?: PayoutBatchEdgeResolvers<ContextType>;
  PayoutBatchPayload?: PayoutBatchPayloadResolvers<ContextType>;
  PayoutConnection?: PayoutConnectionResolvers<ContextType>;
  PayoutEdge?: PayoutEdgeResolvers<ContextType>;
  PayoutFile?: PayoutFileResolvers<ContextType>;
  PhoneOrderPayload?: PhoneOrderPayloadResolvers<ContextType>;
  PointsEntry?: PointsEntryResolvers<ContextType>;
  PointsEntryConnection?: PointsEntryConnectionResolvers<ContextType>;
  PointsEntryEdge?: PointsEntryEdgeResolvers<ContextType>;
  PricePoint?: PricePointResolvers<ContextType>;
  PrivateFile?: PrivateFileResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductChecklistItem?: ProductChecklistItemResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductContent?: ProductContentResolvers<ContextType>;
  ProductDelivery?: ProductDeliveryResolvers<ContextType>;
  ProductDimensions?: ProductDimensionsResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFilterOptions?: ProductFilterOptionsResolvers<ContextType>;
  ProductFollowing?: ProductFollowingResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductOptionValue?: ProductOptionValueResolvers<ContextType>;
  ProductRequirement?: ProductRequirementResolvers;
  ProductSortField?: ProductSortFieldResolvers;
  ProductSpec?: ProductSpecResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProductVariantOption?: ProductVariantOptionResolvers<ContextType>;
  ProductWarning?: ProductWarningResolvers;
  ProfileUpdatePayload?: ProfileUpdatePayloadResolvers<ContextType>;
  Promo?: PromoResolvers<ContextType>;
  PromoPopup?: PromoPopupResolvers<ContextType>;
  PromoSlide?: PromoSlideResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefundDue?: RefundDueResolvers<ContextType>;
  RefundDueConnection?: RefundDueConnectionResolvers<ContextType>;
  RefundDueEdge?: RefundDueEdgeResolvers<ContextType>;
  RefundMade?: RefundMadeResolvers<ContextType>;
  RefundNotePayload?: RefundNotePayloadResolvers<ContextType>;
  RefundSortField?: RefundSortFieldResolvers;
  Region?: RegionResolvers<ContextType>;
  ReturnInspectPayload?: ReturnInspectPayloadResolvers<ContextType>;
  ReturnOpenPayload?: ReturnOpenPayloadResolvers<ContextType>;
  ReturnQuote?: ReturnQuoteResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewModeratePayload?: ReviewModeratePayloadResolvers<ContextType>;
  ReviewModerationResult?: ReviewModerationResultResolvers<ContextType>;
  ReviewPlace?: ReviewPlaceResolvers<ContextType>;
  ReviewRemovePayload?: ReviewRemovePayloadResolvers<ContextType>;
  ReviewSavePayload?: ReviewSavePayloadResolvers<ContextType>;
  ReviewedProduct?: ReviewedProductResolvers<ContextType>;
  ReviewsModeratePayload?: ReviewsModeratePayloadResolvers<ContextType>;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SearchRedirectDeletePayload?: SearchRedirectDeletePayloadResolvers<ContextType>;
  SearchRedirectSavePayload?: SearchRedirectSavePayloadResolvers<ContextType>;
  SearchUseNotePayload?: SearchUseNotePayloadResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerApplyPayload?: SellerApplyPayloadResolvers<ContextType>;
  SellerBankAccount?: SellerBankAccountResolvers<ContextType>;
  SellerBankSetPayload?: SellerBankSetPayloadResolvers<ContextType>;
  SellerConnection?: SellerConnectionResolvers<ContextType>;
  SellerDocumentKind?: SellerDocumentKindResolvers;
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
  SharedCart?: SharedCartResolvers<ContextType>;
  ShipmentLabel?: ShipmentLabelResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  SignedUpload?: SignedUploadResolvers<ContextType>;
  SignedUploadField?: SignedUploadFieldResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SortDirection?: SortDirectionResolvers;
  SpecFilterOptions?: SpecFilterOptionsResolvers<ContextType>;
  StaffCapability?: StaffCapabilityResolvers;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffInvitationAcceptPayload?: StaffInvitationAcceptPayloadResolvers<ContextType>;
  StaffInvitationWithdrawPayload?: StaffInvitationWithdrawPayloadResolvers<ContextType>;
  StaffInvitePayload?: StaffInvitePayloadResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffPerson?: StaffPersonResolvers<ContextType>;
  StaffPolicy?: StaffPolicyResolvers<ContextType>;
  StaffPolicySetPayload?: StaffPolicySetPayloadResolvers<ContextType>;
  StaffReturnOpenPayload?: StaffReturnOpenPayloadResolvers<ContextType>;
  StaffRoleSetPayload?: StaffRoleSetPayloadResolvers<ContextType>;
  StaffTwoStepResetPayload?: StaffTwoStepResetPayloadResolvers<ContextType>;
  StockStatus?: StockStatusResolvers;
  StoreLinks?: StoreLinksResolvers<ContextType>;
  SubOrder?: SubOrderResolvers<ContextType>;
  SubOrderOutlook?: SubOrderOutlookResolvers<ContextType>;
  SubOrderStatus?: SubOrderStatusResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SynonymsDeletePayload?: SynonymsDeletePayloadResolvers<ContextType>;
  SynonymsSavePayload?: SynonymsSavePayloadResolvers<ContextType>;
  TextAnswerBlock?: TextAnswerBlockResolvers<ContextType>;
  TextBlock?: TextBlockResolvers<ContextType>;
  TextDropped?: TextDroppedResolvers<ContextType>;
  TextHeading?: TextHeadingResolvers<ContextType>;
  TextLine?: TextLineResolvers<ContextType>;
  TextList?: TextListResolvers<ContextType>;
  TextPage?: TextPageResolvers<ContextType>;
  TextPagePreview?: TextPagePreviewResolvers<ContextType>;
  TextPageSummary?: TextPageSummaryResolvers<ContextType>;
  TextParagraph?: TextParagraphResolvers<ContextType>;
  TextQuestion?: TextQuestionResolvers<ContextType>;
  TextRun?: TextRunResolvers<ContextType>;
  TextTable?: TextTableResolvers<ContextType>;
  TextTableRow?: TextTableRowResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketAnswerPayload?: TicketAnswerPayloadResolvers<ContextType>;
  TicketAssignPayload?: TicketAssignPayloadResolvers<ContextType>;
  TicketAuthor?: TicketAuthorResolvers;
  TicketCategory?: TicketCategoryResolvers;
  TicketChangeResult?: TicketChangeResultResolvers<ContextType>;
  TicketConnection?: TicketConnectionResolvers<ContextType>;
  TicketCreatePayload?: TicketCreatePayloadResolvers<ContextType>;
  TicketEdge?: TicketEdgeResolvers<ContextType>;
  TicketMergePayload?: TicketMergePayloadResolvers<ContextType>;
  TicketMessage?: TicketMessageResolvers<ContextType>;
  TicketNotePayload?: TicketNotePayloadResolvers<ContextType>;
  TicketOpenForPayload?: TicketOpenForPayloadResolvers<ContextType>;
  TicketOrderLinkPayload?: TicketOrderLinkPayloadResolvers<ContextType>;
  TicketRatePayload?: TicketRatePayloadResolvers<ContextType>;
  TicketRating?: TicketRatingResolvers<ContextType>;
  TicketReplyPayload?: TicketReplyPayloadResolvers<ContextType>;
  TicketStatusChangePayload?: TicketStatusChangePayloadResolvers<ContextType>;
  TicketTransitionPayload?: TicketTransitionPayloadResolvers<ContextType>;
  TicketsAnswerPayload?: TicketsAnswerPayloadResolvers<ContextType>;
  TicketsChangePayload?: TicketsChangePayloadResolvers<ContextType>;
  TwoStep?: TwoStepResolvers<ContextType>;
  TwoStepBeginPayload?: TwoStepBeginPayloadResolvers<ContextType>;
  TwoStepConfirmPayload?: TwoStepConfirmPayloadResolvers<ContextType>;
  TwoStepDisablePayload?: TwoStepDisablePayloadResolvers<ContextType>;
  TwoStepRecoveryCodesRenewPayload?: TwoStepRecoveryCodesRenewPayloadResolvers<ContextType>;
  TwoStepSecret?: TwoStepSecretResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnchangedField?: UnchangedFieldResolvers<ContextType>;
  UndoneObject?: UndoneObjectResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  UploadTarget?: UploadTargetResolvers<ContextType>;
  UserBlockPayload?: UserBlockPayloadResolvers<ContextType>;
  UserCouponGivePayload?: UserCouponGivePayloadResolvers<ContextType>;
  UserErasePayload?: UserErasePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserExportPayload?: UserExportPayloadResolvers<ContextType>;
  UserPointsAdjustPayload?: UserPointsAdjustPayloadResolvers<ContextType>;
  UserRecoverySendPayload?: UserRecoverySendPayloadResolvers<ContextType>;
  UserSessionsEndPayload?: UserSessionsEndPayloadResolvers<ContextType>;
  UserUpdatePayload?: UserUpdatePayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerStaff?: ViewerStaffResolvers<ContextType>;
  Warranty?: WarrantyResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookChannel?: WebhookChannelResolvers;
  WebhookDeadLetter?: WebhookDeadLetterResolvers<ContextType>;
  WebhookDeadLetterConnection?: WebhookDeadLetterConnectionResolvers<ContextType>;
  WebhookDeadLetterEdge?: WebhookDeadLetterEdgeResolvers<ContextType>;
  WebhookDeadLettersPayload?: WebhookDeadLettersPayloadResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliverySortField?: WebhookDeliverySortFieldResolvers;
  WebhookSecret?: WebhookSecretResolvers<ContextType>;
  WebhookSubscription?: WebhookSubscriptionResolvers<ContextType>;
  WebhookSubscriptionConnection?: WebhookSubscriptionConnectionResolvers<ContextType>;
  WebhookSubscriptionCreatePayload?: WebhookSubscriptionCreatePayloadResolvers<ContextType>;
  WebhookSubscriptionDeletePayload?: WebhookSubscriptionDeletePayloadResolvers<ContextType>;
  WebhookSubscriptionEdge?: WebhookSubscriptionEdgeResolvers<ContextType>;
  WebhookSubscriptionPayload?: WebhookSubscriptionPayloadResolvers<ContextType>;
  WebhookSubscriptionSecretRotatePayload?: WebhookSubscriptionSecretRotatePayloadResolvers<ContextType>;
  WebhookSubscriptionUpdatePayload?: WebhookSubscriptionUpdatePayloadResolvers<ContextType>;
  WebhookTopic?: WebhookTopicResolvers;
  WishlistAddPayload?: WishlistAddPayloadResolvers<ContextType>;
  WishlistConnection?: WishlistConnectionResolvers<ContextType>;
  WishlistEdge?: WishlistEdgeResolvers<ContextType>;
  WishlistRemovePayload?: WishlistRemovePayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  defer?: DeferDirectiveResolver<any, any, ContextType>;
};
