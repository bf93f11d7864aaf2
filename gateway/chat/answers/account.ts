/** Answers about accounts: where to do what in the shop. */
import type { AnswerContext, Part } from './context.ts';
import { hasCue } from './cues.ts';

const STEPS = ['password', 'remove', 'register', 'change', 'signIn'] as const;

export function answerAccount({ texts, request }: AnswerContext): Part[] {
  const step = STEPS.find((one) => hasCue(request.query, one));
  return [texts.account[step ?? 'general']];
}
