/** Figures of the day. */
import {
  LowStock,
  StatsDays,
  StatsPlaces,
  StatsTop,
  TodayFigures,
} from '../../../../contract/admin/stats.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminStatsLoaders {
  today(): Promise<TodayFigures>;
  statsOfDays(days: number): Promise<StatsDays>;
  statsOfPlaces(days: number): Promise<StatsPlaces>;
  topSold(days: number): Promise<StatsTop>;
  lowStock(): Promise<LowStock>;
}

export const createAdminStatsLoaders = ({ get }: AdminCalls): AdminStatsLoaders => ({
  today: () => get('/v1/admin/stats/today', (json) => TodayFigures.parse(json)),
  statsOfDays: (days) => get(withQuery('/v1/admin/stats/days', { days }), (json) => StatsDays.parse(json)),
  statsOfPlaces: (days) =>
    get(withQuery('/v1/admin/stats/places', { days }), (json) => StatsPlaces.parse(json)),
  topSold: (days) => get(withQuery('/v1/admin/stats/top', { days }), (json) => StatsTop.parse(json)),
  lowStock: () => get('/v1/admin/stats/low-stock', (json) => LowStock.parse(json)),
});
