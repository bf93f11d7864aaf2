import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawIcons } from './drawIcons.ts';
import { generate } from './generate.ts';
import { ICONS } from './icons.ts';

const generated = (name: string) => readFileSync(join(import.meta.dirname, 'generated', name), 'utf8');

it('finds every variable that a style sheet uses', () => {
  expect(generate().undefinedUses).toEqual([]);
});

it('matches the committed files', () => {
  const { core, rest } = generate();
  expect(core).toBe(generated('tokens.core.css'));
  expect(rest).toBe(generated('tokens.rest.css'));
});

it('puts into the first load only what its style sheets use, in both themes', () => {
  const { core, rest } = generate();
  const names = (css: string) => new Set([...css.matchAll(/^ *(--l-[\w-]+):/gm)].map((match) => match[1]));
  const [inCore, inRest] = [names(core), names(rest)];
  expect([...inCore].filter((name) => inRest.has(name))).toEqual([]);
  expect(inCore).toContain('--l-colors-ink');
  expect(core).toContain('html.dark');
  expect(core).toContain('@media (prefers-color-scheme: dark)');
});

it('draws each icon once, in the committed file', async () => {
  const drawn = await drawIcons();
  expect(drawn).toBe(generated('icons.svg'));
  expect([...drawn.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1])).toEqual([...ICONS]);
});
