/** The home content as the editor holds it: its conversion, its differences, and the merge of two people's changes. */
import {
  HOME_RULES,
  type HomeItemFields,
  type HomeList,
} from '../../../../../gateway/contract/rules/home-items.ts';
import { HOME_SECTIONS, type HomeLayout } from '../../../../../gateway/contract/rules/home-sections.ts';
import {
  LANGUAGES,
  OTHER_LANGUAGES,
  type LanguageCode,
} from '../../../../../gateway/contract/rules/languages.ts';
import { NO_TEXTS, type OtherTexts } from '../_kit/otherTexts.ts';
import type { version_version$data } from './__generated__/version_version.graphql.ts';
import type { HomepageContentInput } from './__generated__/useDraftSaveMutation.graphql.ts';

/** Texts of an item; empty: none. */
export type Texts = OtherTexts & { readonly fr: string };

export interface Item extends HomeItemFields {
  readonly title: Texts | null;
  readonly subtitle: Texts | null;
}

export interface Section {
  readonly name: string;
  readonly isVisible: boolean;
}

export interface Content {
  readonly lists: Readonly<Record<HomeList, readonly Item[]>>;
  readonly layouts: Readonly<Record<HomeLayout, readonly Section[]>>;
}

const LISTS = Object.keys(HOME_RULES) as HomeList[];
const LAYOUTS = Object.keys(HOME_SECTIONS) as HomeLayout[];

type WireContent = NonNullable<version_version$data['content']>;
type WireTexts = WireContent['lists'][number]['items'][number]['title'];

export const NO_TEXT: Texts = { fr: '', ...NO_TEXTS };

const toTexts = (texts: WireTexts): Texts | null =>
  texts == null ? null : { fr: texts.fr, en: texts.en ?? '', de: texts.de ?? '', tn: texts.tn ?? '' };

/** The content of a response. */
export function toContent({ lists, layouts }: WireContent): Content {
  const itemsOf = (name: HomeList): readonly Item[] =>
    (lists.find((list) => list.name === name)?.items ?? []).map((item) => ({
      key: item.key,
      title: HOME_RULES[name].title === undefined ? null : (toTexts(item.title) ?? NO_TEXT),
      subtitle: HOME_RULES[name].subtitle === undefined ? null : (toTexts(item.subtitle) ?? NO_TEXT),
      imageUrl: item.imageUrl ?? null,
      redirectUrl: item.redirectUrl ?? null,
      target: item.target ?? null,
      from: item.from ?? null,
      until: item.until ?? null,
    }));
  return {
    lists: Object.fromEntries(LISTS.map((name) => [name, itemsOf(name)])) as Record<HomeList, Item[]>,
    layouts: Object.fromEntries(
      LAYOUTS.map((name) => [name, layouts.find((layout) => layout.name === name)?.sections ?? []]),
    ) as Record<HomeLayout, Section[]>,
  };
}

function textsInput(texts: Texts | null) {
  if (texts === null) return null;
  const others = OTHER_LANGUAGES.map((language) => [language, texts[language].trim() || null] as const);
  return { fr: texts.fr.trim(), ...Object.fromEntries(others) };
}

/** The content for a mutation. */
export const toInput = ({ lists, layouts }: Content): HomepageContentInput => ({
  lists: LISTS.map((name) => ({
    name,
    items: lists[name].map(({ title, subtitle, ...item }) => ({
      ...item,
      title: textsInput(title),
      subtitle: textsInput(subtitle),
    })),
  })),
  layouts: LAYOUTS.map((name) => ({
    name,
    sections: layouts[name].map(({ name: section, isVisible }) => ({ name: section, isVisible })),
  })),
});

/** The lists as the rules of publication read them. */
export const listsOf = ({ lists }: Content) => LISTS.map((name) => ({ name, items: lists[name] }));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isSameContent = (a: Content, b: Content): boolean => isSame(toInput(a), toInput(b));

