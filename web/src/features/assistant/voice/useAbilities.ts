import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import type { useAbilitiesQuery, useAbilitiesQuery$data } from './__generated__/useAbilitiesQuery.graphql.ts';

/** What the assistant can do beyond text. */
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

/** Milliseconds until an assistant that could not be reached is asked again: so many at first, twice as many each time, and at most. */
const AGAIN = { first: 5_000, most: 60_000 };

/**
 * What the assistant can do here; null until it is known. While the assistant cannot be reached it is asked again, ever more
 * seldom, so that what it can do appears once it is there; what several of these ask at a time is asked once.
 */
export function useAbilities(): Abilities | null {
  const environment = useRelayEnvironment();
  const [abilities, setAbilities] = useState<Abilities | null>(null);
  useEffect(() => {
    let subscription: Subscription;
    let timer: ReturnType<typeof setTimeout>;
    let wait = AGAIN.first;
    const again = (): void => {
      // Nobody looks at a page in the background.
      timer = setTimeout(() => (document.hidden ? again() : ask('network-only')), wait);
      wait = Math.min(wait * 2, AGAIN.most);
    };
    const told = (found: Abilities | null): void => {
      setAbilities(found);
      if (found === null) again();
    };
    const ask = (fetchPolicy: 'store-or-network' | 'network-only'): void => {
      subscription = fetchQuery<useAbilitiesQuery>(environment, query, {}, { fetchPolicy }).subscribe({
        next: ({ assistant }) => told(assistant ?? null),
        // Without it the shopper types and reads.
        error: () => told(null),
      });
    };
    ask('store-or-network');
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [environment]);
  return abilities;
}
