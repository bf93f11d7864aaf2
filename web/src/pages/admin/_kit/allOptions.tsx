/** What filters of the back-office offer: everything there is, since entries of what has left the shop are searched as well. */
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import type { FilterOptionsProps } from './listTypes.ts';
import type { allOptionsBrandsQuery } from './__generated__/allOptionsBrandsQuery.graphql.ts';
import type { allOptionsCategoriesQuery } from './__generated__/allOptionsCategoriesQuery.graphql.ts';
import type { allOptionsSellersQuery } from './__generated__/allOptionsSellersQuery.graphql.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Of options that are read page by page. */
interface AllProps {
  readonly children: (options: readonly Option[]) => ReactNode;
  readonly after?: string | null;
  /** Of the pages before. */
  readonly before?: readonly Option[];
}

const NO_OPTIONS: readonly Option[] = [];

/** Names what is not in the shop. */
function useNaming(): (name: string, isShown: boolean) => string {
  const { t } = useTranslation('admin');
  return (name, isShown) => (isShown ? name : t('list.inactive', { name }));
}

/** All sellers but applications, by their public ids. */
export function AllSellers({ children, after = null, before = NO_OPTIONS }: AllProps): ReactNode {
  const nameOf = useNaming();
  const { adminSellers } = useAdminQuery<allOptionsSellersQuery>(
    graphql`
      query allOptionsSellersQuery($after: String) {
        adminSellers(first: 100, after: $after) {
          nodes {
            name
            status
            profile {
              sellerId
            }
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
  const { nodes, pageInfo } = present(adminSellers);
  const options = [
    ...before,
    ...nodes.flatMap(({ name, status, profile }) =>
      profile == null || status === 'APPLIED' || status === 'REJECTED'
        ? []
        : [{ value: profile.sellerId, label: nameOf(name, status === 'ACTIVE') }],
    ),
  ];
  if (pageInfo.hasNextPage)
    return (
      <AllSellers after={pageInfo.endCursor ?? null} before={options}>
        {children}
      </AllSellers>
    );
  return children(options.toSorted((a, b) => a.label.localeCompare(b.label)));
}

/** All brands by name, by their public ids. */
export function AllBrands({ children, after = null, before = NO_OPTIONS }: AllProps): ReactNode {
  const nameOf = useNaming();
  const { adminBrands } = useAdminQuery<allOptionsBrandsQuery>(
    graphql`
      query allOptionsBrandsQuery($after: String) {
        adminBrands(first: 100, after: $after) {
          edges {
            node {
              reference
              name
              active
            }
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
  const { edges, pageInfo } = present(adminBrands);
  const options = [
    ...before,
    ...edges.map(({ node: { reference, name, active } }) => ({
      value: reference,
      label: nameOf(name, active),
    })),
  ];
  if (pageInfo.hasNextPage)
    return (
      <AllBrands after={pageInfo.endCursor ?? null} before={options}>
        {children}
      </AllBrands>
    );
  return children(options.toSorted((a, b) => a.label.localeCompare(b.label)));
}

/** Before the name of a category, once per level. */
const INDENT = '\u2003';

/** All categories as a tree, by their public ids: those below another are indented. */
export function AllCategories({ children }: FilterOptionsProps): ReactNode {
  const nameOf = useNaming();
  const { adminCategories } = useAdminQuery<allOptionsCategoriesQuery>(
    graphql`
      query allOptionsCategoriesQuery {
        adminCategories {
          id
          reference
          name
          parentId
          active
        }
      }
    `,
    {},
    adminFreshness.options,
    ['categories'],
  );
  const categories = present(adminCategories);
  const below = (parent: string | null, level: number): readonly Option[] =>
    categories
      .filter(({ parentId }) => (parentId ?? null) === parent)
      .flatMap(({ id, reference, name, active }) => [
        { value: reference, label: INDENT.repeat(level) + nameOf(name, active) },
        ...below(id, level + 1),
      ]);
  return children(below(null, 0));
}
