/**
 * Makes the pictures of shots smaller: over half of a picture's bytes are the lossless opacity of its soft shadow, which has fewer levels
 * afterwards, and masks need fewer pixels than pictures. Once for each picture: render it again to start anew.
 *   node slim.mjs name …
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const sharp = createRequire(path.join(HERE, '../../../package.json'))('sharp');
const SHOTS = path.join(HERE, '../../media/shots');

/** Opacity (of 255) between two levels of the shadow, and of all else. */
const SHADOW_STEP = 3;
const STEP = 17;
/** The shadow is smoothed over so many pixels to each side, so that its levels make no bands. */
const BLUR = 5;
/** What is darker than this (sum of three channels) and not nearly opaque is shadow. */
const DARK = 12;
const NEARLY_OPAQUE = 200;
/** An effort of 6 would save 4 to 9 % more and takes ten times as long. */
const PICTURE = { quality: 76, alphaQuality: 100, effort: 5 };
const MASK = { quality: 70, effort: 5 };
const MASK_SIZE = 0.75;

/** For each value the sum over `BLUR` values to each side of it, along lines of `length` values that lie `step` apart; a line begins `stride` after the one before. */
function sums(values, lines, length, step, stride) {
  const result = new Float64Array(values.length);
  for (let line = 0; line < lines; line++) {
    const from = line * stride;
    let sum = 0;
    for (let at = -BLUR; at < length; at++) {
      if (at + BLUR < length) sum += values[from + (at + BLUR) * step];
      if (at > BLUR) sum -= values[from + (at - BLUR - 1) * step];
      if (at >= 0) result[from + at * step] = sum;
    }
  }
  return result;
}

/** The means of a square around each pixel that is marked, over the marked pixels of the square. */
function smoothed(values, marks, width, height) {
  const squares = (of) => sums(sums(of, height, width, 1, width), width, height, width, 1);
  const total = squares(values.map((value, at) => value * marks[at]));
  const count = squares(Float64Array.from(marks));
  return total.map((sum, at) => (marks[at] ? sum / count[at] : 0));
}

async function slimPicture(file) {
  const { data, info } = await sharp(readFileSync(file)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const opacity = Float32Array.from({ length: width * height }, (_, at) => data[channels * at + 3]);
  const isShadow = Uint8Array.from(opacity, (own, at) => {
    const from = channels * at;
    return Number(own < NEARLY_OPAQUE && data[from] + data[from + 1] + data[from + 2] < DARK);
  });
  const means = smoothed(opacity, isShadow, width, height);
  opacity.forEach((own, at) => {
    data[channels * at + 3] = isShadow[at]
      ? Math.round(means[at] / SHADOW_STEP) * SHADOW_STEP
      : Math.round(own / STEP) * STEP;
  });
  writeFileSync(file, await sharp(data, { raw: { width, height, channels } }).webp(PICTURE).toBuffer());
}

async function slimMask(file) {
  const mask = readFileSync(file);
  const { width, height } = await sharp(mask).metadata();
  const smaller = sharp(mask)
    .extractChannel(0)
    .resize(Math.round(width * MASK_SIZE), Math.round(height * MASK_SIZE), { fit: 'fill' });
  writeFileSync(file, await smaller.webp(MASK).toBuffer());
}

for (const name of process.argv.slice(2))
  for (const view of ['a', 'b']) {
    await slimPicture(path.join(SHOTS, `${name}-${view}.webp`));
    await slimMask(path.join(SHOTS, `${name}-${view}.mask.webp`));
  }
