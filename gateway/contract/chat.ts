/** Messages of the chat host (spec section 7.2), a separate API host. */
import { z } from 'zod';
import { ProductSuggestion } from './catalogue.ts';

export const ChatQueryType = z.enum([
  'SEARCH_PRODUCT',
  'PRODUCT_INFO',
  'PLATFORM_INFO',
  'PLATFORM_HELP',
  'TRANSACTION_HELP',
  'ACCOUNT_MGMT',
  'SELLER_SUPPORT',
  'OTHER',
]);
export type ChatQueryType = z.infer<typeof ChatQueryType>;

/** GET /bot/bot-query. */
export const BotQuery = z.object({ query: z.string().trim().min(1).max(2_000), queryType: ChatQueryType });

/** A JSON `data:` line of the bot stream; a line may also be plain text. `[DONE]` ends the stream. */
export const BotEvent = z.object({
  content: z.string().optional(),
  products: z.array(ProductSuggestion.partial({ slug: true, mainImgUrl: true })).optional(),
  isComplete: z.boolean().optional(),
});
export type BotEvent = z.infer<typeof BotEvent>;
export const BOT_DONE = '[DONE]';

/** POST /classify/classify-query. */
export const ClassifyRequest = z.object({
  query: z.object({ request: z.string().trim().min(1).max(2_000) }),
});
export const ClassifyResponse = z.object({ queryType: ChatQueryType });

/** POST /v1/question/search-products. */
export const QuestionRequest = z.object({ query: z.string().trim().min(1).max(2_000) });

/** POST /voice/speech-to-text answers this to a multipart body with an audio file named `recording.wav`. */
export const SpeechToTextResponse = z.object({ text: z.string() });

/** POST /voice/text-to-speech. */
export const TextToSpeechRequest = z.object({
  text: z.string().min(1).max(4_000),
  language: z.string().default('fr'),
});
export const TextToSpeechResponse = z.object({ audioUrl: z.string() });
