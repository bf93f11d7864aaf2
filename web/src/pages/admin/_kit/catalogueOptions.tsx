/** What the filters of products offer that only the server knows. */
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { useColorName } from '../../../features/product/useColorName.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import type { FilterOptionsProps } from './listTypes.ts';
import type { OptionsPageProps } from './SellerOptions.tsx';
import { adminFreshness } from '../freshness.ts';
import type { catalogueOptionsBrandsQuery } from './__generated__/catalogueOptionsBrandsQuery.graphql.ts';
import type { catalogueOptionsCategoriesQuery } from './__generated__/catalogueOptionsCategoriesQuery.graphql.ts';
import type { catalogueOptionsColorsQuery } from './__generated__/catalogueOptionsColorsQuery.graphql.ts';

/** Before the name of a category, once per level. */
const INDENT = '\u2003';

interface Node {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly subCategories?: readonly Node[];
}

const indented = (nodes: readonly Node[], level = 0): { readonly value: string; readonly label: string }[] =>
  nodes.flatMap(({ id, name, subCategories = [] }) => [
    { value: id, label: INDENT.repeat(level) + name },
    ...indented(subCategories, level + 1),
  ]);

/** A category by its whole path. */
export interface CategoryPath {
  readonly value: string;
  readonly label: string;
  readonly slug: string;
  /** From the top level down to the category itself. */
  readonly slugs: readonly string[];
  readonly isLeaf: boolean;
}

const pathsOf = (
  nodes: readonly Node[],
  above: readonly string[] = [],
  slugsAbove: readonly string[] = [],
): readonly CategoryPath[] =>
  nodes.flatMap(({ id, name, slug, subCategories = [] }) => {
    const path = [...above, name];
    const slugs = [...slugsAbove, slug];
    return [
      { value: id, label: path.join(' › '), slug, slugs, isLeaf: subCategories.length === 0 },
      ...pathsOf(subCategories, path, slugs),
    ];
  });

function useCategories(): readonly Node[] {
  const { categories } = useAdminQuery<catalogueOptionsCategoriesQuery>(
    graphql`
      query catalogueOptionsCategoriesQuery {
        categories(list: TREE) {
          id
          name
          slug
          subCategories {
            id
            name
            slug
            subCategories {
              id
              name
              slug
              subCategories {
                id
                name
                slug
                subCategories {
                  id
                  name
                  slug
                }
              }
            }
          }
        }
      }
    `,
    {},
    adminFreshness.options,
    ['categories'],
  );
  return present(categories);
}

/** The active categories as a tree: those below another are indented. */
export function CategoryOptions({ children }: FilterOptionsProps) {
  return children(indented(useCategories()));
}

interface CategoryPathsProps {
  readonly children: (paths: readonly CategoryPath[]) => ReactNode;
}

/** The active categories by their paths. */
export function CategoryPaths({ children }: CategoryPathsProps) {
  return children(pathsOf(useCategories()));
}

const NO_OPTIONS: NonNullable<OptionsPageProps['before']> = [];

/** All active brands by name, read page by page. */
export function BrandOptions({ children, after = null, before = NO_OPTIONS }: OptionsPageProps): ReactNode {
  const { brands } = useAdminQuery<catalogueOptionsBrandsQuery>(
    graphql`
      query catalogueOptionsBrandsQuery($after: String) {
        brands(first: 100, after: $after) {
          nodes {
            id
            name
            slug
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    { after },
    adminFreshness.options,
    ['brands'],
  );
  const { nodes, pageInfo } = present(brands);
  const options = [...before, ...nodes.map(({ id, name, slug }) => ({ value: id, label: name, slug }))];
  if (!pageInfo.hasNextPage) return children(options);
  return (
    <BrandOptions after={pageInfo.endCursor ?? null} before={options}>
      {children}
    </BrandOptions>
  );
}

/** The colours that products on sale come in. */
export function ColorOptions({ children }: FilterOptionsProps) {
  const colorName = useColorName();
  const { productFilterOptions } = useAdminQuery<catalogueOptionsColorsQuery>(
    graphql`
      query catalogueOptionsColorsQuery {
        productFilterOptions {
          colors {
            value
          }
        }
      }
    `,
    {},
    adminFreshness.options,
    ['products'],
  );
  return children(
    present(productFilterOptions).colors.map(({ value }) => ({ value, label: colorName(value) })),
  );
}
