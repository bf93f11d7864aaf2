// `npm run licences [-- --check]`: writes gateway/docs/licences.md, the versions and licences of all packages of the lock file; with
// --check it compares. Plain JavaScript without a package: the lock file has all that is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const FILE = 'gateway/docs/licences.md';

/** Licences that this project may use, run and pass on in its builds, without further conditions on its own code. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);
/** Further ones of what only runs beside the code: libraries that are linked dynamically, and data and tools of builds and tests. */
const ACCEPTED_BESIDE = new Set(['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']);
/** Of packages whose description has it in a form that the lock file leaves out. */
const UNSTATED = { busboy: 'MIT', streamsearch: 'MIT' };

/** Whether an SPDX expression can be satisfied. */
function isAccepted(expression) {
  const any = expression.replace(/[()]/g, '').split(' OR ');
  return any.some((one) =>
    one.split(' AND ').every((name) => ACCEPTED.has(name) || ACCEPTED_BESIDE.has(name)),
  );
}

function readPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, { version, license, dev, devOptional }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license ?? UNSTATED[name] ?? 'unknown', isRun: !dev && !devOptional };
    });
}

/** Packages by licence, as paragraphs. */
function listed(packages) {
  const groups = new Map();
  for (const { licence, name, version } of packages)
    groups.set(licence, (groups.get(licence) ?? new Set()).add(`${name} ${version}`));
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([licence, names]) =>
        `**${licence}** (${names.size}): ${[...names].toSorted((one, other) => (one < other ? -1 : 1)).join(', ')}`,
    )
    .join('\n\n');
}

const packages = readPackages();
const refused = packages.filter(({ licence }) => !isAccepted(licence));
for (const { name, version, licence } of refused)
  console.error(
    `${name} ${version} has the licence ${licence}, which gateway/scripts/licences.mjs does not accept`,
  );

const text = `# Packages and their licences

Written by \`npm run licences\` from the lock file; \`npm run check\` compares. Pictures, fonts and models are in
[ATTRIBUTION.md](../origin/media/ATTRIBUTION.md) and on the shop's page \`/credits\`.

## On the server

What \`npm ci --omit=dev\` installs.

${listed(packages.filter(({ isRun }) => isRun))}

## In builds and tests

What the browser gets is built from these, too.

${listed(packages.filter(({ isRun }) => !isRun))}
`;
const path = join(root, FILE);
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== text) {
    console.error(`${FILE} is not up to date: run \`npm run licences\``);
    process.exitCode = 1;
  }
} else writeFileSync(path, text);
if (refused.length > 0) process.exitCode = 1;
