import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { CLAIM_MINUTES } from '../../../../../gateway/contract/rules/limits.ts';
import { mutate } from '../../../relay/useMutation.ts';
import type { useClaimMutation } from './__generated__/useClaimMutation.graphql.ts';

const MINUTE = 60_000;
/** A claim is renewed well before it ends, in milliseconds. */
const RENEWED_AFTER = (CLAIM_MINUTES * MINUTE) / 2.5;

/** Whether the person may act on the order that is shown. */
export type ClaimState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'held' }
  /** Another admin has it. `wasHeld`: it was the person's own before. */
  | {
      readonly kind: 'lost';
      readonly name: string;
      readonly until: string | null;
      readonly wasHeld: boolean;
    }
  /** The server did not answer, or refused for another reason. */
  | { readonly kind: 'failed' };

const send = (environment: Environment, orderId: string, release: boolean) =>
  mutate<useClaimMutation>(
    environment,
    graphql`
      mutation useClaimMutation($input: OrderClaimInput!) {
        orderClaim(input: $input) {
          order {
            id
            desk {
              claim {
                name
                until
                isOwn
              }
            }
          }
          userErrors {
            code
            changedBy
            changedAt
          }
        }
      }
    `,
    { input: { orderId, release } },
  );

/**
 * Claims an order while it is shown, and renews the claim. It is released when another is shown or the screen is left, unless
 * `isKept` says that an outcome is about to be sent.
 */
export function useClaim(
  orderId: string | null,
  isKept: (orderId: string) => boolean,
): { readonly claim: ClaimState; readonly retry: () => void } {
  const environment = useRelayEnvironment();
  const [tries, setTries] = useState(0);
  const key = `${orderId ?? ''} ${tries}`;
  const [state, setState] = useState<{ readonly key: string; readonly claim: ClaimState }>();
  const kept = useRef(isKept);
  useEffect(() => {
    kept.current = isKept;
  });
  useEffect(() => {
    if (orderId === null) return undefined;
    let isShown = true;
    let isHeld = false;
    const claim = async (): Promise<void> => {
      const tell = (next: ClaimState): void => {
        if (isShown) setState({ key, claim: next });
      };
      try {
        const { userErrors } = await send(environment, orderId, false);
        const taken = userErrors.find(({ code }) => code === 'CLAIMED_BY');
        if (taken) {
          tell({
            kind: 'lost',
            name: taken.changedBy ?? '',
            until: taken.changedAt ?? null,
            wasHeld: isHeld,
          });
          isHeld = false;
        } else if (userErrors.length > 0) tell({ kind: 'failed' });
        else {
          isHeld = true;
          tell({ kind: 'held' });
          // It was left meanwhile.
          if (!isShown && !kept.current(orderId)) await send(environment, orderId, true);
        }
      } catch {
        // A claim that is held lasts some more minutes.
        if (!isHeld) tell({ kind: 'failed' });
      }
    };
    const leave = (): void => {
      if (isHeld && !kept.current(orderId)) send(environment, orderId, true).catch(() => undefined);
      isHeld = false;
    };
    void claim();
    const timer = setInterval(() => void claim(), RENEWED_AFTER);
    addEventListener('pagehide', leave);
    return () => {
      isShown = false;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [environment, orderId, key]);
  return {
    claim: state?.key === key ? state.claim : { kind: 'pending' },
    retry: () => setTries((count) => count + 1),
  };
}
