import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from './colors.ts';
import type { ColorName } from './colors.ts';
import { contrast } from './contrast.ts';

const grounds = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-raised',
] as const satisfies readonly ColorName[];
const words = [
  'ink',
  'ink-muted',
  'ink-subtle',
  'green',
  'terracotta',
  'danger',
  'warning',
  'info',
  'purple',
] as const;

/** Text on its background: 4.5 to 1. */
const textPairs: (readonly [ColorName, ColorName])[] = [
  ...grounds.flatMap((ground) => words.map((word) => [word, ground] as const)),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['ink', 'brand-tint'],
  ['ink', 'price-marker'],
  ['on-green', 'green'],
  ['green', 'green-tint'],
  ['on-terracotta', 'terracotta'],
  ['terracotta', 'terracotta-tint'],
  ['on-danger', 'danger'],
  ['danger', 'danger-tint'],
  ['warning', 'warning-tint'],
  ['info', 'info-tint'],
  ['purple', 'purple-tint'],
  ['canvas', 'ink'],
  ...(['band-ink', 'band-green', 'band-terracotta', 'band-red'] as const).flatMap((band) => [
    ['on-band', band] as const,
    ['on-band-muted', band] as const,
  ]),
];

/** Borders of controls, focus rings: 3 to 1. */
const controlPairs: (readonly [ColorName, ColorName])[] = grounds.flatMap((ground) => [
  ['line-strong', ground] as const,
  ['focus', ground] as const,
]);

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('%s', (_, colors) => {
  it.each(textPairs)('%s has enough contrast on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(controlPairs)('%s is visible on %s', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
