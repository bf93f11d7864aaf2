/** One-time codes by time (TOTP, RFC 6238), and the encryption of their secrets at rest. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Name of the shop in the authenticator application. */
const ISSUER = 'Lawaj';
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Time steps before and after the present one whose codes are accepted: clocks differ. */
const WINDOW = 1;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

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
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'two-step', 32));

  function open(sealed: string, accountNumber: string): string | undefined {
    const [iv = '', tag = '', text = ''] = sealed.split('.');
    try {
      const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, 'base64url'));
      decipher.setAAD(Buffer.from(accountNumber)).setAuthTag(Buffer.from(tag, 'base64url'));
      return `${decipher.update(text, 'base64url', 'utf8')}${decipher.final('utf8')}`;
    } catch {
      return undefined;
    }
  }

  return {
    make(email) {
      const totp = new TOTP({ issuer: ISSUER, label: email, secret: new Secret({ size: SECRET_BYTES }) });
      return { secret: totp.secret.base32, uri: totp.toString() };
    },

    seal(plain, accountNumber) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      cipher.setAAD(Buffer.from(accountNumber));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
    },

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
