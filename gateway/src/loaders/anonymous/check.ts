/**
 * Checks of the wire against the contract, compiled from its schemas. zod's own parse copies what it reads and cost as
 * much as JSON.parse (60 µs for a page of 20 products); looking without copying costs less than half of that.
 */
import { z } from 'zod';

type Check = (value: unknown) => boolean;
type Schema = z.core.JSONSchema.BaseSchema;

/** Gives the value when it keeps the contract; throws an Error naming the place when not. Unknown fields may be there. */
export function checked<T>(schema: z.ZodType<T>): (json: unknown) => T {
  const root = z.toJSONSchema(schema) as Schema;
  const check = new Compiler(root.$defs ?? {}).compile(root);
  return (json) => {
    if (check(json)) return json as T;
    // Only a wrong answer pays for being told what is wrong with it.
    const [issue] = schema.safeParse(json).error?.issues ?? [];
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unexpected'}`);
  };
}

/** Keywords that are checked, and those that say nothing of what the gateway relies on. */
const KNOWN = new Set(
  (
    '$ref anyOf enum type properties required items minItems maxItems pattern minimum maximum ' +
    '$schema $defs id description additionalProperties format minLength maxLength default'
  ).split(' '),
);

class Compiler {
  readonly #definitions: Readonly<Record<string, Schema>>;
  readonly #compiled = new Map<string, Check>();

  constructor(definitions: Readonly<Record<string, Schema>>) {
    this.#definitions = definitions;
  }

  compile(schema: Schema): Check {
    for (const keyword of Object.keys(schema)) {
      if (!KNOWN.has(keyword)) throw new Error(`The contract uses ${keyword}, which is not checked`);
    }
    if (schema.$ref !== undefined) return this.#reference(schema.$ref);
    if (schema.anyOf) return this.#anyOf(schema.anyOf as Schema[]);
    // Typed as one name; a nullable type comes as two.
    const type: unknown = schema.type;
    if (Array.isArray(type))
      return this.#anyOf(type.map((one: Schema['type']) => Object.assign({}, schema, { type: one })));
    if (schema.enum) {
      const values = new Set<unknown>(schema.enum);
      return (value) => values.has(value);
    }
    switch (schema.type) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return this.#array(schema);
      case 'string':
        return text(schema);
      case 'integer':
      case 'number':
        return number(schema);
      case 'boolean':
        return (value) => typeof value === 'boolean';
      case 'null':
        return (value) => value === null;
      default:
        throw new Error(`The contract has a type that is not checked: ${String(schema.type)}`);
    }
  }

  #anyOf(choices: readonly Schema[]): Check {
    const checks = choices.filter(({ type }) => type !== 'null').map((choice) => this.compile(choice));
    const isNullable = checks.length < choices.length;
    const [only] = checks;
    if (only && checks.length === 1) return (value) => (value === null ? isNullable : only(value));
    return (value) => (value === null && isNullable) || checks.some((check) => check(value));
  }

  /** Schemas may refer to themselves, so what a reference stands for is compiled when it is first met. */
  #reference(reference: string): Check {
    const name = reference.replace('#/$defs/', '');
    let check: Check | undefined;
    return (value) => (check ??= this.#definition(name))(value);
  }

  #definition(name: string): Check {
    let check = this.#compiled.get(name);
    if (!check) {
      const definition = this.#definitions[name];
      if (!definition) throw new Error(`The contract has no ${name}`);
      check = this.compile(definition);
      this.#compiled.set(name, check);
    }
    return check;
  }

  #object({ properties = {}, required = [] }: Schema): Check {
    const needed = new Set(required);
    const fields = Object.entries(properties).map(([name, schema]) => ({
      name,
      check: this.compile(schema as Schema),
      isNeeded: needed.has(name),
    }));
    return (value) => {
      if (typeof value !== 'object' || value === null) return false;
      for (const { name, check, isNeeded } of fields) {
        const given = (value as Record<string, unknown>)[name];
        if (given === undefined ? isNeeded : !check(given)) return false;
      }
      return true;
    };
  }

  #array({ items, minItems = 0, maxItems = Infinity }: Schema): Check {
    const check = this.compile((items ?? {}) as Schema);
    return (value) => {
      if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
      for (const item of value) if (!check(item)) return false;
      return true;
    };
  }
}

function text({ pattern, format }: Schema): Check {
  // Instants are read with Date.parse, which tells; their full pattern costs more than all the rest.
  if (format === 'date-time') return (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (pattern === undefined) return (value) => typeof value === 'string';
  const expression = new RegExp(pattern);
  return (value) => typeof value === 'string' && expression.test(value);
}

function number({ type, minimum = -Infinity, maximum = Infinity }: Schema): Check {
  const isKind = type === 'integer' ? Number.isSafeInteger : Number.isFinite;
  return (value) => typeof value === 'number' && isKind(value) && value >= minimum && value <= maximum;
}
