/**
 * Bodies of mutations with a picture or a recording, the only ones that may exceed the usual limit. Which mutation it is shows
 * only after reading, so few are read at once.
 */
import type { IncomingMessage } from 'node:http';
import { MAX_PICTURE_BYTES } from '../../contract/chat.ts';
import { MAX_PICTURES_BYTES } from '../../contract/rules/seller-products.ts';
import { BodyTooLarge, readBody } from './body.ts';
import type { FrontGateway } from './parts.ts';

/** The largest picture, or all of a call, as base64 with the rest of the JSON, in bytes. */
export const LARGEST_UPLOAD =
  Math.ceil((Math.max(MAX_PICTURE_BYTES, MAX_PICTURES_BYTES) * 4) / 3) + 16 * 1024;
/** Bodies read at once: in total, and per address. */
const AT_ONCE = 16;
const AT_ONCE_FROM_ONE = 4;

const CARRIES_A_FILE = /\b(?:botPictureRead|botSpeechTranscribe|sellerPicturesUpload)\b/;
const JSON_BODY = /^application\/json\b/i;

/** Too many such bodies are being read. */
export class TooManyUploads extends Error {
  override name = 'TooManyUploads';
}

/** Returns a function that reads and parses such a body. It throws BodyTooLarge for other large bodies, and TooManyUploads. */
export function createUploads(
  documents: FrontGateway['documents'],
): (request: IncomingMessage, stated: number, address: string) => Promise<object> {
  const reading = new Map<string, number>();
  let total = 0;
  return async (request, stated, address) => {
    if (stated > LARGEST_UPLOAD || !JSON_BODY.test(request.headers['content-type'] ?? ''))
      throw new BodyTooLarge();
    const own = reading.get(address) ?? 0;
    if (total >= AT_ONCE || own >= AT_ONCE_FROM_ONE) throw new TooManyUploads();
    total += 1;
    reading.set(address, own + 1);
    try {
      const body = parsed((await readBody(request, LARGEST_UPLOAD)).toString());
      if (body === undefined || !carriesFile(body, documents)) throw new BodyTooLarge();
      return body;
    } finally {
      total -= 1;
      const left = (reading.get(address) ?? 1) - 1;
      if (left === 0) reading.delete(address);
      else reading.set(address, left);
    }
  };
}

function parsed(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function carriesFile(body: object, documents: FrontGateway['documents']): boolean {
  const { documentId, query } = body as Record<string, unknown>;
  const text = typeof documentId === 'string' ? documents.get(documentId)?.text : query;
  return typeof text === 'string' && CARRIES_A_FILE.test(text);
}
