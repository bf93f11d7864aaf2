/** Calls of the shop's assistant for one caller, within the rate limits. */
import type { Assistant } from '../../assistant/assistant.ts';
import type { ReplyEvent } from '../../assistant/reply.ts';
import type { LimitedCall } from '../../assistant/rate-limits.ts';
import type {
  BotQueryRequest,
  ChatCapabilities,
  ChatQueryType,
  PictureReading,
} from '../../../contract/chat.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { ChatFile } from '../../upstream/chat.ts';
import type { Caller, ReadScope } from '../base/scope.ts';

export type { ChatFile, ReplyEvent };

/** A message with the id of its reply; `after`: the number of the last event received. */
export interface ReplyRequest {
  id: string;
  after: number;
  message: BotQueryRequest;
}

/** Every function but `capabilities` and `reply` throws UpstreamError. */
export interface ChatLoaders {
  /** null: the host cannot be reached. */
  capabilities(): Promise<ChatCapabilities | null>;
  classify(query: string): Promise<ChatQueryType>;
  readPicture(picture: ChatFile, language: LanguageCode): Promise<PictureReading>;
  transcribe(recording: ChatFile, language: LanguageCode): Promise<string>;
  /** A `data:` URL. */
  speak(text: string, language: LanguageCode): Promise<string>;
  /** A reply's events, each mapped by `show`; an error in `show` ends the reply as failed. */
  reply<T>(request: ReplyRequest, show: (event: ReplyEvent) => Promise<T>): Promise<AsyncIterableIterator<T>>;
}

export function createChatLoaders(assistant: Assistant, scope: ReadScope, caller: Caller): ChatLoaders {
  const { host, replies, limits } = assistant;
  const visitor = { client: caller.client, token: caller.token, apiKey: caller.apiKey };
  const counted = async <T>(kind: LimitedCall, call: () => Promise<T>): Promise<T> => {
    await limits.take(kind, visitor);
    return call();
  };
  return {
    capabilities: () => host.capabilities(),
    classify: (query) => counted('classifications', () => host.classify(query, scope.signal)),
    readPicture: (picture, language) =>
      counted('files', () => host.readPicture(picture, language, scope.signal)),
    transcribe: (recording, language) =>
      counted('files', () => host.transcribe(recording, language, scope.signal)),
    speak: (text, language) => counted('files', () => host.speak(text, language, scope.signal)),
    reply: ({ id, after, message }, show) =>
      replies.read({
        id,
        after,
        visitor,
        request: (sink) => host.reply(message, visitor, sink),
        show,
        signal: scope.signal,
      }),
  };
}
