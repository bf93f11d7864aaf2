/**
 * Studio shots: rendered cut-outs with their own shadow (`shots/`, made by `demo/studio`), painted in the product's colour when a
 * picture is composed. A shot `shot-<name>` has two views, `<name>-a.webp` and `<name>-b.webp`. The mask beside each has the painted
 * parts in its upper half and what these parts mirror in its lower half: reflections keep the colour of the light.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { BoundedCache } from '../../service/bounded-cache.ts';
import type { Box, Layer } from './layer.ts';
import type { Paint } from './palette.ts';

const PREFIX = 'shot-';
const FOLDER = new URL('./shots/', import.meta.url);
/** Shadows are weaker than this opacity, bodies stronger. */
const OPAQUE = 247;

export type View = 'a' | 'b';

interface Shot {
  picture: Buffer;
  mask: Buffer;
  side: number;
  body: Box;
}

/** Whether this artwork is a studio shot. */
export const isShot = (art: string): boolean => art.startsWith(PREFIX);

const pathOf = (art: string, view: View, kind: '' | '.mask'): string =>
  fileURLToPath(new URL(`${art.slice(PREFIX.length)}-${view}${kind}.webp`, FOLDER));

/** Whether both views of this shot exist. */
export const hasShot = (art: string): boolean =>
  isShot(art) && (['a', 'b'] as const).every((view) => existsSync(pathOf(art, view, '')));

/** Encoded files: a decoded shot takes 2 MB. */
const shots = new BoundedCache<Shot>({
  maxBytes: 12_000_000,
  bytesOf: ({ picture, mask }) => picture.length + mask.length,
});

async function readShot(art: string, view: View): Promise<Shot> {
  const key = `${art} ${view}`;
  const known = shots.get(key);
  if (known) return known;
  const [picture, mask] = await Promise.all([
    readFile(pathOf(art, view, '')),
    readFile(pathOf(art, view, '.mask')),
  ]);
  const { data, info } = await sharp(picture).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if ((data[y * info.width + x] ?? 0) < OPAQUE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  const shot = {
    picture,
    mask,
    side: info.width,
    body: { left, top, width: right - left, height: bottom - top },
  };
  shots.set(key, shot);
  return shot;
}

/** sRGB bytes to linear light, and linear light in 1/4096 to sRGB bytes. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const ENCODED = Uint8Array.from({ length: 4097 }, (_, step) => {
  const value = step / 4096;
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
});
/** Painted parts are rendered in a grey of this reflectance. */
const GREY = 0.88;
/** The room's own light, which a dark surface would mirror as a veil. */
const VEIL = 0.012;

function paintPixels(pixels: Buffer, mask: Buffer, base: string): void {
  const paint = [1, 3, 5].map((at) => (LINEAR[Number.parseInt(base.slice(at, at + 2), 16)] ?? 0) / GREY);
  const count = pixels.length / 4;
  for (let i = 0; i < count; i++) {
    const painted = (mask[i] ?? 0) / 255;
    if (painted < 0.01) continue;
    const gloss = LINEAR[mask[count + i] ?? 0] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const at = 4 * i + channel;
      const before = pixels[at] ?? 0;
      const diffuse = Math.max(0, (LINEAR[before] ?? 0) - gloss) * (paint[channel] ?? 0);
      const light = Math.min(1, diffuse + Math.max(0, gloss - VEIL) * 0.9);
      pixels[at] = before * (1 - painted) + (ENCODED[Math.floor(light * 4096)] ?? 255) * painted;
    }
  }
}

/** Lets the shadow end before the layer's lower edge, which would cut it visibly. Objects end above. */
function fadeFoot(pixels: Buffer, side: number): void {
  const height = Math.floor(side * 0.1);
  for (let row = 0; row < height; row++) {
    const part = row / height;
    const start = (side - 1 - row) * side * 4;
    for (let at = start + 3; at < start + side * 4; at += 4)
      pixels[at] = (pixels[at] ?? 0) * part * part * (3 - 2 * part);
  }
}

/**
 * A shot whose object's longer side has `size` pixels, in the colour of `paint` where it can be painted; the layer includes the shadow.
 * Throws when the shot does not exist.
 */
export async function shotLayer(art: string, view: View, size: number, paint: Paint | null): Promise<Layer> {
  const shot = await readShot(art, view);
  const scale = size / Math.max(shot.body.width, shot.body.height);
  const side = Math.max(8, Math.round(shot.side * scale));
  const data = await sharp(shot.picture)
    .resize(side, side, { kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  if (paint) {
    const mask = await sharp(shot.mask)
      .resize(side, side * 2, { fit: 'fill', kernel: 'cubic' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    paintPixels(data, mask, paint.base);
  }
  fadeFoot(data, side);
  const body = {
    left: shot.body.left * scale,
    top: shot.body.top * scale,
    width: shot.body.width * scale,
    height: shot.body.height * scale,
  };
  return { data, width: side, height: side, body };
}
