/** Creates slugs from names. */

/** Longest slug. */
const LONGEST = 120;

/**
 * Creates the slug of a name (spec section 5): accents removed, lower case, spaces replaced by hyphens, other characters dropped.
 * Empty when no character remains.
 */
export function toSlug(name: string): string {
  return (
    name
      .replace(/[œŒ]/g, 'oe')
      .replace(/[æÆ]/g, 'ae')
      .normalize('NFD')
      .toLowerCase()
      .replace(/\s+/g, '-')
      .replace(/[^a-z0-9-]/g, '')
      // Characters dropped between two spaces leave one hyphen, not two.
      .replace(/-+/g, '-')
      .slice(0, LONGEST)
      .replace(/^-|-$/g, '')
  );
}
