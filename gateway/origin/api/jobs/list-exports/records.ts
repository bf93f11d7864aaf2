/** Files of the lists of what was done in the back office. */
import { JobListQuery } from '../../../../contract/admin/jobs.ts';
import type { Job } from '../../../../contract/admin/jobs.ts';
import { AuditQuery } from '../../../../contract/audit.ts';
import type { AuditEntry } from '../../../../contract/audit.ts';
import { readAudit } from '../../audit/read.ts';
import type { Route } from '../../route.ts';
import { listJobs } from '../jobs.ts';
import { instant, listFile, PAGE, pageOf } from './file.ts';
import type { Columns } from './file.ts';

interface AuditLine {
  entry: AuditEntry;
  field: AuditEntry['fields'][number] | undefined;
}

const AUDIT_COLUMNS: Columns<AuditLine> = {
  at: ({ entry }) => instant(entry.at),
  actor: ({ entry }) => entry.actor.accountNumber,
  name: ({ entry }) => entry.actor.name,
  role: ({ entry }) => entry.actor.role,
  action: ({ entry }) => entry.action,
  change: ({ entry }) => entry.changeId,
  job: ({ entry }) => entry.jobId,
  entity: ({ entry }) => entry.entity,
  entityId: ({ entry }) => entry.entityId,
  kind: ({ entry }) => entry.kind,
  field: ({ field }) => field?.field,
  before: ({ field }) => field?.before,
  after: ({ field }) => field?.after,
};

const JOB_COLUMNS: Columns<Job> = {
  _id: ({ _id }) => _id,
  createdAt: ({ createdAt }) => instant(createdAt),
  finishedAt: ({ finishedAt }) => instant(finishedAt),
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  actor: ({ actor }) => actor.accountNumber,
  name: ({ actor }) => actor.name,
  file: ({ fileName }) => fileName,
  changes: ({ operations }) =>
    operations.map(({ field, op, value, name }) => `${field} ${op} ${name ?? value ?? ''}`.trim()).join('|'),
  total: ({ total }) => total,
  done: ({ done }) => done,
  same: ({ same }) => same,
  invalid: ({ invalid }) => invalid,
  refused: ({ refused }) => refused,
  undoOf: ({ undoOf }) => undoOf,
};

export const recordFiles: readonly Route[] = [
  listFile({
    name: 'audit',
    summary: 'The entries of the audit log that match as CSV, one line for each field that changed.',
    query: AuditQuery.omit(PAGE),
    columns: AUDIT_COLUMNS,
    page: async ({ db }, { adminRole }, query) => {
      const { entries, ...page } = await readAudit(db, adminRole, query);
      const items = entries.flatMap((entry): AuditLine[] =>
        entry.fields.length === 0
          ? [{ entry, field: undefined }]
          : entry.fields.map((field) => ({ entry, field })),
      );
      return { ...page, items };
    },
  }),
  listFile({
    name: 'jobs',
    summary: 'The jobs that match as CSV, without their rows.',
    query: JobListQuery.omit(PAGE),
    columns: JOB_COLUMNS,
    page: async ({ db }, _, query) => {
      const { jobs, ...page } = await listJobs(db, query);
      return pageOf(jobs, page);
    },
  }),
];
