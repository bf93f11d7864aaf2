/** Jobs of the back-office. The REST API has the final decision. */
import { MAX_BULK_OPERATIONS } from '../../../contract/rules/bulk.ts';
import { BULK_FIELD_OF } from '../../../contract/rules/bulk.ts';
import type { BulkField } from '../../../contract/admin/jobs.ts';
import type { BulkKind } from '../../../contract/rules/bulk.ts';
import { jobFiles } from '../../../contract/rules/jobs.ts';
import { withQuery } from '../../loaders/base/path.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders, ownLoaders } from '../account/session.ts';
import { PRODUCT_LIST_NAMES, productKey, productListQuery } from '../admin-catalogue/models.ts';
import { BRAND_LIST_NAMES, brandListQuery, categoryQuery } from '../admin-categories/models.ts';
import { adminPage, DEFAULT_ADMIN_PAGE } from '../admin-catalogue/page.ts';
import { keyOf } from '../admin-categories/models.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import { createdBetween } from '../base/created.ts';
import type { AdminBulkTarget, Resolvers } from '../generated/resolvers.ts';
import { AdminJobConnectionModel, AdminJobRowConnectionModel, wireOperations } from './models.ts';

const jobId = (key: string | null): string | null => (key === null ? null : toGlobalId('AdminJob', key));

/** Global id of the category or brand that a field is set to. */
function valueId(field: BulkField, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'categoryId' || field === 'parentId') return toGlobalId('Category', value);
  return field === 'brandId' ? toGlobalId('Brand', value) : null;
}

/** Fields of the input by those of REST. */
const BULK_NAMES: Readonly<Record<string, string>> = {
  'Idempotency-Key': 'idempotencyKey',
  ...Object.fromEntries(
    Object.entries(PRODUCT_LIST_NAMES).map(([name, argument]) => [`filter.${name}`, argument]),
  ),
  ...Object.fromEntries(
    Object.entries(BRAND_LIST_NAMES).map(([name, argument]) => [
      `brandFilter.${name}`,
      argument.replace('filter.', 'brandFilter.'),
    ]),
  ),
  'categoryFilter.input': 'categoryFilter.search',
  ...Object.fromEntries(
    Array.from({ length: MAX_BULK_OPERATIONS }, (_, index) => [
      `operations.${index}.op`,
      `operations.${index}.operator`,
    ]),
  ),
};
/** Bulk changes by what they are for, and how the ids of that are read. */
const BULKS: Readonly<
  Record<AdminBulkTarget, { kind: BulkKind; keyIn: (id: string, argument: string) => string }>
> = {
  PRODUCTS: { kind: 'PRODUCTS_BULK', keyIn: productKey },
  BRANDS: { kind: 'BRANDS_BULK', keyIn: (id, argument) => keyOf('Brand', id, argument) },
  CATEGORIES: { kind: 'CATEGORIES_BULK', keyIn: (id, argument) => keyOf('Category', id, argument) },
};
/** Values of a column that are shown. */
const EXAMPLES = 3;
const KEY_NAMES = { 'Idempotency-Key': 'idempotencyKey' };

