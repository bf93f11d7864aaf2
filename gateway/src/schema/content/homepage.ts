/** Maps the home page's content from REST to the schema's types. Fields that need a language or a call are in the resolvers. */
import type {
  Banner,
  CouponCard,
  DiscountBand,
  Homepage,
  LiveShow,
  PromoSlide,
  ServiceCard,
} from '../../../contract/content.ts';
import { toGlobalId } from '../base/ids.ts';
import { image, optionalImage } from '../base/image.ts';
import { money, optionalMoney } from '../base/money.ts';

const optionalPicture = (picture: Homepage['banner']) =>
  optionalImage(picture?.imageUrl ?? null, picture?.alt);

export class HomepageModel {
  readonly __typename = 'Homepage';
  readonly wire: Homepage;
  readonly #now: number;

  constructor(wire: Homepage, now: number) {
    this.wire = wire;
    this.#now = now;
  }

  get id(): string {
    return toGlobalId('Homepage', this.wire.name);
  }
  get name(): string {
    return this.wire.name;
  }
  get slider1() {
    return this.wire.slider1.map((banner) => new BannerModel(banner));
  }
  get aboveFooter() {
    const { image1, image2, image3 } = this.wire.aboveFooter;
    return [image1, image2, image3].map((picture) => optionalImage(picture?.imageUrl ?? null));
  }
  get promoImage() {
    return optionalPicture(this.wire.promoImages.image1);
  }
  get banner() {
    return optionalPicture(this.wire.banner);
  }
  get promoPopup() {
    return this.wire.promoPopup ?? null;
  }
  get couponCards() {
    return (this.wire.couponCards ?? []).filter(this.#isUsable).map((card) => new CouponCardModel(card));
  }
  get hiddenReward() {
    const card = this.wire.hiddenReward;
    return card && this.#isUsable(card) ? new CouponCardModel(card) : null;
  }
  get discountBands() {
    return (this.wire.discountBands ?? []).map((band) => new DiscountBandModel(band));
  }
  get liveShows() {
    return (this.wire.liveShows ?? [])
      .filter(({ endsAt }) => Date.parse(endsAt) > this.#now)
      .map((show) => new LiveShowModel(show));
  }
  get promoSlides() {
    return (this.wire.promoSlides ?? []).map((slide) => new PromoSlideModel(slide));
  }
  get serviceCards() {
    return (this.wire.serviceCards ?? []).map((card) => new ServiceCardModel(card));
  }

  /** A coupon in a cached response may have expired. */
  #isUsable = ({ endsAt }: CouponCard): boolean => endsAt === null || Date.parse(endsAt) > this.#now;
}

export class BannerModel {
  readonly wire: Banner;
  constructor(wire: Banner) {
    this.wire = wire;
  }
  get image() {
    return image(this.wire.imageUrl);
  }
  get redirectUrl(): string | null {
    return this.wire.redirectUrl;
  }
  get offer() {
    const { offer } = this.wire;
    return offer ? { fromPrice: money(offer.fromPrice), maxDiscountPercent: offer.maxDiscountPercent } : null;
  }
}

export class CouponCardModel {
  readonly wire: CouponCard;
  constructor(wire: CouponCard) {
    this.wire = wire;
  }
  get couponCode(): string {
    return this.wire.couponCode;
  }
  get type() {
    return this.wire.type;
  }
  get amount() {
    return optionalMoney(this.wire.amount);
  }
  get percent(): number | null {
    return this.wire.percent;
  }
  get minPurchase() {
    return optionalMoney(this.wire.minPurchase);
  }
  get endsAt(): string | null {
    return this.wire.endsAt;
  }
}

export class DiscountBandModel {
  readonly wire: DiscountBand;
  constructor(wire: DiscountBand) {
    this.wire = wire;
  }
  get image() {
    return optionalImage(this.wire.imageUrl);
  }
  get maxDiscountPercent(): number {
    return this.wire.maxDiscountPercent;
  }
}

export class LiveShowModel {
  readonly wire: LiveShow;
  constructor(wire: LiveShow) {
    this.wire = wire;
  }
  get image() {
    return optionalImage(this.wire.imageUrl);
  }
  get startsAt(): string {
    return this.wire.startsAt;
  }
  get endsAt(): string {
    return this.wire.endsAt;
  }
  get redirectUrl(): string | null {
    return this.wire.redirectUrl;
  }
}

export class PromoSlideModel {
  readonly wire: PromoSlide;
  constructor(wire: PromoSlide) {
    this.wire = wire;
  }
  get key(): string {
    return this.wire.id;
  }
  get image() {
    return image(this.wire.imageUrl);
  }
  get redirectUrl(): string {
    return this.wire.redirectUrl;
  }
}

export class ServiceCardModel {
  readonly wire: ServiceCard;
  constructor(wire: ServiceCard) {
    this.wire = wire;
  }
  get slug(): string {
    return this.wire.id;
  }
  get image() {
    return image(this.wire.imageUrl);
  }
  get redirectUrl(): string {
    return this.wire.redirectUrl;
  }
}
