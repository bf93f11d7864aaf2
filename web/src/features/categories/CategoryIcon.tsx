import { Icon } from '../../design/Icon.tsx';
import type { IconName } from '../../design/icons.ts';

// The available icons; a category with another one gets the general icon.
export const DRAWN: ReadonlySet<string> = new Set<IconName>([
  'baby',
  'book-open',
  'car',
  'dumbbell',
  'gem',
  'gift',
  'hammer',
  'laptop',
  'palette',
  'paw-print',
  'refrigerator',
  'shirt',
  'shopping-basket',
  'smartphone',
  'sofa',
  'sparkles',
  'toy-brick',
  'tv',
  'watch',
]);

/** A category's icon. `name` is the category's `icon`. Decorative: the category's name is written next to it. */
export function CategoryIcon({ name, size }: { name: string | null | undefined; size?: number }) {
  return <Icon name={name && DRAWN.has(name) ? (name as IconName) : 'layout-grid'} size={size} thin />;
}
