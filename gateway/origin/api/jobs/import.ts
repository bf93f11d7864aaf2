/** Imports: a file whose columns are assigned to fields, whose lines are staged, and each checked as a change of one entity. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  ImportQuery,
  Job,
  JobColumn,
  JobColumnsRequest,
  JobEntity,
} from '../../../contract/admin/jobs.ts';
import { IMPORT_KEYS, importColumns, missingColumn } from '../../../contract/rules/import-columns.ts';
import { IMPORT_KINDS, IMPORT_PROBLEMS, isImport, MAX_JOB_ROWS } from '../../../contract/rules/jobs.ts';
import type { ImportKind as ImportName } from '../../../contract/rules/jobs.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { columnOfField, namesOf, readCells } from './cells.ts';
import type { Columns } from './cells.ts';
import type { CsvRecord, RecordFault } from './csv-read.ts';
import { unguarded } from '../../base/csv-write.ts';
import { dropFile, readFile } from './files.ts';
import type { StoredFile } from './files.ts';
import { jobById, lockedJob } from './jobs.ts';
import { recognised, remember } from './mappings.ts';
import { problemsOfError } from './entity.ts';
import type { Target } from './entity.ts';
import type { ImportKind } from './kind.ts';
import { KINDS } from './kinds.ts';
import type { Outcome, StagedRow } from './rows.ts';
import { warningsIn } from './warnings.ts';

/** What an import's job remembers of its file. */
interface ImportParams extends Omit<StoredFile, 'headers'> {
  fileName: string;
  columns: JobColumn[];
  /** The seller whose file it is; null: of no single one. */
  sellerId: number | null;
  /** All lines are staged. */
  isRead?: boolean;
}

/** Columns of an earlier import; none without one. @throws 400 when there is no import of this kind */
async function columnsLike(
  db: Kysely<Database>,
  like: string | undefined,
  kind: ImportName,
): Promise<readonly JobColumn[]> {
  if (like === undefined) return [];
  const [job] = await run<{ columns: JobColumn[] }>(
    db,
    `select params -> 'columns' as columns from jobs where id = $1 and kind = $2`,
    [like, kind],
  );
  if (!job) throw badInput('like', `is no ${kind}`, 'NOT_FOUND');
  return job.columns;
}

/** Creates an import of a stored file. Its columns are to be assigned next. */
export async function createImport(
  trx: Kysely<Database>,
  actor: string,
  { name: fileName, kind, seller, like }: z.output<typeof ImportQuery>,
  { headers, ...stored }: StoredFile,
): Promise<Job> {
  const sellerId = seller === undefined ? null : Number(seller);
  if (sellerId !== null && (await run(trx, 'select 1 from sellers where id = $1', [sellerId])).length === 0)
    throw badInput('seller', 'does not exist', 'NOT_FOUND');
  const columns = await recognised(
    trx,
    { kind, sellerId, actor },
    headers,
    await columnsLike(trx, like, kind),
  );
  const params: ImportParams = { ...stored, fileName, sellerId, columns };
  const [job] = await run<{ id: number }>(
    trx,
    `insert into jobs (kind, state, actor_account, params) values ($1, 'MAPPING', $2, $3) returning id`,
    [kind, actor, JSON.stringify(params)],
  );
  return jobById(trx, job?.id ?? 0);
}

/** Whether a job is the import of this file: the response to a repeated key may be that of another one. */
export async function isImportOf(db: Kysely<Database>, job: Job, sha256: string): Promise<boolean> {
  const [found] = await run<{ sha256: string | null }>(
    db,
    `select params ->> 'sha256' as sha256 from jobs where id = $1`,
    [job._id],
  );
  return found?.sha256 === sha256;
}

/** @throws 400 when columns are not of the kind, or when none says what the lines are about or what they change */
function checkAssigned(kind: ImportName, columns: JobColumnsRequest['columns']): void {
  const names: readonly string[] = importColumns(kind);
  const unknown = columns.findIndex((column) => column !== null && !names.includes(column));
  if (unknown >= 0) throw badInput(`columns.${unknown}`, `must be one of ${names.join(', ')}`, 'INVALID');
  const missing = missingColumn(kind, columns);
  const keys = IMPORT_KEYS[kind];
  if (missing === 'KEY')
    throw badInput(
      'columns',
      `must include ${keys.join(' or ')}, which says what a line is about`,
      'INVALID',
    );
  if (missing === 'VALUE')
    throw badInput('columns', `must include a column besides ${keys.join(' and ')}`, 'INVALID');
}

