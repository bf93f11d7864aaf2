/** What a document may ask for: depth, cost, aliases, directives. Trusted documents are exempt. */
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { GATEWAY_CODES } from '../../contract/errors.ts';

export interface Limits {
  /** Levels of fields. */
  depth: number;
  /** Objects that may be made, and calls that may be needed for them (50 each). */
  cost: number;
  aliases: number;
  directives: number;
  /** Lexical tokens of the document. */
  tokens: number;
}

export const DEFAULT_LIMITS: Limits = { depth: 15, cost: 10_000, aliases: 30, directives: 50, tokens: 2_000 };

/** A list without `first` counts as so many items. */
const PLAIN_LIST = 5;
/** Fields that may need a call of their own for each object they stand on. */
const CALLS: ReadonlySet<string> = new Set([
  'Product.images',
  'Product.variants',
  'Product.specs',
  'Product.returnPolicy',
  'Product.priceHistory',
  'Product.reviews',
  'Product.related',
  'Category.description',
  'Category.products',
  'Brand.products',
  'Seller.products',
  'Promo.products',
]);
const CALL_COST = 50;

type Variables = Readonly<Record<string, unknown>>;

/** Throws QUERY_TOO_COMPLEX when an operation of a valid document goes beyond one of the limits. */
export type CheckLimits = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
) => void;

/** What was found to be within the limits: the variables that lists are sized by, and the sizes that passed. */
interface Passed {
  sizedBy: readonly string[];
  sizes: Set<string>;
}

/** Distinct sizes that are remembered for an operation. */
const MOST_SIZES = 200;

/** A check against these limits. An operation that passed is measured again only for other sizes of its lists. */
export function createLimitsCheck(limits: Limits): CheckLimits {
  const passed = new WeakMap<OperationDefinitionNode, Passed>();
  return (schema, document, operationName, variables) => {
    const operation = operationOf(document, operationName);
    if (!operation) return;
    const earlier = passed.get(operation);
    if (earlier?.sizes.has(sizesOf(earlier.sizedBy, variables))) return;
    const sizedBy = measure(schema, document, operation, variables, limits);
    const entry = earlier ?? { sizedBy, sizes: new Set() };
    if (entry.sizes.size < MOST_SIZES) entry.sizes.add(sizesOf(sizedBy, variables));
    passed.set(operation, entry);
  };
}

function sizesOf(names: readonly string[], variables: Variables): string {
  return names
    .map((name) => {
      const value = variables[name];
      if (Array.isArray(value)) return `[${value.length}]`;
      return typeof value === 'number' ? value : typeof value;
    })
    .join();
}

function operationOf(
  document: DocumentNode,
  operationName: string | null | undefined,
): OperationDefinitionNode | undefined {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (operationName == null || definition.name?.value === operationName) return definition;
  }
  return undefined;
}

/** Throws when the operation goes beyond a limit, else names the variables that its lists are sized by. */
function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  limits: Limits,
): readonly string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const root = schema.getRootType(operation.operation);
  if (!root) return [];
  const meter = new Meter(schema, fragments, variablesOf(operation, variables), limits);
  const cost = meter.costOf(operation.selectionSet, root, 1);
  if (cost > limits.cost) throw tooComplex('cost', cost, limits.cost);
  return [...meter.sizedBy];
}

/** Given values, and the defaults of those that are not given. */
function variablesOf(operation: OperationDefinitionNode, given: Variables): Variables {
  const values: Record<string, unknown> = { ...given };
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    if (values[name] === undefined && defaultValue?.kind === Kind.INT)
      values[name] = Number(defaultValue.value);
  }
  return values;
}

function tooComplex(what: string, found: number, most: number): GraphQLError {
  return new GraphQLError(`The document asks for too much: ${what} ${found}, at most ${most}`, {
    extensions: {
      code: GATEWAY_CODES.tooComplex,
      limit: what,
      found,
      most,
      http: { status: 400, spec: true },
    },
  });
}

class Meter {
  #aliases = 0;
  #directives = 0;
  /** Variables that lists are sized by. */
  readonly sizedBy = new Set<string>();
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables;
  readonly #limits: Limits;

  constructor(
    schema: GraphQLSchema,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    variables: Variables,
    limits: Limits,
  ) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variables = variables;
    this.#limits = limits;
  }

  costOf(set: SelectionSetNode, parent: GraphQLNamedType, depth: number): number {
    if (depth > this.#limits.depth) throw tooComplex('depth', depth, this.#limits.depth);
    let cost = 0;
    for (const selection of set.selections) {
      this.#count('directives', (this.#directives += selection.directives?.length ?? 0));
      if (selection.kind === Kind.FIELD) cost += this.#fieldCost(selection, parent, depth);
      else {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(selection.name.value) : selection;
        if (!fragment) continue;
        const type = fragment.typeCondition
          ? this.#schema.getType(fragment.typeCondition.name.value)
          : parent;
        cost += this.costOf(fragment.selectionSet, type ?? parent, depth);
      }
      // A small document may stand for a huge one through its fragments: stop at once, not after counting it all.
      if (cost > this.#limits.cost) throw tooComplex('cost', cost, this.#limits.cost);
    }
    return cost;
  }

  #fieldCost(node: FieldNode, parent: GraphQLNamedType, depth: number): number {
    if (node.alias) this.#count('aliases', (this.#aliases += 1));
    const name = node.name.value;
    // The schema's description of itself is bounded by the schema; only asking for it often costs.
    if (name === '__schema' || name === '__type') return CALL_COST;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field) return 0;
    const own = CALLS.has(`${parent.name}.${name}`) ? CALL_COST : 0;
    if (!node.selectionSet) return own;
    const inner = this.costOf(node.selectionSet, getNamedType(field.type), depth + 1);
    return own + 1 + this.#itemsOf(node, field) * inner;
  }

  /** How many objects stand below a field, one for one that is no list. */
  #itemsOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
    const sized = field.args.find(({ name }) => name === 'first' || name === 'ids');
    if (sized) {
      const value = this.#argument(node, sized.name) ?? sized.default?.value ?? sized.defaultValue;
      if (Array.isArray(value)) return value.length;
      return typeof value === 'number' && value > 0 ? value : 1;
    }
    return isListType(getNullableType(field.type)) && !PAGE_FIELDS.has(field.name) ? PLAIN_LIST : 1;
  }

  #argument(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind === Kind.LIST) return value.values;
    if (value?.kind !== Kind.VARIABLE) return undefined;
    this.sizedBy.add(value.name.value);
    return this.#variables[value.name.value];
  }

  #count(what: 'aliases' | 'directives', found: number): void {
    if (found > this.#limits[what]) throw tooComplex(what, found, this.#limits[what]);
  }
}

/** Lists of a connection: their length was counted at the connection's `first`. */
const PAGE_FIELDS: ReadonlySet<string> = new Set(['edges', 'nodes']);
