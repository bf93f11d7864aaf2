import { listingVariables } from '../../features/listing/variables.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { PromoPageQuery$variables } from './__generated__/PromoPageQuery.graphql.ts';

export { default as query } from './__generated__/PromoPageQuery$parameters.ts';

export const main = [['promo'], ['promo.products']];

export function variables({ params, url, language }: PageContext): PromoPageQuery$variables {
  const { filter, sort, first, page } = listingVariables(url);
  return {
    slug: params['slug'] ?? '',
    language: schemaLanguage(language),
    filter,
    sort,
    first,
    page,
  };
}
