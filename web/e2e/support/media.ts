import type { Page } from '@playwright/test';

export type Device = 'microphone' | 'camera';

/** Records a page's use of devices and sounds. */
interface Watched {
  readonly asked: MediaStreamConstraints[];
  readonly tracks: { readonly device: Device; readonly track: MediaStreamTrack }[];
  readonly sounds: Set<HTMLMediaElement>;
  refusal: string | undefined;
}

/** A sound that was played by the page. */
export interface Sound {
  /** The beginning of its URL. */
  readonly source: string;
  readonly isPlaying: boolean;
  /** Playback position in seconds. */
  readonly at: number;
}

/** The devices and the sounds of a page. */
export interface Media {
  /** The device requests so far. */
  asked(): Promise<readonly MediaStreamConstraints[]>;
  /** The state of each track of a device so far. */
  tracks(device: Device): Promise<readonly MediaStreamTrackState[]>;
  /** From now on requests for devices are refused: not allowed, or no devices. Undefined: they are granted again. */
  refuse(reason: 'NotAllowedError' | 'NotFoundError' | undefined): Promise<void>;
  /** The last track of a device ends, as if it were unplugged. */
  unplug(device: Device): Promise<void>;
  /** The sounds that were played so far, without silence. */
  sounds(): Promise<readonly Sound[]>;
}

function watch(): void {
  const watched: Watched = { asked: [], tracks: [], sounds: new Set(), refusal: undefined };
  Object.assign(globalThis, { lawajMedia: watched });
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints = {}) => {
    watched.asked.push(constraints);
    if (watched.refusal !== undefined) throw new DOMException('The device is not given', watched.refusal);
    const stream = await open(constraints);
    for (const track of stream.getTracks())
      watched.tracks.push({ device: track.kind === 'audio' ? 'microphone' : 'camera', track });
    return stream;
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (this instanceof HTMLAudioElement) watched.sounds.add(this);
    return play.call(this);
  };
}

/**
 * Records what the next pages do with devices and sounds. The devices are the browser's own (`chromium.ts`): a microphone that
 * beeps and two cameras that show a clock. Only a refusal is simulated.
 */
export async function watchMedia(page: Page): Promise<Media> {
  await page.addInitScript(watch);
  return {
    asked: () => page.evaluate(() => (globalThis as unknown as { lawajMedia: Watched }).lawajMedia.asked),
    tracks: (device) =>
      page.evaluate(
        (wanted) =>
          (globalThis as unknown as { lawajMedia: Watched }).lawajMedia.tracks
            .filter((one) => one.device === wanted)
            .map(({ track }) => track.readyState),
        device,
      ),
    refuse: (reason) =>
      page.evaluate((name) => {
        (globalThis as unknown as { lawajMedia: Watched }).lawajMedia.refusal = name;
      }, reason),
    unplug: (device) =>
      page.evaluate((wanted) => {
        const { tracks } = (globalThis as unknown as { lawajMedia: Watched }).lawajMedia;
        const track = tracks.findLast((one) => one.device === wanted)?.track;
        track?.stop();
        // A page that stops a track gets no event; one whose device is removed does.
        track?.dispatchEvent(new Event('ended'));
      }, device),
    sounds: () =>
      page.evaluate(() =>
        [...(globalThis as unknown as { lawajMedia: Watched }).lawajMedia.sounds]
          .filter(({ currentSrc }) => currentSrc.length > 100)
          .map(({ currentSrc, paused, ended, currentTime }) => ({
            source: currentSrc.slice(0, 40),
            isPlaying: !paused && !ended,
            at: currentTime,
          })),
      ),
  };
}
