/** Answers about the shop itself, from its text pages. */
import { plainText } from '../../contract/plain-text.ts';
import { findHelp } from '../tools/help.ts';
import type { Topic } from '../tools/topics.ts';
import type { AnswerContext, Part } from './context.ts';

const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => plainText(line, 400))
    .filter(Boolean)
    .join('\n');

/** The paragraph that answers a question, or that of the topic `fallback`; undefined when there is none. */
export async function helpText(
  context: AnswerContext,
  question: string,
  fallback?: Topic,
): Promise<string | undefined> {
  const answer = await findHelp(context, question, fallback);
  if (!answer || answer.text === '') return undefined;
  return `${linesOf(answer.text)}\n${context.texts.readMore(plainText(answer.title, 80))}`;
}

export async function answerHelp(context: AnswerContext, fallback?: Topic): Promise<Part[]> {
  const { persona, voice, request, texts } = context;
  const text = await helpText(context, request.query, persona?.forSellers ?? fallback);
  if (text === undefined) {
    context.outcome.isAnswered = false;
    return [`${texts.noHelp}\n${texts.forExample(texts.offers.help)}`];
  }
  return voice ? [`${voice.lead}\n${text}`, voice.next] : [text];
}
