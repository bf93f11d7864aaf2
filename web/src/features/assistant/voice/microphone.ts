/** Format of recordings. Browsers that cannot record WebM (Safari) record MP4. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const;

const CONSTRAINTS: MediaTrackConstraints = {
  sampleRate: 44_100,
  echoCancellation: true,
  noiseSuppression: true,
};

/** Interval between pieces of the recording, in milliseconds. */
export const CHUNK = 100;

/** Bits per second: plenty for speech. */
const BIT_RATE = 48_000;

function recordingType(): string | undefined {
  return typeof MediaRecorder === 'undefined'
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/** Whether this browser can record in this context. */
export function canRecord(): boolean {
  // An insecure context has no devices, whatever the types declare.
  return navigator.mediaDevices?.getUserMedia !== undefined && recordingType() !== undefined;
}

/** Requests the microphone; rejects if it is denied or there is none. */
export function openMicrophone(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ audio: CONSTRAINTS });
}

/** A recorder of the microphone, not yet started. */
export function recorderOf(stream: MediaStream): MediaRecorder {
  const mimeType = recordingType();
  return new MediaRecorder(stream, {
    audioBitsPerSecond: BIT_RATE,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
}

/** Releases the device: its light goes out. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
