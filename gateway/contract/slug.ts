/** Slugs from names. */

/** Longest slug. */
const LONGEST = 120;

/**
 * The slug of a name (spec section 5): accents off, lower case, hyphens for spaces, other characters dropped. Empty when nothing
 * of the name is left.
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
      // What stood between two spaces and was dropped leaves one hyphen, not two.
      .replace(/-+/g, '-')
      .slice(0, LONGEST)
      .replace(/^-|-$/g, '')
  );
}
