/** The stored home content, and its form for the editor: lists of items with the same fields. */
import type { Homepage, LocalisedText } from '../../../contract/content.ts';
import type { HomeContent, HomeItem } from '../../../contract/admin/homepage.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { HOME_LISTS, HOME_RULES } from '../../../contract/rules/home-items.ts';
import type { HomeList } from '../../../contract/rules/home-items.ts';
import { arrangeSections, HOME_LAYOUTS } from '../../../contract/rules/home-sections.ts';
import type { HomeLayout, PlacedSection } from '../../../contract/rules/home-sections.ts';
import { OTHER_LANGUAGES } from '../../../contract/rules/languages.ts';

/** Fields that each item may have. */
interface StoredItem {
  /** Absent in content that was not written by the editor. */
  key?: string | undefined;
  /** Shown from then on, until then; ISO instants. */
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** From when until when something is shown, as ISO instants; null: without a beginning or end. */
export interface StoredWindow {
  from: string | null;
  until: string | null;
}

/** Lists whose items are stored as references alone. */
export type WindowedList = 'COUPONS' | 'HIDDEN_REWARD' | 'PARTNERS';

/** `alt`: the alternative text. */
type StoredPicture = (StoredItem & { imageUrl: string | null; alt?: LocalisedText }) | null;

/**
 * `homepages.content`: the contract's Homepage, in which coupons, categories and shops are referenced by code and slug. A draft may lack
 * pictures, links and texts: what is incomplete is not shown.
 */
export interface StoredHomepage {
  slider1?: (StoredItem & {
    name: string;
    names?: OtherTexts | undefined;
    imageUrl: string | null;
    redirectUrl?: string | null;
  })[];
  banner?: StoredPicture;
  promoPopup?:
    | (StoredItem & Pick<NonNullable<Homepage['promoPopup']>, 'title' | 'text' | 'redirectUrl'>)
    | null;
  promoImages?: { image1?: StoredPicture };
  aboveFooter?: { image1?: StoredPicture; image2?: StoredPicture; image3?: StoredPicture };
  /** Coupon codes. */
  couponCards?: string[];
  hiddenReward?: string | null;
  discountBands?: (StoredItem & {
    title: LocalisedText;
    subtitle?: LocalisedText | null;
    imageUrl?: string | null;
    /** Slug. */
    category: string | null;
  })[];
  liveShows?: (StoredItem & {
    title: LocalisedText;
    /** Slug. */
    seller: string | null;
    imageUrl?: string | null;
    startsAt: string | null;
    endsAt: string | null;
    redirectUrl?: string | null;
  })[];
  /** Slugs of shops. */
  partners?: string[];
  promoSlides?: (StoredItem & {
    id: string;
    imageUrl: string | null;
    title: LocalisedText;
    subtitle?: LocalisedText | null;
    redirectUrl: string | null;
  })[];
  serviceCards?: (StoredItem & {
    id: string;
    imageUrl: string | null;
    title: LocalisedText;
    redirectUrl: string | null;
  })[];
  /** When references are shown, by the code or slug; absent ones always are. */
  windows?: Partial<Record<WindowedList, Record<string, StoredWindow>>>;
  /** Sections of each layout in order. Absent: the program's own. */
  layouts?: Partial<Record<HomeLayout, PlacedSection[]>>;
}

const NO_TEXT: LocalisedText = { fr: '' };
const EMPTY: Omit<HomeItem, 'key'> = {
  title: null,
  subtitle: null,
  imageUrl: null,
  redirectUrl: null,
  target: null,
  from: null,
  until: null,
};

const toKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** The keys of a list's items: their own, else by place; all different. */
function keyed(
  list: HomeList,
  items: readonly (Partial<HomeItem> & { key?: string | undefined })[],
): HomeItem[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const wanted = item.key === undefined || item.key === '' ? `${toKey(list)}-${index + 1}` : item.key;
    let key = wanted;
    for (let n = 2; taken.has(key); n += 1) key = `${wanted}-${n}`;
    taken.add(key);
    return { ...EMPTY, ...item, key };
  });
}

/** When a reference is shown. */
export const referenceWindow = (
  { windows }: StoredHomepage,
  list: WindowedList,
  target: string,
): StoredWindow => windows?.[list]?.[target] ?? { from: null, until: null };

