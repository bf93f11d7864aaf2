/** Maps products from REST to the schema's type. */
import type {
  ProductDetail,
  ProductPage,
  ProductSummary,
  ProductVariant,
} from '../../../contract/catalogue.ts';
import { discountPercent, fromTnd } from '../../../contract/money.ts';
import { isAvailable } from '../../../contract/rules/availability.ts';
import { paths } from '../../../contract/rules/paths.ts';
import { isShopPath } from '../../../contract/rules/shop-path.ts';
import {
  currentPrice,
  isFlashActive,
  isFlashOver,
  priceFactsOf,
  reducedPrice,
  variantPrice,
  type PriceFacts,
} from '../../../contract/rules/price.ts';
import { unitPrice } from '../../../contract/rules/unit-price.ts';
import { ConnectionModel } from '../base/connection.ts';
import { joinKey, toGlobalId } from '../base/ids.ts';
import { optionalImage } from '../base/image.ts';
import type { InLanguage } from '../base/languages.ts';
import { money, moneyOf } from '../base/money.ts';
import type { MoneyModel } from '../base/money.ts';
import { colorName, selectedOptionsOf } from './options.ts';

export class ProductModel {
  readonly __typename = 'Product';
  readonly wire: ProductSummary;
  /** Set when the product was loaded on its own. */
  readonly detail: ProductDetail | undefined;
  readonly #now: number;
  #known: PriceFacts | undefined;

  /** `now` (ms) determines whether flash prices apply. */
  constructor(wire: ProductSummary, now: number, detail?: ProductDetail) {
    this.wire = wire;
    this.#now = now;
    this.detail = detail;
  }

  get id(): string {
    return toGlobalId('Product', this.wire._id);
  }
  get url(): string {
    return paths.product(this.slug);
  }
  get slug(): string {
    return this.wire.slug;
  }
  get sku(): string {
    return this.wire.sku;
  }
  get mainImage() {
    return optionalImage(this.wire.mainImgUrl, this.wire.mainImgAlt);
  }
  get price(): MoneyModel {
    return money(this.wire.price);
  }
  get discountPrice(): MoneyModel | null {
    const reduced = reducedPrice(this.#facts);
    return reduced === null ? null : moneyOf(reduced);
  }
  get currentPrice(): MoneyModel {
    return moneyOf(this.#current);
  }
  get discountPercent(): number {
    return discountPercent(this.#facts.price, this.#current);
  }
  get stock(): number {
    return this.wire.stock;
  }
  get stockStatus() {
    return this.wire.stockStatus;
  }
  get isAvailable(): boolean {
    return isAvailable(this.wire);
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
    if (!wire.isFlashSale || wire.flashSalePrice === null || isFlashOver(this.#facts, this.#now)) return null;
    return {
      price: money(wire.flashSalePrice),
      discountPercent: discountPercent(fromTnd(wire.price), fromTnd(wire.flashSalePrice)),
      startsAt: wire.flashSaleStartsAt,
      expiresAt: wire.flashSaleExpiresAt,
      stock: wire.flashSaleStock,
      remainingStock: wire.flashSaleRemainingStock,
      isActive: isFlashActive(this.#facts, this.#now),
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
  get hasVariants(): boolean {
    return this.wire.hasVariants;
  }
  get weightGrams(): number | null {
    return this.wire.weightGrams;
  }
  get gtin(): string | null {
    return this.wire.gtin ?? null;
  }
  get mpn(): string | null {
    return this.wire.mpn ?? null;
  }
  get condition() {
    return this.wire.condition ?? 'NEW';
  }
  get dimensions() {
    return this.wire.dimensions ?? null;
  }
  get content() {
    return this.wire.content ?? null;
  }
  get unitPrice() {
    const { content } = this;
    if (content === null || this.hasVariants) return null;
    const { price, unit } = unitPrice(this.#current, content);
    return { price: moneyOf(price), unit };
  }
  get createdAt(): string {
    return this.wire.createdAt;
  }
  get updatedAt(): string | null {
    return this.wire.updatedAt ?? null;
  }

  /** A variant of this product. */
  variant(variant: ProductVariant): ProductVariantModel {
    return new ProductVariantModel(this, this.#current, variant);
  }

  get #facts(): PriceFacts {
    this.#known ??= priceFactsOf(this.wire);
    return this.#known;
  }

  get #current(): number {
    return currentPrice(this.#facts, this.#now);
  }
}

export class ProductVariantModel {
  readonly __typename = 'ProductVariant';
  readonly product: ProductModel;
  readonly #productPrice: number;
  readonly #wire: ProductVariant;

  /** `productPrice`: current price of the product in millimes. */
  constructor(product: ProductModel, productPrice: number, wire: ProductVariant) {
    this.product = product;
    this.#productPrice = productPrice;
    this.#wire = wire;
  }

  get id(): string {
    return toGlobalId('ProductVariant', joinKey(this.product.wire._id, this.#wire.id));
  }
  get sku(): string {
    return this.#wire.sku;
  }
  color({ language }: InLanguage): string | null {
    const { color } = this.#wire;
    return color === null ? null : colorName(color, language).text;
  }
  get size(): string | null {
    return this.#wire.size;
  }
  get stock(): number {
    return this.#wire.stock;
  }
  get gtin(): string | null {
    return this.#wire.gtin ?? null;
  }
  get mpn(): string | null {
    return this.#wire.mpn ?? null;
  }
  get selectedOptions() {
    return selectedOptionsOf(this.#wire);
  }
  get isAvailable(): boolean {
    return isAvailable({ ...this.product.wire, stock: this.#wire.stock });
  }
  get image() {
    return this.product.mainImage;
  }
  get price(): MoneyModel {
    return moneyOf(variantPrice(fromTnd(this.product.wire.price), fromTnd(this.#wire.priceDelta)));
  }
  get currentPrice(): MoneyModel {
    return moneyOf(variantPrice(this.#productPrice, fromTnd(this.#wire.priceDelta)));
  }
}

export class ProductConnectionModel extends ConnectionModel<ProductSummary, ProductModel> {
  readonly currentPage: number | null;
  readonly correctedQuery: string | null;
  readonly searchRedirect: string | null;

  /** `isNumbered`: the page was requested by its number. */
  constructor(page: ProductPage, now: number, isNumbered: boolean) {
    super(page.products, page.cursors, page.pagination, (product) => new ProductModel(product, now));
    this.currentPage = isNumbered ? page.pagination.currentPage : null;
    this.correctedQuery = page.correctedInput;
    const { searchRedirect = '' } = page;
    // Shoppers never leave the shop by it, whatever the upstream says.
    this.searchRedirect = isShopPath(searchRedirect) ? searchRedirect : null;
  }
}