/** A new item of a list. */
export const newItem = (list: HomeList, key: string): Item => ({
  key,
  title: HOME_RULES[list].title === undefined ? null : NO_TEXT,
  subtitle: HOME_RULES[list].subtitle === undefined ? null : NO_TEXT,
  imageUrl: null,
  redirectUrl: null,
  target: null,
  from: null,
  until: null,
});

/** What a person sees differ between two contents: of one list, or of one layout. */
export type Difference =
  | {
      readonly list: HomeList;
      readonly added: number;
      readonly removed: number;
      readonly changed: number;
      readonly isReordered: boolean;
    }
  | {
      readonly layout: HomeLayout;
      readonly isReordered: boolean;
      readonly shown: number;
      readonly hidden: number;
    };

const byKey = (items: readonly Item[]) => new Map(items.map((item) => [item.key, item]));

/** What has changed from one content to another. */
export function differences(from: Content, to: Content): readonly Difference[] {
  const lists = LISTS.flatMap((list): Difference[] => {
    const [before, now] = [byKey(from.lists[list]), byKey(to.lists[list])];
    const added = [...now.keys()].filter((key) => !before.has(key)).length;
    const removed = [...before.keys()].filter((key) => !now.has(key)).length;
    const common = [...now.keys()].filter((key) => before.has(key));
    const changed = common.filter((key) => !isSame(before.get(key), now.get(key))).length;
    const isReordered = !isSame(
      common,
      [...before.keys()].filter((key) => now.has(key)),
    );
    return added + removed + changed > 0 || isReordered
      ? [{ list, added, removed, changed, isReordered }]
      : [];
  });
  const layouts = LAYOUTS.flatMap((layout): Difference[] => {
    const visible = (sections: readonly Section[]) =>
      new Set(sections.flatMap(({ name, isVisible }) => (isVisible ? [name] : [])));
    const [before, now] = [visible(from.layouts[layout]), visible(to.layouts[layout])];
    const shown = [...now].filter((name) => !before.has(name)).length;
    const hidden = [...before].filter((name) => !now.has(name)).length;
    const isReordered = !isSame(
      from.layouts[layout].map(({ name }) => name),
      to.layouts[layout].map(({ name }) => name),
    );
    return shown + hidden > 0 || isReordered ? [{ layout, isReordered, shown, hidden }] : [];
  });
  return [...lists, ...layouts];
}

const FIELDS = ['title', 'subtitle', 'imageUrl', 'redirectUrl', 'target', 'from', 'until'] as const;

/** A field in which two items differ. `language`: of a text, else null. */
export interface DifferingField {
  readonly field: (typeof FIELDS)[number];
  readonly language: LanguageCode | null;
  /** Empty: none. */
  readonly value: string;
}

/** Fields of an item that differ from those of another, with its values. */
export const differingFields = (item: Item, other: Item): readonly DifferingField[] =>
  FIELDS.flatMap((field): DifferingField[] => {
    if (field !== 'title' && field !== 'subtitle')
      return item[field] === other[field] ? [] : [{ field, language: null, value: item[field] ?? '' }];
    const [texts, others] = [item[field] ?? NO_TEXT, other[field] ?? NO_TEXT];
    return LANGUAGES.filter((language) => texts[language] !== others[language]).map((language) => ({
      field,
      language,
      value: texts[language],
    }));
  });

/** An item that is not the same in two contents. `before` and `now` are null where it is missing. */
export interface ChangedItem {
  readonly key: string;
  /** Place in its list. */
  readonly index: number;
  readonly before: Item | null;
  readonly now: Item | null;
}

/** Items of a list that were added, removed or changed, in the order of the list. */
export function changedItems(from: Content, to: Content, list: HomeList): readonly ChangedItem[] {
  const [before, now] = [byKey(from.lists[list]), byKey(to.lists[list])];
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((key, index): ChangedItem[] => {
    const [was, is] = [before.get(key) ?? null, now.get(key) ?? null];
    return isSame(was, is) ? [] : [{ key, index, before: was, now: is }];
  });
}

