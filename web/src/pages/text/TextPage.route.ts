import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { TextPageQuery$variables } from './__generated__/TextPageQuery.graphql.ts';

export { default as query } from './__generated__/TextPageQuery$parameters.ts';

export const main = [['textPage']];

/** Each text page has a route of its own, whose path is the page's name. */
export function variables({ url, language }: PageContext): TextPageQuery$variables {
  return {
    slug: url.pathname.split('/').find((part) => part !== '') ?? '',
    language: schemaLanguage(language),
  };
}