/** Assigns the columns of an import's file; its lines are read and checked next. @throws NOT_FOUND, CONFLICT, 400 */
export async function assignColumns(
  trx: Kysely<Database>,
  actor: string,
  id: number,
  { columns }: JobColumnsRequest,
): Promise<Job> {
  const job = await lockedJob(trx, id, 'MAPPING');
  if (columns.length !== job.columns.length)
    throw badInput('columns', `must be ${job.columns.length}, as many as the file has`, 'INVALID');
  const { kind } = job;
  if (isImport(kind)) checkAssigned(kind, columns);
  const assigned = job.columns.map(({ header }, index) => ({ header, field: columns[index] ?? null }));
  const [stored] = await run<{ seller: number | null }>(
    trx,
    `select (params ->> 'sellerId')::bigint as seller from jobs where id = $1`,
    [id],
  );
  if (isImport(kind)) await remember(trx, { kind, sellerId: stored?.seller ?? null, actor }, assigned);
  await run(
    trx,
    `update jobs set state = 'STAGING', lease_until = null, params = params - 'preview' || jsonb_build_object('columns', $2::text::jsonb)
     where id = $1`,
    [id, JSON.stringify(assigned)],
  );
  return jobById(trx, id);
}

/** Characters after which a batch of lines ends: the embedded database writes them in a few ms. */
const BATCH_CHARACTERS = 128 * 1024;

const FAULTS: Readonly<Record<RecordFault, string>> = {
  TOO_LONG: IMPORT_PROBLEMS.longLine,
  UNCLOSED_QUOTE: IMPORT_PROBLEMS.notClosed,
};

interface StagedLine {
  line: number;
  raw: Record<string, string>;
  problems: FieldProblems;
}

/** A record as it is staged; undefined: all its cells are empty. */
function staged({ line, cells, fault }: CsvRecord, columns: readonly JobColumn[]): StagedLine | undefined {
  if (fault !== undefined)
    return { line, raw: {}, problems: [{ field: '', message: FAULTS[fault], code: 'INVALID' }] };
  if (cells.every((cell) => cell.trim() === '')) return undefined;
  const problems: FieldProblems = [];
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    problems.push({
      field: '',
      message: IMPORT_PROBLEMS.tooManyCells,
      code: 'INVALID',
    });
  const raw: Record<string, string> = {};
  for (const [index, { header, field }] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (field === null || cell.trim() === '') continue;
    if (/\0/.test(cell)) problems.push({ field: header, message: IMPORT_PROBLEMS.noText, code: 'INVALID' });
    else raw[field] = unguarded(cell);
  }
  return { line, raw, problems };
}

/** Reads the file of an import on from the last line that is staged. */
export class ImportReader {
  readonly id: number;
  readonly #pieces: AsyncGenerator<CsvRecord[]>;
  readonly #columns: readonly JobColumn[];
  readonly #after: number;
  #waiting: CsvRecord[] = [];
  #isEnded = false;

  constructor(db: Kysely<Database>, id: number, params: ImportParams, after: number) {
    this.id = id;
    this.#pieces = readFile(db, params);
    this.#columns = params.columns;
    this.#after = after;
  }

