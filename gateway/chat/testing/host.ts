/** A chat host for tests, called over HTTP. */
import { BotEvent, BOT_DONE } from '../../contract/chat.ts';
import type { BotQueryRequest, BotTurn } from '../../contract/chat.ts';
import { createChatHost } from '../app.ts';
import type { ChatHost, ChatHostOptions } from '../app.ts';

export interface Reply {
  status: number;
  text: string;
  products: { _id: string; name: string }[];
  /** Messages to choose from. */
  choices: string[];
  /** Whether the reply was completed. */
  isWhole: boolean;
  /** The body as received. */
  raw: string;
}

export interface TestHost {
  host: ChatHost;
  url: string;
  /** Sends a message by the extended call. */
  ask(query: string, more?: Partial<BotQueryRequest>, headers?: Record<string, string>): Promise<Reply>;
  /** Starts a conversation: each message is sent with the earlier ones and the products they showed. */
  talk(more?: Partial<BotQueryRequest>): (query: string) => Promise<Reply>;
  close(): Promise<void>;
}

/** Parses a stream. */
export function readReply(status: number, raw: string): Reply {
  const reply: Reply = { status, text: '', products: [], choices: [], isWhole: false, raw };
  for (const line of raw.split('\n')) {
    if (!line.startsWith('data: ')) continue;
    const data = line.slice('data: '.length);
    if (data === BOT_DONE) {
      reply.isWhole = true;
      continue;
    }
    const { content, products, choices } = BotEvent.parse(JSON.parse(data));
    reply.text += content ?? '';
    if (products) reply.products = products;
    if (choices) reply.choices = choices;
  }
  return reply;
}

export async function openTestHost(
  restUrl: string,
  options: Partial<ChatHostOptions> = {},
): Promise<TestHost> {
  const host = createChatHost({ restUrl, llm: undefined, stt: undefined, tts: undefined, ...options });
  const url = await host.listen();
  const ask: TestHost['ask'] = async (query, more = {}, headers = {}) => {
    const answer = await fetch(`${url}/bot/bot-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, queryType: 'SEARCH_PRODUCT', ...more }),
    });
    return readReply(answer.status, await answer.text());
  };
  return {
    host,
    url,
    ask,
    talk(more = {}) {
      const history: BotTurn[] = [];
      return async (query) => {
        const reply = await ask(query, { ...more, history: history.slice(-12) });
        history.push(
          { isUser: true, text: query },
          { isUser: false, text: reply.text || '…', products: reply.products.map(({ _id }) => ({ _id })) },
        );
        return reply;
      };
    },
    close: () => host.close(),
  };
}
