/** Runs operations by compiled plans where they can, by graphql-js where not. */
import { executeRootSelectionSet } from 'graphql';
import type { DocumentNode, ExecutionResult, ValidatedExecutionArgs } from 'graphql';
import { compile, conditionVariables } from './projection.ts';
import type { Plan } from './projection.ts';
import { BoundedCache } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';

/** Memory for plans (bytes): those of all documents together, the least recently used go. */
const PLANS_BYTES = 32 * 1024 * 1024;

interface Kept {
  /** null: beyond plans. */
  run: Plan | null;
  bytes: number;
}

const plans = new BoundedCache<Kept>({ maxBytes: PLANS_BYTES, bytesOf: ({ bytes }) => bytes });

/** A document's part of its plans' keys, and the variables that its operations' conditions depend on, by operation. */
interface Prepared {
  serial: number;
  conditions: Map<string, readonly string[]>;
}

const prepared = new WeakMap<DocumentNode, Prepared>();
let documents = 0;

/** Memory that plans take, keys included (bytes). */
export const planMemory: MemoryUse = plans;

/**
 * Executes validated arguments. Gives up on the plan, not on the answer: graphql-js runs the operation again, and
 * whatever was read meanwhile is not read twice (the request's reads are kept in its context).
 */
export async function executeProjected(args: ValidatedExecutionArgs): Promise<ExecutionResult> {
  const plan = planFor(args);
  if (plan) {
    try {
      return { data: await plan(args) };
    } catch {
      // Whatever it was, graphql-js tells it in its own words, at its own place.
    }
  }
  return executeRootSelectionSet(args);
}

/** The plan for these values of the operation's conditions. */
function planFor(args: ValidatedExecutionArgs): Plan | null {
  const { document, operation, variableValues } = args;
  let known = prepared.get(document);
  if (!known) prepared.set(document, (known = { serial: (documents += 1), conditions: new Map() }));
  const name = operation.name?.value ?? '';
  let conditions = known.conditions.get(name);
  if (!conditions) {
    conditions = conditionVariables(operation, Object.values(args.fragmentDefinitions));
    known.conditions.set(name, conditions);
  }
  const values = conditions.map((variable) => String(variableValues.coerced[variable])).join();
  const key = `${known.serial} ${name} ${values}`;
  let plan = plans.get(key);
  if (plan === undefined) plans.set(key, (plan = tryCompile(args)));
  return plan.run;
}

function tryCompile(args: ValidatedExecutionArgs): Kept {
  try {
    return compile(args);
  } catch {
    return { run: null, bytes: 0 };
  }
}