/** Something that two people changed: an item of a list, the order of a list, or a layout. */
export type Clash =
  | {
      readonly id: string;
      readonly list: HomeList;
      readonly key: string;
      readonly theirs: Item | null;
      readonly mine: Item | null;
    }
  | { readonly id: string; readonly list: HomeList; readonly key: null }
  | { readonly id: string; readonly layout: HomeLayout };

const clashId = (...parts: readonly string[]): string => parts.join('/');

/** What both changed since `base`, differently; a person decides. */
export function clashesOf(base: Content, theirs: Content, mine: Content): readonly Clash[] {
  const lists = LISTS.flatMap((list): Clash[] => {
    const [before, other, own] = [base, theirs, mine].map(({ lists: all }) => byKey(all[list])) as [
      Map<string, Item>,
      Map<string, Item>,
      Map<string, Item>,
    ];
    const keys = new Set([...before.keys(), ...other.keys(), ...own.keys()]);
    const items = [...keys].flatMap((key): Clash[] => {
      const [was, is, typed] = [before.get(key), other.get(key), own.get(key)];
      return isSame(was, is) || isSame(was, typed) || isSame(is, typed)
        ? []
        : [{ id: clashId(list, key), list, key, theirs: is ?? null, mine: typed ?? null }];
    });
    const order = (content: Content) =>
      content.lists[list]
        .map(({ key }) => key)
        .filter((key) => before.has(key) && other.has(key) && own.has(key));
    const [wasOrder, isOrder, ownOrder] = [order(base), order(theirs), order(mine)];
    const moved = !isSame(wasOrder, isOrder) && !isSame(wasOrder, ownOrder) && !isSame(isOrder, ownOrder);
    return moved ? [...items, { id: clashId(list), list, key: null }] : items;
  });
  const layouts = LAYOUTS.flatMap((layout): Clash[] => {
    const [was, is, own] = [base, theirs, mine].map(({ layouts: all }) => all[layout]);
    return isSame(was, is) || isSame(was, own) || isSame(is, own) ? [] : [{ id: clashId(layout), layout }];
  });
  return [...lists, ...layouts];
}

/**
 * Both people's changes: what only one changed is that person's; of what both changed, theirs for the ids in `isTheirs`, else mine.
 */
export function merged(
  base: Content,
  theirs: Content,
  mine: Content,
  isTheirs: ReadonlySet<string>,
): Content {
  const lists = Object.fromEntries(
    LISTS.map((list) => {
      const [before, other, own] = [
        byKey(base.lists[list]),
        byKey(theirs.lists[list]),
        byKey(mine.lists[list]),
      ];
      const pick = (key: string): Item | undefined => {
        const [was, is, typed] = [before.get(key), other.get(key), own.get(key)];
        if (isSame(was, typed)) return is;
        if (isSame(was, is)) return typed;
        return isTheirs.has(clashId(list, key)) ? is : typed;
      };
      const orderOf = (content: Content) => content.lists[list].map(({ key }) => key);
      const hasMoved = !isSame(
        orderOf(base).filter((key) => own.has(key)),
        orderOf(mine).filter((key) => before.has(key)),
      );
      const [first, second] = hasMoved && !isTheirs.has(clashId(list)) ? [mine, theirs] : [theirs, mine];
      const order = [...new Set([...orderOf(first), ...orderOf(second)])];
      return [list, order.flatMap((key) => pick(key) ?? []).slice(0, HOME_RULES[list].most)];
    }),
  ) as Record<HomeList, Item[]>;
  const layouts = Object.fromEntries(
    LAYOUTS.map((layout) => {
      const [was, is, own] = [base.layouts[layout], theirs.layouts[layout], mine.layouts[layout]];
      const takesTheirs = isSame(was, own) || (!isSame(was, is) && isTheirs.has(clashId(layout)));
      return [layout, takesTheirs ? is : own];
    }),
  ) as Record<HomeLayout, Section[]>;
  return { lists, layouts };
}
