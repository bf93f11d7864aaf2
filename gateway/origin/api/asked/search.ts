/** Searches of shoppers that are counted. */
import type { ProductListQuery, ProductPage } from '../../../contract/catalogue.ts';
import { sureLanguage } from '../../../lexicon/language.ts';
import type { AskedCollector } from './collector.ts';

/** What does not narrow a search. */
const NEUTRAL: ReadonlySet<string> = new Set(['input', 'limit', 'sortBy', 'sortOrder', 'page', 'active']);

/** Counts the first page of a search without filters: with filters, finding nothing tells nothing of the words. */
export function noteSearch(
  asked: AskedCollector,
  query: ProductListQuery,
  { pagination }: ProductPage,
): void {
  const { input, page = 1 } = query;
  const isNarrowed = Object.entries(query).some(([name, value]) => value !== undefined && !NEUTRAL.has(name));
  if (input === undefined || input === '' || page !== 1 || isNarrowed) return;
  asked.note({
    kind: 'search',
    text: input,
    language: sureLanguage(input) ?? null,
    intent: null,
    results: pagination.totalItems,
    isAnswered: pagination.totalItems > 0,
  });
}
