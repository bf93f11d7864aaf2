/** A fake OpenAI-compatible service: it streams, calls tools, fails and hangs as a test demands. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatRequest {
  messages: { role: string; content: unknown; tool_call_id?: string }[];
  tool_choice?: string;
  tools?: { function: { name: string; parameters: unknown } }[];
}

/** One turn of the model: text in pieces, tool calls, or a failure. */
export interface Turn {
  text?: readonly string[];
  calls?: readonly { name: string; input: unknown }[];
  /** Responds with this status and nothing else. */
  status?: number;
  /** Cuts the connection after the text. */
  cut?: boolean;
  /** Sends nothing more after the text, until the caller leaves. */
  hang?: boolean;
}

export interface TestModel {
  url: string;
  /** Chat requests received. */
  requests: ChatRequest[];
  /** Resolves when the caller has aborted a request. */
  left: Promise<void>;
  /** Forms and texts of the audio calls received. */
  audioRequests: string[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('latin1');
}

const chunk = (delta: unknown, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

function stream(response: ServerResponse, { text = [], calls = [], cut, hang }: Turn): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const piece of text) response.write(chunk({ content: piece }));
  if (cut === true) {
    // Flush what was written first.
    response.write(': \n\n', () => response.destroy());
    return;
  }
  if (hang === true) return;
  calls.forEach(({ name, input }, index) => {
    const written = JSON.stringify(input);
    const half = Math.ceil(written.length / 2);
    response.write(
      chunk({
        tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } }],
      }),
    );
    // Tool arguments arrive in pieces.
    for (const part of [written.slice(0, half), written.slice(half)])
      response.write(chunk({ tool_calls: [{ index, function: { arguments: part } }] }));
  });
  response.write(chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'));
  response.end('data: [DONE]\n\n');
}

/** @param turn returns the model's turn for the n-th request (from 0) */
export async function startTestModel(turn: (request: ChatRequest, n: number) => Turn): Promise<TestModel> {
  const requests: ChatRequest[] = [];
  const audioRequests: string[] = [];
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const json = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (request.url?.endsWith('/audio/transcriptions')) {
      audioRequests.push(body);
      json(200, { text: ' je cherche une perceuse ' });
      return;
    }
    if (request.url?.endsWith('/audio/speech')) {
      audioRequests.push(body);
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.end(Buffer.from([0xff, 0xfb, 1, 2]));
      return;
    }
    const question = JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as ChatRequest & {
      stream?: boolean;
    };
    requests.push(question);
    const next = turn(question, requests.length - 1);
    if (next.status !== undefined) json(next.status, { error: { message: 'no', type: 'test' } });
    else if (question.stream === true) stream(response, next);
    else {
      const message = { role: 'assistant', content: (next.text ?? []).join('') };
      json(200, { id: 'c', choices: [{ index: 0, message }] });
    }
  };
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) leave();
    });
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    left,
    audioRequests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
