/**
 * The chat host: the spec's five calls, and the extended ones of the shop's own host where there are such. No content of messages is
 * put into an error or a log.
 */
import { Pool } from 'undici';
import {
  ChatCapabilities,
  ClassifyResponse,
  CORE_CAPABILITIES,
  MAX_SOUND_BYTES,
  PictureReading,
  SpeechToTextResponse,
  TextToSpeechResponse,
} from '../../contract/chat.ts';
import { monotonicNow } from '../../service/clock.ts';
import { activeTracer, beginSpan, withSpan } from '../../service/tracing.ts';
import type { BotQueryRequest, ChatQueryType } from '../../contract/chat.ts';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import type { LanguageCode } from '../../contract/pages.ts';
import { openStream } from './chat-stream.ts';
import type { ReplySink, StreamRequest } from './chat-stream.ts';
import { chatErrorAnswer, jsonOf, noResponse, timedOut, unusableAnswer, UpstreamError } from './errors.ts';
import { HttpUpstream, withRequestIdHeader } from './http.ts';
import type { HttpRequest } from './http.ts';
import { multipartBody } from './multipart.ts';
import { readRetryAfter } from './retry-after.ts';

export interface ChatHostOptions {
  /** Base address of the chat host, or what starts it and then tells its address; asked again after it failed. */
  url: string | (() => Promise<string>);
  /** It is the shop's own: it may receive the session of a message. */
  knowsSessions?: boolean | undefined;
  /** Authenticates the gateway to the shop's API; sent to the shop's own host only, which forwards it. */
  serviceToken?: string | undefined;
  /** Clock in ms; for tests. */
  now?: (() => number) | undefined;
}

/** The author of a message. */
export interface ChatVisitor {
  /** Session token; undefined for a visitor. */
  readonly token?: string | undefined;
  /** Address, for the rate limits of the shop's API. */
  readonly client?: string | undefined;
}

/** A picture or a recording. */
export interface ChatFile {
  bytes: Buffer;
  /** Its media type. */
  type: string;
}

/** Deadlines of the calls (ms). */
const CAPABILITIES_TIMEOUT_MS = 2_000;
const CLASSIFY_TIMEOUT_MS = 3_000;
const FILE_TIMEOUT_MS = 30_000;
/** How long the host's capabilities, its being unreachable, and a missing call are cached (ms). */
const CAPABILITIES_MS = 60_000;
const UNREACHABLE_MS = 5_000;
const LACKING_MS = 300_000;
/** As base64 in JSON it is a third larger. */
const LARGEST_ANSWER = 12 * 1024 * 1024;
/** More than replies may run at once (assistant/replies.ts). */
const STREAMS = 2_048;
const CONNECT_TIMEOUT_MS = 1_500;

const SOUND_TYPE = /^audio\/[\w.+-]{1,40}$/;

/** The page's languages in `accept-language`. */
const LANGUAGE_TAGS: Readonly<Record<LanguageCode, string>> = { fr: 'fr', en: 'en', de: 'de', tn: 'ar-TN' };

interface Connections {
  url: URL;
  /** Path of the address, without slashes at its end. */
  prefix: string;
  http: HttpUpstream;
  streams: Pool;
}

function connectTo(address: string): Connections {
  const url = new URL(address);
  return {
    url,
    prefix: url.pathname.replace(/\/+$/, ''),
    http: new HttpUpstream({
      url: address,
      maxResponseBytes: LARGEST_ANSWER,
      connections: 16,
      isForOnePurpose: true,
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
    }),
    streams: new Pool(url.origin, {
      connections: STREAMS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      allowH2: false,
    }),
  };
}

function coreRequest({ prefix }: Connections, { query, queryType }: BotQueryRequest): StreamRequest {
  const path = `${prefix}/bot/bot-query?query=${encodeURIComponent(query)}&queryType=${queryType}`;
  return { method: 'GET', path, headers: { accept: 'text/event-stream' }, body: null };
}

export class ChatHost {
  readonly knowsSessions: boolean;
  readonly #serviceToken: string | undefined;
  readonly #start: () => Promise<string>;
  readonly #now: () => number;
  #connections: Promise<Connections> | undefined;
  #capabilities: { until: number; found: Promise<ChatCapabilities | null> } | undefined;
  #lacksPostUntil = 0;

  constructor({ url, knowsSessions = false, serviceToken, now = monotonicNow }: ChatHostOptions) {
    this.knowsSessions = knowsSessions;
    this.#serviceToken = serviceToken;
    this.#start = typeof url === 'string' ? () => Promise.resolve(url) : url;
    this.#now = now;
    // An address that cannot be parsed is reported at the start.
    if (typeof url === 'string') this.#connections = Promise.resolve(connectTo(url));
  }

