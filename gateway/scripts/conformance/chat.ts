/** Conformance of a chat host: each of its calls, and the event stream of a reply. None of them writes. */
import { BOT_DONE, BOT_FAILED, BotEvent } from '../../contract/chat.ts';
import { CHAT_CALLS } from '../../contract/upstream-calls.ts';
import type { UpstreamCall } from '../../contract/upstream-calls.ts';
import { LONGEST_LINE } from '../../src/upstream/chat-stream.ts';
import { DataLines } from '../../src/upstream/data-lines.ts';
import { Client } from './client.ts';
import type { Reply } from './client.ts';
import { picture, sound } from './files.ts';
import { breachOf, isNotOffered, problemOf, statusProblem } from './problems.ts';
import type { Report } from './report.ts';

/** A reply may take as long as its model (ms). */
const REPLY_TIMEOUT_MS = 60_000;

const FILES: Readonly<Record<string, () => Blob>> = {
  'POST /bot/read-picture': picture,
  'POST /voice/speech-to-text': sound,
};

/** What is wrong with the event stream of a reply; undefined: nothing. */
function streamProblem(reply: Reply): string | undefined {
  const status = statusProblem(reply, [200]);
  if (status !== undefined) return status;
  const { contentType, text } = reply;
  if (!contentType.startsWith('text/event-stream'))
    return `content-type: ${contentType === '' ? 'missing' : contentType}, expected text/event-stream`;
  const lines = new DataLines(LONGEST_LINE);
  let isOver = false;
  let isComplete = false;
  let hasText = false;
  let number = 0;
  for (const { isData, text: line } of [...lines.push(Buffer.from(text)), ...lines.end()]) {
    if (!isData) {
      if (line === BOT_FAILED) return 'event: error, expected a reply';
      continue;
    }
    const place = `data.${number}`;
    number += 1;
    if (isOver) return `${place}: a line after the end of the reply, expected none`;
    if (line.trim() === BOT_DONE) {
      isOver = true;
      continue;
    }
    if (!line.trimStart().startsWith('{')) {
      hasText = true;
      continue;
    }
    let event: unknown;
    try {
      event = JSON.parse(line);
    } catch {
      return `${place}: broken JSON, expected JSON or text`;
    }
    const breach = breachOf(BotEvent, event);
    if (breach !== undefined) return `${place}.${breach}`;
    hasText ||= (event as BotEvent).content !== undefined;
    isComplete ||= (event as BotEvent).isComplete === true;
  }
  if (!hasText) return `data: ${number} lines without text, expected a reply`;
  return isOver || isComplete ? undefined : `data: ended without ${BOT_DONE}`;
}

const isVoice = ({ path }: UpstreamCall): boolean => path.startsWith('/voice/');

/**
 * Checks a chat host, and adds a line per call to the report.
 * @param timeoutMs longest duration of a call
 */
export async function checkChat(url: string, report: Report, timeoutMs = REPLY_TIMEOUT_MS): Promise<void> {
  const client = new Client(url, timeoutMs);
  for (const call of CHAT_CALLS) {
    const { method, path, isCore, form, contentType, response, example } = call;
    const name = `${method} ${path}`;
    const query = example?.query ? `?${new URLSearchParams(example.query)}` : '';
    const isStream = contentType === 'text/event-stream';
    let body = example?.body;
    if (form) {
      const data = new FormData();
      const file = FILES[name]?.();
      if (!file) throw new Error(`There is no file for ${name}`);
      data.set(form.field, file, form.fileName);
      body = data;
    }
    const reply = await client.send({
      method,
      path: path + query,
      body,
      headers: isStream ? { accept: 'text/event-stream' } : {},
    });
    const sent = name + query;
    // A host without speech says so, and the shop then shows neither microphone nor loudspeaker.
    if ((!isCore || isVoice(call)) && reply.failure === undefined && isNotOffered(reply)) {
      report.add({ isCore, sent, outcome: 'not offered' });
      continue;
    }
    const problem = isStream ? streamProblem(reply) : response && problemOf(reply, response);
    report.add({ isCore, sent, outcome: problem === undefined ? 'ok' : 'FAILED', detail: problem });
  }
}
