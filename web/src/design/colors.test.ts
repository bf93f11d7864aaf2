import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from './colors.ts';
import type { ColorName } from './colors.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

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

/** Text on its ground: 4.5 to 1. */
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
  it.each(textPairs)('%s reads on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(controlPairs)('%s is seen on %s', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
