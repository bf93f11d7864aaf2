/** Cost of an operation in points, calculated before it runs; each fragment is measured once. */
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLArgument,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import {
  CALL_POINTS,
  fieldWeights,
  idPoints,
  INTROSPECTION_POINTS,
  listSizes,
  OBJECT_POINTS,
} from '../schema/weights.ts';
import type { FieldWeight } from '../schema/weights.ts';
import { Inputs } from './inputs.ts';
import type { InputPath, Variables } from './inputs.ts';

export interface Cost {
  points: number;
  /** Variables that it depends on. */
  inputs: readonly InputPath[];
}

/** Measures one operation of a document. Fragments may refer to themselves: a cycle ends where it began. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const root = schema.getRootType(operation.operation);
  if (!root) return { points: 0, inputs: [] };
  const inputs = new Inputs(operation, variables);
  const { once, together } = new Meter(schema, document, inputs).ofSet(operation.selectionSet, root);
  return { points: once + together, inputs: inputs.used };
}

/**
 * Points of a selection set for one object: once, and for each item of the page that stands on it. Of a connection, the
 * page is what `nodes` and `edges` hold; how long it is, only the field that leads to the connection knows.
 */
interface Points {
  once: number;
  perItem: number;
  /** Independent of the number of objects. */
  together: number;
}

const NOTHING: Points = { once: 0, perItem: 0, together: 0 };
const PAGE_FIELDS: ReadonlySet<string> = new Set(['edges', 'nodes']);
/** Items of a list without a row in the table: those of a schema that is not the shop's. */
const UNKNOWN_LIST = 5;
const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

const weights: Readonly<Record<string, FieldWeight>> = fieldWeights;
const sizes: Readonly<Record<string, number | 'page'>> = listSizes;

class Meter {
  readonly #schema: GraphQLSchema;
  readonly #inputs: Inputs;
  readonly #definitions = new Map<string, FragmentDefinitionNode>();
  readonly #measured = new Map<string, Points>();
  readonly #introspection: IntrospectionSizes;