const windowOf = ({ from, until }: StoredItem) => ({ from: from ?? null, until: until ?? null });
const pictureItem = (picture: StoredPicture | undefined, key: string) =>
  picture ? [{ key, title: picture.alt ?? null, imageUrl: picture.imageUrl, ...windowOf(picture) }] : [];

/** The items of each list, from the stored content. */
const READ: Readonly<
  Record<HomeList, (content: StoredHomepage) => (Partial<HomeItem> & { key?: string | undefined })[]>
> = {
  SLIDES: ({ slider1 = [] }) =>
    slider1.map(({ key, name, names, imageUrl, redirectUrl, ...rest }) => ({
      key,
      title: { fr: name, ...names },
      imageUrl,
      redirectUrl: redirectUrl ?? null,
      ...windowOf(rest),
    })),
  BANNER: ({ banner }) => pictureItem(banner, 'banner'),
  POPUP: ({ promoPopup }) =>
    promoPopup
      ? [
          {
            key: 'popup',
            title: promoPopup.title,
            subtitle: promoPopup.text,
            redirectUrl: promoPopup.redirectUrl,
            ...windowOf(promoPopup),
          },
        ]
      : [],
  PROMOTION: ({ promoImages }) => pictureItem(promoImages?.image1, 'promotion'),
  COUPONS: (content) =>
    (content.couponCards ?? []).map((code) => ({
      key: toKey(code),
      target: code,
      ...referenceWindow(content, 'COUPONS', code),
    })),
  HIDDEN_REWARD: (content) =>
    content.hiddenReward
      ? [
          {
            key: 'reward',
            target: content.hiddenReward,
            ...referenceWindow(content, 'HIDDEN_REWARD', content.hiddenReward),
          },
        ]
      : [],
  BANDS: ({ discountBands = [] }) =>
    discountBands.map(({ key, title, subtitle, imageUrl, category, ...rest }) => ({
      key,
      title,
      subtitle: subtitle ?? null,
      imageUrl: imageUrl ?? null,
      target: category,
      ...windowOf(rest),
    })),
  LIVE_SHOWS: ({ liveShows = [] }) =>
    liveShows.map(({ key, title, imageUrl, redirectUrl, seller, startsAt, endsAt }) => ({
      key,
      title,
      imageUrl: imageUrl ?? null,
      redirectUrl: redirectUrl ?? null,
      target: seller,
      from: startsAt,
      until: endsAt,
    })),
  PARTNERS: (content) =>
    (content.partners ?? []).map((slug) => ({
      key: toKey(slug),
      target: slug,
      ...referenceWindow(content, 'PARTNERS', slug),
    })),
  ABOVE_FOOTER: ({ aboveFooter = {} }) =>
    (['image1', 'image2', 'image3'] as const).map((key) => ({
      key,
      imageUrl: aboveFooter[key]?.imageUrl ?? null,
      ...windowOf(aboveFooter[key] ?? {}),
    })),
  PROMO_SLIDES: ({ promoSlides = [] }) =>
    promoSlides.map(({ id, title, subtitle, imageUrl, redirectUrl, ...rest }) => ({
      key: toKey(id),
      title,
      subtitle: subtitle ?? null,
      imageUrl,
      redirectUrl,
      ...windowOf(rest),
    })),
  SERVICE_CARDS: ({ serviceCards = [] }) =>
    serviceCards.map(({ key, id, title, imageUrl, redirectUrl, ...rest }) => ({
      key: key ?? toKey(id),
      title,
      imageUrl,
      redirectUrl,
      ...windowOf(rest),
    })),
};

/** The form for the editor. */
export const toHomeContent = (content: StoredHomepage): HomeContent => ({
  lists: HOME_LISTS.map((name) => ({ name, items: keyed(name, READ[name](content)) })),
  layouts: HOME_LAYOUTS.map((name) => ({ name, sections: arrangeSections(name, content.layouts?.[name]) })),
});

/** Without empty translations. */
function textOf(texts: HomeItem['title']): LocalisedText {
  if (texts === null) return NO_TEXT;
  const others = OTHER_LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text ? [[language, text] as const] : [];
  });
  return { fr: texts.fr, ...Object.fromEntries(others) };
}

