/** What the shop's API refused, as the payload of a mutation tells it. */
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { UserError } from '../generated/resolvers.ts';

export type Attempt<T> = { value: T; userErrors: [] } | { value: null; userErrors: UserError[] };

/** One thing that is wrong with the field of this name, or with none. */
export const userError = (field: readonly string[], code: UserError['code'], message: string): UserError => ({
  field: [...field],
  code,
  message,
  retryAfter: null,
});

/**
 * Waits for what a mutation asked of the API. A refusal that people can do something about becomes user errors; faults are
 * thrown on. `names`: fields that the schema calls otherwise than the wire.
 */
export async function attempt<T>(
  asked: Promise<T>,
  names: Readonly<Record<string, string>> = {},
): Promise<Attempt<T>> {
  try {
    return { value: await asked, userErrors: [] };
  } catch (error) {
    const userErrors = error instanceof UpstreamError ? toUserErrors(error, names) : [];
    if (userErrors.length === 0) throw error;
    return { value: null, userErrors };
  }
}

/** What is wrong with each field; `otherwise` where the wire does not say what. */
const fieldErrors = (
  { fields = [] }: UpstreamError,
  names: Readonly<Record<string, string>>,
  otherwise: UserError['code'],
): UserError[] =>
  fields.map(({ field, message, code }) =>
    userError((names[field] ?? field).split('.'), code ?? otherwise, message),
  );

function toUserErrors(error: UpstreamError, names: Readonly<Record<string, string>>): UserError[] {
  switch (error.code) {
    case GATEWAY_CODES.badUserInput:
      return fieldErrors(error, names, 'INVALID');
    case GATEWAY_CODES.rateLimited:
      return [{ ...userError([], 'RATE_LIMITED', error.message), retryAfter: error.retryAfter ?? null }];
    case GATEWAY_CODES.conflict:
      return error.fields?.length
        ? fieldErrors(error, names, 'CONFLICT')
        : [userError([], 'CONFLICT', error.message)];
    case GATEWAY_CODES.notFound:
      return [userError([], 'NOT_FOUND', error.message)];
    default:
      return [];
  }
}
