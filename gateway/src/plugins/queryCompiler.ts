/**
 * Compiles a query to a plan whose result equals that of graphql-js, byte for byte, for a fraction of its CPU: fields that
 * are plain properties become one generated function per selection. It handles the common cases only. On anything else
 * (an error, a null where none may be, a value of an unexpected kind) it gives up, and graphql-js answers instead.
 */
import {
  defaultFieldResolver,
  getArgumentValues,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLIncludeDirective,
  GraphQLInt,
  GraphQLSkipDirective,
  GraphQLString,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import type {
  DirectiveNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  ValidatedExecutionArgs,
} from 'graphql';

/** Why an introspection query has no plan. */
export const INTROSPECTION = 'introspection';

/** A case that the plan does not handle: graphql-js has to answer. */
export class Unusual extends Error {
  override readonly name = 'Unusual';
}

type Completer = (value: unknown, run: Run) => unknown;
type ObjectPlan = (source: unknown, run: Run) => Record<string, unknown>;

/** Runs a plan; resolves to the data, or rejects with what stopped it. */
export type Plan = (args: ValidatedExecutionArgs) => Promise<Record<string, unknown>>;

/** A plan and its approximate memory (bytes). */
export interface CompiledPlan {
  run: Plan;
  bytes: number;
}

/** Measured on the client's own documents: at most 200 bytes for each of their tokens. */
const OBJECT_BYTES = 1_500;
const FIELD_BYTES = 500;
/** Fields of one plan: interfaces and fragments can make a small document stand for many. */
const MOST_FIELDS = 4_000;

/** One execution: its variables and its pending values. */
class Run {
  readonly context: unknown;
  readonly args: ValidatedExecutionArgs;
  readonly done: Promise<void>;
  readonly #argumentsOf: Record<string, unknown>[] = [];
  #waiting = 1;
  #resolve: () => void = () => undefined;
  #reject: (reason: unknown) => void = () => undefined;

  constructor(args: ValidatedExecutionArgs) {
    this.args = args;
    this.context = args.contextValue;
    this.done = new Promise<void>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // If the plan throws synchronously, pending promises would be unhandled.
    this.done.catch(() => undefined);
  }

  /** The arguments of a field, computed once for all objects. */
  argumentsOf(
    index: number,
    field: GraphQLField<unknown, unknown>,
    node: FieldNode,
  ): Record<string, unknown> {
    return (this.#argumentsOf[index] ??= getArgumentValues(field, node, this.args.variableValues));
  }

  /** Calls `use` with the value, when it is available. */
  wait(value: PromiseLike<unknown>, use: (value: unknown) => void): void {
    this.#waiting += 1;
    Promise.resolve(value)
      .then(use)
      .then(
        () => this.settle(),
        (error: unknown) => this.#reject(error),
      );
  }

  /** To be called once for each wait, and once for the run itself. */
  settle(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#resolve();
  }
}

const giveUp = (what: string): never => {
  throw new Unusual(what);
};

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** Variables on which @skip and @include depend: each combination of their values has a plan of its own. */
export function conditionVariables(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
) {
  const names = new Set<string>();
  const collect = (selections: readonly SelectionNode[]) => {
    for (const selection of selections) {
      for (const directive of selection.directives ?? []) {
        for (const { value } of directive.arguments ?? [])
          if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
      if ('selectionSet' in selection && selection.selectionSet) collect(selection.selectionSet.selections);
    }
  };
  collect(operation.selectionSet.selections);
  for (const fragment of fragments) collect(fragment.selectionSet.selections);
  return [...names];
}

/** Compiles one operation for these values of its conditions. Throws Unusual when it cannot be compiled. */
export function compile(args: ValidatedExecutionArgs): CompiledPlan {
  const { operation, schema } = args;
  const root = schema.getRootType(operation.operation);
  if (operation.operation !== 'query' || !root) return giveUp('not a query');
  const compiler = new Compiler(args);
  const plan = compiler.object(root, [operation.selectionSet.selections]);
  return {
    bytes: compiler.bytes,
    run: async (execution) => {
      const run = new Run(execution);
      const data = plan(execution.rootValue, run);
      run.settle();
      await run.done;
      return data;
    },
  };
}

type Grouped = Map<string, FieldNode[]>;

class Compiler {
  readonly #schema: GraphQLSchema;
  readonly #args: ValidatedExecutionArgs;
  /** Fields that have resolvers, each with its place in a run. */
  #resolved = 0;
  #objects = 0;
  #fields = 0;

  constructor(args: ValidatedExecutionArgs) {
    this.#args = args;
    this.#schema = args.schema;
  }

  /** Approximate memory of the compiled code (bytes). */
  get bytes(): number {
    return this.#objects * OBJECT_BYTES + this.#fields * FIELD_BYTES;
  }

  /** A function that makes the result's object for an object of `type`. */
  object(type: GraphQLObjectType, selections: readonly (readonly SelectionNode[])[]): ObjectPlan {
    if (type.isTypeOf) giveUp('isTypeOf');
    this.#objects += 1;
    const grouped: Grouped = new Map();
    for (const set of selections) this.#collect(type, set, grouped, new Set());

    // Response keys and field names are GraphQL names: letters, digits and underscores, so they can stand in code.
    const helpers: unknown[] = [];
    const lines: string[] = [];
    const keys: string[] = [];
    for (const [key, nodes] of grouped) {
      if (key === '__proto__') giveUp(key);
      keys.push(key);
      lines.push(this.#field(type, key, nodes, helpers));
    }
    const shape = keys.map((key) => `${key}: undefined`).join(', ');
    const code = `const out = { ${shape} };\nlet v;\n${lines.join('\n')}\nreturn out;`;
    const names = helpers.map((_, index) => `h${index}`);
    const make = new Function(...names, `return (source, run) => {\n${code}\n};`) as (
      ...given: unknown[]
    ) => ObjectPlan;
    return make(...helpers);
  }

  /** The line of code that puts one field into `out`. */
  #field(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[], helpers: unknown[]): string {
    this.#fields += 1;
    if (this.#fields > MOST_FIELDS) giveUp('too many fields');
    const [node] = nodes;
    const name = node?.name.value ?? '';
    if (name === '__typename') return `out.${key} = ${JSON.stringify(type.name)};`;
    const field = type.getFields()[name];
    if (!node || !field) return giveUp(name);
    const complete = this.#completer(field.type, nodes);
    const helper = helpers.push(complete) - 1;
    // With arguments and without a resolver, the property is a method of the model: the default resolver calls it.
    if (field.resolve || field.args.length > 0) {
      helpers.push(this.#resolver(type, field, nodes, key, complete));
      return `h${helper + 1}(source, run, out);`;
    }
    const inline = INLINE.get(isNonNullType(field.type) ? field.type.ofType : field.type);
    const read = type === this.#schema.getQueryType() ? `v = source?.${name};` : `v = source.${name};`;
    const rest = `h${helper}(v, run)`;
    return `${read} out.${key} = ${inline === undefined ? rest : `${inline} ? v : ${rest}`};`;
  }

  #resolver(
    type: GraphQLObjectType,
    field: GraphQLField<unknown, unknown>,
    nodes: readonly FieldNode[],
    key: string,
    complete: Completer,
  ): (source: unknown, run: Run, out: Record<string, unknown>) => void {
    const resolve = field.resolve ?? defaultFieldResolver;
    const index = (this.#resolved += 1);
    const info = this.#info(type, field, nodes);
    const node = nodes[0] as FieldNode;
    const fixed = field.args.length === 0 ? {} : undefined;
    return (source, run, out) => {
      const value = resolve(source, fixed ?? run.argumentsOf(index, field, node), run.context, info);
      if (isPromise(value)) {
        run.wait(value, (settled) => {
          out[key] = complete(settled, run);
        });
      } else out[key] = complete(value, run);
    };
  }

  /** The `info` of resolvers. What differs between executions is not supported. */
  #info(
    type: GraphQLObjectType,
    field: GraphQLField<unknown, unknown>,
    nodes: readonly FieldNode[],
  ): GraphQLResolveInfo {
    const { fragmentDefinitions, operation, rootValue } = this.#args;
    const unknown = (name: string) => ({ get: () => giveUp(`info.${name}`) });
    return Object.defineProperties(
      {
        fieldName: field.name,
        fieldNodes: nodes,
        returnType: field.type,
        parentType: type,
        schema: this.#schema,
        fragments: fragmentDefinitions,
        operation,
        rootValue,
      },
      {
        path: unknown('path'),
        variableValues: unknown('variableValues'),
        getAbortSignal: unknown('getAbortSignal'),
        getAsyncHelpers: unknown('getAsyncHelpers'),
      },
    ) as GraphQLResolveInfo;
  }

  #completer(type: GraphQLOutputType, nodes: readonly FieldNode[]): Completer {
    if (isNonNullType(type)) {
      const inner = this.#completer(type.ofType, nodes);
      return (value, run) => inner(value, run) ?? giveUp('null');
    }
    if (isListType(type)) return this.#list(this.#completer(type.ofType, nodes));
    if (isLeafType(type)) return leaf(type);
    const selections = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet.selections] : []));
    if (isObjectType(type)) {
      const plan = this.object(type, selections);
      return (value, run) => (value == null ? null : plan(usualObject(value), run));
    }
    const plans = new Map<string, ObjectPlan>();
    for (const possible of isAbstractType(type) ? this.#schema.getPossibleTypes(type) : []) {
      plans.set(possible.name, this.object(possible, selections));
    }
    return (value, run) => {
      if (value == null) return null;
      const name: unknown = type.resolveType?.(usualObject(value), run.context, NO_INFO, type);
      const plan = typeof name === 'string' ? plans.get(name) : undefined;
      return plan ? plan(value, run) : giveUp('runtime type');
    };
  }

  #list(complete: Completer): Completer {
    return (value, run) => {
      if (value == null) return null;
      if (!Array.isArray(value)) return giveUp('not an array');
      const out: unknown[] = Array.from({ length: value.length });
      for (let index = 0; index < value.length; index += 1) {
        const item: unknown = value[index];
        if (isPromise(item)) {
          run.wait(item, (settled) => {
            out[index] = complete(settled, run);
          });
        } else out[index] = complete(item, run);
      }
      return out;
    };
  }

  /** Fields by response key, in the specification's order; conditions are decided by this compilation's variables. */
  #collect(
    type: GraphQLObjectType,
    selections: readonly SelectionNode[],
    grouped: Grouped,
    visited: Set<string>,
  ): void {
    for (const selection of selections) {
      if (!this.#isIncluded(selection.directives ?? [])) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        if (selection.name.value === '__schema' || selection.name.value === '__type') giveUp(INTROSPECTION);
        const group = grouped.get(key);
        if (group) group.push(selection);
        else grouped.set(key, [selection]);
        continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (this.#applies(type, selection.typeCondition?.name.value)) {
          this.#collect(type, selection.selectionSet.selections, grouped, visited);
        }
        continue;
      }
      const name = selection.name.value;
      const fragment = this.#args.fragmentDefinitions[name];
      if (selection.arguments?.length || fragment?.variableDefinitions?.length) giveUp('fragment arguments');
      if (visited.has(name) || !fragment) continue;
      visited.add(name);
      if (this.#applies(type, fragment.typeCondition.name.value)) {
        this.#collect(type, fragment.selectionSet.selections, grouped, visited);
      }
    }
  }

  #applies(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const abstract = this.#schema.getType(condition);
    return isAbstractType(abstract) && this.#schema.isSubType(abstract, type);
  }

  #isIncluded(directives: readonly DirectiveNode[]): boolean {
    for (const directive of directives) {
      const definition = CONDITIONS.get(directive.name.value) ?? giveUp(`@${directive.name.value}`);
      const { if: value } = getArgumentValues(definition, directive, this.#args.variableValues);
      if (value === (definition === GraphQLSkipDirective)) return false;
    }
    return true;
  }
}

