/** What the filters of products offer that only the server knows. */
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { useColorName } from '../../../features/product/useColorName.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import type { FilterOptionsProps } from '../_kit/AdminList.tsx';
import { adminFreshness } from '../freshness.ts';
import type { optionsBrandsQuery } from './__generated__/optionsBrandsQuery.graphql.ts';
import type { optionsCategoriesQuery } from './__generated__/optionsCategoriesQuery.graphql.ts';
import type { optionsColorsQuery } from './__generated__/optionsColorsQuery.graphql.ts';
import type { optionsSellersQuery } from './__generated__/optionsSellersQuery.graphql.ts';

/** Before the name of a category, once per level. */
const INDENT = '\u2003';

interface Node {
  readonly id: string;
  readonly name: string;
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
  readonly isLeaf: boolean;
}

const pathsOf = (nodes: readonly Node[], above: readonly string[] = []): readonly CategoryPath[] =>
  nodes.flatMap(({ id, name, subCategories = [] }) => {
    const path = [...above, name];
    return [
      { value: id, label: path.join(' › '), isLeaf: subCategories.length === 0 },
      ...pathsOf(subCategories, path),
    ];
  });

function useCategories(): readonly Node[] {
  const { categories } = useAdminQuery<optionsCategoriesQuery>(
    graphql`
      query optionsCategoriesQuery {
        categories(list: TREE) {
          id
          name
          subCategories {
            id
            name
            subCategories {
              id
              name
              subCategories {
                id
                name
                subCategories {
                  id
                  name
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

const NO_OPTIONS: NonNullable<PageProps['before']> = [];

interface PageProps extends FilterOptionsProps {
  readonly after?: string | null;
  /** Of the pages before. */
  readonly before?: readonly { readonly value: string; readonly label: string }[];
}

/** All active brands by name, read page by page. */
export function BrandOptions({ children, after = null, before = NO_OPTIONS }: PageProps): ReactNode {
  const { brands } = useAdminQuery<optionsBrandsQuery>(
    graphql`
      query optionsBrandsQuery($after: String) {
        brands(first: 100, after: $after) {
          nodes {
            id
            name
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
  const options = [...before, ...nodes.map(({ id, name }) => ({ value: id, label: name }))];
  if (!pageInfo.hasNextPage) return children(options);
  return (
    <BrandOptions after={pageInfo.endCursor ?? null} before={options}>
      {children}
    </BrandOptions>
  );
}

/** All active sellers, read page by page. */
export function SellerOptions({ children, after = null, before = NO_OPTIONS }: PageProps): ReactNode {
  const { sellers } = useAdminQuery<optionsSellersQuery>(
    graphql`
      query optionsSellersQuery($after: String) {
        sellers(first: 100, after: $after) {
          nodes {
            id
            name
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
    ['sellers'],
  );
  const { nodes, pageInfo } = present(sellers);
  const options = [...before, ...nodes.map(({ id, name }) => ({ value: id, label: name }))];
  if (!pageInfo.hasNextPage) return children(options);
  return (
    <SellerOptions after={pageInfo.endCursor ?? null} before={options}>
      {children}
    </SellerOptions>
  );
}

/** The colours that products on sale come in. */
export function ColorOptions({ children }: FilterOptionsProps) {
  const colorName = useColorName();
  const { productFilterOptions } = useAdminQuery<optionsColorsQuery>(
    graphql`
      query optionsColorsQuery {
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
