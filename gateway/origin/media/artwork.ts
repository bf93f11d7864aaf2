/** Renders single objects with transparency: studio shots, our own drawings, or emoji artwork from its package. */
import { createRequire } from 'node:module';
import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BoundedCache } from '../../service/bounded-cache.ts';
import sharp, { type Sharp } from 'sharp';
import { DRAWINGS, drawingSvg } from './drawings.ts';
import type { Layer } from './layer.ts';
import { paintOf, type Paint } from './palette.ts';
import { hasShot, isShot, shotLayer, type View } from './shots.ts';

const ARTWORK = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

const isDrawing = (art: string): boolean => Object.hasOwn(DRAWINGS, art);

/** Whether artwork of this name exists. */
export async function hasArtwork(art: string): Promise<boolean> {
  if (isDrawing(art) || hasShot(art)) return true;
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
  /** Which view of a studio shot; other artwork has one. */
  view?: View;
  /** Degrees, clockwise; a studio shot stands as it was rendered, for its shadow. */
  angle?: number;
  /** Mirrored; not for a studio shot, which may have writing on it. */
  flop?: boolean;
}

/** One object in the requested size. Throws when the artwork does not exist. */
export async function artLayer(
  art: string,
  { size, color, view = 'a', angle = 0, flop = false }: LayerOptions,
): Promise<Layer> {
  const side = Math.max(8, Math.round(size));
  const paint = paintOf(color);
  if (isShot(art)) return shotLayer(art, view, side, paint);
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
