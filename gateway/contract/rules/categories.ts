/** The category tree. */

/** Levels of the category tree. */
export const MAX_CATEGORY_DEPTH = 5;

/** Why a category cannot be put below another one. */
export type MoveRefusal = 'CYCLE' | 'TOO_DEEP';

/** Where a category stands: how the rule sees the tree. */
export interface TreePlace {
  readonly id: string;
  /** Ids from the top level down to itself. */
  readonly path: readonly string[];
}

/**
 * Whether a category with all below it may stand below a parent; null: it may.
 * @param branch the category and all below it
 * @param parent undefined: the top level
 */
export function moveRefusal(
  category: TreePlace,
  branch: readonly TreePlace[],
  parent: TreePlace | undefined,
): MoveRefusal | null {
  if (parent?.path.includes(category.id) === true) return 'CYCLE';
  const height = Math.max(...branch.map(({ path }) => path.length)) - category.path.length + 1;
  return (parent?.path.length ?? 0) + height > MAX_CATEGORY_DEPTH ? 'TOO_DEEP' : null;
}

/** What categories are narrowed by. */
export interface CategoryConditions {
  readonly active?: boolean | undefined;
  /** Part of the name, with or without accents. */
  readonly input?: string | undefined;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a category meets all given conditions. */
export const meetsConditions = (
  category: { readonly name: string; readonly active: boolean },
  { active, input = '' }: CategoryConditions,
): boolean =>
  (active === undefined || category.active === active) && plain(category.name).includes(plain(input.trim()));
