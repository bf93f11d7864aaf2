/**
 * Checks of the wire against the contract, compiled from its schemas to generated code. zod's own parse copies what it
 * reads and cost as much as JSON.parse (60 µs for a page of 20 products); looking without copying costs a fraction.
 */
import { z } from 'zod';

type Check = (value: unknown) => boolean;
type Schema = z.core.JSONSchema.BaseSchema;

/**
 * Gives the value when it keeps the contract; throws an Error naming the first place that breaks it when not, with all of them
 * (a ZodError) as its cause. Unknown fields may be there.
 */
export function checked<T>(schema: z.ZodType<T>): (json: unknown) => T {
  const check = compile(z.toJSONSchema(schema) as Schema);
  return (json) => {
    if (check(json)) return json as T;
    // Only a wrong answer pays for being told what is wrong with it.
    const { error } = schema.safeParse(json);
    const [issue] = error?.issues ?? [];
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unexpected'}`, { cause: error });
  };
}

/** Keywords that are checked, and those that say nothing of what the gateway relies on. */
const KNOWN = new Set(
  (
    '$ref anyOf enum type properties required items minItems maxItems pattern minimum maximum ' +
    '$schema $defs id description additionalProperties format minLength maxLength default'
  ).split(' '),
);

/** An instant that is known as one without the contract's full pattern, which costs more than all the rest. */
const CERTAIN_INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;

const instantCheck = (pattern: RegExp) => (value: string) =>
  CERTAIN_INSTANT.test(value) || pattern.test(value);

function compile(root: Schema): Check {
  const compiler = new Compiler(root.$defs ?? {});
  const result = compiler.expression(root, 'value');
  const names = compiler.helpers.map((_, index) => `h${index}`);
  // The code holds names and numbers of our own contract only, the names quoted.
  const make = new Function(...names, `${compiler.functions.join('\n')}\nreturn (value) => ${result};`) as (
    ...helpers: unknown[]
  ) => Check;
  return make(...compiler.helpers);
}

/** Writes, for a schema and the name of a value, an expression that is true when the value keeps the schema. */
class Compiler {
  /** What the code refers to as h0, h1 ... */
  readonly helpers: unknown[] = [];
  readonly functions: string[] = [];
  readonly #definitions: Readonly<Record<string, Schema>>;
  readonly #compiled = new Map<string, string>();

  constructor(definitions: Readonly<Record<string, Schema>>) {
    this.#definitions = definitions;
  }

  expression(schema: Schema, value: string): string {
    for (const keyword of Object.keys(schema)) {
      if (!KNOWN.has(keyword)) throw new Error(`The contract uses ${keyword}, which is not checked`);
    }
    if (schema.$ref !== undefined) return `${this.#definition(schema.$ref)}(${value})`;
    if (schema.anyOf) return this.#anyOf(schema.anyOf, value);
    // Typed as one name; a nullable type comes as two.
    const type: unknown = schema.type;
    if (Array.isArray(type)) {
      const choices = type.map((one: Schema['type']) => Object.assign({}, schema, { type: one }));
      return this.#anyOf(choices, value);
    }
    if (schema.enum) return `${this.#helper(new Set<unknown>(schema.enum))}.has(${value})`;
    switch (schema.type) {
      case 'object':
        return `${this.#function((name) => this.#object(schema, name))}(${value})`;
      case 'array':
        return `${this.#function((name) => this.#array(schema, name))}(${value})`;
      case 'string':
        return this.#text(schema, value);
      case 'integer':
      case 'number':
        return number(schema, value);
      case 'boolean':
        return `typeof ${value} === 'boolean'`;
      case 'null':
        return `${value} === null`;
      default:
        throw new Error(`The contract has a type that is not checked: ${String(schema.type)}`);
    }
  }

  #helper(helper: unknown): string {
    return `h${this.helpers.push(helper) - 1}`;
  }

  #function(write: (name: string) => string): string {
    const index = this.functions.push('') - 1;
    this.functions[index] = write(`f${index}`);
    return `f${index}`;
  }

  #anyOf(choices: readonly Schema[], value: string): string {
    // Absence is the most common of all values.
    const ordered = [...choices].sort((a, b) => Number(b.type === 'null') - Number(a.type === 'null'));
    return `(${ordered.map((choice) => this.expression(choice, value)).join(' || ')})`;
  }

  /** Schemas may refer to themselves, so a definition has its name before its code. */
  #definition(reference: string): string {
    const name = reference.replace('#/$defs/', '');
    const known = this.#compiled.get(name);
    if (known !== undefined) return known;
    const definition = this.#definitions[name];
    if (!definition) throw new Error(`The contract has no ${name}`);
    return this.#function((own) => {
      this.#compiled.set(name, own);
      return `function ${own}(value) { return ${this.expression(definition, 'value')}; }`;
    });
  }

  #object({ properties = {}, required = [] }: Schema, name: string): string {
    const needed = new Set(required);
    const tests = Object.entries(properties).map(([field, schema]) => {
      const test = this.expression(schema as Schema, 'x');
      const read = `x = value[${JSON.stringify(field)}]`;
      return needed.has(field)
        ? `(${read}, x !== undefined && ${test})`
        : `((${read}) === undefined || ${test})`;
    });
    return `function ${name}(value) {
  let x;
  return ${["typeof value === 'object'", 'value !== null', ...tests].join(' && ')};
}`;
  }

  #array({ items, minItems = 0, maxItems = Infinity }: Schema, name: string): string {
    const test = this.expression((items ?? {}) as Schema, 'x');
    return `function ${name}(value) {
  if (!Array.isArray(value) || value.length < ${minItems} || value.length > ${maxItems}) return false;
  for (let index = 0; index < value.length; index += 1) {
    const x = value[index];
    if (!(${test})) return false;
  }
  return true;
}`;
  }

  #text({ pattern, format, maxLength }: Schema, value: string): string {
    const isText = `typeof ${value} === 'string'`;
    if (pattern === undefined) {
      if (format === 'date-time') throw new Error('The contract has an instant without a pattern');
      return isText;
    }
    if (format === 'date-time')
      return `(${isText} && ${this.#helper(instantCheck(new RegExp(pattern)))}(${value}))`;
    const isShort = maxLength === undefined ? '' : ` && ${value}.length <= ${maxLength}`;
    return `(${isText}${isShort} && ${this.#helper(new RegExp(pattern))}.test(${value}))`;
  }
}

function number({ type, minimum, maximum }: Schema, value: string): string {
  const tests = [
    `typeof ${value} === 'number'`,
    `Number.${type === 'integer' ? 'isSafeInteger' : 'isFinite'}(${value})`,
    ...(minimum === undefined ? [] : [`${value} >= ${minimum}`]),
    ...(maximum === undefined ? [] : [`${value} <= ${maximum}`]),
  ];
  return `(${tests.join(' && ')})`;
}
