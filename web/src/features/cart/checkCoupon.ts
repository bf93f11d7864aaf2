import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { checkCouponQuery, checkCouponQuery$data } from './__generated__/checkCouponQuery.graphql.ts';
import type { CartLine } from './cartLines.ts';
import { toQuoteLines } from './quoteLines.ts';
import { viewerRequest } from '../../relay/viewer.ts';

/** Why a coupon does not hold for a cart. */
export type CouponProblem = NonNullable<checkCouponQuery$data['cartQuote']>['problems'][number];

/**
 * Asks whether a coupon would hold for a cart, without putting it in. Gives why it does not; null: it holds. Rejects when nothing
 * came back.
 */
export async function checkCoupon(
  environment: Environment,
  lines: readonly CartLine[],
  couponCode: string,
): Promise<CouponProblem | null> {
  const answer = await fetchQuery<checkCouponQuery>(
    environment,
    graphql`
      query checkCouponQuery($input: CartQuoteInput!) {
        cartQuote(input: $input) {
          problems {
            code
            couponReason
            missingAmount {
              amount
            }
          }
        }
      }
    `,
    { input: { lines: toQuoteLines(lines), couponCode } },
    { fetchPolicy: 'network-only', networkCacheConfig: viewerRequest },
  ).toPromise();
  if (answer?.cartQuote == null) throw new Error('The coupon could not be checked');
  return answer.cartQuote.problems.find(({ code }) => code === 'COUPON_INVALID') ?? null;
}
