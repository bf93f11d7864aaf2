/** Paths of files: imports and exports as CSV. */
import { z } from 'zod';
import { ExportQuery, ImportQuery, Job, JobColumnsRequest } from '../../../contract/admin/jobs.ts';
import { EntityId } from '../../../contract/common.ts';
import { IMPORT_PATH, jobCapability } from '../../../contract/rules/jobs.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { requireCapability } from '../auth/owners.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { categoryFile, productFile, stockFile, variantFile } from './export.ts';
import { checkImportHeaders, dropFile, receiveImport } from './files.ts';
import { fileRoute } from './file-route.ts';
import { listExportRoutes } from './list-exports.ts';
import { assignColumns, createImport, isImportOf } from './import.ts';
import { requireJobCapability } from './jobs.ts';

const ById = z.strictObject({ id: EntityId });

export const jobFileRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: `/v1${IMPORT_PATH}`,
    summary:
      'Stores a CSV file of at most 100 MB. The job that it creates waits until its columns are assigned to fields.',
    query: ImportQuery,
    rawBody: 'text/csv',
    response: Job,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA'],
    write: { action: 'job.create', needsKey: true },
    handle: async ({ db }, { query, request, viewer, authoriseAgain, write }): Promise<Job> => {
      await requireCapability(db, signedIn(viewer).adminRole, jobCapability(query.kind));
      if (request.headers['idempotency-key'] === undefined)
        throw badInput('Idempotency-Key', 'is required', 'REQUIRED');
      checkImportHeaders(request.raw);
      const stored = await receiveImport(db, request.raw);
      let isUsed = false;
      try {
        await authoriseAgain();
        const job = await write((trx, { actor }) => {
          isUsed = true;
          return createImport(trx, actor.accountNumber, query, stored);
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
      const job = await write(async (trx, { actor }) => {
        await requireJobCapability(trx, actor, Number(params.id));
        return assignColumns(trx, actor.accountNumber, Number(params.id), body);
      });
      context.jobs.wake();
      return job;
    },
  }),
  fileRoute(
    'products',
    'The products that match as CSV, for spreadsheets and for an import.',
    ExportQuery,
    productFile,
  ),
  fileRoute('variants', 'The variants of the products that match as CSV.', ExportQuery, variantFile),
  fileRoute(
    'stock',
    'Stocks of the products that match, or of their variants, as CSV.',
    ExportQuery,
    stockFile,
  ),
  fileRoute(
    'categories',
    'All categories as CSV, in the order of the tree.',
    z.strictObject({}),
    categoryFile,
  ),
  ...listExportRoutes,
];
