/** A third-party image host that takes pictures directly from browsers, with parameters signed by the shop. */
import { createHash, randomBytes } from 'node:crypto';
import type { SignatureAnswer, SignatureRequest } from '../../../contract/media.ts';
import { toSlug } from '../../../contract/rules/slug.ts';

export interface ImageHost {
  /** Address that takes the multipart form. */
  url: string;
  apiKey: string;
  secret: string;
}

/** How long the host accepts a signature (ms). */
const VALID_FOR = 600_000;

/** Signs the parameters of one picture, by the host's rule: sorted, joined, with the secret, SHA-256. */
export function signUpload(
  { url, apiKey, secret }: ImageHost,
  { folder, name }: SignatureRequest,
  now: number,
): SignatureAnswer {
  const base = toSlug(name.replace(/\.\w{1,5}$/, '')).slice(0, 80);
  const signed = {
    folder,
    public_id: `${base === '' ? 'picture' : base}-${randomBytes(6).toString('hex')}`,
    timestamp: String(Math.floor(now / 1_000)),
  };
  const text = Object.entries(signed)
    .map(([field, value]) => `${field}=${value}`)
    .join('&');
  const signature = createHash('sha256').update(`${text}${secret}`).digest('hex');
  return {
    url,
    fields: { ...signed, api_key: apiKey, signature },
    expiresAt: new Date(now + VALID_FOR).toISOString(),
  };
}
