/** Samples of schemas: values that satisfy them, for the published description, for the conformance test and for tests. */
import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: Json;
  enum?: Json[];
  examples?: Json[];
  default?: Json;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
}

export interface SampleOptions {
  /** Whether the value is what is sent or what was read. */
  io: 'input' | 'output';
  /** Leaves out what may be left out. */
  isShort?: boolean;
  /** Values of strings by the pattern of their schema. */
  byPattern?: Readonly<Record<string, string>>;
  /** Values by the name of their property, where they have the type of its schema. */
  byName?: Readonly<Record<string, Json>>;
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-11-24T08:00:00.000Z',
  date: '2026-11-24',
  base64: 'eA==',
  email: 'amel@example.com',
  uri: 'https://shop.example.tn/',
};
/** Depth of recursive samples. */
const MAX_DEPTH = 9;

const typeOf = (value: Json): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** A text of the wanted length. */
function textOf({ minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const text = 'sample';
  return text
    .repeat(Math.max(1, Math.ceil(minLength / text.length)))
    .slice(0, Math.max(minLength, Math.min(text.length, maxLength)));
}

class Sampler {
  readonly #root: JsonSchema;
  readonly #options: SampleOptions;

  constructor(root: JsonSchema, options: SampleOptions) {
    this.#root = root;
    this.#options = options;
  }

  of(schema: JsonSchema, name = '', depth = 0): Json {
    if (schema.$ref !== undefined) {
      const target =
        schema.$ref === '#' ? this.#root : this.#root.$defs?.[schema.$ref.replace('#/$defs/', '')];
      if (target === undefined) throw new Error(`${schema.$ref} leads nowhere`);
      return this.of(target, name, depth);
    }
    // Nullable values are present.
    if (schema.anyOf) return this.of(schema.anyOf[0] ?? {}, name, depth);
    const { byName = {}, byPattern = {} } = this.#options;
    const named = Object.hasOwn(byName, name) ? byName[name] : undefined;
    const [type] = [schema.type].flat();
    const kind = type === 'integer' ? 'number' : type;
    if (named !== undefined && (kind === undefined || typeOf(named) === kind)) return named;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0] ?? null;
    const pattern = schema.pattern === undefined ? undefined : byPattern[schema.pattern];
    if (pattern !== undefined) return pattern;
    if (schema.examples?.[0] !== undefined) return schema.examples[0];
    switch (type) {
      case 'string':
        return BY_FORMAT[schema.format ?? ''] ?? textOf(schema);
      case 'integer':
      case 'number':
        return Math.max(1, schema.minimum ?? 1);
      case 'boolean':
        return true;
      case 'array':
        return this.#list(schema, depth);
      case 'object':
        return this.#object(schema, depth);
      default:
        return 'sample';
    }
  }

  #list({ items, minItems = 1, prefixItems }: JsonSchema, depth: number): Json {
    if (prefixItems) return prefixItems.map((item) => this.of(item, '', depth + 1));
    if (depth > MAX_DEPTH || !items) return [];
    return Array.from({ length: minItems }, () => this.of(items, '', depth + 1));
  }

  #object({ properties = {}, required = [] }: JsonSchema, depth: number): Json {
    const names = Object.keys(properties).filter((name) => !this.#options.isShort || required.includes(name));
    return Object.fromEntries(names.map((name) => [name, this.of(properties[name] ?? {}, name, depth + 1)]));
  }
}

/** A value of a schema. It satisfies what JSON Schema can say; further conditions of the schema may be broken. */
export function sampleOf(schema: z.ZodType, options: SampleOptions): Json {
  // JSON Schema leaves out examples of inputs that are transformed.
  const examples: unknown = z.globalRegistry.get(schema)?.examples;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- examples are written in JSON
  if (Array.isArray(examples) && examples.length > 0) return (examples as Json[])[0] ?? null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of it that are read here
  const root = z.toJSONSchema(schema, { io: options.io, unrepresentable: 'any' }) as JsonSchema;
  return new Sampler(root, options).of(root);
}

/**
 * An example of a schema: the whole one, or where its fields exclude each other the shortest one.
 * @throws Error when neither satisfies the schema, which then needs an example in its description
 */
export function exampleOf(schema: z.ZodType, io: SampleOptions['io']): Json {
  let problem = '';
  for (const isShort of [false, true]) {
    const example = sampleOf(schema, { io, isShort });
    const { error } = schema.safeParse(example);
    if (error === undefined) return example;
    problem = `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`;
  }
  throw new Error(`There is no example: ${problem}`);
}
