/** The category tree and its derived lists (spec sections 3 and 7.1). Pure functions. */
import type { CategoriesResponse, Category, CategoryWithItems } from '../../../contract/catalogue.ts';
import { byDisplayOrder, isOwn } from '../directory.ts';
import type { CategoryNode, DirectorySnapshot, ProductCounts } from '../directory.ts';
import { mediaUrlOrNull } from '../media.ts';

const TOP_CATEGORIES = 20;

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'fr');

/** A category of the contract with all active descendants, by display order, the highest first. */
export function toCategory(node: CategoryNode, counts: ProductCounts): Category {
  return {
    ...toFields(node, counts),
    subCategories: node.children.map((child) => toCategory(child, counts)),
  };
}

function toFields(node: CategoryNode, counts: ProductCounts): Omit<Category, 'subCategories'> {
  return {
    _id: String(node.id),
    name: node.name,
    names: node.names,
    slug: node.slug,
    imageUrl: mediaUrlOrNull(node.image_key),
    icon: node.icon,
    active: node.active,
    isSpecial: node.is_special,
    isFeatured: node.is_featured,
    isSubCategory: node.parent_id !== null,
    parentCategory: node.parent_id === null ? null : String(node.parent_id),
    displayOrder: node.display_order,
    path: node.path.map(({ slug }) => slug),
    productCount: counts.category(node.id),
  };
}

/** A category page's own data: the category, its ancestors, its children. */
export function toCategoryPage(node: CategoryNode, counts: ProductCounts): Omit<CategoryWithItems, 'items'> {
  return {
    ...toFields(node, counts),
    description: node.description,
    descriptions: node.descriptions,
    ancestors: node.path.slice(0, -1).map(({ ref }) => ref),
    subCategories: node.children.map((child) => toCategory(child, counts)),
  };
}

function alphabetical(category: Category): Category {
  return { ...category, subCategories: category.subCategories.map(alphabetical).sort(byName) };
}

/** The response of the categories path. */
export function categoriesResponse(snapshot: DirectorySnapshot, counts: ProductCounts): CategoriesResponse {
  const tree = snapshot.topLevel.map((node) => toCategory(node, counts));
  const everywhere = [...snapshot.categories.values()]
    .filter((node) => node.visible && isOwn(node))
    .sort(byDisplayOrder);
  const marked = (is: (node: CategoryNode) => boolean): Category[] =>
    everywhere.filter(is).map((node) => toCategory(node, counts));
  return {
    categories: tree,
    // Featured ones first; the sort is stable, so each group stays in display order.
    top20Categories: tree
      .filter((category) => !category.isSpecial)
      .sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
      .slice(0, TOP_CATEGORIES),
    categoriesWithSubcategories: tree
      .filter((category) => category.subCategories.length > 0)
      .map(alphabetical)
      .sort(byName),
    specialCategories: marked((node) => node.is_special),
    featuredCategories: marked((node) => node.is_featured),
  };
}
