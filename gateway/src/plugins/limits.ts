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

/** Points of an operation of a valid document; 0 when there is no such operation. */
export type MeasureCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
) => number;

/** The same, and throws QUERY_TOO_COMPLEX when they exceed the limit. */
export type CheckCost = MeasureCost;

/** The inputs that the cost of an operation depends on, and its points by their values. */
interface Measured {
  inputs: readonly InputPath[];
  points: Map<string, number>;
}

/** Most distinct values remembered per operation. */
const MOST_VALUES = 200;

/** An operation is measured again only for other sizes of its lists. */
export function createCostMeasure(): MeasureCost {
  const measured = new WeakMap<OperationDefinitionNode, Measured>();
  return (schema, document, operationName, variables) => {
    const operation = operationOf(document, operationName);
    if (!operation) return 0;
    const earlier = measured.get(operation);
    const known = earlier?.points.get(keyOf(earlier.inputs, variables));
    if (known !== undefined) return known;
    const { points, inputs } = costOf(schema, document, operation, variables);
    const entry = earlier ?? { inputs, points: new Map<string, number>() };
    if (entry.points.size < MOST_VALUES) entry.points.set(keyOf(inputs, variables), points);
    measured.set(operation, entry);
    return points;
  };
}

/** A check against a limit in points. */
export function createCostCheck(mostPoints: number, measure: MeasureCost): CheckCost {
  return (...operation) => {
    const points = measure(...operation);
    if (points > mostPoints) throw tooComplex('cost', points, mostPoints);
    return points;
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
