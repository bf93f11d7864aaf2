import { useCallback, useState } from 'react';
import { commitMutation, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay';
import type { Environment, MutationConfig, MutationParameters } from 'relay-runtime';
import { toast } from '../design/toast.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { RequestMetadata } from './network.ts';
import { present } from './present.ts';
import { noteChange } from './viewer.ts';

/** A mutation's payload: the value of its one root field. */
export type Payload<Mutation extends MutationParameters> = NonNullable<
  Mutation['response'][keyof Mutation['response']]
>;

/** Optimistic response and updaters, as Relay defines them. */
export type Effects<Mutation extends MutationParameters> = Pick<
  MutationConfig<Mutation>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
>;

/** Options of sending a mutation. */
export interface Sending<Mutation extends MutationParameters> extends Effects<Mutation> {
  /** As of `RequestMetadata`. */
  readonly retries?: number;
}

/** Sends a mutation outside of a component. Rejects on an error, also if the payload is null. */
export function mutate<Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  { optimisticResponse, optimisticUpdater, updater, retries }: Sending<Mutation> = {},
): Promise<Payload<Mutation>> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      ...(optimisticResponse && { optimisticResponse }),
      ...(optimisticUpdater && { optimisticUpdater }),
      ...(updater && { updater }),
      ...(retries !== undefined && { cacheConfig: { metadata: { retries } satisfies RequestMetadata } }),
      onCompleted: (response) => {
        noteChange();
        try {
          const [payload] = Object.values(response as Record<string, unknown>);
          resolve(present(payload) as Payload<Mutation>);
        } catch (error) {
          reject(error);
        }
      },
      onError: (error) => {
        // Whether it was executed is unknown.
        noteChange();
        reject(error);
      },
    });
  });
}

/** Messages at the end of a mutation. Forms show their own and give none. */
export interface MutationTexts {
  /** Title of the toast once it is done. */
  readonly done?: string;
  /** Text of the toast when it failed or was refused. */
  readonly failed?: string;
}

/** The refusals in a payload; none for a payload without `userErrors`. */
function refusalsOf(payload: unknown): readonly unknown[] {
  const errors: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'userErrors') : undefined;
  return Array.isArray(errors) ? errors : [];
}

export type Mutate<Mutation extends MutationParameters> = (
  variables: Mutation['variables'],
  options?: Sending<Mutation> & MutationTexts,
) => Promise<Payload<Mutation>>;

export type TryMutate<Mutation extends MutationParameters> = (
  variables: Mutation['variables'],
  options: Effects<Mutation> & MutationTexts & { readonly failed: string },
) => Promise<Payload<Mutation> | undefined>;

/**
 * A mutation of a component, and whether it is pending.
 *
 * - `send` is for forms: it returns the payload with its `userErrors`, which `useAccountForm` shows at their fields, and
 *   rejects on
 *   an error.
 * - `attempt` is for buttons: an error or a refusal shows a toast with the text `failed`, and returns undefined.
 *
 * Both show `done` if nothing was refused, and take Relay's optimistic response and updaters.
 */
export function useMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): { readonly send: Mutate<Mutation>; readonly attempt: TryMutate<Mutation>; readonly isPending: boolean } {
  const environment = useRelayEnvironment();
  const { t } = useTranslation('common');
  const [pending, setPending] = useState(0);
  const send = useCallback<Mutate<Mutation>>(
    async (variables, options = {}) => {
      setPending((count) => count + 1);
      try {
        const payload = await mutate<Mutation>(environment, mutation, variables, options);
        if (options.done !== undefined && refusalsOf(payload).length === 0)
          toast({ type: 'success', title: options.done, duration: 3000 });
        return payload;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [environment, mutation],
  );
  const attempt = useCallback<TryMutate<Mutation>>(
    async (variables, options) => {
      const payload = await send(variables, options).catch(() => undefined);
      if (payload !== undefined && refusalsOf(payload).length === 0) return payload;
      toast({ type: 'error', title: t('toast.error'), description: options.failed });
      return undefined;
    },
    [send, t],
  );
  return { send, attempt, isPending: pending > 0 };
}
