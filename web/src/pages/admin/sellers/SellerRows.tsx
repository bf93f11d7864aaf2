import { graphql, useFragment } from 'react-relay';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import type { ListDataProps, ListRequest } from '../_kit/listTypes.ts';
import { oneOf } from '../_kit/oneOf.ts';
import { createdIn } from '../_kit/created.ts';
import { adminFreshness } from '../freshness.ts';
import { SELLER_STATUSES } from './SellerBadge.tsx';
import type {
  SellerRows_sellers$data,
  SellerRows_sellers$key,
} from './__generated__/SellerRows_sellers.graphql.ts';
import type { SellerRowsQuery } from './__generated__/SellerRowsQuery.graphql.ts';

export type Row = SellerRows_sellers$data[number];

/** Hours since an application. */
export const WAITING_HOURS = ['24', '72'] as const;

/** The conditions of the list as the server takes them. */
export function conditionsOf({ search, filters }: Pick<ListRequest, 'search' | 'filters'>) {
  const hours = oneOf(WAITING_HOURS, filters['waiting']);
  return {
    status: oneOf(SELLER_STATUSES, filters['status']) ?? null,
    filter: {
      search: search === '' ? null : search,
      waitingHours: hours === undefined ? null : Number(hours),
      regionNumber: filters['region'] === undefined ? null : Number(filters['region']),
      ...createdIn(filters),
    },
  };
}

/** A page of sellers. */
export function SellerRows({ request, children }: ListDataProps<Row>) {
  const { first, after } = request;
  const { adminSellers } = useAdminQuery<SellerRowsQuery>(
    graphql`
      query SellerRowsQuery($first: Int!, $after: String, $status: SellerStatus, $filter: AdminSellerFilter) {
        adminSellers(first: $first, after: $after, status: $status, filter: $filter) {
          nodes {
            ...SellerRows_sellers
          }
          files {
            ...ListFiles_files
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    `,
    {
      first,
      after,
      ...conditionsOf(request),
    },
    adminFreshness.detail,
    ['sellers'],
  );
  const { nodes, pageInfo, totalCount, files } = present(adminSellers);
  const given: SellerRows_sellers$key = nodes;
  const rows = useFragment(
    graphql`
      fragment SellerRows_sellers on AdminSeller @relay(plural: true) {
        id
        name
        status
        profile {
          sellerId
          legalName
          commissionRate
          createdAt
          region {
            ...RegionName_region
          }
        }
        figures {
          listedProducts
          orders
          lateOrders
          refused
          returned
          revenue {
            amount
          }
          balance {
            amount
          }
        }
      }
    `,
    given,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
    files,
  });
}
