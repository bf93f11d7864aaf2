import { schemaLanguage } from '../../i18n/language.ts';
import type { ViewerRoute } from '../../page/page.ts';
import query from './_components/__generated__/WishlistListQuery$parameters.ts';

export const queryOf: ViewerRoute['queryOf'] = ({ language }) => ({
  query,
  variables: { language: schemaLanguage(language) },
});
