import type { ViewerRoute } from '../../page/page.ts';
import query from './_components/__generated__/OrderDetailQuery$parameters.ts';

export const ask: ViewerRoute['ask'] = ({ params }) => ({ query, variables: { id: params['id'] ?? '' } });
