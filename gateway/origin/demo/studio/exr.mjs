/** Reads OpenEXR as Blender writes it without compression: scan lines of 32-bit floats, channels in alphabetical order. */
import { readFileSync } from 'node:fs';

/**
 * The channels of a file by the last part of their names ("R", "G", "B", "A"), each a Float32Array of width × height.
 * @param {string} file
 * @returns {{ width: number, height: number } & Record<string, Float32Array>}
 * @throws Error for a compressed file
 */
export function readExr(file) {
  const bytes = readFileSync(file);
  const channels = [];
  let at = 8;
  let width = 0;
  let height = 0;
  const text = () => {
    const end = bytes.indexOf(0, at);
    const value = bytes.toString('latin1', at, end);
    at = end + 1;
    return value;
  };
  for (let name = text(); name; name = text()) {
    const type = text();
    const size = bytes.readInt32LE(at);
    at += 4;
    const next = at + size;
    if (type === 'chlist') {
      while (bytes[at]) {
        channels.push(text());
        at += 16;
      }
    }
    if (name === 'dataWindow') {
      width = bytes.readInt32LE(at + 8) - bytes.readInt32LE(at) + 1;
      height = bytes.readInt32LE(at + 12) - bytes.readInt32LE(at + 4) + 1;
    }
    if (name === 'compression' && bytes[at] !== 0) throw new Error(`${file} is compressed`);
    at = next;
  }
  const planes = channels.map(() => new Float32Array(width * height));
  for (let y = 0; y < height; y++) {
    let from = Number(bytes.readBigUInt64LE(at + 8 * y)) + 8;
    for (const plane of planes) {
      for (let x = 0; x < width; x++, from += 4) plane[y * width + x] = bytes.readFloatLE(from);
    }
  }
  return {
    width,
    height,
    ...Object.fromEntries(channels.map((name, index) => [name.split('.').pop(), planes[index]])),
  };
}
