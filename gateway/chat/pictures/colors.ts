/** Recognises the colours of a picture, by the shop's names. */
import sharp from 'sharp';
import type { ProductColor } from '../../contract/rules/colors.ts';
import { toSlug } from '../../contract/rules/slug.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Reference values of the shop's colours, in sRGB; some have several. "Multicoloured" has none. */
const LOOKS: Readonly<Partial<Record<ProductColor, readonly Rgb[]>>> = {
  noir: [
    [12, 12, 12],
    [38, 38, 40],
  ],
  blanc: [
    [252, 252, 252],
    [232, 232, 230],
  ],
  gris: [
    [128, 128, 128],
    [176, 178, 180],
    [85, 87, 90],
  ],
  rouge: [
    [205, 25, 35],
    [235, 60, 50],
  ],
  bordeaux: [[110, 15, 35]],
  rose: [
    [240, 140, 175],
    [248, 190, 205],
    [225, 60, 130],
  ],
  orange: [
    [240, 125, 25],
    [250, 155, 60],
  ],
  jaune: [
    [250, 215, 40],
    [248, 235, 120],
  ],
  vert: [
    [45, 140, 60],
    [110, 180, 80],
    [25, 85, 50],
    [120, 130, 60],
  ],
  turquoise: [
    [45, 190, 185],
    [120, 215, 210],
  ],
  bleu: [
    [35, 95, 200],
    [90, 160, 225],
    [25, 60, 150],
  ],
  marine: [[22, 32, 75]],
  violet: [
    [115, 50, 150],
    [170, 130, 205],
  ],
  marron: [
    [105, 65, 35],
    [75, 48, 30],
    [140, 90, 55],
  ],
  beige: [
    [222, 200, 168],
    [236, 222, 198],
  ],
  doré: [[200, 160, 70]],
};

const SIDE = 64;
const MOST_PIXELS = 40_000_000;
/** Share of the picture from which a colour is named. */
const ENOUGH = 0.08;
const MOST = 3;

/** sRGB to CIELAB (D65), where distances match perceived differences. */
function toLab([red, green, blue]: Rgb): readonly [number, number, number] {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const bent = (value: number): number => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47);
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const LABS = Object.entries(LOOKS).flatMap(([color, looks]) =>
  looks.map((look) => ({ color, lab: toLab(look) })),
);

function nearest(pixel: Rgb): string {
  const lab = toLab(pixel);
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const { color, lab: other } of LABS) {
    const distance = (lab[0] - other[0]) ** 2 + (lab[1] - other[1]) ** 2 + (lab[2] - other[2]) ** 2;
    if (distance < least) [best, least] = [color, distance];
  }
  return best;
}

/**
 * Slugs of a picture's colours, most frequent first. The centre has most weight, and a plain area along the edges counts as the
 * background.
 * @throws errors of sharp, for invalid pictures
 */
export async function colorsOf(picture: Buffer): Promise<string[]> {
  const { data } = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const weights = new Map<string, number>();
  const edges = new Map<string, number>();
  let whole = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * 3;
      const color = nearest([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      if (x < 3 || y < 3 || x >= SIDE - 3 || y >= SIDE - 3) edges.set(color, (edges.get(color) ?? 0) + 1);
      const [dx, dy] = [x / SIDE - 0.5, y / SIDE - 0.5];
      const weight = Math.exp(-6 * (dx * dx + dy * dy));
      weights.set(color, (weights.get(color) ?? 0) + weight);
      whole += weight;
    }
  const border = [...edges.values()].reduce((sum, count) => sum + count, 0);
  const ground = [...edges].find(([, count]) => count / border > 0.75)?.[0];
  const ranked = [...weights]
    .filter(([color]) => color !== ground)
    .filter(([, weight]) => weight / whole >= ENOUGH)
    .sort((a, b) => b[1] - a[1])
    .map(([color]) => color);
  const found = ranked.length > 0 || ground === undefined ? ranked : [ground];
  return found.slice(0, MOST).map(toSlug);
}
