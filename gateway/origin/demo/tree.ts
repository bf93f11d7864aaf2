/** Parses the departments' indented category trees. */
import type { Department } from './model.ts';
import { slugify } from './words.ts';

export interface DemoCategory {
  id: number;
  slug: string;
  name: string;
  icon: string;
  active: boolean;
  isSpecial: boolean;
  isFeatured: boolean;
  parentId: number | null;
  depth: number;
  displayOrder: number;
  /** From the top level down to the parent. */
  ancestorIds: number[];
  department: Department;
  isLeaf: boolean;
}

/** All categories of the departments, parents before children, ids from 1. Throws when a line can't be read. */
export function readCategories(departments: readonly Department[]): DemoCategory[] {
  const categories: DemoCategory[] = [];
  const slugs = new Set<string>();
  departments.forEach((department, place) => {
    const open: DemoCategory[] = [];
    for (const line of department.tree.split('\n')) {
      if (!line.trim()) continue;
      const depth = (line.length - line.trimStart().length) / 2 + 1;
      const [name, icon, flags = ''] = line.split('|').map((part) => part.trim());
      if (!name || !icon || !Number.isInteger(depth) || depth > open.length + 1 || depth > 5) {
        throw new Error(`Category line can't be read: ${JSON.stringify(line)}`);
      }
      open.length = depth - 1;
      const parent = open.at(-1) ?? null;
      if (parent) parent.isLeaf = false;
      const wanted = /slug=(\S+)/.exec(flags)?.[1] ?? slugify(name);
      const slug = slugs.has(wanted) && parent ? `${parent.slug}-${wanted}` : wanted;
      if (slugs.has(slug)) throw new Error(`Category slug taken twice: ${slug}`);
      slugs.add(slug);
      const marks = flags.replace(/slug=\S+/, '');
      const category: DemoCategory = {
        id: categories.length + 1,
        slug,
        name,
        icon,
        active: !marks.includes('x'),
        isSpecial: marks.includes('s'),
        isFeatured: marks.includes('f'),
        parentId: parent?.id ?? null,
        depth,
        // Listings show the highest first: departments in the given order, children likewise.
        displayOrder: depth === 1 ? (departments.length - place) * 100 : 1000 - (categories.length % 97) * 10,
        ancestorIds: open.map((one) => one.id),
        department,
        isLeaf: true,
      };
      categories.push(category);
      open.push(category);
    }
  });
  return categories;
}
