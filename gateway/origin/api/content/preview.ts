/** Tokens that show a version of the home content that is not published to one admin, for half an hour. */
import { createHmac, timingSafeEqual } from 'node:crypto';

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

/** @param secret the key that signs sessions; the derived tokens cannot be used as session tokens */
export function createPreviewTokens(secret: string): PreviewTokens {
  const sign = (claims: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['preview', claims]))
      .digest();
  return {
    make({ name, number }, account, now) {
      const expires = now + VALID;
      const claims = Buffer.from(JSON.stringify([name, number, account, expires])).toString('base64url');
      return { token: `${claims}.${sign(claims).toString('base64url')}`, expiresAt: new Date(expires) };
    },

    read(token, account, now) {
      const [claims = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(claims);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      const [name, number, holder, expires] = JSON.parse(Buffer.from(claims, 'base64url').toString()) as [
        string,
        number,
        string,
        number,
      ];
      return holder === account && expires > now ? { name, number } : undefined;
    },
  };
}
