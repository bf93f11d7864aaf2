import { listingVariables } from '../../features/listing/variables.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { AllProductsPageQuery$variables } from './__generated__/AllProductsPageQuery.graphql.ts';

export { default as query } from './__generated__/AllProductsPageQuery$parameters.ts';

export const main = [['products']];

export function variables({ url, language }: PageContext): AllProductsPageQuery$variables {
  return { language: schemaLanguage(language), ...listingVariables(url) };
}
