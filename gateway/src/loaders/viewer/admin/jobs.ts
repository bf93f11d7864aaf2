/** Jobs: bulk changes, imports, and their undoing. */
import { Job, JobPage, JobRowPage } from '../../../../contract/admin/jobs.ts';
import type { BulkOperation } from '../../../../contract/admin/jobs.ts';
import type { BulkKind } from '../../../../contract/rules/bulk.ts';
import type { JobWarning } from '../../../../contract/rules/jobs.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

/** A bulk change as REST takes it. */
export interface BulkChangeBody {
  kind: BulkKind;
  ids?: string[];
  /** Values as in the queries of the lists. */
  filter?: Record<string, string | undefined>;
  brandFilter?: Record<string, string | undefined>;
  categoryFilter?: Record<string, string | undefined>;
  exceptIds?: string[];
  expectedCount: number | null | undefined;
  operations: BulkOperation[];
  until: string | null | undefined;
}

/** Changes happen once for each `key`. */
export interface AdminJobLoaders {
  /** `filter`: parameters of GET /v1/admin/jobs. */
  jobs(page: ListPage, filter: Query): Promise<JobPage>;
  job(id: string): Promise<Job>;
  jobRows(id: string, page: ListPage, states: readonly string[] | null | undefined): Promise<JobRowPage>;
  createJob(body: BulkChangeBody, key: string): Promise<Job>;
  /** `columns`: fields in the order of the file. */
  assignColumns(id: string, columns: readonly (string | null)[]): Promise<Job>;
  applyJob(id: string, acceptWarnings: readonly JobWarning[], key: string): Promise<Job>;
  cancelJob(id: string): Promise<Job>;
  /** The job that undoes it. */
  undoJob(id: string, key: string): Promise<Job>;
}

const PATH = '/v1/admin/jobs';

export function createAdminJobLoaders({ get, send }: AdminCalls): AdminJobLoaders {
  const asJob = (json: unknown): Job => Job.parse(json);
  return {
    jobs: (page, filter) => get(withQuery(PATH, { ...page, ...filter }), (json) => JobPage.parse(json)),
    job: (id) => get(`${PATH}/${segment(id)}`, asJob),
    jobRows: (id, page, states) =>
      get(withQuery(`${PATH}/${segment(id)}/rows`, { ...page, state: states?.join(',') }), (json) =>
        JobRowPage.parse(json),
      ),
    createJob: (body, key) => send(PATH, body, asJob, { idempotencyKey: key }),
    assignColumns: (id, columns) => send(`${PATH}/${segment(id)}/columns`, { columns }, asJob),
    applyJob: (id, acceptWarnings, key) =>
      send(`${PATH}/${segment(id)}/apply`, { acceptWarnings }, asJob, { idempotencyKey: key }),
    cancelJob: (id) => send(`${PATH}/${segment(id)}/cancel`, {}, asJob),
    undoJob: (id, key) => send(`${PATH}/${segment(id)}/undo`, {}, asJob, { idempotencyKey: key }),
  };
}
