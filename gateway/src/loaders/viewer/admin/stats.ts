/** Figures of the day. */
import { TodayFigures } from '../../../../contract/admin/stats.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminStatsLoaders {
  today(): Promise<TodayFigures>;
}

export const createAdminStatsLoaders = ({ get }: AdminCalls): AdminStatsLoaders => ({
  today: () => get('/v1/admin/stats/today', (json) => TodayFigures.parse(json)),
});
