/**
 * Keys of third parties as they are sent: `lawaj_<mode>_<id>_<secret>_<checksum>`. Scanners of published source find the beginning, and
 * the checksum finds typing errors without a call. Only the hash of a key is stored and passed on.
 */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const FORM = /^lawaj_(?:live|test)_([a-z0-9]{12})_[0-9a-f]{64}_([0-9a-f]{8})$/;

const checksumOf = (begin: string): string => crc32(begin).toString(16).padStart(8, '0');

/** A new key with this id. */
export function newApiKey(id: string, mode: 'live' | 'test'): string {
  const begin = `lawaj_${mode}_${id}_${randomBytes(32).toString('hex')}`;
  return `${begin}_${checksumOf(begin)}`;
}

/** The id in a key whose form and checksum are right; undefined: it is no key. */
export function idOfApiKey(text: string): string | undefined {
  const [, id, checksum] = FORM.exec(text) ?? [];
  return checksum === checksumOf(text.slice(0, text.lastIndexOf('_'))) ? id : undefined;
}

/** SHA-256 of a key, by which it is found. */
export const hashOfApiKey = (text: string): string => createHash('sha256').update(text).digest('hex');
