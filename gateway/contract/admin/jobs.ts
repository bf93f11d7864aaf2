/** REST v1 messages of the back office's jobs: bulk changes, imports, and their undoing (extended contract). */
import { z } from 'zod';
import { AccountNumber } from '../accounts.ts';
import { createdBetween, EntityId, Instant, MAX_PAGE_SIZE, QueryBoolean } from '../common.ts';
import { queryInt } from '../catalogue.ts';
import {
  BULK_FIELD_OF,
  BULK_FIELDS,
  BULK_FIELDS_OF,
  BULK_KINDS,
  BULK_OPERATORS,
  BULK_ROUNDS,
  MAX_BULK_IDS,
  MAX_EXCEPT_IDS,
  MAX_BULK_OPERATIONS,
} from '../rules/bulk.ts';
import type { BulkKind } from '../rules/bulk.ts';
import {
  IMPORT_KINDS,
  JOB_ENTITIES,
  JOB_KINDS,
  JOB_STATES,
  JOB_WARNINGS,
  MAX_IMPORT_COLUMNS,
  MAX_JOB_ROWS,
} from '../rules/jobs.ts';
import { LanguageCode } from '../pages.ts';
import { FALLBACK_LANGUAGE } from '../rules/languages.ts';
import { bounded, trimmed } from '../text.ts';
import { CHANGED } from '../versions.ts';
import { AdminBrandQuery } from './categories.ts';
import { adminList, AdminProductListQuery, adminPage } from './products.ts';

export const JobKind = z.enum(JOB_KINDS).meta({ id: 'JobKind' });
export type JobKind = z.infer<typeof JobKind>;

/** What a row of a job changes. */
export const JobEntity = z.enum(JOB_ENTITIES).meta({ id: 'JobEntity' });
export type JobEntity = z.infer<typeof JobEntity>;

export const JobState = z.enum(JOB_STATES).meta({ id: 'JobState' });
export type JobState = z.infer<typeof JobState>;

export const JobRowState = z
  .enum([
    /** Not checked yet. */
    'NEW',
    /** To be changed. */
    'OK',
    /** Nothing would change. */
    'SAME',
    /** Refused by the check. */
    'INVALID',
    /** Changed. */
    'DONE',
    /** Left alone: a value is not the one that the check saw. */
    'STALE',
    /** Refused when it was to be changed. */
    'FAILED',
    /** Changed, and changed back. */
    'UNDONE',
  ])
  .meta({ id: 'JobRowState' });
export type JobRowState = z.infer<typeof JobRowState>;

/** A field that a bulk change sets. */
export const BulkField = z.enum(BULK_FIELDS);
export type BulkField = z.infer<typeof BulkField>;

export const BulkOperator = z.enum(['set', 'add', 'remove', 'percent', 'amount']);
export type BulkOperator = z.infer<typeof BulkOperator>;

const OPERATORS: Readonly<Record<BulkField, readonly BulkOperator[]>> = BULK_OPERATORS;
const FLAGS: ReadonlySet<string> = new Set([
  'active',
  'isFeatured',
  'isBestSeller',
  'hasWarranty',
  'archived',
  'isSpecial',
]);
/** Fields that may be cleared. */
const NULLABLE: ReadonlySet<string> = new Set(['discountPrice', 'brandId', 'parentId']);

/** What is wrong with the value of an operation; undefined: nothing. Whether the result is allowed depends on each product. */
function valueProblem(field: BulkField, op: BulkOperator, value: string | null): string | undefined {
  if (value === null) return NULLABLE.has(field) && op === 'set' ? undefined : 'is required';
  if (op === 'percent')
    return /^-?\d{1,3}(?:\.\d{1,2})?$/.test(value) && Number(value) > -100
      ? undefined
      : 'must be a percentage above -100, such as "-10"';
  if (op === 'amount' || field === 'price' || field === 'discountPrice')
    return /^-?\d{1,6}\.\d{3}$/.test(value)
      ? undefined
      : 'must be an amount with three places, such as "12.500"';
  if (field === 'stock') return /^-?\d{1,7}$/.test(value) ? undefined : 'must be a whole number';
  if (FLAGS.has(field)) return value === 'true' || value === 'false' ? undefined : 'must be true or false';
  if (value.trim() === '') return 'is required';
  return undefined;
}

export const BulkOperation = z
  .strictObject({
    field: BulkField,
    op: BulkOperator,
    value: bounded(160).nullable().describe('null: cleared.'),
    round: z
      .literal(BULK_ROUNDS)
      .nullish()
      .describe(
        'Rounds a price made by percent or amount: to the nearest 50, 100 or 500 millimes, or to the nearest price ending in .900.',
      ),
  })
  .superRefine(({ field, op, value }, context) => {
    if (!OPERATORS[field].includes(op))
      context.addIssue({
        code: 'custom',
        path: ['op'],
        message: `must be one of ${OPERATORS[field].join(', ')}`,
      });
    const problem = valueProblem(field, op, value);
    if (problem !== undefined) context.addIssue({ code: 'custom', path: ['value'], message: problem });
  })
  .meta({ id: 'BulkOperation', examples: [{ field: 'price', op: 'percent', value: '-10', round: null }] });
