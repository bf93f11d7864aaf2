/** Products: from the wire to the schema's type. Prices and flash sales are worked out here and nowhere else. */
import type {
  ProductDetail,
  ProductPage,
  ProductSummary,
  ProductVariant,
  StockStatus,
} from '../../../contract/catalogue.ts';
import { discountPercent, fromTnd } from '../../../contract/money.ts';
import { isFlashActive, isFlashOver } from '../../loaders/anonymous/flash.ts';
import { ConnectionModel } from '../base/connection.ts';
import { toGlobalId } from '../base/ids.ts';
import { optionalImage } from '../base/image.ts';
import { money, moneyOf } from '../base/money.ts';
import type { MoneyModel } from '../base/money.ts';

/** Statuses under which nothing can be ordered, whatever the stock says. */
const NOT_SOLD: ReadonlySet<StockStatus> = new Set(['Out of Stock', 'Soon', 'Discontinued']);

export class ProductModel {
  readonly __typename = 'Product';
  readonly wire: ProductSummary;
  /** Set when the product was read by itself. */
  readonly detail: ProductDetail | undefined;
  readonly #now: number;

  /** `now` (ms) decides whether flash prices hold. */
  constructor(wire: ProductSummary, now: number, detail?: ProductDetail) {
    this.wire = wire;
    this.#now = now;
    this.detail = detail;
  }

  get id(): string {
    return toGlobalId('Product', this.wire._id);
  }
  get slug(): string {
    return this.wire.slug;
  }
  get name(): string {
    return this.wire.name;
  }
  get sku(): string {
    return this.wire.sku;
  }
  get description(): string {
    return this.wire.description;
  }
  get mainImage() {
    return optionalImage(this.wire.mainImgUrl);
  }
  get price(): MoneyModel {
    return money(this.wire.price);
  }
  get discountPrice(): MoneyModel | null {
    const reduced = this.#reduced;
    return reduced === null ? null : money(reduced);
  }
  get currentPrice(): MoneyModel {
    return money(this.#current);
  }
  get discountPercent(): number {
    const current = this.#current;
    return current === this.wire.price ? 0 : discountPercent(fromTnd(this.wire.price), fromTnd(current));
  }
  get stock(): number {
    return this.wire.stock;
  }
  get stockStatus() {
    return this.wire.stockStatus;
  }
  get isAvailable(): boolean {
    const { active, stock, stockStatus } = this.wire;
    return active && stock > 0 && !NOT_SOLD.has(stockStatus);
  }
  get ratingAverage(): number {
    return this.wire.ratingAverage;
  }
  get ratingCount(): number {
    return this.wire.ratingCount;
  }
  get isBestSeller(): boolean {
    return this.wire.isBestSeller;
  }
  get isFeatured(): boolean {
    return this.wire.isFeatured;
  }
  get flashSale() {
    const { wire } = this;
    if (!wire.isFlashSale || wire.flashSalePrice === null || isFlashOver(wire, this.#now)) return null;
    return {
      price: money(wire.flashSalePrice),
      discountPercent: discountPercent(fromTnd(wire.price), fromTnd(wire.flashSalePrice)),
      startsAt: wire.flashSaleStartsAt,
      expiresAt: wire.flashSaleExpiresAt,
      stock: wire.flashSaleStock,
      remainingStock: wire.flashSaleRemainingStock,
      isActive: isFlashActive(wire, this.#now),
    };
  }
  get hasFreeDelivery(): boolean {
    return this.wire.freeDelivery;
  }
  get warranty() {
    const { wire } = this;
    return wire.hasWarranty || wire.isWarranty
      ? { months: wire.warrantyDuration, type: wire.warrantyType }
      : null;
  }
  get tags(): string[] {
    return this.wire.tags;
  }
  get colors(): string[] {
    return this.wire.colors;
  }
  get hasVariants(): boolean {
    return this.wire.hasVariants;
  }
  get weightGrams(): number | null {
    return this.wire.weightGrams;
  }
  get createdAt(): string {
    return this.wire.createdAt;
  }

  /** The variant's form of this product. */
  variant(variant: ProductVariant): ProductVariantModel {
    return new ProductVariantModel(this.wire._id, this.#current, variant);
  }

  get #reduced(): string | null {
    const { price, discountPrice } = this.wire;
    if (discountPrice === null) return null;
    const reduced = fromTnd(discountPrice);
    return reduced > 0 && reduced < fromTnd(price) ? discountPrice : null;
  }

  get #current(): string {
    const { wire } = this;
    if (wire.flashSalePrice !== null && isFlashActive(wire, this.#now)) return wire.flashSalePrice;
    return this.#reduced ?? wire.price;
  }
}

export class ProductVariantModel {
  readonly __typename = 'ProductVariant';
  readonly #productId: string;
  readonly #productPrice: string;
  readonly #wire: ProductVariant;

  constructor(productId: string, productPrice: string, wire: ProductVariant) {
    this.#productId = productId;
    this.#productPrice = productPrice;
    this.#wire = wire;
  }

  get id(): string {
    return toGlobalId('ProductVariant', `${this.#productId}.${this.#wire.id}`);
  }
  get sku(): string {
    return this.#wire.sku;
  }
  get color(): string | null {
    return this.#wire.color;
  }
  get size(): string | null {
    return this.#wire.size;
  }
  get stock(): number {
    return this.#wire.stock;
  }
  get currentPrice(): MoneyModel {
    return moneyOf(fromTnd(this.#productPrice) + fromTnd(this.#wire.priceDelta));
  }
}

export class ProductConnectionModel extends ConnectionModel<ProductSummary, ProductModel> {
  readonly currentPage: number | null;
  readonly correctedQuery: string | null;

  /** `isNumbered`: the page was asked for by its number. */
  constructor(page: ProductPage, now: number, isNumbered: boolean) {
    super(page.products, page.cursors, page.pagination, (product) => new ProductModel(product, now));
    this.currentPage = isNumbered ? page.pagination.currentPage : null;
    this.correctedQuery = page.correctedInput;
  }
}
