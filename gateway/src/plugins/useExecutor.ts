/** Executes operations: resolvers get the gateway's context, clients get masked errors. */
import { GraphQLError, validateExecutionArgs } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../schema/context.ts';
import { nameArgument } from './argumentNames.ts';
import { isIncremental } from './documents.ts';
import type { CompilingExecutor } from './compilingExecutor.ts';

export interface OperationToRun {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  contextValue: GatewayContext;
}

export type RunOperation = (operation: OperationToRun) => Promise<ExecutionResult>;

const incremental = new WeakMap<DocumentNode, boolean>();

/** Executes one operation, with masked errors. */
export function createRunner(
  { execute }: Pick<CompilingExecutor, 'execute'>,
  maskError: (error: unknown) => GraphQLError,
): RunOperation {
  return async (operation) => {
    const validated = validateExecutionArgs(operation);
    if (!('schema' in validated))
      return { errors: validated.map((error) => maskError(nameArgument(operation.document, error))) };
    const result = await execute(validated);
    return result.errors ? { ...result, errors: result.errors.map(maskError) } : result;
  };
}

const executed = new WeakMap<object, ExecutionResult>();

/** Makes Yoga answer this request with an existing result instead of executing again. */
export function setExecuted(request: object, result: ExecutionResult): void {
  executed.set(request, result);
}

export function useExecutor(run: RunOperation): Plugin<{ gateway: GatewayContext; req?: object }> {
  return {
    onValidate({ params }) {
      return ({ valid, result, setResult }) => {
        if (!valid)
          setResult(
            result.map((error) =>
              error instanceof GraphQLError ? nameArgument(params.documentAST, error) : error,
            ),
          );
      };
    },
    onSubscribe({ args, subscribeFn, setSubscribeFn }) {
      setSubscribeFn((given) => subscribeFn({ ...given, contextValue: args.contextValue.gateway }));
    },
    onExecute({ args, executeFn, setExecuteFn }) {
      const earlier = args.contextValue.req && executed.get(args.contextValue.req);
      if (earlier) return setExecuteFn(() => earlier);
      const gateway = args.contextValue.gateway;
      const operation = { ...args, contextValue: gateway };
      let isInPieces = incremental.get(args.document);
      if (isInPieces === undefined)
        incremental.set(args.document, (isInPieces = isIncremental(args.document)));
      setExecuteFn(isInPieces ? () => executeFn(operation) : () => run(operation));
    },
  };
}
