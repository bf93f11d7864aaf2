/**
 * An in-memory REST v1 API that satisfies the contract: deterministic, without a database, and fast, so that tests see
 * what the gateway sends and benches measure the gateway. Also runs standalone: `PORT=5240 node gateway/test/fixture-origin.ts`.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  Brand,
  CategoriesResponse,
  Category,
  CategoryWithItems,
  FilterOptions,
  ProductDetail,
  ProductSummary,
  Review,
  Shop,
} from '../contract/catalogue.ts';
import { QuoteRequest } from '../contract/cart.ts';
import type { Quote } from '../contract/cart.ts';
import type { Pagination } from '../contract/common.ts';
import type { CouponCard, Homepage, Promo } from '../contract/content.ts';
import type { DeliveryTimes } from '../contract/delivery.ts';
import { TextPageSummary } from '../contract/pages.ts';
import { gtinCheckDigit, wholeGtin } from '../contract/rules/gtin.ts';
import { FALLBACK_LANGUAGE } from '../contract/rules/languages.ts';
import type { TextPage, TextPageList } from '../contract/pages.ts';
import type { ErrorBody, ErrorCode } from '../contract/errors.ts';
import type { FeedEvent, FeedPage } from '../contract/events.ts';
import { DELIVERY_FEE, FREE_DELIVERY_FROM, fromTnd, toTnd } from '../contract/money.ts';

export interface FixtureOptions {
  products?: number;
  /** The reference instant (ms) of flash sales and creation dates. Default: now, so that some are running. */
  now?: number;
  port?: number;
  /** Records requests. */
  record?: boolean;
}

export interface FixtureOrigin {
  url: string;
  /** Method and path with query of every request so far, when recording. */
  requests: string[];
  data: FixtureData;
  /** Adds an event to the feed. */
  emit(event: Pick<FeedEvent, 'type' | 'subject'>): void;
  /** How many readers of the feed are waiting. */
  waiting(): number;
  close(): Promise<void>;
}

export interface FixtureData {
  products: ProductSummary[];
  categories: CategoriesResponse;
  brands: Brand[];
  shops: Shop[];
}

export const SERVICE_TOKEN = 'fixture-service-token';

const HOUR = 3_600_000;
const SHOPS = 40;
const BRANDS = 60;
const WORDS = [
  'Tapis',
  'Lampe',
  'Casque',
  'Chemise',
  'Plateau',
  'Huile',
  'Panier',
  'Montre',
  'Table',
  'Carnet',
];
/** Alternative texts of the main pictures. */
const ALT = { fr: 'Un tapis', tn: 'زربية' };
const KINDS = ['artisanal', 'moderne', 'classique', 'compact', 'naturel', 'brodé', 'léger'];

const iso = (at: number) => new Date(at).toISOString();

/** The fixture's catalogue; the same for the same options. */
export function createFixtureData(count: number, now: number): FixtureData {
  const categories = createCategories(count);
  const leaves = flatten(categories.categories).filter((category) => category.subCategories.length === 0);
  const brands: Brand[] = Array.from({ length: BRANDS }, (_, index) => ({
    _id: String(index + 1),
    name: `Marque ${index + 1}`,
    slug: `marque-${index + 1}`,
    logoUrl: `/media/brand-${index + 1}`,
    description: null,
    country: index % 4 === 0 ? 'TN' : 'FR',
    productCount: Math.floor(count / BRANDS),
  }));
  const shops: Shop[] = Array.from({ length: SHOPS }, (_, index) => ({
    _id: String(index + 1),
    name: `Boutique ${index + 1}`,
    slug: `boutique-${index + 1}`,
    logoUrl: `/media/shop-${index + 1}`,
    coverUrl: null,
    description: 'Une boutique de la place.',
    governorateId: (index % 24) + 1,
    returnPolicy: null,
    preparationHours: 24,
    ratingAverage: 4.2,
    ratingCount: 12,
    productCount: Math.floor(count / SHOPS),
    createdAt: iso(now - 1_000 * HOUR),
  }));
  const products = Array.from({ length: count }, (_, index) => {
    const leaf = leaves[index % leaves.length] as Category;
    return createProduct(index + 1, now, leaf, brands[index % BRANDS] as Brand, shops[index % SHOPS] as Shop);
  });
  return { products, categories, brands, shops };
}

