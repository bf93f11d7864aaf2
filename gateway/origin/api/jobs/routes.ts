/** Paths of the back office's jobs. */
import { z } from 'zod';
import {
  Job,
  JobCreateRequest,
  JobListQuery,
  JobPage,
  JobRowListQuery,
  JobRowPage,
} from '../../../contract/admin/jobs.ts';
import { EntityId } from '../../../contract/common.ts';
import { CsvFile } from '../../../contract/admin/csv.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import {
  applyJob,
  cancelJob,
  createBulk,
  jobById,
  listJobs,
  listRows,
  selectedIds,
  undoJob,
} from './jobs.ts';
import { jobReport } from './report.ts';

const ById = z.strictObject({ id: EntityId });
const Nothing = z.strictObject({});
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;

export const jobRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/jobs',
    summary: 'Jobs of the back office, newest first.',
    query: JobListQuery,
    response: JobPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query }): Promise<JobPage> => listJobs(db, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/jobs',
    summary:
      'Creates a bulk change of products, chosen by id or filter. They are checked in the background; nothing changes until it is applied.',
    body: JobCreateRequest,
    response: Job,
    errors: REFUSALS,
    write: { action: 'job.create', needsKey: true },
    handle: async (context, { body, write }): Promise<Job> => {
      const ids = await selectedIds(context, body);
      const names = await context.directory.get();
      const job = await write((trx, { actor }) => createBulk(trx, actor.accountNumber, body, ids, names));
      context.jobs.wake();
      return job;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/jobs/:id',
    summary: 'A job with its progress.',
    params: ById,
    query: Nothing,
    response: Job,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params }): Promise<Job> => jobById(db, Number(params.id)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/jobs/:id/rows',
    summary: 'What a job changes, or has changed, of each product, with what is refused, by line.',
    params: ById,
    query: JobRowListQuery,
    response: JobRowPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { params, query }): Promise<JobRowPage> =>
      listRows(context, Number(params.id), query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/jobs/:id/report',
    summary: 'The rows of a job as CSV, for spreadsheets.',
    params: ById,
    query: Nothing,
    response: CsvFile,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { params, reply }) => {
      const report = await jobReport(context, Number(params.id));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="job-${params.id}.csv"`)
        .send(report);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/jobs/:id/apply',
    summary: 'Makes the checked changes of a job.',
    params: ById,
    body: Nothing,
    response: Job,
    errors: REFUSALS,
    write: { action: 'job.apply', needsKey: true },
    handle: async (context, { params, write }): Promise<Job> => {
      const job = await write((trx) => applyJob(trx, Number(params.id)));
      context.jobs.wake();
      return job;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/jobs/:id/cancel',
    summary: 'Ends a job. What it has changed so far stays, and may be undone.',
    params: ById,
    body: Nothing,
    response: Job,
    errors: REFUSALS,
    write: { action: 'job.cancel' },
    handle: async (context, { params, write }): Promise<Job> => {
      const job = await write((trx) => cancelJob(trx, Number(params.id)));
      context.jobs.wake();
      return job;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/jobs/:id/undo',
    summary:
      'Undoes the changes of a job within 30 days, by a job of its own: values that have changed again are left alone and listed.',
    params: ById,
    body: Nothing,
    response: Job,
    errors: REFUSALS,
    write: { action: 'job.undo', needsKey: true },
    handle: async (context, { params, write }): Promise<Job> => {
      const job = await write((trx, { actor }) => undoJob(trx, actor.accountNumber, Number(params.id)));
      context.jobs.wake();
      return job;
    },
  }),
];
