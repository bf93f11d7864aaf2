/** Loads what an answer needs: the conversation, the products shown before, the language. */
import type { BotQueryRequest } from '../../contract/chat.ts';
import { normalise } from '../../lexicon/normalise.ts';
import { referenceIn } from '../understanding/references.ts';
import { PERSONAS } from '../personas.ts';
import type { Caller, RestClient } from '../shop/rest.ts';
import type { Words } from '../shop/words.ts';
import type { ToolContext } from '../tools/context.ts';
import { productsByIds } from '../tools/products.ts';
import type { AnswerContext } from './context.ts';
import { meaningOf, shownIds } from './conversation.ts';
import { answerLanguage } from './language.ts';
import { VOICES } from '../voices.ts';
import { TEXTS } from './texts/index.ts';

/** @throws like RestClient */
export async function prepare(
  request: BotQueryRequest,
  shop: { rest: RestClient; words: Words },
  caller: Caller,
): Promise<AnswerContext> {
  const { query, queryType, history = [] } = request;
  const persona = request.persona && PERSONAS[request.persona];
  const said = history.flatMap(({ isUser, text }) => (isUser ? [text] : []));
  const language = answerLanguage(query, request.language, said);
  const words = await shop.words.get();
  const tools: ToolContext = {
    rest: shop.rest,
    words,
    caller,
    language,
    preferred: persona?.departments ?? [],
  };
  const { list, wider, single } = shownIds(history);
  const products = await productsByIds(tools, [
    ...new Set([...wider, ...list, ...(single === undefined ? [] : [single])]),
  ]);
  const byId = new Map(products.map((product) => [product._id, product]));
  // "The third" after a comparison of two is that of the list before.
  const text = normalise(query);
  const isBeyond =
    referenceIn(text, list.length) === undefined && referenceIn(text, wider.length) !== undefined;
  const shown = (isBeyond ? wider : list).map((id) => byId.get(id) ?? null);
  return {
    ...tools,
    outcome: { isAnswered: true },
    request,
    texts: TEXTS[language],
    persona,
    voice: request.persona && VOICES[request.persona][language],
    meaning: meaningOf({ query, queryType, history }, shown, words.vocabulary),
    shown,
    isComparison: wider.length > 0 && !isBeyond,
    single: single === undefined ? undefined : byId.get(single),
  };
}
