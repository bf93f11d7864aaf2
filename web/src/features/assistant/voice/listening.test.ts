import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createListening, type ListeningStore } from './listening.ts';
import { speechLanguage, type Speak, type SpeechEvents } from './speech.ts';

interface Said {
  readonly text: string;
  readonly language: string;
  readonly events: SpeechEvents;
  readonly done: string[];
}

const said: Said[] = [];
const speak: Speak = (text, language, events) => {
  const done: string[] = [];
  said.push({ text, language, events, done });
  return {
    pause: () => void done.push('pause'),
    resume: () => void done.push('resume'),
    stop: () => void done.push('stop'),
  };
};
const onProblem = vi.fn();
let listening: ListeningStore;
const at = (index: number): Said => {
  const found = said[index];
  if (found === undefined) throw new Error('Nothing was said');
  return found;
};

beforeEach(() => {
  said.length = 0;
  onProblem.mockReset();
  listening = createListening(speak, 'fr', onProblem);
});

describe('listening', () => {
  it('plays a message, pauses it and continues', () => {
    listening.play('a', 'Bonjour');
    expect(listening.getSnapshot()).toEqual({ playingId: 'a', state: 'loading' });
    at(0).events.onPlaying();
    listening.play('a', 'Bonjour');
    expect(listening.getSnapshot()).toEqual({ playingId: 'a', state: 'paused' });
    listening.play('a', 'Bonjour');
    expect(listening.getSnapshot()).toEqual({ playingId: 'a', state: 'playing' });
    expect(at(0).done).toEqual(['pause', 'resume']);
    at(0).events.onEnd();
    expect(listening.getSnapshot()).toEqual({ playingId: null, state: 'idle' });
    listening.play('a', 'Bonjour');
    expect(said).toHaveLength(2);
  });

  it('speaks one message at a time', () => {
    listening.play('a', 'un');
    at(0).events.onPlaying();
    listening.play('b', 'deux');
    expect(at(0).done).toEqual(['stop']);
    expect(listening.getSnapshot()).toEqual({ playingId: 'b', state: 'loading' });
    listening.stop();
    expect(at(1).done).toEqual(['stop']);
    expect(listening.getSnapshot().playingId).toBeNull();
  });

  it('reports errors, and is ready again', () => {
    listening.play('a', 'un');
    at(0).events.onProblem('playback');
    expect(onProblem).toHaveBeenCalledWith('playback');
    expect(listening.getSnapshot().state).toBe('idle');
  });

  it('speaks no more than the service accepts', () => {
    listening.play('a', 'x'.repeat(5_000));
    expect(at(0).text).toHaveLength(4_000);
  });
});

describe('the language of a text', () => {
  it.each([
    ['Voici trois robes.', 'fr', 'fr'],
    ['Here are three dresses.', 'en', 'en'],
    ['هاذم ثلاثة روبات من Lella.', 'fr', 'tn'],
    ['Voici trois robes.', 'tn', 'fr'],
    ['189,000 TND', 'de', 'de'],
    ['123', 'tn', 'tn'],
  ] as const)('%s (page: %s) is %s', (text, page, language) => {
    expect(speechLanguage(text, page)).toBe(language);
  });
});
