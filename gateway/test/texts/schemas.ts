/** The texts that a zod schema reads, for tests that look at all of them. */
// oxlint-disable no-underscore-dangle -- zod shows what a schema is made of under that name alone
import type { z } from 'zod';

/** A text within a schema, by the path of its fields. */
export interface TextSchema {
  path: string;
  schema: z.core.$ZodString;
}

/** All strings that a schema reads, however they are nested; enums and literals are not among them. */
export function textsOf(
  schema: z.core.$ZodType,
  path = '',
  seen: ReadonlySet<z.core.$ZodType> = new Set(),
): TextSchema[] {
  // A tree holds itself.
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

/** Formats that zod checks itself, with patterns that are linear. */
const OWN_FORMATS = new Set(['datetime', 'date']);

/**
 * What is wrong with how a text is bounded; undefined: nothing. Whatever looks into a text (a pattern, a refinement, something that
 * rewrites it) has to come after a `max` that ends the checks of a longer one.
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
