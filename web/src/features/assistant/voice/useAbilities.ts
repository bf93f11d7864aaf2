import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Environment, Subscription } from 'relay-runtime';
import type { useAbilitiesQuery, useAbilitiesQuery$data } from './__generated__/useAbilitiesQuery.graphql.ts';

/** The assistant's abilities besides text. */
export type Abilities = NonNullable<useAbilitiesQuery$data['assistant']>;

const query = graphql`
  query useAbilitiesQuery {
    assistant {
      transcribesSpeech
      speaksAnswers
      seesPictures
    }
  }
`;

/** Interval in milliseconds at which an unreachable assistant is polled: the first, doubling each time, and the longest. */
const AGAIN = { first: 5_000, most: 60_000 };

/** Resolves once the assistant has answered, which starts it, or cannot be reached. Asks nothing when that is known already. */
export function assistantAnswers(environment: Environment): Promise<void> {
  return new Promise((resolve) => {
    fetchQuery<useAbilitiesQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      complete: () => resolve(),
      error: () => resolve(),
      unsubscribe: () => resolve(),
    });
  });
}

/**
 * The assistant's abilities; null until they are known. While the assistant cannot be reached it is polled at growing
 * intervals, so that its abilities appear once it is reachable; concurrent users of this hook share one request.
 */
export function useAbilities(): Abilities | null {
  const environment = useRelayEnvironment();
  const [abilities, setAbilities] = useState<Abilities | null>(null);
  useEffect(() => {
    let subscription: Subscription;
    let timer: ReturnType<typeof setTimeout>;
    let wait = AGAIN.first;
    const again = (): void => {
      // A page in the background does not poll.
      timer = setTimeout(() => (document.hidden ? again() : request('network-only')), wait);
      wait = Math.min(wait * 2, AGAIN.most);
    };
    const update = (found: Abilities | null): void => {
      setAbilities(found);
      if (found === null) again();
    };
    const request = (fetchPolicy: 'store-or-network' | 'network-only'): void => {
      subscription = fetchQuery<useAbilitiesQuery>(environment, query, {}, { fetchPolicy }).subscribe({
        next: ({ assistant }) => update(assistant ?? null),
        // Without them the shopper types and reads.
        error: () => update(null),
      });
    };
    request('store-or-network');
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [environment]);
  return abilities;
}
