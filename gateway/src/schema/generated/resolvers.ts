import type { BotPersona } from '../../../contract/chat.ts';
import type { ChatQueryType as BotQueryType } from '../../../contract/chat.ts';
import type { CouponScope } from '../../../contract/coupons.ts';
import type { CouponFunder } from '../../../contract/coupons.ts';
import type { CouponType } from '../../../contract/content.ts';
import type { LanguageCode as Language } from '../../../contract/pages.ts';
import type { TicketCategory } from '../../../contract/support.ts';
import type { TicketAuthor } from '../../../contract/support.ts';
import type { AdminRole } from '../../../contract/accounts.ts';
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
import type { LedgerConnectionModel, RefundConnectionModel, DeadLetterConnectionModel } from '../admin/admin.ts';
import type { RefundDue as WireRefundDue } from '../../../contract/refunds.ts';
import type { LoyaltyModel, OrderConnectionModel, OrderLineModel, PointsConnectionModel, SubOrderModel } from '../orders/order.ts';
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
import type { AdminCoupon as WireAdminCoupon } from '../../../contract/coupons.ts';
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
  /** A day by Tunisia's clocks, ISO 8601: `2026-11-25`. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601: `2026-11-21T08:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string, such as `"12.500"`. Never a float. */
  Decimal: { input: string; output: string; }
  /** An absolute URL, or an absolute path on the shop's own host. */
  URL: { input: string; output: string; }
};

/** Confirms that the account is to be deleted. */
export type AccountDeleteInput = {
  /** The present password. */
  password: Scalars['String']['input'];
};

