/** The path of the back-office's figures of the day. */
import { z } from 'zod';
import {
  LowStock,
  StatsDays,
  StatsDaysQuery,
  StatsPlaces,
  StatsTop,
  TodayFigures,
} from '../../../contract/admin/stats.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { LOW_STOCK_DAYS, lowStock, statsOfPlaces, topSold } from './cells.ts';
import { periodDays, statsOfDays } from './days.ts';
import { figuresOfToday } from './today.ts';

export const statsRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/stats/today',
    summary: 'Orders, revenue, confirmations and refusals of today, with the means of the same weekday.',
    query: z.strictObject({}),
    response: TodayFigures,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { viewer }): Promise<TodayFigures> => figuresOfToday(db, signedIn(viewer)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/stats/days',
    summary:
      'Orders, revenue, cancellations, refusals and new accounts by Tunisian day, with the sums of the period before.',
    query: StatsDaysQuery,
    response: StatsDays,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { viewer, query }): Promise<StatsDays> => statsOfDays(db, signedIn(viewer), query.days),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/stats/places',
    summary: 'Orders, revenue and refused cash parcels by governorate, of the last days with today.',
    query: StatsDaysQuery,
    response: StatsPlaces,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { viewer, query }): Promise<StatsPlaces> =>
      statsOfPlaces(db, signedIn(viewer), await periodDays(db, query.days)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/stats/top',
    summary: 'Products and sellers that sold most in the last days with today.',
    query: StatsDaysQuery,
    response: StatsTop,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { viewer, query }): Promise<StatsTop> =>
      topSold(db, signedIn(viewer), await periodDays(db, query.days)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/stats/low-stock',
    summary: 'Products with a low stock, and how long it lasts by the sales of the last 30 days.',
    query: z.strictObject({}),
    response: LowStock,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }): Promise<LowStock> => lowStock(db, await periodDays(db, LOW_STOCK_DAYS)),
  }),
];
