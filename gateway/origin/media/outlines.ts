/** Renders text as outlines, so that pictures with words look the same on machines without fonts. */
import { readFileSync } from 'node:fs';

export type Face = 'round' | 'sans' | 'serif' | 'grotesk' | 'house' | 'classic';
export const FACES: readonly Face[] = ['round', 'sans', 'serif', 'grotesk', 'classic'];

interface Outlines {
  ascent: number;
  descent: number;
  glyphs: Record<string, [advance: number, path: string]>;
}

let loaded: Record<Face, Outlines> | undefined;
const outlines = (face: Face): Outlines =>
  (loaded ??= JSON.parse(readFileSync(new URL('./outlines.json', import.meta.url), 'utf8')) as Record<
    Face,
    Outlines
  >)[face];

/**
 * SVG of a text, centred on (x, y) and at most `width` wide and `size` high (em). Letters without an outline are omitted.
 * `spacing` is in thousandths of an em.
 */
export function textPath(
  text: string,
  face: Face,
  box: { x: number; y: number; width: number; size: number; fill: string; spacing?: number },
): string {
  const { glyphs } = outlines(face);
  const spacing = box.spacing ?? 0;
  const parts: string[] = [];
  let pen = 0;
  for (const letter of text.replaceAll("'", '’')) {
    const glyph = glyphs[letter] ?? glyphs[letter.normalize('NFD').charAt(0)];
    if (!glyph) continue;
    if (glyph[1]) parts.push(`<path transform="translate(${pen} 0)" d="${glyph[1]}"/>`);
    pen += glyph[0] + spacing;
  }
  const length = Math.max(1, pen - spacing);
  const scale = Math.min(box.size / 1000, box.width / length);
  // Centred on the x-height, the optical centre of a word.
  const x = box.x - (length * scale) / 2;
  const y = box.y + 330 * scale;
  return `<g fill="${box.fill}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})">${parts.join('')}</g>`;
}
