/** Runs operations by compiled plans where they can, by graphql-js where not. */
import { executeRootSelectionSet } from 'graphql';
import type { DocumentNode, ExecutionResult, ValidatedExecutionArgs } from 'graphql';
import { compile, conditionVariables } from './projection.ts';
import type { Plan } from './projection.ts';

interface Prepared {
  conditions: readonly string[];
  /** By the values of the conditions; null: beyond plans. */
  plans: Map<string, Plan | null>;
}

const MAX_PLANS = 64;
const prepared = new WeakMap<DocumentNode, Map<string, Prepared>>();

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

function planFor(args: ValidatedExecutionArgs): Plan | null {
  const { document, operation, variableValues } = args;
  const operations = prepared.get(document) ?? new Map<string, Prepared>();
  prepared.set(document, operations);
  const name = operation.name?.value ?? '';
  let entry = operations.get(name);
  if (!entry) {
    entry = {
      conditions: conditionVariables(operation, Object.values(args.fragmentDefinitions)),
      plans: new Map(),
    };
    operations.set(name, entry);
  }
  const key = entry.conditions.map((variable) => String(variableValues.coerced[variable])).join();
  let plan = entry.plans.get(key);
  if (plan === undefined) {
    plan = tryCompile(args);
    if (entry.plans.size < MAX_PLANS) entry.plans.set(key, plan);
  }
  return plan;
}

function tryCompile(args: ValidatedExecutionArgs): Plan | null {
  try {
    return compile(args);
  } catch {
    return null;
  }
}
