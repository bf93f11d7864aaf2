/** Products and variants by the ids that agents send, and how much of their names is passed on. */
import { findKey } from '../../schema/base/ids.ts';
import type { AgentCall } from './call.ts';

/** Characters of a product's name. */
export const TITLE = 150;
/** Characters of the names of brands, sellers, colours and sizes. */
export const NAME = 70;

const isItem = (id: string): boolean =>
  findKey(id, 'Product') !== undefined || findKey(id, 'ProductVariant') !== undefined;

/**
 * What a document with `nodes(ids: $ids)` answers for each id, in their order; null: there is no such item. An id of another kind does
 * not spoil the others.
 */
export async function findItems<Node>(
  call: AgentCall,
  text: string,
  ids: readonly string[],
  variables: Record<string, unknown> = {},
): Promise<(Node | null)[]> {
  const wanted = ids.filter(isItem);
  if (wanted.length === 0) return ids.map(() => null);
  const { nodes } = await call.ask<{ nodes: (Node | null)[] | null }>(text, { ...variables, ids: wanted });
  let next = 0;
  return ids.map((id) => (isItem(id) ? (nodes?.[next++] ?? null) : null));
}
