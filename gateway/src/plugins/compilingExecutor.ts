/** Executes queries by plans that are compiled once per document; what a plan cannot do is left to graphql-js, and counted. */
import { executeRootSelectionSet } from 'graphql';
import type { DocumentNode, ExecutionResult, ValidatedExecutionArgs } from 'graphql';
import { compile, conditionVariables, INTROSPECTION, Unusual } from './queryCompiler.ts';
import type { Plan } from './queryCompiler.ts';
import { BoundedCache } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';

/** Memory for all plans (bytes); the least recently used are dropped. */
const PLANS_BYTES = 32 * 1024 * 1024;
/** Most log lines about fallbacks per process: integrators' documents must not fill the log. */
const MOST_REPORTS = 100;

/** Queries that graphql-js answered although a plan should have. */
export interface QueryFallbacks {
  /** The document could not be compiled. */
  uncompiled: number;
  /** The plan stopped, though graphql-js found no error. */
  abandoned: number;
}

export interface CompilingExecutor {
  /**
   * Executes validated arguments. When a plan stops, graphql-js runs the operation again, and whatever was read
   * meanwhile is not read twice (the context memoises the request's reads).
   */
  execute(args: ValidatedExecutionArgs): Promise<ExecutionResult>;
  /** Counted since the start. Introspection, mutations and responses with errors always use graphql-js and do not count. */
  readonly fallbacks: Readonly<QueryFallbacks>;
  /** Memory of the plans, keys included, and its bound (bytes). */
  readonly memory: MemoryUse;
}

interface CachedPlan {
  /** null: cannot be compiled. */
  run: Plan | null;
  /** Why there is no plan; undefined where none is expected. */
  problem?: unknown;
  bytes: number;
}

/** A document's part of its plans' keys, and the variables that its operations' conditions depend on, by operation. */
interface Prepared {
  serial: number;
  conditions: Map<string, readonly string[]>;
  isReported: boolean;
}

/** @param report notified of a document's first fallback, in a line */
export function createCompilingExecutor(
  report: (message: string) => void = () => undefined,
): CompilingExecutor {
  const plans = new BoundedCache<CachedPlan>({ maxBytes: PLANS_BYTES, bytesOf: ({ bytes }) => bytes });
  const prepared = new WeakMap<DocumentNode, Prepared>();
  const fallbacks: QueryFallbacks = { uncompiled: 0, abandoned: 0 };
  let documents = 0;
  let reports = 0;

  function prepare(document: DocumentNode): Prepared {
    let known = prepared.get(document);
    if (!known) {
      known = { serial: (documents += 1), conditions: new Map(), isReported: false };
      prepared.set(document, known);
    }
    return known;
  }

  /** The plan for these values of @skip and @include. */
  function planFor({ serial, conditions: byOperation }: Prepared, args: ValidatedExecutionArgs): CachedPlan {
    const { operation, variableValues } = args;
    const name = operation.name?.value ?? '';
    let conditions = byOperation.get(name);
    if (!conditions) {
      conditions = conditionVariables(operation, Object.values(args.fragmentDefinitions));
      byOperation.set(name, conditions);
    }
    const values = conditions.map((variable) => String(variableValues.coerced[variable])).join();
    const key = `${serial} ${name} ${values}`;
    let plan = plans.get(key);
    if (plan === undefined) plans.set(key, (plan = tryCompile(args)));
    return plan;
  }

  function count(kind: keyof QueryFallbacks, args: ValidatedExecutionArgs, known: Prepared, cause: unknown) {
    fallbacks[kind] += 1;
    if (known.isReported || reports === MOST_REPORTS) return;
    known.isReported = true;
    reports += 1;
    const name = args.operation.name?.value ?? 'without a name';
    report(`The query ${name} is answered by graphql-js, not by its plan (${kind}): ${String(cause)}`);
  }

  return {
    fallbacks,
    memory: plans,
    async execute(args) {
      if (args.operation.operation !== 'query') return executeRootSelectionSet(args);
      const known = prepare(args.document);
      const { run, problem } = planFor(known, args);
      if (!run) {
        if (problem !== undefined) count('uncompiled', args, known, problem);
        return executeRootSelectionSet(args);
      }
      try {
        return { data: await run(args) };
      } catch (cause) {
        // An error of a field is reported by graphql-js, with its own message and path.
        const result = await executeRootSelectionSet(args);
        if (!result.errors?.length) count('abandoned', args, known, cause);
        return result;
      }
    },
  };
}

function tryCompile(args: ValidatedExecutionArgs): CachedPlan {
  try {
    return compile(args);
  } catch (problem) {
    const isExpected = problem instanceof Unusual && problem.message === INTROSPECTION;
    return { run: null, bytes: 0, ...(isExpected ? {} : { problem }) };
  }
}
