import { textPageOf } from '../../../../gateway/contract/rules/serviceTexts.ts';
import type { PageContext } from '../../page/page.ts';
import type { Language, ServicePageQuery$variables } from './__generated__/ServicePageQuery.graphql.ts';

export { default as query } from './__generated__/ServicePageQuery$parameters.ts';

export const main = [['textPage']];

export function variables({ params, language }: PageContext): ServicePageQuery$variables {
  // The schema's language codes are in capitals.
  return { slug: textPageOf(params['name'] ?? ''), language: language.toUpperCase() as Language };
}
