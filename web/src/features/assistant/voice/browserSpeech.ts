import type { Language } from '../../../i18n/language.ts';
import type { Speak } from './speech.ts';

/** Languages of voices, the best first. */
const TAGS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['fr-FR', 'fr'],
  en: ['en-GB', 'en'],
  de: ['de-DE', 'de'],
  tn: ['ar-TN', 'ar'],
};

/** Some browsers fall silent in long utterances: texts are spoken in parts of this many characters. */
const PART = 200;

/** Whether this browser has speech output. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** A text in parts to be spoken one after another: whole sentences, as many as fit; a long sentence is split at spaces. */
export function partsOf(text: string, length: number = PART): string[] {
  const parts: string[] = [];
  let part = '';
  const add = (piece: string): void => {
    if (part !== '' && part.length + piece.length > length) {
      parts.push(part.trim());
      part = '';
    }
    part += piece;
  };
  for (const sentence of text.match(/[^.!?؟\n]+[.!?؟\n]*|[.!?؟\n]+/g) ?? []) {
    if (sentence.length <= length) add(sentence);
    else for (const word of sentence.match(/\s*\S+\s*?/g) ?? []) add(word);
  }
  parts.push(part.trim());
  return parts.filter((one) => /[\p{L}\p{N}]/u.test(one));
}

/** The device's voice for a language, preferring one of its country. Undefined: the browser chooses. */
export function chooseVoice<Voice extends { readonly lang: string }>(
  voices: readonly Voice[],
  language: Language,
): Voice | undefined {
  for (const tag of TAGS[language]) {
    const wanted = tag.toLowerCase();
    const voice = voices.find(({ lang }) => {
      // Android writes fr_FR.
      const has = lang.replace('_', '-').toLowerCase();
      return has === wanted || has.startsWith(`${wanted}-`);
    });
    if (voice !== undefined) return voice;
  }
  return undefined;
}

/** Speaks a text with the browser's own voice. */
export const speakByBrowser: Speak = (text, language, events) => {
  const synthesis = globalThis.speechSynthesis;
  let isOver = false;
  const over = (report: () => void) => () => {
    if (isOver) return;
    isOver = true;
    report();
  };
  const onEnd = over(() => events.onEnd());
  const onError = over(() => {
    synthesis.cancel();
    events.onProblem('speech');
  });
  // Referenced here: one that is collected while it waits is never spoken.
  const utterances = partsOf(text).map((part) => {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.lang = TAGS[language][0] ?? language;
    utterance.voice = chooseVoice(synthesis.getVoices(), language) ?? null;
    utterance.addEventListener('error', onError);
    return utterance;
  });
  utterances[0]?.addEventListener('start', () => {
    if (!isOver) events.onPlaying();
  });
  utterances.at(-1)?.addEventListener('end', onEnd);
  // Ends whatever else speaks or is paused.
  synthesis.cancel();
  synthesis.resume();
  for (const utterance of utterances) synthesis.speak(utterance);
  if (utterances.length === 0) queueMicrotask(onEnd);
  return {
    pause: () => synthesis.pause(),
    resume: () => synthesis.resume(),
    stop() {
      if (isOver) return;
      isOver = true;
      synthesis.cancel();
      synthesis.resume();
    },
  };
};
