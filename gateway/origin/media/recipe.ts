/** Input of the picture composer, and the keys derived from it. No drawing here. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Increase it when the composer's output for a recipe changes: browsers cache pictures indefinitely. */
const COMPOSITION = 2;

const Art = z.string().regex(/^[a-z0-9-]{2,60}$/);
/** Artwork of a scene, a studio shot with its colour: "shot-sofa=vert". */
const ScenePart = z.string().regex(/^[a-z0-9-]{2,60}(=\p{Ll}{2,20})?$/u);

export const Recipe = z.discriminatedUnion('kind', [
  /** A product's four pictures: front, other angle, detail, ensemble. */
  z.object({
    kind: z.literal('product'),
    art: z.array(Art).min(1).max(4),
    /** The product's colours, main one first; only those that the artwork can be tinted in. */
    colors: z.array(z.string().max(20)).max(6),
    scene: z.string().max(20),
    seed: z.int(),
    views: z.int().min(1).max(12),
  }),
  /** A tile that is still recognisable when cropped to a circle. */
  z.object({ kind: z.literal('category'), art: z.array(ScenePart).min(1).max(4), seed: z.int() }),
  z.object({ kind: z.literal('wordmark'), text: z.string().min(1).max(40), seed: z.int() }),
  z.object({ kind: z.literal('logo'), text: z.string().min(1).max(60), seed: z.int() }),
  z.object({ kind: z.literal('cover'), art: z.array(ScenePart).min(1).max(8), seed: z.int() }),
  /** A scene without text: `width` × `height`, with space for a caption at the inline start. */
  z.object({
    kind: z.literal('banner'),
    art: z.array(ScenePart).min(1).max(8),
    ground: z.string().max(20),
    width: z.int().min(200).max(2400),
    height: z.int().min(200).max(1600),
    seed: z.int(),
  }),
  /** The shop's own yellow square. */
  z.object({ kind: z.literal('shop'), text: z.string().min(1).max(20) }),
]);
export type Recipe = z.infer<typeof Recipe>;

/** Key of a recipe's picture set: equal for equal recipes, different for all others. */
export function pictureSetKey(recipe: Recipe): string {
  const digest = createHash('sha256')
    .update(`${COMPOSITION} ${JSON.stringify(recipe)}`)
    .digest();
  return digest.readBigUInt64BE().toString(36).padStart(13, '0') + digest.subarray(8, 10).toString('hex');
}

/** Key of one picture of a set; `view` from 0. */
export const pictureKey = (setKey: string, view: number): string => `${setKey}-${view}`;

/** Parses a picture's key; null when it is malformed. */
export function readPictureKey(key: string): { setKey: string; view: number } | null {
  const match = /^([a-z0-9]{6,40})-(\d{1,2})$/.exec(key);
  return match?.[1] === undefined ? null : { setKey: match[1], view: Number(match[2]) };
}

/** Artwork and colour of a scene's part. */
export function readScenePart(part: string): { art: string; color: string | undefined } {
  const [art = part, color] = part.split('=');
  return { art, color };
}

/** Number of pictures of a recipe. */
export const viewsOf = (recipe: Recipe): number => (recipe.kind === 'product' ? recipe.views : 1);
