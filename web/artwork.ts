/**
 * Draws the icons of the installed shop and the assistant's welcome loop from the logo's own strokes: `node web/artwork.ts`
 * writes the icons and two loops into web/public. The results are committed; it needs ffmpeg (Debian's package) and is only run
 * when the logo changes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('public/app/', import.meta.url));
const BRAND = '#ffcb1f';
const INK = '#1d1a15';

/** The strokes of design/static/Logo.tsx in writing order, each with its length in the same units. */
const STROKES = [
  ['<path d="M8 14V78"', 64],
  ['<circle cx="45" cy="59" r="19"', 120],
  ['<path d="M64 41V78"', 37],
  ['<path d="M82 41L95 77L108 47L121 77L134 41"', 143],
  ['<circle cx="162" cy="59" r="19"', 120],
  ['<path d="M181 41V78"', 37],
  ['<path d="M203 41V86Q203 100 188 100"', 68],
] as const;
const WRITTEN = STROKES.reduce((sum, [, length]) => sum + length, 0);

/** The word with `share` of it written. */
function word(share: number): string {
  let left = share * WRITTEN;
  const strokes = STROKES.map(([shape, length]) => {
    const done = Math.max(0, Math.min(length, left));
    left -= length;
    return done === 0 ? '' : `${shape} stroke-dasharray="${done} ${length + 20}"/>`;
  });
  const dot = share >= 1 ? `<circle cx="203" cy="17" r="8.5" fill="${INK}" stroke="none"/>` : '';
  return strokes.join('') + dot;
}

/** The square logo. `scale`: share of the square that the word takes; `radius`: of the square's corners, in 220ths. */
function square(share: number, scale: number, radius: number): Buffer {
  const x = (220 - 211 * scale) / 2;
  const y = (220 - 112 * scale) / 2;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 220">
<rect width="220" height="220" rx="${radius}" fill="${BRAND}"/>
<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${INK}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${word(share)}</g>
</svg>`);
}

async function draw(name: string, size: number, scale: number, radius: number): Promise<void> {
  await sharp(square(1, scale, radius), { density: (72 * size) / 220 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(PUBLIC, name));
}

/** The assistant's loop: a bubble in which the word is written, and a star that turns next to it once it is complete. */
function bubble(share: number, star: number): Buffer {
  const size = 1 + 0.06 * Math.sin(star * Math.PI);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 220">
<rect width="220" height="220" fill="${BRAND}"/>
<g transform="translate(110 112) scale(${size}) translate(-110 -112)">
<path d="M52 42H168A34 34 0 0 1 202 76V116A34 34 0 0 1 168 150H104L66 182V150H52A34 34 0 0 1 18 116V76A34 34 0 0 1 52 42Z" fill="#fff"/>
<g transform="translate(42 64) scale(0.64)" fill="none" stroke="${INK}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${word(share)}</g>
</g>
<path transform="translate(184 42) rotate(${star * 90}) scale(${0.5 + 0.5 * star})" d="M0 -26Q4 -4 26 0Q4 4 0 26Q-4 4 -26 0Q-4 -4 0 -26Z" fill="${INK}"/>
</svg>`);
}

const RATE = 24;
const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

/** Renders a loop of three seconds. `draws`: the picture at a time, in seconds. */
async function film(name: string, draws: (t: number) => Buffer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lawaj-film-'));
  for (let frame = 0; frame < 3 * RATE; frame += 1) {
    await sharp(draws(frame / RATE), { density: 200 })
      .resize(400, 400)
      .png()
      .toFile(join(folder, `${String(frame).padStart(3, '0')}.png`));
  }
  const options =
    '-y -loglevel error -framerate 24 -i %03d.png -an -c:v libx264 -profile:v main -pix_fmt yuv420p';
  const colours =
    '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709';
  const small = '-crf 26 -preset veryslow -movflags +faststart';
  spawnSync('ffmpeg', [...`${options} ${colours} ${small}`.split(' '), join(PUBLIC, name)], {
    cwd: folder,
    stdio: 'inherit',
  });
  rmSync(folder, { recursive: true });
}

/** Visible share of the word: written in a second and a half, shown for one, erased in half a second. */
function written(t: number): number {
  if (t < 1.5) return ease(t / 1.5);
  return t < 2.5 ? 1 : ease(1 - (t - 2.5) / 0.5);
}

mkdirSync(PUBLIC, { recursive: true });
await draw('icon-192.png', 192, 0.76, 44);
await draw('icon-512.png', 512, 0.76, 44);
// Systems crop these to their own shapes: the word stays in the inner 80 %, and Apple rounds the corners itself.
await draw('maskable-192.png', 192, 0.66, 0);
await draw('maskable-512.png', 512, 0.66, 0);
await draw('apple-touch-icon.png', 180, 0.72, 0);
// The splash's poster is its whole word: under reduced motion it is all that is shown.
await draw('splash.png', 400, 0.72, 0);
await film('splash.mp4', (t) => square(written(t), 0.72, 0));
await sharp(bubble(1, 1), { density: 200 })
  .resize(400, 400)
  .png({ palette: true, compressionLevel: 9 })
  .toFile(join(PUBLIC, 'welcome.png'));
await film('welcome.mp4', (t) => bubble(written(t), t < 1.5 ? 0 : written((t - 1.5) * 2)));
