/** REST v1 messages of the home page's content (spec section 3), the promotions and the regions. */
import { z } from 'zod';
import { ImageAlt, Ref } from './catalogue.ts';
import { ImageUrl, Instant, LinkUrl, Slug, Tnd } from './common.ts';
import { OtherTexts } from './other-texts.ts';
import { HOME_LAYOUTS } from './rules/home-sections.ts';

const Picture = z.object({ imageUrl: ImageUrl, alt: ImageAlt.optional() });

/** One slide or banner. A slide without a redirectUrl opens the newsletter (spec section 2.3). */
export const Banner = z
  .object({
    name: z.string(),
    names: OtherTexts.optional().describe('The name in other languages.'),
    imageUrl: ImageUrl,
    redirectUrl: LinkUrl.nullable(),
    offer: z
      .object({
        fromPrice: Tnd.describe('Lowest current price of a reduced product.'),
        maxDiscountPercent: z.int().min(1).max(100).describe('Largest current reduction.'),
      })
      .nullable()
      .optional()
      .describe(
        'Current reductions where it leads: in a category, or in the whole shop; null: there are none.',
      ),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof Banner>;

/** A text in the shop's languages. French replaces missing ones. */
export const LocalisedText = z
  .object({
    fr: z.string().min(1),
    en: z.string().optional(),
    de: z.string().optional(),
    tn: z.string().optional(),
  })
  .meta({ id: 'LocalisedText' });
export type LocalisedText = z.infer<typeof LocalisedText>;

export const CouponType = z.enum(['fixed', 'percentage', 'free_delivery']).meta({ id: 'CouponType' });
export type CouponType = z.infer<typeof CouponType>;

/** Spec section 3: type, code (the amount), description (minimum purchase or shop), couponCode; the other fields repeat it as numbers. */
export const CouponCard = z
  .object({
    type: CouponType,
    code: z.string().describe('The amount as printed on the card: TND or percent; empty for free delivery.'),
    description: LocalisedText.describe('Minimum purchase or shop.'),
    couponCode: z.string().describe('Code to enter in the coupon field.'),
    amount: Tnd.nullable().describe('Of a fixed discount.'),
    percent: z.int().min(1).max(100).nullable().describe('Of a percentage discount.'),
    minPurchase: Tnd.nullable(),
    seller: Ref.nullable().describe('Limited to this shop’s items.'),
    endsAt: Instant.nullable(),
  })
  .meta({ id: 'CouponCard' });
export type CouponCard = z.infer<typeof CouponCard>;

/** Target of the promotion banner. */
export const PromoPopup = z
  .object({ title: LocalisedText, text: LocalisedText, redirectUrl: LinkUrl.nullable() })
  .meta({ id: 'PromoPopup' });
export type PromoPopup = z.infer<typeof PromoPopup>;

/** A banner that announces a discount in one category. */
export const DiscountBand = z
  .object({
    title: LocalisedText,
    subtitle: LocalisedText.nullable(),
    imageUrl: ImageUrl.nullable(),
    category: Ref,
    maxDiscountPercent: z.int().min(0).max(100).describe('The largest current discount in the category.'),
  })
  .meta({ id: 'DiscountBand' });
export type DiscountBand = z.infer<typeof DiscountBand>;

/** A show of the live shopping strip. */
export const LiveShow = z
  .object({
    title: LocalisedText,
    seller: Ref,
    imageUrl: ImageUrl.nullable(),
    startsAt: Instant,
    endsAt: Instant,
    redirectUrl: LinkUrl.nullable().describe('null: the shop’s page.'),
  })
  .meta({ id: 'LiveShow' });
export type LiveShow = z.infer<typeof LiveShow>;

/** Spec section 3. */
export const PromoSlide = z
  .object({
    id: z.string(),
    imageUrl: ImageUrl,
    title: LocalisedText,
    subtitle: LocalisedText.nullable(),
    redirectUrl: LinkUrl,
  })
  .meta({ id: 'PromoSlide' });
export type PromoSlide = z.infer<typeof PromoSlide>;

/** Spec section 3; the id is the last part of the service page’s address. */
export const ServiceCard = z
  .object({ id: Slug, imageUrl: ImageUrl, title: LocalisedText, redirectUrl: LinkUrl })
  .meta({ id: 'ServiceCard' });
export type ServiceCard = z.infer<typeof ServiceCard>;

/**
 * GET /v1/admin/homepages-name/{name}. Optional fields go beyond the home content of the spec’s section 3: an API that does not have
 * them omits them.
 */
export const Homepage = z
  .object({
    name: z.string(),
    slider1: z.array(Banner),
    aboveFooter: z.object({
      image1: Picture.nullable(),
      image2: Picture.nullable(),
      image3: Picture.nullable(),
    }),
    promoImages: z.object({ image1: Picture.nullable() }),
    banner: Picture.nullable(),
    promoPopup: PromoPopup.nullable().optional().describe('Target of the banner; null: none.'),
    couponCards: z.array(CouponCard).optional(),
    hiddenReward: CouponCard.nullable().optional(),
    discountBands: z.array(DiscountBand).optional(),
    liveShows: z.array(LiveShow).optional().describe('Current and upcoming shows, the soonest first.'),
    partners: z.array(Ref).optional().describe('Shops.'),
    promoSlides: z.array(PromoSlide).optional(),
    serviceCards: z.array(ServiceCard).optional(),
    layouts: z
      .array(z.object({ name: z.enum(HOME_LAYOUTS), sections: z.array(z.string()) }))
      .optional()
      .describe('Layouts whose visible sections differ from the program’s own, with their names in order.'),
    validUntil: Instant.nullable()
      .optional()
      .describe('Next instant at which one of the items, coupons or shows starts or ends.'),
  })
  .meta({ id: 'Homepage' });
export type Homepage = z.infer<typeof Homepage>;

/** GET /v1/promos/{slug}: a promotion; its products are GET /v1/admin/products with `promo`. */
export const Promo = z
  .object({
    slug: Slug,
    title: LocalisedText,
    subtitle: LocalisedText,
    imageUrl: ImageUrl.nullable(),
  })
  .meta({ id: 'Promo' });
export type Promo = z.infer<typeof Promo>;
