/**
 * Messages of the chat host, a separate API host. The core is listed in the spec's section 7.2; the extended calls are those of the
 * shop's own host, and another host may answer them with 404, 405 or 501. Errors are those of REST v1 (errors.ts). The host stores
 * nothing between requests, and ends its work when the client disconnects.
 */
import { z } from 'zod';
import { ProductSuggestion } from './catalogue.ts';
import { EntityId, LinkUrl, Slug } from './common.ts';
import { LanguageCode } from './pages.ts';
import { bounded, text } from './text.ts';

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

/** Longest message of a shopper, in characters. */
export const MAX_QUERY_LENGTH = 2_000;
const Query = text(1, MAX_QUERY_LENGTH);

/** GET /bot/bot-query. */
export const BotQuery = z.object({ query: Query, queryType: ChatQueryType });
export type BotQuery = z.infer<typeof BotQuery>;

/** Voice in which the assistant answers. */
export const BotPersona = z.enum([
  'SHOPPING_EXPERT',
  'FASHION_STYLIST',
  'TECH_ADVISOR',
  'HOME_DECORATOR',
  'BEAUTY_EXPERT',
  'SELLER_COACH',
  'INVENTORY_MANAGER',
  'LOGISTICS_EXPERT',
  'MARKETING_SPECIALIST',
  'CUSTOMER_SUPPORT',
]);
export type BotPersona = z.infer<typeof BotPersona>;

/** Limits of one message of the conversation: characters, and products. */
export const MAX_TURN_LENGTH = 4_000;
export const MAX_TURN_PRODUCTS = 20;

/** One message of the conversation, with the products shown with it, in order. */
export const BotTurn = z.object({
  isUser: z.boolean(),
  text: bounded(MAX_TURN_LENGTH).min(1),
  products: z
    .array(z.object({ _id: EntityId }))
    .max(MAX_TURN_PRODUCTS)
    .optional(),
});
export type BotTurn = z.infer<typeof BotTurn>;
export const MAX_TURNS = 12;

/** Content of a picture: the description is null when only colours were recognised (slugs, the most frequent first). */
export const PictureReading = z.object({
  description: bounded(500).nullable(),
  colors: z.array(Slug).max(5),
});
export type PictureReading = z.infer<typeof PictureReading>;

/**
 * POST /bot/bot-query, extended: the same stream as the GET. `language` is the page's; `history` starts with the oldest message. Only
 * the embedded host receives the shopper's session, as `authorization: Bearer …`.
 */
export const BotQueryRequest = BotQuery.extend({
  language: LanguageCode.optional(),
  persona: BotPersona.optional(),
  history: z.array(BotTurn).max(MAX_TURNS).optional(),
  picture: PictureReading.partial({ description: true }).optional(),
});
export type BotQueryRequest = z.infer<typeof BotQueryRequest>;

/** Most choices that a reply offers, and the longest one, in characters. */
export const MAX_CHOICES = 3;
export const MAX_CHOICE_LENGTH = 60;

/** A JSON `data:` line of the bot stream; lines may also be plain text. `[DONE]` ends the stream. */
export const BotEvent = z.object({
  content: z.string().optional(),
  products: z.array(ProductSuggestion.partial({ slug: true, mainImgUrl: true })).optional(),
  /** Messages to choose from, as a reply to a question. */
  choices: z.array(bounded(MAX_CHOICE_LENGTH).min(1)).max(MAX_CHOICES).optional(),
  isComplete: z.boolean().optional(),
});
export type BotEvent = z.infer<typeof BotEvent>;
export const BOT_DONE = '[DONE]';
/** Line of a stream whose reply failed: the text so far is incomplete. A closed connection means the same. */
export const BOT_FAILED = 'event: error';

/** POST /classify/classify-query. */
export const ClassifyRequest = z.object({
  query: z.object({ request: Query }),
});
export const ClassifyResponse = z.object({ queryType: ChatQueryType });

/** POST /v1/question/search-products. */
export const QuestionRequest = z.object({ query: Query });

/** Response of POST /voice/speech-to-text to a multipart body with an audio file named `recording.wav`. */
export const SpeechToTextResponse = z.object({ text: z.string() });

/** Largest recording, in bytes. */
export const MAX_RECORDING_BYTES = 4 * 1024 * 1024;

/** Longest spoken text, in characters. */
export const MAX_SPOKEN_LENGTH = 4_000;

/** POST /voice/text-to-speech. */
export const TextToSpeechRequest = z.object({
  text: bounded(MAX_SPOKEN_LENGTH).min(1),
  language: bounded(35).default('fr'),
});

/** Largest sound, in bytes. */
export const MAX_SOUND_BYTES = 8 * 1024 * 1024;
/** Length of a `data:` URL with the largest sound: four characters per three bytes, and its prefix. */
const LONGEST_SOUND = Math.ceil(MAX_SOUND_BYTES / 3) * 4 + 200;
const NO_SOUND = 'must be a path, an http(s) address or a sound as data URL';

/** A sound as a `data:` URL. */
export const SoundData = bounded(LONGEST_SOUND, NO_SOUND).regex(
  /^data:audio\/[\w.+-]{1,40}(?:;codecs=[\w.,"]{1,40})?;base64,[A-Za-z0-9+/]+={0,2}$/,
  NO_SOUND,
);
/** `audioUrl` is an absolute http(s) address, a path on the chat host, or a sound as `data:` URL. */
export const TextToSpeechResponse = z.object({ audioUrl: z.union([LinkUrl, SoundData], NO_SOUND) });

/**
 * POST /bot/read-picture, extended: answers a PictureReading to a multipart body with a file named `picture` and an optional field
 * `language`; 415 for other content, 413 for a picture that is too large.
 */
export const MAX_PICTURE_BYTES = 5_242_880;

/** GET /bot/capabilities, extended: features of the host beyond text. */
export const ChatCapabilities = z.object({
  speechToText: z.boolean(),
  textToSpeech: z.boolean(),
  /** A model describes pictures; otherwise only their colours are recognised. */
  vision: z.boolean(),
  /** A language model writes the replies. */
  model: z.boolean(),
});
export type ChatCapabilities = z.infer<typeof ChatCapabilities>;

/** Capabilities of a host without that call: the core has speech in both directions. */
export const CORE_CAPABILITIES: ChatCapabilities = {
  speechToText: true,
  textToSpeech: true,
  vision: false,
  model: false,
};
