/** Former slugs: where they lead to. */
import { z } from 'zod';
import { Slug } from '../../../contract/common.ts';
import { Redirect, RedirectKind } from '../../../contract/redirects.ts';
import { paths } from '../../../contract/rules/paths.ts';
import { notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { OriginContext } from '../context.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';

async function pathOf(
  { db, directory }: OriginContext,
  kind: RedirectKind,
  id: number,
): Promise<string | undefined> {
  if (kind === 'product') {
    const [row] = await run<{ slug: string }>(db, 'select slug from products where id = $1', [id]);
    return row && paths.product(row.slug);
  }
  if (kind === 'shop') {
    const [row] = await run<{ slug: string }>(
      db,
      `select slug from sellers where id = $1 and status = 'ACTIVE'`,
      [id],
    );
    return row && paths.shop(row.slug);
  }
  const snapshot = await directory.get();
  if (kind === 'brand') {
    const brand = snapshot.brands.get(id);
    return brand && paths.brand(brand.slug);
  }
  const category = snapshot.categories.get(id);
  return category && paths.category(category.path.map(({ slug }) => slug));
}

export const redirectRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/redirects/:kind/:slug',
    summary: 'The present page of what had a slug before.',
    params: z.strictObject({ kind: RedirectKind, slug: Slug }),
    query: z.strictObject({}),
    response: Redirect,
    errors: ['NOT_FOUND'],
    handle: async (context, { params: { kind, slug } }): Promise<Redirect> => {
      const [found] = await run<{ target_id: number }>(
        context.db,
        'select target_id from slug_redirects where kind = $1 and slug = $2',
        [kind, slug],
      );
      const path = found && (await pathOf(context, kind, found.target_id));
      if (path === undefined) throw notFound('Redirect');
      return { path };
    },
  }),
];
