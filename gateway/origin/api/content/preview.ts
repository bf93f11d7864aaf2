/** Tokens that show a version of the home content that is not published to one admin, for half an hour. */
import { createSignedTexts } from '../../base/signed-text.ts';

/** How long a token is valid (ms). */
const VALID = 30 * 60_000;

export interface Previewed {
  name: string;
  number: number;
}

export interface PreviewTokens {
  make(version: Previewed, account: string, now: number): { token: string; expiresAt: Date };
  /** The version of a token; undefined: it is not valid for this account at this instant (ms). */
  read(token: string, account: string, now: number): Previewed | undefined;
}

/** @param secret the key that signs sessions */
export function createPreviewTokens(secret: string): PreviewTokens {
  const texts = createSignedTexts(secret, 'preview');
  return {
    make({ name, number }, account, now) {
      const expires = now + VALID;
      const token = texts.sign(JSON.stringify([name, number, account, expires]));
      return { token, expiresAt: new Date(expires) };
    },

    read(token, account, now) {
      const claims = texts.read(token);
      if (claims === undefined) return undefined;
      const [name, number, holder, expires] = JSON.parse(claims) as [string, number, string, number];
      return holder === account && expires > now ? { name, number } : undefined;
    },
  };
}
