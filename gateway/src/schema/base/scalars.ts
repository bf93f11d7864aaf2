/** The schema's custom scalars. */
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { ConstValueNode } from 'graphql';
import { GATEWAY_CODES } from '../../../contract/errors.ts';

function textScalar(
  name: string,
  expected: string,
  read: (text: string) => string | undefined,
  /** Serialises a text; undefined: it is not a valid value. */
  write: (text: string) => string | undefined = (text) => text,
): GraphQLScalarType {
  const refuse = (node?: ConstValueNode) =>
    new GraphQLError(`${name} must be ${expected}`, {
      nodes: node ?? null,
      extensions: { code: GATEWAY_CODES.badUserInput },
    });
  const parse = (value: unknown, node?: ConstValueNode): string => {
    const parsed = typeof value === 'string' ? read(value) : undefined;
    if (parsed === undefined) throw refuse(node);
    return parsed;
  };
  return new GraphQLScalarType({
    name,
    coerceOutputValue: (value) => {
      if (typeof value !== 'string') throw new GraphQLError(`${name} cannot represent the value`);
      const written = write(value);
      if (written === undefined)
        throw new GraphQLError(`The server returned an invalid ${name}`, {
          extensions: { code: GATEWAY_CODES.upstreamError },
        });
      return written;
    },
    coerceInputValue: (value) => parse(value),
    coerceInputLiteral: (node) => {
      if (node.kind !== Kind.STRING) throw refuse(node);
      return parse(node.value, node);
    },
  });
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

function toInstant(text: string): string | undefined {
  if (!INSTANT.test(text)) return undefined;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

export const DateTime = textScalar(
  'DateTime',
  'an instant such as "2026-11-21T08:30:00Z"',
  toInstant,
  // Already in UTC: passed through unchanged.
  (text) => (text.endsWith('Z') && !Number.isNaN(Date.parse(text)) ? text : toInstant(text)),
);

export const DateScalar = textScalar('Date', 'a day such as "2026-11-25"', (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined,
);

export const Decimal = textScalar(
  'Decimal',
  'a string with a decimal number of at most three places, such as "12.500"',
  (text) => (/^-?\d{1,12}(?:\.\d{1,3})?$/.test(text) ? text : undefined),
);

/** Schemes that may be opened: excludes scripts and embedded content. */
const OPENABLE = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i;

const toAddress = (text: string): string | undefined => (OPENABLE.test(text) ? text : undefined);

export const URLScalar = textScalar('URL', 'an absolute URL or an absolute path', toAddress, toAddress);
