/**
 * Writes the files generated from the domains' SDL (the printed `schema.graphql` at the root, the resolvers' types) and from the
 * contract (the table of error codes in the integrators' guide, the JSON Schema of the webhooks' bodies, the OpenAPI descriptions of
 * REST v1 and of the chat host).
 *
 * The committed `schema.graphql` is the promise to clients. A change that breaks it (a field removed, a type changed,
 * an argument made required, what is deprecated removed before its day ...) is refused here unless `--accept-breaking` is given; then the flag's
 * effect is visible in the commit's diff. `--check` writes nothing and fails on any difference, naming what would break:
 * so neither a forgotten run nor an unintended break passes CI.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  GraphQLObjectType,
  isCompositeType,
  isListType,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { errorCodeTable } from '../contract/error-codes.ts';
import { chatOpenApi } from './chat-openapi.ts';
import { webhookSchema } from '../contract/webhook-bodies.ts';
import { routes } from '../origin/api/routes.ts';
import { openApi } from '../origin/api/system/openapi.ts';
import { deprecatedElements, DEPRECATION_MONTHS, readDeprecation } from '../src/schema/deprecation.ts';
import { accessOf } from '../src/schema/permissions.ts';
import { readTypeDefinitions } from '../src/schema/type-definitions.ts';
import { blocksOf, FIRST_PAGE, guideFile, guidePages, guideText, isOperation, titleOf } from './guide.ts';

const root = resolve(import.meta.dirname, '../..');
const generatedFolder = resolve(root, 'gateway/src/schema/generated');
const schemaFile = resolve(root, 'schema.graphql');

const DAY = 86_400_000;

const RESOLVERS_FILE = 'resolvers.ts';
const COORDINATES_FILE = 'coordinates.ts';
const PLAYGROUND_FILE = 'playground.ts';

/** Types with a model of their own between REST and the schema. */
const mappers = {
  Address: '../../../contract/orders.ts#OrderAddress as WireAddress',
  BotReplyCompleted: '../chat/reply.ts#CompletedModel',
  BotReplyFailed: '../chat/reply.ts#FailedModel',
  BotReplyProducts: '../chat/reply.ts#ProductsModel',
  BotReplyChoices: '../chat/reply.ts#ChoicesModel',
  BotReplyRestarted: '../chat/reply.ts#RestartedModel',
  BotReplyText: '../chat/reply.ts#TextModel',
  Brand: '../catalogue/brand.ts#BrandModel',
  BrandConnection: '../catalogue/brand.ts#BrandConnectionModel',
  Category: '../catalogue/category.ts#CategoryModel',
  CouponCard: '../content/homepage.ts#CouponCardModel',
  DiscountBand: '../content/homepage.ts#DiscountBandModel',
  Banner: '../content/homepage.ts#BannerModel',
  Delegation: '../../../contract/delegations.ts#Delegation as WireDelegation',
  FilterOption: '../catalogue/filter-options.ts#FilterOptionModel',
  ProductFilterOptions: '../catalogue/filter-options.ts#FilterOptionsModel',
  SpecFilterOptions: '../catalogue/filter-options.ts#SpecOptionsModel',
  Homepage: '../content/homepage.ts#HomepageModel',
  Image: '../base/image.ts#ImageModel',
  MenuItem: '../content/menus.ts#MenuItemModel',
  MenuGroup: '../content/menus.ts#MenuGroupModel',
  Menu: '../content/menus.ts#MenuModel',
  LiveShow: '../content/homepage.ts#LiveShowModel',
  Product: '../catalogue/product.ts#ProductModel',
  ProductConnection: '../catalogue/product.ts#ProductConnectionModel',
  ProductOption: '../catalogue/options.ts#OptionModel',
  ProductOptionValue: '../catalogue/options.ts#OptionValueModel',
  ProductVariantOption: '../catalogue/options.ts#VariantOptionModel',
  ProductVariant: '../catalogue/product.ts#ProductVariantModel',
  Promo: '../content/promo.ts#PromoModel',
  AdminEvent: '../../../contract/events.ts#FeedEvent as WireFeedEvent',
  FeedEvent: '../../../contract/events.ts#FeedEvent as WireFeedEvent',
  LedgerEntry: '../../../contract/ledger.ts#LedgerEntry as WireLedgerEntry',
  SellerStatementConnection: '../admin/admin.ts#StatementConnectionModel',
  SellerStatementEdge: '../admin/admin.ts#StatementEdgeModel',
  LedgerEntryConnection: '../admin/admin.ts#LedgerConnectionModel',
  CashRow: '../../../contract/admin/cash.ts#CashRow as WireCashRow',
  CashRowConnection: '../admin-cash/models.ts#CashRowConnectionModel',
  CashStatement: '../../../contract/admin/cash.ts#CashStatement as WireCashStatement',
  CashStatementConnection: '../admin-cash/models.ts#CashStatementConnectionModel',
  PayableSeller: '../../../contract/admin/payouts.ts#PayableSeller as WirePayableSeller',
  PayableSellerConnection: '../admin-payouts/models.ts#PayableConnectionModel',
  Payout: '../../../contract/admin/payouts.ts#Payout as WirePayout',
  PayoutConnection: '../admin-payouts/models.ts#PayoutConnectionModel',
  PayoutBatch: '../../../contract/admin/payouts.ts#PayoutBatch as WirePayoutBatch',
  PayoutBatchConnection: '../admin-payouts/models.ts#PayoutBatchConnectionModel',
  PayoutFile: '../../../contract/admin/payouts.ts#PayoutFile as WirePayoutFile',
  MissingCash: '../../../contract/admin/cash.ts#MissingCash as WireMissingCash',
  MissingCashConnection: '../admin-cash/models.ts#MissingCashConnectionModel',
  AdminParcel: '../admin-parcels/models.ts#AdminParcelModel',
  AdminParcelConnection: '../admin-parcels/models.ts#AdminParcelConnectionModel',
  ParcelDocument: '../../../contract/admin/parcels.ts#ParcelDocument as WireParcelDocument',
  AdminReview: '../admin-reviews/models.ts#AdminReviewModel',
  AdminReviewConnection: '../admin-reviews/models.ts#AdminReviewConnectionModel',
  AdminReviewOrder: '../../../contract/reviews.ts#ReviewOrder as WireReviewOrder',
  AdminReturn: '../admin-returns/models.ts#AdminReturnModel',
  AdminReturnConnection: '../admin-returns/models.ts#AdminReturnConnectionModel',
  ReturnQuote: '../../../contract/admin/returns.ts#ReturnQuote as WireReturnQuote',
  RefundDue: '../../../contract/refunds.ts#RefundDue as WireRefundDue',
  RefundDueConnection: '../admin/admin.ts#RefundConnectionModel',
  Loyalty: '../orders/order.ts#LoyaltyModel',
  Order: '../../../contract/orders.ts#Order as WireOrder',
  OrderDesk: '../admin-orders/models.ts#OrderDeskModel',
  OrderDetails: '../admin-orders/models.ts#OrderDetailsModel',
  SubOrderOutlook: '../admin-orders/models.ts#SubOrderOutlookModel',
  PaymentAttempt: '../admin-orders/models.ts#PaymentAttemptModel',
  RefundMade: '../admin-orders/models.ts#RefundMadeModel',
  OrderLinesQuote: '../../../contract/admin/confirmation.ts#OrderLinesQuote as WireLinesQuote',
  OrderTimelineEntry: '../../../contract/admin/timeline.ts#TimelineEntry as WireTimelineEntry',
  OrderTimelineConnection: '../admin-orders/models.ts#TimelineConnectionModel',
  OrderConnection: '../orders/order.ts#OrderConnectionModel',
  OrderLine: '../orders/order.ts#OrderLineModel',
  OrderReturn: '../orders/order.ts#OrderReturnModel',
  PointsEntry: '../../../contract/orders.ts#PointsEntry as WirePointsEntry',
  PointsEntryConnection: '../orders/order.ts#PointsConnectionModel',
  SavedAddress: '../../../contract/orders.ts#SavedAddress as WireSavedAddress',
  SubOrder: '../orders/order.ts#SubOrderModel',
  PromoPopup: '../../../contract/content.ts#PromoPopup as WirePromoPopup',
  PromoSlide: '../content/homepage.ts#PromoSlideModel',
  Region: '../content/region.ts#RegionModel',
  Review: '../catalogue/review.ts#ReviewModel',
  ReviewConnection: '../catalogue/review.ts#ReviewConnectionModel',
  Seller: '../catalogue/brand.ts#SellerModel',
  SellerConnection: '../catalogue/brand.ts#SellerConnectionModel',
  SharedCart: '../../../contract/cart.ts#SharedCart as WireSharedCart',
  ServiceCard: '../content/homepage.ts#ServiceCardModel',
  TextPage: '../content/textPage.ts#TextPageModel',
  TextPageSummary: '../../../contract/pages.ts#TextPageSummary as WireTextPageSummary',
  TextAnswerBlock: '../content/markdown.ts#AnswerBlock',
  TextBlock: '../content/markdown.ts#Block',
  OwnReview: '../../../contract/reviews.ts#OwnReview as WireOwnReview',
  OwnReviewConnection: '../reviews/resolvers.ts#OwnReviewConnectionModel',
  ReviewedProduct: '../../../contract/reviews.ts#ReviewedProduct as WireReviewedProduct',
  Ticket: '../../../contract/support.ts#Ticket as WireTicket',
  AdminSellerMessage: '../../../contract/seller-messages.ts#SellerMessage as WireSellerMessage',
  AdminSellerMessageConnection: '../admin-sellers/models.ts#SellerMessageConnectionModel',
  AdminUser: '../../../contract/accounts.ts#ListedUser as WireListedUser',
  AdminUserAccount: '../../../contract/admin/people.ts#ManagedUser as WireManagedUser',
  AdminUserFigures: '../../../contract/accounts.ts#UserFigures as WireUserFigures',
  AdminUserSession: '../../../contract/accounts.ts#AccountSession as WireAccountSession',
  AdminPointsEntry: '../../../contract/admin/people.ts#AdminPointsEntry as WireAdminPointsEntry',
  AdminPointsEntryConnection: '../admin-people/models.ts#AdminPointsConnectionModel',
  AdminUserConnection: '../admin-lists/models.ts#UserConnectionModel',
  AdminProduct: '../../../contract/admin/products.ts#AdminProduct as WireAdminProduct',
  ProductSpec: '../../../contract/catalogue.ts#ProductSpec as WireProductSpec',
  AdminProductConnection: '../admin-catalogue/models.ts#AdminProductConnectionModel',
  AdminSeller: '../admin-catalogue/models.ts#AdminSellerModel',
  AdminSellerProfile: '../../../contract/sellers.ts#AdminSeller as SellerRow',
  AdminSellerFigures: '../../../contract/sellers.ts#SellerFigures',
  AdminCategory: '../../../contract/admin/categories.ts#AdminCategory as WireAdminCategory',
  AdminPromo: '../../../contract/admin/promos.ts#AdminPromo as WireAdminPromo',
  AdminPromoConnection: '../admin-promos/models.ts#AdminPromoConnectionModel',
  AdminApiKey: '../../../contract/api-keys.ts#ApiKey as WireApiKey',
  AdminApiKeySecret: '../../../contract/api-keys.ts#ApiKeySecret as WireApiKeySecret',
  AdminTaxPeriod: '../../../contract/admin/taxes.ts#TaxPeriod as WireTaxPeriod',
  AdminSynonymGroup: '../../../contract/admin/synonyms.ts#SynonymGroup as WireSynonymGroup',
  AdminSearchRedirect: '../../../contract/admin/search-redirects.ts#SearchRedirect as WireSearchRedirect',
  AdminAskedText: '../../../contract/admin/asked.ts#AskedText as WireAskedText',
  AdminSearchOpening: '../../../contract/admin/asked.ts#SearchOpening as WireSearchOpening',
  AdminAskedTextConnection: '../admin-asked/resolvers.ts#AskedConnectionModel',
  AdminSubscriber: '../../../contract/admin/newsletter.ts#Subscriber as WireSubscriber',
  AdminSubscriberConnection: '../admin-newsletter/resolvers.ts#SubscriberConnectionModel',
  AdminSettings: '../../../contract/admin/settings.ts#ShopSettings as WireShopSettings',
  AdminTextSummary: '../../../contract/admin/texts.ts#AdminTextSummary as WireTextSummary',
  AdminTextPage: '../../../contract/admin/texts.ts#AdminTextPage as WireAdminTextPage',
  AdminTextVersion: '../admin-texts/models.ts#TextVersion',
  AdminTextVersionConnection: '../admin-texts/models.ts#TextVersionConnectionModel',
  AdminBrand: '../../../contract/admin/categories.ts#AdminBrand as WireAdminBrand',
  AdminBrandConnection: '../admin-categories/models.ts#AdminBrandConnectionModel',
  AdminVariant: '../../../contract/admin/products.ts#AdminVariant as WireAdminVariant',
  AdminVariantConnection: '../admin-catalogue/models.ts#AdminVariantConnectionModel',
  AdminCoupon: '../../../contract/coupons.ts#AdminCoupon as WireAdminCoupon',
  AdminCouponConnection: '../admin-coupons/models.ts#CouponConnectionModel',
  CouponUse: '../../../contract/coupons.ts#CouponUse as WireCouponUse',
  CouponUseConnection: '../admin-coupons/models.ts#CouponUseConnectionModel',
  AdminSellerConnection: '../admin-lists/models.ts#AdminSellerConnectionModel',
  AuditEntry: '../../../contract/audit.ts#AuditEntry as WireAuditEntry',
  AuditEntryConnection: '../admin-audit/models.ts#AuditConnectionModel',
  AccessEntry: '../../../contract/access.ts#AccessEntry as WireAccessEntry',
  AccessEntryConnection: '../admin-audit/models.ts#AccessConnectionModel',
  AdminHomepage: '../admin-homepage/models.ts#AdminHomepageModel',
  HomepageContent: '../../../contract/admin/homepage.ts#HomeContent as WireHomeContent',
  HomepageItem: '../../../contract/admin/homepage.ts#HomeItem as WireHomeItem',
  HomepageVersion: '../admin-homepage/models.ts#HomepageVersionModel',
  HomepageVersionConnection: '../admin-homepage/models.ts#HomepageVersionConnectionModel',
  AdminJob: '../../../contract/admin/jobs.ts#Job as WireJob',
  AdminJobConnection: '../admin-jobs/models.ts#AdminJobConnectionModel',
  AdminJobRow: '../../../contract/admin/jobs.ts#JobRow as WireJobRow',
  AdminJobRowConnection: '../admin-jobs/models.ts#AdminJobRowConnectionModel',
  AdminStatsDays: '../../../contract/admin/stats.ts#StatsDays as WireStatsDays',
  AdminStatsDay: '../../../contract/admin/stats.ts#StatsDay as WireStatsDay',
  AdminStatsSums: '../../../contract/admin/stats.ts#StatsSums as WireStatsSums',
  AdminStatsPlace: '../../../contract/admin/stats.ts#StatsPlace as WireStatsPlace',
  AdminLowStock: '../../../contract/admin/stats.ts#LowStock as WireLowStock',
  AdminLowStockProduct: '../../../contract/admin/stats.ts#LowStockProduct as WireLowStockProduct',
  AdminToday: '../../../contract/admin/stats.ts#TodayFigures as WireTodayFigures',
  AdminDayFigures: '../../../contract/admin/stats.ts#DayFigures as WireDayFigures',
  AdminSearchHit: '../../../contract/admin/search.ts#SearchHit as WireSearchHit',
  SavedView: '../../../contract/views.ts#SavedView as WireSavedView',
  StaffInvitation: '../../../contract/staff.ts#StaffInvitation as WireStaffInvitation',
  StaffMember: '../../../contract/staff.ts#StaffMember as WireStaffMember',
  AdminMedia: '../../../contract/media.ts#Media as WireMedia',
  SignedUpload: '../../../contract/media.ts#SignatureAnswer as WireSignature',
  AdminMediaConnection: '../admin-media/resolvers.ts#MediaConnectionModel',
  AdminMediaUse: '../../../contract/media.ts#MediaUse as WireMediaUse',
  AdminTicket: '../../../contract/support.ts#AdminTicket as WireAdminTicket',
  AdminTicketMessage: '../../../contract/support.ts#AdminTicketMessage as WireAdminTicketMessage',
  CannedAnswer: '../../../contract/admin/tickets.ts#CannedAnswer as WireCannedAnswer',
  AdminTicketConnection: '../support/resolvers.ts#AdminTicketConnectionModel',
  TicketConnection: '../support/resolvers.ts#TicketConnectionModel',
  AdminSellerDocument: '../../../contract/files.ts#SellerDocument as WireSellerDocument',
  PrivateFile: '../../../contract/files.ts#PrivateFile as WirePrivateFile',
  TicketMessage: '../support/resolvers.ts#TicketMessageModel',
  WebhookDelivery: '../../../contract/webhooks.ts#QueuedDelivery as WireQueuedDelivery',
  WebhookDeliveryConnection: '../admin/admin.ts#DeliveryConnectionModel',
  WebhookDeadLetter: '../../../contract/webhooks.ts#DeadLetter as WireDeadLetter',
  WebhookDeadLetterConnection: '../admin/admin.ts#DeadLetterConnectionModel',
  WebhookSubscription:
    '../../../contract/webhook-subscriptions.ts#WebhookSubscription as WireWebhookSubscription',
  WebhookSubscriptionConnection: '../webhook-subscriptions/models.ts#SubscriptionConnectionModel',
  WebhookSecret: '../../../contract/webhook-subscriptions.ts#WebhookSecret as WireWebhookSecret',
  WebhookAttempt: '../../../contract/webhook-subscriptions.ts#WebhookAttempt as WireWebhookAttempt',
  LoggedDelivery: '../../../contract/webhook-subscriptions.ts#LoggedDelivery as WireLoggedDelivery',
  ParcelScanEvent: '../../../contract/admin/parcels.ts#ParcelScan as WireParcelScan',
  CarrierParcel: '../../../contract/carrier-systems.ts#CarrierParcel as WireCarrierParcel',
  CarrierParcelConnection: '../carrier-systems/models.ts#CarrierParcelConnectionModel',
  CarrierParcelSender: '../../../contract/carrier-systems.ts#CarrierParcelSender as WireCarrierParcelSender',
  CarrierParcelLabel: '../../../contract/carrier-systems.ts#CarrierLabel',
  CarrierCashStatement: '../../../contract/carrier-systems.ts#CarrierStatement',
  CarrierCashStatementConnection: '../carrier-systems/models.ts#CarrierStatementConnectionModel',
  CarrierCashRow: '../../../contract/carrier-systems.ts#CarrierStatementRow',
  CarrierCashRowConnection: '../carrier-systems/models.ts#CarrierRowConnectionModel',
  ShipmentEventResult: '../../../contract/carrier-systems.ts#ShipmentEventResult as WireShipmentEventResult',
  SellerOrder: '../../../contract/seller-systems.ts#SellerOrder as WireSellerOrder',
  SellerLedgerEntry: '../../../contract/ledger.ts#LedgerEntry as WireSellerLedgerEntry',
  SellerLedgerEntryConnection: '../seller-systems/models.ts#SellerLedgerConnectionModel',
  SellerOrderConnection: '../seller-systems/models.ts#SellerOrderConnectionModel',
  SellerOrderBuyer: '../../../contract/seller-systems.ts#SellerOrderBuyer as WireSellerOrderBuyer',
  SellerOrderLine: '../../../contract/orders.ts#OrderLine as WireSellerOrderLine',
  SellerInvoice: '../../../contract/seller-systems.ts#SellerOrderInvoice',
  SellerInvoiceLine: '../../../contract/seller-systems.ts#SellerOrderInvoiceLine',
  SellerInvoiceVat: '../../../contract/seller-systems.ts#SellerOrderInvoiceVat',
  SellerReturn: '../../../contract/seller-systems.ts#SellerReturn as WireSellerReturn',
  SellerReturnConnection: '../seller-systems/models.ts#SellerReturnConnectionModel',
  SellerPayout: '../../../contract/seller-systems.ts#SellerPayout as WireSellerPayout',
  SellerPayoutConnection: '../seller-systems/models.ts#SellerPayoutConnectionModel',
  LoggedDeliveryConnection: '../webhook-subscriptions/models.ts#LoggedDeliveryConnectionModel',
  SellerLineError: '../../../contract/seller-products.ts#SellerLineError as WireSellerLineError',
  SellerProduct: '../../../contract/seller-products.ts#SellerProduct as WireSellerProduct',
  SellerProductConnection: '../seller-products/models.ts#SellerProductConnectionModel',
  SellerProductVariant: '../seller-products/models.ts#SellerVariantModel',
  PricesSetResult: '../seller-products/models.ts#PricesSetLineModel',
  Viewer: '../account/viewer.ts#ViewerModel',
  ViewerStaff: '../account/viewer.ts#StaffModel',
};

