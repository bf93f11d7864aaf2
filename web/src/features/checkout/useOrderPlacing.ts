import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { RequestError } from '../../relay/errors.ts';
import { parseLines, STORAGE_KEY, type LineKey } from '../cart/cartLines.ts';
import { cartStore } from '../cart/cartStore.ts';
import { setCoupon } from '../cart/couponStore.ts';
import { useKnownSession } from '../session/useSession.ts';
import { createOrderSender, type Outcome, type OrderContent } from './attempt.ts';
import { storeLastOrder, recallLastOrder } from './lastOrder.ts';
import { sendOrder, type OrderDifference } from './sendOrder.ts';

/** State of an order that is being placed. */
export type Placing =
  | { readonly state: 'writing' | 'sending' | 'done' }
  /** `unknown`: whether it arrived is not known. */
  | { readonly state: 'unknown' | 'limited' | 'failed' }
  /** An earlier, different order from this device had arrived; the content of the form is not ordered. */
  | { readonly state: 'earlier'; readonly token: string; readonly number: string }
  /** `sent`: the lines to whose index the differences refer. */
  | {
      readonly state: 'different';
      readonly differences: readonly OrderDifference[];
      readonly sent: readonly LineKey[];
    };

/** Result of a placed order. */
export interface PlacedOrder {
  readonly token: string;
  /** URL of the payment; null for cash. */
  readonly paymentUrl: string | null;
  /** What is cheaper than the shopper saw. */
  readonly cheaper?: readonly OrderDifference[];
}

/** One tab at a time: the others wait. A plain http origin has no locks; the key alone protects there. */
function exclusively<Value>(work: () => Promise<Value>): Promise<Value> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent where the address is not secure
  return navigator.locks === undefined ? work() : navigator.locks.request('order', work);
}

/** Whether the device's cart is empty now, whatever this page knows of it. */
function isCartEmpty(): boolean {
  // A cart that cannot be stored is in this page alone.
  if (!cartStore.isSaved()) return cartStore.getLines().length === 0;
  try {
    return parseLines(localStorage.getItem(STORAGE_KEY)).length === 0;
  } catch {
    return false;
  }
}

/** Places orders from this device: each once, and the cart is emptied with it in all tabs. */
export function useOrderPlacing({
  onPlaced,
  onRefused,
}: {
  onPlaced: (order: PlacedOrder, sent: readonly LineKey[]) => void;
  /** Returns whether the refusal was shown at a field. */
  onRefused: (errors: readonly { field: readonly string[]; code: string }[]) => boolean;
}) {
  const environment = useRelayEnvironment();
  const [placing, setPlacing] = useState<Placing>({ state: 'writing' });
  const session = useKnownSession();
  const account = session?.accountNumber ?? null;
  const [send] = useState(() =>
    createOrderSender<OrderDifference>(
      () => localStorage,
      (input) => sendOrder(environment, input),
    ),
  );
  // An order that was placed before this page was opened is not what this page orders.
  const [earlierToken] = useState(() => recallLastOrder()?.token);
  // A second click may come before the state is updated.
  const underWay = useRef(false);

  const run = async (content: OrderContent): Promise<Outcome<OrderDifference>> => {
    const last = recallLastOrder();
    // Another tab has ordered this cart meanwhile.
    if (last !== undefined && last.token !== earlierToken && isCartEmpty())
      return { kind: 'placed', ...last, paymentUrl: null };
    const outcome = await send(content, account);
    if (outcome.kind === 'placed') {
      // Shown before the cart is emptied: otherwise the page would show an empty cart.
      setPlacing({ state: 'done' });
      storeLastOrder({ token: outcome.token, number: outcome.number });
      cartStore.clear();
      setCoupon('');
    }
    return outcome;
  };

  const place = async (content: OrderContent): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPlacing({ state: 'sending' });
    const sent = content.lines.map(({ productId, variantId }) => ({ id: productId, variantId }));
    try {
      const outcome = await exclusively(() => run(content));
      if (outcome.kind === 'placed') {
        setPlacing({ state: 'done' });
        onPlaced(outcome, sent);
      } else if (outcome.kind === 'earlier') {
        const { token, number } = outcome;
        setPlacing({ state: 'earlier', token, number });
      } else if (outcome.kind === 'different') {
        setPlacing({ state: 'different', differences: outcome.differences, sent });
      } else if (outcome.kind === 'conflict') setPlacing({ state: 'failed' });
      else if (outcome.errors.some(({ code }) => code === 'RATE_LIMITED')) setPlacing({ state: 'limited' });
      else setPlacing({ state: onRefused(outcome.errors) ? 'writing' : 'failed' });
    } catch (error) {
      const isLimited = error instanceof RequestError && error.status === 429;
      const isRefused = error instanceof RequestError && error.code === 'BAD_USER_INPUT';
      setPlacing({ state: isLimited ? 'limited' : isRefused ? 'failed' : 'unknown' });
    } finally {
      underWay.current = false;
    }
  };

  return { placing, place, settle: () => setPlacing({ state: 'writing' }) };
}