function createProduct(
  number: number,
  now: number,
  category: Category,
  brand: Brand,
  shop: Shop,
): ProductSummary {
  const price = 5_000 + ((number * 7_919) % 400_000);
  const isFlashSale = number % 10 === 0;
  const name = `${WORDS[number % WORDS.length]} ${KINDS[number % KINDS.length]} ${number}`;
  return {
    _id: String(number),
    slug: `produit-${number}`,
    name,
    brand: number % 9 === 0 ? null : brand.name,
    brandRef: number % 9 === 0 ? null : { _id: brand._id, name: brand.name, slug: brand.slug },
    seller: { _id: shop._id, name: shop.name, slug: shop.slug },
    category: { _id: category._id, name: category.name, slug: category.slug },
    sku: `SKU-${number}`,
    mainImgUrl: number % 25 === 0 ? null : `/media/product-${number}`,
    mainImgAlt: number % 25 === 0 ? undefined : ALT,
    description: `${name}.`,
    price: toTnd(price),
    discountPrice: number % 3 === 0 ? toTnd(Math.round(price * 0.8)) : null,
    stock: number % 12 === 0 ? 0 : number % 50,
    stockStatus: number % 12 === 0 ? 'Out of Stock' : 'In Stock',
    ratingAverage: (number % 50) / 10,
    ratingCount: number % 50,
    isBestSeller: number % 7 === 0,
    isFeatured: number % 11 === 0,
    isFlashSale,
    flashSalePrice: isFlashSale ? toTnd(Math.round(price * 0.6)) : null,
    flashSaleStartsAt: isFlashSale ? iso(now - HOUR) : null,
    flashSaleExpiresAt: isFlashSale ? iso(now + (number % 3 === 0 ? 2 * HOUR : 5 * HOUR)) : null,
    flashSaleStock: isFlashSale ? 20 : null,
    flashSaleRemainingStock: isFlashSale ? 7 : null,
    createdAt: iso(now - number * 600_000),
    updatedAt: iso(now - number * 60_000),
    active: true,
    tags: ['fixture'],
    colors: number % 2 === 0 ? ['noir', 'beige'] : ['bleu'],
    hasDiscount: number % 3 === 0,
    hasFlashSale: isFlashSale,
    hasWarranty: number % 4 === 0,
    isWarranty: number % 4 === 0,
    warrantyDuration: number % 4 === 0 ? 24 : null,
    warrantyType: number % 4 === 0 ? 'constructeur' : null,
    freeDelivery: price >= FREE_DELIVERY_FROM,
    hasVariants: number % 5 === 0,
    weightGrams: number % 6 === 0 ? null : 500,
    gtin: number % 2 === 0 ? gtinOf(`619${String(number).padStart(9, '0')}`) : null,
    mpn: number % 2 === 0 ? `MPN-${number}` : null,
    condition: number % 8 === 0 ? 'USED' : 'NEW',
    dimensions: number % 2 === 0 ? { lengthMm: 300, widthMm: 200, heightMm: 100 } : null,
    content: number % 2 === 0 ? { amount: 250, unit: 'GRAM' } : null,
  };
}

/** Ten top-level categories, three below each, two below those. */
function createCategories(products: number): CategoriesResponse {
  let id = 0;
  const make = (name: string, parent: Category | null, displayOrder: number): Category => {
    id += 1;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    return {
      _id: String(id),
      name,
      slug,
      imageUrl: `/media/category-${id}`,
      icon: null,
      active: true,
      isSpecial: parent === null && displayOrder % 4 === 0,
      isFeatured: parent === null && displayOrder % 3 === 0,
      isSubCategory: parent !== null,
      parentCategory: parent?._id ?? null,
      displayOrder,
      path: [...(parent?.path ?? []), slug],
      productCount: products,
      subCategories: [],
    };
  };
  const grow = (parent: Category, widths: readonly number[]) => {
    const [width = 0, ...rest] = widths;
    for (let index = width; index >= 1; index -= 1) {
      const child = make(`${parent.name} ${index}`, parent, index);
      grow(child, rest);
      parent.subCategories.push(child);
    }
  };
  const categories = Array.from({ length: 10 }, (_, index) => {
    const top = make(`Rayon ${10 - index}`, null, 10 - index);
    grow(top, [3, 2]);
    return top;
  });
  return {
    categories,
    top20Categories: categories.filter(({ isSpecial }) => !isSpecial),
    categoriesWithSubcategories: categories.filter(({ subCategories }) => subCategories.length > 0),
    specialCategories: categories.filter(({ isSpecial }) => isSpecial),
    featuredCategories: categories.filter(({ isFeatured }) => isFeatured),
  };
}

