/** Renders single objects with transparency: emoji artwork from its package, or our own drawings. */
import { createRequire } from 'node:module';
import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BoundedCache } from '../../service/bounded-cache.ts';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { DRAWINGS, drawingSvg } from './drawings.ts';
import { paintOf, type Paint } from './palette.ts';

const ARTWORK = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** Pixels with alpha, to be composited. */
export interface Layer {
  data: Buffer;
  width: number;
  height: number;
}

export const asOverlay = (layer: Layer, left: number, top: number): OverlayOptions => ({
  input: layer.data,
  raw: { width: layer.width, height: layer.height, channels: 4 },
  left: Math.round(left),
  top: Math.round(top),
});

const isDrawing = (art: string): boolean => Object.hasOwn(DRAWINGS, art);

/** Whether artwork of this name exists. */
export async function hasArtwork(art: string): Promise<boolean> {
  if (isDrawing(art)) return true;
  if (!/^[0-9a-f]{3,6}(-[0-9a-f]{3,6}){0,7}$/.test(art)) return false;
  return access(join(ARTWORK, `${art}.webp`)).then(
    () => true,
    () => false,
  );
}

/** Cutouts are small and used often. */
const cutouts = new BoundedCache<{ png: Buffer; hue: number; saturation: number }>({
  maxBytes: 24_000_000,
  bytesOf: ({ png }) => png.length,
});

/** The emoji without its empty border, and its dominant hue. */
async function cutout(art: string): Promise<{ png: Buffer; hue: number; saturation: number }> {
  const known = cutouts.get(art);
  if (known) return known;
  const file = await readFile(join(ARTWORK, `${art}.webp`));
  const png = await sharp(file)
    .trim({ background: '#00000000', threshold: 1 })
    .png({ compressionLevel: 2 })
    .toBuffer();
  const { data } = await sharp(png)
    .resize(24, 24, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let x = 0;
  let y = 0;
  let weight = 0;
  let chroma = 0;
  for (let i = 0; i + 3 < data.length; i += 4) {
    const [r, g, b, a] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0, (data[i + 3] ?? 0) / 255];
    const max = Math.max(r, g, b);
    const delta = max - Math.min(r, g, b);
    if (a < 0.5) continue;
    weight += 1;
    if (delta === 0) continue;
    const hue =
      ((max === r ? ((g - b) / delta + 6) % 6 : max === g ? (b - r) / delta + 2 : (r - g) / delta + 4) *
        Math.PI) /
      3;
    const strength = delta / 255;
    chroma += strength;
    x += Math.cos(hue) * strength;
    y += Math.sin(hue) * strength;
  }
  const found = {
    png,
    hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
    saturation: weight === 0 ? 0 : chroma / weight,
  };
  cutouts.set(art, found);
  return found;
}

/** Replaces the artwork's own colour by the product's; grey parts only become lighter or darker. */
function recolour(image: Sharp, own: { hue: number; saturation: number }, to: Paint): Sharp {
  if (to.saturation < 0.1)
    return image.modulate({ saturation: to.saturation, brightness: Math.min(1.25, to.lightness) });
  if (own.saturation < 0.14)
    return to.lightness < 0.7 ? image.modulate({ brightness: 0.75 }).tint(to.base) : image.tint(to.base);
  return image.modulate({
    hue: Math.round((to.hue - own.hue + 360) % 360),
    saturation: Math.min(1.1, 0.25 + to.saturation * 0.8),
    brightness: Math.max(0.6, Math.min(1.15, to.lightness)),
  });
}

export interface LayerOptions {
  /** Longest side in pixels, before rotation. */
  size: number;
  /** Product colour. */
  color?: string | undefined;
  /** Degrees, clockwise. */
  angle?: number;
  flop?: boolean;
}

/** One object in the requested size. Throws when the artwork does not exist. */
export async function artLayer(
  art: string,
  { size, color, angle = 0, flop = false }: LayerOptions,
): Promise<Layer> {
  const side = Math.max(8, Math.round(size));
  const paint = paintOf(color);
  let image: Sharp;
  if (isDrawing(art)) {
    const { svg, width, height } = drawingSvg(art, paint, side);
    image = sharp(Buffer.from(svg), { limitInputPixels: 16_000_000 }).resize(width, height);
  } else {
    const own = await cutout(art);
    image = sharp(own.png);
    if (paint && color !== 'multicolore') image = recolour(image, own, paint);
    image = image.resize(side, side, { fit: 'inside', kernel: 'lanczos3' });
    if (side > 330) image = image.sharpen({ sigma: Math.min(1.6, side / 420) });
  }
  if (flop) image = image.flop();
  if (Math.abs(angle) > 0.5) {
    // Rotate the resized pixels: within one pipeline, sharp would rotate first.
    const still = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    image = sharp(still.data, {
      raw: { width: still.info.width, height: still.info.height, channels: 4 },
    }).rotate(angle, { background: '#00000000' });
  }
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
