/** The home content: stored with references, returned with what they refer to. */
import type { ImageAlt } from '../../../contract/catalogue.ts';
import type { Banner, DiscountBand, Homepage, LiveShow, LocalisedText } from '../../../contract/content.ts';
import { toTnd } from '../../../contract/money.ts';
import type { OriginContext } from '../context.ts';
import { findCoupons } from '../coupons/find.ts';
import { normaliseCode } from '../coupons/rules.ts';
import type { CategoryNode, DirectorySnapshot } from '../directory.ts';
import { run } from '../../base/sql.ts';
import { availableSql } from '../../../contract/rules/availability.ts';
import { paths } from '../../../contract/rules/paths.ts';
import { HOME_LAYOUTS, shownSections } from '../../../contract/rules/home-sections.ts';
import { conditionsOf } from '../products/filters.ts';
import { nextCouponChange, toCouponCard } from './coupons.ts';
import { referenceWindow } from './stored.ts';
import type { StoredHomepage, WindowedList } from './stored.ts';

/** Whether an item is shown at an instant (ms). */
const isShown =
  (now: number) =>
  ({ from, until }: { from?: string | null | undefined; until?: string | null | undefined }): boolean =>
    (from == null || Date.parse(from) <= now) && (until == null || now < Date.parse(until));

/** All instants (ms) at which items of the content begin and end to be shown. */
const windowsOf = (content: StoredHomepage): number[] =>
  [
    ...(content.slider1 ?? []),
    content.banner,
    content.promoPopup,
    content.promoImages?.image1,
    ...Object.values(content.aboveFooter ?? {}),
    ...(content.discountBands ?? []),
    ...(content.promoSlides ?? []),
    ...(content.serviceCards ?? []),
    ...Object.values(content.windows ?? {}).flatMap((byTarget) => Object.values(byTarget)),
  ]
    .flatMap((item) => [item?.from, item?.until])
    .flatMap((at) => (at == null ? [] : [Date.parse(at)]));

/** An item with all of these fields; undefined while a draft lacks one. */
function complete<T extends object, K extends keyof T>(
  item: T,
  ...fields: readonly K[]
): (T & { [F in K]: NonNullable<T[F]> }) | undefined {
  return fields.every((field) => item[field] != null) ? (item as never) : undefined;
}

const hasTitle = ({ title }: { title: LocalisedText }): boolean => title.fr !== '';

/** The largest reduction at present, and the lowest price at which something reduced can be bought; null: nothing is reduced. */
async function reductions(
  context: OriginContext,
  /** null: the whole shop. */
  category: CategoryNode | null,
): Promise<NonNullable<Banner['offer']> | null> {
  // As the list where the banner leads.
  const conditions = conditionsOf(
    { hasDiscount: true, ...(category && { category: category.ref.slug }) },
    await context.directory.get(),
  );
  if (conditions.impossible) return null;
  const [row] = await run<{ percent: number | null; price: number | null }>(
    context.db,
    `select max(p.discount_percent) as percent, min(p.current_price) filter (where ${availableSql('p')}) as price
     from products p where ${conditions.sql}`,
    conditions.parameters.values,
  );
  return row?.percent == null || row.price == null
    ? null
    : { fromPrice: toTnd(row.price), maxDiscountPercent: row.percent };
}