/** Internal values of enums: those of REST. Paths as the generated file has them. */
export const enumValues = {
  AdminOrderSortField: '../../../contract/orders.ts#AdminOrderSortBy',
  WebhookDeliverySortField: '../../../contract/webhooks.ts#DeliverySortBy',
  RefundSortField: '../../../contract/refunds.ts#RefundSortBy',
  CashStatementSortField: '../../../contract/admin/cash.ts#CashStatementSortBy',
  AdminCouponSortField: '../../../contract/coupons.ts#CouponSortBy',
  AdminReviewSortField: '../../../contract/reviews.ts#ReviewSortBy',
  AdminUserSortField: '../../../contract/accounts.ts#UserSortBy',
  OrderTimelineActor: '../../../contract/admin/timeline.ts#TimelineActor',
  WebhookChannel: '../../../contract/webhooks.ts#WebhookChannel',
  WebhookTopic: '../../../contract/rules/webhook-subscriptions.ts#WebhookTopic',
  SellerDocumentKind: '../../../contract/files.ts#SellerDocumentKind',
  AdminAskedKind: '../../../contract/admin/asked.ts#AskedKind',
  AdminAskedSortField: '../../../contract/admin/asked.ts#AskedSortBy',
  AdminMediaSortField: '../../../contract/media.ts#MediaSortBy',
  AdminSubscriberSource: '../../../contract/admin/newsletter.ts#SubscriberSource',
  BotPersona: '../../../contract/chat.ts#BotPersona',
  BotQueryType: '../../../contract/chat.ts#ChatQueryType',
  CouponScope: '../../../contract/coupons.ts#CouponScope',
  CouponFunder: '../../../contract/coupons.ts#CouponFunder',
  CouponType: '../../../contract/content.ts#CouponType',
  MediaFolder: '../../../contract/rules/media.ts#MediaFolder',
  AdminTicketSort: '../../../contract/admin/tickets.ts#TicketSort',
  MediaKind: '../../../contract/rules/media.ts#MediaKind',
  MediaUseKind: '../../../contract/media.ts#MediaUseKind',
  Language: '../../../contract/pages.ts#LanguageCode',
  TicketCategory: '../../../contract/support.ts#TicketCategory',
  TicketAuthor: '../../../contract/support.ts#TicketAuthor',
  AdminJobKind: '../../../contract/admin/jobs.ts#JobKind',
  AdminJobState: '../../../contract/admin/jobs.ts#JobState',
  AdminJobRowState: '../../../contract/admin/jobs.ts#JobRowState',
  BulkField: '../../../contract/admin/jobs.ts#BulkField',
  BulkOperator: '../../../contract/admin/jobs.ts#BulkOperator',
  AdminProductFile: '../../../contract/rules/jobs.ts#ProductExport',
  ListFileName: '../../../contract/rules/jobs.ts#ListExport',
  AdminProductSortBy: '../../../contract/admin/products.ts#AdminProductSortBy',
  AdminPromoSortBy: '../../../contract/admin/promos.ts#AdminPromoSortBy',
  AdminBrandSortBy: '../../../contract/admin/categories.ts#AdminBrandSortBy',
  ProductWarning: '../../../contract/admin/product-changes.ts#ProductWarning',
  ProductRequirement: '../../../contract/admin/products.ts#ProductRequirement',
  SellerStatus: '../../../contract/sellers.ts#SellerStatus',
  AdminRole: '../../../contract/accounts.ts#AdminRole',
  StaffCapability: '../../../contract/rules/staff.ts#Capability',
  ApiKeyKind: '../../../contract/rules/api-keys.ts#ApiKeyKind',
  ApiKeyMode: '../../../contract/rules/api-keys.ts#ApiKeyMode',
  ApiKeyScope: '../../../contract/rules/api-keys.ts#ApiKeyScope',
  StockStatus: '../../../contract/catalogue.ts#StockStatus',
  ProductSortField: '../../../contract/catalogue.ts#ProductSortBy',
  SortDirection: '../base/sort.ts#SortDirection',
};

