/** Typesets the labels of packages: `labels.tsv` → PNG. Words are outlines, so that no font is needed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { textPath } from '../../media/outlines.ts';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** Small drawings in a square of 100, centred on the origin; `c` is the ink, `d` the accent. */
const MOTIFS = {
  olive: (c, d) =>
    `<path d="M-42 20q40-44 84-40" stroke="${c}" stroke-width="4" fill="none"/><ellipse cx="-6" cy="18" rx="14" ry="19" fill="${d}"/><ellipse cx="24" cy="4" rx="12" ry="17" fill="${d}"/><path d="M-34 10q-6-26 18-34q10 22-18 34zM6-14q8-24 32-20q-4 22-32 20z" fill="${c}"/>`,
  pepper: (c, d) =>
    `<path d="M-30-26q34-10 46 14q10 26 26 30q-34 14-56-8q-18-18-16-36z" fill="${d}"/><path d="M-30-26q-10-10-8-20q12 4 14 14z" fill="${c}"/>`,
  grain: (c, d) =>
    `<path d="M0 46V-30" stroke="${c}" stroke-width="4"/>${[-30, -12, 6, 24].map((y) => `<path d="M0 ${y}q-22-2-24-22q22 0 24 22zM0 ${y}q22-2 24-22q-22 0-24 22z" fill="${d}"/>`).join('')}`,
  date: (c, d) =>
    `<path d="M0-46v20M-22-40q20 4 22 18M22-40q-20 4-22 18" stroke="${c}" stroke-width="4" fill="none"/>${[
      [-20, -8],
      [0, -14],
      [20, -8],
      [-10, 20],
      [12, 20],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="10" ry="16" fill="${d}"/>`)
      .join('')}`,
  bee: (c, d) =>
    [
      [0, -28],
      [26, -14],
      [26, 14],
      [0, 28],
      [-26, 14],
      [-26, -14],
      [0, 0],
    ]
      .map(
        ([x, y], i) =>
          `<path transform="translate(${x} ${y})" d="M0-14L12-7V7L0 14L-12 7V-7z" fill="${i === 6 ? c : d}"/>`,
      )
      .join(''),
  leaf: (c, d) =>
    `<path d="M-30 34q-8-62 62-72q6 68-62 72z" fill="${d}"/><path d="M-36 42q20-40 54-66" stroke="${c}" stroke-width="4" fill="none"/>`,
  flower: (c, d) =>
    `${[0, 60, 120, 180, 240, 300].map((a) => `<ellipse transform="rotate(${a})" cx="0" cy="-24" rx="12" ry="20" fill="${d}"/>`).join('')}<circle r="11" fill="${c}"/>`,
  fish: (c, d) =>
    `<path d="M-44 0q34-34 66 0q-32 34-66 0zM18 0l26-20v40z" fill="${d}"/><circle cx="-24" cy="-4" r="4" fill="${c}"/>`,
  cup: (c, d) =>
    `<path d="M-30-10h50q0 40-25 40t-25-40zM20-6q20-4 18 12q-4 12-22 10" fill="none" stroke="${c}" stroke-width="6"/><path d="M-16-20q-6-10 0-20M0-20q-6-10 0-20" stroke="${d}" stroke-width="5" fill="none"/>`,
  star: (c, d) =>
    `<path d="M0-42L12-12L42 0L12 12L0 42L-12 12L-42 0L-12-12z" fill="${d}"/><path transform="rotate(45)" d="M0-30L8-8L30 0L8 8L0 30L-8 8L-30 0L-8-8z" fill="${c}"/>`,
  drop: (c, d) =>
    `<path d="M0-42q34 44 30 58a30 30 0 0 1-60 0q-4-14 30-58z" fill="${d}"/><path d="M-12 20a14 14 0 0 0 12 10" stroke="${c}" stroke-width="5" fill="none"/>`,
  tomato: (c, d) =>
    `<circle cy="6" r="34" fill="${d}"/><path d="M0-26l8 12l16-4l-12 12l-12 2l-12-2l-12-12l16 4z" fill="${c}"/>`,
  paw: (c, d) =>
    `<ellipse cy="14" rx="22" ry="18" fill="${d}"/>${[
      [-26, -8],
      [-10, -24],
      [10, -24],
      [26, -8],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="12" fill="${c}"/>`)
      .join('')}`,
};

const rows = new Map(
  readFileSync(path.join(HERE, 'labels.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .map(([name, ...rest]) => [name, rest]),
);

/** A band of eight-pointed tiles across the label. */
function band(y, height, width, ink, ground) {
  const step = height;
  const tiles = Array.from({ length: Math.ceil(width / step) + 1 }, (_, i) => {
    const half = step * 0.42;
    return `<g transform="translate(${i * step} ${y + height / 2})"><rect x="${-half / 1.4}" y="${-half / 1.4}" width="${half * 1.43}" height="${half * 1.43}" fill="${ground}"/><rect transform="rotate(45)" x="${-half / 1.4}" y="${-half / 1.4}" width="${half * 1.43}" height="${half * 1.43}" fill="${ground}"/><circle r="${half * 0.36}" fill="${ink}"/></g>`;
  });
  return `<rect y="${y}" width="${width}" height="${height}" fill="${ink}"/>${tiles.join('')}`;
}

/** Layouts: what a label shows, from its measures, colours and words. */
const LAYOUTS = {
  /** Bands of tiles above and below, the drawing over the words. */
  bands: ({ width, height, middle, inner, ground, ink, accent, draw, words, size, text, line }) =>
    `<rect width="100%" height="100%" fill="${ground}"/>
${band(0, 84, width, ink, accent)}${band(height - 84, 84, width, ink, accent)}
<rect x="0" y="98" width="${width}" height="6" fill="${accent}"/><rect x="0" y="${height - 104}" width="${width}" height="6" fill="${accent}"/>
<g transform="translate(${middle} 258) scale(${Math.min(2.3, inner / 320)})">${draw(ink, accent)}</g>
${text(480, ink)}
<rect x="${middle - inner * 0.16}" y="${600 + (words.length - 1) * size * 0.4}" width="${inner * 0.32}" height="5" fill="${accent}"/>
${line(668 + (words.length - 1) * size * 0.3, ink)}`,
  /** The drawing on a roundel within a frame. */
  medal: ({ width, height, middle, inner, ground, ink, accent, draw, words, text, line }) => {
    const radius = Math.min(words.length > 1 ? 150 : 185, inner * 0.3);
    const y = words.length > 1 ? 222 : 270;
    return `<rect width="100%" height="100%" fill="${ground}"/>
<rect x="30" y="30" width="${width - 60}" height="${height - 60}" rx="34" fill="none" stroke="${accent}" stroke-width="10"/>
<circle cx="${middle}" cy="${y}" r="${radius}" fill="${accent}"/><circle cx="${middle}" cy="${y}" r="${radius - 14}" fill="none" stroke="${ground}" stroke-width="5"/>
<g transform="translate(${middle} ${y}) scale(${radius / 72})">${draw(ink, ground)}</g>
${text(words.length > 1 ? 540 : 580, ink, 0.74)}
<rect x="${middle - inner * 0.36}" y="706" width="${inner * 0.72}" height="104" rx="52" fill="${ink}"/>${line(758, ground, 0.6)}`;
  },
  /** Drawings strewn above, the words on a block below. */
  block: ({ width, height, middle, inner, ground, ink, accent, draw, words, text, line }) => {
    const step = Math.min(190, inner * 0.3);
    const strewn = [];
    for (let row = 0; row * step * 0.8 < 460; row++)
      for (
        let x = middle - Math.ceil(middle / step) * step + (row % 2 ? step / 2 : 0);
        x < width + step;
        x += step
      )
        strewn.push(
          `<g transform="translate(${x} ${60 + row * step * 0.8}) scale(${step / 150})">${draw(ink, accent)}</g>`,
        );
    const top = words.length > 1 ? 360 : 430;
    return `<rect width="100%" height="100%" fill="${ground}"/>${strewn.join('')}
<rect y="${top}" width="${width}" height="${height - top}" fill="${ink}"/><rect y="${top + 18}" width="${width}" height="9" fill="${accent}"/>
${text(words.length > 1 ? 575 : 610, ground)}${line(words.length > 1 ? 800 : 770, ground)}`;
  },
  /** An arch with the drawing in its head. */
  arch: ({ width, height, middle, inner, ground, ink, accent, draw, words, text, line }) => {
    const half = Math.min(inner * 0.46, 420);
    const head = 150 + half * 0.75;
    const arch = (grow) =>
      `M${middle - half - grow} ${height}V${head}Q${middle - half - grow} ${130 - grow} ${middle} ${56 - grow}Q${middle + half + grow} ${130 - grow} ${middle + half + grow} ${head}V${height}z`;
    return `<rect width="100%" height="100%" fill="${accent}"/><path d="${arch(22)}" fill="${ink}"/><path d="${arch(6)}" fill="${accent}"/><path d="${arch(-4)}" fill="${ground}"/>
<g transform="translate(${middle} ${words.length > 1 ? 225 : 275}) scale(${Math.min(words.length > 1 ? 1.6 : 2.2, inner / 330)})">${draw(ink, accent)}</g>
${text(words.length > 1 ? 470 : 510, ink, 0.74)}${line(words.length > 1 ? 690 : 655, ink, 0.6)}
${band(height - 108, 108, width, ink, accent)}`;
  },
  /** Stripes behind a broad band with the words; the drawing sits on its edge. */
  stripes: ({ width, height, middle, inner, ground, ink, accent, draw, words, text, line }) => {
    const step = Math.min(96, inner / 7);
    const count = Math.ceil(middle / step) + 1;
    const stripes = Array.from({ length: count * 2 + 1 }, (_, i) =>
      (i - count) % 2 === 0
        ? `<rect x="${middle + (i - count - 0.5) * step}" width="${step}" height="${height}" fill="${accent}"/>`
        : '',
    );
    const radius = Math.min(135, inner * 0.24);
    const [top, low] = words.length > 1 ? [190, 800] : [240, 730];
    return `<rect width="100%" height="100%" fill="${ground}"/>${stripes.join('')}
<rect y="${top}" width="${width}" height="${low - top}" fill="${ink}"/><rect y="${top + 12}" width="${width}" height="6" fill="${ground}"/><rect y="${low - 18}" width="${width}" height="6" fill="${ground}"/>
<circle cx="${middle}" cy="${top}" r="${radius}" fill="${ink}"/><circle cx="${middle}" cy="${top}" r="${radius - 12}" fill="${ground}"/>
<g transform="translate(${middle} ${top}) scale(${radius / 78})">${draw(ink, accent)}</g>
${text(words.length > 1 ? 505 : 492, ground)}${line(low - 92, ground)}`;
  },
};

/**
 * Writes the label `name` with this aspect (width over height) as a PNG, 900 px high.
 * @param {string} name a row of labels.tsv
 * @param {number} aspect
 * @param {number} visible width over height of the part that is seen from the front
 * @param {string} target
 * @throws Error when there is no such row
 */
export async function writeLabel(name, aspect, visible, target) {
  const row = rows.get(name);
  if (!row) throw new Error(`labels.tsv has no ${name}`);
  const [title, line, face, ground, ink, accent, motif, layout = 'bands'] = row;
  const height = 900;
  const width = Math.round(height * aspect);
  const middle = width / 2;
  const inner = height * Math.min(aspect, visible);
  const words = title.split('|');
  const most = words.length > 1 && layout !== 'bands' ? 145 : 190;
  const size = Math.min(most, (inner * 0.8) / Math.max(...words.map((word) => word.length)) / 0.52);
  const shown = LAYOUTS[layout]({
    width,
    height,
    middle,
    inner,
    ground,
    ink,
    accent,
    draw: MOTIFS[motif],
    words,
    size,
    text: (y, fill, part = 0.84) =>
      words
        .map((word, i) =>
          textPath(word, face, {
            x: middle,
            y: y + (i - (words.length - 1) / 2) * size * 1.02,
            width: inner * part,
            size,
            fill,
            spacing: 10,
          }),
        )
        .join(''),
    line: (y, fill, part = 0.78) =>
      textPath(line, 'sans', { x: middle, y, width: inner * part, size: 62, fill, spacing: 60 }),
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shown}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(target);
}
