import { listingVariables } from '../../features/listing/variables.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { BrandPageQuery$variables } from './__generated__/BrandPageQuery.graphql.ts';

export { default as query } from './__generated__/BrandPageQuery$parameters.ts';

export const main = [['brand'], ['products']];

export function variables({ params, url, language }: PageContext): BrandPageQuery$variables {
  const slug = params['slug'] ?? '';
  return { slug, language: schemaLanguage(language), ...listingVariables(url, { brand: slug }) };
}
