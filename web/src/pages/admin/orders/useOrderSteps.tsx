import { useState, type ReactNode } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { mutate } from '../../../relay/useMutation.ts';
import type { BulkAction } from '../_kit/listTypes.ts';
import type { ScanMode } from '../_kit/scans.ts';
import { sendScan } from '../_kit/sendScan.ts';
import { useStaff } from '../_kit/staff.tsx';
import { StepResults, type StepResult } from '../_kit/StepResults.tsx';
import { useParcelDocument, type ParcelDocumentKind } from '../_kit/useParcelDocument.ts';
import type { useOrderStepsConfirmMutation } from './__generated__/useOrderStepsConfirmMutation.graphql.ts';

/** Sub-orders of one step at most; each is sent by itself. */
const MOST = 100;

/** What a step needs of an order. */
export interface SteppedOrder {
  readonly id: string;
  readonly subOrders: readonly { readonly id: string; readonly number: string; readonly state: string }[];
}

/** Confirms an order, with a result for each of its sub-orders. */
async function confirmOrder(environment: Environment, order: SteppedOrder): Promise<readonly StepResult[]> {
  const all = (answer: StepResult['answer']): readonly StepResult[] =>
    order.subOrders.map(({ number }) => ({ number, answer }));
  try {
    const { order: after, userErrors } = await mutate<useOrderStepsConfirmMutation>(
      environment,
      graphql`
        mutation useOrderStepsConfirmMutation($input: OrderConfirmInput!) {
          orderConfirm(input: $input) {
            order {
              id
              state
              subOrders {
                id
                number
                state
              }
            }
            userErrors {
              code
            }
          }
        }
      `,
      { input: { orderId: order.id, idempotencyKey: newKey() } },
    );
    if (after == null) return all({ isDone: false, code: userErrors[0]?.code ?? 'OTHER' });
    return after.subOrders.map(({ number, state }) => ({
      number,
      answer: { isDone: true, number, orderId: after.id, state },
    }));
  } catch {
    return all(undefined);
  }
}

/**
 * What can be done with the selected orders: confirm, prepare, hand over and print, each sub-order with a result of its own.
 *
 * @returns `results`: the dialog with the results, to be rendered
 */
export function useOrderSteps(): {
  readonly bulk: readonly BulkAction<SteppedOrder>[];
  readonly results: ReactNode;
} {
  const { t } = useTranslation('adminOrders');
  const { can } = useStaff();
  const environment = useRelayEnvironment();
  const { print } = useParcelDocument();
  const [results, setResults] = useState<readonly StepResult[] | null>(null);

  /** The sub-orders of the orders; undefined: too many, which has been said. */
  const partsOf = (orders: readonly SteppedOrder[]): SteppedOrder['subOrders'] | undefined => {
    const parts = orders.flatMap(({ subOrders }) => subOrders);
    if (parts.length <= MOST) return parts;
    toast({ type: 'error', title: t('bulk.tooMany', { count: parts.length }) });
    return undefined;
  };
  const confirm = async (orders: readonly SteppedOrder[]): Promise<void> => {
    if (partsOf(orders) === undefined) return;
    const done: StepResult[] = [];
    // One after the other: one that is refused does not keep the others from theirs.
    for (const order of orders) done.push(...(await confirmOrder(environment, order)));
    markStale(environment, ['orders', 'order', 'queue', 'parcels']);
    setResults(done);
  };
  const step = async (mode: ScanMode, orders: readonly SteppedOrder[]): Promise<void> => {
    const done: StepResult[] = [];
    for (const { number } of partsOf(orders) ?? []) {
      const answer = await sendScan(environment, { key: newKey(), code: number, mode }).catch(
        () => undefined,
      );
      done.push({ number, answer });
    }
    if (done.length > 0) setResults(done);
  };
  const printed = async (kind: ParcelDocumentKind, orders: readonly SteppedOrder[]): Promise<void> => {
    const parts = partsOf(orders);
    if (parts !== undefined)
      await print(
        kind,
        parts.map(({ id }) => id),
      );
  };
  return {
    bulk: [
      ...(can('ORDERS')
        ? [
            { label: t('step.CONFIRMED'), run: confirm },
            { label: t('step.PREPARING'), run: (rows: readonly SteppedOrder[]) => step('PREPARE', rows) },
            { label: t('step.SHIPPED'), run: (rows: readonly SteppedOrder[]) => step('HAND_OVER', rows) },
          ]
        : []),
      ...(can('PEOPLE_CONTACT')
        ? [
            {
              label: t('adminParcels:print.LABELS'),
              run: (rows: readonly SteppedOrder[]) => printed('LABELS', rows),
            },
            {
              label: t('adminParcels:print.PICKING'),
              run: (rows: readonly SteppedOrder[]) => printed('PICKING', rows),
            },
          ]
        : []),
    ],
    results: <StepResults results={results} onClose={() => setResults(null)} />,
  };
}
