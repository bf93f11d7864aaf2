/**
 * The calls of the services that a shop may bring itself: which of REST v1 are core, and the whole lists of the chat host and of the
 * delivery service. The calls of REST v1 with their schemas are the routes of the embedded origin (origin/api/routes.ts).
 */
import { z } from 'zod';
import { CarrierShipment, CarrierShipmentRequest, CarrierTracking, CarrierTransit } from './carrier.ts';
import { ProductSuggestion } from './catalogue.ts';
import {
  BOT_DONE,
  BotEvent,
  BotQuery,
  BotQueryRequest,
  ChatCapabilities,
  ClassifyRequest,
  ClassifyResponse,
  PictureReading,
  QuestionRequest,
  SpeechToTextResponse,
  TextToSpeechRequest,
  TextToSpeechResponse,
} from './chat.ts';

/**
 * The calls that the specification lists for the main API (section 7.1), by method and path of their route: an upstream may offer
 * these alone, and the shop then has all its pages. All other calls are extended.
 */
export const CORE_REST_CALLS: ReadonlySet<string> = new Set([
  'GET /v1/admin/users/:accountNumber',
  'GET /v1/admin/users',
  'GET /v1/admin/categories',
  'GET /v1/admin/categories/:slug',
  'GET /v1/admin/products/all',
  'GET /v1/admin/products',
  'GET /v1/admin/products/filter-options',
  'GET /v1/admin/products/search/:query',
  'GET /v1/admin/orders',
  'GET /v1/admin/orders/:id',
  'GET /v1/admin/tickets',
  'GET /v1/admin/coupons',
  'GET /v1/admin/sellers',
  'GET /v1/admin/sellers/:id',
  'GET /v1/admin/homepages-name/:name',
  'POST /v1/mail/welcome',
  'POST /v1/user/wishlist/get',
  'POST /v1/user/wishlist/check',
  'POST /v1/user/wishlist/add',
  'DELETE /v1/user/wishlist/remove',
  'POST /v1/admin/upload-photos-supabase',
]);

/** A call of the chat host or of the delivery service. */
export interface UpstreamCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** Parameters are written `:name`. */
  path: string;
  summary: string;
  /** The specification lists it; an extended call may be answered with 404, 405 or 501. */
  isCore: boolean;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is a multipart form with one file in this field, of this file name. */
  form?: { field: string; fileName: string };
  /** Content type of a response that is not JSON. */
  contentType?: string;
  /** Schema of the JSON response, or of an event stream's lines of JSON. */
  response?: z.ZodType;
  /** Query, body and response; of an event stream: its text. */
  example?: { query?: Record<string, string>; body?: unknown; response?: unknown };
}

const ASKED = 'Je cherche une lampe';
const LAMP = { _id: '42', name: 'Lampe de bureau', slug: 'lampe-de-bureau', mainImgUrl: null };
/** The text of an event stream. */
const streamOf = (...lines: string[]): string => lines.map((line) => `data: ${line}\n\n`).join('');
const REPLY = streamOf(
  JSON.stringify({ content: 'Voici une lampe.' }),
  JSON.stringify({ products: [LAMP] }),
  BOT_DONE,
);

/** The calls of the chat host (section 7.2). */
export const CHAT_CALLS: readonly UpstreamCall[] = [
  {
    method: 'GET',
    path: '/bot/bot-query',
    summary: 'The reply to a message, as an event stream that `[DONE]` ends.',
    isCore: true,
    query: BotQuery,
    contentType: 'text/event-stream',
    response: BotEvent,
    example: { query: { query: ASKED, queryType: 'SEARCH_PRODUCT' }, response: REPLY },
  },
  {
    method: 'POST',
    path: '/bot/bot-query',
    summary: 'The same with language, persona, history and picture.',
    isCore: false,
    body: BotQueryRequest,
    contentType: 'text/event-stream',
    response: BotEvent,
    example: {
      body: { query: ASKED, queryType: 'SEARCH_PRODUCT', language: 'fr', history: [] },
      response: REPLY,
    },
  },
  {
    method: 'GET',
    path: '/bot/capabilities',
    summary: 'What the host can do besides text.',
    isCore: false,
    response: ChatCapabilities,
    example: { response: { speechToText: true, textToSpeech: true, vision: false, model: true } },
  },
  {
    method: 'POST',
    path: '/bot/read-picture',
    summary: 'What is on a picture.',
    isCore: false,
    form: { field: 'picture', fileName: 'picture' },
    response: PictureReading,
    example: { response: { description: 'Une lampe rouge', colors: ['rouge'] } },
  },
  {
    method: 'POST',
    path: '/classify/classify-query',
    summary: 'What a message is about.',
    isCore: true,
    body: ClassifyRequest,
    response: ClassifyResponse,
    example: { body: { query: { request: ASKED } }, response: { queryType: 'SEARCH_PRODUCT' } },
  },
  {
    method: 'POST',
    path: '/v1/question/search-products',
    summary: 'Products for a question.',
    isCore: true,
    body: QuestionRequest,
    response: z.array(ProductSuggestion),
    example: { body: { query: ASKED }, response: [LAMP] },
  },
  {
    method: 'POST',
    path: '/voice/speech-to-text',
    summary: 'The text of a recording.',
    isCore: true,
    form: { field: 'audio', fileName: 'recording.wav' },
    response: SpeechToTextResponse,
    example: { response: { text: ASKED } },
  },
  {
    method: 'POST',
    path: '/voice/text-to-speech',
    summary: 'A text as speech.',
    isCore: true,
    body: TextToSpeechRequest,
    response: TextToSpeechResponse,
    example: { body: { text: 'Bonjour', language: 'fr' }, response: { audioUrl: '/sounds/1.mp3' } },
  },
];

/** The calls of the delivery service (docs/delivery-service.md). */
export const DELIVERY_CALLS: readonly UpstreamCall[] = [
  {
    method: 'POST',
    path: '/shipments',
    summary: 'Accepts a parcel; one parcel per reference.',
    isCore: true,
    body: CarrierShipmentRequest,
    response: CarrierShipment,
  },
  {
    method: 'GET',
    path: '/shipments/:trackingNumber',
    summary: 'The state of a parcel.',
    isCore: true,
    response: CarrierTracking,
  },
  {
    method: 'GET',
    path: '/shipments/:trackingNumber/label',
    summary: 'The label to print.',
    isCore: true,
    contentType: 'application/pdf or text/html',
  },
  {
    method: 'DELETE',
    path: '/shipments/:trackingNumber',
    summary: 'Cancels a parcel that has not been picked up.',
    isCore: false,
  },
  {
    method: 'GET',
    path: '/transit-times',
    summary: 'Working days between two governorates.',
    isCore: true,
    query: z.object({ from: z.string(), to: z.string() }),
    response: CarrierTransit,
  },
];