/** JSON Schema by which receivers of webhooks check bodies. */
const webhooksFile = resolve(root, 'gateway/docs/webhooks.schema.json');
/** OpenAPI descriptions of the services that a shop may bring itself. */
const restFile = resolve(root, 'gateway/docs/rest-v1.openapi.json');
const chatFile = resolve(root, 'gateway/docs/chat-host.openapi.json');

/** Where an OpenAPI document has its operations and schemas. */
const OPERATION_DEPTH = 3;

/** JSON with the entries of objects on lines of their own down to a depth: indented throughout, the files would be twice as large. */
function linesOf(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return `{\n${entries.map(([key, entry]) => `${JSON.stringify(key)}: ${linesOf(entry, depth - 1)}`).join(',\n')}\n}`;
}

/** The guide with the section between two comments of this name replaced. */
function guideWith(guide: string, name: string, content: string): string {
  const [start, end] = [`<!-- generated: ${name} -->\n`, `\n<!-- end of ${name} -->`];
  const [before, rest = ''] = guide.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) throw new Error(`The guide has no place for ${name}`);
  return before + start + content + end + after;
}

/** The operations of the guide's pages as tabs of GraphiQL, one for each page that has some; with a header where they need a key. */
function playground(): string {
  const tabs = guidePages().flatMap((page) => {
    const operations = blocksOf(page)
      .filter(isOperation)
      .map(({ code }) => code)
      .join('\n');
    if (operations === '') return [];
    const title = `# ${titleOf(page)}: gateway/docs/integrators/${page}.md\n`;
    if (isPublic(operations)) return { query: `${title}\n${operations}` };
    return {
      query: `${title}# The key that the page makes goes into the headers.\n\n${operations}`,
      headers: JSON.stringify({ 'lawaj-key': 'lawaj_test_' }),
    };
  });
  return `/** Examples of each role for GraphiQL, from the pages of the API guide. Generated: see gateway/scripts/generate.ts. */
export const PLAYGROUND: { query: string; headers?: string }[] = ${JSON.stringify(tabs, null, 2)};
`;
}

