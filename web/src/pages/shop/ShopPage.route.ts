import { listingVariables } from '../../features/listing/variables.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { ShopPageQuery$variables } from './__generated__/ShopPageQuery.graphql.ts';

export { default as query } from './__generated__/ShopPageQuery$parameters.ts';

export const main = [['seller'], ['products']];

export function variables({ params, url, language }: PageContext): ShopPageQuery$variables {
  const slug = params['slug'] ?? '';
  return { slug, language: schemaLanguage(language), ...listingVariables(url, { seller: slug }) };
}
