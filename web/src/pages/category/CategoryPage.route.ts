import { listingVariables } from '../../features/listing/variables.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { CategoryPageQuery$variables } from './__generated__/CategoryPageQuery.graphql.ts';
import { askedCategory } from './_components/categoryPath.ts';

export { default as query } from './__generated__/CategoryPageQuery$parameters.ts';

export const main = [['category'], ['products']];

export function variables({ params, url, language }: PageContext): CategoryPageQuery$variables {
  const slug = askedCategory(params);
  return { slug, language: schemaLanguage(language), ...listingVariables(url, { category: slug }) };
}
