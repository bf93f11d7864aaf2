import type { LanguageCode as Language } from '../../../contract/pages.ts';
import type { StockStatus } from '../../../contract/catalogue.ts';
import type { ProductSortBy as ProductSortField } from '../../../contract/catalogue.ts';
import type { SortDirection } from '../base/sort.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BrandModel, BrandConnectionModel, SellerModel, SellerConnectionModel } from '../catalogue/brand.ts';
import type { CategoryModel } from '../catalogue/category.ts';
import type { HomepageModel } from '../content/homepage.ts';
import type { ImageModel } from '../base/image.ts';
import type { ProductModel, ProductConnectionModel, ProductVariantModel } from '../catalogue/product.ts';
import type { RegionModel } from '../content/region.ts';
import type { ReviewModel, ReviewConnectionModel } from '../catalogue/review.ts';
import type { TextPageModel } from '../content/textPage.ts';
import type { TextPageSummary as WireTextPageSummary } from '../../../contract/pages.ts';
import type { AnswerBlock, Block } from '../content/markdown.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null | Promise<T | null>;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601: `2026-11-21T08:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string, such as `"12.500"`. Never a float. */
  Decimal: { input: string; output: string; }
  /** An absolute URL, or an absolute path on the shop's own host. */
  URL: { input: string; output: string; }
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
  products: ProductConnection;
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

