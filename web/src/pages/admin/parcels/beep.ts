/** Sounds of a scan, for those who look at the parcel and not at the screen. Pitch in hertz, duration in milliseconds. */
const SOUNDS = {
  ok: [[1_320, 90]],
  back: [
    [880, 90],
    [660, 90],
  ],
  wrong: [
    [220, 180],
    [180, 260],
  ],
} as const;

let context: AudioContext | undefined;

/** Plays a sound; nothing where the browser has none or does not allow it yet. */
export function beep(sound: keyof typeof SOUNDS): void {
  try {
    context ??= new AudioContext();
    let at = context.currentTime;
    for (const [pitch, duration] of SOUNDS[sound]) {
      const oscillator = context.createOscillator();
      const volume = context.createGain();
      volume.gain.value = 0.15;
      oscillator.frequency.value = pitch;
      oscillator.connect(volume).connect(context.destination);
      oscillator.start(at);
      at += duration / 1_000;
      oscillator.stop(at);
    }
  } catch {
    // Then the list alone says it.
  }
}
