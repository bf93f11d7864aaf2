/** Jobs and their rows: creating, reading, and the steps that admins take. */
import type { Kysely } from 'kysely';
import type {
  BulkOperation,
  Job,
  JobApplyRequest,
  JobColumn,
  JobCreateRequest,
  JobEntity,
  JobKind,
  JobListQuery,
  JobPage,
  JobRow,
  JobRowListQuery,
  JobRowPage,
  JobRowState,
  JobSelection,
  JobState,
} from '../../../contract/admin/jobs.ts';
import { BULK_FILTER_OF, JobRowState as RowState } from '../../../contract/admin/jobs.ts';
import { MAX_COUNTED } from '../../../contract/admin/products.ts';
import type { Capability } from '../../../contract/rules/staff.ts';
import { BULK_KINDS, MAX_BULK_PRODUCTS } from '../../../contract/rules/bulk.ts';
import type { BulkKind } from '../../../contract/rules/bulk.ts';
import { meetsConditions } from '../../../contract/rules/categories.ts';
import { JOB_DAYS, jobCapability, JOB_WAITING_DAYS } from '../../../contract/rules/jobs.ts';
import type { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../base/cursor.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { parseWords } from '../../base/lists.ts';
import { PERSON_NAME, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { requireCapability } from '../auth/owners.ts';
import type { Viewer } from '../auth/viewer.ts';
import { matchingBrands } from '../brands/admin.ts';
import { treeOf } from '../categories/admin/change.ts';
import type { OriginContext } from '../context.ts';
import { readDirectory } from '../directory.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { matchingIds, searchOf } from '../products/admin/read.ts';
import type { Values } from './entity.ts';
import { checkAccepted, warningsOf } from './warnings.ts';

/** An operation with the name of the category or brand that it sets, as of its creation. */
type NamedOperation = BulkOperation & { name?: string | null };

interface JobRecord {
  id: number;
  kind: JobKind;
  state: JobState;
  actor_account: string;
  actor_name: string | null;
  params: {
    operations?: NamedOperation[];
    /** Of the import's file. */
    sellerId?: number | null;
    fileName?: string;
    columns?: JobColumn[];
    preview?: string[][];
  };
  total: number;
  checked: number;
  valid: number;
  same: number;
  invalid: number;
  done: number;
  refused: number;
  price_jumps: number;
  emptied: number;
  deactivated: number;
  error: string | null;
  undo_of: number | null;
  undone_by: number | null;
  undo_at: Date | null;
  can_undo: boolean;
  selection: JobSelection | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/** Whether a job still has rows is asked in their order: an `exists` was answered by reading the whole table. */
const SELECT = `select j.*, ${PERSON_NAME} as actor_name, n.id as undone_by,
    j.kind <> 'UNDO' and j.done > 0 and j.state in ('DONE', 'CANCELLED', 'FAILED') and n.id is null
      and j.finished_at > now() - interval '${JOB_DAYS} days' as can_undo,
    case when j.kind = any('{${BULK_KINDS.join(',')}}'::text[]) and j.finished_at is not null then
      case when j.params ?| '{${Object.values(BULK_FILTER_OF).join(',')}}'::text[] then 'FILTER'
        when (select r.line from job_rows r where r.job_id = j.id order by r.line limit 1) is not null then 'ENTRIES' end
    end as selection
  from jobs j left join users u on u.account_number = j.actor_account left join jobs n on n.undo_of = j.id and n.state not in ('CANCELLED', 'FAILED')`;

const toJob = (row: JobRecord): Job => ({
  _id: String(row.id),
  kind: row.kind,
  state: row.state,
  actor: { accountNumber: row.actor_account, name: row.actor_name },
  operations: (row.params.operations ?? []).map(({ field, op, value, name, round }) => ({
    field,
    op,
    value,
    name: name ?? null,
    round,
  })),
  selection: row.selection,
  fileName: row.params.fileName ?? null,
  sellerId: row.params.sellerId == null ? null : String(row.params.sellerId),
  columns: row.params.columns ?? [],
  preview: row.state === 'MAPPING' ? (row.params.preview ?? []) : [],
  total: row.total,
  checked: row.checked,
  valid: row.valid,
  same: row.same,
  invalid: row.invalid,
  done: row.done,
  refused: row.refused,
  warnings: warningsOf(row),
  error: row.error,
  undoOf: row.undo_of === null ? null : String(row.undo_of),
  undoneBy: row.undone_by === null ? null : String(row.undone_by),
  undoAt: row.undo_at?.toISOString() ?? null,
  canUndo: row.can_undo,
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
});

/** A job. @throws NOT_FOUND */
export async function jobById(db: Kysely<Database>, id: number): Promise<Job> {
  const [row] = await run<JobRecord>(db, `${SELECT} where j.id = $1`, [id]);
  if (!row) throw notFound('Job');
  return toJob(row);
}

/** Cuts one row more than asked for. */
function cut<T>(rows: readonly T[], limit: number): { shown: T[]; hasNext: boolean } {
  return { shown: rows.slice(0, limit), hasNext: rows.length > limit };
}

const total = (n: number): JobPage['total'] => ({
  value: Math.min(n, MAX_COUNTED),
  isExact: n <= MAX_COUNTED,
});

const JOB_SORT = 'jobs:id:desc';

/** One page of jobs, newest first. */
export async function listJobs(
  db: Kysely<Database>,
  { limit, after, kind, state, actor, from, until }: z.output<typeof JobListQuery>,
): Promise<JobPage> {
  const place =
    after === undefined ? undefined : decodeCursor('after', after, JOB_SORT, (value) => value === null);
  const matching = `($1::text is null or j.kind = $1) and ($2::text is null or j.state = $2)
    and ($3::text is null or j.actor_account = $3)
    and ($4::timestamptz is null or j.created_at >= $4) and ($5::timestamptz is null or j.created_at < $5)`;
  const given = [kind ?? null, state ?? null, actor ?? null, from ?? null, until ?? null];
  const [counted] = await run<{ n: number }>(
    db,
    `select count(*)::int as n from (select from jobs j where ${matching} limit ${MAX_COUNTED + 1}) c`,
    given,
  );
  const rows = await run<JobRecord>(
    db,
    `${SELECT} where ${matching} and ($6::bigint is null or j.id < $6) order by j.id desc limit $7`,
    [...given, place?.id ?? null, limit + 1],
  );
  const { shown, hasNext } = cut(rows, limit);
  const start = place?.index ?? 0;
  return {
    jobs: shown.map(toJob),
    cursors: shown.map(({ id }, offset) =>
      encodeCursor(JOB_SORT, { value: null, id, index: start + offset + 1 }),
    ),
    hasNext,
    hasPrev: place !== undefined,
    total: total(counted?.n ?? 0),
  };
}

interface RowRecord {
  line: number;
  entity: JobEntity;
  entity_id: number | null;
  /** The product, or that of the variant. */
  product_id: number | null;
  label: string;
  state: JobRowState;
  before: Values | null;
  after: Values | null;
  /** It is of a file. */
  is_read: boolean;
  problems: JobRow['problems'];
}

const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

type Names = Pick<DirectorySnapshot, 'categories' | 'brands' | 'sellers'>;

/** Name of the category, brand or seller that is the value of a field; null for other fields and unknown ones. */
function nameIn(names: Names, field: string, id: unknown): string | null {
  if (typeof id !== 'string') return null;
  const key = Number(id);
  if (field === 'categoryId' || field === 'parentId') return names.categories.get(key)?.name ?? null;
  if (field === 'brandId') return names.brands.get(key)?.name ?? null;
  if (field === 'sellerId') return names.sellers.get(key)?.name ?? null;
  return null;
}

/** A row as the API shows it. */
export const toRow = (row: RowRecord, names: Names): JobRow => ({
  line: row.line,
  entity: row.entity,
  productId: row.product_id === null ? null : String(row.product_id),
  categoryId: row.entity === 'category' && row.entity_id !== null ? String(row.entity_id) : null,
  brandId: row.entity === 'brand' && row.entity_id !== null ? String(row.entity_id) : null,
  label: row.label,
  state: row.state,
  // All coupons that a job makes by itself have the same terms.
  changes: Object.entries(row.entity === 'coupon' && !row.is_read ? {} : (row.after ?? {})).map(
    ([field, after]) => ({
      field,
      before: json(row.before?.[field]),
      after: json(after),
      beforeName: nameIn(names, field, row.before?.[field]),
      afterName: nameIn(names, field, after),
    }),
  ),
  problems: row.problems,
});

/** Rows of a job after a line, by line. */
export async function rowsAfter(
  db: Kysely<Database>,
  id: number,
  states: readonly string[] | null,
  line: number,
  limit: number,
): Promise<RowRecord[]> {
  return run<RowRecord>(
    db,
    `select r.line, r.entity, r.entity_id, r.label, r.state, r.before, r.after, r.problems, r.raw is not null as is_read,
       r.product_id
     from job_rows r where r.job_id = $1 and ($2::text[] is null or r.state = any($2)) and r.line > $3 order by r.line limit $4`,
    [id, states, line, limit],
  );
}

const ROW_SORT = 'rows:line:asc';

/** One page of a job's rows. @throws NOT_FOUND */
export async function listRows(
  { db, directory }: Pick<OriginContext, 'db' | 'directory'>,
  id: number,
  { limit, after, state }: z.output<typeof JobRowListQuery>,
): Promise<JobRowPage> {
  await jobById(db, id);
  const states = state === undefined ? null : parseWords(state);
  const unknown = states?.find((one) => !RowState.safeParse(one).success);
  if (unknown !== undefined)
    throw badInput('state', `"${unknown}" is not one of ${RowState.options.join(', ')}`);
  const place =
    after === undefined ? undefined : decodeCursor('after', after, ROW_SORT, (value) => value === null);
  const [counted] = await run<{ n: number }>(
    db,
    `select count(*)::int as n from (select from job_rows where job_id = $1 and ($2::text[] is null or state = any($2))
       limit ${MAX_COUNTED + 1}) c`,
    [id, states],
  );
  const { shown, hasNext } = cut(await rowsAfter(db, id, states, place?.id ?? 0, limit + 1), limit);
  const start = place?.index ?? 0;
  const names = await directory.get();
  return {
    rows: shown.map((row) => toRow(row, names)),
    cursors: shown.map(({ line }, offset) =>
      encodeCursor(ROW_SORT, { value: null, id: line, index: start + offset + 1 }),
    ),
    hasNext,
    hasPrev: place !== undefined,
    total: total(counted?.n ?? 0),
  };
}

/** The filter of a bulk change, that of its kind, with what is left out. */
interface Filtered extends Pick<JobCreateRequest, (typeof BULK_FILTER_OF)[BulkKind]> {
  exceptIds: readonly string[];
}

/** Entries that were chosen one by one. */
interface Chosen {
  ids: readonly number[];
}

/** What a bulk change is for. */
export interface Selection {
  ids: readonly number[];
  /** Stored with the job, so that it can be repeated; undefined: its entries were chosen one by one. */
  filtered: Filtered | undefined;
}

/** The selection of an earlier job. @throws 400 when it is of another kind, has not ended, or has no rows any more */
async function selectionLike(db: Kysely<Database>, like: string, kind: BulkKind): Promise<Filtered | Chosen> {
  const [job] = await run<{ kind: JobKind; selection: JobSelection | null; filtered: Filtered | null }>(
    db,
    `select j.kind, j.selection, case when j.selection = 'FILTER' then j.params end as filtered from (${SELECT} where j.id = $1) j`,
    [like],
  );
  if (!job) throw badInput('like', 'does not exist', 'NOT_FOUND');
  if (job.kind !== kind) throw badInput('like', `is no ${kind}`);
  if (job.selection === null) throw badInput('like', 'has not ended, or its rows were removed');
  if (job.filtered !== null) return job.filtered;
  const rows = await run<{ id: number }>(
    db,
    'select distinct entity_id as id from job_rows where job_id = $1 and entity_id is not null order by entity_id',
    [like],
  );
  return { ids: rows.map(({ id }) => id) };
}

/** What the request names: a filter, or entries. @throws 400 unless it is one of them */
async function namedIn(db: Kysely<Database>, request: JobCreateRequest): Promise<Filtered | Chosen> {
  const { kind, ids, like, exceptIds = [] } = request;
  const name = BULK_FILTER_OF[kind];
  const filter = request[name];
  if ([ids, filter, like].filter((one) => one !== undefined).length !== 1)
    throw badInput(name, 'or `ids` or `like` is required', 'REQUIRED');
  if (like !== undefined) return selectionLike(db, like, kind);
  if (filter) return { [name]: filter, exceptIds };
  return { ids: [...new Set(ids)].map(Number).sort((a, b) => a - b) };
}

/** What a bulk change is for, found before its transaction. @throws 400, CONFLICT when there are other ones than expected */
export async function selectionOf(context: OriginContext, request: JobCreateRequest): Promise<Selection> {
  const { kind, expectedCount } = request;
  const name = BULK_FILTER_OF[kind];
  const named = await namedIn(context.db, request);
  let selection: Selection;
  if ('ids' in named) selection = { ids: named.ids, filtered: undefined };
  else {
    const except = new Set(named.exceptIds.map(Number));
    const matching = await matchingOf(context, named, except.size);
    selection = { ids: matching.filter((id) => !except.has(id)), filtered: named };
  }
  const { length } = selection.ids;
  const entries = ENTRIES[kind];
  if (length > MAX_BULK_PRODUCTS) throw badInput(name, `matches more than ${MAX_BULK_PRODUCTS} ${entries}`);
  if (length === 0) throw badInput(name, `matches no ${entries}`);
  if (expectedCount != null && expectedCount !== length)
    throw new ApiError('CONFLICT', `${length} ${entries} match by now`, [
      { field: 'expectedCount', message: `${length} ${entries} match by now`, code: 'CHANGED' },
    ]);
  return selection;
}

/** What entries of each kind are called in messages. */
const ENTRIES = {
  PRODUCTS_BULK: 'products',
  BRANDS_BULK: 'brands',
  CATEGORIES_BULK: 'categories',
} as const satisfies Record<BulkKind, string>;

/** Ids that match the filter of a bulk change. @param exceptions number of ids that are left out afterwards */
async function matchingOf(
  context: OriginContext,
  { filter, brandFilter, categoryFilter }: Filtered,
  exceptions: number,
): Promise<number[]> {
  if (brandFilter !== undefined) return matchingBrands(context, brandFilter);
  if (categoryFilter !== undefined) {
    return treeOf(await readDirectory(context.db))
      .filter((node) => meetsConditions(node, categoryFilter))
      .map(({ id }) => id)
      .sort((a, b) => a - b);
  }
  if (filter === undefined) return [];
  const { input, ...conditions } = filter;
  const most = MAX_BULK_PRODUCTS + exceptions + 1;
  return matchingIds(context, conditions, await searchOf(context, input), most);
}

/** What the rows of a bulk change are. */
const ENTITY_OF: Readonly<Record<BulkKind, JobEntity>> = {
  PRODUCTS_BULK: 'product',
  BRANDS_BULK: 'brand',
  CATEGORIES_BULK: 'category',
};

/** Creates a bulk change of these products, brands or categories. */
export async function createBulk(
  trx: Kysely<Database>,
  actor: string,
  { kind, operations, until }: JobCreateRequest,
  { ids, filtered }: Selection,
  names: Names,
): Promise<Job> {
  const named = operations.map((operation): NamedOperation => ({
    ...operation,
    name: nameIn(names, operation.field, operation.value),
  }));
  const [job] = await run<{ id: number }>(
    trx,
    `insert into jobs (kind, state, actor_account, params, total, undo_at) values ($1, 'STAGING', $2, $3, $4, $5) returning id`,
    [
      kind,
      actor,
      JSON.stringify({
        operations: named,
        ...filtered,
      }),
      ids.length,
      until ?? null,
    ],
  );
  const id = job?.id ?? 0;
  await run(
    trx,
    `insert into job_rows (job_id, line, entity, entity_id, product_id, state)
     select $1, n, $3, p, case when $3 = 'product' then p end, 'NEW' from unnest($2::bigint[]) with ordinality s(p, n)`,
    [id, ids, ENTITY_OF[kind]],
  );
  return jobById(trx, id);
}

/** Locks a job and checks its state. @throws NOT_FOUND, CONFLICT naming its state */
export async function lockedJob(trx: Kysely<Database>, id: number, ...states: JobState[]): Promise<Job> {
  await run(trx, 'select from jobs where id = $1 for update', [id]);
  const job = await jobById(trx, id);
  if (!states.includes(job.state))
    throw new ApiError('CONFLICT', `The job is ${job.state}`, [
      { field: 'state', message: `is ${job.state}` },
    ]);
  return job;
}

/** What a job needs: undoing needs what the undone job needs. */
export async function capabilityOf(
  db: Kysely<Database>,
  { kind, undo_of: undoOf }: { kind: string; undo_of: number | null },
): Promise<Capability> {
  if (undoOf === null) return jobCapability(kind);
  const [undone] = await run<{ kind: string }>(db, 'select kind from jobs where id = $1', [undoOf]);
  return jobCapability(undone?.kind ?? kind);
}

/** @throws FORBIDDEN for an admin whose role does not have what the job needs */
export async function requireJobCapability(
  db: Kysely<Database>,
  { adminRole }: Pick<Viewer, 'adminRole'>,
  id: number,
): Promise<void> {
  const [job] = await run<{ kind: string; undo_of: number | null }>(
    db,
    'select kind, undo_of from jobs where id = $1',
    [id],
  );
  if (job) await requireCapability(db, adminRole, await capabilityOf(db, job));
}

/** Has the checked changes of a job made. @throws NOT_FOUND, CONFLICT, 400 naming warnings that are not accepted */
export async function applyJob(
  trx: Kysely<Database>,
  id: number,
  { acceptWarnings }: z.output<typeof JobApplyRequest>,
): Promise<Job> {
  const job = await lockedJob(trx, id, 'READY');
  if (job.valid === 0) throw new ApiError('CONFLICT', 'The job changes nothing');
  checkAccepted(job, acceptWarnings);
  await run(trx, `update jobs set state = 'RUNNING', lease_until = null where id = $1`, [id]);
  return jobById(trx, id);
}

/** Ends a job: at once while nothing has changed, else after the running batch. @throws NOT_FOUND, CONFLICT */
export async function cancelJob(trx: Kysely<Database>, id: number): Promise<Job> {
  const { state } = await lockedJob(trx, id, 'MAPPING', 'STAGING', 'READY', 'RUNNING');
  await run(
    trx,
    state === 'RUNNING'
      ? `update jobs set state = 'CANCELLING' where id = $1`
      : `update jobs set state = 'CANCELLED', finished_at = now(), lease_until = null where id = $1`,
    [id],
  );
  await run(
    trx,
    `delete from job_files f using jobs j where j.id = $1 and f.file = (j.params ->> 'file')::uuid`,
    [id],
  );
  return jobById(trx, id);
}

/** Creates the job that undoes another one, without checking that it may be. @returns its id */
export async function createUndo(trx: Kysely<Database>, actor: string, id: number): Promise<number> {
  const [undo] = await run<{ id: number }>(
    trx,
    `insert into jobs (kind, state, actor_account, params, undo_of, total, valid)
     select 'UNDO', 'STAGING', $1, '{}', id, n, n from jobs,
       lateral (select count(*)::int as n from job_rows where job_id = id and state = 'DONE') r where id = $2 returning id`,
    [actor, id],
  );
  return undo?.id ?? 0;
}

/** Rows that the undoing of a job takes over at once. */
const UNDO_BATCH = 1_000;

/** Takes over the next rows of the job that is undone. After the last ones, the undoing is running. */
export async function stageUndo(trx: Kysely<Database>, id: number, undoneId: number): Promise<void> {
  const taken = await run(
    trx,
    `insert into job_rows (job_id, line, entity, entity_id, product_id, label, before, after, state)
     select $1, line, entity, entity_id, product_id, label, before, after, 'OK' from job_rows
     where job_id = $2 and state = 'DONE' and line > (select coalesce(max(line), 0) from job_rows where job_id = $1)
     order by line limit ${UNDO_BATCH} returning line`,
    [id, undoneId],
  );
  await run(
    trx,
    `update jobs set checked = checked + $2, state = case when $2::int < ${UNDO_BATCH} then 'RUNNING' else state end where id = $1`,
    [id, taken.length],
  );
}

/** Has the changes of a job undone, by another job. @throws NOT_FOUND, CONFLICT */
export async function undoJob(trx: Kysely<Database>, actor: string, id: number): Promise<Job> {
  const job = await lockedJob(trx, id, 'DONE', 'CANCELLED', 'FAILED');
  if (!job.canUndo) throw new ApiError('CONFLICT', 'The job cannot be undone');
  await run(trx, 'update jobs set undo_at = null where id = $1', [id]);
  return jobById(trx, await createUndo(trx, actor, id));
}

/** Cancels jobs that were not applied, and removes the rows of old ones. */
export async function sweepJobs(db: Kysely<Database>): Promise<void> {
  await run(
    db,
    `update jobs set state = 'CANCELLED', finished_at = now()
     where state in ('MAPPING', 'READY') and created_at < now() - interval '${JOB_WAITING_DAYS} days'`,
    [],
  );
  // Also those of uploads that were interrupted, which no job names.
  await run(
    db,
    `delete from job_files f where f.created_at < now() - interval '1 day' and not exists
       (select from jobs j where j.params ->> 'file' = f.file::text and j.state in ('MAPPING', 'STAGING'))`,
    [],
  );
  // In pieces: each statement is a short transaction.
  for (;;) {
    const removed = await run(
      db,
      `delete from job_rows where ctid in (select r.ctid from job_rows r join jobs j on j.id = r.job_id
         where j.finished_at < now() - interval '${JOB_DAYS} days' limit 1000) returning 1`,
      [],
    );
    if (removed.length < 1_000) return;
  }
}
