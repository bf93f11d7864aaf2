/** Text of a file that a spreadsheet wrote: UTF-8, or else windows-1252, as French ones write CSV. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
