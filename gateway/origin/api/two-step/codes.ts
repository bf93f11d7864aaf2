/** One-time codes by time (TOTP, RFC 6238), and the encryption of their secrets at rest. */
import { Secret, TOTP } from 'otpauth';
import { createSealing } from '../../base/sealed-text.ts';

/** Name of the shop in the authenticator application. */
const ISSUER = 'Lawaj';
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Time steps before and after the present one whose codes are accepted: clocks differ. */
const WINDOW = 1;

export interface TwoStepSecrets {
  /** A new secret: in base32, and as the URI that applications read from a QR code. */
  make(email: string): { secret: string; uri: string };
  /** Encrypts a secret for an account; it cannot be decrypted for another. */
  seal(secret: string, accountNumber: string): string;
  /**
   * The time step (of 30 s) of a code of an account's encrypted secret; undefined: the code is wrong, or the secret was encrypted with
   * another key.
   */
  stepOf(sealed: string, accountNumber: string, code: string): number | undefined;
}

/** @param secret the key that signs sessions; the derived key cannot be used for that. */
export function createTwoStepSecrets(secret: string): TwoStepSecrets {
  const { seal, open } = createSealing(secret, 'two-step');

  return {
    make(email) {
      const totp = new TOTP({ issuer: ISSUER, label: email, secret: new Secret({ size: SECRET_BYTES }) });
      return { secret: totp.secret.base32, uri: totp.toString() };
    },

    seal,

    stepOf(sealed, accountNumber, code) {
      const plain = open(sealed, accountNumber);
      if (plain === undefined) return undefined;
      const totp = new TOTP({ secret: Secret.fromBase32(plain) });
      const timestamp = Date.now();
      const delta = totp.validate({ token: code, timestamp, window: WINDOW });
      return delta === null ? undefined : totp.counter({ timestamp }) + delta;
    },
  };
}
