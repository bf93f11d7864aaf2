import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { checkCouponQuery, checkCouponQuery$data } from './__generated__/checkCouponQuery.graphql.ts';
import type { CartLine } from './cartLines.ts';
import { toQuoteLines } from './quoteLines.ts';
import { fetchViewer } from '../../relay/viewer.ts';

/** Why a coupon does not apply to a cart. */
export type CouponProblem = NonNullable<checkCouponQuery$data['cartQuote']>['problems'][number];

/** Requests a quote with a coupon that is not entered yet. Returns why it does not apply, null if it does; rejects if there is no quote. */
export async function checkCoupon(
  environment: Environment,
  lines: readonly CartLine[],
  couponCode: string,
): Promise<CouponProblem | null> {
  const response = await fetchViewer<checkCouponQuery>(
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
  );
  if (response?.cartQuote == null) throw new Error('The coupon could not be checked');
  return response.cartQuote.problems.find(({ code }) => code === 'COUPON_INVALID') ?? null;
}
