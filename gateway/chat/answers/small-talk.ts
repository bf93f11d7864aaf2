/** Answers to messages without a request. */
import type { AnswerContext, Part } from './context.ts';
import { hasCue, isAssent } from './cues.ts';
import { topicOf } from '../tools/topics.ts';

/** The persona's greeting, with questions it can answer. */
function greeting({
  texts,
  persona,
  language,
  questions,
}: AnswerContext & { questions: readonly string[] }): string {
  return `${persona?.texts[language].greeting ?? texts.hello}\n${texts.forExample(questions)}`;
}

/** The answer to a remark that requests nothing of the shop (an assent, an insult, a wish for human support); undefined for others. */
export function answerRemark(context: AnswerContext): Part[] | undefined {
  const { texts, request, meaning } = context;
  const { query } = request;
  if (isAssent(query)) return [texts.goOn];
  const { category, orderNumber, phone, reference } = meaning.slots;
  if ([orderNumber, phone, reference].some((slot) => slot !== undefined)) return undefined;
  if (meaning.intent !== 'ACCOUNT_MGMT' && hasCue(query, 'human')) return [texts.contact];
  const asks = category !== undefined || topicOf(query) !== undefined || hasCue(query, 'ownOrder');
  if (!asks && hasCue(query, 'insult')) return [texts.sorry];
  return undefined;
}

export function answerSmallTalk(context: AnswerContext, questions: readonly string[]): Part[] {
  const { texts, request, voice } = context;
  if (hasCue(request.query, 'thanks')) return [(voice ?? texts).thanks];
  if (hasCue(request.query, 'bye')) return [(voice ?? texts).bye];
  if (hasCue(request.query, 'howAreYou') && !hasCue(request.query, 'hello')) return [texts.fine];
  if (hasCue(request.query, 'hello') || hasCue(request.query, 'whoAreYou'))
    return [greeting({ ...context, questions })];
  context.outcome.isAnswered = false;
  return [`${texts.elsewhere}\n${texts.forExample(questions)}`];
}
