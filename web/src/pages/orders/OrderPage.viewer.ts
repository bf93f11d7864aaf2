import { schemaLanguage } from '../../i18n/language.ts';
import type { ViewerRoute } from '../../page/page.ts';
import query from './_components/__generated__/OrderDetailQuery$parameters.ts';

export const queryOf: ViewerRoute['queryOf'] = ({ params, language }) => ({
  query,
  variables: { id: params['id'] ?? '', language: schemaLanguage(language) },
});
