/** The texts of a zod schema, for tests that check all of them. */
// oxlint-disable no-underscore-dangle -- zod has the definition of a schema under that name only
import type { z } from 'zod';

/** A text within a schema, by the path of its fields. */
export interface TextSchema {
  path: string;
  schema: z.core.$ZodString;
}

/** All strings that a schema reads, at any depth; enums and literals are not among them. */
export function textsOf(
  schema: z.core.$ZodType,
  path = '',
  seen: ReadonlySet<z.core.$ZodType> = new Set(),
): TextSchema[] {
  // A tree contains itself.
  if (seen.has(schema)) return [];
  const within = new Set([...seen, schema]);
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [{ path, schema: schema as z.core.$ZodString }];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => textsOf(field, at(key), within));
    case 'array':
      return textsOf(def.element, at('0'), within);
    case 'record':
      return textsOf(def.valueType, at('*'), within);
    case 'union':
      return def.options.flatMap((option) => textsOf(option, path, within));
    case 'pipe':
      return [...textsOf(def.in, path, within), ...textsOf(def.out, path, within)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return textsOf(def.innerType, path, within);
    default:
      return [];
  }
}

/** Formats checked by zod itself, with linear patterns. */
const OWN_FORMATS = new Set(['datetime', 'date']);

/**
 * Faults of a text's bound; undefined: none. A check of the contents (a pattern, a refinement, a
 * transformation) has to come after a `max` that ends the checks of a longer one.
 */
export function boundProblem({ schema }: TextSchema, { isInput }: { isInput: boolean }): string | undefined {
  const { checks = [], ...def } = schema._zod.def as z.core.$ZodStringDef & { format?: string };
  if (def.format !== undefined && OWN_FORMATS.has(def.format)) return undefined;
  const [first] = checks.map((check) => check._zod.def as z.core.$ZodCheckDef & { abort?: boolean });
  const isBounded = first?.check === 'max_length' && first.abort === true;
  if (isBounded) return undefined;
  if (isInput) return 'has no largest length';
  return checks.some((check) => !['min_length', 'max_length'].includes(check._zod.def.check))
    ? 'is looked into before it is bounded'
    : undefined;
}
