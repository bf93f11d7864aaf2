/** Routes of the chat host: the core of the spec's section 7.2, and the extended calls of the shop's own host. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ProductSuggestion } from '../../contract/catalogue.ts';
import {
  BotQuery,
  BotQueryRequest,
  ClassifyRequest,
  MAX_PICTURE_BYTES,
  MAX_RECORDING_BYTES,
  QuestionRequest,
  TextToSpeechRequest,
} from '../../contract/chat.ts';
import type { ChatCapabilities, PictureReading } from '../../contract/chat.ts';
import { LanguageCode } from '../../contract/pages.ts';
import type { ChatQueryType } from '../../contract/chat.ts';
import { badInput, invalidInput } from '../errors.ts';
import { formLimit, readForm, takeForms } from './multipart.ts';
import { departure, streamReply } from './reply.ts';
import type { Answer } from './reply.ts';

/** Implements the routes. All functions throw ChatError; other errors become 503. */
export interface Assistant {
  answer: Answer;
  classify(query: string): Promise<ChatQueryType>;
  search(query: string, signal: AbortSignal): Promise<ProductSuggestion[]>;
  readPicture(picture: Buffer, language: LanguageCode, signal: AbortSignal): Promise<PictureReading>;
  transcribe(recording: File, language: string | undefined, signal: AbortSignal): Promise<string>;
  /** Returns the address of the audio. */
  speak(text: string, language: string, signal: AbortSignal): Promise<string>;
  capabilities: ChatCapabilities;
}

function parse<S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw invalidInput(result.error, where);
  return result.data;
}

export function registerRoutes(app: FastifyInstance, assistant: Assistant): void {
  const { answer } = assistant;
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/bot/capabilities', () => assistant.capabilities);

  app.get('/bot/bot-query', (request, reply) =>
    streamReply(parse(BotQuery, request.query, 'query'), { request, reply, answer }),
  );
  app.post('/bot/bot-query', (request, reply) =>
    streamReply(parse(BotQueryRequest, request.body, 'body'), { request, reply, answer }),
  );
  app.route({
    method: 'POST',
    url: '/classify/classify-query',
    handler: async (request) => {
      const { query } = parse(ClassifyRequest, request.body, 'body');
      return { queryType: await assistant.classify(query.request) };
    },
  });
  app.post('/v1/question/search-products', (request, reply) =>
    assistant.search(parse(QuestionRequest, request.body, 'body').query, departure(reply)),
  );
  app.route({
    method: 'POST',
    url: '/voice/text-to-speech',
    handler: async (request, reply) => {
      const { text, language } = parse(TextToSpeechRequest, request.body, 'body');
      return { audioUrl: await assistant.speak(text, language, departure(reply)) };
    },
  });

  void app.register((forms, _options, done) => {
    takeForms(forms);
    forms.post(
      '/voice/speech-to-text',
      { bodyLimit: formLimit(MAX_RECORDING_BYTES) },
      async (request, reply) => {
        const { file, text } = await readForm(request.body, 'audio', MAX_RECORDING_BYTES);
        const language = text('language') ?? request.headers['accept-language'];
        return { text: await assistant.transcribe(file, language, departure(reply)) };
      },
    );
    forms.post('/bot/read-picture', { bodyLimit: formLimit(MAX_PICTURE_BYTES) }, async (request, reply) => {
      const { file, text } = await readForm(request.body, 'picture', MAX_PICTURE_BYTES);
      const language = LanguageCode.safeParse(text('language') ?? 'fr');
      if (!language.success) throw badInput('language', 'is not known');
      const picture = Buffer.from(await file.arrayBuffer());
      return assistant.readPicture(picture, language.data, departure(reply));
    });
    done();
  });
}
