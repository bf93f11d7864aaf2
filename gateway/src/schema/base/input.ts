/** Validation of arguments, with errors that name the argument. */
import { GraphQLError } from 'graphql';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { MAX_NUMBERED_ITEMS, MAX_PAGE_SIZE } from '../../../contract/common.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { ListPage } from '../../loaders/base/pages.ts';

/** An input error on one argument, such as `first` or `filter.brands`. */
export function badInput(argument: string, message: string): GraphQLError {
  return new GraphQLError(`${argument}: ${message}`, {
    extensions: { code: GATEWAY_CODES.badUserInput, argument, fields: [{ field: argument, message }] },
  });
}

/** Refuses an empty list of an argument, which would match nothing: absent, there is no such condition. */
export function notEmpty<List extends readonly unknown[] | null | undefined>(
  list: List,
  argument: string,
): List {
  if (list?.length === 0) throw badInput(argument, 'must name at least one');
  return list;
}

/**
 * What a look-up is for: its `by`, or the deprecated argument that says the same. One of them is required. `prefix`: before the names of
 * the arguments. @throws BAD_USER_INPUT
 */
export function lookUpBy<By extends object>(
  by: By | null | undefined,
  deprecated: Readonly<Record<string, By | null>>,
  prefix: '' | 'input.' = '',
): By {
  const [found, other] = Object.entries({ by: by ?? null, ...deprecated }).flatMap(([name, one]) =>
    one === null ? [] : { name, one },
  );
  if (!found) throw badInput(`${prefix}by`, 'is required');
  if (other) throw badInput(`${prefix}${other.name}`, `cannot be used together with ${found.name}`);
  return found.one;
}

/** Validates `first`; the schema defines its default. */
export function pageSize(
  first: number | null | undefined,
  fallback: number,
  most: number = MAX_PAGE_SIZE,
): number {
  const size = first ?? fallback;
  if (size < 1 || size > most) throw badInput('first', `must be from 1 to ${most}`);
  return size;
}

export interface ConnectionArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
}

const MAX_CURSOR_LENGTH = 600;

/** The requested page of a connection. `after` and `page` exclude each other; deep pages need a cursor. */
export function connectionPage({ first, after, page }: ConnectionArguments, fallback: number): ListPage {
  const limit = pageSize(first, fallback);
  if (after != null && page != null) throw badInput('page', 'cannot be used together with after');
  if (after != null && (after === '' || after.length > MAX_CURSOR_LENGTH))
    throw badInput('after', 'is not a cursor');
  if (page != null) {
    if (page < 1) throw badInput('page', 'must be 1 or more');
    if (page * limit > MAX_NUMBERED_ITEMS) {
      throw badInput('page', `reaches the first ${MAX_NUMBERED_ITEMS} items only; go on with after`);
    }
  }
  return { limit, after: after ?? undefined, page: page ?? undefined };
}

/** Schema argument names by REST parameter. */
const ARGUMENT_NAMES: Readonly<Record<string, string>> = {
  limit: 'first',
  input: 'filter.query',
  category: 'filter.category',
  brand: 'filter.brands',
  seller: 'filter.sellers',
  color: 'filter.colors',
  newSince: 'filter.createdAfter',
  updatedAfter: 'filter.updatedAfter',
  minPrice: 'filter.minPrice',
  maxPrice: 'filter.maxPrice',
  minRating: 'filter.minRating',
  stockStatus: 'filter.stockStatus',
  skus: 'filter.skus',
  gtins: 'filter.gtins',
  sortBy: 'sort.field',
  sortOrder: 'sort.direction',
};

/** Renames the REST parameters in an upstream's input errors to schema arguments. Rethrows other errors unchanged. */
export async function namingArguments<T>(read: Promise<T>, names = ARGUMENT_NAMES): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.code !== GATEWAY_CODES.badUserInput) throw error;
    const fields = (error.fields ?? []).map(({ field, message }) => ({
      field: names[field] ?? field,
      message,
    }));
    const [first] = fields;
    if (!first) throw error;
    throw new GraphQLError(`${first.field}: ${first.message}`, {
      extensions: { code: error.code, argument: first.field, fields, upstreamStatus: error.status },
      originalError: error,
    });
  }
}
