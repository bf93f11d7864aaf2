import type { ViewerRoute } from '../../page/page.ts';
import query from './_components/__generated__/ConversationQuery$parameters.ts';

export const queryOf: ViewerRoute['queryOf'] = ({ params }) => ({
  query,
  variables: { number: params['number'] ?? '' },
});
