/** Replies that a language model writes, with the assistant's tools. */
import type OpenAI from 'openai';
import { toChatProducts } from '../answers/context.ts';
import type { AnswerContext, Piece } from '../answers/context.ts';
import { Guard } from './guard.ts';
import { messagesOf } from './prompt.ts';
import { Evidence, runTool, TOOL_DEFINITIONS } from './tools.ts';

/** The model is asked so often, at most; the last time it has to answer. */
const ROUNDS = 4;
const CALLS_A_ROUND = 8;
/** Letters of a reply, at most: whatever a model goes on to write. */
const MOST_LETTERS = 6_000;

/** The model said nothing that can be shown, or nothing in time. */
export class ModelSilence extends Error {
  override name = 'ModelSilence';
}

interface Call {
  id: string;
  name: string;
  input: string;
}

/** Ends the work when the model says nothing for so long. */
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

/** One turn of the model: gives its text on, piece by piece, and the calls that it wants in the end. */
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
    // A stream that is cut by its signal ends like one that is whole.
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
 * The reply, piece by piece. Throws ModelSilence, what the service throws, what RestClient throws, and the signal's reason; before
 * the first piece another way of answering can take over.
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
    for (const told of evidence.told.splice(0)) guard.allow(told);
  }
  const shown = evidence.shown();
  if (letters === 0) throw new ModelSilence('nothing to show');
  if (shown.length > 0) yield { products: toChatProducts(shown) };
}
