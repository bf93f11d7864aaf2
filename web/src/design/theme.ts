/**
 * The one source of design tokens. Two consumers: `generate.ts`, which turns the tokens into the CSS variables that CSS Modules
 * use (`--l-colors-ink`), and `chakra/Island.tsx`, the lazily loaded provider of overlays. No module of a first screen may
 * import this file: it imports Chakra's style engine.
 */
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { keyframes } from '@chakra-ui/react/theme';
import { darkColors, lightColors } from './colors.ts';
import type { ColorName } from './colors.ts';
import { slotRecipes } from './chakra/recipes.ts';

/** Semantic colours in Chakra's nested form: `ink-muted` becomes `ink.muted`. */
function semanticColors(): Record<string, Record<string, { value: { base: string; _dark: string } }>> {
  const nested: Record<string, Record<string, { value: { base: string; _dark: string } }>> = {};
  for (const name of Object.keys(lightColors) as ColorName[]) {
    const [head = name, ...rest] = name.split('-');
    // `on-brand` and `band-green` are names of their own; only families that have a plain form are nested below it.
    const family = rest.length > 0 && head in lightColors;
    const [group, key] = family ? [head, rest.join('-')] : [name, 'DEFAULT'];
    (nested[group] ??= {})[key] = { value: { base: lightColors[name], _dark: darkColors[name] } };
  }
  return nested;
}

const rem = (px: number) => ({ value: px === 0 ? '0' : `${px / 16}rem` });

/** One font for Latin and Arabic; the fallbacks in fonts.css have its metrics, so that text does not move. */
const FONT =
  "'Readex Pro Variable', 'Readex Fallback', 'Readex Fallback Android', 'Readex Fallback Linux', system-ui, sans-serif";

const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 'l',
  cssVarsRoot: ':where(html)',
  theme: {
    breakpoints: { xs: '480px', sm: '640px', md: '820px', lg: '1024px', xl: '1280px' },
    keyframes,
    tokens: {
      spacing: {
        0: rem(0),
        1: rem(4),
        2: rem(8),
        3: rem(12),
        4: rem(16),
        5: rem(20),
        6: rem(24),
        7: rem(28),
        8: rem(32),
        10: rem(40),
        12: rem(48),
        14: rem(56),
        16: rem(64),
        20: rem(80),
        24: rem(96),
      },
      sizes: {
        0: rem(0),
        1: rem(4),
        2: rem(8),
        3: rem(12),
        4: rem(16),
        5: rem(20),
        6: rem(24),
        8: rem(32),
        10: rem(40),
        11: rem(44),
        12: rem(48),
        16: rem(64),
        20: rem(80),
        full: { value: '100%' },
        touch: rem(44),
        page: rem(1320),
        text: rem(720),
        xs: rem(320),
        sm: rem(384),
        md: rem(448),
        lg: rem(512),
      },
      radii: {
        none: rem(0),
        xs: rem(4),
        sm: rem(8),
        md: rem(12),
        lg: rem(16),
        xl: rem(24),
        full: { value: '9999px' },
      },
      fonts: {
        body: { value: FONT },
        heading: { value: FONT },
      },
      fontSizes: {
        '2xs': rem(11),
        xs: rem(12),
        sm: rem(14),
        md: rem(16),
        lg: rem(18),
        xl: rem(20),
        '2xl': rem(24),
        '3xl': rem(30),
        '4xl': rem(36),
        '5xl': rem(48),
      },
      fontWeights: {
        light: { value: '300' },
        normal: { value: '380' },
        medium: { value: '500' },
        semibold: { value: '580' },
        bold: { value: '680' },
      },
      lineHeights: {
        none: { value: '1' },
        tight: { value: '1.2' },
        snug: { value: '1.35' },
        normal: { value: '1.55' },
      },
      zIndex: {
        base: { value: 0 },
        header: { value: 10 },
        widget: { value: 15 },
        overlay: { value: 1400 },
        popover: { value: 1500 },
        toast: { value: 1700 },
      },
      durations: {
        instant: { value: '80ms' },
        fast: { value: '150ms' },
        moderate: { value: '250ms' },
        slow: { value: '400ms' },
        breath: { value: '1000ms' },
        flip: { value: '1s' },
      },
      easings: {
        standard: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
        in: { value: 'cubic-bezier(0.4, 0, 1, 1)' },
        spring: { value: 'cubic-bezier(0.34, 1.4, 0.64, 1)' },
      },
    },
    semanticTokens: {
      colors: semanticColors(),
      shadows: {
        xs: { value: { base: '0 1px 2px rgb(58 44 20 / 0.06)', _dark: '0 1px 2px rgb(0 0 0 / 0.4)' } },
        sm: {
          value: {
            base: '0 1px 2px rgb(58 44 20 / 0.05), 0 4px 12px rgb(58 44 20 / 0.05)',
            _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 4px 12px rgb(0 0 0 / 0.28)',
          },
        },
        md: {
          value: {
            base: '0 2px 4px rgb(58 44 20 / 0.04), 0 12px 28px rgb(58 44 20 / 0.09)',
            _dark: '0 2px 4px rgb(0 0 0 / 0.4), 0 12px 28px rgb(0 0 0 / 0.42)',
          },
        },
        lg: {
          value: {
            base: '0 4px 8px rgb(58 44 20 / 0.05), 0 28px 64px rgb(58 44 20 / 0.16)',
            _dark: '0 4px 8px rgb(0 0 0 / 0.45), 0 28px 64px rgb(0 0 0 / 0.6)',
          },
        },
      },
    },
    slotRecipes,
  },
});

export { keyframes };

/** The design system. */
export const system = createSystem(defaultBaseConfig, config);
