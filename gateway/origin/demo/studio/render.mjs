/**
 * Renders the shots of shots.tsv that `gateway/origin/media/shots` does not hold, at the lowest priority. It may be stopped at any time and
 * started again. Delete a shot's files to have it rendered again.
 *   node render.mjs <working folder> [name …]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLabel } from './labels.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const SHOTS = path.join(HERE, '../../media/shots');
/** The first view sells, the second one only informs: fewer pixels and samples. */
const VIEWS = {
  a: { side: 720, samples: 14, turn: 0, tilt: 0 },
  b: { side: 560, samples: 12, turn: -62, tilt: 7 },
};

/** Width over height of the labels of packages, and of the part of them that is seen from the front. */
const LABELS = {
  bottle: [1.08, 1.08],
  flask: [1.36, 1.3],
  jar: [2.05, 1.3],
  'low-jar': [3.97, 2.2],
  can: [2.53, 0.8],
  'flat-can': [12, 3],
  tin: [1.56, 1.3],
  tube: [0.78, 0.75],
  box: [0.71, 0.71],
  pouch: [0.72, 0.72],
  sack: [0.8, 0.8],
  pump: [1.06, 1.06],
  dropper: [1.75, 1.2],
  canister: [0.77, 0.77],
};

/** The label's shape: that of a box is the box's own. */
function labelOf(what, { size }) {
  if (size === undefined) return LABELS[what];
  const [width, , height] = size.split(',').map(Number);
  return [width / height, width / height];
}

const [folder, ...names] = process.argv.slice(2);
if (!folder) throw new Error('Give the working folder: see README.md');
const low = (command, args) =>
  spawnSync('nice', ['-n', '19', command, ...args], { encoding: 'utf8', cwd: folder });

mkdirSync(SHOTS, { recursive: true });
const rows = readFileSync(path.join(HERE, 'shots.tsv'), 'utf8').trim().split('\n').slice(1);
for (const row of rows) {
  const [name, source, optionText] = row.split('\t');
  if (names.length > 0 && !names.includes(name)) continue;
  for (const [view, { side, samples, turn, tilt }] of Object.entries(VIEWS)) {
    const target = path.join(SHOTS, `${name}-${view}.webp`);
    if (existsSync(target)) continue;
    const {
      yaw = 32,
      pitch = 14,
      exposure = '',
      ...options
    } = Object.fromEntries(optionText.split(' ').map((option) => option.split('=')));
    const [library, what] = source.split(':');
    const isModelled = library !== 'sweethome3d';
    const model = isModelled ? path.join(HERE, 'models', `${library}.py`) : path.join('models', what);
    const all = {
      ...options,
      ...(isModelled && { kind: what }),
      yaw: Number(yaw) + turn,
      pitch: Number(pitch) + tilt,
      res: side,
      spp: samples,
    };
    if (options.label) {
      all.label = path.join(path.resolve(folder), `${options.label}-${what}.png`);
      await writeLabel(options.label, ...labelOf(what, options), all.label);
    }
    const layers = path.join(path.resolve(folder), 'layers', `${name}-${view}`);
    const started = Date.now();
    const rendered = low('blender', [
      '-b',
      '--factory-startup',
      '-noaudio',
      '-P',
      path.join(HERE, 'shot.py'),
      '--',
      model,
      layers,
      ...Object.entries(all).map(([option, value]) => `${option}=${value}`),
    ]);
    const draft = path.join(path.resolve(folder), `${name}-${view}.webp`);
    const finished = low(process.execPath, [
      path.join(HERE, 'finish.mjs'),
      layers,
      draft,
      ...(exposure ? [exposure] : []),
    ]);
    if (finished.status !== 0) {
      process.stdout.write(`${name} ${view} failed: ${(rendered.stderr + finished.stderr).slice(-800)}\n`);
      continue;
    }
    // The picture comes last: where it exists, its mask does.
    renameSync(draft.replace(/\.webp$/, '.mask.webp'), target.replace(/\.webp$/, '.mask.webp'));
    renameSync(draft, target);
    process.stdout.write(`${name} ${view} ${Math.round((Date.now() - started) / 1000)} s\n`);
  }
}
