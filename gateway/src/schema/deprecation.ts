/**
 * The dates of what is deprecated. A reason of `@deprecated` ends with them, and tells before them what to use:
 * "Use `x`. Deprecated on 2026-11-25, removed after 2027-05-25."
 */
import type { GraphQLSchema } from 'graphql';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

/** Months for which an element stays after it was deprecated. */
export const DEPRECATION_MONTHS = 6;

export interface Deprecation {
  /** Days in UTC. */
  since: Date;
  /** The last day on which it can be used. */
  until: Date;
}

const DATES = /\. Deprecated on (\d{4}-\d{2}-\d{2}), removed after (\d{4}-\d{2}-\d{2})\.$/;

/** The dates in a reason; undefined: it has none, or too short a time between them. */
export function readDeprecation(reason: string): Deprecation | undefined {
  const [, first, last] = DATES.exec(reason) ?? [];
  const since = new Date(`${first}T00:00:00Z`);
  const until = new Date(`${last}T00:00:00Z`);
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + DEPRECATION_MONTHS);
  return until >= earliest ? { since, until } : undefined;
}

interface Element {
  deprecationReason?: string | null | undefined;
}

/** All that is deprecated in a schema, with its reason, by schema coordinate. */
export function deprecatedElements(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = ({ deprecationReason }: Element, coordinate: string): void => {
    if (deprecationReason != null) found.set(coordinate, deprecationReason);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type)) for (const value of type.getValues()) add(value, `${type.name}.${value.name}`);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) add(field, `${type.name}.${field.name}`);
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        add(field, `${type.name}.${field.name}`);
        for (const argument of field.args) add(argument, `${type.name}.${field.name}(${argument.name}:)`);
      }
  }
  return found;
}
