import { useCallback } from 'react';
import { useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isNetworkFailure, RequestError } from '../../../relay/errors.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { problemKey } from './problems.ts';
import { useUndoChange } from './useUndoChange.ts';

export { problemKey };
import { useMutation, type Effects, type Payload } from '../../../relay/useMutation.ts';

/** An error of a payload; `changedBy` and `changedAt` belong to a field that another admin has changed. */
export interface Problem {
  readonly field: readonly string[];
  readonly code: string;
  readonly message?: string;
  readonly changedBy?: string | null;
  readonly changedAt?: string | null;
}

/** The change of a payload that asks for `change { reference canUndoUntil }`, if it can be undone. */
function undoableChange(payload: unknown): string | null {
  const change: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'change') : undefined;
  if (typeof change !== 'object' || change === null || Reflect.get(change, 'canUndoUntil') == null)
    return null;
  const reference: unknown = Reflect.get(change, 'reference');
  return typeof reference === 'string' ? reference : null;
}

/** How long a saved change can be undone from its message, in milliseconds. */
const UNDO_TIME = 10_000;

interface Options<Mutation extends MutationParameters> extends Effects<Mutation> {
  /** Message after success. */
  readonly done?: string;
  /** Reverts the change: the message then offers it for ten seconds. Default: the payload's `change`, if it can be undone. */
  readonly undo?: (payload: Payload<Mutation>) => void;
  /** Called after success, for example to close a dialog. */
  readonly onDone?: (payload: Payload<Mutation>) => void;
  /** Called with the errors of a refused mutation. */
  readonly onRefused?: (problems: readonly Problem[], payload: Payload<Mutation>) => void;
  /** Errors of fields are shown at the fields by the caller. Default: the first error becomes a message. */
  readonly hasFields?: boolean;
}

/** What became of a mutation: without a payload it failed, and that has been said. */
export interface Outcome<Mutation extends MutationParameters> {
  readonly payload?: Payload<Mutation>;
  readonly problems: readonly Problem[];
  readonly isDone: boolean;
}

function problemsOf(payload: unknown): readonly Problem[] {
  const errors: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'userErrors') : undefined;
  return Array.isArray(errors) ? (errors as readonly Problem[]) : [];
}

/**
 * A mutation of the back-office: sends it, reports failures and refusals in the person's language, and marks responses about its
 * topics as stale. The mutated node itself is updated by the response, so mutations should spread the fragments of what they change.
 *
 * @param topics as of `useAdminQuery`
 */
export function useAdminMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  topics: readonly string[],
): {
  readonly run: (variables: Mutation['variables'], options?: Options<Mutation>) => Promise<Outcome<Mutation>>;
  readonly isPending: boolean;
} {
  const environment = useRelayEnvironment();
  const { t } = useTranslation('admin');
  const { send, isPending } = useMutation<Mutation>(mutation);
  const undoChange = useUndoChange();
  const given = topics.join(' ');
  const run = useCallback(
    async (
      variables: Mutation['variables'],
      { done, undo, onDone, onRefused, hasFields = false, ...effects }: Options<Mutation> = {},
    ): Promise<Outcome<Mutation>> => {
      try {
        const payload = await send(variables, effects);
        const problems = problemsOf(payload);
        const [first] = problems;
        if (first === undefined) {
          markStale(environment, given.split(' '));
          const change = undoableChange(payload);
          const revert =
            undo !== undefined
              ? () => undo(payload)
              : change !== null
                ? () => void undoChange(change)
                : undefined;
          if (done !== undefined)
            toast({
              type: 'success',
              title: done,
              duration: revert === undefined ? 3_000 : UNDO_TIME,
              ...(revert && { action: { label: t('undo'), onClick: revert } }),
            });
          onDone?.(payload);
          return { payload, problems, isDone: true };
        }
        if (!hasFields || first.field.length === 0)
          toast({ type: 'error', title: t('failed'), description: t(problemKey(first.code)) });
        onRefused?.(problems, payload);
        return { payload, problems, isDone: false };
      } catch (error) {
        const key = isNetworkFailure(error)
          ? 'problem.network'
          : problemKey(error instanceof RequestError ? error.code : '');
        toast({ type: 'error', title: t('failed'), description: t(key) });
        // It may have been carried out.
        markStale(environment, given.split(' '));
        return { problems: [], isDone: false };
      }
    },
    [send, environment, given, t, undoChange],
  );
  return { run, isPending };
}
