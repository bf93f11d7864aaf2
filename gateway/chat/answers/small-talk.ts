/** Answers to messages without a request to the shop, and to unclear ones. */
import type { AnswerContext, Part } from './context.ts';
import type { Turn } from '../understanding/turns/turn.ts';

/** The persona's greeting, with questions it can answer. */
function greeting({
  texts,
  persona,
  language,
  questions,
}: AnswerContext & { questions: readonly string[] }): string {
  return `${persona?.texts[language].greeting ?? texts.hello}\n${texts.forExample(questions)}`;
}

/** Asks what is meant, with questions that can be answered. */
export function askBack(context: AnswerContext): Part[] {
  const { texts, shown } = context;
  context.outcome.isAnswered = false;
  const offers = shown.length > 1 ? texts.offers.list : texts.offers.start;
  return [texts.unclear, { choices: [...offers] }];
}

/** The answer to a turn that asks nothing of the shop; undefined for others. */
export function answerSmallTalk(
  context: AnswerContext,
  turn: Turn,
  questions: readonly string[],
): Part[] | undefined {
  const { texts, voice } = context;
  switch (turn) {
    case 'hello':
    case 'identity':
      return [greeting({ ...context, questions })];
    case 'thanks':
      return [(voice ?? texts).thanks];
    case 'bye':
      return [(voice ?? texts).bye];
    case 'wellbeing':
      return [texts.fine];
    case 'assent':
      return [texts.goOn];
    case 'human':
      return [texts.contact];
    case 'complaint':
      return [texts.sorry];
    case 'offtopic':
      context.outcome.isAnswered = false;
      return [`${texts.elsewhere}\n${texts.forExample(questions)}`];
    default:
      return undefined;
  }
}
