import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  conversationReducer,
  hasBegun,
  historyOf,
  type Conversation,
  type ConversationAction,
} from './conversation.ts';
import type { ReplyEvent, ReplyProduct } from './requestReply.ts';

const product = (id: string) => ({ id }) as unknown as ReplyProduct;
const at = Date.UTC(2026, 10, 21, 10);

const asked = (replyId: string, query = 'une robe'): ConversationAction => ({
  kind: 'asked',
  replyId,
  question: { query },
  at,
});
const received = (replyId: string, event: object): ConversationAction => ({
  kind: 'received',
  replyId,
  event: event as ReplyEvent,
});
const text = (sequence: number, words: string) => ({ __typename: 'BotReplyText', sequence, text: words });
const completed = (sequence: number) => ({ __typename: 'BotReplyCompleted', sequence });

const after = (...actions: ConversationAction[]): Conversation => actions.reduce(conversationReducer, EMPTY);
const last = (conversation: Conversation) => conversation.messages.at(-1);

describe('a message', () => {
  it('appears with an empty reply that fills progressively and is complete at its completion', () => {
    let conversation = after(asked('a'));
    expect(conversation.messages.map(({ from, text: words, state }) => [from, words, state])).toEqual([
      ['shopper', 'une robe', 'whole'],
      ['assistant', '', 'arriving'],
    ]);
    conversation = conversationReducer(conversation, received('a', text(1, 'Bon')));
    conversation = conversationReducer(conversation, received('a', text(2, 'jour')));
    expect(last(conversation)).toMatchObject({ text: 'Bonjour', state: 'arriving' });
    conversation = conversationReducer(conversation, received('a', completed(3)));
    expect(last(conversation)).toMatchObject({ text: 'Bonjour', state: 'whole' });
    expect(conversation.replyId).toBeUndefined();
  });

  it('is not accepted during a reply', () => {
    const conversation = after(asked('a'));
    expect(conversationReducer(conversation, asked('b'))).toBe(conversation);
  });

  it('ends the wait for the greeting', () => {
    const conversation = after(asked('a'), { kind: 'greeted', text: 'Bonjour', at });
    expect(conversation.messages).toHaveLength(2);
    expect(hasBegun(after({ kind: 'greeted', text: 'Bonjour', at }))).toBe(false);
    expect(hasBegun(conversation)).toBe(true);
  });
});

describe('an event', () => {
  it('that was already received changes nothing', () => {
    const conversation = after(asked('a'), received('a', text(1, 'Un')), received('a', text(2, 'deux')));
    expect(conversationReducer(conversation, received('a', text(2, 'deux')))).toBe(conversation);
    expect(conversationReducer(conversation, received('a', text(1, 'Un')))).toBe(conversation);
  });

  it('of a reply that is not expected changes nothing', () => {
    const conversation = after(asked('a'), received('a', completed(1)), asked('b'));
    expect(conversationReducer(conversation, received('a', text(2, 'spät')))).toBe(conversation);
  });

  it('of an unknown kind changes nothing', () => {
    const conversation = after(asked('a'));
    expect(conversationReducer(conversation, received('a', { __typename: '%other' }))).toBe(conversation);
  });

  it('with products replaces those of an earlier one', () => {
    const products = (sequence: number, ...ids: string[]) =>
      received('a', { __typename: 'BotReplyProducts', sequence, products: ids.map(product) });
    expect(last(after(asked('a'), products(1, 'x', 'y'), products(2, 'z')))?.products).toEqual([
      product('z'),
    ]);
  });

  it('that restarts a reply clears its content', () => {
    const conversation = after(
      asked('a'),
      received('a', text(1, 'Un')),
      received('a', { __typename: 'BotReplyProducts', sequence: 2, products: [product('x')] }),
      received('a', { __typename: 'BotReplyRestarted', sequence: 3 }),
      received('a', text(4, 'Deux')),
    );
    expect(last(conversation)).toMatchObject({ text: 'Deux', products: [], state: 'arriving' });
  });
});