function flatten(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...flatten(category.subCategories)]);
}

/** French has every page, German only this one. */
const TEXT_PAGES: TextPage[] = (['fr', 'de'] as const).map((language) => ({
  slug: 'shipping',
  language,
  title: language === 'fr' ? 'Livraison' : 'Lieferung',
  summary: language === 'fr' ? 'Ce que coûte la livraison.' : 'Was die Lieferung kostet.',
  updatedAt: '2026-11-21T00:00:00.000Z',
  body: '## Tarif\n\nLa livraison coûte **8 TND**, voir [les retours](/returns).\n\n| De | Prix |\n|---|---|\n| 0 | 8 |\n\n### Et après ?\n\nElle est gratuite.\n\n- dès 99 TND\n',
}));

const coupon = (
  card: Pick<CouponCard, 'type' | 'code' | 'couponCode'> & Partial<CouponCard>,
): CouponCard => ({
  description: { fr: 'Coupon' },
  amount: null,
  percent: null,
  minPurchase: null,
  seller: null,
  endsAt: null,
  ...card,
});

const HOMEPAGE: Homepage = {
  name: 'v0',
  slider1: [
    { name: 'Soldes', imageUrl: '/media/slide-1', redirectUrl: '/promo/2' },
    { name: 'Lettre', imageUrl: '/media/slide-2', redirectUrl: null },
  ],
  aboveFooter: {
    image1: { imageUrl: '/media/above-1' },
    image2: null,
    image3: { imageUrl: '/media/above-3' },
  },
  promoImages: { image1: { imageUrl: '/media/promo-1' } },
  banner: null,
  promoPopup: { title: { fr: 'Livraison', en: 'Delivery' }, text: { fr: 'Partout.' }, redirectUrl: null },
  couponCards: [
    coupon({ type: 'fixed', code: '30', couponCode: 'LAWAJ30', amount: '30.000', minPurchase: '290.000' }),
    coupon({
      type: 'percentage',
      code: '35',
      couponCode: 'UN35',
      percent: 35,
      seller: { _id: '1', name: 'Boutique 1', slug: 'boutique-1' },
      endsAt: '2100-01-01T00:00:10.000Z',
    }),
  ],
  hiddenReward: coupon({ type: 'free_delivery', code: '', couponCode: 'TROUVE' }),
  discountBands: [
    {
      title: { fr: 'Maison', tn: 'الدار' },
      subtitle: null,
      imageUrl: '/media/band-1',
      category: { _id: '1', name: 'Rayon 1', slug: 'rayon-1' },
      maxDiscountPercent: 60,
    },
  ],
  liveShows: [
    {
      title: { fr: 'La poterie', de: 'Keramik' },
      seller: { _id: '2', name: 'Boutique 2', slug: 'boutique-2' },
      imageUrl: '/media/show-1',
      startsAt: '2099-12-31T23:59:00.000Z',
      endsAt: '2100-01-01T00:00:10.000Z',
      redirectUrl: null,
    },
  ],
  partners: [
    { _id: '3', name: 'Boutique 3', slug: 'boutique-3' },
    { _id: '9999', name: 'Fermée', slug: 'fermee' },
  ],
  promoSlides: [
    {
      id: 'the-50',
      imageUrl: '/media/slide-50',
      title: { fr: 'Moitié', en: 'Half' },
      subtitle: { fr: 'Tout' },
      redirectUrl: '/promo/the-50',
    },
  ],
  serviceCards: [
    {
      id: 'medecin',
      imageUrl: '/media/service-1',
      title: { fr: 'Médecin', en: 'Doctor' },
      redirectUrl: '/services/medecin',
    },
  ],
  validUntil: '2100-01-01T00:00:10.000Z',
};

const PROMO: Promo = {
  slug: 'the-50',
  title: { fr: 'À moitié prix', en: 'Half price' },
  subtitle: { fr: 'Remisé de 50 % ou plus.' },
  imageUrl: '/media/promo-the-50',
};

class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, code: ErrorCode, message: string, field?: string) {
    super(message);
    this.status = status;
    this.body = {
      error: { code, message, ...(field === undefined ? {} : { fields: [{ field, message }] }) },
    };
  }
}