/** Whether visitors may send the queries of a document. */
const isPublic = (text: string): boolean =>
  parse(text).definitions.every(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && accessOf('Query', selection.name.value) === 'public',
      ),
  );

async function resolverTypes(typeDefs: string): Promise<string> {
  const files: { filename: string; content: string }[] = await generate(
    {
      schema: typeDefs,
      silent: true,
      errorsOnly: true,
      generates: {
        [resolve(generatedFolder, RESOLVERS_FILE)]: {
          plugins: ['typescript', 'typescript-resolvers'],
          config: {
            contextType: '../context.ts#GatewayContext',
            mappers,
            enumValues,
            enumType: 'string-literal',
            enumsAsTypes: true,
            useTypeImports: true,
            skipTypename: true,
            // A list may hold promises of entries that turn out not to exist.
            maybeValue: 'T | null | Promise<T | null>',
            inputMaybeValue: 'T | null',
            strictScalars: true,
            importExtension: '.ts',
            emitLegacyCommonJSImports: false,
            makeResolverTypeCallable: true,
            avoidOptionals: { defaultValue: true, query: false },
            scalars: {
              ID: 'string',
              Date: 'string',
              DateTime: 'string',
              Decimal: 'string',
              URL: 'string',
            },
          },
        },
      },
    },
    false,
  );
  const [file] = files;
  if (!file) throw new Error('nothing was generated');
  // The generator re-exports types as values, which type stripping could not run.
  return file.content.replaceAll(/^export \{ /gm, 'export type { ');
}

/**
 * Every field of every object type as `Type.field`, and those lists of objects whose length no argument limits, so that
 * tables over all of them can be checked by type.
 */
function coordinates(schema: GraphQLSchema): string {
  const all = Object.values(lexicographicSortSchema(schema).getTypeMap())
    .filter(
      (type): type is GraphQLObjectType => type instanceof GraphQLObjectType && !type.name.startsWith('__'),
    )
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ coordinate: `${type.name}.${field.name}`, field })),
    );
  const lists = all.filter(({ field }) => isUnsizedList(field));
  const union = (rows: typeof all): string => rows.map(({ coordinate }) => `  | '${coordinate}'`).join('\n');
  return `/** Every field of every object type. Generated: see gateway/scripts/generate.ts. */
export type FieldCoordinate =
${union(all)};

/** The lists of objects that have neither \`first\` nor \`ids\`, pages of connections and user errors left out. */
export type UnsizedListCoordinate =
${union(lists)};
`;
}

