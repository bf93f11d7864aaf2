/** The route of a file of the back office: streamed as CSV, and noted in the access log. */
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { CsvFile } from '../../../contract/admin/csv.ts';
import { exportPath } from '../../../contract/rules/jobs.ts';
import type { ExportName } from '../../../contract/rules/jobs.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';

/** @param file starts the stream; a refusal is thrown before it does */
export const fileRoute = <Query extends z.ZodObject>(
  name: ExportName,
  summary: string,
  query: Query,
  file: (context: OriginContext, query: z.output<Query>, viewer: Viewer) => Readable | Promise<Readable>,
): Route =>
  route({
    method: 'GET',
    path: `/v1${exportPath(name)}`,
    summary,
    query,
    response: CsvFile,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    reads: () => [{ entity: 'exports', entityId: name, reason: 'EXPORT' }],
    handle: async (context, { query: given, reply, viewer }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(await file(context, given as z.output<Query>, signedIn(viewer))),
  });