  /** Its capabilities; null: it cannot be reached. Never rejects. */
  capabilities(): Promise<ChatCapabilities | null> {
    if (this.#capabilities && this.#now() < this.#capabilities.until) return this.#capabilities.found;
    const found = this.#readCapabilities();
    this.#capabilities = { until: this.#now() + CAPABILITIES_MS, found };
    return found;
  }

  async #readCapabilities(): Promise<ChatCapabilities | null> {
    try {
      const path = '/bot/capabilities';
      return ChatCapabilities.parse(
        await this.#json({ method: 'GET', path, totalTimeoutMs: CAPABILITIES_TIMEOUT_MS }),
      );
    } catch (error) {
      if (error instanceof UpstreamError && error.code === GATEWAY_CODES.notSupported)
        return CORE_CAPABILITIES;
      if (this.#capabilities) this.#capabilities.until = this.#now() + UNREACHABLE_MS;
      return null;
    }
  }

  /** What a message is about. */
  async classify(query: string, signal: AbortSignal | undefined): Promise<ChatQueryType> {
    const answer = await this.#post(
      '/classify/classify-query',
      { query: { request: query } },
      CLASSIFY_TIMEOUT_MS,
      signal,
    );
    return decoded(() => ClassifyResponse.parse(answer).queryType);
  }

  /** What is on a picture. Only the extended host can tell. */
  async readPicture(
    picture: ChatFile,
    language: LanguageCode,
    signal: AbortSignal | undefined,
  ): Promise<PictureReading> {
    const file = { name: 'picture', fileName: 'picture', ...picture };
    const answer = await naming(
      'picture',
      this.#file('/bot/read-picture', file, language, signal, { language }),
    );
    return decoded(() => PictureReading.parse(answer));
  }

  /** The text of a recording. */
  async transcribe(
    recording: ChatFile,
    language: LanguageCode,
    signal: AbortSignal | undefined,
  ): Promise<string> {
    // The file name is the specification's for all types.
    const file = { name: 'audio', fileName: 'recording.wav', ...recording };
    const answer = await naming('recording', this.#file('/voice/speech-to-text', file, language, signal));
    return decoded(() => SpeechToTextResponse.parse(answer).text);
  }

  /** A text as speech: a `data:` URL. */
  async speak(text: string, language: LanguageCode, signal: AbortSignal | undefined): Promise<string> {
    const answer = await this.#post('/voice/text-to-speech', { text, language }, FILE_TIMEOUT_MS, signal);
    const { audioUrl } = decoded(() => TextToSpeechResponse.parse(answer));
    return audioUrl.startsWith('data:') ? audioUrl : this.#fetchSound(audioUrl, signal);
  }

  /**
   * Requests a reply. Returns the function that aborts it. A host without the extended call gets the core call, which has
   * neither history nor persona; the extended call is not tried again for a while.
   */
  reply(message: BotQueryRequest, visitor: ChatVisitor, sink: ReplySink): () => void {
    const span =
      activeTracer() && beginSpan('client', 'POST /bot/bot-query', { 'http.request.method': 'POST' });
    if (span === undefined) return this.#reply(message, visitor, sink);
    const traced: ReplySink = {
      text: (text) => sink.text(text),
      products: (ids) => sink.products(ids),
      choices: (choices) => sink.choices(choices),
      ended() {
        span.end();
        sink.ended();
      },
      failed(error) {
        span.end(error.code);
        sink.failed(error);
      },
    };
    const leave = withSpan(span, () => this.#reply(message, visitor, traced));
    return () => {
      span.end();
      leave();
    };
  }

  #reply(message: BotQueryRequest, visitor: ChatVisitor, sink: ReplySink): () => void {
    let hasLeft = false;
    let leave = (): void => {
      hasLeft = true;
    };
    const begin = async (): Promise<void> => {
      const host = await this.#connected();
      if (!hasLeft) leave = this.#openReply(host, message, visitor, sink);
    };
    begin().catch((error: unknown) => {
      if (!hasLeft) sink.failed(error instanceof UpstreamError ? error : noResponse(error));
    });
    return () => leave();
  }

  async close(): Promise<void> {
    const host = await this.#connections?.catch(() => undefined);
    if (host) await Promise.all([host.http.close(), host.streams.destroy()]);
  }

  /** Connections to the host, which is started first if need be. @throws UpstreamError when it does not start */
  #connected(): Promise<Connections> {
    this.#connections ??= this.#start()
      .then(connectTo)
      .catch((error: unknown) => {
        this.#connections = undefined;
        throw noResponse(error);
      });
    return this.#connections;
  }