describe('a reply that ends early', () => {
  it('keeps none of its text if it failed, only the reason', () => {
    const conversation = after(
      asked('a'),
      received('a', text(1, 'Un')),
      received('a', { __typename: 'BotReplyFailed', sequence: 2, failure: 'RATE_LIMITED', retryAfter: 20 }),
    );
    expect(last(conversation)).toMatchObject({
      text: '',
      state: 'failed',
      failure: { reason: 'RATE_LIMITED', retryAfter: 20 },
    });
    expect(conversation.replyId).toBeUndefined();
  });

  it('is failed when its connection is lost permanently', () => {
    expect(last(after(asked('a'), { kind: 'lost', replyId: 'a' }))).toMatchObject({ state: 'failed' });
    const done = after(asked('a'), received('a', completed(1)));
    expect(conversationReducer(done, { kind: 'lost', replyId: 'a' })).toBe(done);
  });

  it('keeps its text when it was stopped', () => {
    expect(last(after(asked('a'), received('a', text(1, 'Un')), { kind: 'stopped' }))).toMatchObject({
      text: 'Un',
      state: 'stopped',
    });
    expect(conversationReducer(EMPTY, { kind: 'stopped' })).toBe(EMPTY);
  });

  it('is requested again in its place, with the same question', () => {
    const conversation = after(
      asked('a'),
      { kind: 'lost', replyId: 'a' },
      { kind: 'retried', replyId: 'b', at },
    );
    expect(conversation.messages).toHaveLength(2);
    expect(last(conversation)).toMatchObject({ id: 'b', state: 'arriving', question: { query: 'une robe' } });
    expect(conversation).toMatchObject({ replyId: 'b', sequence: 0 });
  });

  it('may be composed by the device', () => {
    expect(last(after(asked('a'), { kind: 'answered', replyId: 'a', text: 'Hors ligne' }))).toMatchObject({
      from: 'device',
      text: 'Hors ligne',
      state: 'whole',
    });
  });
});

it('a closed conversation is discarded', () => {
  expect(after(asked('a'), received('a', text(1, 'Un')), { kind: 'cleared' })).toEqual(EMPTY);
});

describe('the history sent with a message', () => {
  it('contains both sides, without greetings, failures and replies composed by the device', () => {
    const { messages } = after(
      { kind: 'greeted', text: 'Bonjour', at },
      asked('a', 'un'),
      received('a', { __typename: 'BotReplyProducts', sequence: 1, products: [product('x')] }),
      received('a', text(2, 'Voici')),
      received('a', completed(3)),
      asked('b', 'deux'),
      { kind: 'lost', replyId: 'b' },
      asked('c', 'trois'),
      { kind: 'answered', replyId: 'c', text: 'Hors ligne' },
    );
    expect(historyOf(messages)).toEqual([
      { isUser: true, text: 'un', productIds: [] },
      { isUser: false, text: 'Voici', productIds: ['x'] },
      { isUser: true, text: 'deux', productIds: [] },
      { isUser: true, text: 'trois', productIds: [] },
    ]);
  });

  it('knows the messages to choose from, until the reply starts again', () => {
    const offered = after(
      asked('a', 'un'),
      received('a', { __typename: 'BotReplyChoices', sequence: 1, choices: ['x', 'y'] }),
    );
    expect(offered.messages.at(-1)?.choices).toEqual(['x', 'y']);
    const again = conversationReducer(
      offered,
      received('a', { __typename: 'BotReplyRestarted', sequence: 2 }),
    );
    expect(again.messages.at(-1)?.choices).toEqual([]);
  });

  it('has at most twelve messages, none longer than the API accepts', () => {
    let conversation = EMPTY;
    for (let turn = 0; turn < 10; turn += 1) {
      const id = String(turn);
      for (const event of [
        asked(id, `q${id}`),
        received(id, text(1, 'x'.repeat(5000))),
        received(id, completed(2)),
      ])
        conversation = conversationReducer(conversation, event);
    }
    const history = historyOf(conversation.messages);
    expect(history).toHaveLength(12);
    expect(history[0]?.text).toBe('q4');
    expect(history.at(-1)?.text).toHaveLength(4000);
  });
});
