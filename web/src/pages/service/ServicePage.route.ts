import { textPageOf } from '../../../../gateway/contract/rules/serviceTexts.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { ServicePageQuery$variables } from './__generated__/ServicePageQuery.graphql.ts';

export { default as query } from './__generated__/ServicePageQuery$parameters.ts';

export const main = [['textPage']];

export function variables({ params, language }: PageContext): ServicePageQuery$variables {
  return { slug: textPageOf(params['name'] ?? ''), language: schemaLanguage(language) };
}
