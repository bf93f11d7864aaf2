/** What jobs change: entities with values by field as the API writes them, changed by the rules of a single change. */
import type { Kysely } from 'kysely';
import type { JobEntity } from '../../../contract/admin/jobs.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { OTHER_LANGUAGES } from '../../../contract/rules/languages.ts';
import type { OtherLanguage } from '../../../contract/rules/languages.ts';
import { IMPORT_PROBLEMS } from '../../../contract/rules/jobs.ts';
import { MAX_STOCK } from '../../../contract/rules/products.ts';
import { withRowIds } from '../../base/row-ids.ts';
import { ApiError, badInput, fieldErrors, invalidInput } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { DirectorySnapshot } from '../directory.ts';
import type { z } from 'zod';

/** Fields of an entity with their values. `stockDelta` in a change is a difference of the stock. */
export type Values = Readonly<Record<string, unknown>>;

/** How jobs change entities of a type. */
export interface EntityType<Entity = unknown> {
  /** Locks an entity until the transaction ends. @throws NOT_FOUND */
  locked(trx: Kysely<Database>, id: number): Promise<Entity>;
  valuesOf(entity: Entity): Values;
  /** Changes a locked entity. @throws ApiError naming the fields that are not allowed */
  change(trx: Kysely<Database>, entity: Entity, after: Values, snapshot: DirectorySnapshot): Promise<void>;
  /** @returns its id. @throws ApiError naming the fields that are not allowed */
  create(trx: Kysely<Database>, after: Values, snapshot: DirectorySnapshot): Promise<number>;
  /** Takes back a creation. @throws CONFLICT when it is in use by now */
  takeBack(trx: Kysely<Database>, id: number, snapshot: DirectorySnapshot): Promise<void>;
}

/** What a line of an import is about. */
export interface Target {
  entity: JobEntity;
  /** null: it would be created. */
  id: number | null;
  /** What people call it. */
  label: string;
  present: Values | null;
  /** Checks the change, or the creation, without making it. @throws ApiError naming the fields that are not allowed */
  check(after: Values): Promise<void>;
}

/** Cells of an import's line by column. */
export type Raw = Readonly<Record<string, string>>;

/** Whether two values of a field are the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Problems of a row, of the error that refused it. */
export const problemsOfError = (error: ApiError): FieldProblems =>
  error.fields ?? [{ field: '', message: error.message }];

/** Texts in the languages other than French as fields of their own, such as `names.en`; empty where there is none. */
export const byLanguage = <Name extends 'names' | 'descriptions'>(name: Name, texts: OtherTexts) =>
  Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [`${name}.${language}`, texts[language] ?? '']),
  ) as Record<`${Name}.${OtherLanguage}`, string>;

/** The change of texts that such fields are; an empty one removes the text. */
export function textChanges(fields: Values): Values {
  const changes: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    const [name = '', language] = field.split('.');
    if (language === undefined) changes[name] = value;
    else
      changes[name] = { ...(changes[name] as Values | undefined), [language]: value === '' ? null : value };
  }
  return changes;
}

/** The values of a row by a schema of the contract. @throws 400 by field */
export function parseRow<Schema extends z.ZodType>(schema: Schema, values: Values): z.output<Schema> {
  const parsed = withRowIds(schema).safeParse(values);
  if (!parsed.success) throw invalidInput(parsed.error, 'row');
  return parsed.data;
}

/** The values of a new entity by a schema of the contract. @param wrong problems found before. @throws 400 by field */
export function parseNew<Schema extends z.ZodType>(
  schema: Schema,
  values: Values,
  wrong: FieldProblems = [],
): z.output<Schema> {
  const parsed = withRowIds(schema).safeParse(values);
  const problems = [...wrong];
  if (!parsed.success)
    for (const problem of invalidInput(parsed.error, 'row').fields ?? [])
      problems.push(
        problem.code === 'REQUIRED' ? { ...problem, message: IMPORT_PROBLEMS.requiredForNew } : problem,
      );
  if (problems.length > 0 || !parsed.success) throw fieldErrors(problems);
  return parsed.data;
}

/** Checks a new stock, or a difference of the present one. @throws 400 */
export function checkStock(present: number, { stock, stockDelta }: Values): void {
  if (stock !== undefined && stockDelta !== undefined)
    throw badInput('stockDelta', IMPORT_PROBLEMS.twoStocks, 'INVALID');
  const next = (stock ?? (stockDelta === undefined ? present : present + (stockDelta as number))) as number;
  if (next < 0 || next > MAX_STOCK) throw badInput('stock', `must be from 0 to ${MAX_STOCK}`, 'INVALID');
}

/** Makes a change and takes it back: it is checked by the very rules by which it will be made. @throws what it throws */
export async function tryOut(trx: Kysely<Database>, change: () => Promise<unknown>): Promise<void> {
  await run(trx, 'savepoint job_trial', []);
  try {
    await change();
  } finally {
    await run(trx, 'rollback to savepoint job_trial', []);
  }
}

/**
 * Changes an entity, if the values that change are still those before.
 * @throws STALE naming the fields that have changed meanwhile; what a single change throws
 */
export async function applyChange(
  type: EntityType,
  trx: Kysely<Database>,
  id: number,
  before: Values,
  after: Values,
  snapshot: DirectorySnapshot,
): Promise<void> {
  const entity = await type.locked(trx, id);
  const present = type.valuesOf(entity);
  const moved = Object.keys(after).filter(
    (field) => field !== 'stockDelta' && !isSame(present[field], before[field]),
  );
  if (moved.length > 0)
    throw new ApiError(
      'STALE',
      'Values have changed since the check',
      moved.map((field) => ({
        field,
        message: `is ${JSON.stringify(present[field])} now`,
        code: field === 'stock' ? ('STOCK_MOVED' as const) : ('CHANGED' as const),
      })),
    );
  await type.change(trx, entity, after, snapshot);
}

/**
 * Gives an entity the values before a change, where it still has those that were set. The stock is moved by the difference, so that
 * sales made meanwhile count.
 * @returns fields that have other values by now and were left alone
 */
export async function revertChange(
  type: EntityType,
  trx: Kysely<Database>,
  id: number,
  before: Values,
  after: Values,
  snapshot: DirectorySnapshot,
): Promise<string[]> {
  const entity = await type.locked(trx, id);
  const present = type.valuesOf(entity);
  const kept: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [field, set] of Object.entries(after)) {
    if (field === 'stock') values['stockDelta'] = (before['stock'] as number) - (set as number);
    else if (field === 'stockDelta') values['stockDelta'] = -(set as number);
    else if (isSame(present[field], set)) values[field] = before[field];
    else kept.push(field);
  }
  if (Object.keys(values).length > 0) await type.change(trx, entity, values, snapshot);
  return kept;
}
