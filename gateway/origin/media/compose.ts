/** Composes a recipe's picture: a tinted studio, soft light, contact shadows, and the artwork. */
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { random, type Random } from './random.ts';
import { artLayer } from './artwork.ts';
import { asOverlay, type Layer } from './layer.ts';
import { FACES, textPath } from './outlines.ts';
import { GROUNDS, groundOf, SCENES, type Ground, type GroundName } from './palette.ts';
import { readScenePart, type Recipe } from './recipe.ts';
import { isShot } from './shots.ts';

/** A picture in pixels, not yet encoded. */
export type Composition = Sharp;

interface Canvas {
  width: number;
  height: number;
  /** SVG fragments between the background and the artwork. */
  under: string[];
  overlays: OverlayOptions[];
}

const number = (value: number): string => value.toFixed(1);

const stops = (id: string, [from, to]: readonly [string, string], vertical = true): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

function finish(canvas: Canvas, ground: Ground, back: string): Composition {
  const { width, height } = canvas;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
${stops('wall', ground.wall)}${stops('floor', ground.floor)}${stops('shape', ground.shape)}
<radialGradient id="light" cx="0.36" cy="0.22" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="contact"><stop offset="0" stop-color="#2a1f12" stop-opacity="0.42"/><stop offset="0.55" stop-color="#2a1f12" stop-opacity="0.16"/><stop offset="1" stop-color="#2a1f12" stop-opacity="0"/></radialGradient>
<radialGradient id="soft"><stop offset="0" stop-color="#2a1f12" stop-opacity="0.15"/><stop offset="1" stop-color="#2a1f12" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="0.5" stop-color="#fff" stop-opacity="0.38"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
</defs><rect width="100%" height="100%" fill="url(#wall)"/>${back}${canvas.under.join('')}</svg>`;
  return sharp(Buffer.from(svg)).composite(canvas.overlays).removeAlpha();
}

/** An object of a scene. */
const sceneLayer = (part: string, options: { size: number; angle?: number }): Promise<Layer> => {
  const { art, color } = readScenePart(part);
  return artLayer(art, { ...options, color });
};

/** Places an object on the floor with its shadows; (x, floor) is the centre of its base. */
function stand(canvas: Canvas, layer: Layer, x: number, floor: number, strength = 1): void {
  if (layer.body) {
    const { left, top, width, height } = layer.body;
    canvas.overlays.push(...clip(canvas, layer, x - left - width / 2, floor - top - height));
    return;
  }
  const reach = layer.width * 0.56;
  canvas.under.push(
    `<ellipse cx="${number(x + layer.width * 0.05)}" cy="${number(floor)}" rx="${number(reach * 1.25)}" ry="${number(layer.width * 0.13)}" fill="url(#soft)" opacity="${strength}"/>` +
      `<ellipse cx="${number(x)}" cy="${number(floor - layer.width * 0.012)}" rx="${number(reach * 0.86)}" ry="${number(layer.width * 0.055)}" fill="url(#contact)" opacity="${strength}"/>`,
  );
  canvas.overlays.push(...clip(canvas, layer, x - layer.width / 2, floor - layer.height));
}

/** Clips an overlay to the canvas, as sharp requires. */
function clip(canvas: Canvas, layer: Layer, left: number, top: number): OverlayOptions[] {
  const x = Math.round(left);
  const y = Math.round(top);
  const fromX = Math.max(0, -x);
  const fromY = Math.max(0, -y);
  const width = Math.min(layer.width, canvas.width - x) - fromX;
  const height = Math.min(layer.height, canvas.height - y) - fromY;
  if (width <= 0 || height <= 0) return [];
  if (width === layer.width && height === layer.height) return [asOverlay(layer, x, y)];
  const data = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row++) {
    const start = ((row + fromY) * layer.width + fromX) * 4;
    layer.data.copy(data, row * width * 4, start, start + width * 4);
  }
  return [asOverlay({ data, width, height }, x + fromX, y + fromY)];
}

/** The studio's background: a wall and a floor, and one subtle shape. */
function backdrop(kind: number, width: number, height: number, horizon: number, r: Random): string {
  const floor = `<rect y="${number(horizon)}" width="${width}" height="${number(height - horizon)}" fill="url(#floor)"/>`;
  const light = `<rect width="${width}" height="${height}" fill="url(#light)"/>`;
  const cx = width * (0.5 + (r.next() - 0.5) * 0.08);
  if (kind === 0) {
    const half = width * 0.33;
    const top = height * 0.13;
    return `${floor}<path d="M${number(cx - half)} ${number(horizon)}V${number(top + half)}a${number(half)} ${number(half)} 0 0 1 ${number(half * 2)} 0V${number(horizon)}z" fill="url(#shape)"/>${light}`;
  }
  if (kind === 1)
    return `<rect width="${width}" height="${height}" fill="url(#floor)" opacity="0.35"/><circle cx="${number(cx)}" cy="${number(height * 0.48)}" r="${number(Math.min(width, height) * 0.37)}" fill="url(#shape)"/>${light}`;
  if (kind === 2) {
    const rx = width * 0.36;
    const ry = width * 0.085;
    const top = horizon + height * 0.06;
    return `${floor}<ellipse cx="${width / 2}" cy="${number(top + height * 0.085)}" rx="${number(rx * 1.04)}" ry="${number(ry * 1.1)}" fill="url(#soft)"/><path d="M${number(width / 2 - rx)} ${number(top)}v${number(height * 0.06)}a${number(rx)} ${number(ry)} 0 0 0 ${number(rx * 2)} 0v-${number(height * 0.06)}z" fill="url(#floor)"/><ellipse cx="${width / 2}" cy="${number(top)}" rx="${number(rx)}" ry="${number(ry)}" fill="url(#shape)"/>${light}`;
  }
  if (kind === 3) {
    const lean = width * 0.22;
    const beam = (x: number, w: number): string =>
      `<path d="M${number(x)} 0h${number(w)}l${number(lean)} ${height}h-${number(w)}z" fill="url(#beam)"/>`;
    return `${floor}${beam(width * (0.1 + r.next() * 0.15), width * 0.2)}${beam(width * (0.5 + r.next() * 0.15), width * 0.12)}${light}`;
  }
  // Two overlapping hills like paper cuttings.
  return `${floor}<ellipse cx="${number(width * (0.2 + r.next() * 0.1))}" cy="${number(horizon)}" rx="${number(width * 0.42)}" ry="${number(height * 0.3)}" fill="url(#shape)" opacity="0.75"/><ellipse cx="${number(width * (0.82 + r.next() * 0.1))}" cy="${number(horizon)}" rx="${number(width * 0.4)}" ry="${number(height * 0.42)}" fill="url(#shape)" opacity="0.55"/><rect y="${number(horizon)}" width="${width}" height="${number(height - horizon)}" fill="url(#floor)"/>${light}`;
}

/** A product's picture from a studio shot: the product alone on the same quiet ground, so that a list of them is calm. */
async function studio(
  recipe: Extract<Recipe, { kind: 'product' }>,
  art: string,
  view: number,
  side: number,
): Promise<Composition> {
  const canvas: Canvas = { width: side, height: side, under: [], overlays: [] };
  const [color, ...others] = recipe.colors;
  const centre = (layer: Layer, x: number, y: number): void => {
    const { left, top, width, height } = layer.body ?? {
      left: 0,
      top: 0,
      width: layer.width,
      height: layer.height,
    };
    canvas.overlays.push(...clip(canvas, layer, x - left - width / 2, y - top - height / 2));
  };
  if (view === 2) {
    // A close-up of the upper part, where handles, screens and seams are.
    const layer = await artLayer(art, { size: side * 1.35, color });
    centre(layer, side * (recipe.seed % 2 ? 0.42 : 0.58), side * 0.66);
  } else if (view === 3 && others.length > 0) {
    const colors = [color, ...others].slice(0, 3);
    const places = colors.length === 3 ? [0.24, 0.76, 0.5] : [0.31, 0.69];
    for (const [index, tone] of colors.entries()) {
      const front = index === colors.length - 1;
      const layer = await artLayer(art, { size: side * (front ? 0.5 : 0.42), color: tone });
      stand(canvas, layer, side * (places[index] ?? 0.5), side * (front ? 0.78 : 0.68));
    }
  } else if (view === 3) {
    // From both sides.
    for (const [angle, x, y, size] of [
      ['b', 0.3, 0.66, 0.42],
      ['a', 0.66, 0.78, 0.5],
    ] as const)
      stand(canvas, await artLayer(art, { size: side * size, color, view: angle }), side * x, side * y);
  } else {
    const layer = await artLayer(art, {
      size: side * 0.76,
      color,
      view: view === 1 ? 'b' : 'a',
    });
    centre(layer, side / 2, side * 0.51);
  }
  return finish(canvas, GROUNDS.studio, '');
}

const SCENE_FALLBACK = { grounds: ['offwhite', 'sand', 'sage'], companions: [] } as const satisfies {
  grounds: readonly GroundName[];
  companions: readonly string[];
};
const BACKDROPS = 5;

async function product(
  recipe: Extract<Recipe, { kind: 'product' }>,
  view: number,
  side: number,
): Promise<Composition> {
  const r = random(recipe.seed);
  const scene = SCENES[recipe.scene] ?? SCENE_FALLBACK;
  const grounds = r.sample<GroundName>(scene.grounds, scene.grounds.length);
  const backs = r.sample([0, 1, 2, 3, 4], BACKDROPS);
  const art = recipe.art[r.int(0, recipe.art.length - 1)] ?? '1f4e6';
  if (isShot(art)) return studio(recipe, art, view, side);
  // Furniture stands upright; small things may be tilted a little.
  const lean = r.int(-6, 6) * (recipe.scene === 'home' ? 0.15 : 1);
  const flop = r.chance(0.5);
  const size = 0.6 + r.next() * 0.06;
  const companion = scene.companions.length > 0 && r.chance(0.34) ? r.pick(scene.companions) : null;
  const companionLeft = r.chance(0.5);
  const ground = GROUNDS[grounds[view % grounds.length] ?? 'offwhite'];
  const canvas: Canvas = { width: side, height: side, under: [], overlays: [] };
  const back = backs[view % BACKDROPS] ?? 0;
  const horizon = side * (0.66 + (recipe.seed % 7) * 0.008);
  const floor = side * (back === 2 ? 0.775 : 0.81);
  const color = recipe.colors[0];
  const behind = backdrop(back, side, side, horizon, random(recipe.seed + view));
  if (view === 2) {
    // A close-up that shows the surface; it may exceed the frame a little.
    const layer = await artLayer(art, { size: side * 0.84, color, angle: lean * 1.5, flop: !flop });
    canvas.overlays.push(
      ...clip(
        canvas,
        layer,
        (side - layer.width) / 2 + side * (flop ? 0.07 : -0.07),
        side * 0.54 - layer.height / 2,
      ),
    );
    canvas.under.push(
      `<ellipse cx="${side / 2}" cy="${number(side * 0.93)}" rx="${number(side * 0.48)}" ry="${number(side * 0.08)}" fill="url(#soft)"/>`,
    );
    return finish(
      canvas,
      ground,
      `<rect width="${side}" height="${side}" fill="url(#shape)" opacity="0.5"/><rect width="${side}" height="${side}" fill="url(#light)"/>`,
    );
  }
  if (view === 3) {
    const colors = recipe.colors.length > 1 ? recipe.colors.slice(0, 3) : [color, color];
    const places = colors.length === 3 ? [0.25, 0.75, 0.5] : [0.33, 0.68];
    for (const [index, tone] of colors.entries()) {
      const front = index === colors.length - 1;
      const layer = await artLayer(art, {
        size: side * (front ? 0.44 : 0.36),
        color: tone,
        angle: front ? lean * 0.4 : 0,
        flop: index % 2 === 0,
      });
      stand(canvas, layer, side * (places[index] ?? 0.5), floor + (front ? side * 0.03 : -side * 0.05));
    }
    return finish(canvas, ground, behind);
  }
  const layer = await artLayer(art, {
    size: side * (view === 1 ? size * 0.96 : size),
    color,
    angle: view === 1 ? -lean * 1.6 : lean * 0.6,
    flop: view === 1 ? !flop : flop,
  });
  if (companion && view === 0) {
    const small = await artLayer(companion, { size: side * 0.17, flop: companionLeft });
    stand(canvas, layer, side * (companionLeft ? 0.54 : 0.46), floor);
    stand(canvas, small, side * (companionLeft ? 0.2 : 0.8), floor + side * 0.035, 0.8);
  } else {
    stand(canvas, layer, side / 2, floor);
  }
  return finish(canvas, ground, behind);
}

const TILE_GROUNDS: readonly GroundName[] = [
  'sand',
  'sage',
  'blue',
  'blush',
  'lilac',
  'mint',
  'butter',
  'offwhite',
  'terracotta',
];

/** A category's tile; the essential parts stay inside the circle to which it may be cropped. */
async function category(recipe: Extract<Recipe, { kind: 'category' }>, side: number): Promise<Composition> {
  const r = random(recipe.seed);
  const ground = GROUNDS[r.pick(TILE_GROUNDS)];
  const canvas: Canvas = { width: side, height: side, under: [], overlays: [] };
  const [main = '1f4e6', second] = recipe.art;
  const floor = side * 0.74;
  // Shots are wider than the square drawings.
  const unit = side * (isShot(main) ? 1.22 : 1);
  if (second && r.chance(0.6)) {
    const small = await sceneLayer(second, { size: unit * 0.27 });
    stand(canvas, small, side * (isShot(main) ? 0.71 : 0.69), floor - side * 0.02, 0.8);
    stand(canvas, await sceneLayer(main, { size: unit * 0.45 }), side * 0.42, floor);
  } else {
    stand(canvas, await sceneLayer(main, { size: unit * 0.52 }), side / 2, floor + side * 0.02);
  }
  return finish(
    canvas,
    ground,
    `<circle cx="${side / 2}" cy="${side / 2}" r="${number(side * 0.43)}" fill="url(#shape)" opacity="0.85"/><rect width="${side}" height="${side}" fill="url(#light)"/>`,
  );
}

/** A scene; `middle`: its objects stay clear of the upper and lower edge, which may be cropped. */
async function banner(
  recipe: { art: readonly string[]; ground: string; seed: number },
  width: number,
  height: number,
  place: 'whole' | 'middle' = 'whole',
): Promise<Composition> {
  const r = random(recipe.seed);
  const ground = groundOf(recipe.ground);
  const canvas: Canvas = { width, height, under: [], overlays: [] };
  const inMiddle = place === 'middle';
  const horizon = height * (inMiddle ? 0.62 : 0.7);
  const floor = height * (inMiddle ? 0.76 : 0.86);
  const centre = width * (width > height * 1.8 ? 0.69 : 0.62);
  const radius = height * 0.46;
  const back =
    `<rect y="${number(horizon)}" width="${width}" height="${number(height - horizon)}" fill="url(#floor)"/>` +
    `<path d="M${number(centre - radius * 1.15)} ${number(horizon)}V${number(height * 0.1 + radius)}a${number(radius * 1.15)} ${number(radius)} 0 0 1 ${number(radius * 2.3)} 0V${number(horizon)}z" fill="url(#shape)"/>` +
    `<circle cx="${number(width * 0.94)}" cy="${number(height * 0.24)}" r="${number(height * 0.15)}" fill="${ground.accent}" opacity="0.35"/>` +
    `<circle cx="${number(width * 0.06)}" cy="${number(height * 1.02)}" r="${number(height * 0.34)}" fill="${ground.accent}" opacity="0.22"/>` +
    `<rect width="${width}" height="${height}" fill="url(#light)" opacity="0.7"/>`;
  const [main, ...others] = recipe.art;
  const unit = Math.min(height * (inMiddle ? 0.9 : 1), width * 0.55);
  const places = [0.42, -0.4, 0.62] as const;
  for (const [index, art] of others.slice(0, 3).entries()) {
    const layer = await sceneLayer(art, { size: unit * (index < 2 ? 0.36 : 0.25), angle: r.int(-5, 5) });
    // Nothing is cut off at the edge, and the caption's side stays free.
    const wide = layer.body?.width ?? layer.width;
    const x = Math.min(centre + unit * (places[index] ?? 0), width * 0.975 - wide / 2);
    stand(canvas, layer, x, floor + height * (index < 2 ? -0.06 : 0.05), 0.85);
  }
  if (main) stand(canvas, await sceneLayer(main, { size: unit * 0.6 }), centre, floor);
  return finish(canvas, ground, back);
}

const MARK_INKS: readonly string[] = [
  '#1f2a37',
  '#244a3d',
  '#7a2f1d',
  '#2b3a67',
  '#4a2545',
  '#1c1b19',
  '#0f5257',
  '#8a5a00',
];

function wordmark(recipe: Extract<Recipe, { kind: 'wordmark' }>, side: number): Composition {
  const r = random(recipe.seed);
  const face = r.pick(FACES);
  const ink = r.pick(MARK_INKS);
  const style = r.int(0, 3);
  const text =
    style === 1 && face !== 'round'
      ? recipe.text.toLocaleUpperCase('fr')
      : style === 2 && face === 'round'
        ? recipe.text.toLocaleLowerCase('fr')
        : recipe.text;
  const spacing = style === 1 ? 90 : face === 'classic' ? 20 : -8;
  const height = Math.round(side / 2);
  const word = textPath(text, face, {
    x: side / 2,
    y: height / 2,
    width: side * 0.72,
    size: height * 0.44,
    fill: ink,
    spacing,
  });
  const mark =
    style === 3
      ? `<rect x="${number(side * 0.14)}" y="${number(height * 0.76)}" width="${number(side * 0.72)}" height="${number(height * 0.012 + 1)}" rx="2" fill="${ink}" opacity="0.3"/>`
      : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}"><rect width="100%" height="100%" fill="#ffffff"/>${word}${mark}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

function logo(recipe: Extract<Recipe, { kind: 'logo' }>, side: number): Composition {
  const r = random(recipe.seed);
  const ground = r.pick([
    '#244a3d',
    '#7a3b22',
    '#2b3a67',
    '#5b3358',
    '#1f5a63',
    '#8c5b12',
    '#3a3733',
    '#6d2637',
  ]);
  const initials = recipe.text
    .split(/[\s&’'-]+/)
    .filter((word) => !/^(de|du|la|le|l|el|co|d|&)$/i.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toLocaleUpperCase('fr');
  const ring = r.int(0, 2);
  const middle = side / 2;
  const frame =
    ring === 0
      ? `<circle cx="${middle}" cy="${middle}" r="${number(side * 0.37)}" fill="none" stroke="#f6e7c4" stroke-opacity="0.55" stroke-width="${number(side * 0.012)}"/>`
      : ring === 1
        ? `<path d="M${number(side * 0.2)} ${number(side * 0.8)}V${number(side * 0.46)}a${number(side * 0.3)} ${number(side * 0.3)} 0 0 1 ${number(side * 0.6)} 0V${number(side * 0.8)}z" fill="#ffffff" fill-opacity="0.1"/>`
        : `<rect x="${number(side * 0.19)}" y="${number(side * 0.19)}" width="${number(side * 0.62)}" height="${number(side * 0.62)}" rx="${number(side * 0.05)}" transform="rotate(45 ${middle} ${middle})" fill="#ffffff" fill-opacity="0.1"/>`;
  const letters = textPath(initials, r.pick(FACES), {
    x: middle,
    y: middle,
    width: side * 0.46,
    size: side * 0.42,
    fill: '#fdf3dc',
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${ground}"/>${frame}${letters}</svg>`,
    ),
  ).removeAlpha();
}

