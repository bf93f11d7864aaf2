/** The conversation with the assistant as a reducer: state and actions, without I/O. */
import type { BotFailure, BotQueryType } from './__generated__/requestReplySubscription.graphql.ts';
import type { BotPictureInput, BotTurnInput, ReplyEvent, ReplyProduct } from './requestReply.ts';

/** How many earlier messages are sent with one. */
const TURNS = 12;
/** Longest text of an earlier message, and most products of one, that the schema accepts. */
const TURN_LENGTH = 4000;
const TURN_PRODUCTS = 20;

/** A question as it is sent, and sent again after a failure. */
export interface Question {
  readonly query: string;
  /** undefined: the chat host classifies the message. */
  readonly queryType?: BotQueryType;
  readonly picture?: BotPictureInput;
}

export interface Message {
  readonly id: string;
  /** `panel`: the greeting; `device`: a reply composed by the device without a network. */
  readonly from: 'shopper' | 'assistant' | 'panel' | 'device';
  readonly text: string;
  /** Start time in milliseconds. */
  readonly at: number;
  readonly state: 'arriving' | 'whole' | 'stopped' | 'failed';
  readonly products: readonly ReplyProduct[];
  /** Messages to choose from. */
  readonly choices?: readonly string[];
  /** URL of a picture that the shopper attached. */
  readonly pictureUrl?: string;
  /** Of a reply: its question. */
  readonly question?: Question;
  readonly failure?: { readonly reason: BotFailure; readonly retryAfter: number | null };
}

export interface Conversation {
  readonly messages: readonly Message[];
  /** The running reply, which is the last message. */
  readonly replyId?: string;
  /** Number of its last event. */
  readonly sequence: number;
}

export const EMPTY: Conversation = { messages: [], sequence: 0 };

export type ConversationAction =
  | { readonly kind: 'greeted'; readonly text: string; readonly at: number }
  | {
      readonly kind: 'asked';
      readonly replyId: string;
      readonly question: Question;
      readonly pictureUrl?: string;
      readonly at: number;
    }
  /** The last question is sent again. */
  | { readonly kind: 'retried'; readonly replyId: string; readonly at: number }
  | { readonly kind: 'received'; readonly replyId: string; readonly event: ReplyEvent }
  /** The device replied without the assistant. */
  | { readonly kind: 'answered'; readonly replyId: string; readonly text: string }
  /** The connection failed permanently. */
  | { readonly kind: 'lost'; readonly replyId: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'cleared' };

function answerTo(question: Question, id: string, at: number): Message {
  return { id, from: 'assistant', text: '', at, state: 'arriving', products: [], question };
}

/** The conversation with its last message changed. */
function withLast(before: Conversation, change: Partial<Message>, ends: boolean): Conversation {
  const last = before.messages.at(-1);
  if (last === undefined) return before;
  const messages = [...before.messages.slice(0, -1), { ...last, ...change }];
  return ends ? { messages, sequence: 0 } : { ...before, messages };
}

function applyEvent(before: Conversation, event: ReplyEvent): Conversation {
  // An event type newer than this client, or a received one: a resumed reply may repeat itself.
  if (event.__typename === '%other' || event.sequence <= before.sequence) return before;
  const now = { ...before, sequence: event.sequence };
  switch (event.__typename) {
    case 'BotReplyText':
      return withLast(now, { text: (before.messages.at(-1)?.text ?? '') + event.text }, false);
    case 'BotReplyProducts':
      return withLast(now, { products: event.products }, false);
    case 'BotReplyChoices':
      return withLast(now, { choices: event.choices }, false);
    case 'BotReplyRestarted':
      return withLast(now, { text: '', products: [], choices: [] }, false);
    case 'BotReplyCompleted':
      return withLast(now, { state: 'whole' }, true);
    case 'BotReplyFailed': {
      const { failure: reason, retryAfter = null } = event;
      return withLast(
        now,
        { state: 'failed', text: '', products: [], failure: { reason, retryAfter } },
        true,
      );
    }
  }
}

/** The conversation after an action. */
export function conversationReducer(before: Conversation, event: ConversationAction): Conversation {
  switch (event.kind) {
    case 'greeted': {
      if (before.messages.length > 0) return before;
      const { text, at } = event;
      return {
        ...before,
        messages: [{ id: 'greeting', from: 'panel', text, at, state: 'whole', products: [] }],
      };
    }
    case 'asked': {
      if (before.replyId !== undefined) return before;
      const { replyId, question, pictureUrl, at } = event;
      const said: Message = {
        id: `${replyId}-question`,
        from: 'shopper',
        text: question.query,
        at,
        state: 'whole',
        products: [],
        ...(pictureUrl === undefined ? {} : { pictureUrl }),
      };
      return { messages: [...before.messages, said, answerTo(question, replyId, at)], replyId, sequence: 0 };
    }
    case 'retried': {
      const last = before.messages.at(-1);
      if (before.replyId !== undefined || last?.question === undefined) return before;
      const { replyId, at } = event;
      const messages = [...before.messages.slice(0, -1), answerTo(last.question, replyId, at)];
      return { messages, replyId, sequence: 0 };
    }
    case 'received':
      return event.replyId === before.replyId ? applyEvent(before, event.event) : before;
    case 'answered':
      return event.replyId === before.replyId
        ? withLast(before, { from: 'device', text: event.text, state: 'whole' }, true)
        : before;
    case 'lost':
      return event.replyId === before.replyId
        ? withLast(before, { state: 'failed', text: '', products: [] }, true)
        : before;
    case 'stopped':
      return before.replyId === undefined ? before : withLast(before, { state: 'stopped' }, true);
    case 'cleared':
      return EMPTY;
  }
}

/** The history sent with a message, oldest first. */
export function historyOf(messages: readonly Message[]): BotTurnInput[] {
  return messages
    .filter(({ from, text }) => (from === 'shopper' || from === 'assistant') && text.trim() !== '')
    .slice(-TURNS)
    .map(({ from, text, products }) => ({
      isUser: from === 'shopper',
      text: text.slice(0, TURN_LENGTH),
      productIds: products.slice(0, TURN_PRODUCTS).map(({ id }) => id),
    }));
}

/** Whether the shopper has sent a message. */
export const hasBegun = ({ messages }: Conversation): boolean =>
  messages.some(({ from }) => from === 'shopper');
