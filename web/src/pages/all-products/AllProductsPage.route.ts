import { listingVariables } from '../../features/listing/variables.ts';
import type { PageContext } from '../../page/page.ts';
import type { AllProductsPageQuery$variables } from './__generated__/AllProductsPageQuery.graphql.ts';

export { default as query } from './__generated__/AllProductsPageQuery$parameters.ts';

export const main = [['products']];

export function variables({ url }: PageContext): AllProductsPageQuery$variables {
  return listingVariables(url);
}