/** Type resolvers get an empty `info`; one that reads it cannot be compiled. */
const NO_INFO = new Proxy({}, { get: (_, name) => giveUp(`info.${String(name)}`) }) as GraphQLResolveInfo;

const CONDITIONS = new Map([
  [GraphQLSkipDirective.name, GraphQLSkipDirective],
  [GraphQLIncludeDirective.name, GraphQLIncludeDirective],
]);

/** Conditions under which the built-in scalars return a value unchanged. */
const INLINE = new Map<unknown, string>([
  [GraphQLString, "typeof v === 'string'"],
  [GraphQLID, "typeof v === 'string'"],
  [GraphQLBoolean, "typeof v === 'boolean'"],
  [GraphQLInt, "typeof v === 'number' && (v | 0) === v"],
  [GraphQLFloat, "typeof v === 'number' && Number.isFinite(v)"],
]);

function leaf(type: GraphQLLeafType): Completer {
  return (value) => {
    if (value == null) return null;
    if (typeof value === 'function' || isPromise(value)) return giveUp('not a leaf');
    return type.coerceOutputValue(value) ?? giveUp('unserialisable');
  };
}

/** An object that can be read field by field. */
function usualObject(value: unknown): object {
  if (typeof value !== 'object' || value === null || isPromise(value)) return giveUp('not an object');
  return value;
}
