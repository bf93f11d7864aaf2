import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseVoice, partsOf, speakByBrowser } from './browserSpeech.ts';

describe('parts of a text', () => {
  it('are whole sentences, as many as fit', () => {
    expect(partsOf('Un. Deux ! Trois ? Quatre.', 12)).toEqual(['Un. Deux !', 'Trois ?', 'Quatre.']);
  });
  it('of a long sentence end at blanks, and nothing is lost', () => {
    const text = 'une robe rouge à manches longues et sans ceinture';
    const parts = partsOf(text, 15);
    expect(parts.every((part) => part.length <= 15)).toBe(true);
    expect(parts.join(' ')).toBe(text);
  });
  it('are none if there is nothing to speak', () => {
    expect(partsOf(' … !\n')).toEqual([]);
  });
});

describe('a voice', () => {
  const voices = ['en-US', 'fr_CA', 'fr-FR', 'ar-SA'].map((lang) => ({ lang }));
  it.each([
    ['fr', 'fr-FR'],
    ['en', 'en-US'],
    ['tn', 'ar-SA'],
    ['de', undefined],
  ] as const)('for %s is %s', (language, lang) => expect(chooseVoice(voices, language)?.lang).toBe(lang));
  it('may be named as Android does', () => {
    expect(chooseVoice([{ lang: 'fr_CA' }], 'fr')?.lang).toBe('fr_CA');
  });
});

class Utterance extends EventTarget {
  lang = '';
  voice: unknown = undefined;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

describe('the browser’s own voice', () => {
  const queue: Utterance[] = [];
  const synthesis = {
    getVoices: () => [{ lang: 'ar-EG' }],
    speak: vi.fn((utterance: Utterance) => void queue.push(utterance)),
    cancel: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
  };
  const events = { onPlaying: vi.fn(), onEnd: vi.fn(), onProblem: vi.fn() };
  beforeEach(() => {
    queue.length = 0;
    vi.clearAllMocks();
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('speaks all parts in the language, and reports the first and the last', () => {
    speakByBrowser('أهلا بيك. '.repeat(30), 'tn', events);
    expect(queue.length).toBeGreaterThan(1);
    expect(queue.every(({ lang, voice }) => lang === 'ar-TN' && voice !== null)).toBe(true);
    queue[0]?.dispatchEvent(new Event('start'));
    queue[0]?.dispatchEvent(new Event('end'));
    expect(events.onPlaying).toHaveBeenCalledTimes(1);
    expect(events.onEnd).not.toHaveBeenCalled();
    queue.at(-1)?.dispatchEvent(new Event('end'));
    expect(events.onEnd).toHaveBeenCalledTimes(1);
  });

  it('reports once that it failed', () => {
    speakByBrowser('Un. '.repeat(100), 'fr', events);
    for (const utterance of queue) utterance.dispatchEvent(new Event('error'));
    expect(events.onProblem.mock.calls).toEqual([['speech']]);
  });

  it('reports nothing after it was stopped', () => {
    const speech = speakByBrowser('Bonjour.', 'fr', events);
    synthesis.cancel.mockClear();
    speech.stop();
    expect(synthesis.cancel).toHaveBeenCalledTimes(1);
    queue[0]?.dispatchEvent(new Event('error'));
    queue[0]?.dispatchEvent(new Event('end'));
    expect(events.onProblem).not.toHaveBeenCalled();
    expect(events.onEnd).not.toHaveBeenCalled();
  });

  it('ends at once if there is nothing to speak', async () => {
    speakByBrowser('…', 'fr', events);
    await Promise.resolve();
    expect(events.onEnd).toHaveBeenCalledTimes(1);
  });
});
