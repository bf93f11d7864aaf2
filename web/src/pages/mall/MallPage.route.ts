import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { MallPageQuery$variables } from './__generated__/MallPageQuery.graphql.ts';
import { AFTER, PAGE } from './pages.ts';

export { default as query } from './__generated__/MallPageQuery$parameters.ts';

export const main = [['brands', 'sellers']];

export function variables({ url, language }: PageContext): MallPageQuery$variables {
  return { first: PAGE, after: url.searchParams.get(AFTER), language: schemaLanguage(language) };
}
