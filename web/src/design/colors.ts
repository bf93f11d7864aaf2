/**
 * The palette, by what a colour is for. Warm paper and ink, yellow as the one loud colour, deep green and terracotta
 * for states and seasonal bands. `colors.test.ts` keeps every text and control pair at WCAG AA.
 */
export const lightColors = {
  /** Grounds: the page, cards, tinted grounds behind pictures and inputs, what floats. */
  canvas: '#faf7f1',
  surface: '#ffffff',
  'surface-sunken': '#f3eee3',
  'surface-raised': '#ffffff',
  /** Text, from loud to quiet, and text on an ink ground. */
  ink: '#1d1a15',
  'ink-muted': '#585145',
  'ink-subtle': '#6f6757',
  'ink-inverse': '#faf7f1',
  /** Hairlines, and the borders of controls (3:1). */
  line: '#e9e2d3',
  'line-strong': '#948a76',
  brand: '#ffcb1f',
  'brand-strong': '#f5b800',
  'brand-tint': '#fff3cd',
  'on-brand': '#1d1a15',
  star: '#e5a100',
  /** Marker stroke under a reduced price. */
  'price-marker': '#ffe08a',
  green: '#1b5e45',
  'green-tint': '#e2f0e8',
  'on-green': '#ffffff',
  terracotta: '#b0452a',
  'terracotta-tint': '#fbe8e0',
  'on-terracotta': '#ffffff',
  danger: '#b3261e',
  'danger-tint': '#fce6e3',
  'on-danger': '#ffffff',
  warning: '#8a5200',
  'warning-tint': '#ffeed2',
  info: '#1f5c9e',
  'info-tint': '#e3eefa',
  purple: '#67409c',
  'purple-tint': '#efe8f8',
  focus: '#1f5c9e',
  overlay: 'rgb(29 26 21 / 0.5)',
  /** Full-width seasonal bands: dark in both themes, with light text on them. */
  'band-ink': '#231f19',
  'band-green': '#174b38',
  'band-terracotta': '#96391f',
  'on-band': '#fdf8ee',
  'on-band-muted': '#e6dcc9',
} as const;

/** Name of a semantic colour; its CSS variable is `--l-colors-<name>`. */
export type ColorName = keyof typeof lightColors;

/** The same names on warm ink grounds. */
export const darkColors: Record<ColorName, string> = {
  canvas: '#15120e',
  surface: '#1e1a15',
  'surface-sunken': '#2a251d',
  'surface-raised': '#29241d',
  ink: '#f6f0e4',
  'ink-muted': '#c5bbaa',
  'ink-subtle': '#a69c8a',
  'ink-inverse': '#1d1a15',
  line: '#373026',
  'line-strong': '#857a68',
  brand: '#ffcf33',
  'brand-strong': '#ffdc6b',
  'brand-tint': '#3b3115',
  'on-brand': '#1d1a15',
  star: '#ffcf33',
  'price-marker': '#544516',
  green: '#86d1ae',
  'green-tint': '#1b3429',
  'on-green': '#10251c',
  terracotta: '#f2a083',
  'terracotta-tint': '#43261b',
  'on-terracotta': '#2b130a',
  danger: '#ff9d92',
  'danger-tint': '#471f1b',
  'on-danger': '#330b07',
  warning: '#f3bd63',
  'warning-tint': '#3d2d12',
  info: '#93c1f5',
  'info-tint': '#1b2f47',
  purple: '#c9aef0',
  'purple-tint': '#33264a',
  focus: '#ffcf33',
  overlay: 'rgb(6 5 3 / 0.66)',
  'band-ink': '#272119',
  'band-green': '#16412f',
  'band-terracotta': '#7c3019',
  'on-band': '#fdf8ee',
  'on-band-muted': '#e0d5c1',
};
