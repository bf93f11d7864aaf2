/** Pictures and recordings in base64, recognised by their magic bytes. */
import { MAX_PICTURE_BYTES, MAX_RECORDING_BYTES } from '../../../contract/chat.ts';
import type { ChatFile } from '../../loaders/visitor/chat.ts';
import { userError } from '../base/userErrors.ts';
import type { UserError } from '../generated/resolvers.ts';

type Read = { file: ChatFile; userErrors: [] } | { file: null; userErrors: UserError[] };

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Media type of a picture; undefined when it is not supported. */
function pictureType(bytes: Buffer): string | undefined {
  if (bytes.length > 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12)) ? 'image/avif' : undefined;
}

/** Media type of a recording; undefined when it is not supported. */
function recordingType(bytes: Buffer): string | undefined {
  if (ascii(bytes, 0, 4) === '\u001aE\u00df\u00a3') return 'audio/webm';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE') return 'audio/wav';
  if (ascii(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  return ascii(bytes, 4, 8) === 'ftyp' ? 'audio/mp4' : undefined;
}

function read(
  field: string,
  base64: string,
  most: number,
  typeOf: (bytes: Buffer) => string | undefined,
): Read {
  const refuse = (code: UserError['code'], message: string): Read => ({
    file: null,
    userErrors: [userError([field], code, message)],
  });
  if (base64 === '') return refuse('REQUIRED', 'must not be empty');
  if ((base64.length * 3) / 4 - 2 > most) return refuse('TOO_LONG', `must have at most ${most} bytes`);
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) return refuse('INVALID', 'is not base64');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > most) return refuse('TOO_LONG', `must have at most ${most} bytes`);
  const type = typeOf(bytes);
  return type === undefined
    ? refuse('INVALID', `is no ${field} of a known kind`)
    : { file: { bytes, type }, userErrors: [] };
}

/** JPEG, PNG, WebP or AVIF. */
export const readPicture = (base64: string): Read => read('picture', base64, MAX_PICTURE_BYTES, pictureType);

/** WebM, WAV, Ogg or MP4. */
export const readRecording = (base64: string): Read =>
  read('recording', base64, MAX_RECORDING_BYTES, recordingType);
