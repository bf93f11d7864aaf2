import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import type { SellerOptionsQuery } from './__generated__/SellerOptionsQuery.graphql.ts';

/** An option by its id, with the slug that addresses it in the shop. */
export interface SluggedOption {
  readonly value: string;
  readonly label: string;
  readonly slug: string;
}

/** Of options that are read page by page. */
export interface OptionsPageProps {
  readonly children: (options: readonly SluggedOption[]) => ReactNode;
  readonly after?: string | null;
  /** Of the pages before. */
  readonly before?: readonly SluggedOption[];
}

const NO_OPTIONS: NonNullable<OptionsPageProps['before']> = [];

/** All active sellers, read page by page. */
export function SellerOptions({ children, after = null, before = NO_OPTIONS }: OptionsPageProps): ReactNode {
  const { sellers } = useAdminQuery<SellerOptionsQuery>(
    graphql`
      query SellerOptionsQuery($after: String) {
        sellers(first: 100, after: $after) {
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
    ['sellers'],
  );
  const { nodes, pageInfo } = present(sellers);
  const options = [...before, ...nodes.map(({ id, name, slug }) => ({ value: id, label: name, slug }))];
  if (!pageInfo.hasNextPage) return children(options);
  return (
    <SellerOptions after={pageInfo.endCursor ?? null} before={options}>
      {children}
    </SellerOptions>
  );
}
