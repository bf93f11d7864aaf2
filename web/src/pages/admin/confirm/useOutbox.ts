import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { dismissToast, toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { isNetworkFailure } from '../../../relay/errors.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { mutate } from '../../../relay/useMutation.ts';
import { problemKey } from '../_kit/useAdminMutation.ts';
import type {
  OrderConfirmInput,
  useOutboxConfirmMutation,
} from './__generated__/useOutboxConfirmMutation.graphql.ts';
import type {
  OrderContactNoteInput,
  useOutboxContactMutation,
} from './__generated__/useOutboxContactMutation.graphql.ts';

/** How long an outcome can be taken back before it is sent, in milliseconds. */
const HELD_BACK = 3_000;
/** How long a list that was read before an outcome arrived can still be under way, in milliseconds. */
const READS_UNDER_WAY = 15_000;
const TOAST = 'desk-outcome';

/** How a call ended, without the key under which it is sent. */
export type CallOutcome =
  | { readonly kind: 'confirm'; readonly input: Omit<OrderConfirmInput, 'orderId' | 'idempotencyKey'> }
  | { readonly kind: 'contact'; readonly input: Omit<OrderContactNoteInput, 'orderId' | 'idempotencyKey'> };

interface Entry {
  readonly orderId: string;
  readonly number: string;
  readonly outcome: CallOutcome;
  /** One effect, however often it is sent. */
  readonly idempotencyKey: string;
}

interface Outbox {
  /** Orders whose outcome waits, is being sent, was just sent or could not be sent: they are not offered again. */
  readonly done: ReadonlySet<string>;
  readonly add: (entry: Omit<Entry, 'idempotencyKey'>, title: string) => void;
  /** Takes back the latest outcome that waits; returns its order. */
  readonly undo: () => string | undefined;
  readonly isWaiting: (orderId: string) => boolean;
}

/**
 * Outcomes of calls on their way: each waits three seconds, in which it can be taken back, and is sent whatever screen is shown
 * then. What could not be sent is said by name, and can be sent again under the same key.
 *
 * @param onUndo gets the order of an outcome that was taken back from its message
 */
export function useOutbox(onUndo: (orderId: string) => void): Outbox {
  const environment = useRelayEnvironment();
  const { t } = useTranslation('adminDesk');
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set());
  const waiting = useRef(new Map<string, { readonly entry: Entry; readonly timer: number }>());

  const change = useCallback((orderId: string, isDone: boolean) => {
    setDone((before) => {
      const next = new Set(before);
      if (isDone) next.add(orderId);
      else next.delete(orderId);
      return next;
    });
  }, []);

  const post = useCallback(
    async function post(entry: Entry): Promise<void> {
      const { orderId, number, outcome, idempotencyKey } = entry;
      const fail = (description: string, isRepeatable: boolean): void => {
        change(orderId, isRepeatable);
        toast({
          id: `${TOAST} ${orderId}`,
          type: 'error',
          title: t('outbox.failed', { number }),
          description,
          duration: Infinity,
          ...(isRepeatable && { action: { label: t('outbox.retry'), onClick: () => void post(entry) } }),
        });
      };
      try {
        const { userErrors } =
          outcome.kind === 'confirm'
            ? await mutate<useOutboxConfirmMutation>(
                environment,
                graphql`
                  mutation useOutboxConfirmMutation($input: OrderConfirmInput!) {
                    orderConfirm(input: $input) {
                      order {
                        id
                        state
                      }
                      userErrors {
                        code
                        changedBy
                      }
                    }
                  }
                `,
                { input: { orderId, idempotencyKey, ...outcome.input } },
              )
            : await mutate<useOutboxContactMutation>(
                environment,
                graphql`
                  mutation useOutboxContactMutation($input: OrderContactNoteInput!) {
                    orderContactNote(input: $input) {
                      order {
                        id
                        state
                        desk {
                          nextContactAt
                          attempts
                        }
                      }
                      userErrors {
                        code
                        changedBy
                      }
                    }
                  }
                `,
                { input: { orderId, idempotencyKey, ...outcome.input } },
              );
        const [problem] = userErrors;
        if (problem)
          fail(
            problem.code === 'CLAIMED_BY'
              ? t('claim.lostText', { name: problem.changedBy ?? '' })
              : t(`admin:${problemKey(problem.code)}`),
            false,
          );
        else {
          dismissToast(`${TOAST} ${orderId}`);
          // Its new state, or the time of its next call, is in the store; but a queue read before it would offer it once more.
          setTimeout(() => change(orderId, false), READS_UNDER_WAY);
        }
      } catch (error) {
        fail(t(isNetworkFailure(error) ? 'admin:problem.network' : 'admin:problem.OTHER'), true);
      }
      markStale(environment, ['orders', 'queue', 'order']);
    },
    [environment, change, t],
  );

  const take = useCallback(
    (orderId: string): string | undefined => {
      const held = waiting.current.get(orderId);
      if (held === undefined) return undefined;
      clearTimeout(held.timer);
      waiting.current.delete(orderId);
      change(orderId, false);
      dismissToast(TOAST);
      return orderId;
    },
    [change],
  );

  useEffect(() => {
    const held = waiting.current;
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (held.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => {
      removeEventListener('beforeunload', onUnload);
      // Another screen: what was decided is sent now.
      for (const { entry, timer } of held.values()) {
        clearTimeout(timer);
        void post(entry);
      }
      held.clear();
    };
  }, [post]);

  return {
    done,
    add(given, title) {
      const entry = { ...given, idempotencyKey: newKey() };
      const { orderId } = entry;
      const timer = window.setTimeout(() => {
        waiting.current.delete(orderId);
        void post(entry);
      }, HELD_BACK);
      waiting.current.set(orderId, { entry, timer });
      change(orderId, true);
      toast({
        id: TOAST,
        type: 'success',
        title,
        duration: HELD_BACK,
        action: {
          label: t('outbox.undo'),
          onClick: () => {
            if (take(orderId) !== undefined) onUndo(orderId);
          },
        },
      });
    },
    undo() {
      const latest = [...waiting.current.keys()].at(-1);
      return latest === undefined ? undefined : take(latest);
    },
    isWaiting: (orderId) => waiting.current.has(orderId),
  };
}