  #openReply(host: Connections, message: BotQueryRequest, visitor: ChatVisitor, sink: ReplySink): () => void {
    if (this.#now() < this.#lacksPostUntil) return openStream(host.streams, coreRequest(host, message), sink);
    let leave = openStream(host.streams, this.#extendedRequest(host, message, visitor), {
      text: (text) => sink.text(text),
      products: (ids) => sink.products(ids),
      choices: (choices) => sink.choices(choices),
      ended: () => sink.ended(),
      failed: (error) => {
        if (error.code !== GATEWAY_CODES.notSupported) return sink.failed(error);
        this.#lacksPostUntil = this.#now() + LACKING_MS;
        leave = openStream(host.streams, coreRequest(host, message), sink);
      },
    });
    return () => leave();
  }

  #extendedRequest(
    { prefix }: Connections,
    message: BotQueryRequest,
    { token, client }: ChatVisitor,
  ): StreamRequest {
    const headers: Record<string, string> = {
      accept: 'text/event-stream',
      'content-type': 'application/json',
    };
    if (this.knowsSessions) {
      if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
      if (client !== undefined && this.#serviceToken !== undefined) {
        headers['x-client-address'] = client;
        headers['x-gateway-token'] = this.#serviceToken;
      }
    }
    return {
      method: 'POST',
      path: `${prefix}/bot/bot-query`,
      headers,
      body: JSON.stringify(message),
    };
  }

  #post(
    path: string,
    body: unknown,
    totalTimeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    return this.#json({ method: 'POST', path, headers, body: JSON.stringify(body), signal, totalTimeoutMs });
  }

  async #file(
    path: string,
    file: Parameters<typeof multipartBody>[0],
    language: LanguageCode,
    signal: AbortSignal | undefined,
    texts: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const { contentType, body } = await multipartBody(file, texts);
    const headers = {
      accept: 'application/json',
      'accept-language': LANGUAGE_TAGS[language],
      'content-type': contentType,
    };
    return this.#json({ method: 'POST', path, headers, body, signal, totalTimeoutMs: FILE_TIMEOUT_MS });
  }

  async #json(request: HttpRequest): Promise<unknown> {
    const { http } = await this.#connected();
    return jsonOf(await http.request(request), chatErrorAnswer);
  }

  /** Only from the host itself: the address in its response must not lead the gateway elsewhere. */
  async #fetchSound(address: string, signal: AbortSignal | undefined): Promise<string> {
    const host = await this.#connected();
    const url = URL.parse(address, host.url);
    if (url?.origin !== host.url.origin) throw unusableAnswer(200, 'the sound is on another host');
    const deadline = AbortSignal.timeout(FILE_TIMEOUT_MS);
    try {
      const answer = await host.streams.request({
        method: 'GET',
        path: url.pathname + url.search,
        headers: withRequestIdHeader({ accept: 'audio/*' }),
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      });
      // Destroying an unread body emits an error, which would be unhandled.
      answer.body.on('error', () => undefined);
      if (answer.statusCode !== 200) {
        answer.body.destroy();
        throw chatErrorAnswer(answer.statusCode, undefined, readRetryAfter(answer.headers['retry-after']));
      }
      const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      if (!SOUND_TYPE.test(type)) {
        answer.body.destroy();
        throw unusableAnswer(200, 'not a sound');
      }
      const chunks: Buffer[] = [];
      let length = 0;
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        length += chunk.length;
        if (length > MAX_SOUND_BYTES) throw unusableAnswer(200, 'the sound is too large');
        chunks.push(chunk);
      }
      return `data:${type};base64,${Buffer.concat(chunks, length).toString('base64')}`;
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      throw deadline.aborted ? timedOut() : noResponse(error);
    }
  }
}

/** The parsed response; a violation of the contract is the host's error, and is not quoted. */
function decoded<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw unusableAnswer(200, 'answer is against the contract of the chat host');
  }
}

const REFUSED_FILES: Readonly<Record<number, 'TOO_LONG' | 'INVALID'>> = {
  400: 'INVALID',
  413: 'TOO_LONG',
  415: 'INVALID',
  422: 'INVALID',
};

/** A refused file as an error on its input field. */
async function naming<T>(field: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof UpstreamError ? REFUSED_FILES[error.status ?? 0] : undefined;
    if (code === undefined || !(error instanceof UpstreamError)) throw error;
    throw new UpstreamError(GATEWAY_CODES.badUserInput, error.message, {
      status: error.status,
      fields: [{ field, message: 'was refused', code }],
      isFault: false,
    });
  }
}
