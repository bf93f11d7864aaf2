import type { Language } from '../../../i18n/language.ts';
import { MAX_TEXT, speechLanguage, type Speak, type Speech, type SpeechProblem } from './speech.ts';

/** The state of speech output. */
export interface ListeningSnapshot {
  /** Null: no message. */
  readonly playingId: string | null;
  readonly state: 'idle' | 'loading' | 'playing' | 'paused';
}

export interface ListeningStore {
  getSnapshot(): ListeningSnapshot;
  subscribe(listener: () => void): () => void;
  /** Speaks a message; the one being spoken is paused, the paused one continues. Any other one ends. */
  play(messageId: string, text: string): void;
  stop(): void;
}

const IDLE: ListeningSnapshot = { playingId: null, state: 'idle' };

/** Speaks messages, one at a time. */
export function createListening(
  speak: Speak,
  page: Language,
  onProblem: (problem: SpeechProblem) => void,
): ListeningStore {
  const listeners = new Set<() => void>();
  let snapshot = IDLE;
  let speech: Speech | undefined;

  const set = (next: ListeningSnapshot): void => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const stop = (): void => {
    speech?.stop();
    speech = undefined;
    if (snapshot !== IDLE) set(IDLE);
  };
  const over = (): void => {
    speech = undefined;
    set(IDLE);
  };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play(messageId, text) {
      if (snapshot.playingId === messageId && snapshot.state === 'playing') {
        speech?.pause();
        set({ playingId: messageId, state: 'paused' });
        return;
      }
      if (snapshot.playingId === messageId && snapshot.state === 'paused') {
        speech?.resume();
        set({ playingId: messageId, state: 'playing' });
        return;
      }
      stop();
      set({ playingId: messageId, state: 'loading' });
      const said = text.slice(0, MAX_TEXT);
      speech = speak(said, speechLanguage(said, page), {
        onPlaying: () => set({ playingId: messageId, state: 'playing' }),
        onEnd: over,
        onProblem(problem) {
          over();
          onProblem(problem);
        },
      });
    },
    stop,
  };
}
