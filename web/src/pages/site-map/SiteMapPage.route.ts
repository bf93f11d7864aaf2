import type { PageContext } from '../../page/page.ts';
import type { Language, SiteMapPageQuery$variables } from './__generated__/SiteMapPageQuery.graphql.ts';

export { default as query } from './__generated__/SiteMapPageQuery$parameters.ts';

export const main = [['categories', 'textPages']];

export function variables({ language }: PageContext): SiteMapPageQuery$variables {
  // The schema's language codes are in capitals.
  return { language: language.toUpperCase() as Language };
}
