/** Imports of products: a file whose columns are assigned to fields, whose lines are staged, and each checked as a change of one product. */
import type { Kysely } from 'kysely';
import type { Job, JobColumn, JobColumnsRequest } from '../../../contract/admin/jobs.ts';
import { IMPORT_PROBLEMS, MAX_JOB_ROWS } from '../../../contract/rules/jobs.ts';
import { columnOf } from '../../../contract/rules/product-columns.ts';
import type { ProductColumn } from '../../../contract/rules/product-columns.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { DirectorySnapshot } from '../directory.ts';
import type { ProductRow } from '../products/admin/change.ts';
import { columnOfField, namesOf, readCells } from './columns.ts';
import type { CsvRecord, RecordFault } from './csv-read.ts';
import { unguarded } from './csv-write.ts';
import { dropFile, readFile } from './files.ts';
import type { StoredFile } from './files.ts';
import { jobById, lockedJob } from './jobs.ts';
import { checkChange, checkCreation, problemsOfError, valuesOf } from './values.ts';
import type { Outcome, StagedRow } from './rows.ts';

/** What an import's job remembers of its file. */
interface ImportParams extends Omit<StoredFile, 'headers'> {
  fileName: string;
  columns: JobColumn[];
  /** All lines are staged. */
  isRead?: boolean;
}

/** Columns with the fields that their headers stand for; a field is assigned once. */
function recognised(headers: readonly string[]): JobColumn[] {
  const used = new Set<string>();
  return headers.map((header) => {
    const field = columnOf(header);
    if (field === null || used.has(field)) return { header, field: null };
    used.add(field);
    return { header, field };
  });
}

