/** How a recording is made. Browsers that cannot make WebM (Safari) make MP4. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const;

const CONSTRAINTS: MediaTrackConstraints = {
  sampleRate: 44_100,
  echoCancellation: true,
  noiseSuppression: true,
};

/** A piece of the recording comes so often, in milliseconds. */
export const CHUNK = 100;

/** Bits a second: plenty for speech. */
const BIT_RATE = 48_000;

function recordingType(): string | undefined {
  return typeof MediaRecorder === 'undefined'
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/** Whether this browser, at this address, can record at all. */
export function canRecord(): boolean {
  // An address that is not secure has no devices, whatever the types say.
  return navigator.mediaDevices?.getUserMedia !== undefined && recordingType() !== undefined;
}

/** Asks for the microphone; rejects when it is denied or there is none. */
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

/** Lets the device go: its light goes out. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
