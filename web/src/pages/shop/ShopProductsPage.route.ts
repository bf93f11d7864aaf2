import { listingVariables } from '../../features/listing/variables.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { ShopProductsPageQuery$variables } from './__generated__/ShopProductsPageQuery.graphql.ts';

export { default as query } from './__generated__/ShopProductsPageQuery$parameters.ts';

export const main = [['seller'], ['products']];

export function variables({ params, url, language }: PageContext): ShopProductsPageQuery$variables {
  const slug = params['slug'] ?? '';
  return { slug, language: schemaLanguage(language), ...listingVariables(url, { seller: slug }) };
}
