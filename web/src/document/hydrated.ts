let tell: () => void = () => undefined;

/** Resolves when the page is hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Marks for tests and waiting code that the page is hydrated. An effect of the page or its replacement. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = 'true';
  tell();
}
