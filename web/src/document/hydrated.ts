let tell: () => void = () => undefined;

/** Resolves when the page answers. */
export const hydrated = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Tells tests, and whoever waits, that the page answers now. An effect of whatever stands in the page's place. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = 'true';
  tell();
}
