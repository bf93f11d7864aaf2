/** The assistant's features: classify, answer, search, describe pictures, transcribe and speak. */
import type { ProductSuggestion } from '../contract/catalogue.ts';
import { MOST_SHOWN, toChatProducts } from './answers/context.ts';
import type { AnswerContext, Piece } from './answers/context.ts';
import { prepare } from './answers/prepare.ts';
import { replyByRules } from './answers/rules.ts';
import type { ChatConfig } from './config.ts';
import { badInput, notSupported, unavailable } from './errors.ts';
import { openService } from './model/client.ts';
import { replyByModel } from './model/reply.ts';
import { colorsOf } from './pictures/colors.ts';
import { describePicture } from './pictures/look.ts';
import { noteQuestion } from './questions.ts';
import type { Caller, RestClient } from './shop/rest.ts';
import type { Words } from './shop/words.ts';
import { searchProducts } from './tools/search.ts';
import { understand } from './understanding/understand.ts';
import { speak, transcribe } from './voice/voice.ts';
import type { Answer } from './wire/reply.ts';
import type { Assistant } from './wire/routes.ts';

export interface AssistantParts extends Pick<ChatConfig, 'llm' | 'stt' | 'tts'> {
  rest: RestClient;
  words: Words;
  /** Time limit for the model's first token, and between two tokens (ms). */
  firstTokenWithin?: number | undefined;
  /** Called with failures of a service, without the messages sent to it. */
  onProblem: (error: unknown, what: string) => void;
}

const FIRST_TOKEN_WITHIN = 10_000;

/** Answers by the model if there is one; by rules otherwise, and when the model fails before its first piece. */
function answerer(parts: AssistantParts): Answer {
  const { rest, words, llm, onProblem, firstTokenWithin = FIRST_TOKEN_WITHIN } = parts;
  const client = llm && openService(llm);
  return async function* answer(question, caller, begin): AsyncGenerator<Piece> {
    const context = await prepare(question, { rest, words }, caller);
    yield* reply(context, caller, begin);
    noteQuestion(rest, context, onProblem);
  };
  async function* reply(context: AnswerContext, caller: Caller, begin: () => void): AsyncGenerator<Piece> {
    if (llm && client) {
      begin();
      let hasSaid = false;
      try {
        for await (const piece of replyByModel(context, { client, model: llm.model, firstTokenWithin })) {
          hasSaid = true;
          yield piece;
        }
        return;
      } catch (error) {
        if (hasSaid || caller.signal?.aborted === true) throw error;
        onProblem(error, 'the model failed; the rules answer');
      }
    }
    yield* replyByRules(context);
  }
}

/** Calls a service; maps its failure to 503. */
async function served<T>(
  call: Promise<T>,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!signal.aborted) failed(error);
    throw unavailable();
  }
}

export function createAssistant(parts: AssistantParts): Assistant {
  const { rest, words, llm, stt, tts, onProblem } = parts;
  return {
    capabilities: {
      speechToText: stt !== undefined,
      textToSpeech: tts !== undefined,
      vision: llm?.vision === true,
      model: llm !== undefined,
    },
    answer: answerer(parts),
    async classify(query) {
      const { vocabulary } = await words.get();
      return understand(query, {}, vocabulary).intent;
    },
    async search(query, signal): Promise<ProductSuggestion[]> {
      const shop = await words.get();
      const { slots } = understand(query, {}, shop.vocabulary);
      const { products } = await searchProducts(
        { rest, words: shop, caller: { signal }, language: 'fr', preferred: [] },
        slots,
        MOST_SHOWN,
      );
      return toChatProducts(products);
    },
    async readPicture(picture, language, signal) {
      const colors = await colorsOf(picture).catch(() => {
        throw badInput('picture', 'must be a JPEG, PNG, WebP or AVIF picture', 415);
      });
      if (!llm?.vision) return { description: null, colors };
      const description = await describePicture(llm, picture, language, signal).catch((error: unknown) => {
        if (!signal.aborted) onProblem(error, 'describing a picture failed; only its colours are used');
        return '';
      });
      return { description: description === '' ? null : description, colors };
    },
    async transcribe(recording, language, signal) {
      if (!stt) throw notSupported('Speech to text');
      return served(transcribe(stt, recording, language, signal), signal, (error) =>
        onProblem(error, 'a recording was not transcribed'),
      );
    },
    async speak(text, _language, signal) {
      if (!tts) throw notSupported('Text to speech');
      return served(speak(tts, text, signal), signal, (error) => onProblem(error, 'a text was not spoken'));
    },
  };
}
