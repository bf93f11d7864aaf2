import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** URL of the speech service: set where the shop is started, read by tests that check what it received. */
export const SPEECH_URL = 'SPEECH_URL';

/** The transcription of every recording. */
export const UNDERSTOOD = 'une robe rouge';

/** A recording as the speech service received it. */
export interface Heard {
  /** Name of its file. */
  readonly name: string;
  /** Its declared language. */
  readonly language: string;
  readonly bytes: number;
  /** Its beginning as hexadecimal digits: it identifies the format. */
  readonly beginning: string;
  /** Its sound is Opus. */
  readonly isOpus: boolean;
}

export interface SpeechService {
  readonly url: string;
  close(): Promise<void>;
}

const SAMPLE_RATE = 8_000;
/** Duration of every text's sound. */
const SECONDS = 3;

/** A tone as WAV. */
function tone(): Buffer {
  const samples = Buffer.alloc(SAMPLE_RATE * SECONDS);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = 128 + Math.round(60 * Math.sin((at / SAMPLE_RATE) * 440 * 2 * Math.PI));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  // One channel of bytes, not compressed.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return new Response(Buffer.concat(parts), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
}

async function hear(form: FormData): Promise<Heard> {
  const file = form.get('file') as File;
  const bytes = Buffer.from(await file.arrayBuffer());
  const language = form.get('language');
  return {
    name: file.name,
    language: typeof language === 'string' ? language : '',
    bytes: bytes.length,
    beginning: bytes.subarray(0, 4).toString('hex'),
    isOpus: bytes.includes('OpusHead'),
  };
}

/**
 * A speech service as the chat host requests it (OpenAI-compatible): it transcribes every recording as `UNDERSTOOD` and speaks
 * every text as a tone of three seconds. `GET /heard` lists the received recordings.
 */
export async function startSpeechService(): Promise<SpeechService> {
  const heard: Heard[] = [];
  const sound = tone();
  const server = createServer((request, response) => {
    const json = (value: unknown): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    const answer = async (): Promise<void> => {
      if (request.url === '/heard') json(heard);
      else if (request.url === '/audio/transcriptions') {
        heard.push(await hear(await formOf(request)));
        json({ text: UNDERSTOOD });
      } else {
        request.resume();
        response.writeHead(200, { 'content-type': 'audio/wav' });
        response.end(sound);
      }
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The received recordings so far, the oldest first. */
export async function readHeard(): Promise<readonly Heard[]> {
  const response = await fetch(`${process.env[SPEECH_URL] ?? ''}/heard`);
  return (await response.json()) as readonly Heard[];
}