function shopMark(text: string, side: number): Composition {
  const word = textPath(text, 'house', {
    x: side / 2,
    y: side * 0.49,
    width: side * 0.72,
    size: side * 0.3,
    fill: '#1c1b19',
    spacing: -18,
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#ffc928"/>${word}<path d="M${number(side * 0.4)} ${number(side * 0.66)}q${number(side * 0.1)} ${number(side * 0.07)} ${number(side * 0.2)} 0" stroke="#1c1b19" stroke-width="${number(side * 0.022)}" stroke-linecap="round" fill="none"/></svg>`,
    ),
  ).removeAlpha();
}

/** Emoji artwork is 256 px wide, a shot 720: larger square pictures would only be blurrier. */
const LARGEST_SQUARE = 1200;
const LARGEST_SHOT = 960;

/**
 * Composes one picture of a recipe, `width` pixels wide (less when more would only be blurrier).
 * Throws when the recipe names artwork that does not exist.
 */
export async function compose(recipe: Recipe, view: number, width: number): Promise<Composition> {
  const isOfShots = recipe.kind === 'product' && recipe.art.every(isShot);
  const side = Math.min(width, isOfShots ? LARGEST_SHOT : LARGEST_SQUARE);
  if (recipe.kind === 'product') return product(recipe, view, side);
  if (recipe.kind === 'category') return category(recipe, side);
  if (recipe.kind === 'wordmark') return wordmark(recipe, side);
  if (recipe.kind === 'logo') return logo(recipe, side);
  if (recipe.kind === 'shop') return shopMark(recipe.text, side);
  if (recipe.kind === 'cover')
    return banner(
      { art: recipe.art, ground: random(recipe.seed).pick(TILE_GROUNDS), seed: recipe.seed },
      width,
      Math.round(width * 0.34),
      // Wide screens show the middle of a cover.
      'middle',
    );
  return banner(recipe, width, Math.round((width * recipe.height) / recipe.width));
}
