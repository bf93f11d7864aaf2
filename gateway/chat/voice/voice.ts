/** Speech to text, and text to speech, by OpenAI-compatible services. Nothing is stored. */
import type { ModelService } from '../config.ts';
import { openService } from '../model/client.ts';

const PATIENCE = 30_000;
const MOST_SOUND = 6 * 1024 * 1024;

/** Magic bytes of the formats that browsers record; services recognise the format by the file name's extension. */
const FORMATS: readonly { ending: string; at: number; bytes: readonly number[] }[] = [
  { ending: 'webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { ending: 'wav', at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
  { ending: 'ogg', at: 0, bytes: [0x4f, 0x67, 0x67, 0x53] },
  { ending: 'mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
];

/** Maps "tn" and "ar-TN" to Arabic, as services expect. */
const languageOf = (language: string | undefined): string | undefined =>
  language === 'tn' ? 'ar' : /^[a-z]{2}(?![a-z])/.exec(language ?? '')?.[0];

/** Transcribes a recording. @throws errors of the service */
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
      // The upload is always named recording.wav, whatever its format.
      file: new File([recording], `recording.${format?.ending ?? 'wav'}`),
      ...(spoken === undefined ? {} : { language: spoken }),
    },
    { signal, timeout: PATIENCE },
  );
  return text.trim();
}

/** Converts a text to speech, as a `data:` URL. @throws errors of the service */
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
