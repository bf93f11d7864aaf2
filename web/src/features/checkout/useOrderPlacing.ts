import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { RequestError } from '../../relay/errors.ts';
import { parseLines, type LineKey } from '../cart/cartLines.ts';
import { cartStore, STORAGE_KEY } from '../cart/cartStore.ts';
import { setCoupon } from '../cart/couponStore.ts';
import { useKnownSession } from '../session/useSession.ts';
import { createOrderSender, type Answer, type OrderContent } from './attempt.ts';
import { keepLastOrder, recallLastOrder } from './lastOrder.ts';
import { sendOrder, type OrderDifference } from './sendOrder.ts';

/** Where an order stands that is being placed. */
export type Placing =
  | { readonly state: 'writing' | 'sending' | 'done' }
  /** `unknown`: nobody knows whether it arrived. */
  | { readonly state: 'unknown' | 'limited' | 'failed' }
  /** An earlier, different order from this device had arrived; what is in the form is not ordered. */
  | { readonly state: 'earlier'; readonly token: string; readonly number: string }
  /** `sent`: the lines by whose index the differences speak. */
  | {
      readonly state: 'different';
      readonly differences: readonly OrderDifference[];
      readonly sent: readonly LineKey[];
    };

/** What came of an order that was placed. */
export interface PlacedOrder {
  readonly token: string;
  /** Where to pay now; null for cash. */
  readonly paymentUrl: string | null;
  /** What is cheaper than the shopper saw. */
  readonly cheaper?: readonly OrderDifference[];
}

/** One tab at a time: the others wait. A plain http address has no locks; the key alone protects there. */
function exclusively<Value>(work: () => Promise<Value>): Promise<Value> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent where the address is not secure
  return navigator.locks === undefined ? work() : navigator.locks.request('order', work);
}

/** Whether the device's cart is empty now, whatever this page knows of it. */
function isCartEmpty(): boolean {
  // What the device cannot keep is in this page alone.
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
  /** Gives whether the refusal could be told at a field. */
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
  // Asked before the state of a second click is there.
  const underWay = useRef(false);

  const run = async (content: OrderContent): Promise<Answer<OrderDifference>> => {
    const last = recallLastOrder();
    // Another tab has ordered this cart meanwhile.
    if (last !== undefined && last.token !== earlierToken && isCartEmpty())
      return { kind: 'placed', ...last, paymentUrl: null };
    const answer = await send(content, account);
    if (answer.kind === 'placed') {
      // Shown before the cart is gone: the page would say that it is empty.
      setPlacing({ state: 'done' });
      keepLastOrder({ token: answer.token, number: answer.number });
      cartStore.clear();
      setCoupon('');
    }
    return answer;
  };

  const place = async (content: OrderContent): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPlacing({ state: 'sending' });
    const sent = content.lines.map(({ productId, variantId }) => ({ id: productId, variantId }));
    try {
      const answer = await exclusively(() => run(content));
      if (answer.kind === 'placed') {
        setPlacing({ state: 'done' });
        onPlaced(answer, sent);
      } else if (answer.kind === 'earlier') {
        const { token, number } = answer;
        setPlacing({ state: 'earlier', token, number });
      } else if (answer.kind === 'different') {
        setPlacing({ state: 'different', differences: answer.differences, sent });
      } else if (answer.kind === 'conflict') setPlacing({ state: 'failed' });
      else if (answer.errors.some(({ code }) => code === 'RATE_LIMITED')) setPlacing({ state: 'limited' });
      else setPlacing({ state: onRefused(answer.errors) ? 'writing' : 'failed' });
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