const notFound = () => new Refusal(404, 'NOT_FOUND', 'There is no such thing');
const invalid = (field: string, message: string) => new Refusal(400, 'BAD_USER_INPUT', message, field);

interface Slice {
  from: number;
  limit: number;
}

function sliceOf(query: URLSearchParams): Slice {
  const limit = Number(query.get('limit') ?? 8);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw invalid('limit', 'must be from 1 to 100');
  const after = query.get('after');
  if (after === null) return { from: (Number(query.get('page') ?? 1) - 1) * limit, limit };
  const match = /^c(\d+)$/.exec(after);
  if (!match) throw invalid('after', 'is not a cursor');
  return { from: Number(match[1]), limit };
}

function paginationOf(total: number, { from, limit }: Slice): Pagination {
  return {
    currentPage: Math.floor(from / limit) + 1,
    totalPages: Math.ceil(total / limit),
    totalItems: total,
    itemsPerPage: limit,
    hasNext: from + limit < total,
    hasPrev: from > 0,
  };
}

/** The filters of the list: one predicate per parameter. */
const FILTERS: Readonly<Record<string, (product: ProductSummary, value: string) => boolean>> = {
  category: () => true,
  brand: ({ brandRef }, value) => brandRef !== null && value.split(',').includes(brandRef.slug),
  seller: ({ seller }, value) => value.split(',').includes(seller.slug),
  color: ({ colors }, value) => value.split(',').some((color) => colors.includes(color)),
  minPrice: ({ price }, value) => Number(price) >= Number(value),
  maxPrice: ({ price }, value) => Number(price) <= Number(value),
  isBestSeller: ({ isBestSeller }, value) => String(isBestSeller) === value,
  isFeatured: ({ isFeatured }, value) => String(isFeatured) === value,
  isFlashSale: ({ isFlashSale }, value) => String(isFlashSale) === value,
  hasDiscount: ({ hasDiscount }, value) => String(hasDiscount) === value,
  hasWarranty: ({ hasWarranty }, value) => String(hasWarranty) === value,
  inStock: ({ stock }, value) => String(stock > 0) === value,
  stockStatus: ({ stockStatus }, value) => stockStatus === value,
  minRating: ({ ratingAverage }, value) => ratingAverage >= Number(value),
  newSince: ({ createdAt }, value) => createdAt >= value,
  updatedAfter: ({ updatedAt = '' }, value) => updatedAt > value,
  input: ({ name }, value) => name.toLowerCase().includes(value.toLowerCase()),
  ids: ({ _id }, value) => value.split(',').includes(_id),
  skus: (product, value) =>
    [product, ...variantsOf(product)].some(({ sku }) => value.split(',').includes(sku)),
  gtins: (product, value) => {
    const wanted = value.split(',').map(wholeGtin);
    return [product, ...variantsOf(product)].some(
      ({ gtin }) => gtin != null && wanted.includes(wholeGtin(gtin)),
    );
  },
};

const SORTS: Readonly<Record<string, (a: ProductSummary, b: ProductSummary) => number>> = {
  price: (a, b) => Number(a.price) - Number(b.price),
  name: (a, b) => a.name.localeCompare(b.name, 'fr'),
  ratingAverage: (a, b) => a.ratingAverage - b.ratingAverage,
};

class Api {
  readonly data: FixtureData;
  readonly #lists = new Map<string, ProductSummary[]>();
  readonly #events: FeedEvent[] = [];
  #waiting: (() => void)[] = [];

  constructor(data: FixtureData) {
    this.data = data;
  }