/** The category that a link leads to, whatever it is narrowed to there; null: the list of all reductions; undefined: something else. */
function placeOf(
  snapshot: DirectorySnapshot,
  link: string | null | undefined,
): CategoryNode | null | undefined {
  const path = /^[^?#]*/.exec(link ?? '')?.[0] ?? '';
  if (path === paths.deals()) return null;
  const category = path.startsWith('/category/')
    ? snapshot.categoryBySlug.get(path.slice(path.lastIndexOf('/') + 1))
    : undefined;
  return category?.visible === true ? category : undefined;
}

/** Slides with what is reduced where they lead. */
async function toBanners(
  context: OriginContext,
  snapshot: DirectorySnapshot,
  slides: StoredHomepage['slider1'] = [],
): Promise<Banner[]> {
  return Promise.all(
    slides.flatMap(({ name, names, imageUrl, redirectUrl }) => {
      if (imageUrl === null || name === '') return [];
      const place = placeOf(snapshot, redirectUrl);
      return [
        (async (): Promise<Banner> => ({
          name,
          ...(names && Object.keys(names).length > 0 && { names }),
          imageUrl,
          redirectUrl: redirectUrl ?? null,
          ...(place !== undefined && { offer: await reductions(context, place) }),
        }))(),
      ];
    }),
  );
}

async function toBands(
  context: OriginContext,
  snapshot: DirectorySnapshot,
  bands: StoredHomepage['discountBands'] = [],
): Promise<DiscountBand[]> {
  const found = await Promise.all(
    bands.map(async ({ title, subtitle, imageUrl, category: slug }): Promise<DiscountBand | null> => {
      const category = snapshot.categoryBySlug.get(slug ?? '');
      if (category?.visible !== true) return null;
      return {
        title,
        subtitle: subtitle ?? null,
        imageUrl: imageUrl ?? null,
        category: category.ref,
        maxDiscountPercent: (await reductions(context, category))?.maxDiscountPercent ?? 0,
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
    .filter(hasTitle)
    .flatMap(({ title, seller: slug, imageUrl, startsAt, endsAt, redirectUrl }): LiveShow[] => {
      const seller = snapshot.sellerBySlug.get(slug ?? '');
      if (startsAt === null || endsAt === null) return [];
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

/** Texts that are there: each language stands for itself. */
const withoutEmpty = (texts: LocalisedText): ImageAlt =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Stored content at an instant (ms): a missing section becomes null, what has ended or is no longer on sale is left out. */
export async function toHomepage(
  context: OriginContext,
  name: string,
  content: StoredHomepage,
  now: number,
): Promise<Homepage> {
  const snapshot = await context.directory.get();
  const shown = isShown(now);
  const picture = (value: StoredHomepage['banner']): Homepage['banner'] =>
    value?.imageUrl != null && shown(value)
      ? { imageUrl: value.imageUrl, ...(value.alt && { alt: withoutEmpty(value.alt) }) }
      : null;
  const codes = [...(content.couponCards ?? []), ...(content.hiddenReward ? [content.hiddenReward] : [])];
  const [coupons, slider1, discountBands] = await Promise.all([
    findCoupons(context.db, codes),
    toBanners(context, snapshot, content.slider1?.filter(shown)),
    toBands(context, snapshot, content.discountBands?.filter(hasTitle).filter(shown)),
  ]);
  const byCode = new Map(coupons.map((coupon) => [coupon.code, coupon]));
  const isShownTarget = (list: WindowedList, target: string): boolean =>
    shown(referenceWindow(content, list, target));
  const card = (code: string): ReturnType<typeof toCouponCard> =>
    toCouponCard(byCode.get(normaliseCode(code)), snapshot, now);
  const liveShows = toShows(snapshot, content.liveShows, now);
  const validUntil = Math.min(
    nextCouponChange(coupons, now),
    // The page marks a show as live: its beginning counts too.
    ...[
      ...liveShows.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]),
      ...windowsOf(content),
    ].filter((at) => at > now),
  );
  const layouts = HOME_LAYOUTS.flatMap((layout) => {
    const sections = shownSections(layout, content.layouts?.[layout]);
    return sections ? [{ name: layout, sections }] : [];
  });
  return {
    name,
    slider1,
    aboveFooter: {
      image1: picture(content.aboveFooter?.image1),
      image2: picture(content.aboveFooter?.image2),
      image3: picture(content.aboveFooter?.image3),
    },
    promoImages: { image1: picture(content.promoImages?.image1) },
    banner: picture(content.banner),
    promoPopup:
      content.promoPopup &&
      hasTitle(content.promoPopup) &&
      content.promoPopup.text.fr !== '' &&
      shown(content.promoPopup)
        ? {
            title: content.promoPopup.title,
            text: content.promoPopup.text,
            redirectUrl: content.promoPopup.redirectUrl,
          }
        : null,
    couponCards: (content.couponCards ?? [])
      .filter((code) => isShownTarget('COUPONS', code))
      .flatMap((code) => card(code) ?? []),
    hiddenReward:
      content.hiddenReward && isShownTarget('HIDDEN_REWARD', content.hiddenReward)
        ? card(content.hiddenReward)
        : null,
    discountBands,
    liveShows,
    partners: (content.partners ?? []).flatMap((slug) => {
      const seller = snapshot.sellerBySlug.get(slug);
      return seller?.status === 'ACTIVE' && isShownTarget('PARTNERS', slug) ? seller.ref : [];
    }),
    promoSlides: (content.promoSlides ?? [])
      .filter(hasTitle)
      .filter(shown)
      .flatMap((slide) => complete(slide, 'imageUrl', 'redirectUrl') ?? [])
      .map(({ id, imageUrl, title, subtitle, redirectUrl }) => ({
        id,
        imageUrl,
        title,
        subtitle: subtitle ?? null,
        redirectUrl,
      })),
    serviceCards: (content.serviceCards ?? [])
      .filter(hasTitle)
      .filter(shown)
      .flatMap((card) => complete(card, 'imageUrl', 'redirectUrl') ?? [])
      .map(({ id, imageUrl, title, redirectUrl }) => ({ id, imageUrl, title, redirectUrl })),
    ...(layouts.length > 0 && { layouts }),
    validUntil: Number.isFinite(validUntil) ? new Date(validUntil).toISOString() : null,
  };
}
