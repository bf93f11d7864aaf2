import { listingVariables } from '../../features/listing/variables.ts';
import type { PageContext } from '../../page/page.ts';
import type { Language, PromoPageQuery$variables } from './__generated__/PromoPageQuery.graphql.ts';

export { default as query } from './__generated__/PromoPageQuery$parameters.ts';

export const main = [['promo'], ['promo.products']];

export function variables({ params, url, language }: PageContext): PromoPageQuery$variables {
  const { filter, sort, first, page } = listingVariables(url);
  return {
    slug: params['slug'] ?? '',
    // The schema's language codes are in capitals.
    language: language.toUpperCase() as Language,
    filter,
    sort,
    first,
    page,
  };
}
