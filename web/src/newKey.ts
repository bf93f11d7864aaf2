/** A key that the client makes for something it asks for, 128 bits in hexadecimal: nobody can guess another one's. */
export function newKey(): string {
  // Not `randomUUID`: a shop at a plain http address has none.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
