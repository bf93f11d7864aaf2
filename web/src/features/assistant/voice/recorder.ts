import { CHUNK, openMicrophone, recorderOf, release } from './microphone.ts';

/** What a recorder shows at a moment. */
export interface RecorderSnapshot {
  readonly state: 'idle' | 'recording' | 'processing';
  /** Whole seconds recorded so far. */
  readonly seconds: number;
}

/** Why nothing came of a recording. `nothing`: no words were heard. */
export type RecorderProblem = 'denied' | 'failed' | 'nothing';

export interface RecorderEvents {
  onStart(): void;
  /** The recording is over and goes on its way; not said of one that is cancelled. */
  onStop(): void;
  onText(text: string): void;
  onProblem(problem: RecorderProblem): void;
}

export interface RecorderStore {
  getSnapshot(): RecorderSnapshot;
  subscribe(listener: () => void): () => void;
  /** Has somebody told of what happens; one at a time. Gives what ends it. */
  connect(events: RecorderEvents): () => void;
  /** Asks for the microphone and records. */
  start(): void;
  /** Ends the recording and has it turned into text. */
  stop(): void;
  /** Throws away what was recorded or is being turned into text. */
  cancel(): void;
}

/** The longest recording, in seconds. */
export const LONGEST = 120;

/** How often the timer is looked at, in milliseconds. */
const TICK = 200;

const IDLE: RecorderSnapshot = { state: 'idle', seconds: 0 };

/**
 * Records a message and has it turned into text: idle, recording, processing, idle. It stops by itself after two minutes. The
 * microphone is let go as soon as the recording ends, however it ends.
 *
 * @param transcribe turns a recording into text; rejects when it could not
 */
export function createRecorder(transcribe: (recording: Blob) => Promise<string>): RecorderStore {
  const listeners = new Set<() => void>();
  let events: RecorderEvents | undefined;
  let snapshot = IDLE;
  // Numbers the recordings: what belongs to an earlier one comes to nothing.
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
    // It also stops when the microphone is unplugged: what was said until then counts.
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
    connect(told) {
      events = told;
      return () => {
        if (events === told) events = undefined;
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
