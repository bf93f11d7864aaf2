/** Health and the API's own description. */
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { ApiError } from '../../base/errors.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { run } from '../../base/sql.ts';
import { openApi } from './openapi.ts';

/** How long the database may take to answer (ms): one that hangs counts as down. */
const HEALTH_WITHIN = 1_000;

const NoQuery = z.strictObject({});

/** Routes that describe the others; `all` is called at the first request for the description. */
export function systemRoutes(all: () => readonly Route[]): readonly Route[] {
  let description: string | undefined;
  return [
    route({
      method: 'GET',
      path: '/health',
      summary: 'Whether the API and its database answer.',
      query: NoQuery,
      response: z
        .object({
          status: z.literal('ok'),
          database: z.enum(['pglite', 'postgres']),
          disk: z
            .enum(['ok', 'full'])
            .describe('`full`: less than 64 MB are left where uploads are written.'),
        })
        .meta({ id: 'Health' }),
      errors: ['UNAVAILABLE'],
      handle: async (context, { reply }) => {
        reply.header('cache-control', 'no-store');
        const answered = run(context.db, 'select 1', []).then(
          () => true,
          () => false,
        );
        const waited = new AbortController();
        const late = delay(HEALTH_WITHIN, false, { signal: waited.signal }).catch(() => false);
        const isWell = await Promise.race([answered, late]);
        waited.abort();
        if (!isWell) throw new ApiError('UNAVAILABLE', 'The database does not answer');
        const disk = (await context.isDiskFull()) ? 'full' : 'ok';
        return { status: 'ok', database: context.kind, disk };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/openapi.json',
      summary: 'This description.',
      query: NoQuery,
      response: z.record(z.string(), z.unknown()),
      handle: async (_, { reply }) =>
        reply.type('application/json; charset=utf-8').send((description ??= JSON.stringify(openApi(all())))),
    }),
  ];
}
