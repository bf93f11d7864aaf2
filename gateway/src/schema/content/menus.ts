/** The shop's menus: those of its own pages, with the categories of now. */
import type { LanguageCode } from '../../../contract/pages.ts';
import { MENU_TEXTS } from '../../../contract/rules/menu-texts.ts';
import { footerColumns, quickLinks, sections } from '../../../contract/rules/menus.ts';
import { paths } from '../../../contract/rules/paths.ts';
import { inLanguage } from '../base/languages.ts';
import type { CategoryModel } from '../catalogue/category.ts';

type Label = Readonly<Record<LanguageCode, string>>;

interface Asked {
  language: LanguageCode;
}

export interface MenuItemModel {
  key: string;
  label: (asked: Asked) => string;
  labelLanguage: (asked: Asked) => LanguageCode;
  url: string | null;
  category: CategoryModel | null;
  items: () => MenuItemModel[];
}

export interface MenuGroupModel {
  key: string;
  label: (asked: Asked) => string | null;
  items: MenuItemModel[];
}

export interface MenuModel {
  place: 'HEADER' | 'FOOTER';
  groups: MenuGroupModel[];
}

function group<Key extends string>(
  key: string,
  label: Label | null,
  links: readonly { key: Key; to: string | null }[],
  labels: Readonly<Record<Key, Label>>,
): MenuGroupModel {
  return {
    key,
    label: ({ language }) => label?.[language] ?? null,
    items: links.map((link) => ({
      key: link.key,
      label: ({ language }) => labels[link.key][language],
      labelLanguage: ({ language }) => language,
      url: link.to,
      category: null,
      items: () => [],
    })),
  };
}

function categoryItem(category: CategoryModel): MenuItemModel {
  const { name, names, slug, path } = category.wire;
  return {
    key: slug,
    label: ({ language }) => inLanguage(name, names, language).text,
    labelLanguage: ({ language }) => inLanguage(name, names, language).language,
    url: paths.category(path),
    category,
    items: () => category.subCategories.map(categoryItem),
  };
}

/** All menus. `tree`: the top level of the categories, each with those below it. */
export function menusOf(tree: readonly CategoryModel[]): MenuModel[] {
  const categories: MenuGroupModel = {
    key: 'categories',
    label: ({ language }) => MENU_TEXTS.footer.categories[language],
    items: tree.map(categoryItem),
  };
  const labels = MENU_TEXTS['pages:groups'];
  return [
    {
      place: 'HEADER',
      groups: [
        group('sections', null, sections, MENU_TEXTS['layout:sections']),
        group('links', null, quickLinks, MENU_TEXTS['layout:quick']),
        categories,
      ],
    },
    {
      place: 'FOOTER',
      groups: [
        categories,
        ...footerColumns.map(({ group: key, links }) =>
          group(key, labels[key], links, MENU_TEXTS['pages:links']),
        ),
      ],
    },
  ];
}
