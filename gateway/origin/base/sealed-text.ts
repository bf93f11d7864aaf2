/** Encryption of secrets at rest. A sealed text belongs to one owner and cannot be opened for another. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

export interface Sealing {
  /** Encrypts a text for an owner. */
  seal(plain: string, owner: string): string;
  /** The text; undefined: it was sealed for another owner, or with another key. */
  open(sealed: string, owner: string): string | undefined;
}

/**
 * @param secret the key that signs sessions; the derived key cannot be used for that.
 * @param purpose separates the keys of different uses
 */
export function createSealing(secret: string, purpose: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(plain, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      cipher.setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
    },
    open(sealed, owner) {
      const [iv = '', tag = '', text = ''] = sealed.split('.');
      try {
        const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, 'base64url'));
        decipher.setAAD(Buffer.from(owner)).setAuthTag(Buffer.from(tag, 'base64url'));
        return `${decipher.update(text, 'base64url', 'utf8')}${decipher.final('utf8')}`;
      } catch {
        return undefined;
      }
    },
  };
}
