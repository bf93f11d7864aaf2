/** Answers to what asks for nothing. */
import type { AnswerContext, Part } from './context.ts';
import { hasCue } from './cues.ts';

/** The greeting of whoever speaks, with questions that it has an answer to. */
function greeting({
  texts,
  persona,
  language,
  questions,
}: AnswerContext & { questions: readonly string[] }): string {
  return `${persona?.texts[language].greeting ?? texts.hello}\n${texts.forExample(questions)}`;
}

export function answerSmallTalk(context: AnswerContext, questions: readonly string[]): Part[] {
  const { texts, request } = context;
  if (hasCue(request.query, 'thanks')) return [texts.thanks];
  if (hasCue(request.query, 'bye')) return [texts.bye];
  if (hasCue(request.query, 'hello')) return [greeting({ ...context, questions })];
  return [`${texts.elsewhere}\n${texts.forExample(questions)}`];
}
