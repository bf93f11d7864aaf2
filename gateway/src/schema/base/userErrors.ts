/** Maps errors of the shop's API to user errors of mutation payloads. */
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import type { FieldProblem } from '../../../contract/errors.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { UserError } from '../generated/resolvers.ts';

export type Attempt<T> = { value: T; userErrors: [] } | { value: null; userErrors: UserError[] };

/** Creates a user error on a field, or on none. */
export const userError = (field: readonly string[], code: UserError['code'], message: string): UserError => ({
  field: [...field],
  code,
  message,
  retryAfter: null,
  changedBy: null,
  changedAt: null,
  usedBy: null,
  useCount: null,
  stock: null,
});

/**
 * Awaits an API call of a mutation. Errors that the user can correct become user errors; faults are rethrown.
 * `names`: schema fields by REST field, where they differ.
 */
export async function attempt<T>(
  call: Promise<T>,
  names: Readonly<Record<string, string>> = {},
): Promise<Attempt<T>> {
  try {
    return { value: await call, userErrors: [] };
  } catch (error) {
    const userErrors = error instanceof UpstreamError ? toUserErrors(error, names) : [];
    if (userErrors.length === 0) throw error;
    return { value: null, userErrors };
  }
}

/** The user error of a field, with the facts that are known; `otherwise` is the code of one without. */
const fieldError = (
  { field, message, code, ...facts }: FieldProblem,
  names: Readonly<Record<string, string>>,
  otherwise: UserError['code'],
): UserError => ({ ...userError((names[field] ?? field).split('.'), code ?? otherwise, message), ...facts });

const fieldErrors = (
  { fields = [] }: UpstreamError,
  names: Readonly<Record<string, string>>,
  otherwise: UserError['code'],
): UserError[] => fields.map((field) => fieldError(field, names, otherwise));

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
    case GATEWAY_CODES.stale:
      return [userError([], 'STALE', error.message), ...fieldErrors(error, names, 'CHANGED')];
    case GATEWAY_CODES.notFound:
      return [userError([], 'NOT_FOUND', error.message)];
    default:
      return [];
  }
}

/** Errors of one row of several that change independently of each other. */
export function rowErrors({
  code,
  message,
  fields,
}: {
  code: string;
  message: string;
  fields: readonly FieldProblem[];
}): UserError[] {
  const byField = fields.map((one) => fieldError(one, {}, 'INVALID'));
  if (code === 'STALE' || code === 'NOT_FOUND') return [userError([], code, message), ...byField];
  return byField.length > 0 ? byField : [userError([], 'CONFLICT', message)];
}
