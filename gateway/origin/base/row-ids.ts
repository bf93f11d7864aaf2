/** Ids of this API: the contract allows any text, and the rows of this database have decimal digits. */
import type { z } from 'zod';
import { EntityId } from '../../contract/common.ts';

const ROW_ID = /^[1-9]\d{0,17}$/;
export const isRowId = (text: string): boolean => ROW_ID.test(text);

/** In the place of a list's entries, or of a record's values. */
const EACH = Symbol('each');
type Place = readonly (string | typeof EACH)[];

/** Whether a schema is EntityId, or EntityId with a description. */
const isEntityId = (schema: z.core.$ZodType): boolean =>
  schema === EntityId || (schema._zod.parent !== undefined && isEntityId(schema._zod.parent));

/** The places of ids in what a schema gives. */
function placesOf(given: z.core.$ZodType, place: Place): Place[] {
  if (isEntityId(given)) return [place];
  const { def } = (given as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => placesOf(field, [...place, name]));
    case 'array':
      return placesOf(def.element, [...place, EACH]);
    case 'record':
      return placesOf(def.valueType, [...place, EACH]);
    case 'union':
      return def.options.flatMap((option) => placesOf(option, place));
    case 'pipe':
      return placesOf(def.out._zod.def.type === 'transform' ? def.in : def.out, place);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return placesOf(def.innerType, place);
    default:
      return [];
  }
}

/** Calls `found` for each id of a value, with its path. */
function eachId(
  value: unknown,
  [step, ...rest]: Place,
  path: string[],
  found: (id: unknown, path: string[]) => void,
) {
  if (step === undefined) return found(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of step === EACH
    ? Object.entries(value)
    : [[step, Reflect.get(value, step)] as const])
    eachId(entry, rest, [...path, key], found);
}

const placesBySchema = new WeakMap<z.ZodType, readonly Place[]>();

/** The places of ids in what a schema gives, each once; found once per schema. */
function uniquePlacesOf(schema: z.ZodType): readonly Place[] {
  const known = placesBySchema.get(schema);
  if (known) return known;
  const places = [
    ...new Map(placesOf(schema, []).map((place) => [place.map(String).join('.'), place])).values(),
  ];
  placesBySchema.set(schema, places);
  return places;
}

/** Calls `stray` for each id of a parsed value that no row of this database can have, with its path. */
function eachStrayId(schema: z.ZodType, value: unknown, stray: (id: string, path: string[]) => void): void {
  for (const place of uniquePlacesOf(schema))
    eachId(value, place, [], (id, path) => {
      if (typeof id === 'string' && !isRowId(id)) stray(id, path);
    });
}

/** Whether rows can have all ids of a parsed value. */
export function canBeRows(schema: z.ZodType, value: unknown): boolean {
  let isStray = false;
  eachStrayId(schema, value, () => (isStray = true));
  return !isStray;
}

/** Schemas that were extended before: rows of a file are checked by the same one. */
const extended = new WeakMap<z.ZodType, z.ZodType>();

/** The schema, with ids that are row ids of this database. Returns the schema itself where it has no ids. */
export function withRowIds<S extends z.ZodType>(schema: S): S {
  const known = (extended.get(schema) ?? extend(schema)) as S;
  extended.set(schema, known);
  return known;
}

function extend<S extends z.ZodType>(schema: S): S {
  if (uniquePlacesOf(schema).length === 0) return schema;
  return schema.superRefine((value, context) =>
    eachStrayId(schema, value, (input, path) =>
      context.addIssue({ code: 'custom', path, message: 'must be a numeric id', input }),
    ),
  );
}
