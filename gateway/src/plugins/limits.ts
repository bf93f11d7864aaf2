/** Limits of a document: its shape before validation, its cost before execution. Trusted documents are exempt. */
import { GraphQLError, Kind } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { idPoints } from '../schema/weights.ts';
import { costOf } from './cost.ts';
import { readInput } from './inputs.ts';
import type { InputPath, Variables } from './inputs.ts';

export interface Limits {
  /** Characters of the document's text. */
  characters: number;
  /** Lexical tokens of the document. */
  tokens: number;
  /** Levels of fields. */
  depth: number;
  /** Fields with an alias, in an operation. */
  aliases: number;
  directives: number;
  /** Fields, fragments, arguments and values of all operations, those of a fragment counted at each of its uses. */
  nodes: number;
  /** Pairs of fields of one name, and of fragments, at the same place of the answer: validation compares them. */
  overlaps: number;
  /** Points (schema/weights.ts). */
  cost: number;
}

export const DEFAULT_LIMITS: Limits = {
  characters: 65_536,
  tokens: 2_000,
  depth: 15,
  aliases: 30,
  directives: 50,
  nodes: 5_000,
  overlaps: 5_000,
  cost: 10_000,
};

/** The error of a document that exceeds a limit: QUERY_TOO_COMPLEX, naming the limit. */
export function tooComplex(limit: keyof Limits, found: number, most: number): GraphQLError {
  // Fragments of fragments may stand for more than a number tells exactly.
  const shown = Math.min(Math.ceil(found), Number.MAX_SAFE_INTEGER);
  return new GraphQLError(`The document asks for too much: ${limit} ${shown}, at most ${most}`, {
    extensions: {
      code: GATEWAY_CODES.tooComplex,
      limit,
      found: shown,
      most,
      http: { status: 400, spec: true },
    },
  });
}

/** Throws QUERY_TOO_COMPLEX when an operation of a valid document exceeds the cost limit. */
export type CheckCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
) => void;

/** An operation within the limit: the inputs that its cost depends on, and the values that passed. */
interface Passed {
  inputs: readonly InputPath[];
  values: Set<string>;
}

/** Most distinct values remembered per operation. */
const MOST_VALUES = 200;

/** A check against this limit. An operation that passed is measured again only for other sizes of its lists. */
export function createCostCheck(mostPoints: number): CheckCost {
  const passed = new WeakMap<OperationDefinitionNode, Passed>();
  return (schema, document, operationName, variables) => {
    const operation = operationOf(document, operationName);
    if (!operation) return;
    const earlier = passed.get(operation);
    if (earlier?.values.has(keyOf(earlier.inputs, variables))) return;
    const { points, inputs } = costOf(schema, document, operation, variables);
    if (points > mostPoints) throw tooComplex('cost', points, mostPoints);
    const entry = earlier ?? { inputs, values: new Set() };
    if (entry.values.size < MOST_VALUES) entry.values.add(keyOf(inputs, variables));
    passed.set(operation, entry);
  };
}

/** All inputs of the cost, as one string. */
function keyOf(inputs: readonly InputPath[], variables: Variables): string {
  return inputs
    .map(({ variable, path }) => {
      const value = readInput(variables[variable], path);
      if (value == null) return '';
      if (Array.isArray(value)) return `[${value.length}:${sum(value)}]`;
      if (typeof value === 'string') return `:${idPoints(value)}`;
      return typeof value === 'number' ? value : typeof value;
    })
    .join();
}

const sum = (ids: readonly unknown[]): number =>
  ids.reduce<number>((points, id) => points + (typeof id === 'string' ? idPoints(id) : 0), 0);

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
