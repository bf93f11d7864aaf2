/** Arguments and variables as documents carry them, read without a schema: only what a cost depends on. */
import { Kind } from 'graphql';
import type { OperationDefinitionNode, ValueNode } from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** A place in a variable: `input` and `['lines']` for `$input.lines`. */
export interface InputPath {
  variable: string;
  path: readonly string[];
}

/** Reads a place in a value; undefined where there is none. */
export function readInput(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

/** The variables of one operation: what was given, and the defaults of what was not. */
export class Inputs {
  /** The places that were read. */
  readonly used: InputPath[] = [];
  readonly #given: Variables;
  readonly #defaults: ReadonlyMap<string, ValueNode>;

  constructor(operation: OperationDefinitionNode, given: Variables) {
    this.#given = given;
    this.#defaults = new Map(
      (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
        defaultValue ? [[variable.name.value, defaultValue] as const] : [],
      ),
    );
  }

  /**
   * What stands at a path below an argument: of a list, an array of its length; of a number, the number; null and
   * undefined where nothing is given; else anything.
   */
  read(value: ValueNode | undefined, path: readonly string[]): unknown {
    if (value === undefined) return undefined;
    switch (value.kind) {
      case Kind.VARIABLE:
        return this.#variable(value.name.value, path);
      case Kind.OBJECT: {
        const [name, ...rest] = path;
        if (name === undefined) return value;
        return this.read(value.fields.find((field) => field.name.value === name)?.value, rest);
      }
      case Kind.NULL:
        return null;
      case Kind.LIST:
        return path.length === 0 ? value.values : undefined;
      case Kind.INT:
        return path.length === 0 ? Number(value.value) : undefined;
      default:
        return path.length === 0 ? value : undefined;
    }
  }

  /** The texts of a value, or of a list of values. */
  texts(value: ValueNode | undefined): string[] {
    if (value?.kind === Kind.STRING) return [value.value];
    if (value?.kind === Kind.LIST) return value.values.flatMap((item) => this.texts(item));
    if (value?.kind !== Kind.VARIABLE) return [];
    const variable = value.name.value;
    this.used.push({ variable, path: [] });
    const given = this.#given[variable];
    if (given === undefined) {
      const fallback = this.#defaults.get(variable);
      if (fallback !== undefined && fallback.kind !== Kind.VARIABLE) return this.texts(fallback);
    }
    // What was sent is no part of the document, whatever it looks like.
    return (Array.isArray(given) ? given : [given]).filter((item) => typeof item === 'string');
  }

  #variable(variable: string, path: readonly string[]): unknown {
    this.used.push({ variable, path });
    if (this.#given[variable] !== undefined) return readInput(this.#given[variable], path);
    const fallback = this.#defaults.get(variable);
    // A default is a constant: nothing in it leads to another variable.
    return fallback?.kind === Kind.VARIABLE ? undefined : this.read(fallback, path);
  }
}
