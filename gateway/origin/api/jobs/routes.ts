/** Paths of the back office's jobs. */
import { z } from 'zod';
import {
  Job,
  JobApplyRequest,
  JobCreateRequest,
  JobListQuery,
  JobReportQuery,
  JobPage,
  JobRowListQuery,
  JobRowPage,
} from '../../../contract/admin/jobs.ts';
import { EntityId } from '../../../contract/common.ts';
import { CouponCodes } from '../../../contract/coupons.ts';
import { CsvFile } from '../../../contract/admin/csv.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { startCodes } from './coupon-codes.ts';
import {
  applyJob,
  cancelJob,
  createBulk,
  jobById,
  listJobs,
  listRows,
  requireJobCapability,
  selectionOf,
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
      'Creates a bulk change of products, brands or categories, chosen by id or filter, or of what an earlier job was for. They are checked in the background; nothing changes until it is applied.',
    body: JobCreateRequest,
    response: Job,
    errors: REFUSALS,
    write: { action: 'job.create', needsKey: true },
    handle: async (context, { body, write }): Promise<Job> => {
      const selection = await selectionOf(context, body);
      const names = await context.directory.get();
      const job = await write((trx, { actor }) =>
        createBulk(trx, actor.accountNumber, body, selection, names),
      );
      context.jobs.wake();
      return job;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/coupons/codes',
    summary: 'Creates many coupons with the same terms and codes that cannot be guessed, by a job.',
    body: CouponCodes,
    response: Job,
    errors: REFUSALS,
    write: { action: 'coupon.codes', needsKey: true },
    handle: async (context, { body, write }): Promise<Job> => {
      const job = await write((trx, { actor }) => startCodes(trx, actor.accountNumber, body));
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
    summary: 'The rows of a job as CSV, for spreadsheets, in a language.',
    params: ById,
    query: JobReportQuery,
    response: CsvFile,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { params, query, reply }) => {
      const report = await jobReport(context, Number(params.id), query.language);
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
    body: JobApplyRequest,
    response: Job,
    errors: REFUSALS,
    write: { action: 'job.apply', needsKey: true },
    handle: async (context, { params, body, write }): Promise<Job> => {
      const job = await write(async (trx, { actor }) => {
        await requireJobCapability(trx, actor, Number(params.id));
        return applyJob(trx, Number(params.id), body);
      });
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
      const job = await write(async (trx, { actor }) => {
        await requireJobCapability(trx, actor, Number(params.id));
        return cancelJob(trx, Number(params.id));
      });
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
      const job = await write(async (trx, { actor }) => {
        await requireJobCapability(trx, actor, Number(params.id));
        return undoJob(trx, actor.accountNumber, Number(params.id));
      });
      context.jobs.wake();
      return job;
    },
  }),
];
