/** The path of the back-office's figures of the day. */
import { z } from 'zod';
import { TodayFigures } from '../../../contract/admin/stats.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
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
];
