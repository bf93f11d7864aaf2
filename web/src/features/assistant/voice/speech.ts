import type { Language } from '../../../i18n/language.ts';

/** What is told of a text that is being said. */
export interface SpeechEvents {
  onPlaying(): void;
  onEnd(): void;
  /** `speech`: the text could not be turned into sound; `playback`: the sound could not be played. */
  onProblem(problem: SpeechProblem): void;
}

export type SpeechProblem = 'speech' | 'playback';

/** A text that is being said. After `stop` nothing more is told of it. */
export interface Speech {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Says a text. It is called while the shopper's press is handled: browsers ask for that. */
export type Speak = (text: string, language: Language, events: SpeechEvents) => Speech;

/** So much of a text is said, in characters. */
export const MAX_TEXT = 4_000;

/**
 * The language that a text is said in: an answer follows its message, which need not be in the page's language. Arabic letters
 * are Tunisian Arabic; other letters on a page in Tunisian Arabic are French.
 */
export function speechLanguage(text: string, page: Language): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > latin) return 'tn';
  return page === 'tn' && latin > 0 ? 'fr' : page;
}
