/** Maps the category tree from REST to the schema's type. */
import type { CategoriesResponse, Category, CategoryWithItems, Ref } from '../../../contract/catalogue.ts';
import { toGlobalId } from '../base/ids.ts';
import { optionalImage } from '../base/image.ts';

export class CategoryModel {
  readonly __typename = 'Category';
  readonly wire: Category;

  constructor(wire: Category) {
    this.wire = wire;
  }

  get id(): string {
    return toGlobalId('Category', this.wire._id);
  }
  get slug(): string {
    return this.wire.slug;
  }
  get image() {
    return optionalImage(this.wire.imageUrl);
  }
  get icon(): string | null {
    return this.wire.icon;
  }
  get isSpecial(): boolean {
    return this.wire.isSpecial;
  }
  get isFeatured(): boolean {
    return this.wire.isFeatured;
  }
  get isSubCategory(): boolean {
    return this.wire.isSubCategory;
  }
  get path(): string[] {
    return this.wire.path;
  }
  get displayOrder(): number {
    return this.wire.displayOrder;
  }
  get productCount(): number {
    return this.wire.productCount;
  }
  get subCategories(): CategoryModel[] {
    return toModels(this.wire.subCategories);
  }
}

/** Fields of a category that a reference contains. */
export const CATEGORY_REF_FIELDS: ReadonlySet<string> = new Set(['id', 'name', 'slug']);

/** A category from a reference; only CATEGORY_REF_FIELDS may be read. Its name in other languages is in the tree. */
export function categoryOfRef(ref: Ref): CategoryModel {
  return new CategoryModel({
    ...ref,
    imageUrl: null,
    icon: null,
    active: true,
    isSpecial: false,
    isFeatured: false,
    isSubCategory: false,
    parentCategory: null,
    displayOrder: 0,
    path: [],
    productCount: 0,
    subCategories: [],
  });
}

/** A category that was loaded on its own. */
export function categoryOfDetail({
  items: _items,
  ancestors: _ancestors,
  ...wire
}: CategoryWithItems): CategoryModel {
  return new CategoryModel(wire);
}

const toModels = (categories: readonly Category[]): CategoryModel[] =>
  categories.filter(({ active }) => active).map((category) => new CategoryModel(category));

export interface CategoryTree {
  byId: ReadonlyMap<string, Category>;
  bySlug: ReadonlyMap<string, Category>;
}

const trees = new WeakMap<CategoriesResponse, CategoryTree>();

/** Indexes the active categories of a tree by ID and slug; cached per tree. */
export function indexOf(response: CategoriesResponse): CategoryTree {
  let tree = trees.get(response);
  if (!tree) {
    const byId = new Map<string, Category>();
    const bySlug = new Map<string, Category>();
    const add = (categories: readonly Category[]) => {
      for (const category of categories) {
        if (!category.active) continue;
        byId.set(category._id, category);
        bySlug.set(category.slug, category);
        add(category.subCategories);
      }
    };
    add(response.categories);
    tree = { byId, bySlug };
    trees.set(response, tree);
  }
  return tree;
}

/** Ancestors of a category, from the top level down; unknown ones are omitted. */
export function ancestorsOf(category: Category, tree: CategoryTree): CategoryModel[] {
  const above: CategoryModel[] = [];
  let parent = category.parentCategory;
  // Five levels at most (domain rules); the limit prevents an endless loop in an invalid tree.
  while (parent !== null && above.length < 10) {
    const found = tree.byId.get(parent);
    if (!found) break;
    above.unshift(new CategoryModel(found));
    parent = found.parentCategory;
  }
  return above;
}

const byName = (a: Category, b: Category) => a.name.localeCompare(b.name, 'fr');
const sorted = (categories: readonly Category[]): Category[] =>
  categories.map((category) => ({ ...category, subCategories: sorted(category.subCategories) })).sort(byName);

export type CategoryListName =
  | 'TREE'
  | 'TOP'
  | 'WITH_SUBCATEGORIES'
  | 'SPECIAL'
  | 'FEATURED'
  | 'ALPHABETICAL';

/** One of the lists, with each entry taken from the tree, so that its children are available. */
export function categoryList(response: CategoriesResponse, list: CategoryListName): CategoryModel[] {
  const { byId } = indexOf(response);
  const ofTree = (categories: readonly Category[]) =>
    toModels(categories.map((category) => byId.get(category._id) ?? category));
  switch (list) {
    case 'TREE':
      return toModels(response.categories);
    case 'TOP':
      return ofTree(response.top20Categories);
    case 'WITH_SUBCATEGORIES':
      return ofTree(response.categoriesWithSubcategories);
    case 'SPECIAL':
      return ofTree(response.specialCategories);
    case 'FEATURED':
      return ofTree(response.featuredCategories);
    case 'ALPHABETICAL':
      return toModels(sorted(response.categories));
  }
}
