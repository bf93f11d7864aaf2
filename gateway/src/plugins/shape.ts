/**
 * The shape of a document, bounded before it is validated: rules of validation compare fields with each other, and a short
 * text may stand for a huge operation through its fragments. Needs no schema; each fragment is measured once.
 */
import { GraphQLError, Kind, NoFragmentCyclesRule, validate } from 'graphql';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import type {
  DirectiveNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql';
import { tooComplex } from './limits.ts';
import type { Limits } from './limits.ts';

/** What is counted of a selection set, fragments included at each of their uses. */
interface Shape {
  depth: number;
  aliases: number;
  directives: number;
  nodes: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Throws QUERY_TOO_COMPLEX when a document goes beyond a limit, and what validation says of fragments in a cycle. */
export function checkShape(schema: GraphQLSchema, document: DocumentNode, limits: Limits): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const meter = new Meter(fragments);
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  let nodes = 0;
  for (const operation of operations) {
    const shape = meter.ofOperation(operation);
    for (const limit of ['depth', 'aliases', 'directives'] as const)
      if (shape[limit] > limits[limit]) throw tooComplex(limit, shape[limit], limits[limit]);
    // Rules look at what each operation reaches.
    nodes += shape.nodes;
    if (nodes > limits.nodes) throw tooComplex('nodes', nodes, limits.nodes);
  }
  // A fragment that is not used is refused by validation, which compares its fields all the same.
  const unused = [...fragments.values()].filter(({ name }) => !meter.isMeasured(name.value));
  for (const fragment of unused) {
    nodes += meter.ofFragment(fragment.name.value).nodes;
    if (nodes > limits.nodes) throw tooComplex('nodes', nodes, limits.nodes);
  }
  if (meter.hasCycle) throw cycle(schema, document);
  const overlaps = new Overlaps(fragments, limits.overlaps);
  for (const { selectionSet } of [...operations, ...unused]) overlaps.count([selectionSet]);
}

/** What validation says of fragments in a cycle. */
function cycle(schema: GraphQLSchema, document: DocumentNode): GraphQLError {
  const [problem] = validate(schema, document, [NoFragmentCyclesRule], { maxErrors: 1 });
  return new GraphQLError(problem?.message ?? 'Fragments must not refer to themselves', {
    nodes: problem?.nodes ?? null,
    extensions: { code: GATEWAY_CODES.validationFailed, http: { status: 400, spec: true } },
  });
}

const NOTHING: Shape = { depth: 0, aliases: 0, directives: 0, nodes: 0 };

class Meter {
  hasCycle = false;
  readonly #fragments: Fragments;
  /** null: being measured. */
  readonly #measured = new Map<string, Shape | null>();

  constructor(fragments: Fragments) {
    this.#fragments = fragments;
  }

  isMeasured(fragment: string): boolean {
    return this.#measured.has(fragment);
  }

  ofOperation({ selectionSet, variableDefinitions = [], directives }: OperationDefinitionNode): Shape {
    const shape = this.#ofSet(selectionSet);
    addDirectives(shape, directives);
    for (const { defaultValue, directives: own } of variableDefinitions) {
      shape.nodes += 1 + nodesOf(defaultValue);
      addDirectives(shape, own);
    }
    return shape;
  }

  ofFragment(name: string): Shape {
    const earlier = this.#measured.get(name);
    if (earlier) return earlier;
    if (earlier === null) this.hasCycle = true;
    const fragment = this.#fragments.get(name);
    if (earlier === null || !fragment) return NOTHING;
    this.#measured.set(name, null);
    const shape = this.#ofSet(fragment.selectionSet);
    addDirectives(shape, fragment.directives);
    this.#measured.set(name, shape);
    return shape;
  }

  #ofSet(set: SelectionSetNode): Shape {
    const shape = { depth: 1, aliases: 0, directives: 0, nodes: 0 };
    for (const selection of set.selections) {
      shape.nodes += 1;
      addDirectives(shape, selection.directives);
      const below = this.#below(selection);
      const levels = selection.kind === Kind.FIELD ? 1 + below.depth : below.depth;
      shape.depth = Math.max(shape.depth, levels);
      shape.aliases += below.aliases;
      shape.directives += below.directives;
      shape.nodes += below.nodes;
      if (selection.kind !== Kind.FIELD) continue;
      if (selection.alias) shape.aliases += 1;
      for (const { value } of selection.arguments ?? []) shape.nodes += 1 + nodesOf(value);
    }
    return shape;
  }

  #below(selection: SelectionNode): Shape {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value);
    if (!selection.selectionSet) return NOTHING;
    const shape = this.#ofSet(selection.selectionSet);
    // The levels of the schema's description of itself are those that its types have.
    return selection.kind === Kind.FIELD && INTROSPECTION.has(selection.name.value)
      ? { ...shape, depth: 1 }
      : shape;
  }
}

const INTROSPECTION: ReadonlySet<string> = new Set(['__schema', '__type']);

function addDirectives(shape: Shape, directives: readonly DirectiveNode[] = []): void {
  shape.directives += directives.length;
  for (const directive of directives) {
    shape.nodes += 1;
    for (const { value } of directive.arguments ?? []) shape.nodes += 1 + nodesOf(value);
  }
}

function nodesOf(value: ValueNode | undefined): number {
  if (value === undefined) return 0;
  if (value.kind === Kind.LIST) return value.values.reduce((sum, item) => sum + nodesOf(item), 1);
  if (value.kind === Kind.OBJECT) return value.fields.reduce((sum, field) => sum + nodesOf(field.value), 1);
  return 1;
}

/** What stands at one place of the answer. */
interface Place {
  fields: Map<string, FieldNode[]>;
  /** Uses of fragments. */
  spreads: number;
  seen: Set<string>;
}

/** Counts what validation compares: fields that share a key at one place of the answer, and fragments that share a place. */
class Overlaps {
  readonly #fragments: Fragments;
  readonly #most: number;
  #pairs = 0;

  constructor(fragments: Fragments, most: number) {
    this.#fragments = fragments;
    this.#most = most;
  }

  /** Throws when there are too many. `sets` stand at one place of the answer. */
  count(sets: readonly SelectionSetNode[]): void {
    const place: Place = { fields: new Map(), spreads: 0, seen: new Set() };
    for (const set of sets) this.#collect(set, place);
    this.#add(place.spreads);
    for (const fields of place.fields.values()) {
      this.#add(fields.length);
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length > 0) this.count(below);
    }
  }

  #add(compared: number): void {
    this.#pairs += (compared * (compared - 1)) / 2;
    if (this.#pairs > this.#most) throw tooComplex('overlaps', this.#pairs, this.#most);
  }

  #collect(set: SelectionSetNode, place: Place): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const group = place.fields.get(key);
        if (group) group.push(selection);
        else place.fields.set(key, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.#collect(selection.selectionSet, place);
      } else {
        const name = selection.name.value;
        place.spreads += 1;
        if (place.seen.has(name)) continue;
        place.seen.add(name);
        const fragment = this.#fragments.get(name);
        if (fragment) this.#collect(fragment.selectionSet, place);
      }
    }
  }
}