export type BulkOperation = z.infer<typeof BulkOperation>;

/** The filter of a list of products, as its query. */
export const BulkFilter = AdminProductListQuery.omit({
  limit: true,
  after: true,
  before: true,
  sortBy: true,
  sortOrder: true,
}).meta({ id: 'BulkFilter' });

/** The filter of the list of brands, as its query. */
export const BrandBulkFilter = AdminBrandQuery.omit({
  limit: true,
  after: true,
  before: true,
  sortBy: true,
  sortOrder: true,
}).meta({ id: 'BrandBulkFilter' });

/** Conditions on categories. */
export const CategoryBulkFilter = z
  .strictObject({
    active: QueryBoolean.optional(),
    input: bounded(100).optional().describe('Part of the name.'),
  })
  .meta({ id: 'CategoryBulkFilter' });

/** The filter of each kind. */
export const BULK_FILTER_OF = {
  PRODUCTS_BULK: 'filter',
  BRANDS_BULK: 'brandFilter',
  CATEGORIES_BULK: 'categoryFilter',
} as const satisfies Record<BulkKind, string>;

/** Body of POST /v1/admin/jobs. What it changes is frozen when the job is created; its changes wait to be applied. */
export const JobCreateRequest = z
  .strictObject({
    kind: z.enum(BULK_KINDS),
    ids: z.array(EntityId).min(1).max(MAX_BULK_IDS).optional().describe('Excludes a filter.'),
    like: EntityId.optional().describe(
      'An earlier job of the same kind whose selection is taken: what matches its filter now, or its entries. Excludes ids and a filter.',
    ),
    filter: BulkFilter.optional().describe('Of products; values as in the query of their list.'),
    brandFilter: BrandBulkFilter.optional().describe('Of brands; values as in the query of their list.'),
    categoryFilter: CategoryBulkFilter.optional().describe('Of categories.'),
    exceptIds: z
      .array(EntityId)
      .max(MAX_EXCEPT_IDS)
      .optional()
      .describe('Entries that match the filter and are left out.'),
    expectedCount: z
      .int()
      .min(0)
      .nullish()
      .describe('Entries that the admin was told of; another number is refused.'),
    operations: z.array(BulkOperation).min(1, 'is required').max(MAX_BULK_OPERATIONS),
    until: Instant.nullish().describe('When the changes are undone by themselves.'),
  })
  .superRefine((request, context) => {
    const { kind, like, exceptIds, operations } = request;
    if (like !== undefined && exceptIds !== undefined)
      context.addIssue({ code: 'custom', path: ['exceptIds'], message: 'are those of the job in `like`' });
    for (const [other, name] of Object.entries(BULK_FILTER_OF))
      if (other !== kind && request[name] !== undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is for another kind' });
    const allowed = BULK_FIELDS_OF[kind].map((field): BulkField => BULK_FIELD_OF[field]);
    for (const [index, { field }] of operations.entries())
      if (!allowed.includes(field))
        context.addIssue({
          code: 'custom',
          path: ['operations', index, 'field'],
          message: `must be one of ${allowed.join(', ')}`,
        });
  })
  .meta({ id: 'JobCreateRequest' });
export type JobCreateRequest = z.infer<typeof JobCreateRequest>;

/** What a bulk change was for, as a later one can be for it again. */
export const JobSelection = z
  .enum(['FILTER', 'ENTRIES'])
  .describe('FILTER: what matches its filter now. ENTRIES: the entries of its rows.')
  .meta({ id: 'JobSelection' });
export type JobSelection = z.infer<typeof JobSelection>;

/** A column of an import's file. */
export const JobColumn = z.object({
  header: z.string(),
  field: z.string().nullable().describe('Name of the column; null: ignored.'),
});
export type JobColumn = z.infer<typeof JobColumn>;

/** Query of GET /v1/admin/exports/products, variants and stock: the filter of the list of products. */
export const ExportQuery = BulkFilter.meta({ id: 'ExportQuery' });

/** Query of POST /v1/admin/imports. */
export const ImportQuery = z.strictObject({
  name: trimmed(200).min(1, 'is required').describe('Name of the file.'),
  kind: z.enum(IMPORT_KINDS).default('PRODUCTS_IMPORT').describe('What its lines are about.'),
  seller: EntityId.optional().describe(
    'Whose file it is: its columns are proposed as those of the seller’s last file. Absent: as those of the admin’s last one.',
  ),
  like: EntityId.optional().describe(
    'An earlier import of the same kind: the columns are proposed as it had them.',
  ),
});

/** Body of POST /v1/admin/jobs/{id}/columns. */
export const JobColumnsRequest = z
  .strictObject({
    columns: z
      .array(bounded(60).nullable())
      .min(1, 'is required')
      .max(MAX_IMPORT_COLUMNS, `must be at most ${MAX_IMPORT_COLUMNS}`)
      .refine((columns) => {
        const assigned = columns.filter((column) => column !== null);
        return new Set(assigned).size === assigned.length;
      }, 'must be distinct')
      .describe(
        'Name of each column of the file, in their order; null: ignored. Which names there are depends on the kind of the import.',
      ),
  })
  .meta({ id: 'JobColumnsRequest' });
export type JobColumnsRequest = z.infer<typeof JobColumnsRequest>;

export const JobWarning = z
  .enum(JOB_WARNINGS)
  .describe(
    'PRICE_MOVED: a price moves by more than half. STOCK_ZERO: a stock falls to none. DEACTIVATES: more than a fifth of the lines take their product or category off sale.',
  )
  .meta({ id: 'JobWarning' });

/** Body of POST /v1/admin/jobs/{id}/apply. */
export const JobApplyRequest = z
  .strictObject({
    acceptWarnings: z
      .array(JobWarning)
      .max(JOB_WARNINGS.length)
      .default([])
      .describe('Must include all warnings of the job.'),
  })
  .meta({ id: 'JobApplyRequest' });

export const Job = z
  .object({
    _id: EntityId,
    kind: JobKind,
    state: JobState,
    actor: z.object({ accountNumber: AccountNumber, name: z.string().nullable() }),
    operations: z.array(
      z.object({
        field: BulkField,
        op: BulkOperator,
        value: z.string().nullable(),
        name: z
          .string()
          .nullable()
          .describe('Of the category or brand that is the value; null for other fields.'),
        round: z.int().nullish(),
      }),
    ),
    selection: JobSelection.nullable().describe(
      'What a bulk change that has ended can be repeated for (`like`); null: it cannot, or the job is another one.',
    ),
    fileName: z.string().nullable(),
    sellerId: EntityId.nullable().describe('Whose file an import’s is; null: of no single seller.'),
    columns: z.array(JobColumn).describe('Of an import’s file.'),
    preview: z
      .array(z.array(z.string()))
      .describe('First records of an import’s file, until its columns are assigned.'),
    total: z.int().min(0).describe(`At most ${MAX_JOB_ROWS}.`),
    checked: z.int().min(0),
    valid: z.int().min(0),
    same: z.int().min(0),
    invalid: z.int().min(0),
    done: z.int().min(0),
    refused: z.int().min(0).describe('Rows that were to be changed and were not.'),
    warnings: z
      .array(z.object({ warning: JobWarning, rows: z.int().min(1) }))
      .describe('Of an import: what has to be accepted before it is applied.'),
    error: z.string().nullable(),
    undoOf: EntityId.nullable(),
    undoneBy: EntityId.nullable().describe('The job that undoes this one.'),
    undoAt: Instant.nullable(),
    canUndo: z.boolean(),
    createdAt: Instant,
    startedAt: Instant.nullable(),
    finishedAt: Instant.nullable(),
    ...CHANGED,
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

/** Query of GET /v1/admin/jobs, newest first. */
export const JobListQuery = z.strictObject({
  limit: adminPage.limit,
  after: bounded(600).optional(),
  kind: JobKind.optional(),
  state: JobState.optional(),
  actor: AccountNumber.optional().describe('Who started them.'),
  ...createdBetween,
});

export const JobPage = z.object({ jobs: z.array(Job), ...adminList }).meta({ id: 'JobPage' });
export type JobPage = z.infer<typeof JobPage>;

/** Query of GET /v1/admin/jobs/{id}/report. */
export const JobReportQuery = z.strictObject({ language: LanguageCode.default(FALLBACK_LANGUAGE) });

/** What a job changes of one product, variant, category or brand. */
export const JobRow = z
  .object({
    line: z.int().min(1),
    entity: JobEntity,
    productId: EntityId.nullable().describe(
      'The product, or that of a variant; null: of another entity, or it does not exist.',
    ),
    categoryId: EntityId.nullable().describe('null: of another entity, or it does not exist.'),
    brandId: EntityId.nullable().describe('null: of another entity, or it does not exist.'),
    label: z.string(),
    state: JobRowState,
    changes: z.array(
      z.object({
        field: z.string(),
        before: z.string().nullable().describe('As JSON text.'),
        after: z.string().nullable(),
        beforeName: z
          .string()
          .nullable()
          .describe('Of the category, brand or seller that is the value; null for other fields.'),
        afterName: z.string().nullable(),
      }),
    ),
    problems: z.array(z.object({ field: z.string(), message: z.string(), code: z.string().optional() })),
  })
  .meta({ id: 'JobRow' });
export type JobRow = z.infer<typeof JobRow>;

/** Query of GET /v1/admin/jobs/{id}/rows, by line. */
export const JobRowListQuery = z.strictObject({
  limit: queryInt(1, MAX_PAGE_SIZE).default(25),
  after: bounded(600).optional(),
  state: bounded(60).optional().describe('States, separated by commas.'),
});

export const JobRowPage = z.object({ rows: z.array(JobRow), ...adminList }).meta({ id: 'JobRowPage' });
export type JobRowPage = z.infer<typeof JobRowPage>;
