/** Recovery codes: each replaces one code of the authenticator application. 80 random bits, so that a plain hash cannot be searched. */
import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { hashToken } from '../../mail/mailer.ts';

/** Codes that an account is given. */
const COUNT = 10;
const BYTES = 10;

/** New codes in groups of four letters, such as `abcd-ef23-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(BYTES)).buffer }).base32
      .toLowerCase()
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/** Hash of a code as typed: case, spaces and hyphens do not count. */
export const hashRecoveryCode = (typed: string): string =>
  hashToken(typed.replace(/[\s\p{Pd}]/gu, '').toLowerCase());
