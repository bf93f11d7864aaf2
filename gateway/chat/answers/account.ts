/** Answers about accounts: where in the shop one does what. */
import type { AnswerContext, Part } from './context.ts';
import { hasCue } from './cues.ts';

const STEPS = ['password', 'remove', 'register', 'change', 'signIn'] as const;

export function answerAccount({ texts, request }: AnswerContext): Part[] {
  const step = STEPS.find((one) => hasCue(request.query, one));
  return [texts.account[step ?? 'general']];
}
