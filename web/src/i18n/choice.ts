import type { Boot } from '../document/boot.ts';
import { isLanguage, LANGUAGE_KEY, type Language } from './language.ts';

const YEAR = 365 * 24 * 60 * 60;

function stored(): Language | undefined {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the language on the device, and in a cookie so that the server knows it; tells whether the cookie took. */
function remember(language: Language): boolean {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage the cookie alone remembers.
  }
  const pair = `${LANGUAGE_KEY}=${language}`;
  document.cookie = `${pair}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  return document.cookie.split('; ').includes(pair);
}

/**
 * Shows the shop in another language. The document is loaded again: its direction, its head and its data all change, and the
 * server renders them right at once.
 */
export function chooseLanguage(language: Language): void {
  const url = new URL(location.href);
  // Without a cookie only the address can carry the choice.
  if (!remember(language) || url.searchParams.has(LANGUAGE_KEY)) url.searchParams.set(LANGUAGE_KEY, language);
  if (url.href === location.href) location.reload();
  else location.replace(url);
}

/**
 * Brings the device's choice and the document together: a language in the address becomes the choice; a choice whose cookie
 * was lost is told to the server again.
 *
 * @returns true when the document is being loaded again
 */
export function syncLanguage({ language, languageInUrl }: Pick<Boot, 'language' | 'languageInUrl'>): boolean {
  if (languageInUrl) {
    remember(language);
    return false;
  }
  const choice = stored();
  if (choice === undefined || choice === language || !remember(choice)) return false;
  location.reload();
  return true;
}
