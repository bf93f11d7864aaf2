/** Tells tests, and whoever looks, that the page answers now. An effect of whatever stands in the page's place. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = 'true';
}