/** Something that keeps a line or the cart from being ordered as it is. */
export type CartProblem = {
  /** Pieces that can be had, when that is the matter. */
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  /** What is wrong. */
  code: CartProblemCode;
  /** In English, for developers; people are shown their own language's text for the code. */
  message: Scalars['String']['output'];
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
  /** Once per order; zero from `freeDeliveryFrom` of items on, counted before any coupon. */
  deliveryFee: Money;
  /** What the coupon takes off. */
  discountTotal: Money;
  /** Total of items from which delivery is free. */
  freeDeliveryFrom: Money;
  /** Pieces, over all lines that count. */
  itemCount: Scalars['Int']['output'];
  /** All lines that count together. */
  itemsTotal: Money;
  /** In the order in which they were sent. */
  lines: Array<CartQuoteLine>;
  /** Of the cart as a whole. */
  problems: Array<CartProblem>;
  /** What is to be paid. */
  total: Money;
  /** The next instant at which a flash price in it starts or ends. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A cart to be priced. */
export type CartQuoteInput = {
  /** As typed; one coupon per order. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  /** 100 at most. */
  lines: Array<CartLineInput>;
};

/** A line of the cart with its present price. */
export type CartQuoteLine = {
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
  /** What the line costs. */
  total: Money;
  /** What one costs now. */
  unitPrice: Money;
  /** The chosen variant; null without one, or when it is unknown. */
  variant?: Maybe<ProductVariant>;
  /** The variant's id as it was sent. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** A category of the catalogue. Categories nest up to five levels. */
export type Category = Node & {
  /** Categories above it, from the top level down. */
  ancestors: Array<Category>;
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
  products: ProductConnection;
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

/** ISO 4217 code. The shop sells in Tunisian dinars. */
export type CurrencyCode =
  /** Tunisian dinar; 1 TND = 1000 millimes. */
  | 'TND';

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
  /** The banner below; null when there is none. */
  banner?: Maybe<Image>;
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** Name of this home content, such as `v0`. */
  name: Scalars['String']['output'];
  /** Background of the promotion section. */
  promoImage?: Maybe<Image>;
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

export type { Language };

/** An amount of money. The amount always carries the currency's three decimal places. */
export type Money = {
  /** In the currency, with three decimal places: `"12.500"`. */
  amount: Scalars['Decimal']['output'];
  /** Currency of the amount. */
  currency: CurrencyCode;
};

/** Anything with a global id. */
export type Node = {
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
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
  breadcrumb: Array<Category>;
  /** The category that the product stands in. */
  category: Category;
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
  images: Array<Image>;
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
  priceHistory: Array<PricePoint>;
  /** Mean of the published reviews, 0 to 5; 0 when there is none. */
  ratingAverage: Scalars['Float']['output'];
  /** Number of published reviews. */
  ratingCount: Scalars['Int']['output'];
  /** Products like this one, the nearest first. */
  related: Array<Product>;
  /** The product's own return policy; null: the seller's holds. */
  returnPolicy?: Maybe<Scalars['String']['output']>;
  /** Published reviews, newest first. */
  reviews: ReviewConnection;
  /** Who sells it. */
  seller: Seller;
  /** Stock keeping unit of the seller. */
  sku: Scalars['String']['output'];
  /** Last part of the product page's address, `/product/{slug}`. */
  slug: Scalars['String']['output'];
  /** Technical data, in the seller's order. */
  specs: Array<ProductSpec>;
  /** Pieces in stock. */
  stock: Scalars['Int']['output'];
  /** Whether it can be had, in the seller's words. */
  stockStatus: StockStatus;
  /** Keywords. */
  tags: Array<Scalars['String']['output']>;
  /** The forms it is sold in; empty when there is only one. */
  variants: Array<ProductVariant>;
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

/** Everything that can be read. */
export type Query = {
  /** null when there is no such brand. */
  brand?: Maybe<Brand>;
  /** By name. */
  brands: BrandConnection;
  /** Prices a cart. */
  cartQuote: CartQuote;
  /** One of the lists of active categories. */
  categories: Array<Category>;
  /** null when there is no such active category. */
  category?: Maybe<Category>;
  /** null when there is no home page of this name. */
  homepage?: Maybe<Homepage>;
  /** Looks a node up by its global id; null when there is none. */
  node?: Maybe<Node>;
  /** Looks nodes up by their global ids, in that order; null in the place of each that does not exist. 100 at most. */
  nodes: Array<Maybe<Node>>;
  /** null when there is no such product on sale. */
  product?: Maybe<Product>;
  /** The choices that a filter offers among the products that match these conditions. */
  productFilterOptions: ProductFilterOptions;
  /** What a search box lists while one types: the best matches for the text. */
  productSuggestions: Array<Product>;
  /** Products by filter and sort; newest first when no sort is given. */
  products: ProductConnection;
  /** Products drawn at random among the 20 newest active ones; the same seed gives the same order. */
  randomProducts: Array<Product>;
  /** All 24, in the specification's order. */
  regions: Array<Region>;
  /** null when there is no such active shop. */
  seller?: Maybe<Seller>;
  /** Active shops, by name. */
  sellers: SellerConnection;
  /** What points outside the shop. */
  storeLinks: StoreLinks;
  /** null when there is no text page of this slug. */
  textPage?: Maybe<TextPage>;
  /** All text pages, by slug. */
  textPages: Array<TextPageSummary>;
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
export type QueryRandomProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  seed: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QuerySellerArgs = {
  slug: Scalars['String']['input'];
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

/** One of Tunisia's 24 governorates. */
export type Region = Node & {
  /** Global id, unique over all types. Opaque. */
  id: Scalars['ID']['output'];
  /** As it is written in French. */
  name: Scalars['String']['output'];
  /** 1 to 24, in the specification's order. */
  number: Scalars['Int']['output'];
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

/** A seller, as the public sees it: a shop. */
export type Seller = Node & {
  /** Wide picture above the shop's page. */
  cover?: Maybe<Image>;
  /** When the shop opened. */
  createdAt: Scalars['DateTime']['output'];
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
  products: ProductConnection;
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
export type SellerProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
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

/** A product's warranty. */
export type Warranty = {
  /** Duration in months; null when it is not stated. */
  months?: Maybe<Scalars['Int']['output']>;
  /** Who gives it, in the seller's words. */
  type?: Maybe<Scalars['String']['output']>;
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
  Node:
    | ( BrandModel )
    | ( CategoryModel )
    | ( HomepageModel )
    | ( ProductModel )
    | ( ProductVariantModel )
    | ( RegionModel )
    | ( ReviewModel )
    | ( SellerModel )
    | ( TextPageModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Banner: ResolverTypeWrapper<Omit<Banner, 'image'> & { image: ResolversTypes['Image'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandModel>;
  BrandConnection: ResolverTypeWrapper<BrandConnectionModel>;
  BrandEdge: ResolverTypeWrapper<Omit<BrandEdge, 'node'> & { node: ResolversTypes['Brand'] }>;
  CartLineInput: CartLineInput;
  CartProblem: ResolverTypeWrapper<CartProblem>;
  CartProblemCode: CartProblemCode;
  CartQuote: ResolverTypeWrapper<Omit<CartQuote, 'lines'> & { lines: Array<ResolversTypes['CartQuoteLine']> }>;
  CartQuoteInput: CartQuoteInput;
  CartQuoteLine: ResolverTypeWrapper<Omit<CartQuoteLine, 'product' | 'variant'> & { product?: Maybe<ResolversTypes['Product']>, variant?: Maybe<ResolversTypes['ProductVariant']> }>;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryList: CategoryList;
  CurrencyCode: CurrencyCode;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  FilterOption: ResolverTypeWrapper<FilterOption>;
  FlashSale: ResolverTypeWrapper<FlashSale>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Homepage: ResolverTypeWrapper<HomepageModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: Language;
  Money: ResolverTypeWrapper<Money>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
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
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Region: ResolverTypeWrapper<RegionModel>;
  Review: ResolverTypeWrapper<ReviewModel>;
  ReviewConnection: ResolverTypeWrapper<ReviewConnectionModel>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  Seller: ResolverTypeWrapper<SellerModel>;
  SellerConnection: ResolverTypeWrapper<SellerConnectionModel>;
  SellerEdge: ResolverTypeWrapper<Omit<SellerEdge, 'node'> & { node: ResolversTypes['Seller'] }>;
  SortDirection: SortDirection;
  StockStatus: StockStatus;
  StoreLinks: ResolverTypeWrapper<StoreLinks>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
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
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  Warranty: ResolverTypeWrapper<Warranty>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Banner: Omit<Banner, 'image'> & { image: ResolversParentTypes['Image'] };
  Boolean: Scalars['Boolean']['output'];
  Brand: BrandModel;
  BrandConnection: BrandConnectionModel;
  BrandEdge: Omit<BrandEdge, 'node'> & { node: ResolversParentTypes['Brand'] };
  CartLineInput: CartLineInput;
  CartProblem: CartProblem;
  CartQuote: Omit<CartQuote, 'lines'> & { lines: Array<ResolversParentTypes['CartQuoteLine']> };
  CartQuoteInput: CartQuoteInput;
  CartQuoteLine: Omit<CartQuoteLine, 'product' | 'variant'> & { product?: Maybe<ResolversParentTypes['Product']>, variant?: Maybe<ResolversParentTypes['ProductVariant']> };
  Category: CategoryModel;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  FilterOption: FilterOption;
  FlashSale: FlashSale;
  Float: Scalars['Float']['output'];
  Homepage: HomepageModel;
  ID: Scalars['ID']['output'];
  Image: ImageModel;
  Int: Scalars['Int']['output'];
  Money: Money;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  PricePoint: PricePoint;
  Product: ProductModel;
  ProductConnection: ProductConnectionModel;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductFilterOptions: ProductFilterOptions;
  ProductSort: ProductSort;
  ProductSpec: ProductSpec;
  ProductVariant: ProductVariantModel;
  Query: Record<PropertyKey, never>;
  Region: RegionModel;
  Review: ReviewModel;
  ReviewConnection: ReviewConnectionModel;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  Seller: SellerModel;
  SellerConnection: SellerConnectionModel;
  SellerEdge: Omit<SellerEdge, 'node'> & { node: ResolversParentTypes['Seller'] };
  StoreLinks: StoreLinks;
  String: Scalars['String']['output'];
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
  URL: Scalars['URL']['output'];
  Warranty: Warranty;
};

export type DeferDirectiveArgs = {
  if: Scalars['Boolean']['input'];
  label?: Maybe<Scalars['String']['input']>;
};

export type DeferDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = DeferDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BannerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type BrandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<BrandProductsArgs, 'first'>>;
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

export type CartProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartProblem'] = ResolversParentTypes['CartProblem']> = {
  availableQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CartProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartQuote'] = ResolversParentTypes['CartQuote']> = {
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeDeliveryFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartQuoteLine']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['CartProblem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CartQuoteLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartQuoteLine'] = ResolversParentTypes['CartQuoteLine']> = {
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
  ancestors?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
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
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<CategoryProductsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  slider1?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<ImageUrlArgs>>;
};

export type LanguageResolvers = EnumResolverSignature<{ DE?: any, EN?: any, FR?: any, TN?: any }, ResolversTypes['Language']>;

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Brand' | 'Category' | 'Homepage' | 'Product' | 'ProductVariant' | 'Region' | 'Review' | 'Seller' | 'TextPage', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PricePointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PricePoint'] = ResolversParentTypes['PricePoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
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
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBestSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mainImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceHistory?: Resolver<Array<ResolversTypes['PricePoint']>, ParentType, ContextType>;
  ratingAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'first'>>;
  returnPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<ProductReviewsArgs, 'first'>>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<Array<ResolversTypes['ProductSpec']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
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

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandArgs, 'slug'>>;
  brands?: Resolver<ResolversTypes['BrandConnection'], ParentType, ContextType, RequireFields<QueryBrandsArgs, 'first'>>;
  cartQuote?: Resolver<ResolversTypes['CartQuote'], ParentType, ContextType, RequireFields<QueryCartQuoteArgs, 'input'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'list'>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'slug'>>;
  homepage?: Resolver<Maybe<ResolversTypes['Homepage']>, ParentType, ContextType, RequireFields<QueryHomepageArgs, 'name'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'slug'>>;
  productFilterOptions?: Resolver<ResolversTypes['ProductFilterOptions'], ParentType, ContextType, Partial<QueryProductFilterOptionsArgs>>;
  productSuggestions?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductSuggestionsArgs, 'first' | 'query'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first'>>;
  randomProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryRandomProductsArgs, 'first' | 'seed'>>;
  regions?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'slug'>>;
  sellers?: Resolver<ResolversTypes['SellerConnection'], ParentType, ContextType, RequireFields<QuerySellersArgs, 'first'>>;
  storeLinks?: Resolver<ResolversTypes['StoreLinks'], ParentType, ContextType>;
  textPage?: Resolver<Maybe<ResolversTypes['TextPage']>, ParentType, ContextType, RequireFields<QueryTextPageArgs, 'language' | 'slug'>>;
  textPages?: Resolver<Array<ResolversTypes['TextPageSummary']>, ParentType, ContextType, RequireFields<QueryTextPagesArgs, 'language'>>;
};

export type RegionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type SellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<SellerProductsArgs, 'first'>>;
  ratingAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  returnPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type SortDirectionResolvers = EnumResolverSignature<{ ASC?: any, DESC?: any }, ResolversTypes['SortDirection']>;

export type StockStatusResolvers = EnumResolverSignature<{ DISCONTINUED?: any, IN_STOCK?: any, ON_BACKORDER?: any, OUT_OF_STOCK?: any, PREORDER?: any, SOON?: any }, ResolversTypes['StockStatus']>;

export type StoreLinksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreLinks'] = ResolversParentTypes['StoreLinks']> = {
  appStore?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  messagingApp?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  messenger?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playStore?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  sellerSite?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
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

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type WarrantyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Warranty'] = ResolversParentTypes['Warranty']> = {
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Banner?: BannerResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandConnection?: BrandConnectionResolvers<ContextType>;
  BrandEdge?: BrandEdgeResolvers<ContextType>;
  CartProblem?: CartProblemResolvers<ContextType>;
  CartQuote?: CartQuoteResolvers<ContextType>;
  CartQuoteLine?: CartQuoteLineResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  FilterOption?: FilterOptionResolvers<ContextType>;
  FlashSale?: FlashSaleResolvers<ContextType>;
  Homepage?: HomepageResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Language?: LanguageResolvers;
  Money?: MoneyResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PricePoint?: PricePointResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFilterOptions?: ProductFilterOptionsResolvers<ContextType>;
  ProductSortField?: ProductSortFieldResolvers;
  ProductSpec?: ProductSpecResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerConnection?: SellerConnectionResolvers<ContextType>;
  SellerEdge?: SellerEdgeResolvers<ContextType>;
  SortDirection?: SortDirectionResolvers;
  StockStatus?: StockStatusResolvers;
  StoreLinks?: StoreLinksResolvers<ContextType>;
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
  URL?: GraphQLScalarType;
  Warranty?: WarrantyResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  defer?: DeferDirectiveResolver<any, any, ContextType>;
};
