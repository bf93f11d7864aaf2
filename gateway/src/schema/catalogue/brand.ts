/** Maps brands and sellers from REST to the schema's types. */
import type { Brand, BrandPage, Ref, Shop, ShopPage } from '../../../contract/catalogue.ts';
import { REGIONS } from '../../../contract/rules/regions.ts';
import { ConnectionModel } from '../base/connection.ts';
import { toGlobalId } from '../base/ids.ts';
import { image, optionalImage } from '../base/image.ts';
import { RegionModel } from '../content/region.ts';

/** Fields of a brand or seller that a reference contains. */
export const REF_FIELDS: ReadonlySet<string> = new Set(['id', 'name', 'slug']);

export class BrandModel {
  readonly __typename = 'Brand';
  readonly wire: Brand;

  constructor(wire: Brand) {
    this.wire = wire;
  }

  get id(): string {
    return toGlobalId('Brand', this.wire._id);
  }
  get slug(): string {
    return this.wire.slug;
  }
  get name(): string {
    return this.wire.name;
  }
  get countryCode(): string | null {
    return this.wire.country;
  }
  get productCount(): number {
    return this.wire.productCount;
  }
}

/** A brand from a reference; only REF_FIELDS may be read. */
export function brandOfRef(ref: Ref): BrandModel {
  return new BrandModel({ ...ref, logoUrl: null, description: null, country: null, productCount: 0 });
}

export class SellerModel {
  readonly __typename = 'Seller';
  readonly wire: Shop;

  constructor(wire: Shop) {
    this.wire = wire;
  }

  get id(): string {
    return toGlobalId('Seller', this.wire._id);
  }
  get slug(): string {
    return this.wire.slug;
  }
  get name(): string {
    return this.wire.name;
  }
  get logo() {
    return optionalImage(this.wire.logoUrl);
  }
  get cover() {
    return optionalImage(this.wire.coverUrl);
  }
  get productPictures() {
    return (this.wire.pictureUrls ?? []).map((url) => image(url));
  }
  get region(): RegionModel {
    return new RegionModel(this.wire.governorateId);
  }
  get preparationHours(): number {
    return this.wire.preparationHours;
  }
  get ratingAverage(): number {
    return this.wire.ratingAverage;
  }
  get ratingCount(): number {
    return this.wire.ratingCount;
  }
  get productCount(): number {
    return this.wire.productCount;
  }
  get followerCount(): number {
    return this.wire.followerCount ?? 0;
  }
  get createdAt(): string {
    return this.wire.createdAt;
  }
}

/** A seller from a reference; only REF_FIELDS may be read. */
export function sellerOfRef(ref: Ref): SellerModel {
  return new SellerModel({
    ...ref,
    logoUrl: null,
    coverUrl: null,
    description: null,
    governorateId: REGIONS.length,
    returnPolicy: null,
    preparationHours: 0,
    ratingAverage: 0,
    ratingCount: 0,
    productCount: 0,
    createdAt: '',
  });
}

export class BrandConnectionModel extends ConnectionModel<Brand, BrandModel> {
  constructor(page: BrandPage) {
    super(page.brands, page.cursors, page.pagination, (brand) => new BrandModel(brand));
  }
}

export class SellerConnectionModel extends ConnectionModel<Shop, SellerModel> {
  constructor(page: ShopPage) {
    super(page.shops, page.cursors, page.pagination, (shop) => new SellerModel(shop));
  }
}
