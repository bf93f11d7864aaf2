import {
  Baby,
  BookOpen,
  Car,
  Dumbbell,
  Gem,
  Gift,
  Hammer,
  Laptop,
  LayoutGrid,
  Palette,
  PawPrint,
  Refrigerator,
  Shirt,
  ShoppingBasket,
  Smartphone,
  Sofa,
  Sparkles,
  ToyBrick,
  Tv,
  Watch,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

// Only these are shipped; a category with another icon gets the general one.
const ICONS: Readonly<Record<string, LucideIcon>> = {
  baby: Baby,
  'book-open': BookOpen,
  car: Car,
  dumbbell: Dumbbell,
  gem: Gem,
  gift: Gift,
  hammer: Hammer,
  laptop: Laptop,
  palette: Palette,
  'paw-print': PawPrint,
  refrigerator: Refrigerator,
  shirt: Shirt,
  'shopping-basket': ShoppingBasket,
  smartphone: Smartphone,
  sofa: Sofa,
  sparkles: Sparkles,
  'toy-brick': ToyBrick,
  tv: Tv,
  watch: Watch,
};

/** The drawing that stands for a category. `name` is the category's `icon`. Decorative: its name stands beside it. */
export function CategoryIcon({ name, size = 20 }: { name: string | null | undefined; size?: number }) {
  const Icon = (name && ICONS[name]) || LayoutGrid;
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
