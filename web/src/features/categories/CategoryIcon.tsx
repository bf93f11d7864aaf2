import { Icon } from '../../design/Icon.tsx';
import type { IconName } from '../../design/icons.ts';

// Those that are drawn; a category with another icon gets the general one.
const DRAWN: ReadonlySet<string> = new Set<IconName>([
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

/** The drawing that stands for a category. `name` is the category's `icon`. Decorative: its name stands beside it. */
export function CategoryIcon({ name, size }: { name: string | null | undefined; size?: number }) {
  return <Icon name={name && DRAWN.has(name) ? (name as IconName) : 'layout-grid'} size={size} thin />;
}
