import { schemaLanguage } from '../../i18n/language.ts';
import type { ViewerRoute } from '../../page/page.ts';
import query from './_components/__generated__/OrdersListQuery$parameters.ts';
import { groupOf, statesOf } from './groups.ts';

export const queryOf: ViewerRoute['queryOf'] = ({ url, language }) => ({
  query,
  variables: { states: statesOf(groupOf(url)), language: schemaLanguage(language) },
});
