/**
 * Writes who made the library models that the shots show into the shop's credits page, as their licences require (CC BY: author, title,
 * licence, changes).
 *   node credits.mjs <working folder>
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const SHOTS = path.join(HERE, '../../media/shots');
const CONTENT = path.join(HERE, '../../db/content');
const licence = (name, path) => `[${name}](https://creativecommons.org/${path}/)`;
const LICENCES = {
  'BlendSwap-CC-0': licence('CC0 1.0', 'publicdomain/zero/1.0'),
  'BlendSwap-CC-BY': licence('CC BY 3.0', 'licenses/by/3.0'),
  KatorLegaz: licence('CC BY 3.0 US', 'licenses/by/3.0/us'),
  Scopia: licence('CC BY 3.0', 'licenses/by/3.0'),
};
const AUTHORS = {
  KatorLegaz: 'Andrew Kator & Jennifer Legaz',
  Scopia: 'Scopia Visual Interfaces Systems, S. L.',
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the working folder: see README.md');

/** Title and creator of a library's models by their path. */
function catalogue(library) {
  const text = readFileSync(
    path.join(folder, 'models', library, 'PluginFurnitureCatalog.properties'),
    'latin1',
  );
  const entries = new Map();
  for (const [, key, id, value] of text.matchAll(/^(\w+)#(\d+)=(.*)$/gm)) {
    if (!entries.has(id)) entries.set(id, {});
    entries.get(id)[key] = value.trim();
  }
  return new Map(
    [...entries.values()].filter(({ model }) => model).map((entry) => [entry.model.slice(1), entry]),
  );
}

const libraries = new Map();
const lines = new Set();
for (const row of readFileSync(path.join(HERE, 'shots.tsv'), 'utf8').trim().split('\n').slice(1)) {
  const [name, source] = row.split('\t');
  const [kind, what] = source.split(':');
  if (kind !== 'sweethome3d' || !existsSync(path.join(SHOTS, `${name}-a.webp`))) continue;
  const library = what.slice(0, what.indexOf('/'));
  if (!libraries.has(library)) libraries.set(library, catalogue(library));
  const entry = libraries.get(library).get(what.slice(library.length + 1));
  if (!entry) throw new Error(`${what} is not in the library's list`);
  lines.add(`| ${entry.name} | ${AUTHORS[library] ?? entry.creator} | ${LICENCES[library]} |`);
}
const rows = [...lines].toSorted((a, b) => a.localeCompare(b, 'en')).join('\n');
for (const language of ['fr', 'en', 'de', 'tn']) {
  const file = path.join(CONTENT, `credits.${language}.md`);
  const text = readFileSync(file, 'utf8');
  // The models' table is the page's last one.
  const start = text.lastIndexOf('|---|---|---|\n') + '|---|---|---|\n'.length;
  writeFileSync(file, `${text.slice(0, start)}${rows}\n`);
}
