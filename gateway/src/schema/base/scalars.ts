/** The schema's own scalars: what they let in and out. */
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GATEWAY_CODES } from '../../../contract/errors.ts';

function textScalar(
  name: string,
  expected: string,
  read: (text: string) => string | undefined,
): GraphQLScalarType {
  const refuse = () =>
    new GraphQLError(`${name} must be ${expected}`, { extensions: { code: GATEWAY_CODES.badUserInput } });
  const parse = (value: unknown): string => {
    const parsed = typeof value === 'string' ? read(value) : undefined;
    if (parsed === undefined) throw refuse();
    return parsed;
  };
  return new GraphQLScalarType({
    name,
    // What goes out comes from the wire, which was checked when it came in.
    coerceOutputValue: (value) => {
      if (typeof value !== 'string') throw new GraphQLError(`${name} cannot represent the value`);
      return value;
    },
    coerceInputValue: parse,
    coerceInputLiteral: (node) => {
      if (node.kind !== Kind.STRING) throw refuse();
      return parse(node.value);
    },
  });
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

export const DateTime = textScalar('DateTime', 'an instant such as "2026-11-21T08:30:00Z"', (text) => {
  if (!INSTANT.test(text)) return undefined;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
});

export const DateScalar = textScalar('Date', 'a day such as "2026-11-25"', (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined,
);

export const Decimal = textScalar(
  'Decimal',
  'a string with a decimal number of at most three places, such as "12.500"',
  (text) => (/^-?\d{1,12}(?:\.\d{1,3})?$/.test(text) ? text : undefined),
);

export const URLScalar = textScalar('URL', 'an absolute URL or an absolute path', (text) =>
  text.startsWith('/') || URL.canParse(text) ? text : undefined,
);
