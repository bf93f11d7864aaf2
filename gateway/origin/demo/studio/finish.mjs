/**
 * Finishes a shot: denoises the layers that shot.py wrote, maps tones, and writes the cut-out with its shadow and its mask.
 *   node finish.mjs <folder of layers> <picture.webp> [exposure]
 */
import path from 'node:path';
import sharp from 'sharp';
import { denoiser } from './denoise.mjs';
import { readExr } from './exr.mjs';

/** Below this coverage a pixel is the floor. */
const COVERED = 0.01;

/** Khronos PBR Neutral, made for shop pictures: colours stay true, highlights are compressed. https://github.com/KhronosGroup/ToneMapping */
function neutral(red, green, blue) {
  const start = 0.8 - 0.04;
  const desaturation = 0.15;
  const least = Math.min(red, green, blue);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  const rgb = [red - offset, green - offset, blue - offset];
  const peak = Math.max(...rgb);
  if (peak < start) return rgb;
  const room = 1 - start;
  const top = 1 - (room * room) / (peak + room - start);
  const mix = 1 - 1 / (desaturation * (peak - top) + 1);
  return rgb.map((channel) => (channel * top * (1 - mix)) / peak + top * mix);
}
const encode = (light) =>
  light <= 0.0031308 ? 12.92 * Math.max(light, 0) : 1.055 * Math.min(light, 1) ** (1 / 2.4) - 0.055;
const unit = (value) => Math.min(Math.max(value, 0), 1);
const byte = (value) => Math.round(255 * unit(value));

const [folder, target, exposureText = '0.86'] = process.argv.slice(2);
const exposure = Number(exposureText);
const layer = (name) => readExr(path.join(folder, `${name}_0001.exr`));
const color = layer('color');
const albedo = layer('albedo');
const normal = layer('normal');
const painted = layer('tint').R;
const body = layer('body').R;
const mirrored = layer('gloss');
const { width, height } = color;
const size = width * height;

// Three pictures for the network: the product over white, its opacity, and what it mirrors.
const [product, opacity, gloss] = Array.from({ length: 3 }, () => new Float32Array(9 * size));
for (let i = 0; i < size; i++) {
  const alpha = unit(Math.max(color.A[i], body[i]));
  const scale = alpha > 1e-4 ? exposure / alpha : 0;
  const rgb = neutral(color.R[i] * scale, color.G[i] * scale, color.B[i] * scale);
  const light = encode(unit(((mirrored.R[i] + mirrored.G[i] + mirrored.B[i]) / 3) * exposure)) * alpha;
  const guides = [albedo.R, albedo.G, albedo.B].map((plane) => unit(plane[i]));
  const facing = [normal.R ?? normal.X, normal.G ?? normal.Y, normal.B ?? normal.Z].map(
    (plane) => plane[i] * 0.5 + 0.5,
  );
  for (let channel = 0; channel < 3; channel++) {
    product[channel * size + i] = encode(rgb[channel]) * alpha + 1 - alpha;
    opacity[channel * size + i] = alpha;
    gloss[channel * size + i] = light;
    for (const planes of [product, opacity, gloss]) {
      planes[(3 + channel) * size + i] = guides[channel];
      planes[(6 + channel) * size + i] = facing[channel];
    }
  }
}
const denoised = await denoiser(width, height);
const clean = await denoised(product);
const cover = await denoised(opacity);
const shine = await denoised(gloss);

const pixels = Buffer.alloc(size * 4);
const mask = Buffer.alloc(size * 2);
for (let i = 0; i < size; i++) {
  const isBody = body[i] > COVERED;
  let alpha;
  if (isBody) {
    // The product's edge has no noise: it stays as rendered.
    alpha = unit(Math.max(color.A[i], body[i]));
  } else {
    // The wide, weak dimming of the floor is no contact shadow, and nothing reaches the frame.
    const x = (i % width) / width - 0.5;
    const y = Math.floor(i / width) / height - 0.55;
    const near = unit((0.5 - Math.hypot(x, y * 0.95)) / 0.16);
    alpha = 0.8 * Math.max(0, unit(cover[i]) - 0.05) * near * near * (3 - 2 * near);
  }
  for (let channel = 0; channel < 3; channel++) {
    pixels[4 * i + channel] = isBody && alpha > 0 ? byte((clean[channel * size + i] - 1 + alpha) / alpha) : 0;
  }
  pixels[4 * i + 3] = byte(alpha);
  mask[i] = byte(painted[i]);
  mask[size + i] = painted[i] > COVERED ? byte(shine[i]) : 0;
}
await sharp(mask, { raw: { width, height: 2 * height, channels: 1 } })
  .webp({ quality: 70, effort: 5 })
  .toFile(target.replace(/\.webp$/, '.mask.webp'));
await sharp(pixels, { raw: { width, height, channels: 4 } })
  .webp({ quality: 82, alphaQuality: 100, effort: 5 })
  .toFile(target);
