import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { mutate } from '../../relay/useMutation.ts';
import type { sendOrderMutation, sendOrderMutation$data } from './__generated__/sendOrderMutation.graphql.ts';
import type { Outcome } from './attempt.ts';

/** A difference from what the shopper saw. */
export type OrderDifference = NonNullable<sendOrderMutation$data['orderPlace']>['differences'][number];

/** Sends an order; rejects if its outcome is unknown. */
export async function sendOrder(
  environment: Environment,
  input: sendOrderMutation['variables']['input'],
): Promise<Outcome<OrderDifference>> {
  const orderPlace = await mutate<sendOrderMutation>(
    environment,
    graphql`
      mutation sendOrderMutation($input: OrderPlaceInput!) {
        orderPlace(input: $input) {
          order {
            number
          }
          token
          paymentUrl
          differences {
            code
            lineIndex
            currentPrice {
              amount
            }
            availableQuantity
          }
          userErrors {
            field
            code
          }
        }
      }
    `,
    { input },
  );
  const { order, token, paymentUrl, differences, userErrors } = orderPlace;
  if (order != null && token != null)
    return {
      kind: 'placed',
      token,
      number: order.number,
      paymentUrl: paymentUrl ?? null,
      cheaper: differences,
    };
  if (differences.length > 0) return { kind: 'different', differences };
  if (userErrors.some(({ code }) => code === 'CONFLICT')) return { kind: 'conflict' };
  return { kind: 'refused', errors: userErrors };
}
