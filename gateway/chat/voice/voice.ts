/** Recordings to text, and text to sound, by OpenAI-compatible services. Nothing is kept. */
import type { ModelService } from '../config.ts';
import { openService } from '../model/client.ts';

const PATIENCE = 30_000;
const MOST_SOUND = 6 * 1024 * 1024;

/** Beginnings of the formats that browsers record in; services go by the name's ending. */
const FORMATS: readonly { ending: string; at: number; bytes: readonly number[] }[] = [
  { ending: 'webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { ending: 'wav', at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
  { ending: 'ogg', at: 0, bytes: [0x4f, 0x67, 0x67, 0x53] },
  { ending: 'mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
];

/** "tn" and "ar-TN" are Arabic to a service. */
const languageOf = (language: string | undefined): string | undefined =>
  language === 'tn' ? 'ar' : /^[a-z]{2}(?![a-z])/.exec(language ?? '')?.[0];

/** The text of a recording. Throws what the service throws. */
export async function transcribe(
  service: ModelService,
  recording: File,
  language: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const head = new Uint8Array(await recording.slice(0, 12).arrayBuffer());
  const format = FORMATS.find(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte));
  const spoken = languageOf(language);
  const { text } = await openService(service).audio.transcriptions.create(
    {
      model: service.model,
      // All recordings are named so on the wire, whatever they hold.
      file: new File([recording], `recording.${format?.ending ?? 'wav'}`),
      ...(spoken === undefined ? {} : { language: spoken }),
    },
    { signal, timeout: PATIENCE },
  );
  return text.trim();
}

/** The sound of a text, as a `data:` URL. Throws what the service throws. */
export async function speak(
  service: ModelService & { voice: string },
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const answer = await openService(service).audio.speech.create(
    { model: service.model, voice: service.voice, input: text, response_format: 'mp3' },
    { signal, timeout: PATIENCE },
  );
  const sound = Buffer.from(await answer.arrayBuffer());
  if (sound.length === 0 || sound.length > MOST_SOUND) throw new Error('unusable sound');
  const type = /^audio\/[\w.+-]+/.exec(answer.headers.get('content-type') ?? '')?.[0] ?? 'audio/mpeg';
  return `data:${type};base64,${sound.toString('base64')}`;
}