  /** The next lines, at most `most` and not many more characters than a statement writes fast; `isEnd`: there are no more. */
  async next(most: number): Promise<{ lines: StagedLine[]; isEnd: boolean }> {
    while (this.#waiting.length < most && !this.#isEnded) {
      const piece = await this.#pieces.next();
      if (piece.done === true) this.#isEnded = true;
      else for (const record of piece.value) if (record.line > this.#after) this.#waiting.push(record);
    }
    let characters = 0;
    let count = 0;
    for (const { cells } of this.#waiting) {
      if (count === most || characters > BATCH_CHARACTERS) break;
      characters += cells.reduce((sum, cell) => sum + cell.length, 0);
      count += 1;
    }
    const lines = this.#waiting.splice(0, count).flatMap((record) => staged(record, this.#columns) ?? []);
    return { lines, isEnd: this.#isEnded && this.#waiting.length === 0 };
  }
}

/** A reader for an import whose lines are not all staged; undefined: the job is none. */
export async function openReader(db: Kysely<Database>, id: number): Promise<ImportReader | undefined> {
  const [job] = await run<{ params: ImportParams; after: number }>(
    db,
    `select params, coalesce((select max(line) from job_rows where job_id = j.id), 0) as after from jobs j
     where id = $1 and kind = any($2::text[]) and state = 'STAGING' and params -> 'isRead' is null`,
    [id, IMPORT_KINDS],
  );
  return job && new ImportReader(db, id, job.params, job.after);
}

/** Stages lines. @returns a code when the import ends with them: it has too many, or none */
export async function stageLines(
  trx: Kysely<Database>,
  id: number,
  { lines, isEnd }: Awaited<ReturnType<ImportReader['next']>>,
): Promise<'TOO_MANY_ROWS' | 'NO_ROWS' | undefined> {
  if (lines.length > 0)
    await run(
      trx,
      `insert into job_rows (job_id, line, raw, problems, state)
       select $1, line, raw, problems, 'NEW' from jsonb_to_recordset($2::text::jsonb) r(line int, raw jsonb, problems jsonb)`,
      [id, JSON.stringify(lines)],
    );
  const [job] = await run<{ total: number; file: string }>(
    trx,
    `update jobs set total = total + $2 where id = $1 returning total, params ->> 'file' as file`,
    [id, lines.length],
  );
  const total = job?.total ?? 0;
  if (!isEnd && total <= MAX_JOB_ROWS) return undefined;
  await dropFile(trx, job?.file);
  if (total > MAX_JOB_ROWS) return 'TOO_MANY_ROWS';
  await run(trx, `update jobs set params = params || '{"isRead": true}' where id = $1`, [id]);
  return total === 0 ? 'NO_ROWS' : undefined;
}

/** Problems by the columns that they are of; the first of each column. */
function byColumn(columns: Columns, ...all: readonly FieldProblems[]): FieldProblems {
  const found = new Map<string, FieldProblems[number]>();
  for (const problem of all.flat()) {
    const field = columnOfField(columns, problem.field);
    if (!found.has(field)) found.set(field, { ...problem, field });
  }
  return [...found.values()];
}

/** What a line is about, or why it cannot be checked. */
type Found = { row: StagedRow; target: Target } | { row: StagedRow; refused: FieldProblems };

/** Lines of a batch with what they are checked against, read once. */
interface Batch {
  lines: Found[];
  /** First line of the file that is about each entity, or that creates one of a label. */
  earlier: Map<string, number>;
  names: ReturnType<typeof namesOf>;
}

const keyOf = ({ entity, id, label }: Pick<Target, 'entity' | 'id' | 'label'>): string =>
  `${entity} ${id ?? label}`;

async function readBatch(
  trx: Kysely<Database>,
  jobId: number,
  kind: ImportKind,
  rows: readonly StagedRow[],
  snapshot: DirectorySnapshot,
): Promise<Batch> {
  const targetOf = await kind.read(
    trx,
    rows.map(({ raw }) => raw ?? {}),
    snapshot,
  );
  const lines = rows.map((row): Found => {
    if (row.problems.length > 0) return { row, refused: row.problems };
    try {
      return { row, target: targetOf(row.raw ?? {}) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { row, refused: problemsOfError(error) };
    }
  });
  const targets = lines.flatMap((line) => ('target' in line ? [line.target] : []));
  const earlier = await run<{ entity: JobEntity; id: number | null; label: string; line: number }>(
    trx,
    `select entity, entity_id as id, '' as label, min(line) as line from job_rows
     where job_id = $1 and state <> 'NEW' and entity_id = any($2::bigint[]) group by entity, entity_id
     union all
     select entity, null, label, min(line) from job_rows
     where job_id = $1 and state <> 'NEW' and entity_id is null and label = any($3::text[]) group by entity, label`,
    [jobId, targets.flatMap(({ id }) => id ?? []), targets.map(({ label }) => label)],
  );
  return {
    lines,
    earlier: new Map(earlier.map((first) => [keyOf(first), first.line])),
    names: namesOf(snapshot),
  };
}

/** Checks a staged line: what it changes of which entity, or that it creates one, and whether it may. */
async function checkLine(found: Found, kind: ImportName, { earlier, names }: Batch): Promise<Outcome> {
  const { line, raw } = found.row;
  const keys: readonly string[] = IMPORT_KEYS[kind];
  if ('refused' in found) {
    const label = keys.map((key) => raw?.[key]?.trim()).find((cell) => cell !== undefined) ?? '';
    return { line, label, state: 'INVALID', problems: found.refused };
  }
  const { target } = found;
  const { columns } = KINDS[kind];
  const key = keyOf(target);
  const first = earlier.get(key);
  if (first === undefined) earlier.set(key, line);
  const { before, after, problems } = readCells(columns, raw ?? {}, target.present, names);
  const doubled: FieldProblems =
    first === undefined
      ? []
      : [
          {
            field: raw?.['_id'] === undefined ? (keys[0] ?? '') : '_id',
            message: `${IMPORT_PROBLEMS.alsoInLine} ${first}`,
            code: 'INVALID',
          },
        ];
  const isNew = target.present === null;
  const isSame = !isNew && Object.keys(after).length === 0;
  const outcome: Omit<Outcome, 'state'> = {
    line,
    entity: target.entity,
    label: target.label,
    entity_id: target.id,
    before: isNew ? null : before,
    after,
  };
  let refused: FieldProblems = [];
  try {
    if (!isSame) await target.check(after);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refused = problemsOfError(error);
  }
  const all = byColumn(columns, doubled, problems, refused);
  if (all.length > 0) return { ...outcome, state: 'INVALID', problems: all };
  if (isSame) return { ...outcome, state: 'SAME' };
  return { ...outcome, state: 'OK', warnings: target.present ? warningsIn(target.present, after) : [] };
}

/** Checks staged lines until a deadline (ms, as performance.now). */
export async function checkLines(
  trx: Kysely<Database>,
  { id, kind }: { id: number; kind: ImportName },
  rows: readonly StagedRow[],
  snapshot: DirectorySnapshot,
  deadline: number,
): Promise<Outcome[]> {
  const batch = await readBatch(trx, id, KINDS[kind], rows, snapshot);
  const outcomes: Outcome[] = [];
  for (const line of batch.lines) {
    outcomes.push(await checkLine(line, kind, batch));
    if (performance.now() > deadline) break;
  }
  return outcomes;
}
