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

/** Stores the language on the device, and in a cookie so that the server knows it; returns whether the cookie was stored. */
function remember(language: Language): boolean {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage only the cookie has it.
  }
  const pair = `${LANGUAGE_KEY}=${language}`;
  document.cookie = `${pair}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  return document.cookie.split('; ').includes(pair);
}

/**
 * Switches the language. The document is reloaded: direction, head and data all change, and the server renders them correctly
 * at once.
 */
export function chooseLanguage(language: Language): void {
  const url = new URL(location.href);
  // Without cookies only the URL can carry the choice.
  if (!remember(language) || url.searchParams.has(LANGUAGE_KEY)) url.searchParams.set(LANGUAGE_KEY, language);
  if (url.href === location.href) location.reload();
  else location.replace(url);
}

/**
 * Reconciles the stored choice with the document: a language in the URL becomes the choice; a choice whose cookie was lost is
 * sent to the server again.
 *
 * @returns true if the document is being reloaded
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