/** Creates an import of a stored file. Its columns are to be assigned next. */
export async function createImport(
  trx: Kysely<Database>,
  actor: string,
  fileName: string,
  { headers, ...stored }: StoredFile,
): Promise<Job> {
  const params: ImportParams = { ...stored, fileName, columns: recognised(headers) };
  const [job] = await run<{ id: number }>(
    trx,
    `insert into jobs (kind, state, actor_account, params) values ('PRODUCTS_IMPORT', 'MAPPING', $1, $2) returning id`,
    [actor, JSON.stringify(params)],
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

/** Assigns the columns of an import's file; its lines are read and checked next. @throws NOT_FOUND, CONFLICT, 400 */
export async function assignColumns(
  trx: Kysely<Database>,
  id: number,
  { columns }: JobColumnsRequest,
): Promise<Job> {
  const job = await lockedJob(trx, id, 'MAPPING');
  if (columns.length !== job.columns.length)
    throw badInput('columns', `must be ${job.columns.length}, as many as the file has`, 'INVALID');
  const assigned = job.columns.map(({ header }, index) => ({ header, field: columns[index] ?? null }));
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
     where id = $1 and kind = 'PRODUCTS_IMPORT' and state = 'STAGING' and params -> 'isRead' is null`,
    [id],
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
function byColumn(...all: readonly FieldProblems[]): FieldProblems {
  const found = new Map<string, FieldProblems[number]>();
  for (const problem of all.flat()) {
    const field = columnOfField(problem.field);
    if (!found.has(field)) found.set(field, { ...problem, field });
  }
  return [...found.values()];
}

const problem = (field: ProductColumn, message: string, code: 'INVALID' | 'REQUIRED' | 'NOT_FOUND') => ({
  field,
  message,
  code,
});

/** What lines are checked against: read once for a batch. */
export interface ImportBatch {
  byId: ReadonlyMap<number, ProductRow>;
  bySku: ReadonlyMap<string, ProductRow>;
  withVariants: ReadonlySet<number>;
  /** First line of the file that changes a product, by its id; that creates one, by its SKU. */
  earlier: Map<number | string, number>;
  snapshot: DirectorySnapshot;
  names: ReturnType<typeof namesOf>;
}

const idOf = ({ raw }: StagedRow): number | undefined => {
  const cell = raw?.['_id']?.trim() ?? '';
  return /^[1-9]\d{0,14}$/.test(cell) ? Number(cell) : undefined;
};
const skuOf = ({ raw }: StagedRow): string | undefined => raw?.['sku']?.trim().toUpperCase();

/** Reads what a batch of lines is checked against. */
export async function readBatch(
  trx: Kysely<Database>,
  jobId: number,
  rows: readonly StagedRow[],
  snapshot: DirectorySnapshot,
): Promise<ImportBatch> {
  const ids = rows.flatMap((row) => idOf(row) ?? []);
  const skus = rows.flatMap((row) => skuOf(row) ?? []);
  const products = await run<ProductRow>(
    trx,
    'select * from products where id = any($1::bigint[]) or sku = any($2::text[])',
    [ids, skus],
  );
  const found = products.map(({ id }) => id);
  const variants = await run<{ id: number }>(
    trx,
    'select distinct product_id as id from product_variants where product_id = any($1::bigint[])',
    [found],
  );
  const earlier = await run<{ id: number | null; label: string; line: number }>(
    trx,
    `select entity_id as id, null as label, min(line) as line from job_rows
     where job_id = $1 and state <> 'NEW' and entity_id = any($2::bigint[]) group by entity_id
     union all
     select null, label, min(line) from job_rows
     where job_id = $1 and state <> 'NEW' and entity_id is null and label = any($3::text[]) group by label`,
    [jobId, found, skus],
  );
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    bySku: new Map(products.map((product) => [product.sku, product])),
    withVariants: new Set(variants.map(({ id }) => id)),
    earlier: new Map(earlier.map(({ id, label, line }) => [id ?? label, line])),
    snapshot,
    names: namesOf(snapshot),
  };
}

/** The product of a line; null: it would be new. @throws ApiError when the line names none, or one that does not exist */
function productOf(row: StagedRow, { byId, bySku }: ImportBatch): ProductRow | null {
  const given = row.raw?.['_id'];
  const sku = skuOf(row);
  if (given !== undefined) {
    const product = byId.get(idOf(row) ?? 0);
    if (!product) throw badInput('_id', IMPORT_PROBLEMS.noProduct, 'NOT_FOUND');
    return product;
  }
  if (sku === undefined) throw badInput('sku', 'is required', 'REQUIRED');
  return bySku.get(sku) ?? null;
}

/** Checks a staged line: what it changes of which product, or that it creates one, and whether it may. */
export async function checkLine(trx: Kysely<Database>, row: StagedRow, batch: ImportBatch): Promise<Outcome> {
  const { line, raw } = row;
  const { names, snapshot, earlier, withVariants } = batch;
  const label = skuOf(row) ?? raw?.['_id'] ?? '';
  if (row.problems.length > 0) return { line, label, state: 'INVALID' };
  let product: ProductRow | null;
  try {
    product = productOf(row, batch);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { line, label, state: 'INVALID', problems: problemsOfError(error) };
  }
  const key = product?.id ?? label;
  const first = earlier.get(key);
  if (first === undefined) earlier.set(key, line);
  const present = product && valuesOf(product);
  const { before, after, problems } = readCells(raw ?? {}, present, names);
  const doubled =
    first === undefined
      ? []
      : [
          problem(
            raw?.['_id'] === undefined ? 'sku' : '_id',
            `${IMPORT_PROBLEMS.alsoInLine} ${first}`,
            'INVALID',
          ),
        ];
  const outcome: Omit<Outcome, 'state'> = {
    line,
    label: product?.sku ?? label,
    entity_id: product?.id ?? null,
    before: product ? before : null,
    after,
  };
  let refused: FieldProblems = [];
  try {
    if (!product) await checkCreation(trx, after, snapshot);
    else if (Object.keys(after).length > 0)
      await checkChange(trx, product, after, withVariants.has(product.id), snapshot);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refused = problemsOfError(error);
  }
  const all = byColumn(doubled, problems, refused);
  if (all.length > 0) return { ...outcome, state: 'INVALID', problems: all };
  return { ...outcome, state: product && Object.keys(after).length === 0 ? 'SAME' : 'OK' };
}
