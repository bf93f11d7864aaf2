/** What the lists of the home content hold, and what an item must have before it is published: for origin and back-office. */
import { isShopPath } from './shop-path.ts';
import type { OtherLanguage } from './languages.ts';

/** Lists of the home content. */
export const HOME_LISTS = [
  'SLIDES',
  'BANNER',
  'POPUP',
  'PROMOTION',
  'COUPONS',
  'HIDDEN_REWARD',
  'BANDS',
  'LIVE_SHOWS',
  'PARTNERS',
  'ABOVE_FOOTER',
  'PROMO_SLIDES',
  'SERVICE_CARDS',
] as const;
export type HomeList = (typeof HOME_LISTS)[number];

/** What an item refers to: a coupon by its code, a category or shop by its slug. */
export type HomeTarget = 'COUPON' | 'CATEGORY' | 'SELLER';

type Presence = 'required' | 'optional';

export interface HomeListRule {
  readonly most: number;
  /** The list always has `most` items: their places have a meaning. */
  readonly isFixed?: boolean;
  /** A heading, which is also the alternative text of the picture, in French at least. */
  readonly title?: Presence;
  readonly subtitle?: Presence;
  /** Most characters of the subtitle. Default: HOME_TEXT. */
  readonly subtitleLength?: number;
  readonly image?: Presence;
  /** Pixels below which the picture is blurred on wide screens. */
  readonly imageWidth?: number;
  readonly link?: Presence;
  /** What an empty link does: the list's pictures open the newsletter. */
  readonly opensNewsletter?: boolean;
  readonly target?: HomeTarget;
  /** From when until when it is shown. */
  readonly window?: Presence;
}

/** Most items of a list. */
export const HOME_ITEMS = 12;
/** Most characters of a heading. */
export const HOME_TITLE = 120;
/** Most characters of other texts. */
export const HOME_TEXT = 160;

export const HOME_RULES: Readonly<Record<HomeList, HomeListRule>> = {
  SLIDES: {
    most: HOME_ITEMS,
    title: 'required',
    image: 'required',
    imageWidth: 1_200,
    link: 'optional',
    opensNewsletter: true,
    window: 'optional',
  },
  BANNER: { most: 1, title: 'optional', image: 'required', window: 'optional' },
  POPUP: {
    most: 1,
    title: 'required',
    subtitle: 'required',
    subtitleLength: 600,
    link: 'optional',
    window: 'optional',
  },
  PROMOTION: { most: 1, title: 'optional', image: 'required', window: 'optional' },
  COUPONS: { most: HOME_ITEMS, target: 'COUPON', window: 'optional' },
  HIDDEN_REWARD: { most: 1, target: 'COUPON', window: 'optional' },
  BANDS: {
    most: HOME_ITEMS,
    title: 'required',
    subtitle: 'optional',
    image: 'optional',
    target: 'CATEGORY',
    window: 'optional',
  },
  LIVE_SHOWS: {
    most: HOME_ITEMS,
    title: 'required',
    image: 'optional',
    link: 'optional',
    target: 'SELLER',
    window: 'required',
  },
  PARTNERS: { most: HOME_ITEMS, target: 'SELLER', window: 'optional' },
  ABOVE_FOOTER: { most: 3, isFixed: true, image: 'optional', window: 'optional' },
  PROMO_SLIDES: {
    most: HOME_ITEMS,
    title: 'required',
    subtitle: 'optional',
    image: 'required',
    imageWidth: 1_200,
    link: 'required',
    window: 'optional',
  },
  SERVICE_CARDS: {
    most: HOME_ITEMS,
    title: 'required',
    image: 'required',
    link: 'required',
    window: 'optional',
  },
};

/** Texts in the shop's languages; `fr` empty: none. */
export type HomeTexts = Readonly<Partial<Record<OtherLanguage, string | undefined>>> & {
  readonly fr: string;
};

/** An item as it is edited: the same fields for all lists, those that its list does not have are null. */
export interface HomeItemFields {
  /** Unique in its list. */
  readonly key: string;
  readonly title: HomeTexts | null;
  readonly subtitle: HomeTexts | null;
  readonly imageUrl: string | null;
  readonly redirectUrl: string | null;
  /** Code or slug. */
  readonly target: string | null;
  readonly from: string | null;
  readonly until: string | null;
}

export type HomeItemField = Exclude<keyof HomeItemFields, 'key'>;

export interface HomeProblem {
  readonly list: HomeList;
  /** Place of the item in its list. */
  readonly index: number;
  readonly field: HomeItemField;
  readonly reason: 'REQUIRED' | 'INVALID' | 'TOO_LONG' | 'ORDER';
}

/** Whether a link is a path of the shop or an https address. */
export const isHomeLink = (url: string): boolean => isShopPath(url) || url.startsWith('https://');

const tooLong = (texts: HomeTexts | null, most: number): boolean =>
  texts !== null && Object.values(texts).some((text) => (text?.length ?? 0) > most);

/** What an item lacks to be published. */
export function itemProblems(
  list: HomeList,
  item: HomeItemFields,
): { field: HomeItemField; reason: HomeProblem['reason'] }[] {
  const rule = HOME_RULES[list];
  const found: { field: HomeItemField; reason: HomeProblem['reason'] }[] = [];
  const need = (field: HomeItemField, presence: Presence | undefined, isThere: boolean): void => {
    if (presence === 'required' && !isThere) found.push({ field, reason: 'REQUIRED' });
  };
  need('title', rule.title, Boolean(item.title?.fr));
  need('subtitle', rule.subtitle, Boolean(item.subtitle?.fr));
  need('imageUrl', rule.image, item.imageUrl !== null);
  need('redirectUrl', rule.link, item.redirectUrl !== null);
  need('target', rule.target && 'required', item.target !== null);
  need('from', rule.window, item.from !== null);
  need('until', rule.window, item.until !== null);
  if (tooLong(item.title, HOME_TITLE)) found.push({ field: 'title', reason: 'TOO_LONG' });
  if (tooLong(item.subtitle, rule.subtitleLength ?? HOME_TEXT))
    found.push({ field: 'subtitle', reason: 'TOO_LONG' });
  if (item.redirectUrl !== null && !isHomeLink(item.redirectUrl))
    found.push({ field: 'redirectUrl', reason: 'INVALID' });
  if (item.from !== null && item.until !== null && Date.parse(item.from) >= Date.parse(item.until))
    found.push({ field: 'until', reason: 'ORDER' });
  return found;
}

/** What the lists lack to be published. */
export const homeProblems = (
  lists: readonly { readonly name: HomeList; readonly items: readonly HomeItemFields[] }[],
): HomeProblem[] =>
  lists.flatMap(({ name, items }) =>
    items.flatMap((item, index) =>
      itemProblems(name, item).map((problem) => ({ list: name, index, ...problem })),
    ),
  );
