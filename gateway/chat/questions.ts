/** Tells the shop what the assistant was asked, so that staff see what it has no answer to. Without the person. */
import { AskedDone } from '../contract/admin/asked.ts';
import type { AskedQuestion } from '../contract/admin/asked.ts';
import type { AnswerContext } from './answers/context.ts';
import type { RestClient } from './shop/rest.ts';

/** Sends a question after its reply. Only those of a gateway with a token are sent: other callers are not known to be shoppers. Never throws. */
export function noteQuestion(
  rest: RestClient,
  { request, language, meaning, outcome, caller }: AnswerContext,
  onProblem: (error: unknown, what: string) => void,
): void {
  const bearer = caller.client?.['x-gateway-token'];
  if (bearer === undefined || request.picture !== undefined) return;
  const question: AskedQuestion = {
    text: request.query,
    language,
    intent: meaning.intent,
    isAnswered: outcome.isAnswered,
  };
  rest
    .post('/v1/questions', question, AskedDone, { bearer })
    .catch((error: unknown) => onProblem(error, 'a question was not counted'));
}