function isUnsizedList({ name, type, args }: GraphQLField<unknown, unknown>): boolean {
  return (
    isListType(getNullableType(type)) &&
    isCompositeType(getNamedType(type)) &&
    !['edges', 'nodes', 'userErrors'].includes(name) &&
    !args.some((argument) => argument.name === 'first' || argument.name === 'ids')
  );
}

const REMOVALS: readonly string[] = [
  ChangeType.EnumValueRemoved,
  ChangeType.FieldArgumentRemoved,
  ChangeType.FieldRemoved,
  ChangeType.InputFieldRemoved,
];

/** The schema coordinate of a change's path, `Type.field.argument`. */
const coordinateOf = (path: string): string =>
  path.replace(/^(\w+\.\w+)\.(\w+)$/, (_, field: string, argument: string) => `${field}(${argument}:)`);

/**
 * Breaking changes from `before` to `after`, in words. The removal of what was deprecated is none, once the last day that was promised
 * for it has passed.
 */
export async function breakingChanges(before: string, after: string, now = new Date()): Promise<string[]> {
  const old = buildSchema(before);
  const deprecated = deprecatedElements(old);
  const isDue = (path: string): boolean => {
    const dates = readDeprecation(deprecated.get(coordinateOf(path)) ?? '');
    return dates !== undefined && now.getTime() >= dates.until.getTime() + DAY;
  };
  const changes = await diff(old, buildSchema(after));
  return changes
    .filter(
      ({ criticality, type, path }) =>
        criticality.level === CriticalityLevel.Breaking &&
        !(REMOVALS.includes(type) && path !== undefined && isDue(path)),
    )
    .map(({ message, path }) => `${message}${path === undefined ? '' : ` (${path})`}`);
}

