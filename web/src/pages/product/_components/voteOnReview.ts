import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { mutate } from '../../../relay/useMutation.ts';
import type { voteOnReviewMutation } from './__generated__/voteOnReviewMutation.graphql.ts';

interface Vote {
  /** The review's id. */
  readonly id: string;
  /** As it is before. */
  readonly usefulCount: number;
  readonly isUseful: boolean;
}

/** Sends a vote on a review; its count changes at once. Rejects if it was not taken. */
export async function voteOnReview(
  environment: Environment,
  { id, usefulCount, isUseful }: Vote,
): Promise<void> {
  const { userErrors } = await mutate<voteOnReviewMutation>(
    environment,
    graphql`
      mutation voteOnReviewMutation($input: ReviewVoteInput!) {
        reviewVote(input: $input) {
          review {
            id
            usefulCount
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { reviewId: id, isUseful } },
    {
      optimisticUpdater: (store) => {
        store.get(id)?.setValue(Math.max(0, usefulCount + (isUseful ? 1 : -1)), 'usefulCount');
      },
    },
  );
  if (userErrors.length > 0) throw new Error('The vote was not taken');
}
