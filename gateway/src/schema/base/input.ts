/** Checks of arguments: a clear error that names the argument. */
import { GraphQLError } from 'graphql';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { MAX_NUMBERED_ITEMS, MAX_PAGE_SIZE } from '../../../contract/common.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { ListPage } from '../../loaders/pages.ts';

/** An error of the caller's, on one argument: `first`, `filter.brands` ... */
export function badInput(argument: string, message: string): GraphQLError {
  return new GraphQLError(`${argument}: ${message}`, {
    extensions: { code: GATEWAY_CODES.badUserInput, argument, fields: [{ field: argument, message }] },
  });
}

/** `first` within its range; the default is the schema's. */
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

/** Which page of a connection is asked for. `after` and `page` exclude each other; deep pages go by cursor only. */
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

/** What the wire calls its parameters, by what the schema calls its arguments. */
const ARGUMENT_NAMES: Readonly<Record<string, string>> = {
  limit: 'first',
  input: 'filter.query',
  category: 'filter.category',
  brand: 'filter.brands',
  seller: 'filter.sellers',
  color: 'filter.colors',
  newSince: 'filter.createdAfter',
  minPrice: 'filter.minPrice',
  maxPrice: 'filter.maxPrice',
  minRating: 'filter.minRating',
  stockStatus: 'filter.stockStatus',
  sortBy: 'sort.field',
  sortOrder: 'sort.direction',
};

/** What the upstream refused, in the schema's words. Any other error is thrown on as it is. */
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
