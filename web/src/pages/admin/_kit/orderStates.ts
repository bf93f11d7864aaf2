/** States of sub-orders in the order of their way, and the steps that staff may take. */
import { TRANSITIONS } from '../../../../../gateway/contract/rules/order-states.ts';
import { oneOf } from './oneOf.ts';
import type { OrderState } from './__generated__/StepDialogMutation.graphql.ts';

export const ORDER_STATES: readonly OrderState[] = Object.keys(TRANSITIONS) as OrderState[];

/** The next states that staff may set from here; an open return is decided by its inspection instead. */
export function nextStates(state: string): readonly OrderState[] {
  const from = oneOf(ORDER_STATES, state);
  if (from === undefined || from === 'RETURN_OPEN') return [];
  return ORDER_STATES.filter((to) => TRANSITIONS[from][to]?.by.includes('admin') && to !== 'RETURN_OPEN');
}

/** Whether a transition needs its reason. */
export const needsNote = (from: string, to: OrderState): boolean => {
  const state = oneOf(ORDER_STATES, from);
  return state !== undefined && TRANSITIONS[state][to]?.needsNote === true;
};
