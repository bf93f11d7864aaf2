import { expect, it } from 'vitest';
import { decodeText } from './readFile.ts';

it('reads UTF-8, and windows-1252 where it is not', () => {
  const utf8 = new TextEncoder().encode('Encaissé;38,000');
  expect(decodeText(utf8.buffer)).toBe('Encaissé;38,000');
  const windows = Uint8Array.from([0x45, 0x6e, 0x63, 0x61, 0x69, 0x73, 0x73, 0xe9, 0x20, 0x80]);
  expect(decodeText(windows.buffer)).toBe('Encaissé €');
});

it('takes a workbook for no text', () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06]).buffer)).toBeNull();
});
