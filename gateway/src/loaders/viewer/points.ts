/** The viewer's points. */
import { PointsPage, PointsSummary } from '../../../contract/orders.ts';
import type { ListPage } from '../base/pages.ts';
import { withQuery } from '../base/path.ts';
import type { ViewerCalls } from './calls.ts';

export interface PointsLoaders {
  points(): Promise<PointsSummary>;
  pointsHistory(page: ListPage): Promise<PointsPage>;
}

export function createPointsLoaders({ get }: ViewerCalls): PointsLoaders {
  return {
    points: () => get('/v1/user/points', (json) => PointsSummary.parse(json)),
    pointsHistory: ({ limit, after }) =>
      get(withQuery('/v1/user/points/history', { limit, after }), (json) => PointsPage.parse(json)),
  };
}
