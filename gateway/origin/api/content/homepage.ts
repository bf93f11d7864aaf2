/** The home content: stored with references, returned with what they refer to. */
import type { DiscountBand, Homepage, LiveShow, LocalisedText } from '../../../contract/content.ts';
import type { OriginContext } from '../context.ts';
import { findCoupons } from '../coupons/find.ts';
import { normaliseCode } from '../coupons/rules.ts';
import type { CategoryNode, DirectorySnapshot } from '../directory.ts';
import { inCategory } from '../products/filters.ts';
import { Parameters, run } from '../../base/sql.ts';
import { nextCouponChange, toCouponCard } from './coupons.ts';

type Picture = { imageUrl: string } | null;

/** `homepages.content`: the contract's Homepage, in which coupons, categories and shops are referenced by code and slug. */
export type StoredHomepage = Partial<
  Pick<Homepage, 'slider1' | 'banner' | 'promoPopup' | 'promoSlides' | 'serviceCards'>
> & {
  aboveFooter?: Partial<Homepage['aboveFooter']>;
  promoImages?: Partial<Homepage['promoImages']>;
  /** Coupon codes. */
  couponCards?: string[];
  hiddenReward?: string | null;
  discountBands?: {
    title: LocalisedText;
    subtitle?: LocalisedText | null;
    imageUrl?: string | null;
    category: string;
  }[];
  liveShows?: {
    title: LocalisedText;
    seller: string;
    imageUrl?: string | null;
    startsAt: string;
    endsAt: string;
    redirectUrl?: string | null;
  }[];
  /** Slugs of shops. */
  partners?: string[];
};

const picture = (value: Picture | undefined): Picture => (value ? { imageUrl: value.imageUrl } : null);

/** The largest reduction in a category at present. */
async function maxDiscount(context: OriginContext, category: CategoryNode): Promise<number> {
  const parameters = new Parameters();
  const { sql } = inCategory(category, parameters);
  const [row] = await run<{ percent: number | null }>(
    context.db,
    `select max(p.discount_percent) as percent from products p where p.active and ${sql}`,
    parameters.values,
  );
  return row?.percent ?? 0;
}

async function toBands(
  context: OriginContext,
  snapshot: DirectorySnapshot,
  bands: StoredHomepage['discountBands'] = [],
): Promise<DiscountBand[]> {
  const found = await Promise.all(
    bands.map(async ({ title, subtitle, imageUrl, category: slug }): Promise<DiscountBand | null> => {
      const category = snapshot.categoryBySlug.get(slug);
      if (category?.visible !== true) return null;
      return {
        title,
        subtitle: subtitle ?? null,
        imageUrl: imageUrl ?? null,
        category: category.ref,
        maxDiscountPercent: await maxDiscount(context, category),
      };
    }),
  );
  return found.filter((band) => band !== null);
}

/** Current and future shows of active shops, the soonest first. */
function toShows(
  snapshot: DirectorySnapshot,
  shows: StoredHomepage['liveShows'] = [],
  now: number,
): LiveShow[] {
  return shows
    .flatMap(({ title, seller: slug, imageUrl, startsAt, endsAt, redirectUrl }): LiveShow[] => {
      const seller = snapshot.sellerBySlug.get(slug);
      if (seller?.status !== 'ACTIVE' || Date.parse(endsAt) <= now) return [];
      return [
        {
          title,
          seller: seller.ref,
          imageUrl: imageUrl ?? null,
          startsAt,
          endsAt,
          redirectUrl: redirectUrl ?? null,
        },
      ];
    })
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Stored content at an instant (ms): a missing section becomes null, what has ended or is no longer on sale is left out. */
export async function toHomepage(
  context: OriginContext,
  name: string,
  content: StoredHomepage,
  now: number,
): Promise<Homepage> {
  const snapshot = await context.directory.get();
  const codes = [...(content.couponCards ?? []), ...(content.hiddenReward ? [content.hiddenReward] : [])];
  const [coupons, discountBands] = await Promise.all([
    findCoupons(context.db, codes),
    toBands(context, snapshot, content.discountBands),
  ]);
  const byCode = new Map(coupons.map((coupon) => [coupon.code, coupon]));
  const card = (code: string): ReturnType<typeof toCouponCard> =>
    toCouponCard(byCode.get(normaliseCode(code)), snapshot, now);
  const liveShows = toShows(snapshot, content.liveShows, now);
  const validUntil = Math.min(
    nextCouponChange(coupons, now),
    // The page marks a show as live: its beginning counts too.
    ...liveShows
      .flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)])
      .filter((at) => at > now),
  );
  return {
    name,
    slider1: (content.slider1 ?? []).map((slide) => ({
      name: slide.name,
      imageUrl: slide.imageUrl,
      redirectUrl: slide.redirectUrl ?? null,
    })),
    aboveFooter: {
      image1: picture(content.aboveFooter?.image1),
      image2: picture(content.aboveFooter?.image2),
      image3: picture(content.aboveFooter?.image3),
    },
    promoImages: { image1: picture(content.promoImages?.image1) },
    banner: picture(content.banner),
    promoPopup: content.promoPopup ?? null,
    couponCards: (content.couponCards ?? []).flatMap((code) => card(code) ?? []),
    hiddenReward: content.hiddenReward ? card(content.hiddenReward) : null,
    discountBands,
    liveShows,
    partners: (content.partners ?? []).flatMap((slug) => {
      const seller = snapshot.sellerBySlug.get(slug);
      return seller?.status === 'ACTIVE' ? seller.ref : [];
    }),
    promoSlides: content.promoSlides ?? [],
    serviceCards: content.serviceCards ?? [],
    validUntil: Number.isFinite(validUntil) ? new Date(validUntil).toISOString() : null,
  };
}
