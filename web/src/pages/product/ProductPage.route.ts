import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { ProductPageQuery$variables } from './__generated__/ProductPageQuery.graphql.ts';

export { default as query } from './__generated__/ProductPageQuery$parameters.ts';

export const main = [['product']];

export function variables({ params, language }: PageContext): ProductPageQuery$variables {
  return { slug: params['slug'] ?? '', language: schemaLanguage(language) };
}