/** What came of deleting the account. */
export type AccountDeletePayload = {
  /** The account is gone, and nobody is signed in any more. */
  deleted: Scalars['Boolean']['output'];
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** A new account. */
export type AccountRegisterInput = {
  /** One account for each. */
  email: Scalars['String']['input'];
  /** 1 to 60 characters. */
  firstName: Scalars['String']['input'];
  /** Language of messages. */
  language: Language;
  /** 1 to 60 characters. */
  lastName: Scalars['String']['input'];
  /** Wants the newsletter. */
  newsletter: Scalars['Boolean']['input'];
  /** 10 to 200 characters. */
  password: Scalars['String']['input'];
  /** Eight digits, with or without +216; one account for each. */
  phone: Scalars['String']['input'];
};

/** What came of opening an account. */
export type AccountRegisterPayload = {
  /** Empty when all went well. */
  userErrors: Array<UserError>;
  /** The new account, signed in; null when it was not opened. */
  viewer?: Maybe<Viewer>;
};

/** A session of an account. */
export type AccountSession = Node & {
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Names it when it is to be ended. */
  id: Scalars['ID']['output'];
  /** The one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  seenAt: Scalars['DateTime']['output'];
  /** What the browser said it is. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** Where an order goes. */
export type Address = {
  /** Within the governorate, as it was typed. */
  delegation: Scalars['String']['output'];
  /** The same in Arabic. */
  delegationAr: Scalars['String']['output'];
  /** What is near it. */
  landmark?: Maybe<Scalars['String']['output']>;
  /** For the courier. */
  note?: Maybe<Scalars['String']['output']>;
  /** With +216. */
  phone: Scalars['String']['output'];
  /** Four digits. */
  postalCode: Scalars['String']['output'];
  /** Who receives it. */
  recipient: Scalars['String']['output'];
  /** The governorate. */
  region: Region;
  /** Another one. */
  secondPhone?: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  street: Scalars['String']['output'];
};

/** Where something is to go. */
export type AddressInput = {
  /** One of the governorate's, in French or Arabic. */
  delegation: Scalars['String']['input'];
  /** What is near it; at most 120 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** For the courier; at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Eight digits, with or without +216. */
  phone: Scalars['String']['input'];
  /** Four digits. */
  postalCode: Scalars['String']['input'];
  /** Who receives it; 1 to 120 characters. */
  recipient: Scalars['String']['input'];
  /** Governorate, 1 to 24. */
  regionNumber: Scalars['Int']['input'];
  /** Another one. */
  secondPhone?: InputMaybe<Scalars['String']['input']>;
  /** Street and number; 1 to 200 characters. */
  street: Scalars['String']['input'];
};

/** An address to be forgotten. */
export type AddressRemoveInput = {
  /** Of the address. */
  id: Scalars['ID']['input'];
};

/** What came of forgetting an address. */
export type AddressRemovePayload = {
  /** Of the address that is gone. */
  removedId?: Maybe<Scalars['ID']['output']>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
  /** With all addresses as they are now. */
  viewer?: Maybe<Viewer>;
};

/** An address to be kept. */
export type AddressSaveInput = {
  /** The address. */
  address: AddressInput;
  /** The one to be changed; without it one is added. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Is offered first from now on. The first one always is. */
  isDefault: Scalars['Boolean']['input'];
};

/** What came of keeping an address. */
export type AddressSavePayload = {
  /** As it is kept. */
  address?: Maybe<SavedAddress>;
  /** Empty when all went well. `CONFLICT`: there are 20 already. */
  userErrors: Array<UserError>;
  /** With all addresses as they are now. */
  viewer?: Maybe<Viewer>;
};

/** A coupon with all its terms. */
export type AdminCoupon = Node & {
  /** Personal: for this account alone; null: for everybody. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Can be used at all. */
  active: Scalars['Boolean']['output'];
  /** What a fixed one takes off; null for the others. */
  amount?: Maybe<Money>;
  /** What is typed into the coupon field, in upper case. */
  code: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends; null: it does not. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** For the first order of an account only. */
  firstOrderOnly: Scalars['Boolean']['output'];
  /** Who pays for what it takes off. */
  fundedBy: CouponFunder;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The most that it takes off; null: without limit. */
  maxDiscount?: Maybe<Money>;
  /** Total of the items that it holds for from which it holds; null: from any. */
  minPurchase?: Maybe<Money>;
  /** How often one account can use it; null: without limit. */
  perAccountLimit?: Maybe<Scalars['Int']['output']>;
  /** What one in percent takes off; null for the others. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** What it holds for. */
  scope: CouponScope;
  /** The seller, category, brand or product; null: it holds for all items. */
  scopeId?: Maybe<Scalars['ID']['output']>;
  /** When it begins to hold; null: at once. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it takes off. */
  type: CouponType;
  /** How often it can be used; null: without limit. */
  usageLimit?: Maybe<Scalars['Int']['output']>;
  /** How often it was used. */
  usedCount: Scalars['Int']['output'];
};

/** A page of coupons. */
export type AdminCouponConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminCouponEdge>;
  /** The entries alone. */
  nodes: Array<AdminCoupon>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All of them. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of a connection. */
export type AdminCouponEdge = {
  /** To go on after it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminCoupon;
};

/** Which orders an admin looks for; all that is given has to hold. */
export type AdminOrderFilter = {
  /** Placed at this instant or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Orders of which a part's payment is in this state. */
  paymentState?: InputMaybe<PaymentState>;
  /** Number of an order or of its beginning, telephone, mail address, or a part of the name. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Orders of which a part is this seller's. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Orders of which a part is in this state. */
  state?: InputMaybe<OrderState>;
  /** Placed before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type { AdminRole };

/** A ticket as the shop's people see it. For admins. */
export type AdminTicket = {
  /** Account of who asks; null: a visitor's. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Where answers go; empty when the account was deleted. */
  email: Scalars['String']['output'];
  /** The language in which answers are expected. */
  language: Language;
  /** Who asks. */
  name: Scalars['String']['output'];
  /** With +216. */
  phone?: Maybe<Scalars['String']['output']>;
  /** How soon it has to be looked at. */
  priority: TicketPriority;
  /** The conversation; what its owner may do with it is not what staff may. */
  ticket: Ticket;
};

/** A page of tickets of everybody. */
export type AdminTicketConnection = {
  /** Tickets with their cursors. */
  edges: Array<AdminTicketEdge>;
  /** The tickets of this page. */
  nodes: Array<AdminTicket>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Number of tickets in all. */
  totalCount: Scalars['Int']['output'];
};

/** One of the tickets of a page. */
export type AdminTicketEdge = {
  /** Where the list goes on behind it. */
  cursor: Scalars['String']['output'];
  /** The ticket. */
  node: AdminTicket;
};

/** An account as admins see it. Contact data are masked for the roles `CATALOGUE`, `MARKETING` and `READ_ONLY`. */
export type AdminUser = Node & {
  /** Ten digits, the last one a check digit. */
  accountNumber: Scalars['String']['output'];
  /** What an admin may do; null for others. */
  adminRole?: Maybe<AdminRole>;
  /** When the account was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address; masked: `a***@example.tn`. Empty: the account has none. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** May enter the back office. */
  isAdmin: Scalars['Boolean']['output'];
  /** Language of messages. */
  language: Language;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Receives the newsletter. */
  newsletter: Scalars['Boolean']['output'];
  /** The address that replaces `email` once it is confirmed, masked alike; null: none waits. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Telephone number, such as `+21698123456`; masked: `+216 98 *** *56`. Empty: the account has none. */
  phone: Scalars['String']['output'];
  /** Loyalty points. */
  points: Scalars['Int']['output'];
};

/** A page of accounts. */
export type AdminUserConnection = {
  /** Entries with their cursors. */
  edges: Array<AdminUserEdge>;
  /** The entries alone. */
  nodes: Array<AdminUser>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All of them. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of a connection. */
export type AdminUserEdge = {
  /** To go on after it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdminUser;
};

/** The coupon that holds for a cart. */
export type AppliedCoupon = {
  /** As it is written. */
  code: Scalars['String']['output'];
  /** What it takes off the items, or off the delivery fee. */
  discount: Money;
  /** How it takes off. */
  type: CouponType;
};

/** What the assistant can do here, beyond text. */
export type Assistant = {
  /** Pictures are looked at by a model; otherwise their colours are all that is read of them. */
  seesPictures: Scalars['Boolean']['output'];
  /** An answer can be spoken: `botAnswerSpeak`. */
  speaksAnswers: Scalars['Boolean']['output'];
  /** A recorded voice can be turned into text: `botSpeechTranscribe`. */
  transcribesSpeech: Scalars['Boolean']['output'];
};

/** A slide or banner. One without `redirectUrl` opens the newsletter. */
export type Banner = {
  /** The picture. */
  image: Image;
  /** Also its alternative text. */
  name: Scalars['String']['output'];
  /** Where it leads; null: it opens the newsletter. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
};

/** A text to be spoken. */
export type BotAnswerSpeakInput = {
  /** Of the text. */
  language: Language;
  /** 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** A text as sound. */
export type BotAnswerSpeakPayload = {
  /** A `data:` URL of the sound; no other host is asked for it. */
  audioUrl?: Maybe<Scalars['String']['output']>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** Why there is no whole reply. */
export type BotFailure =
  /** Too many messages from one visitor, or too many at once. */
  | 'RATE_LIMITED'
  /** The assistant cannot be reached, or failed. */
  | 'UNAVAILABLE';

export type { BotPersona };

/** What is seen on a picture. */
export type BotPicture = {
  /** Slugs of colours, the most frequent first. */
  colors: Array<Scalars['String']['output']>;
  /** Null when no model looks at pictures here. */
  description?: Maybe<Scalars['String']['output']>;
};

/** What `botPictureRead` read of a picture. */
export type BotPictureInput = {
  /** Slugs of colours, the most frequent first; at most 5. */
  colors: Array<Scalars['String']['input']>;
  /** At most 500 characters; null when nothing was seen but colours. */
  description?: InputMaybe<Scalars['String']['input']>;
};

/** A picture to be read. */
export type BotPictureReadInput = {
  /** Of the description. */
  language: Language;
  /** A picture as base64, without the `data:` prefix; JPEG, PNG, WebP or AVIF, at most 5 MB. */
  picture: Scalars['String']['input'];
};

/** What was read of a picture. */
export type BotPictureReadPayload = {
  /** Null when it was refused or could not be read. */
  picture?: Maybe<BotPicture>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** A message whose kind is asked for. */
export type BotQueryClassifyInput = {
  /** 1 to 2,000 characters. */
  query: Scalars['String']['input'];
};

/** What a message was found to be about. */
export type BotQueryClassifyPayload = {
  /** Null when it could not be told. */
  queryType?: Maybe<BotQueryType>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

export type { BotQueryType };

/** The reply is whole; the stream ends. */
export type BotReplyCompleted = BotReplyEvent & {
  /** Its number, from 1 without a gap. */
  sequence: Scalars['Int']['output'];
};

/** A piece of a reply, numbered from 1 without a gap. */
export type BotReplyEvent = {
  /** Its number, from 1 without a gap. */
  sequence: Scalars['Int']['output'];
};

/** The reply ends without being whole. Asking anew, with another `replyId`, may help. */
export type BotReplyFailed = BotReplyEvent & {
  /** What went wrong. */
  failure: BotFailure;
  /** Seconds after which asking makes sense again; null when unknown. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** Its number, from 1 without a gap. */
  sequence: Scalars['Int']['output'];
};

/** A message to the assistant, and what it follows. */
export type BotReplyInput = {
  /** `sequence` of the last event that came; 0 for all. */
  after: Scalars['Int']['input'];
  /** What was said before, the oldest first; at most 12. */
  history: Array<BotTurnInput>;
  /** Language of the page; the answer is in the message's own where that is sure. */
  language: Language;
  /** Without one, the shop's own voice. */
  persona?: InputMaybe<BotPersona>;
  /** A picture that goes along. */
  picture?: InputMaybe<BotPictureInput>;
  /** What the shopper says; 1 to 2,000 characters. */
  query: Scalars['String']['input'];
  /** What it is about. */
  queryType: BotQueryType;
  /** Made by the client for each message, 16 to 64 letters, digits and hyphens, not guessable. The same one goes on with the same reply. */
  replyId: Scalars['String']['input'];
};

/** Products that belong to the reply, in the order in which they are meant. They replace those of an earlier event. */
export type BotReplyProducts = BotReplyEvent & {
  /** At most 20; what is not on sale any more is left out. */
  products: Array<Product>;
  /** Its number, from 1 without a gap. */
  sequence: Scalars['Int']['output'];
};

/** What came before is void: the reply could not be gone on with and is said anew. The numbers go on. */
export type BotReplyRestarted = BotReplyEvent & {
  /** Its number, from 1 without a gap. */
  sequence: Scalars['Int']['output'];
};

/** Text that goes behind what came before. */
export type BotReplyText = BotReplyEvent & {
  /** Its number, from 1 without a gap. */
  sequence: Scalars['Int']['output'];
  /** A piece of plain text, never markup. */
  text: Scalars['String']['output'];
};

/** A recording to be turned into text. */
export type BotSpeechTranscribeInput = {
  /** Of the page: what is spoken may be another. */
  language: Language;
  /** A recording as base64, at most 4 MB; WebM with Opus, or WAV, MP4, Ogg. */
  recording: Scalars['String']['input'];
};

/** What was said in a recording. */
export type BotSpeechTranscribePayload = {
  /** What was said. */
  text?: Maybe<Scalars['String']['output']>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** One earlier message of the conversation. */
export type BotTurnInput = {
  /** Whether the shopper said it. */
  isUser: Scalars['Boolean']['input'];
  /** Ids of the products that were shown with it, in their order; at most 20. */
  productIds: Array<Scalars['ID']['input']>;
  /** 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** A brand. */
export type Brand = Node & {
  /** ISO 3166-1 alpha-2 code; `TN` is a Tunisian brand. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Plain text; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** null: show the name. */
  logo?: Maybe<Image>;
  /** As it is written. */
  name: Scalars['String']['output'];
  /** Active products of the brand. */
  productCount: Scalars['Int']['output'];
  /** Products of the brand. */
  products?: Maybe<ProductConnection>;
  /** Last part of the brand page's address. */
  slug: Scalars['String']['output'];
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
  /** The items themselves. */
  nodes: Array<Brand>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All that there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of the brands of a page. */
export type BrandEdge = {
  /** To go on behind this item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Brand;
};

/** A line of the cart, as the device keeps it. */
export type CartLineInput = {
  /** Global id of a product. */
  productId: Scalars['ID']['input'];
  /** 1 to 99. */
  quantity: Scalars['Int']['input'];
  /** Global id of one of its variants. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** Pieces of a line that cost the same. */
export type CartPieces = {
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** What one of them costs. */
  unitPrice: Money;
};

/** Something that keeps a line or the cart from being ordered as it is. */
export type CartProblem = {
  /** Pieces that can be had, when that is the matter. */
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  /** What is wrong. */
  code: CartProblemCode;
  /** Why, of `COUPON_INVALID`. */
  couponReason?: Maybe<CouponReason>;
  /** In English, for developers; people are shown their own language's text for the code. */
  message: Scalars['String']['output'];
  /** What the items lack to the coupon's minimum purchase, when that is the matter. */
  missingAmount?: Maybe<Money>;
};

/** What is wrong with a line or the cart. */
export type CartProblemCode =
  /** The coupon does not exist or does not hold for this cart. */
  | 'COUPON_INVALID'
  /** None is left. */
  | 'OUT_OF_STOCK'
  /** Unknown, or no longer sold. */
  | 'PRODUCT_UNAVAILABLE'
  /** Fewer are left than were asked for. */
  | 'STOCK_REDUCED'
  /** The product comes in variants and none was chosen. */
  | 'VARIANT_REQUIRED'
  /** The product has no such variant. */
  | 'VARIANT_UNKNOWN';

/** What a cart costs at this moment. Nothing is reserved by it. */
export type CartQuote = {
  /** The coupon; null without one, or when it does not hold. */
  coupon?: Maybe<AppliedCoupon>;
  /** Once per order; zero from `freeDeliveryFrom` of items on, counted before any coupon, and with a coupon for it. */
  deliveryFee: Money;
  /** What the coupon takes off the items. */
  discountTotal: Money;
  /** Total of items from which delivery is free. */
  freeDeliveryFrom: Money;
  /** Pieces, over all lines that count. */
  itemCount: Scalars['Int']['output'];
  /** All lines that count together. */
  itemsTotal: Money;
  /** In the order in which they were sent. */
  lines: Array<CartQuoteLine>;
  /** What they take off. */
  pointsDiscount: Money;
  /** Loyalty points that can be used, in hundreds; 0 for visitors. */
  pointsLimit: Scalars['Int']['output'];
  /** Of those asked for: at most the limit. */
  pointsUsed: Scalars['Int']['output'];
  /** Of the cart as a whole. */
  problems: Array<CartProblem>;
  /** What is to be paid, behind coupon and points. */
  total: Money;
  /** The next instant at which a flash price in it, or the coupon, starts or ends. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A cart to be priced. */
export type CartQuoteInput = {
  /** As typed; one coupon per order. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  /** 100 at most. */
  lines: Array<CartLineInput>;
  /** Loyalty points to use, in hundreds; signed-in shoppers only. */
  points: Scalars['Int']['input'];
};

/** A line of the cart with its present price. */
export type CartQuoteLine = {
  /** Its share of what the coupon takes off the items. */
  discount: Money;
  /** How many cost how much: pieces beyond what is left of a flash sale cost the usual price. Empty where the line counts for nothing. */
  pieces: Array<CartPieces>;
  /** What is wrong with the line; empty when nothing is. */
  problems: Array<CartProblem>;
  /** null: unknown or no longer sold; the line then counts for nothing. */
  product?: Maybe<Product>;
  /** The product's id as it was sent. */
  productId: Scalars['ID']['output'];
  /** How many were asked for. */
  quantity: Scalars['Int']['output'];
  /** What one would cost without any reduction. */
  regularUnitPrice: Money;
  /** What the line costs, before any coupon. */
  total: Money;
  /** What the first piece costs now; `pieces` tells where others cost more. */
  unitPrice: Money;
  /** The chosen variant; null without one, or when it is unknown. */
  variant?: Maybe<ProductVariant>;
  /** The variant's id as it was sent. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** A category of the catalogue. Categories nest up to five levels. */
export type Category = Node & {
  /** Categories above it, from the top level down. */
  ancestors?: Maybe<Array<Category>>;
  /** Plain text; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Lists show the highest first. */
  displayOrder: Scalars['Int']['output'];
  /** Name of the icon artwork. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** null: show the icon. */
  image?: Maybe<Image>;
  /** Marked as featured. */
  isFeatured: Scalars['Boolean']['output'];
  /** Marked as special. */
  isSpecial: Scalars['Boolean']['output'];
  /** Whether it stands below another category. */
  isSubCategory: Scalars['Boolean']['output'];
  /** As it is shown. */
  name: Scalars['String']['output'];
  /** The category directly above; null at the top level. */
  parent?: Maybe<Category>;
  /** Slugs from the top level down to this category: its page is `/category/` and these, joined by slashes. */
  path: Array<Scalars['String']['output']>;
  /** Active products in it and below it. */
  productCount: Scalars['Int']['output'];
  /** Products in it and below it. */
  products?: Maybe<ProductConnection>;
  /** Last part of the category page's address. */
  slug: Scalars['String']['output'];
  /** Active categories directly below it, by display order. */
  subCategories: Array<Category>;
};


/** A category of the catalogue. Categories nest up to five levels. */
export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** Which list of categories. */
export type CategoryList =
  /** The whole top level in alphabetical order, sub-categories sorted. */
  | 'ALPHABETICAL'
  /** Marked as featured, by display order. */
  | 'FEATURED'
  /** Marked as special, by display order. */
  | 'SPECIAL'
  /** At most 20: top level, not special; featured ones first. */
  | 'TOP'
  /** The top level, each with what is below it. */
  | 'TREE'
  /** Top level with categories below. */
  | 'WITH_SUBCATEGORIES';

/** A coupon as it is advertised. Everybody may use it within its limits. */
export type CouponCard = {
  /** What a fixed one takes off; null for the others. */
  amount?: Maybe<Money>;
  /** What is typed into the coupon field. */
  couponCode: Scalars['String']['output'];
  /** When it ends; null: it does not. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Total of items from which it holds; null: from any. */
  minPurchase?: Maybe<Money>;
  /** What one in percent takes off; null for the others. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** It holds for this shop's items only; null: for all. */
  seller?: Maybe<Seller>;
  /** How it takes off. */
  type: CouponType;
};

export type { CouponFunder };

/** Why a coupon does not hold. */
export type CouponReason =
  /** It is for signed-in shoppers. */
  | 'ACCOUNT_REQUIRED'
  /** This account has used it as often as it may. */
  | 'ALREADY_USED'
  /** It makes delivery free, which is free already. */
  | 'DELIVERY_FREE'
  /** It holds no longer. */
  | 'EXPIRED'
  /** It is for the first order. */
  | 'FIRST_ORDER_ONLY'
  /** The items that it holds for cost too little: `missingAmount` is lacking. */
  | 'MIN_PURCHASE'
  /** It holds for none of the items. */
  | 'NOT_APPLICABLE'
  /** It does not hold yet. */
  | 'NOT_STARTED'
  /** Too many codes that do not exist were tried; codes are looked up again after some minutes. */
  | 'TOO_MANY_TRIES'
  /** There is no such coupon, or it is somebody else's. */
  | 'UNKNOWN'
  /** It was used as often as it may be. */
  | 'USED_UP';

export type { CouponScope };

export type { CouponType };

/** ISO 4217 code. The shop sells in Tunisian dinars. */
export type CurrencyCode =
  /** Tunisian dinar; 1 TND = 1000 millimes. */
  | 'TND';

/** A delegation of a governorate. */
export type Delegation = {
  /** As it is written in French; what an address takes. */
  name: Scalars['String']['output'];
  /** In Arabic; an address takes it too. */
  nameAr: Scalars['String']['output'];
};

/** How long a parcel takes: what the shop prepares by the clock, then the carrier's working days. */
export type DeliveryTimes = {
  /** The first day on which it may arrive. */
  arrivesFrom: Scalars['Date']['output'];
  /** The last day on which it may arrive. */
  arrivesUntil: Scalars['Date']['output'];
  /** Working days that the carrier needs, at the least. */
  leastTransitDays: Scalars['Int']['output'];
  /** Working days that the carrier needs, at the most. */
  mostTransitDays: Scalars['Int']['output'];
};

/** A band that announces a reduction in one category. */
export type DiscountBand = {
  /** Where its products stand. */
  category?: Maybe<Category>;
  /** Picture beside the words; null when there is none. */
  image?: Maybe<Image>;
  /** Largest reduction among its products, in whole percent; 0 when nothing is reduced. */
  maxDiscountPercent: Scalars['Int']['output'];
  /** Line below the heading; null when there is none. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Heading. */
  title: Scalars['String']['output'];
};


/** A band that announces a reduction in one category. */
export type DiscountBandSubtitleArgs = {
  language: Language;
};


/** A band that announces a reduction in one category. */
export type DiscountBandTitleArgs = {
  language: Language;
};

/** Something that happened to an order or a ticket. No personal data: read what it tells of. */
export type FeedEvent = {
  /** To begin behind it another time, for a week. */
  cursor: Scalars['String']['output'];
  /** Of the event; one that comes twice has the same. */
  eventId: Scalars['String']['output'];
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The order as it is now; null for a ticket. */
  order?: Maybe<Order>;
  /** Number of the order or ticket. */
  subject: Scalars['String']['output'];
  /** Such as `order.created`, `order.changed`, `ticket.created`. */
  type: Scalars['String']['output'];
};

/** One choice of a filter. */
export type FilterOption = {
  /** Products that have it. */
  count: Scalars['Int']['output'];
  /** What to show. */
  label: Scalars['String']['output'];
  /** What to send in the filter. */
  value: Scalars['String']['output'];
};

/** A time-limited price with a stock of its own. */
export type FlashSale = {
  /** Reduction against the regular price in whole percent. */
  discountPercent: Scalars['Int']['output'];
  /** null: runs until its stock is sold. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the flash price holds now. */
  isActive: Scalars['Boolean']['output'];
  /** What one costs while the sale is active. */
  price: Money;
  /** Pieces of them that are left. */
  remainingStock?: Maybe<Scalars['Int']['output']>;
  /** null: has always been running. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pieces set aside for the sale; null when it is not limited. */
  stock?: Maybe<Scalars['Int']['output']>;
};

/** The pictures and banners of the home page, edited by admins. */
export type Homepage = Node & {
  /** Three pictures above the footer, in order; null where there is none. */
  aboveFooter: Array<Maybe<Image>>;
  /** The banner below; null when there is none. A tap on it opens `promoPopup`. */
  banner?: Maybe<Image>;
  /** Coupons shown as cards in the promotion section, in order. */
  couponCards: Array<CouponCard>;
  /** Bands that announce a reduction in one category, in order. */
  discountBands: Array<DiscountBand>;
  /** What one finds who looks around for a while; null when nothing is hidden. */
  hiddenReward?: Maybe<CouponCard>;
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Shows announced in the live shopping strip, the soonest first; those that are over are left out. */
  liveShows: Array<LiveShow>;
  /** Name of this home content, such as `v0`. */
  name: Scalars['String']['output'];
  /** Partner shops that the home page presents, in order. */
  partners?: Maybe<Array<Seller>>;
  /** Background of the promotion section. */
  promoImage?: Maybe<Image>;
  /** What the banner opens above the newsletter's form; null: the form alone. */
  promoPopup?: Maybe<PromoPopup>;
  /** Slides above the services. */
  promoSlides: Array<PromoSlide>;
  /** The services, in order. */
  serviceCards: Array<ServiceCard>;
  /** Slides of the hero, in order. */
  slider1: Array<Banner>;
};

/** A stored picture. It is served in AVIF or WebP, as the client accepts, at the asked width. */
export type Image = {
  /**
   * Address of the picture, immutable: another picture has another address. `width` is in CSS pixels and rounded up to
   * the next served width; without it the largest is given.
   */
  url: Scalars['URL']['output'];
};


/** A stored picture. It is served in AVIF or WebP, as the client accepts, at the asked width. */
export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** How much of a returned line is taken back. */
export type InspectedLineInput = {
  /** Of the order. */
  lineId: Scalars['ID']['input'];
  /** Pieces. */
  quantity: Scalars['Int']['input'];
};

export type { Language };

/** An entry of a seller's ledger. Entries are only ever added. */
export type LedgerEntry = {
  /** What the seller gets; less than 0: what the seller owes. */
  amount: Money;
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** What it is. */
  kind: LedgerKind;
  /** Of a payout's transfer; null for what is none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Such as `CMD-26-000042-3/1`; null: it is of no order. */
  subOrderNumber?: Maybe<Scalars['String']['output']>;
};

/** A page of a seller's ledger. */
export type LedgerEntryConnection = {
  /** Sum of all entries: what the seller has to get. */
  balance: Money;
  /** Entries with their cursors. */
  edges: Array<LedgerEntryEdge>;
  /** The entries alone. */
  nodes: Array<LedgerEntry>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All entries of the seller. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of a connection. */
export type LedgerEntryEdge = {
  /** To go on behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LedgerEntry;
};

/** What an entry of a seller's ledger is. */
export type LedgerKind =
  /** What the marketplace takes of it. */
  | 'COMMISSION'
  /** The delivery fee that came with the parcel. */
  | 'DELIVERY_SHARE'
  /** What was paid to the seller. */
  | 'PAYOUT'
  /** What was returned. */
  | 'REFUND'
  /** What was sold. */
  | 'SALE';

/** A show of the live shopping strip. */
export type LiveShow = {
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Picture of the announcement; null when there is none. */
  image?: Maybe<Image>;
  /** Where it can be watched; null: on the shop's page. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
  /** Who presents it. */
  seller?: Maybe<Seller>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** What is shown. */
  title: Scalars['String']['output'];
};


/** A show of the live shopping strip. */
export type LiveShowTitleArgs = {
  language: Language;
};

/** Loyalty points of an account: one for each whole dinar paid on items, to be used in hundreds. */
export type Loyalty = {
  /** That can be used now. */
  balance: Scalars['Int']['output'];
  /** What came and what left, the latest first. */
  history?: Maybe<PointsEntryConnection>;
  /** Of orders that are not completed yet. */
  pending: Scalars['Int']['output'];
  /** What the whole hundreds of the balance take off an order. */
  value: Money;
};


/** Loyalty points of an account: one for each whole dinar paid on items, to be used in hundreds. */
export type LoyaltyHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An amount of money. The amount always carries the currency's three decimal places. */
export type Money = {
  /** In the currency, with three decimal places: `"12.500"`. */
  amount: Scalars['Decimal']['output'];
  /** Currency of the amount. */
  currency: CurrencyCode;
};

/** Everything that can be changed. */
export type Mutation = {
  /** Deletes the own account; what the law wants kept is kept without its name. */
  accountDelete?: Maybe<AccountDeletePayload>;
  /** Opens an account and signs it in. */
  accountRegister?: Maybe<AccountRegisterPayload>;
  /** Forgets an address. */
  addressRemove?: Maybe<AddressRemovePayload>;
  /** Keeps an address, or changes one. */
  addressSave?: Maybe<AddressSavePayload>;
  /** Speaks a text. */
  botAnswerSpeak?: Maybe<BotAnswerSpeakPayload>;
  /** Reads a picture, for a message that goes with it. Nothing of it is kept. */
  botPictureRead?: Maybe<BotPictureReadPayload>;
  /** What a message is about. */
  botQueryClassify?: Maybe<BotQueryClassifyPayload>;
  /** Turns a recording into text. Nothing of it is kept. */
  botSpeechTranscribe?: Maybe<BotSpeechTranscribePayload>;
  /** Subscribes an address to the newsletter and sends it the welcome message with its personal coupon. */
  newsletterSubscribe?: Maybe<NewsletterSubscribePayload>;
  /** Cancels an order or a part of it, until it is prepared: by its owner, or with the order's token. */
  orderCancel?: Maybe<OrderCancelPayload>;
  /** Opens a payment of an order that waits for one, also when an earlier one failed: by the owner, or with the order's token. */
  orderPay?: Maybe<OrderPayPayload>;
  /** Collected, remitted, reconciled, paid back: how a payment goes on. For admins of orders, and owners. */
  orderPaymentTransition?: Maybe<OrderPaymentTransitionPayload>;
  /** Places an order. Visitors may. */
  orderPlace?: Maybe<OrderPlacePayload>;
  /** Confirms, moves or cancels a part of an order. For admins of orders, and owners. */
  orderTransition?: Maybe<OrderTransitionPayload>;
  /** Sends a link for a new password. */
  passwordRecover?: Maybe<PasswordRecoverPayload>;
  /** Sets a new password by the link of a message. */
  passwordReset?: Maybe<PasswordResetPayload>;
  /** Changes the own account. */
  profileUpdate?: Maybe<ProfileUpdatePayload>;
  /** Notes that money was given back. For admins of orders, and owners. */
  refundNote?: Maybe<RefundNotePayload>;
  /** Decides on an open return: what is accepted goes back to the stock. For admins of orders, and owners. */
  returnInspect?: Maybe<ReturnInspectPayload>;
  /** Opens a return of delivered lines, within 10 working days: by the owner, or with the order's token. */
  returnOpen?: Maybe<ReturnOpenPayload>;
  /** Removes the own review of a product. */
  reviewRemove?: Maybe<ReviewRemovePayload>;
  /** Writes the one review of a product, or changes it. It is shown once the shop has looked at it. `FORBIDDEN` before the delivery. */
  reviewSave?: Maybe<ReviewSavePayload>;
  /** Applies as a seller. Visitors may. */
  sellerApply?: Maybe<SellerApplyPayload>;
  /** Notes what was transferred to a seller. For owners. */
  sellerPayoutNote?: Maybe<SellerPayoutNotePayload>;
  /** Signs in: the answer sets the session's cookie. */
  sessionCreate?: Maybe<SessionCreatePayload>;
  /** Signs out: the answer clears the cookie. */
  sessionEnd?: Maybe<SessionEndPayload>;
  /** Ends one session of the own account. */
  sessionRevoke?: Maybe<SessionRevokePayload>;
  /** Writes on in one of the own tickets. */
  ticketAnswer?: Maybe<TicketAnswerPayload>;
  /** Opens a ticket. Visitors may. Who is signed in and names an order of their own has the ticket tied to it. */
  ticketCreate?: Maybe<TicketCreatePayload>;
  /** Answers a ticket for the shop. For admins of support, and owners. */
  ticketReply?: Maybe<TicketReplyPayload>;
  /** Says that a question is answered, or closes the ticket. */
  ticketStatusChange?: Maybe<TicketStatusChangePayload>;
  /** Brings a ticket to its next status, or gives it another priority. For admins of support, and owners. */
  ticketTransition?: Maybe<TicketTransitionPayload>;
  /** Gives up webhooks for good: what waits behind them goes on. For admins of orders, and owners. */
  webhookDiscard?: Maybe<WebhookDeadLettersPayload>;
  /** Sends webhooks again that were given up. For admins of orders, and owners. */
  webhookResend?: Maybe<WebhookDeadLettersPayload>;
  /** Likes a product; twice is as good as once. Needs a session. */
  wishlistAdd?: Maybe<WishlistAddPayload>;
  /** Likes a product no longer. Needs a session. */
  wishlistRemove?: Maybe<WishlistRemovePayload>;
};


/** Everything that can be changed. */
export type MutationAccountDeleteArgs = {
  input: AccountDeleteInput;
};


/** Everything that can be changed. */
export type MutationAccountRegisterArgs = {
  input: AccountRegisterInput;
};


/** Everything that can be changed. */
export type MutationAddressRemoveArgs = {
  input: AddressRemoveInput;
};


/** Everything that can be changed. */
export type MutationAddressSaveArgs = {
  input: AddressSaveInput;
};


/** Everything that can be changed. */
export type MutationBotAnswerSpeakArgs = {
  input: BotAnswerSpeakInput;
};


/** Everything that can be changed. */
export type MutationBotPictureReadArgs = {
  input: BotPictureReadInput;
};


/** Everything that can be changed. */
export type MutationBotQueryClassifyArgs = {
  input: BotQueryClassifyInput;
};


/** Everything that can be changed. */
export type MutationBotSpeechTranscribeArgs = {
  input: BotSpeechTranscribeInput;
};


/** Everything that can be changed. */
export type MutationNewsletterSubscribeArgs = {
  input: NewsletterSubscribeInput;
};


/** Everything that can be changed. */
export type MutationOrderCancelArgs = {
  input: OrderCancelInput;
};


/** Everything that can be changed. */
export type MutationOrderPayArgs = {
  input: OrderPayInput;
};


/** Everything that can be changed. */
export type MutationOrderPaymentTransitionArgs = {
  input: OrderPaymentTransitionInput;
};


/** Everything that can be changed. */
export type MutationOrderPlaceArgs = {
  input: OrderPlaceInput;
};


/** Everything that can be changed. */
export type MutationOrderTransitionArgs = {
  input: OrderTransitionInput;
};


/** Everything that can be changed. */
export type MutationPasswordRecoverArgs = {
  input: PasswordRecoverInput;
};


/** Everything that can be changed. */
export type MutationPasswordResetArgs = {
  input: PasswordResetInput;
};


/** Everything that can be changed. */
export type MutationProfileUpdateArgs = {
  input: ProfileUpdateInput;
};


/** Everything that can be changed. */
export type MutationRefundNoteArgs = {
  input: RefundNoteInput;
};


/** Everything that can be changed. */
export type MutationReturnInspectArgs = {
  input: ReturnInspectInput;
};


/** Everything that can be changed. */
export type MutationReturnOpenArgs = {
  input: ReturnOpenInput;
};


/** Everything that can be changed. */
export type MutationReviewRemoveArgs = {
  input: ReviewRemoveInput;
};


/** Everything that can be changed. */
export type MutationReviewSaveArgs = {
  input: ReviewSaveInput;
};


/** Everything that can be changed. */
export type MutationSellerApplyArgs = {
  input: SellerApplyInput;
};


/** Everything that can be changed. */
export type MutationSellerPayoutNoteArgs = {
  input: SellerPayoutNoteInput;
};


/** Everything that can be changed. */
export type MutationSessionCreateArgs = {
  input: SessionCreateInput;
};


/** Everything that can be changed. */
export type MutationSessionEndArgs = {
  input: SessionEndInput;
};


/** Everything that can be changed. */
export type MutationSessionRevokeArgs = {
  input: SessionRevokeInput;
};


/** Everything that can be changed. */
export type MutationTicketAnswerArgs = {
  input: TicketAnswerInput;
};


/** Everything that can be changed. */
export type MutationTicketCreateArgs = {
  input: TicketCreateInput;
};


/** Everything that can be changed. */
export type MutationTicketReplyArgs = {
  input: TicketReplyInput;
};


/** Everything that can be changed. */
export type MutationTicketStatusChangeArgs = {
  input: TicketStatusChangeInput;
};


/** Everything that can be changed. */
export type MutationTicketTransitionArgs = {
  input: TicketTransitionInput;
};


/** Everything that can be changed. */
export type MutationWebhookDiscardArgs = {
  input: WebhookDeadLettersInput;
};


/** Everything that can be changed. */
export type MutationWebhookResendArgs = {
  input: WebhookDeadLettersInput;
};


/** Everything that can be changed. */
export type MutationWishlistAddArgs = {
  input: WishlistInput;
};


/** Everything that can be changed. */
export type MutationWishlistRemoveArgs = {
  input: WishlistInput;
};

/** Who wants the newsletter. */
export type NewsletterSubscribeInput = {
  /** E-mail address; spaces around it are dropped. */
  email: Scalars['String']['input'];
  /** Language of the messages. */
  language: Language;
};

/** What came of a subscription. It never says whether the address was known. */
export type NewsletterSubscribePayload = {
  /** The welcome message is on its way. */
  subscribed: Scalars['Boolean']['output'];
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** Anything with a global id. */
export type Node = {
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
};

/** An order. */
export type Order = Node & {
  /** Where it goes. */
  address: Address;
  /** Where the confirmation went. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Who ordered. */
  contactName: Scalars['String']['output'];
  /** With +216. */
  contactPhone: Scalars['String']['output'];
  /** The coupon that was used. */
  couponCode?: Maybe<Scalars['String']['output']>;
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Behind the coupon. */
  deliveryFee: Money;
  /** What the coupon takes off the items. */
  discountTotal: Money;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** What the items cost. */
  itemsTotal: Money;
  /** Such as `CMD-26-000042-3`; never a secret. */
  number: Scalars['String']['output'];
  /** It waits to be paid online, until then: without a `paymentUrl`, `orderPay` opens another payment. null: nothing is to be paid. */
  payableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** How it is paid. */
  paymentMethod: PaymentMethod;
  /** With which service; null for cash. */
  paymentProvider?: Maybe<PaymentProvider>;
  /** The least advanced of its parts that are not cancelled. */
  paymentState: PaymentState;
  /** Where to pay, while that is possible. */
  paymentUrl?: Maybe<Scalars['URL']['output']>;
  /** What they take off. */
  pointsDiscount: Money;
  /** Points that it brings when it is completed. */
  pointsEarned: Scalars['Int']['output'];
  /** Loyalty points that were used. */
  pointsUsed: Scalars['Int']['output'];
  /** The least advanced of its parts; cancelled ones do not count unless all are. */
  state: OrderState;
  /** One a seller. */
  subOrders: Array<SubOrder>;
  /** What is paid in all. */
  total: Money;
};

/** An order, or a part of it, to be cancelled. */
export type OrderCancelInput = {
  /** 8 to 64 letters, digits and hyphens, made anew for each thing you want to happen once and kept for its retries, for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Of the account that asks; either this or `token`. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Only this part. */
  subOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the order's secret link. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** What came of cancelling. */
export type OrderCancelPayload = {
  /** The order as it is now; null when nothing was cancelled. */
  order?: Maybe<Order>;
  /** Empty when all went well. `CONFLICT`: it is too late. */
  userErrors: Array<UserError>;
};

/** Orders, the latest first. */
export type OrderConnection = {
  /** Orders with their cursors. */
  edges: Array<OrderEdge>;
  /** The orders alone. */
  nodes: Array<Order>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All orders of the account. */
  totalCount: Scalars['Int']['output'];
};

/** A difference from what the shopper saw. */
export type OrderDifference = {
  /** Pieces that can be had; of `POINTS_CHANGED`, points that can be used. */
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  /** What is different. */
  code: OrderDifferenceCode;
  /** What one costs now; of `TOTAL_CHANGED`, the whole order. */
  currentPrice?: Maybe<Money>;
  /** Which line of the input, from 0; null: of the order as a whole. */
  lineIndex?: Maybe<Scalars['Int']['output']>;
  /** In English, for developers. */
  message: Scalars['String']['output'];
};

/** What is different from what the shopper saw. */
export type OrderDifferenceCode =
  /** The coupon does not hold (any more). */
  | 'COUPON_INVALID'
  /** Delivery has to be paid, which was free; `currentPrice` is what it costs. */
  | 'DELIVERY_CHANGED'
  /** None is left. */
  | 'OUT_OF_STOCK'
  /** Not so many points can be used. */
  | 'POINTS_CHANGED'
  /** One costs something else now. */
  | 'PRICE_CHANGED'
  /** The product is not sold any more. */
  | 'PRODUCT_UNAVAILABLE'
  /** Fewer are left than asked for. */
  | 'STOCK_REDUCED'
  /** The whole costs something else now. */
  | 'TOTAL_CHANGED'
  /** A variant has to be chosen. */
  | 'VARIANT_REQUIRED'
  /** The chosen variant is not sold any more. */
  | 'VARIANT_UNKNOWN';

/** An order of a connection. */
export type OrderEdge = {
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** A state that a part has come to. */
export type OrderEvent = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What was said about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The state. */
  state: OrderState;
};

/** What was bought, as it was then. */
export type OrderLine = Node & {
  /** Of the variant. */
  color?: Maybe<Scalars['String']['output']>;
  /** Its share of the coupon. */
  discount: Money;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Its picture then. */
  image?: Maybe<Image>;
  /** The product's name then. */
  name: Scalars['String']['output'];
  /** Its share of the points. */
  pointsDiscount: Money;
  /** null: no longer sold. */
  product?: Maybe<Product>;
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** Pieces that were returned. */
  returnedQuantity: Scalars['Int']['output'];
  /** Of the variant. */
  size?: Maybe<Scalars['String']['output']>;
  /** Of the product, or of the variant. */
  sku: Scalars['String']['output'];
  /** What is paid for it. */
  total: Money;
  /** What one cost. */
  unitPrice: Money;
  /** The variant that was chosen; null: there was none, or it is no longer sold. */
  variantId?: Maybe<Scalars['ID']['output']>;
  /** Percent, contained in the price: `"19.00"`. */
  vatRate: Scalars['Decimal']['output'];
};

/** A line of an order. */
export type OrderLineInput = {
  /** Global id of the product. */
  productId: Scalars['ID']['input'];
  /** Pieces, 1 to 99. */
  quantity: Scalars['Int']['input'];
  /** What one cost when the shopper last saw it. */
  unitPrice: Scalars['Decimal']['input'];
  /** Global id of the variant, where there are some. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** An order to be paid online. */
export type OrderPayInput = {
  /** Of the account that asks; either this or `token`. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Another payment service than before. */
  paymentProvider?: InputMaybe<PaymentProvider>;
  /** Of the order's secret link. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** What came of opening a payment. */
export type OrderPayPayload = {
  /** The order as it is now. */
  order?: Maybe<Order>;
  /** Where to pay now; null when the payment service did not answer (try again later), or when all is paid. */
  paymentUrl?: Maybe<Scalars['URL']['output']>;
  /** Empty when all went well. `CONFLICT`: nothing is to be paid any more. */
  userErrors: Array<UserError>;
};

/** Payment of a part of an order to be brought to its next state. */
export type OrderPaymentTransitionInput = {
  /** What was given back, in dinars; without it all that is due, or for `REFUNDED` all that is left. Never more than was paid. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** 8 to 64 letters, digits and hyphens, made anew for each thing you want to happen once and kept for its retries, for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Of a refund; staff read it. At most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** The part. */
  subOrderId: Scalars['ID']['input'];
  /** Cash: `COLLECTED`, `REMITTED`, `RECONCILED`. `PARTIALLY_REFUNDED`, `REFUNDED`: money was given back. `PAID` is what the payment service says. */
  to: PaymentState;
};

/** What came of it. */
export type OrderPaymentTransitionPayload = {
  /** As it is now; null when nothing was changed. */
  order?: Maybe<Order>;
  /** Empty when all went well. `CONFLICT`: it does not lead there from where it is. */
  userErrors: Array<UserError>;
};

/** An order to be placed. */
export type OrderPlaceInput = {
  /** Where it goes. */
  address: AddressInput;
  /** Where the confirmation goes. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Who orders; 1 to 120 characters. */
  contactName: Scalars['String']['input'];
  /** Eight digits, with or without +216. */
  contactPhone: Scalars['String']['input'];
  /** As typed; one coupon per order. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  /** Total that the shopper agreed to, points taken off. */
  expectedTotal: Scalars['Decimal']['input'];
  /** Made by the client for each order, not to be guessed: one key, one order, whoever is signed in. 8 to 64 letters, digits and hyphens; kept for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Language of the messages. */
  language: Language;
  /** What is ordered; 1 to 100 lines. */
  lines: Array<OrderLineInput>;
  /** How it is paid. */
  paymentMethod: PaymentMethod;
  /** With which service; for paying online. */
  paymentProvider?: InputMaybe<PaymentProvider>;
  /** Loyalty points to use, in hundreds; signed-in shoppers only. */
  points: Scalars['Int']['input'];
  /** Keeps the address for the next order; signed-in shoppers only. */
  saveAddress: Scalars['Boolean']['input'];
};

/** What came of placing an order. */
export type OrderPlacePayload = {
  /** What is different from what the shopper saw. */
  differences: Array<OrderDifference>;
  /** null: nothing was placed. */
  order?: Maybe<Order>;
  /** Where to pay now; null for cash on delivery. */
  paymentUrl?: Maybe<Scalars['URL']['output']>;
  /** For the order's secret page; given to who placed it, and again for the same idempotency key. */
  token?: Maybe<Scalars['String']['output']>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** How an order, or a part of it, stands. */
export type OrderState =
  /** To be confirmed by the shop. */
  | 'AWAITING_CONFIRMATION'
  /** To be paid online. */
  | 'AWAITING_PAYMENT'
  /** Cancelled. */
  | 'CANCELLED'
  /** The time for returns is over. */
  | 'COMPLETED'
  /** Confirmed. */
  | 'CONFIRMED'
  /** Delivered; it can be returned. */
  | 'DELIVERED'
  /** The courier found nobody; it is tried three times. */
  | 'DELIVERY_FAILED'
  /** With the courier, who comes today. */
  | 'OUT_FOR_DELIVERY'
  /** The seller prepares it; it can be cancelled no longer. */
  | 'PREPARING'
  /** Everything was returned. */
  | 'RETURNED'
  /** It could not be delivered and went back. */
  | 'RETURNED_TO_SELLER'
  /** A return is on its way or being looked at. */
  | 'RETURN_OPEN'
  /** On its way. */
  | 'SHIPPED';

/** What number and telephone alone may show. */
export type OrderStatus = {
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** The order's. */
  number: Scalars['String']['output'];
  /** The order's. */
  state: OrderState;
  /** Its parts. */
  subOrders: Array<SubOrderStatus>;
};

/** Part of an order to be brought to its next state. */
export type OrderTransitionInput = {
  /** 8 to 64 letters, digits and hyphens, made anew for each thing you want to happen once and kept for its retries, for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** The shopper reads it; at most 300 characters. Needed for cancelling what is being prepared. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** The part. */
  subOrderId: Scalars['ID']['input'];
  /** Where it comes to. */
  to: OrderState;
  /** Of the courier; at most 60 characters. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type OrderTransitionPayload = {
  /** As it is now; null when nothing was changed. */
  order?: Maybe<Order>;
  /** Empty when all went well. `CONFLICT`: it does not lead there from where it is. */
  userErrors: Array<UserError>;
};

/** A review as its author sees it. */
export type OwnReview = Node & {
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** That it is written in. */
  language: Language;
  /** Why it is not shown; null: nothing was said. */
  moderationNote?: Maybe<Scalars['String']['output']>;
  /** What it is about. */
  product: ReviewedProduct;
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
  /** How it stands. */
  state: ReviewState;
  /** What was written. */
  text: Scalars['String']['output'];
  /** null: none was given. */
  title?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of own reviews. */
export type OwnReviewConnection = {
  /** Reviews with their cursors. */
  edges: Array<OwnReviewEdge>;
  /** The reviews of this page. */
  nodes: Array<OwnReview>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All that there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of the reviews of a page. */
export type OwnReviewEdge = {
  /** To go on behind this review. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: OwnReview;
};

/** Where a page of a connection lies. */
export type PageInfo = {
  /** Cursor of the last item, to go on behind with `after`; null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** There is more behind this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** There is more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item; null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Who forgot the password. */
export type PasswordRecoverInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
};

/** What came of asking for a link. It never says whether there is such an account. */
export type PasswordRecoverPayload = {
  /** A link is on its way if there is such an account. */
  requested: Scalars['Boolean']['output'];
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** A new password, by the link of a message. */
export type PasswordResetInput = {
  /** The new password, 10 to 200 characters. */
  password: Scalars['String']['input'];
  /** What the link holds: `token`. It works once, for 30 minutes. */
  token: Scalars['String']['input'];
};

/** What came of setting a password by a link. All sessions of the account end. */
export type PasswordResetPayload = {
  /** The new password holds. */
  isReset: Scalars['Boolean']['output'];
  /** Empty when all went well; a link that is not valid any more is `INVALID` on `token`. */
  userErrors: Array<UserError>;
};

/** How an order is paid. */
export type PaymentMethod =
  /** In cash, to the courier. */
  | 'CASH_ON_DELIVERY'
  /** Now, with a payment service. */
  | 'ONLINE';

/** A way to pay that can be chosen. */
export type PaymentOption = {
  /** How. */
  method: PaymentMethod;
  /** With which service; null for cash. */
  provider?: Maybe<PaymentProvider>;
};

/** A payment service. */
export type PaymentProvider =
  /** Flouci. */
  | 'FLOUCI'
  /** Konnect. */
  | 'KONNECT'
  /** The shop's own simulator, for trying out. */
  | 'SIMULATOR';

/** How a payment stands. */
export type PaymentState =
  /** The courier has it. */
  | 'COLLECTED'
  /** An online payment was opened. */
  | 'CREATED'
  /** Cash that the courier will ask for. */
  | 'DUE'
  /** It was not paid in time. */
  | 'EXPIRED'
  /** It failed. */
  | 'FAILED'
  /** Paid. */
  | 'PAID'
  /** A part was given back. */
  | 'PARTIALLY_REFUNDED'
  /** It was found right. */
  | 'RECONCILED'
  /** The shopper was sent to the payment service. */
  | 'REDIRECTED'
  /** All was given back. */
  | 'REFUNDED'
  /** It was not paid; the goods went back. */
  | 'REFUSED'
  /** The courier's firm has handed it over. */
  | 'REMITTED';

/** Points that came or left. */
export type PointsEntry = Node & {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Why. */
  kind: PointsKind;
  /** The order's id; null: of none. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The order's number. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Less than 0: they left. */
  points: Scalars['Int']['output'];
};

/** Points that came and left, the latest first. */
export type PointsEntryConnection = {
  /** Entries with their cursors. */
  edges: Array<PointsEntryEdge>;
  /** The entries alone. */
  nodes: Array<PointsEntry>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All of them. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of a connection. */
export type PointsEntryEdge = {
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: PointsEntry;
};

/** Why points came or left. */
export type PointsKind =
  /** By the shop. */
  | 'ADJUSTED'
  /** Used for an order. */
  | 'BURNED'
  /** Of an order that was cancelled after all. */
  | 'BURN_RETURNED'
  /** Of a completed order. */
  | 'EARNED'
  /** Of goods that were returned. */
  | 'TAKEN_BACK';

/** A price and the instant from which it was asked. */
export type PricePoint = {
  /** The price was asked from this instant on. */
  at: Scalars['DateTime']['output'];
  /** The price asked. */
  price: Money;
};

/** A product that a seller offers. */
export type Product = Node & {
  /** null: a product without a brand. */
  brand?: Maybe<Brand>;
  /** Categories from the top level down to the product's own. */
  breadcrumb?: Maybe<Array<Category>>;
  /** The category that the product stands in. */
  category?: Maybe<Category>;
  /** Colours it comes in. */
  colors: Array<Scalars['String']['output']>;
  /** When it was first offered. */
  createdAt: Scalars['DateTime']['output'];
  /** What one costs now: the flash price while the flash sale is active, else the reduced price, else the price. */
  currentPrice: Money;
  /** Plain text, in the seller's words. */
  description: Scalars['String']['output'];
  /** Reduction of `currentPrice` against `price` in whole percent; 0 when there is none. */
  discountPercent: Scalars['Int']['output'];
  /** The reduced price, when it is below `price`. */
  discountPrice?: Maybe<Money>;
  /** The flash sale that is running or about to, null when there is none. */
  flashSale?: Maybe<FlashSale>;
  /** Delivery of this product alone is free. */
  hasFreeDelivery: Scalars['Boolean']['output'];
  /** A variant has to be chosen before it can be put in the cart. */
  hasVariants: Scalars['Boolean']['output'];
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** All pictures; the first is `mainImage`. */
  images?: Maybe<Array<Image>>;
  /** Whether it can be put in the cart now. */
  isAvailable: Scalars['Boolean']['output'];
  /** Marked as a best seller. */
  isBestSeller: Scalars['Boolean']['output'];
  /** Marked as featured. */
  isFeatured: Scalars['Boolean']['output'];
  /** null: show the shop's own logo. */
  mainImage?: Maybe<Image>;
  /** As the seller calls it. */
  name: Scalars['String']['output'];
  /** The regular price. */
  price: Money;
  /** The prices asked so far, oldest first; each holds until the next. */
  priceHistory?: Maybe<Array<PricePoint>>;
  /** Mean of the published reviews, 0 to 5; 0 when there is none. */
  ratingAverage: Scalars['Float']['output'];
  /** Number of published reviews. */
  ratingCount: Scalars['Int']['output'];
  /** Products like this one, the nearest first. */
  related?: Maybe<Array<Product>>;
  /** The product's own return policy; null: the seller's holds. */
  returnPolicy?: Maybe<Scalars['String']['output']>;
  /** Published reviews, newest first. */
  reviews?: Maybe<ReviewConnection>;
  /** Who sells it. */
  seller?: Maybe<Seller>;
  /** Stock keeping unit of the seller. */
  sku: Scalars['String']['output'];
  /** Last part of the product page's address, `/product/{slug}`. */
  slug: Scalars['String']['output'];
  /** Technical data, in the seller's order. */
  specs?: Maybe<Array<ProductSpec>>;
  /** Pieces in stock. */
  stock: Scalars['Int']['output'];
  /** Whether it can be had, in the seller's words. */
  stockStatus: StockStatus;
  /** Keywords. */
  tags: Array<Scalars['String']['output']>;
  /** When it last changed; null where the upstream does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The forms it is sold in; empty when there is only one. */
  variants?: Maybe<Array<ProductVariant>>;
  /** null: sold without a warranty. */
  warranty?: Maybe<Warranty>;
  /** Weight with packaging, in grams. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
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

/** A page of products. */
export type ProductConnection = {
  /** The search text as it was understood, when typing errors were corrected. */
  correctedQuery?: Maybe<Scalars['String']['output']>;
  /** Page number of this page when it was asked for by number, else null. */
  currentPage?: Maybe<Scalars['Int']['output']>;
  /** Items with their cursors. */
  edges: Array<ProductEdge>;
  /** The items themselves. */
  nodes: Array<Product>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All products that match. */
  totalCount: Scalars['Int']['output'];
  /** Number of pages at this page size. */
  totalPages: Scalars['Int']['output'];
};

/** One of the products of a page. */
export type ProductEdge = {
  /** To go on behind this item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Product;
};

/** Which products. All conditions have to hold; a list means any of its values. */
export type ProductFilter = {
  /** Slugs of brands. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slug of a category: it and all below it. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Colours, such as `noir`. */
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created at or after this instant. */
  createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created within so many last hours (a new arrival: 24). */
  createdWithinHours?: InputMaybe<Scalars['Int']['input']>;
  /** Delivered free when ordered alone, or not. */
  freeDelivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** With a reduced price, or without. */
  hasDiscount?: InputMaybe<Scalars['Boolean']['input']>;
  /** With a warranty, or without. */
  hasWarranty?: InputMaybe<Scalars['Boolean']['input']>;
  /** In stock now. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Marked as a best seller, or not. */
  isBestSeller?: InputMaybe<Scalars['Boolean']['input']>;
  /** Marked as featured, or not. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Flash sale running now, with flash stock left. */
  isFlashSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Highest current price in TND. */
  maxPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Least reduction of the current price in whole percent, 1 to 100. */
  minDiscountPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest current price in TND. */
  minPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lowest average rating, 0 to 5. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Search text, in French, English, Arabic or Tunisian written in Latin letters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Slugs of sellers. */
  sellers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Exactly this status. */
  stockStatus?: InputMaybe<StockStatus>;
};

/** The choices that exist among some products, with how many products each has. */
export type ProductFilterOptions = {
  /** Brands by slug. */
  brands: Array<FilterOption>;
  /** Categories by slug. */
  categories: Array<FilterOption>;
  /** Colours. */
  colors: Array<FilterOption>;
  /** Products with a reduced price. */
  discountedCount: Scalars['Int']['output'];
  /** Products in stock. */
  inStockCount: Scalars['Int']['output'];
  /** Highest current price; null when nothing matches. */
  maxPrice?: Maybe<Money>;
  /** Lowest current price; null when nothing matches. */
  minPrice?: Maybe<Money>;
  /** Sellers by slug. */
  sellers: Array<FilterOption>;
  /** Stock statuses. */
  stockStatuses: Array<FilterOption>;
  /** Products with a warranty. */
  withWarrantyCount: Scalars['Int']['output'];
};

/** In which order. */
export type ProductSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: ProductSortField;
};

export type { ProductSortField };

/** One line of a product's technical data. */
export type ProductSpec = {
  /** What is stated. */
  name: Scalars['String']['output'];
  /** What it is. */
  value: Scalars['String']['output'];
};

/** One of the forms that a product is sold in. */
export type ProductVariant = Node & {
  /** Colour of the variant; null when variants do not differ by it. */
  color?: Maybe<Scalars['String']['output']>;
  /** What one of this variant costs now. */
  currentPrice: Money;
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Size of the variant; null when variants do not differ by it. */
  size?: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit of the variant. */
  sku: Scalars['String']['output'];
  /** Pieces in stock. */
  stock: Scalars['Int']['output'];
};

/** What is to be changed; what is left out stays. A new e-mail address, phone or password needs the present password. */
export type ProfileUpdateInput = {
  /** E-mail address. A new one holds once it is confirmed by the link sent there; the present one gives up one that waits. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Language of messages. */
  language?: InputMaybe<Language>;
  /** 1 to 60 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** 10 to 200 characters; the other sessions end. */
  newPassword?: InputMaybe<Scalars['String']['input']>;
  /** Wants the newsletter. */
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
  /** The present password. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Eight digits, with or without +216. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** What came of a change. */
export type ProfileUpdatePayload = {
  /** Empty when all went well. */
  userErrors: Array<UserError>;
  /** The account as it is now; null when nothing was changed. */
  viewer?: Maybe<Viewer>;
};

/** A promotion with a page of its own. */
export type Promo = Node & {
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Wide picture above the products; null when there is none. */
  image?: Maybe<Image>;
  /** Products of the promotion; the filter narrows them further. */
  products?: Maybe<ProductConnection>;
  /** Last part of the page's address: `/promo/<slug>`. */
  slug: Scalars['String']['output'];
  /** What it is about, in a sentence or two. */
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

/** What a promotion banner opens. */
export type PromoPopup = {
  /** Where its button leads; null: it has none. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
  /** A few sentences. */
  text: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};


/** What a promotion banner opens. */
export type PromoPopupTextArgs = {
  language: Language;
};


/** What a promotion banner opens. */
export type PromoPopupTitleArgs = {
  language: Language;
};

/** A slide of a promotion. */
export type PromoSlide = {
  /** The picture. */
  image: Image;
  /** Unique among the slides. */
  key: Scalars['ID']['output'];
  /** Where it leads. */
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

/** Everything that can be read. */
export type Query = {
  /** All coupons, the latest first. For admins. */
  adminCoupons?: Maybe<AdminCouponConnection>;
  /** One order of anybody; null when there is none. For admins. */
  adminOrder?: Maybe<Order>;
  /** Orders of everybody, the latest first. For admins. */
  adminOrders?: Maybe<OrderConnection>;
  /** What is to be given back, of the latest orders first. For admins. */
  adminRefunds?: Maybe<RefundDueConnection>;
  /** The label of a part's parcel; null: it was not handed over to a carrier, or there is no carrier any more. For admins. */
  adminShipmentLabel?: Maybe<ShipmentLabel>;
  /** One ticket of anybody; null when there is none. For admins. */
  adminTicket?: Maybe<AdminTicket>;
  /** Tickets of everybody, the latest first. For admins. */
  adminTickets?: Maybe<AdminTicketConnection>;
  /** All accounts, the latest first. For admins. */
  adminUsers?: Maybe<AdminUserConnection>;
  /** What the assistant can do here; null while it cannot be reached. */
  assistant?: Maybe<Assistant>;
  /** null when there is no such brand. */
  brand?: Maybe<Brand>;
  /** By name. */
  brands?: Maybe<BrandConnection>;
  /** Prices a cart, for the account that asks: its coupons, its points. */
  cartQuote?: Maybe<CartQuote>;
  /** One of the lists of active categories. */
  categories?: Maybe<Array<Category>>;
  /** null when there is no such active category. */
  category?: Maybe<Category>;
  /** Delegations of a governorate; none of a number that is not one. */
  delegations: Array<Delegation>;
  /** null when there is no home page of this name. */
  homepage?: Maybe<Homepage>;
  /** Looks a node up by its global id; null when there is none. */
  node?: Maybe<Node>;
  /** Looks nodes up by their global ids, in that order; null in the place of each that does not exist. 100 at most. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** By its secret link; null when the token fits none. Never cached. */
  orderByToken?: Maybe<Order>;
  /** By number and telephone; null when they do not fit. Rate limited. Never cached. */
  orderStatus?: Maybe<OrderStatus>;
  /** Ways to pay, in the order in which they are offered. */
  paymentMethods?: Maybe<Array<PaymentOption>>;
  /** null when there is no such product on sale. */
  product?: Maybe<Product>;
  /** The choices that a filter offers among the products that match these conditions. */
  productFilterOptions?: Maybe<ProductFilterOptions>;
  /** What a search box lists while one types: the best matches for the text. */
  productSuggestions?: Maybe<Array<Product>>;
  /** Products by filter and sort; newest first when no sort is given. */
  products?: Maybe<ProductConnection>;
  /** null when there is no such promotion. */
  promo?: Maybe<Promo>;
  /** Products drawn at random among the 20 newest active ones; the same seed gives the same order. */
  randomProducts?: Maybe<Array<Product>>;
  /** All 24, in the specification's order. */
  regions: Array<Region>;
  /** null when there is no such active shop. */
  seller?: Maybe<Seller>;
  /** What a seller gets and owes, the latest first. For admins. */
  sellerLedger?: Maybe<LedgerEntryConnection>;
  /** Active shops, by name. */
  sellers?: Maybe<SellerConnection>;
  /** Whether somebody is signed in, and who. */
  session?: Maybe<Session>;
  /** What points outside the shop. */
  storeLinks: StoreLinks;
  /** null when there is no text page of this slug. */
  textPage?: Maybe<TextPage>;
  /** All text pages, by slug. */
  textPages?: Maybe<Array<TextPageSummary>>;
  /** Who is signed in; null when nobody is. */
  viewer?: Maybe<Viewer>;
  /** Webhooks that were given up, the latest first. For admins. */
  webhookDeadLetters?: Maybe<WebhookDeadLetterConnection>;
};


/** Everything that can be read. */
export type QueryAdminCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryAdminOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAdminOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryAdminRefundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<RefundReason>;
};


/** Everything that can be read. */
export type QueryAdminShipmentLabelArgs = {
  subOrderId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAdminTicketArgs = {
  number: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryAdminTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<TicketCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<TicketStatus>;
};


/** Everything that can be read. */
export type QueryAdminUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryBrandArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryBrandsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  countryCode?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryCartQuoteArgs = {
  input: CartQuoteInput;
};


/** Everything that can be read. */
export type QueryCategoriesArgs = {
  list: CategoryList;
};


/** Everything that can be read. */
export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryDelegationsArgs = {
  regionNumber: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryHomepageArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryOrderByTokenArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryOrderStatusArgs = {
  number: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryProductArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryProductFilterOptionsArgs = {
  brand?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  seller?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryProductSuggestionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** Everything that can be read. */
export type QueryPromoArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryRandomProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  seed: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QuerySellerArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySellerLedgerArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sellerId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySellersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryTextPageArgs = {
  language: Language;
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryTextPagesArgs = {
  language: Language;
};


/** Everything that can be read. */
export type QueryWebhookDeadLettersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Money that is to be given back. */
export type RefundDue = Node & {
  /** Still to be given back. */
  amount: Money;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The order. */
  order: Order;
  /** When it was paid; null: not known, or paid in cash. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The service that has the money; null: paid in cash. */
  provider?: Maybe<PaymentProvider>;
  /** Why. */
  reason: RefundReason;
  /** What the service calls the payment. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The part that it was paid for; null: a payment that nothing was due for. */
  subOrder?: Maybe<SubOrder>;
};

/** A page of what is to be given back. */
export type RefundDueConnection = {
  /** Entries with their cursors. */
  edges: Array<RefundDueEdge>;
  /** The entries alone. */
  nodes: Array<RefundDue>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All of them. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of a connection. */
export type RefundDueEdge = {
  /** To go on behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: RefundDue;
};

/** Money that was given back, to be noted. */
export type RefundNoteInput = {
  /** What was given back, in dinars; without it all that is due. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of what is to be given back. */
  id: Scalars['ID']['input'];
  /** 8 to 64 letters, digits and hyphens, made anew for each thing you want to happen once and kept for its retries, for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Staff read it; at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type RefundNotePayload = {
  /** As it is now; null when nothing was noted. */
  order?: Maybe<Order>;
  /** Empty when all went well. `CONFLICT`: nothing is left to give back. */
  userErrors: Array<UserError>;
};

/** Why money is to be given back. */
export type RefundReason =
  /** The part was paid and then cancelled. */
  | 'CANCELLED'
  /** It could not be delivered and went back to the seller. */
  | 'NOT_DELIVERED'
  /** The part was paid when it had been cancelled already, such as behind the half hour in which it could be paid. */
  | 'PAID_LATE'
  /** The order was paid already. */
  | 'PAID_TWICE'
  /** Goods came back. */
  | 'RETURNED'
  /** The service speaks of another amount or another order than was asked. */
  | 'WRONG_PAYMENT';

/** One of Tunisia's 24 governorates. */
export type Region = Node & {
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** As it is written in French. */
  name: Scalars['String']['output'];
  /** 1 to 24, in the specification's order. */
  number: Scalars['Int']['output'];
};

/** Open return to be decided on. */
export type ReturnInspectInput = {
  /** What is taken back; lines left out are not. */
  accepted: Array<InspectedLineInput>;
  /** 8 to 64 letters, digits and hyphens, made anew for each thing you want to happen once and kept for its retries, for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** The shopper reads it; at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** The part. */
  subOrderId: Scalars['ID']['input'];
};

/** What came of it. */
export type ReturnInspectPayload = {
  /** As it is now; null when nothing was changed. */
  order?: Maybe<Order>;
  /** Empty when all went well. `CONFLICT`: there is no open return. */
  userErrors: Array<UserError>;
};

/** A line to be returned. */
export type ReturnLineInput = {
  /** Of the order. */
  lineId: Scalars['ID']['input'];
  /** Pieces. */
  quantity: Scalars['Int']['input'];
  /** 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** A return to be opened. */
export type ReturnOpenInput = {
  /** 8 to 64 letters, digits and hyphens, made anew for each thing you want to happen once and kept for its retries, for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** What goes back. */
  lines: Array<ReturnLineInput>;
  /** At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The part. */
  subOrderId: Scalars['ID']['input'];
  /** Of the order's secret link; without it the order is the account's. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** What came of opening a return. */
export type ReturnOpenPayload = {
  /** The order as it is now; null when no return was opened. */
  order?: Maybe<Order>;
  /** Empty when all went well. `CONFLICT`: it is too late, or one is open. */
  userErrors: Array<UserError>;
};

/** A buyer's review. */
export type Review = Node & {
  /** First name and initial of the buyer. */
  authorName: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** The buyer received this product. */
  isVerifiedPurchase: Scalars['Boolean']['output'];
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
  /** What the buyer wrote. */
  text: Scalars['String']['output'];
  /** null: the buyer gave none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A page of reviews. */
export type ReviewConnection = {
  /** Items with their cursors. */
  edges: Array<ReviewEdge>;
  /** How many reviews gave each rating, from 1 to 5. */
  histogram: Array<Scalars['Int']['output']>;
  /** The items themselves. */
  nodes: Array<Review>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All that there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of the reviews of a page. */
export type ReviewEdge = {
  /** To go on behind this item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Review;
};

/** Whether the account may review a product, and what it has written. */
export type ReviewPlace = {
  /** The product was delivered to the account. */
  mayReview: Scalars['Boolean']['output'];
  /** null: nothing was written. */
  review?: Maybe<OwnReview>;
};

/** A review to remove. */
export type ReviewRemoveInput = {
  /** The product that it is about. */
  productId: Scalars['ID']['input'];
};

/** What came of the removal. */
export type ReviewRemovePayload = {
  /** The product whose review is gone; null when there was none. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** The one review of a product, new or changed. */
export type ReviewSaveInput = {
  /** That it is written in. */
  language: Language;
  /** The product; it was delivered to the account. */
  productId: Scalars['ID']['input'];
  /** 1 to 5. */
  rating: Scalars['Int']['input'];
  /** 10 to 2,000 characters. */
  text: Scalars['String']['input'];
  /** At most 100 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What came of a review. */
export type ReviewSavePayload = {
  /** The review; null when it was not written. */
  review?: Maybe<OwnReview>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** How an own review stands. */
export type ReviewState =
  /** The shop has not looked at it yet; nobody else reads it. */
  | 'PENDING'
  /** Everybody reads it. */
  | 'PUBLISHED'
  /** The shop does not show it. */
  | 'REJECTED';

/** What an own review is about, also when it is sold no more. */
export type ReviewedProduct = {
  /** Its first picture. */
  image?: Maybe<Image>;
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Global id of the product. */
  productId: Scalars['ID']['output'];
  /** Slug of the product. */
  slug: Scalars['String']['output'];
};

/** An address that an account keeps. */
export type SavedAddress = Node & {
  /** The address. */
  address: Address;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Offered first. */
  isDefault: Scalars['Boolean']['output'];
};

/** A seller, as the public sees it: a shop. */
export type Seller = Node & {
  /** Wide picture above the shop's page. */
  cover?: Maybe<Image>;
  /** When the shop opened. */
  createdAt: Scalars['DateTime']['output'];
  /** When a parcel of it would arrive, were it ordered and confirmed now; null when the carrier does not say. */
  deliveryTimes?: Maybe<DeliveryTimes>;
  /** Plain text; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** null: show the name. */
  logo?: Maybe<Image>;
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Hours the seller takes to hand a parcel over. */
  preparationHours: Scalars['Int']['output'];
  /** Active products of the shop. */
  productCount: Scalars['Int']['output'];
  /** Products of the shop. */
  products?: Maybe<ProductConnection>;
  /** Mean of its products' reviews, 0 to 5; 0 when there is none. */
  ratingAverage: Scalars['Float']['output'];
  /** Number of reviews of its products. */
  ratingCount: Scalars['Int']['output'];
  /** Where the shop is. */
  region: Region;
  /** What holds beyond the legal right; null when nothing does. */
  returnPolicy?: Maybe<Scalars['String']['output']>;
  /** Last part of the shop page's address. */
  slug: Scalars['String']['output'];
};


/** A seller, as the public sees it: a shop. */
export type SellerDeliveryTimesArgs = {
  regionNumber: Scalars['Int']['input'];
};


/** A seller, as the public sees it: a shop. */
export type SellerProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** Whoever wants to sell in the shop. */
export type SellerApplyInput = {
  /** Where the goods are; 5 to 200 characters. */
  address: Scalars['String']['input'];
  /** Who answers; 1 to 120 characters. */
  contactName: Scalars['String']['input'];
  /** Where the decision goes. */
  email: Scalars['String']['input'];
  /** Made by the client for each application: the same key never files a second one. 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** Language of the messages. */
  language: Language;
  /** Name of the company; 2 to 120 characters. */
  legalName: Scalars['String']['input'];
  /** What they sell; 10 to 2,000 characters. */
  message: Scalars['String']['input'];
  /** Eight digits, with or without +216. */
  phone: Scalars['String']['input'];
  /** Governorate, 1 to 24. */
  regionNumber: Scalars['Int']['input'];
  /** Name of the shop to open; 2 to 80 characters. */
  shopName: Scalars['String']['input'];
  /** “Matricule fiscal”: seven digits and a letter, with or without its ending, such as `1234567A/A/M/000`. */
  taxNumber: Scalars['String']['input'];
  /** A page on the web. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What came of an application. */
export type SellerApplyPayload = {
  /** Number to refer to; null when it was not taken. */
  applicationNumber?: Maybe<Scalars['String']['output']>;
  /** Empty when all went well. `TAKEN` on `taxNumber`: the company has a shop, or has applied already. */
  userErrors: Array<UserError>;
};

/** A page of sellers. */
export type SellerConnection = {
  /** Items with their cursors. */
  edges: Array<SellerEdge>;
  /** The items themselves. */
  nodes: Array<Seller>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All that there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of the sellers of a page. */
export type SellerEdge = {
  /** To go on behind this item. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Seller;
};

/** A transfer to a seller. */
export type SellerPayoutNoteInput = {
  /** What was transferred, in dinars; at most the balance. */
  amount: Scalars['Decimal']['input'];
  /** 8 to 64 letters, digits and hyphens, made anew for each thing you want to happen once and kept for its retries, for 24 hours. */
  idempotencyKey: Scalars['String']['input'];
  /** Of the transfer, as the bank has it; at most 60 characters. Said again it is the same payout. */
  reference: Scalars['String']['input'];
  /** Who was paid. */
  sellerId: Scalars['ID']['input'];
};

/** What came of it. */
export type SellerPayoutNotePayload = {
  /** The latest 25 entries as they are now; null when nothing was noted. */
  ledger?: Maybe<LedgerEntryConnection>;
  /** Empty when all went well. `CONFLICT`: the reference is that of another amount. */
  userErrors: Array<UserError>;
};

/** A service that the shop arranges. */
export type ServiceCard = {
  /** The picture. */
  image: Image;
  /** Where it leads. */
  redirectUrl: Scalars['URL']['output'];
  /** Last part of the service page's address: `/services/<slug>`. */
  slug: Scalars['String']['output'];
  /** Name of the service. */
  title: Scalars['String']['output'];
};


/** A service that the shop arranges. */
export type ServiceCardTitleArgs = {
  language: Language;
};

/** The session that the request was sent with. */
export type Session = {
  /** Whether somebody is signed in. */
  state: SessionState;
  /** Who; null when nobody is. */
  viewer?: Maybe<Viewer>;
};

/** Who signs in. */
export type SessionCreateInput = {
  /** Telephone number or e-mail address. */
  identifier: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** What came of signing in. Five failures lock the name for 15 minutes: `RATE_LIMITED`. */
export type SessionCreatePayload = {
  /** Empty when all went well. It never says whether the name or the password was wrong. */
  userErrors: Array<UserError>;
  /** Who is signed in now; null when nobody is. */
  viewer?: Maybe<Viewer>;
};

/** Which sessions end. */
export type SessionEndInput = {
  /** All of the account, not only this one. */
  everywhere: Scalars['Boolean']['input'];
};

/** What came of signing out. */
export type SessionEndPayload = {
  /** Nobody is signed in any more. */
  ended: Scalars['Boolean']['output'];
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** A session of the own account. */
export type SessionRevokeInput = {
  /** `id` of one of the viewer's sessions. */
  id: Scalars['ID']['input'];
};

/** What came of ending a session. */
export type SessionRevokePayload = {
  /** The one that has ended; null when there is no such session. */
  revokedId?: Maybe<Scalars['ID']['output']>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
  /** Who asked, with the sessions that are left; null when it was the asker's own. */
  viewer?: Maybe<Viewer>;
};

/** Whether somebody is signed in. */
export type SessionState =
  /** The session has expired or was ended. Told once: the cookie is cleared with this answer. */
  | 'EXPIRED'
  /** Somebody is. */
  | 'SIGNED_IN'
  /** Nobody is. */
  | 'SIGNED_OUT';

/** What is stuck on a parcel: sender, recipient, what is to be collected, and bars to be read. */
export type ShipmentLabel = {
  /** The whole page or file in base64, made to be printed; it asks for nothing else. */
  content: Scalars['String']['output'];
  /** `text/html` or `application/pdf`. */
  contentType: Scalars['String']['output'];
  /** The carrier's number of the parcel. */
  trackingNumber: Scalars['String']['output'];
};

/** A page of the shop in a social network. */
export type SocialLink = {
  /** Where. */
  network: SocialNetwork;
  /** Its address. */
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

export type { StockStatus };

/** What points outside the shop. Each is null, and hidden, when it is not configured. */
export type StoreLinks = {
  /** The app for iPhone. */
  appStore?: Maybe<Scalars['URL']['output']>;
  /** Chat by the messaging app. */
  messagingApp?: Maybe<Scalars['URL']['output']>;
  /** Page of the social messenger. */
  messenger?: Maybe<Scalars['URL']['output']>;
  /** For a `tel:` link. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The app for Android. */
  playStore?: Maybe<Scalars['URL']['output']>;
  /** Site on which sellers join. */
  sellerSite?: Maybe<Scalars['URL']['output']>;
  /** The shop's pages in social networks, in the order in which they are shown; empty when none is configured. */
  social: Array<SocialLink>;
};

/** What one seller sends. */
export type SubOrder = Node & {
  /** The shopper may cancel it. */
  canCancel: Scalars['Boolean']['output'];
  /** A return can be opened before this; null: none can. */
  canReturnUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Its share of the delivery fee. */
  deliveryShare: Money;
  /** Its share of the coupon. */
  discountTotal: Money;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Number of the seller's invoice, which is issued at the delivery. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** Page with the invoice, made to be printed; `?lang=` chooses its language. The address is a secret of those who see the order. */
  invoiceUrl?: Maybe<Scalars['URL']['output']>;
  /** What its items cost. */
  itemsTotal: Money;
  /** What is in it. */
  lines: Array<OrderLine>;
  /** Such as `CMD-26-000042-3/1`. */
  number: Scalars['String']['output'];
  /** How its payment stands. */
  paymentState: PaymentState;
  /** Its share of the points. */
  pointsDiscount: Money;
  /** What is to be given back to the shopper. */
  refundDue: Money;
  /** What has been given back to the shopper. */
  refunded: Money;
  /** null: no longer in the shop. */
  seller?: Maybe<Seller>;
  /** The seller's name. */
  sellerName: Scalars['String']['output'];
  /** How it stands. */
  state: OrderState;
  /** Every state that it has come to, the first one first. */
  timeline: Array<OrderEvent>;
  /** What is paid for it. */
  total: Money;
  /** The carrier's number. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
};

/** How a part stands. */
export type SubOrderStatus = {
  /** The part's. */
  number: Scalars['String']['output'];
  /** The part's. */
  state: OrderState;
  /** Every state that it has come to; without notes. */
  timeline: Array<OrderEvent>;
};

/**
 * What is told as it happens, over server-sent events: ask with `Accept: text/event-stream`. A comment every 12 seconds keeps the
 * connection. A stream completes when the session ends, when the shop restarts, and when its reader is too slow: ask again.
 */
export type Subscription = {
  /**
   * A reply of the assistant, piece by piece, over server-sent events. A cut connection is taken up again with the same `replyId` and the
   * number of the last event that came. Leaving ends the work within a second.
   */
  botReply: BotReplyEvent;
  /** What happens to orders. For admins. */
  orderFeed: FeedEvent;
  /** An order of the own account: as it is now, then after each change. */
  orderUpdated: Order;
  /** What happens to tickets. For admins. */
  ticketFeed: FeedEvent;
};


/**
 * What is told as it happens, over server-sent events: ask with `Accept: text/event-stream`. A comment every 12 seconds keeps the
 * connection. A stream completes when the session ends, when the shop restarts, and when its reader is too slow: ask again.
 */
export type SubscriptionBotReplyArgs = {
  input: BotReplyInput;
};


/**
 * What is told as it happens, over server-sent events: ask with `Accept: text/event-stream`. A comment every 12 seconds keeps the
 * connection. A stream completes when the session ends, when the shop restarts, and when its reader is too slow: ask again.
 */
export type SubscriptionOrderFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What is told as it happens, over server-sent events: ask with `Accept: text/event-stream`. A comment every 12 seconds keeps the
 * connection. A stream completes when the session ends, when the shop restarts, and when its reader is too slow: ask again.
 */
export type SubscriptionOrderUpdatedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What is told as it happens, over server-sent events: ask with `Accept: text/event-stream`. A comment every 12 seconds keeps the
 * connection. A stream completes when the session ends, when the shop restarts, and when its reader is too slow: ask again.
 */
export type SubscriptionTicketFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What an answer is made of. */
export type TextAnswerBlock = TextList | TextParagraph;

/** What a text page is made of. */
export type TextBlock = TextHeading | TextList | TextParagraph | TextQuestion | TextTable;

/** A heading; what follows belongs to it, up to the next one of its level or above. */
export type TextHeading = {
  /** Name of the place within the page, unique there: letters, digits and hyphens. */
  anchor: Scalars['String']['output'];
  /** 2 to 4: the page's title is 1. */
  level: Scalars['Int']['output'];
  /** Its words. */
  text: Scalars['String']['output'];
};

/** Text without a line break of its own: an entry of a list, a cell of a table. */
export type TextLine = {
  /** The text, in order. */
  runs: Array<TextRun>;
};

/** A list with or without numbers. */
export type TextList = {
  /** Its entries, in order. */
  items: Array<TextLine>;
  /** With numbers. */
  ordered: Scalars['Boolean']['output'];
};

/** A text page of the shop in one language, such as the delivery terms. */
export type TextPage = Node & {
  /** The text, in order. */
  blocks: Array<TextBlock>;
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Language of this text; French where the one that was asked for is missing. */
  language: Language;
  /** Name of the page in its address: `/<slug>`. */
  slug: Scalars['String']['output'];
  /** One or two sentences of what the page says. */
  summary: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** When the text was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What a list of text pages says of each. */
export type TextPageSummary = {
  /** Language of the text; French where the one that was asked for is missing. */
  language: Language;
  /** Name of the page in its address: `/<slug>`. */
  slug: Scalars['String']['output'];
  /** One or two sentences of what the page says. */
  summary: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** When the text was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A paragraph. */
export type TextParagraph = {
  /** The text, in order. */
  runs: Array<TextRun>;
};

/** A question and its answer. */
export type TextQuestion = {
  /** Name of the place within the page, unique there: letters, digits and hyphens. */
  anchor: Scalars['String']['output'];
  /** What is answered, in order. */
  answer: Array<TextAnswerBlock>;
  /** The question. */
  question: Scalars['String']['output'];
};

/** A stretch of a text that is written in one way. */
export type TextRun = {
  /** Where it leads; null: it is no link. */
  href?: Maybe<Scalars['URL']['output']>;
  /** Written in bold. */
  strong: Scalars['Boolean']['output'];
  /** The words themselves, with the spaces around them. */
  text: Scalars['String']['output'];
};

/** A table. The first cell of each row names the row. */
export type TextTable = {
  /** The heads of its columns. */
  head: Array<TextLine>;
  /** Its rows, in order. */
  rows: Array<TextTableRow>;
};

/** A row of a table. */
export type TextTableRow = {
  /** As many as the table has columns. */
  cells: Array<TextLine>;
};

/** A question to the shop and what became of it. For its owner, and for admins. */
export type Ticket = Node & {
  /** Whether its owner may write on. */
  canAnswer: Scalars['Boolean']['output'];
  /** Whether its owner may close it. */
  canClose: Scalars['Boolean']['output'];
  /** Whether its owner may say that the question is answered. */
  canResolve: Scalars['Boolean']['output'];
  /** What it is about. */
  category: TicketCategory;
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** All messages, the first one first. */
  messages: Array<TicketMessage>;
  /** Number to refer to, such as `TKT-26-000042-3`. */
  number: Scalars['String']['output'];
  /** Id of the own order that it is about. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Number of the order it is about, as it was written. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  status: TicketStatus;
  /** What was asked. */
  subject: Scalars['String']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A message to add to a ticket. */
export type TicketAnswerInput = {
  /** The ticket, one of the own. */
  id: Scalars['ID']['input'];
  /** Made by the client for each message: the same key never writes a second one. 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** 1 to 5,000 characters. */
  message: Scalars['String']['input'];
};

/** What came of a message. */
export type TicketAnswerPayload = {
  /** The ticket with the message; null when nothing was written. */
  ticket?: Maybe<Ticket>;
  /** Empty when all went well. `CONFLICT`: the conversation is over. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Number of tickets in all. */
  totalCount: Scalars['Int']['output'];
};

/** A question to the shop. */
export type TicketCreateInput = {
  /** What it is about. */
  category: TicketCategory;
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** Made by the client for each message: the same key never opens a second ticket. 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** Language of the confirmation. */
  language: Language;
  /** 10 to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Who asks; 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Number of the order it is about, such as `CMD-26-000123-4`. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Eight digits, with or without +216. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 150 characters. */
  subject: Scalars['String']['input'];
};

/** What came of a question. */
export type TicketCreatePayload = {
  /** Number to refer to; null when the ticket was not opened. */
  ticketNumber?: Maybe<Scalars['String']['output']>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** One of the tickets of a page. */
export type TicketEdge = {
  /** Where the list goes on behind it. */
  cursor: Scalars['String']['output'];
  /** The ticket. */
  node: Ticket;
};

/** A message of a conversation. */
export type TicketMessage = Node & {
  /** Who has written it. */
  author: TicketAuthor;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** What it says; plain text with line breaks. */
  text: Scalars['String']['output'];
};

/** How soon a ticket has to be looked at. */
export type TicketPriority =
  /** Before others. */
  | 'HIGH'
  /** When there is time. */
  | 'LOW'
  /** In its turn. */
  | 'NORMAL'
  /** At once. */
  | 'URGENT';

/** An answer of the shop. */
export type TicketReplyInput = {
  /** The ticket, anybody's. */
  id: Scalars['ID']['input'];
  /** Made by the client for each answer: the same key never writes a second one. 8 to 64 letters, digits and hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** 1 to 5,000 characters; goes by mail to who asked. */
  message: Scalars['String']['input'];
};

/** What came of an answer. */
export type TicketReplyPayload = {
  /** The ticket with the answer; null when nothing was written. */
  ticket?: Maybe<AdminTicket>;
  /** Empty when all went well. `CONFLICT`: the conversation is over. */
  userErrors: Array<UserError>;
};

/** How a ticket stands. */
export type TicketStatus =
  /** It is over. */
  | 'CLOSED'
  /** Nobody has looked at it. */
  | 'NEW'
  /** The shop has it. */
  | 'OPEN'
  /** The question is answered; it takes no more messages. */
  | 'RESOLVED'
  /** The shop has answered, and waits for who asked. */
  | 'WAITING_CUSTOMER';

/** What a ticket shall become. */
export type TicketStatusChangeInput = {
  /** The ticket, one of the own. */
  id: Scalars['ID']['input'];
  /** RESOLVED while `canResolve`, CLOSED while `canClose`. */
  to: TicketStatus;
};

/** What came of the change. */
export type TicketStatusChangePayload = {
  /** The ticket as it is now; null when nothing was changed. */
  ticket?: Maybe<Ticket>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** What staff make of a ticket; one of `to` and `priority` at least. */
export type TicketTransitionInput = {
  /** The ticket, anybody's. */
  id: Scalars['ID']['input'];
  /** Another priority. */
  priority?: InputMaybe<TicketPriority>;
  /** Its next status. */
  to?: InputMaybe<TicketStatus>;
};

/** What came of it. */
export type TicketTransitionPayload = {
  /** The ticket as it is now; null when nothing was changed. */
  ticket?: Maybe<AdminTicket>;
  /** Empty when all went well. `CONFLICT`: it does not lead there from where it is. */
  userErrors: Array<UserError>;
};

/** Why a mutation did not do what was asked. Nothing was changed then. */
export type UserError = {
  /** What is wrong, for programs. */
  code: UserErrorCode;
  /** Path of the input field it is about, such as `["email"]`; empty when it is about no single one. */
  field: Array<Scalars['String']['output']>;
  /** In English, for developers; people are shown their own language's text for the code. */
  message: Scalars['String']['output'];
  /** Seconds after which it may be tried again, of `RATE_LIMITED`; null: not known. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** What can be wrong with what was asked. */
export type UserErrorCode =
  /** Not possible in the present state. */
  | 'CONFLICT'
  /** Not of the form that is asked for. */
  | 'INVALID'
  /** There is no such thing. */
  | 'NOT_FOUND'
  /** Too many tries; later it can be tried again. */
  | 'RATE_LIMITED'
  /** Something is missing that is needed. */
  | 'REQUIRED'
  /** Taken already. */
  | 'TAKEN'
  /** A password that many people choose, and that is tried first. */
  | 'TOO_COMMON'
  /** Longer than allowed. */
  | 'TOO_LONG'
  /** Shorter than allowed. */
  | 'TOO_SHORT';

/** Who is signed in: the account, for its owner only. */
export type Viewer = {
  /** Ten digits, the last one a check digit. */
  accountNumber: Scalars['String']['output'];
  /** Addresses that the account keeps: the default one first, then the latest. */
  addresses?: Maybe<Array<SavedAddress>>;
  /** What an admin may do; null for others. */
  adminRole?: Maybe<AdminRole>;
  /** When the account was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Everything that is kept of the account, as JSON text. */
  dataExport?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** May enter the back office. */
  isAdmin: Scalars['Boolean']['output'];
  /** Whether these products are liked, in the order of their ids. */
  isInWishlist?: Maybe<Array<Scalars['Boolean']['output']>>;
  /** Language of messages. */
  language: Language;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** The account's loyalty points. */
  loyalty?: Maybe<Loyalty>;
  /** Receives the newsletter. */
  newsletter: Scalars['Boolean']['output'];
  /** One order of the account; null when there is none, also for what is no id at all. */
  order?: Maybe<Order>;
  /** Orders of the account, the latest first. */
  orders?: Maybe<OrderConnection>;
  /** The address that replaces `email` once it is confirmed by the link sent there; null: none waits. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Telephone number, such as `+21698123456`. */
  phone: Scalars['String']['output'];
  /** Loyalty points. */
  points: Scalars['Int']['output'];
  /** What was delivered and has no review yet: the latest 20. */
  productsToReview?: Maybe<Array<ReviewedProduct>>;
  /** The own review of a product, and whether one may be written. */
  reviewPlace?: Maybe<ReviewPlace>;
  /** The own reviews, the latest first. */
  reviews?: Maybe<OwnReviewConnection>;
  /** The sessions that hold, the latest first. */
  sessions?: Maybe<Array<AccountSession>>;
  /** One of the own tickets; null when there is none of this number. */
  ticket?: Maybe<Ticket>;
  /** The own tickets, the latest first. */
  tickets?: Maybe<TicketConnection>;
  /** Liked products that are on sale, the latest first. */
  wishlist?: Maybe<WishlistConnection>;
  /** How many products of the wishlist are on sale. */
  wishlistCount?: Maybe<Scalars['Int']['output']>;
  /** Ids of all liked products that are on sale, the latest first: for the hearts of a page. */
  wishlistProductIds?: Maybe<Array<Scalars['ID']['output']>>;
};


/** Who is signed in: the account, for its owner only. */
export type ViewerIsInWishlistArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** Who is signed in: the account, for its owner only. */
export type ViewerOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Who is signed in: the account, for its owner only. */
export type ViewerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<OrderState>>;
};


/** Who is signed in: the account, for its owner only. */
export type ViewerReviewPlaceArgs = {
  productId: Scalars['ID']['input'];
};


/** Who is signed in: the account, for its owner only. */
export type ViewerReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Who is signed in: the account, for its owner only. */
export type ViewerTicketArgs = {
  number: Scalars['String']['input'];
};


/** Who is signed in: the account, for its owner only. */
export type ViewerTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Who is signed in: the account, for its owner only. */
export type ViewerWishlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A product's warranty. */
export type Warranty = {
  /** Duration in months; null when it is not stated. */
  months?: Maybe<Scalars['Int']['output']>;
  /** Who gives it, in the seller's words. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A webhook that was given up. What is behind it of the same order or ticket waits for it. */
export type WebhookDeadLetter = Node & {
  /** Which webhook: `orders` or `tickets`. */
  channel: Scalars['String']['output'];
  /** When it was given up. */
  deadAt: Scalars['DateTime']['output'];
  /** Of the event, as its receiver sees it. */
  eventId: Scalars['String']['output'];
  /** Such as `order.created`. */
  eventType: Scalars['String']['output'];
  /** A code, such as `HTTP 503` or `TIMEOUT`. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Events that wait behind it. */
  heldBack: Scalars['Int']['output'];
  /** Of the dead letter. */
  id: Scalars['ID']['output'];
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** Number of the order or ticket. */
  subject: Scalars['String']['output'];
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** A page of dead letters. */
export type WebhookDeadLetterConnection = {
  /** Dead letters with their cursors. */
  edges: Array<WebhookDeadLetterEdge>;
  /** The dead letters alone. */
  nodes: Array<WebhookDeadLetter>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All of them. */
  totalCount: Scalars['Int']['output'];
};

/** A dead letter of a connection. */
export type WebhookDeadLetterEdge = {
  /** To go on behind it. */
  cursor: Scalars['String']['output'];
  /** The dead letter. */
  node: WebhookDeadLetter;
};

/** Dead letters to be sent again or discarded. */
export type WebhookDeadLettersInput = {
  /** 1 to 100 of them. */
  ids: Array<Scalars['ID']['input']>;
};

/** What came of it. */
export type WebhookDeadLettersPayload = {
  /** Those that were dead letters until now. */
  ids: Array<Scalars['ID']['output']>;
  /** Empty when all went well. */
  userErrors: Array<UserError>;
};

/** What came of liking a product. */
export type WishlistAddPayload = {
  /** The product is liked. */
  isInWishlist: Scalars['Boolean']['output'];
  /** Empty when all went well; a full wishlist is `CONFLICT`. */
  userErrors: Array<UserError>;
  /** Who likes it, with the wishlist as it is now; null when nothing was changed. */
  viewer?: Maybe<Viewer>;
};

/** A page of the wishlist. */
export type WishlistConnection = {
  /** Items with their cursors, the latest liked first. */
  edges: Array<WishlistEdge>;
  /** The products themselves. */
  nodes: Array<Product>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All liked products that are on sale. */
  totalCount: Scalars['Int']['output'];
};

/** A liked product. */
export type WishlistEdge = {
  /** To go on behind this item. */
  cursor: Scalars['String']['output'];
  /** When it was liked. */
  likedAt: Scalars['DateTime']['output'];
  /** The product. */
  node: Product;
};

/** A product to be liked, or not any more. */
export type WishlistInput = {
  /** Global id of a product. */
  productId: Scalars['ID']['input'];
};

/** What came of liking a product no longer. */
export type WishlistRemovePayload = {
  /** The product is still liked. */
  isInWishlist: Scalars['Boolean']['output'];
  /** Empty when all went well. */
  userErrors: Array<UserError>;
  /** Whose wishlist it is, as it is now; null when nothing was changed. */
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
    | ( WireAdminCoupon )
    | ( WireUser )
    | ( BrandModel )
    | ( CategoryModel )
    | ( HomepageModel )
    | ( WireOrder )
    | ( OrderLineModel )
    | ( WireOwnReview )
    | ( WirePointsEntry )
    | ( ProductModel )
    | ( ProductVariantModel )
    | ( PromoModel )
    | ( WireRefundDue )
    | ( RegionModel )
    | ( ReviewModel )
    | ( WireSavedAddress )
    | ( SellerModel )
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
  AdminCoupon: ResolverTypeWrapper<WireAdminCoupon>;
  AdminCouponConnection: ResolverTypeWrapper<CouponConnectionModel>;
  AdminCouponEdge: ResolverTypeWrapper<Omit<AdminCouponEdge, 'node'> & { node: ResolversTypes['AdminCoupon'] }>;
  AdminOrderFilter: AdminOrderFilter;
  AdminRole: AdminRole;
  AdminTicket: ResolverTypeWrapper<WireAdminTicket>;
  AdminTicketConnection: ResolverTypeWrapper<AdminTicketConnectionModel>;
  AdminTicketEdge: ResolverTypeWrapper<Omit<AdminTicketEdge, 'node'> & { node: ResolversTypes['AdminTicket'] }>;
  AdminUser: ResolverTypeWrapper<WireUser>;
  AdminUserConnection: ResolverTypeWrapper<UserConnectionModel>;
  AdminUserEdge: ResolverTypeWrapper<Omit<AdminUserEdge, 'node'> & { node: ResolversTypes['AdminUser'] }>;
  AppliedCoupon: ResolverTypeWrapper<AppliedCoupon>;
  Assistant: ResolverTypeWrapper<Assistant>;
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
  CartLineInput: CartLineInput;
  CartPieces: ResolverTypeWrapper<CartPieces>;
  CartProblem: ResolverTypeWrapper<CartProblem>;
  CartProblemCode: CartProblemCode;
  CartQuote: ResolverTypeWrapper<Omit<CartQuote, 'lines'> & { lines: Array<ResolversTypes['CartQuoteLine']> }>;
  CartQuoteInput: CartQuoteInput;
  CartQuoteLine: ResolverTypeWrapper<Omit<CartQuoteLine, 'product' | 'variant'> & { product?: Maybe<ResolversTypes['Product']>, variant?: Maybe<ResolversTypes['ProductVariant']> }>;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryList: CategoryList;
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
  LiveShow: ResolverTypeWrapper<LiveShowModel>;
  Loyalty: ResolverTypeWrapper<LoyaltyModel>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterSubscribeInput: NewsletterSubscribeInput;
  NewsletterSubscribePayload: ResolverTypeWrapper<NewsletterSubscribePayload>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Order: ResolverTypeWrapper<WireOrder>;
  OrderCancelInput: OrderCancelInput;
  OrderCancelPayload: ResolverTypeWrapper<Omit<OrderCancelPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderConnection: ResolverTypeWrapper<OrderConnectionModel>;
  OrderDifference: ResolverTypeWrapper<OrderDifference>;
  OrderDifferenceCode: OrderDifferenceCode;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderLine: ResolverTypeWrapper<OrderLineModel>;
  OrderLineInput: OrderLineInput;
  OrderPayInput: OrderPayInput;
  OrderPayPayload: ResolverTypeWrapper<Omit<OrderPayPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderPaymentTransitionInput: OrderPaymentTransitionInput;
  OrderPaymentTransitionPayload: ResolverTypeWrapper<Omit<OrderPaymentTransitionPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderPlaceInput: OrderPlaceInput;
  OrderPlacePayload: ResolverTypeWrapper<Omit<OrderPlacePayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderState: OrderState;
  OrderStatus: ResolverTypeWrapper<OrderStatus>;
  OrderTransitionInput: OrderTransitionInput;
  OrderTransitionPayload: ResolverTypeWrapper<Omit<OrderTransitionPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OwnReview: ResolverTypeWrapper<WireOwnReview>;
  OwnReviewConnection: ResolverTypeWrapper<OwnReviewConnectionModel>;
  OwnReviewEdge: ResolverTypeWrapper<Omit<OwnReviewEdge, 'node'> & { node: ResolversTypes['OwnReview'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordRecoverInput: PasswordRecoverInput;
  PasswordRecoverPayload: ResolverTypeWrapper<PasswordRecoverPayload>;
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: ResolverTypeWrapper<PasswordResetPayload>;
  PaymentMethod: PaymentMethod;
  PaymentOption: ResolverTypeWrapper<PaymentOption>;
  PaymentProvider: PaymentProvider;
  PaymentState: PaymentState;
  PointsEntry: ResolverTypeWrapper<WirePointsEntry>;
  PointsEntryConnection: ResolverTypeWrapper<PointsConnectionModel>;
  PointsEntryEdge: ResolverTypeWrapper<Omit<PointsEntryEdge, 'node'> & { node: ResolversTypes['PointsEntry'] }>;
  PointsKind: PointsKind;
  PricePoint: ResolverTypeWrapper<PricePoint>;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductConnection: ResolverTypeWrapper<ProductConnectionModel>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: ProductFilter;
  ProductFilterOptions: ResolverTypeWrapper<ProductFilterOptions>;
  ProductSort: ProductSort;
  ProductSortField: ProductSortField;
  ProductSpec: ResolverTypeWrapper<ProductSpec>;
  ProductVariant: ResolverTypeWrapper<ProductVariantModel>;
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
  Seller: ResolverTypeWrapper<SellerModel>;
  SellerApplyInput: SellerApplyInput;
  SellerApplyPayload: ResolverTypeWrapper<SellerApplyPayload>;
  SellerConnection: ResolverTypeWrapper<SellerConnectionModel>;
  SellerEdge: ResolverTypeWrapper<Omit<SellerEdge, 'node'> & { node: ResolversTypes['Seller'] }>;
  SellerPayoutNoteInput: SellerPayoutNoteInput;
  SellerPayoutNotePayload: ResolverTypeWrapper<Omit<SellerPayoutNotePayload, 'ledger'> & { ledger?: Maybe<ResolversTypes['LedgerEntryConnection']> }>;
  ServiceCard: ResolverTypeWrapper<ServiceCardModel>;
  Session: ResolverTypeWrapper<Omit<Session, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionCreateInput: SessionCreateInput;
  SessionCreatePayload: ResolverTypeWrapper<Omit<SessionCreatePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionEndInput: SessionEndInput;
  SessionEndPayload: ResolverTypeWrapper<SessionEndPayload>;
  SessionRevokeInput: SessionRevokeInput;
  SessionRevokePayload: ResolverTypeWrapper<Omit<SessionRevokePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionState: SessionState;
  ShipmentLabel: ResolverTypeWrapper<ShipmentLabel>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialNetwork: SocialNetwork;
  SortDirection: SortDirection;
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
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Viewer: ResolverTypeWrapper<ViewerModel>;
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
  AdminCoupon: WireAdminCoupon;
  AdminCouponConnection: CouponConnectionModel;
  AdminCouponEdge: Omit<AdminCouponEdge, 'node'> & { node: ResolversParentTypes['AdminCoupon'] };
  AdminOrderFilter: AdminOrderFilter;
  AdminTicket: WireAdminTicket;
  AdminTicketConnection: AdminTicketConnectionModel;
  AdminTicketEdge: Omit<AdminTicketEdge, 'node'> & { node: ResolversParentTypes['AdminTicket'] };
  AdminUser: WireUser;
  AdminUserConnection: UserConnectionModel;
  AdminUserEdge: Omit<AdminUserEdge, 'node'> & { node: ResolversParentTypes['AdminUser'] };
  AppliedCoupon: AppliedCoupon;
  Assistant: Assistant;
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
  CartLineInput: CartLineInput;
  CartPieces: CartPieces;
  CartProblem: CartProblem;
  CartQuote: Omit<CartQuote, 'lines'> & { lines: Array<ResolversParentTypes['CartQuoteLine']> };
  CartQuoteInput: CartQuoteInput;
  CartQuoteLine: Omit<CartQuoteLine, 'product' | 'variant'> & { product?: Maybe<ResolversParentTypes['Product']>, variant?: Maybe<ResolversParentTypes['ProductVariant']> };
  Category: CategoryModel;
  CouponCard: CouponCardModel;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  Delegation: Delegation;
  DeliveryTimes: DeliveryTimes;
  DiscountBand: DiscountBandModel;
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
  LiveShow: LiveShowModel;
  Loyalty: LoyaltyModel;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NewsletterSubscribeInput: NewsletterSubscribeInput;
  NewsletterSubscribePayload: NewsletterSubscribePayload;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Order: WireOrder;
  OrderCancelInput: OrderCancelInput;
  OrderCancelPayload: Omit<OrderCancelPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderConnection: OrderConnectionModel;
  OrderDifference: OrderDifference;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: OrderEvent;
  OrderLine: OrderLineModel;
  OrderLineInput: OrderLineInput;
  OrderPayInput: OrderPayInput;
  OrderPayPayload: Omit<OrderPayPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderPaymentTransitionInput: OrderPaymentTransitionInput;
  OrderPaymentTransitionPayload: Omit<OrderPaymentTransitionPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderPlaceInput: OrderPlaceInput;
  OrderPlacePayload: Omit<OrderPlacePayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderStatus: OrderStatus;
  OrderTransitionInput: OrderTransitionInput;
  OrderTransitionPayload: Omit<OrderTransitionPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OwnReview: WireOwnReview;
  OwnReviewConnection: OwnReviewConnectionModel;
  OwnReviewEdge: Omit<OwnReviewEdge, 'node'> & { node: ResolversParentTypes['OwnReview'] };
  PageInfo: PageInfo;
  PasswordRecoverInput: PasswordRecoverInput;
  PasswordRecoverPayload: PasswordRecoverPayload;
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: PasswordResetPayload;
  PaymentOption: PaymentOption;
  PointsEntry: WirePointsEntry;
  PointsEntryConnection: PointsConnectionModel;
  PointsEntryEdge: Omit<PointsEntryEdge, 'node'> & { node: ResolversParentTypes['PointsEntry'] };
  PricePoint: PricePoint;
  Product: ProductModel;
  ProductConnection: ProductConnectionModel;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductFilterOptions: ProductFilterOptions;
  ProductSort: ProductSort;
  ProductSpec: ProductSpec;
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
  Seller: SellerModel;
  SellerApplyInput: SellerApplyInput;
  SellerApplyPayload: SellerApplyPayload;
  SellerConnection: SellerConnectionModel;
  SellerEdge: Omit<SellerEdge, 'node'> & { node: ResolversParentTypes['Seller'] };
  SellerPayoutNoteInput: SellerPayoutNoteInput;
  SellerPayoutNotePayload: Omit<SellerPayoutNotePayload, 'ledger'> & { ledger?: Maybe<ResolversParentTypes['LedgerEntryConnection']> };
  ServiceCard: ServiceCardModel;
  Session: Omit<Session, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionCreateInput: SessionCreateInput;
  SessionCreatePayload: Omit<SessionCreatePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionEndInput: SessionEndInput;
  SessionEndPayload: SessionEndPayload;
  SessionRevokeInput: SessionRevokeInput;
  SessionRevokePayload: Omit<SessionRevokePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ShipmentLabel: ShipmentLabel;
  SocialLink: SocialLink;
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
  URL: Scalars['URL']['output'];
  UserError: UserError;
  Viewer: ViewerModel;
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

export type AdminRoleResolvers = EnumResolverSignature<{ CATALOGUE?: any, FINANCE?: any, MARKETING?: any, ORDERS?: any, OWNER?: any, READ_ONLY?: any, SUPPORT?: any }, ResolversTypes['AdminRole']>;

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
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  ancestors?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpecial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSubCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<CategoryProductsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  accountDelete?: Resolver<Maybe<ResolversTypes['AccountDeletePayload']>, ParentType, ContextType, RequireFields<MutationAccountDeleteArgs, 'input'>>;
  accountRegister?: Resolver<Maybe<ResolversTypes['AccountRegisterPayload']>, ParentType, ContextType, RequireFields<MutationAccountRegisterArgs, 'input'>>;
  addressRemove?: Resolver<Maybe<ResolversTypes['AddressRemovePayload']>, ParentType, ContextType, RequireFields<MutationAddressRemoveArgs, 'input'>>;
  addressSave?: Resolver<Maybe<ResolversTypes['AddressSavePayload']>, ParentType, ContextType, RequireFields<MutationAddressSaveArgs, 'input'>>;
  botAnswerSpeak?: Resolver<Maybe<ResolversTypes['BotAnswerSpeakPayload']>, ParentType, ContextType, RequireFields<MutationBotAnswerSpeakArgs, 'input'>>;
  botPictureRead?: Resolver<Maybe<ResolversTypes['BotPictureReadPayload']>, ParentType, ContextType, RequireFields<MutationBotPictureReadArgs, 'input'>>;
  botQueryClassify?: Resolver<Maybe<ResolversTypes['BotQueryClassifyPayload']>, ParentType, ContextType, RequireFields<MutationBotQueryClassifyArgs, 'input'>>;
  botSpeechTranscribe?: Resolver<Maybe<ResolversTypes['BotSpeechTranscribePayload']>, ParentType, ContextType, RequireFields<MutationBotSpeechTranscribeArgs, 'input'>>;
  newsletterSubscribe?: Resolver<Maybe<ResolversTypes['NewsletterSubscribePayload']>, ParentType, ContextType, RequireFields<MutationNewsletterSubscribeArgs, 'input'>>;
  orderCancel?: Resolver<Maybe<ResolversTypes['OrderCancelPayload']>, ParentType, ContextType, RequireFields<MutationOrderCancelArgs, 'input'>>;
  orderPay?: Resolver<Maybe<ResolversTypes['OrderPayPayload']>, ParentType, ContextType, RequireFields<MutationOrderPayArgs, 'input'>>;
  orderPaymentTransition?: Resolver<Maybe<ResolversTypes['OrderPaymentTransitionPayload']>, ParentType, ContextType, RequireFields<MutationOrderPaymentTransitionArgs, 'input'>>;
  orderPlace?: Resolver<Maybe<ResolversTypes['OrderPlacePayload']>, ParentType, ContextType, RequireFields<MutationOrderPlaceArgs, 'input'>>;
  orderTransition?: Resolver<Maybe<ResolversTypes['OrderTransitionPayload']>, ParentType, ContextType, RequireFields<MutationOrderTransitionArgs, 'input'>>;
  passwordRecover?: Resolver<Maybe<ResolversTypes['PasswordRecoverPayload']>, ParentType, ContextType, RequireFields<MutationPasswordRecoverArgs, 'input'>>;
  passwordReset?: Resolver<Maybe<ResolversTypes['PasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationPasswordResetArgs, 'input'>>;
  profileUpdate?: Resolver<Maybe<ResolversTypes['ProfileUpdatePayload']>, ParentType, ContextType, RequireFields<MutationProfileUpdateArgs, 'input'>>;
  refundNote?: Resolver<Maybe<ResolversTypes['RefundNotePayload']>, ParentType, ContextType, RequireFields<MutationRefundNoteArgs, 'input'>>;
  returnInspect?: Resolver<Maybe<ResolversTypes['ReturnInspectPayload']>, ParentType, ContextType, RequireFields<MutationReturnInspectArgs, 'input'>>;
  returnOpen?: Resolver<Maybe<ResolversTypes['ReturnOpenPayload']>, ParentType, ContextType, RequireFields<MutationReturnOpenArgs, 'input'>>;
  reviewRemove?: Resolver<Maybe<ResolversTypes['ReviewRemovePayload']>, ParentType, ContextType, RequireFields<MutationReviewRemoveArgs, 'input'>>;
  reviewSave?: Resolver<Maybe<ResolversTypes['ReviewSavePayload']>, ParentType, ContextType, RequireFields<MutationReviewSaveArgs, 'input'>>;
  sellerApply?: Resolver<Maybe<ResolversTypes['SellerApplyPayload']>, ParentType, ContextType, RequireFields<MutationSellerApplyArgs, 'input'>>;
  sellerPayoutNote?: Resolver<Maybe<ResolversTypes['SellerPayoutNotePayload']>, ParentType, ContextType, RequireFields<MutationSellerPayoutNoteArgs, 'input'>>;
  sessionCreate?: Resolver<Maybe<ResolversTypes['SessionCreatePayload']>, ParentType, ContextType, RequireFields<MutationSessionCreateArgs, 'input'>>;
  sessionEnd?: Resolver<Maybe<ResolversTypes['SessionEndPayload']>, ParentType, ContextType, RequireFields<MutationSessionEndArgs, 'input'>>;
  sessionRevoke?: Resolver<Maybe<ResolversTypes['SessionRevokePayload']>, ParentType, ContextType, RequireFields<MutationSessionRevokeArgs, 'input'>>;
  ticketAnswer?: Resolver<Maybe<ResolversTypes['TicketAnswerPayload']>, ParentType, ContextType, RequireFields<MutationTicketAnswerArgs, 'input'>>;
  ticketCreate?: Resolver<Maybe<ResolversTypes['TicketCreatePayload']>, ParentType, ContextType, RequireFields<MutationTicketCreateArgs, 'input'>>;
  ticketReply?: Resolver<Maybe<ResolversTypes['TicketReplyPayload']>, ParentType, ContextType, RequireFields<MutationTicketReplyArgs, 'input'>>;
  ticketStatusChange?: Resolver<Maybe<ResolversTypes['TicketStatusChangePayload']>, ParentType, ContextType, RequireFields<MutationTicketStatusChangeArgs, 'input'>>;
  ticketTransition?: Resolver<Maybe<ResolversTypes['TicketTransitionPayload']>, ParentType, ContextType, RequireFields<MutationTicketTransitionArgs, 'input'>>;
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
  __resolveType: TypeResolveFn<'AccountSession' | 'AdminCoupon' | 'AdminUser' | 'Brand' | 'Category' | 'Homepage' | 'Order' | 'OrderLine' | 'OwnReview' | 'PointsEntry' | 'Product' | 'ProductVariant' | 'Promo' | 'RefundDue' | 'Region' | 'Review' | 'SavedAddress' | 'Seller' | 'SubOrder' | 'TextPage' | 'Ticket' | 'TicketMessage' | 'WebhookDeadLetter', ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type OrderCancelPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderCancelPayload'] = ResolversParentTypes['OrderCancelPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type OrderStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  subOrders?: Resolver<Array<ResolversTypes['SubOrderStatus']>, ParentType, ContextType>;
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

export type PasswordRecoverPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordRecoverPayload'] = ResolversParentTypes['PasswordRecoverPayload']> = {
  requested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasswordResetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordResetPayload'] = ResolversParentTypes['PasswordResetPayload']> = {
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentOption'] = ResolversParentTypes['PaymentOption']> = {
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
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
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ProductSortFieldResolvers = EnumResolverSignature<{ CREATED_AT?: any, DISCOUNT?: any, FLASH_SALE_EXPIRES_AT?: any, NAME?: any, POPULARITY?: any, PRICE?: any, RATING?: any, RELEVANCE?: any }, ResolversTypes['ProductSortField']>;

export type ProductSpecResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductSpec'] = ResolversParentTypes['ProductSpec']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  adminCoupons?: Resolver<Maybe<ResolversTypes['AdminCouponConnection']>, ParentType, ContextType, RequireFields<QueryAdminCouponsArgs, 'first'>>;
  adminOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryAdminOrderArgs, 'id'>>;
  adminOrders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<QueryAdminOrdersArgs, 'first'>>;
  adminRefunds?: Resolver<Maybe<ResolversTypes['RefundDueConnection']>, ParentType, ContextType, RequireFields<QueryAdminRefundsArgs, 'first'>>;
  adminShipmentLabel?: Resolver<Maybe<ResolversTypes['ShipmentLabel']>, ParentType, ContextType, RequireFields<QueryAdminShipmentLabelArgs, 'subOrderId'>>;
  adminTicket?: Resolver<Maybe<ResolversTypes['AdminTicket']>, ParentType, ContextType, RequireFields<QueryAdminTicketArgs, 'number'>>;
  adminTickets?: Resolver<Maybe<ResolversTypes['AdminTicketConnection']>, ParentType, ContextType, RequireFields<QueryAdminTicketsArgs, 'first'>>;
  adminUsers?: Resolver<Maybe<ResolversTypes['AdminUserConnection']>, ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'first'>>;
  assistant?: Resolver<Maybe<ResolversTypes['Assistant']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandArgs, 'slug'>>;
  brands?: Resolver<Maybe<ResolversTypes['BrandConnection']>, ParentType, ContextType, RequireFields<QueryBrandsArgs, 'first'>>;
  cartQuote?: Resolver<Maybe<ResolversTypes['CartQuote']>, ParentType, ContextType, RequireFields<QueryCartQuoteArgs, 'input'>>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'list'>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'slug'>>;
  delegations?: Resolver<Array<ResolversTypes['Delegation']>, ParentType, ContextType, RequireFields<QueryDelegationsArgs, 'regionNumber'>>;
  homepage?: Resolver<Maybe<ResolversTypes['Homepage']>, ParentType, ContextType, RequireFields<QueryHomepageArgs, 'name'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  orderByToken?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderByTokenArgs, 'token'>>;
  orderStatus?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType, RequireFields<QueryOrderStatusArgs, 'number' | 'phone'>>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentOption']>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'slug'>>;
  productFilterOptions?: Resolver<Maybe<ResolversTypes['ProductFilterOptions']>, ParentType, ContextType, Partial<QueryProductFilterOptionsArgs>>;
  productSuggestions?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryProductSuggestionsArgs, 'first' | 'query'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'first'>>;
  promo?: Resolver<Maybe<ResolversTypes['Promo']>, ParentType, ContextType, RequireFields<QueryPromoArgs, 'slug'>>;
  randomProducts?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryRandomProductsArgs, 'first' | 'seed'>>;
  regions?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'slug'>>;
  sellerLedger?: Resolver<Maybe<ResolversTypes['LedgerEntryConnection']>, ParentType, ContextType, RequireFields<QuerySellerLedgerArgs, 'first' | 'sellerId'>>;
  sellers?: Resolver<Maybe<ResolversTypes['SellerConnection']>, ParentType, ContextType, RequireFields<QuerySellersArgs, 'first'>>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  storeLinks?: Resolver<ResolversTypes['StoreLinks'], ParentType, ContextType>;
  textPage?: Resolver<Maybe<ResolversTypes['TextPage']>, ParentType, ContextType, RequireFields<QueryTextPageArgs, 'language' | 'slug'>>;
  textPages?: Resolver<Maybe<Array<ResolversTypes['TextPageSummary']>>, ParentType, ContextType, RequireFields<QueryTextPagesArgs, 'language'>>;
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

export type SellerPayoutNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerPayoutNotePayload'] = ResolversParentTypes['SellerPayoutNotePayload']> = {
  ledger?: Resolver<Maybe<ResolversTypes['LedgerEntryConnection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

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

export type SessionCreatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionCreatePayload'] = ResolversParentTypes['SessionCreatePayload']> = {
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

export type SocialLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  network?: Resolver<ResolversTypes['SocialNetwork'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SortDirectionResolvers = EnumResolverSignature<{ ASC?: any, DESC?: any }, ResolversTypes['SortDirection']>;

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

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
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
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<ViewerTicketArgs, 'number'>>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<ViewerTicketsArgs, 'first'>>;
  wishlist?: Resolver<Maybe<ResolversTypes['WishlistConnection']>, ParentType, ContextType, RequireFields<ViewerWishlistArgs, 'first'>>;
  wishlistCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wishlistProductIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
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
  AdminCoupon?: AdminCouponResolvers<ContextType>;
  AdminCouponConnection?: AdminCouponConnectionResolvers<ContextType>;
  AdminCouponEdge?: AdminCouponEdgeResolvers<ContextType>;
  AdminRole?: AdminRoleResolvers;
  AdminTicket?: AdminTicketResolvers<ContextType>;
  AdminTicketConnection?: AdminTicketConnectionResolvers<ContextType>;
  AdminTicketEdge?: AdminTicketEdgeResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserConnection?: AdminUserConnectionResolvers<ContextType>;
  AdminUserEdge?: AdminUserEdgeResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  Assistant?: AssistantResolvers<ContextType>;
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
  CartPieces?: CartPiecesResolvers<ContextType>;
  CartProblem?: CartProblemResolvers<ContextType>;
  CartQuote?: CartQuoteResolvers<ContextType>;
  CartQuoteLine?: CartQuoteLineResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
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
  LiveShow?: LiveShowResolvers<ContextType>;
  Loyalty?: LoyaltyResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterSubscribePayload?: NewsletterSubscribePayloadResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderCancelPayload?: OrderCancelPayloadResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderDifference?: OrderDifferenceResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderPayPayload?: OrderPayPayloadResolvers<ContextType>;
  OrderPaymentTransitionPayload?: OrderPaymentTransitionPayloadResolvers<ContextType>;
  OrderPlacePayload?: OrderPlacePayloadResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  OrderTransitionPayload?: OrderTransitionPayloadResolvers<ContextType>;
  OwnReview?: OwnReviewResolvers<ContextType>;
  OwnReviewConnection?: OwnReviewConnectionResolvers<ContextType>;
  OwnReviewEdge?: OwnReviewEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordRecoverPayload?: PasswordRecoverPayloadResolvers<ContextType>;
  PasswordResetPayload?: PasswordResetPayloadResolvers<ContextType>;
  PaymentOption?: PaymentOptionResolvers<ContextType>;
  PointsEntry?: PointsEntryResolvers<ContextType>;
  PointsEntryConnection?: PointsEntryConnectionResolvers<ContextType>;
  PointsEntryEdge?: PointsEntryEdgeResolvers<ContextType>;
  PricePoint?: PricePointResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFilterOptions?: ProductFilterOptionsResolvers<ContextType>;
  ProductSortField?: ProductSortFieldResolvers;
  ProductSpec?: ProductSpecResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
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
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewPlace?: ReviewPlaceResolvers<ContextType>;
  ReviewRemovePayload?: ReviewRemovePayloadResolvers<ContextType>;
  ReviewSavePayload?: ReviewSavePayloadResolvers<ContextType>;
  ReviewedProduct?: ReviewedProductResolvers<ContextType>;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerApplyPayload?: SellerApplyPayloadResolvers<ContextType>;
  SellerConnection?: SellerConnectionResolvers<ContextType>;
  SellerEdge?: SellerEdgeResolvers<ContextType>;
  SellerPayoutNotePayload?: SellerPayoutNotePayloadResolvers<ContextType>;
  ServiceCard?: ServiceCardResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionCreatePayload?: SessionCreatePayloadResolvers<ContextType>;
  SessionEndPayload?: SessionEndPayloadResolvers<ContextType>;
  SessionRevokePayload?: SessionRevokePayloadResolvers<ContextType>;
  ShipmentLabel?: ShipmentLabelResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SortDirection?: SortDirectionResolvers;
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
  URL?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
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