async function main(args: readonly string[]): Promise<number> {
  const isCheck = args.includes('--check');
  const definitions = readTypeDefinitions();
  const schema = makeExecutableSchema({ typeDefs: definitions });
  const printed = `${printSchema(schema)}\n`;
  const committed = existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : printed;

  const undated = [...deprecatedElements(schema)].filter(
    ([, reason]) => readDeprecation(reason) === undefined,
  );
  if (undated.length > 0) {
    console.error(
      `A reason ends with "Deprecated on <day>, removed after <day>.", at least ${DEPRECATION_MONTHS} months later:`,
    );
    for (const [coordinate, reason] of undated) console.error(`  ${coordinate}: ${reason}`);
    return 1;
  }

  const breaking = await breakingChanges(committed, printed);
  if (breaking.length > 0 && !args.includes('--accept-breaking')) {
    console.error('The schema would break its clients:');
    for (const change of breaking) console.error(`  ${change}`);
    console.error('If that is meant: node gateway/scripts/generate.ts --accept-breaking');
    return 1;
  }

  const outputs: [string, string][] = [
    [schemaFile, printed],
    [webhooksFile, `${JSON.stringify(webhookSchema(), null, 2)}\n`],
    [restFile, `${linesOf(openApi(routes), OPERATION_DEPTH)}\n`],
    [chatFile, `${linesOf(chatOpenApi(), OPERATION_DEPTH)}\n`],
    [guideFile(FIRST_PAGE), guideWith(guideText(FIRST_PAGE), 'error codes', errorCodeTable())],
    [resolve(generatedFolder, PLAYGROUND_FILE), playground()],
    [resolve(generatedFolder, COORDINATES_FILE), coordinates(schema)],
    [resolve(generatedFolder, RESOLVERS_FILE), await resolverTypes(printed)],
  ];
  const changed = outputs.filter(
    ([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
  );
  for (const [file, content] of changed) {
    const name = relative(root, file);
    if (isCheck) {
      console.error(`${name} is not what the schema generates: run npm run generate`);
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      console.log(`wrote ${name}`);
    }
  }
  return isCheck && changed.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