const optionalTextOf = (texts: HomeItem['title']): LocalisedText | null =>
  texts === null || texts.fr === '' ? null : textOf(texts);

/** The part of the address by which a service is known: the last of its page's path. */
const serviceOf = ({ redirectUrl, key }: HomeItem): string =>
  /^\/[^?#]*\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(redirectUrl ?? '')?.[1] ?? key;

const WINDOWED_LISTS: readonly WindowedList[] = ['COUPONS', 'HIDDEN_REWARD', 'PARTNERS'];
const hasWindow = ({ from, until }: StoredWindow): boolean => from !== null || until !== null;

/** The stored content from the editor's form. */
export function toStored({ lists, layouts }: HomeContent): StoredHomepage {
  const items = (name: HomeList): HomeItem[] =>
    (lists.find((list) => list.name === name)?.items ?? []).slice(0, HOME_RULES[name].most);
  const targets = (name: HomeList): string[] => items(name).flatMap(({ target }) => target ?? []);
  const picture = (item: HomeItem | undefined): StoredPicture =>
    item
      ? {
          imageUrl: item.imageUrl,
          ...(Object.values(item.title ?? {}).some(Boolean) && { alt: textOf(item.title) }),
          from: item.from,
          until: item.until,
        }
      : null;
  const fixedPicture = (key: string): StoredPicture => {
    const found = items('ABOVE_FOOTER').find((item) => item.key === key);
    if (found === undefined || found.imageUrl === null) return null;
    const { imageUrl, ...shown } = found;
    return hasWindow(shown) ? { imageUrl, from: shown.from, until: shown.until } : { imageUrl };
  };
  const windowsBy = WINDOWED_LISTS.flatMap((list) => {
    const found = items(list).flatMap(({ target, from, until }) =>
      target !== null && hasWindow({ from, until }) ? [[target, { from, until }] as const] : [],
    );
    return found.length > 0 ? [[list, Object.fromEntries(found)] as const] : [];
  });
  const [popup] = items('POPUP');
  return {
    slider1: items('SLIDES').map(({ key, title, imageUrl, redirectUrl, from, until }) => {
      const { fr, ...names } = textOf(title);
      return { key, name: fr, names, imageUrl, redirectUrl, from, until };
    }),
    banner: picture(items('BANNER')[0]),
    promoPopup: popup
      ? {
          title: textOf(popup.title),
          text: textOf(popup.subtitle),
          redirectUrl: popup.redirectUrl,
          ...(hasWindow(popup) && { from: popup.from, until: popup.until }),
        }
      : null,
    promoImages: { image1: picture(items('PROMOTION')[0]) },
    aboveFooter: {
      image1: fixedPicture('image1'),
      image2: fixedPicture('image2'),
      image3: fixedPicture('image3'),
    },
    couponCards: targets('COUPONS'),
    hiddenReward: targets('HIDDEN_REWARD')[0] ?? null,
    ...(windowsBy.length > 0 && { windows: Object.fromEntries(windowsBy) }),
    discountBands: items('BANDS').map(({ key, title, subtitle, imageUrl, target, from, until }) => ({
      key,
      title: textOf(title),
      subtitle: optionalTextOf(subtitle),
      imageUrl,
      category: target,
      from,
      until,
    })),
    liveShows: items('LIVE_SHOWS').map(({ key, title, imageUrl, redirectUrl, target, from, until }) => ({
      key,
      title: textOf(title),
      seller: target,
      imageUrl,
      startsAt: from,
      endsAt: until,
      redirectUrl,
    })),
    partners: targets('PARTNERS'),
    promoSlides: items('PROMO_SLIDES').map(
      ({ key, title, subtitle, imageUrl, redirectUrl, from, until }) => ({
        id: key,
        title: textOf(title),
        subtitle: optionalTextOf(subtitle),
        imageUrl,
        redirectUrl,
        from,
        until,
      }),
    ),
    serviceCards: items('SERVICE_CARDS').map((item) => ({
      key: item.key,
      id: serviceOf(item),
      title: textOf(item.title),
      imageUrl: item.imageUrl,
      redirectUrl: item.redirectUrl,
      from: item.from,
      until: item.until,
    })),
    layouts: Object.fromEntries(layouts.map(({ name, sections }) => [name, arrangeSections(name, sections)])),
  };
}
