import type { PageContext } from '../../page/page.ts';
import type { Language, ServicesPageQuery$variables } from './__generated__/ServicesPageQuery.graphql.ts';

export { default as query } from './__generated__/ServicesPageQuery$parameters.ts';

export const main = [['homepage']];

export function variables({ language }: PageContext): ServicesPageQuery$variables {
  // The schema's language codes are in capitals.
  return { language: language.toUpperCase() as Language };
}
