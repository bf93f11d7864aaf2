import { fetchQuery, graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import type { loadReviewsQuery, loadReviewsQuery$data } from './__generated__/loadReviewsQuery.graphql.ts';
import { present } from '../../../relay/present.ts';

const query = graphql`
  query loadReviewsQuery($slug: String!, $first: Int!, $after: String) {
    product(slug: $slug) {
      reviews(first: $first, after: $after) {
        edges {
          node {
            id
            ...ReviewItem_review
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** Reviews that follow others. */
export type MoreReviews = NonNullable<loadReviewsQuery$data['product']>['reviews'];

/**
 * Loads the reviews of a product after a cursor. They stay in the store until `dispose` is called; rejects when they can't be had.
 */
export async function loadReviews(
  environment: IEnvironment,
  variables: loadReviewsQuery['variables'],
): Promise<{ reviews: NonNullable<MoreReviews> | undefined; dispose: () => void }> {
  const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), variables));
  try {
    const data = await fetchQuery<loadReviewsQuery>(environment, query, variables).toPromise();
    // Without a product there is nothing more to read: it is sold no longer.
    return { reviews: data?.product == null ? undefined : present(data.product.reviews), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}
