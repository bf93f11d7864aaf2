/** A client-generated key of 128 random bits in hexadecimal, for idempotency and for replies. */
export function newKey(): string {
  // Not `randomUUID`: browsers only offer it to secure origins.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
