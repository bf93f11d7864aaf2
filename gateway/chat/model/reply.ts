/** Replies written by a language model, with the assistant's tools. */
import type OpenAI from 'openai';
import { toChatProducts } from '../answers/context.ts';
import type { AnswerContext, Piece } from '../answers/context.ts';
import { Guard } from './guard.ts';
import { messagesOf } from './prompt.ts';
import { Evidence, runTool, TOOL_DEFINITIONS } from './tools.ts';

/** Most rounds of one reply; in the last one the model must answer. */
const ROUNDS = 4;
const CALLS_A_ROUND = 8;
/** Most characters of a reply, in case a model does not stop. */
const MOST_LETTERS = 6_000;

/** The model produced no text that can be shown, or not in time. */
export class ModelSilence extends Error {
  override name = 'ModelSilence';
}

interface Call {
  id: string;
  name: string;
  input: string;
}

/** Aborts when the model is silent for `within` ms. */
function watch(within: number, signal: AbortSignal | undefined) {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    isLate: () => late.signal.aborted,
    wait: () => {
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), within);
    },
    stop: () => clearTimeout(timer),
  };
}

/** One turn of the model: yields its text in pieces and returns its tool calls. */
async function* turn(
  client: OpenAI,
  body: OpenAI.ChatCompletionCreateParamsStreaming,
  within: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, Call[]> {
  const watcher = watch(within, signal);
  const calls: Call[] = [];
  try {
    watcher.wait();
    const stream = await client.chat.completions.create(body, { signal: watcher.signal });
    for await (const chunk of stream) {
      watcher.wait();
      const delta = chunk.choices[0]?.delta;
      for (const { index, id, function: called } of delta?.tool_calls ?? []) {
        const call = (calls[index] ??= { id: '', name: '', input: '' });
        call.id = id ?? call.id;
        call.name += called?.name ?? '';
        call.input += called?.arguments ?? '';
      }
      if (delta?.content) {
        watcher.stop();
        yield delta.content;
        watcher.wait();
      }
    }
    // A stream aborted by its signal ends like a complete one.
    watcher.signal.throwIfAborted();
  } catch (error) {
    signal?.throwIfAborted();
    throw watcher.isLate() ? new ModelSilence('no word in time') : error;
  } finally {
    watcher.stop();
  }
  return calls.filter(Boolean);
}

/**
 * Generates the reply in pieces. Before the first piece, another way of answering can take over.
 * @throws ModelSilence, errors of the service and of RestClient, and the signal's reason
 */
export async function* replyByModel(
  context: AnswerContext,
  { client, model, firstTokenWithin }: { client: OpenAI; model: string; firstTokenWithin: number },
): AsyncGenerator<Piece> {
  const { signal } = context.caller;
  const { query, history = [] } = context.request;
  const evidence = new Evidence();
  const guard = new Guard(context.language, [
    query,
    ...history.flatMap(({ isUser, text }) => (isUser ? text : [])),
  ]);
  const messages = messagesOf(context);
  let letters = 0;
  const piece = (text: string): Piece[] => {
    const room = text.slice(0, Math.max(0, MOST_LETTERS - letters));
    letters += room.length;
    return room === '' || (letters === room.length && room.trim() === '') ? [] : [{ content: room }];
  };
  for (let round = 1; round <= ROUNDS; round++) {
    const stream = turn(
      client,
      {
        model,
        messages,
        tools: TOOL_DEFINITIONS,
        tool_choice: round === ROUNDS ? 'none' : 'auto',
        stream: true,
      },
      firstTokenWithin,
      signal,
    );
    let written = '';
    let step = await stream.next();
    for (; step.done !== true; step = await stream.next()) {
      written += step.value;
      yield* piece(guard.push(step.value));
    }
    const calls = round === ROUNDS ? [] : step.value.slice(0, CALLS_A_ROUND);
    yield* piece(guard.end());
    if (calls.length === 0) break;
    messages.push({
      role: 'assistant',
      content: written === '' ? null : written,
      tool_calls: calls.map(({ id, name, input }) => ({
        id,
        type: 'function',
        function: { name, arguments: input },
      })),
    });
    for (const { id, name, input } of calls) {
      const content = await runTool(name, input, context, evidence);
      messages.push({ role: 'tool', tool_call_id: id, content });
    }
    for (const text of evidence.texts.splice(0)) guard.allow(text);
  }
  const shown = evidence.shown();
  if (letters === 0) throw new ModelSilence('nothing to show');
  if (shown.length > 0) yield { products: toChatProducts(shown) };
}