  emit({ type, subject }: Pick<FeedEvent, 'type' | 'subject'>): void {
    const id = String(this.#events.length + 1);
    this.#events.push({ id, type, subject, occurredAt: new Date().toISOString(), data: {} });
    for (const wake of this.#waiting.splice(0)) wake();
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Body of the response to a GET. */
  get(path: string, query: URLSearchParams, authorization: string | undefined): string | Promise<string> {
    if (path === '/v1/admin/products') return this.#productPage(query);
    if (path === '/v1/admin/products/all') return JSON.stringify(this.data.products);
    if (path === '/v1/admin/categories') return JSON.stringify(this.data.categories);
    if (path === '/v1/payments/methods')
      return JSON.stringify({ options: [{ method: 'CASH_ON_DELIVERY', provider: null }] });
    if (path === '/v1/admin/products/filter-options') return JSON.stringify(this.#filterOptions());
    if (path === '/v1/events') return this.#feed(query, authorization);
    if (path === '/health') return '{"status":"ok"}';
    if (path === '/v1/delivery/times')
      return JSON.stringify({ times: this.#deliveryTimes(query.get('seller')) });
    if (path === '/v1/delivery/times/by-shops')
      return JSON.stringify(
        (query.get('ids') ?? '')
          .split(',')
          .filter((id) => this.data.shops.some(({ _id }) => _id === id))
          .map((seller) => ({ seller, times: this.#deliveryTimes(seller) })),
      );
    const [, , area = '', second = '', third = ''] = path.split('/').map(decodeURIComponent);
    return JSON.stringify(this.#one(area, second, third, query));
  }

  quote(body: unknown): string {
    const parsed = QuoteRequest.safeParse(body);
    if (!parsed.success) throw invalid(parsed.error.issues[0]?.path.join('.') ?? 'body', 'is malformed');
    let total = 0;
    let count = 0;
    const lines = parsed.data.lines.map((line): Quote['lines'][number] => {
      const product = this.data.products.find(({ _id }) => _id === line.productId) ?? null;
      const unitPrice = product ? fromTnd(product.discountPrice ?? product.price) : 0;
      total += unitPrice * line.quantity;
      count += product ? line.quantity : 0;
      return {
        productId: line.productId,
        variantId: line.variantId ?? null,
        quantity: line.quantity,
        product,
        variant:
          product && line.variantId != null
            ? (variantsOf(product).find(({ id }) => id === line.variantId) ?? null)
            : null,
        unitPrice: toTnd(unitPrice),
        regularUnitPrice: product?.price ?? toTnd(0),
        total: toTnd(unitPrice * line.quantity),
        problems: product
          ? []
          : [{ code: 'PRODUCT_UNAVAILABLE', message: 'No longer sold', availableQuantity: null }],
      };
    });
    const fee = total >= FREE_DELIVERY_FROM || count === 0 ? 0 : DELIVERY_FEE;
    const holds = parsed.data.couponCode === 'CINQ';
    const discount = holds ? 5_000 : 0;
    const quote: Quote = {
      lines,
      itemCount: count,
      itemsTotal: toTnd(total),
      discountTotal: toTnd(discount),
      deliveryFee: toTnd(fee),
      freeDeliveryFrom: toTnd(FREE_DELIVERY_FROM),
      pointsLimit: 0,
      pointsUsed: 0,
      pointsDiscount: toTnd(0),
      total: toTnd(total - discount + fee),
      coupon: holds ? { code: 'CINQ', type: 'fixed', discount: toTnd(discount) } : null,
      problems:
        parsed.data.couponCode && !holds
          ? [
              {
                code: 'COUPON_INVALID',
                message: 'Too little',
                availableQuantity: null,
                couponReason: 'MIN_PURCHASE',
                missingAmount: '12.500',
              },
            ]
          : [],
      validUntil: null,
    };
    return JSON.stringify(quote);
  }

  #productPage(query: URLSearchParams): string {
    const slice = sliceOf(query);
    const found = this.#list(query);
    // Serialised for every response, as a REST API does: the bench compares the gateway with this.
    return JSON.stringify({ ...page('products', found, slice), correctedInput: null });
  }

  /** The whole filtered, sorted list; cached, so that a page costs only its own size. */
  #list(query: URLSearchParams): ProductSummary[] {
    const conditions = [...query].filter(([name]) => name in FILTERS);
    const category = query.get('category');
    if (category !== null && !/^[a-z0-9-]+$/.test(category)) throw invalid('category', 'must be a slug');
    const sort = SORTS[query.get('sortBy') ?? ''];
    const sign = query.get('sortOrder') === 'asc' ? 1 : -1;
    const key = `${JSON.stringify(conditions)} ${sort ? `${query.get('sortBy')} ${sign}` : ''}`;
    let list = this.#lists.get(key);
    if (!list) {
      const below = category === null ? undefined : this.#slugsBelow(category);
      list = this.data.products.filter(
        (product) =>
          conditions.every(([name, value]) => FILTERS[name]?.(product, value) ?? true) &&
          (below === undefined || below.has(product.category.slug)),
      );
      if (sort) list.sort((a, b) => sign * sort(a, b));
      if (this.#lists.size > 500) this.#lists.clear();
      this.#lists.set(key, list);
    }
    return list;
  }

  #slugsBelow(slug: string): Set<string> {
    const category = flatten(this.data.categories.categories).find((candidate) => candidate.slug === slug);
    return new Set(category ? flatten([category]).map((below) => below.slug) : []);
  }

  #one(area: string, second: string, third: string, query: URLSearchParams): unknown {
    switch (area) {
      case 'products': {
        if (second === 'by-ids') {
          const ids = (query.get('ids') ?? '').split(',');
          return this.data.products.filter(({ _id }) => ids.includes(_id)).map((one) => this.#detail(one));
        }
        if (second === 'by-slug') return this.#detail(this.data.products.find(({ slug }) => slug === third));
        const product = this.data.products.find(({ _id }) => _id === second);
        if (third === 'related') return this.#related(product, Number(query.get('limit') ?? 8));
        return third === 'reviews' ? this.#reviews(product, query) : this.#detail(product);
      }
      case 'brands':
        return directory(this.data.brands, 'brands', second, query);
      case 'shops':
        return directory(this.data.shops, 'shops', second, query);
      case 'promos':
        if (second === PROMO.slug) return PROMO;
        throw notFound();
      case 'pages':
        return textPage(second, query.get('language'));
      case 'admin':
        if (second === 'categories') return this.#category(third);
        if (second === 'homepages-name' && third === HOMEPAGE.name) return HOMEPAGE;
        throw notFound();
      default:
        throw notFound();
    }
  }

  /** Two days in transit; none for the second shop. */
  #deliveryTimes(seller: string | null): DeliveryTimes | null {
    const shop = this.data.shops.find(({ _id }) => _id === seller);
    if (!shop) throw notFound();
    if (shop === this.data.shops[1]) return null;
    const hours = shop.preparationHours;
    return {
      preparationHours: { least: hours, most: hours },
      transitDays: { least: 1, most: 2 },
      arrives: { from: '2026-11-24', until: '2026-11-25' },
    };
  }

  #detail(product: ProductSummary | undefined): ProductDetail {
    if (!product) throw notFound();
    const own = flatten(this.data.categories.categories).find(({ _id }) => _id === product.category._id);
    return {
      ...product,
      images: [`/media/product-${product._id}`, `/media/product-${product._id}-b`],
      imageAlts: { [`/media/product-${product._id}`]: ALT },
      variants: variantsOf(product),
      specs: [{ name: 'Matière', value: 'bois' }],
      returnPolicy: null,
      priceHistory: [{ at: product.createdAt, price: product.price }],
      ancestors: own ? [{ _id: own._id, name: own.name, slug: own.slug }] : [],
    };
  }

  #related(product: ProductSummary | undefined, limit: number): ProductSummary[] {
    if (!product) throw notFound();
    const others = this.data.products.filter(
      ({ _id, category }) => _id !== product._id && category._id === product.category._id,
    );
    return others.slice(0, limit);
  }

  #reviews(product: ProductSummary | undefined, query: URLSearchParams): unknown {
    if (!product) throw notFound();
    const reviews: Review[] = Array.from({ length: 12 }, (_, index) => ({
      _id: String(Number(product._id) * 100 + index),
      productId: product._id,
      rating: (index % 5) + 1,
      title: null,
      text: `Avis ${index + 1}`,
      authorName: 'Amel B.',
      verifiedPurchase: true,
      createdAt: product.createdAt,
    }));
    const slice = sliceOf(query);
    return { ...page('reviews', reviews, slice), histogram: [3, 3, 2, 2, 2] };
  }

  #category(slug: string): CategoryWithItems {
    const category = flatten(this.data.categories.categories).find((candidate) => candidate.slug === slug);
    if (!category) throw notFound();
    const items = this.data.products.filter((product) => product.category.slug === slug).slice(0, 8);
    return { ...category, description: `Tout le ${category.name}`, ancestors: [], items };
  }

  #filterOptions(): FilterOptions {
    const counted = [{ value: 'noir', label: 'noir', count: 12 }];
    const rayon = { value: 'rayon-1', label: 'Rayon 1', labels: { en: 'Department 1' }, count: 12 };
    return {
      minPrice: '5.000',
      maxPrice: '404.999',
      categories: [rayon],
      brands: [],
      sellers: [],
      colors: counted,
      stockStatuses: [],
      warrantyCount: 3,
      discountCount: 4,
      inStockCount: 5,
      specs: [
        {
          name: 'Matière',
          label: 'Matière',
          labels: { en: 'Material' },
          values: [
            { value: 'bois', label: 'bois', labels: { en: 'wood' }, count: 3 },
            { value: 'laine', label: 'laine', count: 1 },
          ],
        },
      ],
    };
  }

  async #feed(query: URLSearchParams, authorization: string | undefined): Promise<string> {
    if (authorization !== `Bearer ${SERVICE_TOKEN}`)
      throw new Refusal(401, 'UNAUTHENTICATED', 'A service token is needed');
    const after = query.get('after');
    const end = () => ({ events: [], cursor: String(this.#events.length) });
    if (after === null) return JSON.stringify(end() satisfies FeedPage);
    const from = Number(after);
    if (!(from <= this.#events.length)) throw invalid('after', 'is not a cursor');
    if (from === this.#events.length) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Number(query.get('wait') ?? 0) * 1_000).unref();
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return JSON.stringify({
      events: this.#events.slice(from),
      cursor: String(this.#events.length),
    } satisfies FeedPage);
  }
}

const gtinOf = (digits: string): string => digits + gtinCheckDigit(digits);

function variantsOf(product: ProductSummary): ProductDetail['variants'] {
  if (!product.hasVariants) return [];
  return ['S', 'M'].map((size, index) => ({
    id: `${product._id}${index + 1}`,
    sku: `${product.sku}-${size}`,
    color: null,
    size,
    priceDelta: toTnd(index * 1_000),
    stock: 4,
    gtin: index === 0 ? gtinOf(`618${product._id.padStart(9, '0')}`) : undefined,
  }));
}

function page(name: string, all: readonly unknown[], slice: Slice): Record<string, unknown> {
  const items = all.slice(slice.from, slice.from + slice.limit);
  const cursors = items.map((_, index) => `c${slice.from + index + 1}`);
  return { [name]: items, cursors, pagination: paginationOf(all.length, slice) };
}

function textPage(slug: string, asked: string | null): TextPage | TextPageList {
  const pages = TEXT_PAGES.filter(({ language }) => language === asked);
  const inLanguage =
    pages.length > 0 ? pages : TEXT_PAGES.filter(({ language }) => language === FALLBACK_LANGUAGE);
  if (slug === '') return { pages: inLanguage.map((page) => TextPageSummary.parse(page)) };
  const page = inLanguage.find((candidate) => candidate.slug === slug);
  if (!page) throw notFound();
  return page;
}

function directory(
  all: readonly { _id: string; slug: string; country?: string | null }[],
  name: string,
  key: string,
  query: URLSearchParams,
): unknown {
  if (key === '') {
    const country = query.get('country');
    return page(
      name,
      all.filter((item) => country === null || item.country === country),
      sliceOf(query),
    );
  }
  if (key === 'by-ids') {
    const ids = (query.get('ids') ?? '').split(',');
    return all.filter(({ _id }) => ids.includes(_id));
  }
  const found = all.find(({ slug }) => slug === key);
  if (!found) throw notFound();
  return found;
}

/** Starts the fixture on a free port of this machine, unless another is given. */
export async function createFixtureOrigin(options: FixtureOptions = {}): Promise<FixtureOrigin> {
  const data = createFixtureData(options.products ?? 3_000, options.now ?? Date.now());
  const api = new Api(data);
  const requests: string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (options.record) requests.push(`${request.method} ${url}`);
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    const query = new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
    let status = 200;
    let body: string;
    try {
      if (request.method === 'POST' && path === '/v1/cart/quote')
        body = api.quote(JSON.parse(await textOf(request)));
      else if (request.method === 'GET') {
        const given = api.get(path, query, request.headers.authorization);
        body = typeof given === 'string' ? given : await given;
      } else throw notFound();
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : new Refusal(500, 'INTERNAL', 'The fixture is at fault');
      ({ status } = refusal);
      body = JSON.stringify(refusal.body);
    }
    const buffer = Buffer.from(body);
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': buffer.length,
    });
    response.end(buffer);
  };

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    data,
    emit: (event) => api.emit(event),
    waiting: () => api.waiting,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

if (import.meta.main) {
  const origin = await createFixtureOrigin({ port: Number(process.env['PORT'] ?? 0) });
  process.stdout.write(`${origin.url}\n`);
  process.send?.({ type: 'ready', url: origin.url });
  process.once('SIGTERM', () => void origin.close().then(() => process.exit(0)));
}
