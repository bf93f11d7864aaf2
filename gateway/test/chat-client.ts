/** The assistant's replies as a browser reads them, over connections that tests can cut. */
import { request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export const REPLY = `subscription AssistantReply($input: BotReplyInput!) {
  botReply(input: $input) {
    __typename
    sequence
    ... on BotReplyText { text }
    ... on BotReplyProducts { products { id name } }
    ... on BotReplyChoices { choices }
    ... on BotReplyFailed { failure retryAfter }
  }
}`;

export interface TestEvent {
  __typename: string;
  sequence: number;
  text?: string;
  products?: { id: string; name: string }[];
  choices?: string[];
  failure?: string;
  retryAfter?: number | null;
}

interface Answer {
  data?: { botReply: TestEvent } | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

/** One connection. */
export class ReplyConnection {
  status = 0;
  type: string | undefined;
  /** Comments that keep the connection open. */
  heartbeats = 0;
  readonly #request: ClientRequest;
  readonly #answers: (Answer | null)[] = [];
  #text = '';
  #wake: () => void = () => undefined;

  constructor(address: string, body: object, headers: Record<string, string> = {}) {
    this.#request = httpRequest(`${address}/graphql`, {
      method: 'POST',
      agent: false,
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    });
    this.#request.once('response', (response) => this.#read(response));
    this.#request.once('error', () => this.#push(null));
    this.#request.end(JSON.stringify(body));
  }

  /** What comes next, an error too; null: the stream has ended. */
  async answer(): Promise<Answer | null> {
    while (this.#answers.length === 0) await new Promise<void>((wake) => (this.#wake = wake));
    const answer = this.#answers[0] ?? null;
    if (answer !== null) this.#answers.shift();
    return answer;
  }

  /** The next event; null: the stream has ended. */
  async next(): Promise<TestEvent | null> {
    const answer = await this.answer();
    if (answer === null) return null;
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.botReply;
  }

  /** All remaining events. */
  async rest(): Promise<TestEvent[]> {
    const events: TestEvent[] = [];
    for (let event = await this.next(); event !== null; event = await this.next()) events.push(event);
    return events;
  }

  /** Destroys the socket. */
  cut(): void {
    this.#request.destroy();
  }

  #push(answer: Answer | null): void {
    this.#answers.push(answer);
    this.#wake();
  }

  #read(response: IncomingMessage): void {
    this.status = response.statusCode ?? 0;
    this.type = response.headers['content-type'];
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      this.#text += chunk;
      const parts = this.#text.split('\n\n');
      this.#text = parts.pop() ?? '';
      for (const part of parts) {
        if (part === ':') this.heartbeats += 1;
        const data = /^data: (.+)$/m.exec(part)?.[1];
        if (data !== undefined) this.#push(JSON.parse(data) as Answer);
      }
    });
    response.once('close', () => this.#push(null));
    response.once('error', () => undefined);
  }
}

/** Text and products after these events, which must be numbered without a gap from `first` on. */
export function standing(events: readonly TestEvent[], first = 1): { text: string; products: string[] } {
  let text = '';
  let products: string[] = [];
  for (const [index, event] of events.entries()) {
    if (event.sequence !== first + index)
      throw new Error(`event ${event.sequence} stands at ${first + index}`);
    if (event.__typename === 'BotReplyRestarted') [text, products] = ['', []];
    text += event.text ?? '';
    if (event.products) products = event.products.map(({ name }) => name);
  }
  return { text, products };
}

/** A proxy between a client and a server, whose connections can be cut. */
export async function openWire(to: string): Promise<{ url: string; cut(): void; close(): Promise<void> }> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.once('error', () => undefined);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        cut();
      }),
  };
}
