import { graphql } from 'react-relay';
import { useBoot } from '../../document/boot.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import { useQueryState } from '../../relay/useQueryState.ts';
import type { usePopularSearchesQuery } from './__generated__/usePopularSearchesQuery.graphql.ts';

const NONE: readonly string[] = [];

/** What many shoppers search for, in the page's language; none while it is not known or not wanted. */
export function usePopularSearches(isWanted: boolean): readonly string[] {
  const { language } = useBoot();
  const { data } = useQueryState<usePopularSearchesQuery>(
    graphql`
      query usePopularSearchesQuery($language: Language!) {
        popularSearches(language: $language, first: 4)
      }
    `,
    isWanted ? { language: schemaLanguage(language) } : null,
  );
  return data?.popularSearches ?? NONE;
}