export const adminJobResolvers: Resolvers = {
  BulkField: BULK_FIELD_OF,
  AdminProductFile: { PRODUCTS: 'products', VARIANTS: 'variants', STOCK: 'stock' },
  BulkOperator: { SET: 'set', ADD: 'add', REMOVE: 'remove', PERCENT: 'percent', AMOUNT: 'amount' },
  Query: {
    adminJobs: async (_, { first, after, kind, state, isMine, from, until }, context) => {
      const page = adminPage({ first, after }, DEFAULT_ADMIN_PAGE);
      const actor = isMine ? (await ownLoaders(context).me()).accountNumber : undefined;
      const conditions = {
        kind: kind ?? undefined,
        state: state ?? undefined,
        actor,
        ...createdBetween({ from, until }),
      };
      const found = await namingArguments(adminLoaders(context).jobs(page, conditions));
      return withFiles(new AdminJobConnectionModel(found), ['jobs'], conditions);
    },
    adminProductExport: (_, { filter, file }) =>
      withQuery(jobFiles.export(file), productListQuery(filter, null)),
    adminJob: (_, { id }, context) => orNull(adminLoaders(context).job(readKey(id, 'AdminJob', 'id'))),
  },
  AdminJobConnection: { files: filesOf },
  AdminJob: {
    id: ({ _id }) => toGlobalId('AdminJob', _id),
    createdBy: ({ actor }) => actor.name ?? actor.accountNumber,
    operations: ({ operations }) =>
      operations.map(({ op, ...rest }) => ({
        ...rest,
        operator: op,
        valueId: valueId(rest.field, rest.value),
      })),
    sellerId: ({ sellerId }) => (sellerId === null ? null : toGlobalId('Seller', sellerId)),
    columns: ({ columns, preview }) =>
      columns.map(({ header, field }, index) => ({
        header,
        field,
        examples: preview.flatMap((cells) => cells[index] || []).slice(0, EXAMPLES),
      })),
    failure: ({ error }) => error,
    reportUrl: ({ _id }) => jobFiles.report(_id),
    undoOf: ({ undoOf }) => jobId(undoOf),
    undoneBy: ({ undoneBy }) => jobId(undoneBy),
    rows: async ({ _id }, { first, after, states }, context) => {
      const page = adminPage({ first, after }, DEFAULT_ADMIN_PAGE);
      const found = adminLoaders(context).jobRows(_id, page, states);
      return new AdminJobRowConnectionModel(await namingArguments(found));
    },
  },
  AdminJobRow: {
    productId: ({ productId }) => (productId === null ? null : toGlobalId('AdminProduct', productId)),
    brandId: ({ brandId }) => (brandId === null ? null : toGlobalId('Brand', brandId)),
    categoryId: ({ categoryId }) => (categoryId === null ? null : toGlobalId('Category', categoryId)),
    changes: ({ changes }) =>
      changes.map(({ field, before, after, beforeName, afterName }) => ({
        field,
        before: beforeName === null ? before : JSON.stringify(beforeName),
        after: afterName === null ? after : JSON.stringify(afterName),
      })),
  },
  Mutation: {
    adminBulkChange: async (_, { input }, context) => {
      const { of, ids, like, filter, brandFilter, categoryFilter, exceptIds } = input;
      const { expectedCount, operations, until, idempotencyKey } = input;
      const { kind, keyIn } = BULKS[of];
      const body = {
        kind,
        ...(ids == null ? {} : { ids: ids.map((id, index) => keyIn(id, `input.ids.${index}`)) }),
        ...(like == null ? {} : { like: readKey(like, 'AdminJob', 'input.like') }),
        ...(filter == null ? {} : { filter: productListQuery(filter, null) }),
        ...(brandFilter == null ? {} : { brandFilter: brandListQuery(brandFilter, null) }),
        ...(categoryFilter == null ? {} : { categoryFilter: categoryQuery(categoryFilter) }),
        ...(exceptIds == null
          ? {}
          : { exceptIds: exceptIds.map((id, index) => keyIn(id, `input.exceptIds.${index}`)) }),
        expectedCount,
        operations: wireOperations(operations),
        until,
      };
      const { value, userErrors } = await attempt(
        adminLoaders(context).createJob(body, idempotencyKey),
        BULK_NAMES,
      );
      return { job: value, userErrors };
    },
    adminJobAssignColumns: async (_, { input: { id, columns } }, context) => {
      const given = columns.map((column) => column ?? null);
      const call = adminLoaders(context).assignColumns(readKey(id, 'AdminJob', 'input.id'), given);
      const { value, userErrors } = await attempt(call);
      return { job: value, userErrors };
    },
    adminJobApply: async (_, { input: { id, acceptWarnings, idempotencyKey } }, context) => {
      const key = readKey(id, 'AdminJob', 'input.id');
      const call = adminLoaders(context).applyJob(key, acceptWarnings, idempotencyKey);
      const { value, userErrors } = await attempt(call, KEY_NAMES);
      return { job: value, userErrors };
    },
    adminJobCancel: async (_, { input: { id } }, context) => {
      const call = adminLoaders(context).cancelJob(readKey(id, 'AdminJob', 'input.id'));
      const { value, userErrors } = await attempt(call);
      return { job: value, userErrors };
    },
    adminJobUndo: async (_, { input: { id, idempotencyKey } }, context) => {
      const call = adminLoaders(context).undoJob(readKey(id, 'AdminJob', 'input.id'), idempotencyKey);
      const { value, userErrors } = await attempt(call, KEY_NAMES);
      return { job: value, userErrors };
    },
  },
};
