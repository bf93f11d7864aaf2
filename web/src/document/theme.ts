/** `system` follows the device's setting by CSS alone. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const COOKIE = 'theme';
const YEAR = 365 * 24 * 60 * 60;

/** The class of `<html>`: `light` or `dark` if chosen, none for `system` (CSS then uses prefers-color-scheme). */
export function themeClass(theme: Theme): string {
  return theme === 'system' ? '' : theme;
}

/** Applies a theme at once and stores it for a year, in a cookie so that the server renders it. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  if (theme !== 'system') document.documentElement.classList.add(theme);
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : YEAR}; SameSite=Lax`;
}

/** The chosen theme of this document. */
export function currentTheme(): Theme {
  const { classList } = document.documentElement;
  return classList.contains('dark') ? 'dark' : classList.contains('light') ? 'light' : 'system';
}
