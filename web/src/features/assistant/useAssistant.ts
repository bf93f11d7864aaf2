import { useCallback } from 'react';
import { useNavigate } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';

/** From where the assistant is opened. */
export type AssistantEntry = 'widget' | 'hero' | 'chip' | 'header' | 'button' | 'carousel' | 'compare';

export interface AssistantRequest {
  readonly entry: AssistantEntry;
  /** What the shopper has typed or chosen; it becomes the first message. */
  readonly query?: string;
}

/**
 * The one way into the shopping assistant. Gives a function that opens it; as long as there is no panel, it leads to the
 * search results for the query.
 */
export function useAssistant(): (request: AssistantRequest) => void {
  const navigate = useNavigate();
  return useCallback(({ query }) => navigate(paths.search(query?.trim())), [navigate]);
}
