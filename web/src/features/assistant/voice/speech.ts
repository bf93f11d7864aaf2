import type { Language } from '../../../i18n/language.ts';

/** Events of a text being spoken. */
export interface SpeechEvents {
  onPlaying(): void;
  onEnd(): void;
  /** `speech`: the text could not be synthesised; `playback`: the sound could not be played. */
  onProblem(problem: SpeechProblem): void;
}

export type SpeechProblem = 'speech' | 'playback';

/** A text being spoken. After `stop` it has no more events. */
export interface Speech {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Speaks a text. It must be called while the shopper's press is handled: browsers require that. */
export type Speak = (text: string, language: Language, events: SpeechEvents) => Speech;

/** Maximum length of a spoken text, in characters. */
export const MAX_TEXT = 4_000;

/**
 * The language in which a text is spoken: a reply is in the language of its message, which need not be the page's. Arabic
 * letters are Tunisian Arabic; other letters on a page in Tunisian Arabic are French.
 */
export function speechLanguage(text: string, page: Language): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > latin) return 'tn';
  return page === 'tn' && latin > 0 ? 'fr' : page;
}
