/** The tree of categories as the screen shows it: its rows, and the places that a category can be put in. */
import { moveRefusal, type MoveRefusal } from '../../../../../gateway/contract/rules/categories.ts';

/** A category of the tree. */
export interface TreeEntry {
  readonly id: string;
  readonly name: string;
  /** null: the top level. */
  readonly parentId: string | null | undefined;
}

/** Where a category stands: below a parent, before a sibling. */
export interface Place {
  /** null: the top level. */
  readonly parentId: string | null;
  /** null: it is the last one. */
  readonly beforeId: string | null;
}

export interface Tree<Entry extends TreeEntry> {
  readonly get: (id: string) => Entry | undefined;
  /** In their order. */
  readonly below: (parentId: string | null) => readonly Entry[];
}

/** @param entries each before those below it, in their display order */
export function treeOf<Entry extends TreeEntry>(entries: readonly Entry[]): Tree<Entry> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byParent = new Map<string | null, Entry[]>();
  for (const entry of entries) {
    const parentId = entry.parentId ?? null;
    byParent.set(parentId, [...(byParent.get(parentId) ?? []), entry]);
  }
  return { get: (id) => byId.get(id), below: (parentId) => byParent.get(parentId) ?? [] };
}

/** The tree as it would be with a category in another place. */
export function withPlace<Entry extends TreeEntry>(tree: Tree<Entry>, id: string, place: Place): Tree<Entry> {
  const moved = tree.get(id);
  if (moved === undefined) return tree;
  return {
    get: tree.get,
    below(parentId) {
      const others = tree.below(parentId).filter((entry) => entry.id !== id);
      if (parentId !== place.parentId) return others;
      const at = others.findIndex((entry) => entry.id === place.beforeId);
      return others.toSpliced(at === -1 ? others.length : at, 0, moved);
    },
  };
}

/** A row of the tree. */
export interface Row<Entry extends TreeEntry> {
  readonly entry: Entry;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
}

/** The rows below categories that are open. */
export function rowsOf<Entry extends TreeEntry>(
  tree: Tree<Entry>,
  isOpen: (id: string) => boolean,
  parentId: string | null = null,
  level = 1,
): readonly Row<Entry>[] {
  const entries = tree.below(parentId);
  return entries.flatMap((entry, index) => {
    const hasChildren = tree.below(entry.id).length > 0;
    const row = { entry, level, position: index + 1, siblings: entries.length, hasChildren };
    return hasChildren && isOpen(entry.id) ? [row, ...rowsOf(tree, isOpen, entry.id, level + 1)] : [row];
  });
}

/** Ids from the top level down to a category. */
export function pathOf(tree: Tree<TreeEntry>, id: string): readonly string[] {
  const parentId = tree.get(id)?.parentId;
  return parentId == null ? [id] : [...pathOf(tree, parentId), id];
}

/** Ids of a category and all below it. */
export function branchOf(tree: Tree<TreeEntry>, id: string): readonly string[] {
  return [id, ...tree.below(id).flatMap((child) => branchOf(tree, child.id))];
}

/** Why a category cannot be put in a place; null: it can. */
export function refusalOf(tree: Tree<TreeEntry>, id: string, { parentId }: Place): MoveRefusal | null {
  const place = (one: string) => ({ id: one, path: pathOf(tree, one) });
  return moveRefusal(
    place(id),
    branchOf(tree, id).map(place),
    parentId === null ? undefined : place(parentId),
  );
}

/** Where a category stands at present. */
export function placeOf(tree: Tree<TreeEntry>, id: string): Place {
  const parentId = tree.get(id)?.parentId ?? null;
  const siblings = tree.below(parentId);
  const at = siblings.findIndex((entry) => entry.id === id);
  return { parentId, beforeId: siblings[at + 1]?.id ?? null };
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** The place one step further; null: there is none. `in` is below the sibling before it, `out` after its parent. */
export function stepFrom(tree: Tree<TreeEntry>, id: string, place: Place, step: Step): Place | null {
  const { parentId, beforeId } = place;
  const siblings = tree.below(parentId).filter((entry) => entry.id !== id);
  const found = siblings.findIndex((entry) => entry.id === beforeId);
  const at = found === -1 ? siblings.length : found;
  const before = siblings[at - 1];
  const above = parentId === null ? null : (tree.get(parentId)?.parentId ?? null);
  const after = (): Place | null => {
    if (parentId === null) return null;
    const around = tree.below(above).filter((entry) => entry.id !== id);
    const own = around.findIndex((entry) => entry.id === parentId);
    return { parentId: above, beforeId: around[own + 1]?.id ?? null };
  };
  switch (step) {
    case 'up':
      if (before !== undefined) return { parentId, beforeId: before.id };
      return parentId === null ? null : { parentId: above, beforeId: parentId };
    case 'down':
      return at < siblings.length ? { parentId, beforeId: siblings[at + 1]?.id ?? null } : after();
    case 'in':
      return before === undefined ? null : { parentId: before.id, beforeId: null };
    case 'out':
      return after();
  }
}

/** The place that a pointer over a row means: before it, below it or after it. `share`: of the row's height, from its top. */
export function placeAt(
  tree: Tree<TreeEntry>,
  id: string,
  over: { readonly id: string; readonly share: number; readonly isOpen: boolean },
): Place | null {
  if (over.id === id) return null;
  const parentId = tree.get(over.id)?.parentId ?? null;
  if (over.share < 0.3) return { parentId, beforeId: over.id };
  if (over.share <= 0.7) return { parentId: over.id, beforeId: null };
  const [first] = tree.below(over.id);
  if (over.isOpen && first !== undefined) return { parentId: over.id, beforeId: first.id };
  const siblings = tree.below(parentId).filter((entry) => entry.id !== id);
  const at = siblings.findIndex((entry) => entry.id === over.id);
  return { parentId, beforeId: siblings[at + 1]?.id ?? null };
}
