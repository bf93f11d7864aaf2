/** Texts that the shop signs and recognises again: what they say is readable, and cannot be changed. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedTexts {
  /** A token of URL-safe characters that holds the text. */
  sign(text: string): string;
  /** The text of a token; undefined: it is not one of these. */
  read(token: string): string | undefined;
}

/**
 * @param secret the key that signs sessions; the tokens cannot be used as session tokens
 * @param purpose tokens of one purpose are no tokens of another
 */
export function createSignedTexts(secret: string, purpose: string): SignedTexts {
  const sign = (text: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, text]))
      .digest();
  return {
    sign(text) {
      const encoded = Buffer.from(text).toString('base64url');
      return `${encoded}.${sign(encoded).toString('base64url')}`;
    },

    read(token) {
      const [encoded = '', signature = '', ...more] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(encoded);
      const isOurs = more.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
      return isOurs ? Buffer.from(encoded, 'base64url').toString() : undefined;
    },
  };
}
