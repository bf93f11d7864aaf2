/** What was chosen last in the palette, on this device: names of screens alone, nothing about people. */
const STORED = 'admin-recent';
const MOST = 8;

/** The latest first. */
export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts an entry before the others; only screens are remembered. */
export function remember(value: string): void {
  if (!value.startsWith('screen ')) return;
  try {
    const next = [value, ...readRecent().filter((one) => one !== value)].slice(0, MOST);
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // Then nothing is remembered.
  }
}
