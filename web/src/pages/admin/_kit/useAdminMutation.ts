import { useCallback } from 'react';
import { useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isNetworkFailure, RequestError } from '../../../relay/errors.ts';
import { markStale, noteOwnChange } from '../../../relay/useAdminQuery.ts';
import { useMutation, type Payload, type Sending } from '../../../relay/useMutation.ts';
import { useAskPassword } from './PasswordProvider.tsx';
import { reportSave } from './lastSave.ts';
import { problemKey, type Problem } from './problems.ts';
import { signInAgain } from './signIn.ts';
import { useProblemText } from './useProblemText.ts';
import { useUndoChange } from './useUndoChange.ts';

export { problemKey, type Problem };

/** The change of a payload that asks for `change { reference canUndoUntil }`, if it can be undone. */
function undoableChange(payload: unknown): string | null {
  const change: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'change') : undefined;
  if (typeof change !== 'object' || change === null || Reflect.get(change, 'canUndoUntil') == null)
    return null;
  const reference: unknown = Reflect.get(change, 'reference');
  return typeof reference === 'string' ? reference : null;
}

/** The topic of the audit log, which every change adds to. */
const AUDIT = 'audit';

interface Options<Mutation extends MutationParameters> extends Sending<Mutation> {
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
 * topics as stale. When it needs the password again, that is asked for and the mutation repeated. The mutated node itself is updated by the response, so mutations should spread the fragments of what they change.
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
  const askPassword = useAskPassword();
  const { textOf, refusalOf } = useProblemText();
  const given = topics.join(' ');
  const run = useCallback(
    async (
      variables: Mutation['variables'],
      { done, undo, onDone, onRefused, hasFields = false, ...sending }: Options<Mutation> = {},
    ): Promise<Outcome<Mutation>> => {
      noteOwnChange(environment);
      try {
        let payload = await send(variables, sending);
        if (problemsOf(payload).some(({ code }) => code === 'PASSWORD_REQUIRED') && (await askPassword()))
          payload = await send(variables, sending);
        noteOwnChange(environment);
        const problems = problemsOf(payload);
        const [first] = problems;
        if (first === undefined) {
          markStale(environment, [...given.split(' '), AUDIT]);
          const change = undoableChange(payload);
          const revert =
            undo !== undefined
              ? () => undo(payload)
              : change !== null
                ? () => void undoChange(change)
                : undefined;
          if (done !== undefined)
            reportSave(done, revert === undefined ? null : { label: t('undo'), run: revert });
          onDone?.(payload);
          return { payload, problems, isDone: true };
        }
        if (!hasFields || first.field.length === 0 || first.code === 'PASSWORD_REQUIRED')
          toast({ type: 'error', title: t('failed'), description: textOf(problems) });
        onRefused?.(problems, payload);
        return { payload, problems, isDone: false };
      } catch (error) {
        const code = error instanceof RequestError ? error.code : '';
        const text = isNetworkFailure(error)
          ? t('problem.network')
          : code === 'FORBIDDEN'
            ? refusalOf(error)
            : textOf([{ code }]);
        toast({
          type: 'error',
          title: t('failed'),
          description: text,
          // What was typed stays on screen until then.
          ...(code === 'UNAUTHENTICATED' && {
            action: { label: t('sessionEnded.signIn'), onClick: signInAgain },
          }),
        });
        // It may have been carried out.
        markStale(environment, [...given.split(' '), AUDIT]);
        return { problems: [], isDone: false };
      }
    },
    [send, environment, given, t, undoChange, askPassword, textOf, refusalOf],
  );
  return { run, isPending };
}
