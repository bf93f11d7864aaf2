import { fetchQuery, graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import type { loadReviewsQuery, loadReviewsQuery$data } from './__generated__/loadReviewsQuery.graphql.ts';
import { present } from '../../../relay/present.ts';

const query = graphql`
  query loadReviewsQuery($slug: String!, $first: Int!, $after: String, $reviewSort: ReviewSort!) {
    product(by: { slug: $slug }) {
      reviews(first: $first, after: $after, sort: $reviewSort) {
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

/** A page of reviews. */
export type MoreReviews = NonNullable<loadReviewsQuery$data['product']>['reviews'];

/** Loads the reviews of a product after a cursor. They are retained in the store until `dispose` is called; rejects on failure. */
export async function loadReviews(
  environment: IEnvironment,
  variables: loadReviewsQuery['variables'],
): Promise<{ reviews: NonNullable<MoreReviews> | undefined; dispose: () => void }> {
  const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), variables));
  try {
    const data = await fetchQuery<loadReviewsQuery>(environment, query, variables).toPromise();
    // Without a product there are no more reviews: it is no longer sold.
    return { reviews: data?.product == null ? undefined : present(data.product.reviews), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}