  constructor(schema: GraphQLSchema, document: DocumentNode, inputs: Inputs) {
    this.#schema = schema;
    this.#inputs = inputs;
    this.#introspection = introspectionSizesOf(schema);
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#definitions.set(definition.name.value, definition);
    }
  }

  /** `shared`: calls that were counted for these objects. */
  ofSet(set: SelectionSetNode, parent: GraphQLNamedType, shared = new Set<string>()): Points {
    const sum = { ...NOTHING };
    for (const selection of set.selections) {
      let points: Points;
      if (selection.kind === Kind.FIELD) points = this.#ofField(selection, parent, shared);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) points = this.#ofFragment(selection.name.value);
      else {
        const condition = selection.typeCondition?.name.value;
        points = this.ofSet(
          selection.selectionSet,
          (condition === undefined ? undefined : this.#schema.getType(condition)) ?? parent,
          shared,
        );
      }
      sum.once += points.once;
      sum.perItem += points.perItem;
      sum.together += points.together;
    }
    return sum;
  }

  /** A fragment has one parent type, its condition, so one measure holds wherever it is spread. */
  #ofFragment(name: string): Points {
    const earlier = this.#measured.get(name);
    if (earlier) return earlier;
    const fragment = this.#definitions.get(name);
    const type = fragment && this.#schema.getType(fragment.typeCondition.name.value);
    if (!type) return NOTHING;
    this.#measured.set(name, NOTHING);
    const points = this.ofSet(fragment.selectionSet, type);
    this.#measured.set(name, points);
    return points;
  }

  #ofField(node: FieldNode, parent: GraphQLNamedType, shared: Set<string>): Points {
    const name = node.name.value;
    const set = node.selectionSet;
    if (parent.name.startsWith('__') || name === '__schema' || name === '__type')
      return this.#ofIntrospection(node, parent);
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field) return NOTHING;
    const weight = weightOf(parent, field);
    const isCounted = weight.shared !== undefined && shared.has(weight.shared);
    if (weight.shared !== undefined) shared.add(weight.shared);
    let own = isCounted ? 0 : (weight.call ?? 0);
    let together = isCounted ? 0 : (weight.together ?? 0);
    for (const [path, points] of Object.entries(weight.given ?? {})) {
      if (this.#argument(node, field, path) != null) own += points;
    }
    if (weight.ids !== undefined) own += this.#idPoints(node, weight.ids);
    if (!set || !isCompositeType(getNamedType(field.type))) return { ...NOTHING, once: own, together };

    const inner = this.ofSet(set, getNamedType(field.type));
    const item = weight.item ?? OBJECT_POINTS;
    together += inner.together;
    const isList = isListType(getNullableType(field.type));
    const argument =
      weight.sizedBy ?? field.args.find(({ name }) => name === 'first' || name === 'ids')?.name;
    const length = argument === undefined ? weight.size : this.#sizeOf(node, field, argument);
    if (length !== undefined) {
      return isList
        ? { once: own + length * (item + inner.once + inner.perItem), perItem: 0, together }
        : { once: own + inner.once + length * (item + inner.perItem), perItem: 0, together };
    }
    const below = item + inner.once + inner.perItem;
    if (!isList) return { once: own + below, perItem: 0, together };
    const size = PAGE_FIELDS.has(name) ? 'page' : (sizes[`${parent.name}.${name}`] ?? UNKNOWN_LIST);
    return size === 'page'
      ? { once: own, perItem: below, together }
      : { once: own + size * below, perItem: 0, together };
  }

  #idPoints(node: FieldNode, name: string): number {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    return this.#inputs.texts(value).reduce((sum, id) => sum + idPoints(id), 0);
  }

  /** Items of a page or list that an argument sizes: what it says, else its default; one at least. */
  #sizeOf(node: FieldNode, field: GraphQLField<unknown, unknown>, path: string): number {
    const value = this.#argument(node, field, path);
    if (Array.isArray(value)) return value.length;
    return typeof value === 'number' && value > 0 ? value : 1;
  }

  /** The value at a path that begins with an argument's name; the argument's default where none is given. */
  #argument(node: FieldNode, field: GraphQLField<unknown, unknown>, path: string): unknown {
    const [name, ...rest] = path.split('.');
    const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
    const value = given && this.#inputs.read(given, rest);
    if (value != null) return value;
    return defaultOf(
      field.args.find((argument) => argument.name === name),
      rest,
      this.#inputs,
    );
  }

  #ofIntrospection(node: FieldNode, parent: GraphQLNamedType): Points {
    const name = node.name.value;
    if (!node.selectionSet) return NOTHING;
    const field = isObjectType(parent) ? parent.getFields()[name] : undefined;
    const type =
      name === '__schema' || name === '__type'
        ? this.#schema.getType(name === '__schema' ? '__Schema' : '__Type')
        : field && getNamedType(field.type);
    if (!type) return NOTHING;
    const { once } = this.ofSet(node.selectionSet, type);
    const size = this.#introspection[`${parent.name}.${name}`] ?? 1;
    return { ...NOTHING, once: size * (INTROSPECTION_POINTS + once) };
  }
}

const NO_WEIGHT: FieldWeight = {};
const ROOT_WEIGHT: FieldWeight = { call: CALL_POINTS };

function weightOf(parent: GraphQLNamedType, { name }: GraphQLField<unknown, unknown>): FieldWeight {
  return weights[`${parent.name}.${name}`] ?? (ROOTS.has(parent.name) ? ROOT_WEIGHT : NO_WEIGHT);
}

/** An argument's default, as far as a cost depends on it. It is a literal when the schema was made of its text. */
function defaultOf(argument: GraphQLArgument | undefined, path: readonly string[], inputs: Inputs): unknown {
  const given = argument?.default;
  if (given?.literal !== undefined) return inputs.read(given.literal, path);
  return path.length === 0 ? (given?.value ?? argument?.defaultValue) : undefined;
}

type IntrospectionSizes = Readonly<Record<string, number>>;
const introspectionSizes = new WeakMap<GraphQLSchema, IntrospectionSizes>();

/** How long the lists of the schema's description of itself are: of `types` exactly, of what each type has on the average. */
function introspectionSizesOf(schema: GraphQLSchema): IntrospectionSizes {
  let known = introspectionSizes.get(schema);
  if (!known) {
    const types = Object.values(schema.getTypeMap());
    const objects = types.filter((type) => isObjectType(type) || isInterfaceType(type));
    const fields = objects.flatMap((type) => Object.values(type.getFields()));
    known = {
      '__Schema.types': types.length,
      '__Schema.directives': schema.getDirectives().length,
      // Fields lead to types that have fields: of most types on their way there are more than on the average.
      '__Type.fields': 2 * Math.ceil(fields.length / types.length),
      '__Type.inputFields': 4,
      '__Type.enumValues': 4,
      '__Type.possibleTypes': 4,
      '__Type.interfaces': 1,
      '__Field.args': 1,
      '__Directive.args': 2,
    };
    introspectionSizes.set(schema, known);
  }
  return known;
}
