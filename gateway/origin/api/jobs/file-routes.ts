/** Paths of files: imports and exports of products as CSV. */
import { z } from 'zod';
import { CsvFile } from '../../../contract/admin/csv.ts';
import { ExportQuery, ImportQuery, Job, JobColumnsRequest } from '../../../contract/admin/jobs.ts';
import { EntityId } from '../../../contract/common.ts';
import { EXPORT_PATH, IMPORT_PATH } from '../../../contract/rules/jobs.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { productFile } from './export.ts';
import { checkImportHeaders, dropFile, receiveImport } from './files.ts';
import { assignColumns, createImport, isImportOf } from './import.ts';

const ById = z.strictObject({ id: EntityId });

export const jobFileRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: `/v1${IMPORT_PATH}`,
    summary:
      'Stores a CSV file of products of at most 100 MB. The job that it creates waits until its columns are assigned to fields.',
    query: ImportQuery,
    rawBody: 'text/csv',
    response: Job,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA'],
    write: { action: 'job.create', needsKey: true },
    handle: async ({ db }, { query, request, authoriseAgain, write }): Promise<Job> => {
      if (request.headers['idempotency-key'] === undefined)
        throw badInput('Idempotency-Key', 'is required', 'REQUIRED');
      checkImportHeaders(request.raw);
      const stored = await receiveImport(db, request.raw);
      let isUsed = false;
      try {
        await authoriseAgain();
        const job = await write((trx, { actor }) => {
          isUsed = true;
          return createImport(trx, actor.accountNumber, query.name, stored);
        });
        if (!isUsed && !(await isImportOf(db, job, stored.sha256)))
          throw new ApiError('CONFLICT', 'The idempotency key was used for another file', [
            { field: 'Idempotency-Key', message: 'was used for another file' },
          ]);
        return job;
      } catch (error) {
        isUsed = false;
        throw error;
      } finally {
        if (!isUsed) await dropFile(db, stored.file);
      }
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/jobs/:id/columns',
    summary:
      'Assigns the columns of an import to fields. Its lines are read and checked in the background; nothing changes until it is applied.',
    params: ById,
    body: JobColumnsRequest,
    response: Job,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    write: { action: 'job.columns' },
    handle: async (context, { params, body, write }): Promise<Job> => {
      const job = await write((trx) => assignColumns(trx, Number(params.id), body));
      context.jobs.wake();
      return job;
    },
  }),
  route({
    method: 'GET',
    path: `/v1${EXPORT_PATH}`,
    summary: 'The products that match as CSV, for spreadsheets and for an import.',
    query: ExportQuery,
    response: CsvFile,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (context, { query, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="products.csv"')
        .send(productFile(context, query)),
  }),
];
