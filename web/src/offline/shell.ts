/**
 * Runs first in the shell's document: it adds what the server would have rendered for this URL, so that the client's script
 * renders from nothing. A bundle of its own (`web/build.ts`).
 */
import { BOOT_ID, type Boot } from '../document/boot.ts';
import { refresh as de } from '../i18n/de/errors.json' with { type: 'json' };
import { refresh as en } from '../i18n/en/errors.json' with { type: 'json' };
import { refresh as fr } from '../i18n/fr/errors.json' with { type: 'json' };
import { direction, isLanguage, LANGUAGE_KEY, languageTag, resolveLanguage } from '../i18n/language.ts';
import { refresh as tn } from '../i18n/tn/errors.json' with { type: 'json' };
import { SPLASH_VIDEO } from './names.ts';

const REFRESH = { fr, en, de, tn };

function cookie(name: string): string | undefined {
  const prefix = `${name}=`;
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

const asked = new URLSearchParams(location.search).get(LANGUAGE_KEY);
const language = resolveLanguage({
  query: asked,
  cookie: stored(LANGUAGE_KEY) ?? cookie(LANGUAGE_KEY),
  acceptLanguage: navigator.languages.join(','),
});
const chosen = cookie('theme');
const boot: Boot = {
  language,
  languageInUrl: isLanguage(asked),
  theme: chosen === 'light' || chosen === 'dark' ? chosen : 'system',
  now: Date.now(),
  seed: Math.floor(Math.random() * 2 ** 31),
  publicUrl: location.origin,
  queries: [],
  failed: true,
};

const { documentElement } = document;
documentElement.lang = languageTag(language);
documentElement.dir = direction(language);
if (boot.theme !== 'system') documentElement.classList.add(boot.theme);
const record = document.createElement('script');
record.type = 'application/json';
record.id = BOOT_ID;
record.textContent = JSON.stringify(boot);
document.body.append(record);

const splash = document.getElementById('splash');
const again = splash?.querySelector('a');
if (again != null) {
  again.textContent = REFRESH[language];
  again.href = location.href;
}
// The poster is in the document; the video is added only if motion is allowed.
if (splash !== null && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const video = document.createElement('video');
  Object.assign(video, { src: SPLASH_VIDEO, muted: true, loop: true, autoplay: true, playsInline: true });
  video.ariaHidden = 'true';
  splash.querySelector('img')?.after(video);
}
