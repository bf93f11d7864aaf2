import type { ViewerRoute } from '../../page/page.ts';
import query from './_components/__generated__/OrderDetailQuery$parameters.ts';

export const queryOf: ViewerRoute['queryOf'] = ({ params }) => ({
  query,
  variables: { id: params['id'] ?? '' },
});
