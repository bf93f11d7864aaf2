/**
 * Writes the design tokens as CSS variables, run by `node web/src/design/generate.ts`:
 * `generated/tokens.core.css` with what style sheets of the pages use (and what those values refer to), and
 * `generated/tokens.rest.css` with the rest and the keyframes, loaded with the first overlay.
 * A style sheet that names an unknown variable fails the run. `generated/icons.svg` holds the drawings of the shop's icons.
 * `--check` writes nothing and fails when a file is stale.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawIcons } from './drawIcons.ts';
import { keyframes, system } from './theme.ts';

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, '..');

/** One file's use of variables that the tokens do not define. */
export interface UndefinedUse {
  file: string;
  variables: string[];
}

/** The generated style sheets, and errors in the style sheets that use them. */
export interface Generated {
  core: string;
  rest: string;
  undefinedUses: UndefinedUse[];
}

type Variables = ReadonlyMap<string, string>;

const usedIn = (text: string): Set<string> => new Set(text.match(/--l-[a-z0-9]+-[\w-]+/g));

/** Values as text: Chakra leaves numbers, such as a z-index, as they are. */
const asText = (values: ReadonlyMap<string, unknown> = new Map()): Variables =>
  new Map([...values].map(([name, value]) => [name, String(value)]));

function rule(selector: string, variables: Variables, keep: (name: string) => boolean): string {
  const lines = [...variables].filter(([name]) => keep(name)).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('\n')}\n}\n`;
}

function sheet(base: Variables, dark: Variables, keep: (name: string) => boolean): string {
  const darkRule = rule('html.dark', dark, keep);
  // Without a class on <html> the device decides; `light` and `dark` are the user's choice.
  const system = rule('html:not(.light, .dark)', dark, keep);
  return `@layer reset, base, tokens, recipes;\n@layer tokens {\n${rule(':where(html)', base, keep)}${darkRule}${
    system && `@media (prefers-color-scheme: dark) {\n${system}}\n`
  }}\n`;
}

function keyframesCss(): string {
  return Object.entries(keyframes)
    .map(([name, steps]) => {
      const body = Object.entries(steps as Record<string, Record<string, string | number>>).map(
        ([step, declarations]) => {
          const text = Object.entries(declarations).map(
            ([property, value]) =>
              `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
          );
          return `  ${step} { ${text.join(' ')} }`;
        },
      );
      return `@keyframes ${name} {\n${body.join('\n')}\n}\n`;
    })
    .join('');
}

/** Builds both style sheets from the theme and the style sheets below `web/src`. */
export function generate(): Generated {
  const map = system.tokens.cssVarMap;
  const base = asText(map.get('base'));
  const dark = asText(map.get('_dark'));

  const needed = new Set<string>();
  const undefinedUses: UndefinedUse[] = [];
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.(css|tsx)$/.test(name) || /generated|__generated__|chakra\//.test(name)) continue;
    const used = usedIn(readFileSync(join(source, name), 'utf8'));
    const unknown = [...used].filter((variable) => !base.has(variable));
    if (unknown.length > 0) undefinedUses.push({ file: name, variables: unknown });
    for (const variable of used) needed.add(variable);
  }
  // A Set may grow while it is iterated: the closure of what the values themselves refer to.
  for (const variable of needed) {
    for (const value of [base.get(variable), dark.get(variable)]) {
      for (const reference of usedIn(value ?? '')) needed.add(reference);
    }
  }
  return {
    core: sheet(base, dark, (name) => needed.has(name)),
    rest: sheet(base, dark, (name) => !needed.has(name)) + keyframesCss(),
    undefinedUses,
  };
}

async function main(check: boolean): Promise<number> {
  const { core, rest, undefinedUses } = generate();
  for (const { file, variables } of undefinedUses) {
    process.stderr.write(`web/src/${file}: no such design token: ${variables.join(', ')}\n`);
  }
  let stale = false;
  for (const [name, text] of [
    ['tokens.core.css', core],
    ['tokens.rest.css', rest],
    ['icons.svg', await drawIcons()],
  ] as const) {
    const path = join(here, 'generated', name);
    if (!check) {
      writeFileSync(path, text);
    } else if (readFileSync(path, 'utf8') !== text) {
      stale = true;
      process.stderr.write(
        `${relative(process.cwd(), path)} is stale: run node web/src/design/generate.ts\n`,
      );
    }
  }
  return undefinedUses.length > 0 || stale ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await main(process.argv.includes('--check'));
