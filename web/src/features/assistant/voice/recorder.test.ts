import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecorder, LONGEST, type RecorderStore } from './recorder.ts';

/** A fake browser: a microphone that is released or not, and its recorder. */
const tracks: { stop: ReturnType<typeof vi.fn>; isLive: boolean }[] = [];
const recorders: FakeRecorder[] = [];
const open = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>();
let supported: readonly string[] = [];

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => supported.includes(type);
  state: 'inactive' | 'recording' = 'inactive';
  chunk: number | undefined;
  readonly mimeType: string;
  constructor(_stream: MediaStream, { mimeType = '' }: MediaRecorderOptions) {
    super();
    this.mimeType = mimeType;
    recorders.push(this);
  }
  start(chunk: number) {
    this.state = 'recording';
    this.chunk = chunk;
  }
  say(words: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([words]) }));
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
}

function microphone(): MediaStream {
  const track = {
    isLive: true,
    stop: vi.fn(() => {
      track.isLive = false;
    }),
  };
  tracks.push(track);
  return { getTracks: () => [track] } as unknown as MediaStream;
}

const events: string[] = [];
const transcribe = vi.fn<(recording: Blob) => Promise<string>>();
let recorder: RecorderStore;
const settle = () => vi.advanceTimersByTimeAsync(0);
const latest = () => {
  const found = recorders.at(-1);
  if (found === undefined) throw new Error('Nothing is recorded');
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  supported = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];
  tracks.length = recorders.length = events.length = 0;
  open.mockReset().mockImplementation(() => Promise.resolve(microphone()));
  transcribe.mockReset().mockResolvedValue(' une robe rouge ');
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: open } });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  recorder = createRecorder(transcribe);
  recorder.connect({
    onStart: () => events.push('start'),
    onStop: () => events.push('stop'),
    onText: (text) => events.push(`text: ${text}`),
    onProblem: (problem) => events.push(`problem: ${problem}`),
  });
});
afterEach(() => {
  recorder.cancel();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a recording', () => {
  it('is requested with echo and noise suppression, and arrives in pieces of 100 ms', async () => {
    recorder.start();
    await settle();
    expect(open).toHaveBeenCalledWith({
      audio: { sampleRate: 44_100, echoCancellation: true, noiseSuppression: true },
    });
    expect(latest()).toMatchObject({ chunk: 100, mimeType: 'audio/webm;codecs=opus' });
    expect(events).toEqual(['start']);
  });

  it('is MP4 if WebM is not supported', async () => {
    supported = ['audio/mp4'];
    recorder.start();
    await settle();
    expect(latest().mimeType).toBe('audio/mp4');
  });

  it('counts its seconds, is processed, and returns its text', async () => {
    let answer: (text: string) => void = () => undefined;
    transcribe.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    recorder.start();
    await settle();
    expect(recorder.getSnapshot()).toEqual({ state: 'recording', seconds: 0 });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(recorder.getSnapshot()).toEqual({ state: 'recording', seconds: 61 });
    latest().say('une ');
    latest().say('robe');
    recorder.stop();
    expect(tracks.map(({ isLive }) => isLive)).toEqual([false]);
    expect(recorder.getSnapshot().state).toBe('processing');
    expect(transcribe.mock.calls[0]?.[0].type).toBe('audio/webm;codecs=opus');
    await expect(transcribe.mock.calls[0]?.[0].text()).resolves.toBe('une robe');
    answer(' une robe ');
    await settle();
    expect(recorder.getSnapshot()).toEqual({ state: 'idle', seconds: 0 });
    expect(events).toEqual(['start', 'stop', 'text: une robe']);
  });

  it('ends by itself after two minutes', async () => {
    recorder.start();
    await settle();
    latest().say('…');
    await vi.advanceTimersByTimeAsync(LONGEST * 1000 - 1000);
    expect(recorder.getSnapshot()).toEqual({ state: 'recording', seconds: 119 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(events).toEqual(['start', 'stop', 'text: une robe rouge']);
    expect(tracks.map(({ isLive }) => isLive)).toEqual([false]);
  });

  it('counts until the microphone is unplugged', async () => {
    recorder.start();
    await settle();
    latest().say('…');
    latest().stop();
    await settle();
    expect(events).toEqual(['start', 'stop', 'text: une robe rouge']);
  });

  it('cannot be started twice at once', async () => {
    recorder.start();
    recorder.start();
    await settle();
    recorder.start();
    await settle();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is denied', 'denied', () => open.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
    [
      'cannot be understood',
      'failed',
      () => transcribe.mockRejectedValue(new Error('HTTP error! status: 503')),
    ],
    ['has no words', 'nothing', () => transcribe.mockResolvedValue('  ')],
  ] as const)('that %s reports it, and another one can begin', async (_, problem, prepare) => {
    prepare();
    recorder.start();
    await settle();
    recorders.at(-1)?.say('…');
    recorder.stop();
    await settle();
    expect(events.at(-1)).toBe(`problem: ${problem}`);
    expect(recorder.getSnapshot().state).toBe('idle');
    open.mockImplementation(() => Promise.resolve(microphone()));
    recorder.start();
    await settle();
    expect(recorder.getSnapshot().state).toBe('recording');
  });

  it('that is empty is not sent', async () => {
    recorder.start();
    await settle();
    recorder.stop();
    await settle();
    expect(transcribe).not.toHaveBeenCalled();
    expect(events.at(-1)).toBe('problem: failed');
  });

  it('that fails releases the microphone', async () => {
    recorder.start();
    await settle();
    latest().dispatchEvent(new Event('error'));
    expect(tracks.map(({ isLive }) => isLive)).toEqual([false]);
    expect(events).toEqual(['start', 'problem: failed']);
    expect(recorder.getSnapshot().state).toBe('idle');
  });
});

describe('cancelling', () => {
  it('discards a recording', async () => {
    recorder.start();
    await settle();
    latest().say('…');
    recorder.cancel();
    await settle();
    expect(transcribe).not.toHaveBeenCalled();
    expect(events).toEqual(['start']);
    expect(tracks.map(({ isLive }) => isLive)).toEqual([false]);
    expect(recorder.getSnapshot()).toEqual({ state: 'idle', seconds: 0 });
  });

  it('releases a microphone that is granted afterwards', async () => {
    recorder.start();
    recorder.cancel();
    await settle();
    expect(recorders).toEqual([]);
    expect(tracks.map(({ isLive }) => isLive)).toEqual([false]);
  });

  it('discards a pending transcription', async () => {
    recorder.start();
    await settle();
    latest().say('…');
    recorder.stop();
    recorder.cancel();
    await settle();
    expect(events).toEqual(['start', 'stop']);
    expect(recorder.getSnapshot().state).toBe('idle');
  });
});
