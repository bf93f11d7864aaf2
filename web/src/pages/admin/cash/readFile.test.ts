import { expect, it } from 'vitest';
import { decodeText } from './readFile.ts';

it('reads UTF-8, and windows-1252 where it is not', () => {
  const utf8 = new TextEncoder().encode('Encaissé;38,000');
  expect(decodeText(utf8.buffer)).toBe('Encaissé;38,000');
  const windows = Uint8Array.from([0x45, 0x6e, 0x63, 0x61, 0x69, 0x73, 0x73, 0xe9, 0x20, 0x80]);
  expect(decodeText(windows.buffer)).toBe('Encaissé €');
});
