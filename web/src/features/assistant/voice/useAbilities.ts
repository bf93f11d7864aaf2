import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
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

/** What the assistant can do here; null until it is known, and while the assistant cannot be reached. */
export function useAbilities(): Abilities | null {
  const environment = useRelayEnvironment();
  const [abilities, setAbilities] = useState<Abilities | null>(null);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<useAbilitiesQuery>(
      environment,
      query,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ assistant }) => setAbilities(assistant ?? null),
      // Without it the shopper types and reads.
      error: () => setAbilities(null),
    });
    return unsubscribe;
  }, [environment]);
  return abilities;
}
