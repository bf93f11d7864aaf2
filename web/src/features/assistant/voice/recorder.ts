import { CHUNK, openMicrophone, recorderOf, release } from './microphone.ts';

/** The recorder's state. */
export interface RecorderSnapshot {
  readonly state: 'idle' | 'recording' | 'processing';
  /** Whole seconds recorded so far. */
  readonly seconds: number;
}

/** Why a recording failed. `nothing`: no words were recognised. */
export type RecorderProblem = 'denied' | 'failed' | 'nothing';

export interface RecorderEvents {
  onStart(): void;
  /** The recording has ended and is being transcribed; not called for a cancelled one. */
  onStop(): void;
  onText(text: string): void;
  onProblem(problem: RecorderProblem): void;
}

export interface RecorderStore {
  getSnapshot(): RecorderSnapshot;
  subscribe(listener: () => void): () => void;
  /** Subscribes to changes; one subscriber at a time. Returns the unsubscribe function. */
  connect(events: RecorderEvents): () => void;
  /** Requests the microphone and records. */
  start(): void;
  /** Ends the recording and has it transcribed. */
  stop(): void;
  /** Discards the recording or its pending transcription. */
  cancel(): void;
}

/** The longest recording, in seconds. */
export const LONGEST = 120;

/** How often the timer is updated, in milliseconds. */
const TICK = 200;

const IDLE: RecorderSnapshot = { state: 'idle', seconds: 0 };

/**
 * Records a message and has it transcribed: idle, recording, processing, idle. It stops by itself after two minutes. The
 * microphone is released as soon as the recording ends, however it ends.
 *
 * @param transcribe turns a recording into text; rejects on failure
 */
export function createRecorder(transcribe: (recording: Blob) => Promise<string>): RecorderStore {
  const listeners = new Set<() => void>();
  let events: RecorderEvents | undefined;
  let snapshot = IDLE;
  // Number of the current recording: results of earlier ones are ignored.
  let current = 0;
  let isOpening = false;
  let end: (() => void) | undefined;
  let discard: (() => void) | undefined;

  const set = (next: RecorderSnapshot): void => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const finish = async (mine: number, recording: Blob): Promise<void> => {
    set({ state: 'processing', seconds: snapshot.seconds });
    events?.onStop();
    let text: string | undefined;
    try {
      if (recording.size > 0) text = (await transcribe(recording)).trim();
    } catch {
      text = undefined;
    }
    if (mine !== current) return;
    set(IDLE);
    if (text === undefined) events?.onProblem('failed');
    else if (text === '') events?.onProblem('nothing');
    else events?.onText(text);
  };
  const record = (mine: number, stream: MediaStream): void => {
    const pieces: Blob[] = [];
    const recorder = recorderOf(stream);
    const startedAt = Date.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - startedAt) / 1000);
      if (seconds >= LONGEST) end?.();
      else if (seconds !== snapshot.seconds) set({ state: 'recording', seconds });
    }, TICK);
    const close = (): void => {
      clearInterval(timer);
      release(stream);
      end = undefined;
      discard = undefined;
    };
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) pieces.push(data);
    });
    // It also stops when the microphone is unplugged: what was recorded until then counts.
    recorder.addEventListener('stop', () => {
      if (mine !== current) return;
      close();
      void finish(mine, new Blob(pieces, { type: recorder.mimeType }));
    });
    recorder.addEventListener('error', () => {
      if (mine !== current) return;
      current += 1;
      close();
      set(IDLE);
      events?.onProblem('failed');
    });
    end = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    discard = () => {
      end?.();
      close();
    };
    recorder.start(CHUNK);
    set({ state: 'recording', seconds: 0 });
    events?.onStart();
  };
  const open = async (): Promise<void> => {
    current += 1;
    const mine = current;
    isOpening = true;
    let stream: MediaStream;
    try {
      stream = await openMicrophone();
    } catch {
      if (mine === current) events?.onProblem('denied');
      return;
    } finally {
      if (mine === current) isOpening = false;
    }
    if (mine !== current) {
      release(stream);
      return;
    }
    try {
      record(mine, stream);
    } catch {
      release(stream);
      events?.onProblem('failed');
    }
  };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect(listener) {
      events = listener;
      return () => {
        if (events === listener) events = undefined;
      };
    },
    start() {
      if (snapshot.state === 'idle' && !isOpening) void open();
    },
    stop() {
      end?.();
    },
    cancel() {
      current += 1;
      isOpening = false;
      discard?.();
      if (snapshot !== IDLE) set(IDLE);
    },
  };
}
