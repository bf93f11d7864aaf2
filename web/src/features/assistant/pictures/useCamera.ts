import { useCallback, useEffect, useRef, useState } from 'react';
import { drawJpeg } from './scale.ts';

/** `opening`: access was requested; `denied`: not allowed, no camera, or disconnected. */
export type CameraState = 'opening' | 'live' | 'denied';

type Facing = 'environment' | 'user';

const other = (facing: Facing): Facing => (facing === 'user' ? 'environment' : 'user');

/**
 * The device's camera in a `video` element (`attach` is its ref) while the component is mounted. `shoot` returns the current
 * picture as JPEG, or undefined if there is none yet.
 */
export function useCamera() {
  const video = useRef<HTMLVideoElement | null>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>('opening');
  const [facing, setFacing] = useState<Facing>('environment');
  const [hasTwo, setHasTwo] = useState(false);

  const attach = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
    if (element !== null) element.srcObject = stream.current;
  }, []);

  useEffect(() => {
    let isOver = false;
    const close = () => {
      for (const track of stream.current?.getTracks() ?? []) track.stop();
      stream.current = null;
    };
    const open = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: facing } },
        });
        if (isOver) {
          for (const track of opened.getTracks()) track.stop();
          return;
        }
        stream.current = opened;
        // Disconnected: a frozen picture would look live.
        for (const track of opened.getTracks())
          track.addEventListener('ended', () => {
            if (!isOver) setState('denied');
          });
        if (video.current !== null) video.current.srcObject = opened;
        // Labels are only available now: a page without permission does not see devices.
        const devices = await navigator.mediaDevices.enumerateDevices();
        if (!isOver) setHasTwo(devices.filter(({ kind }) => kind === 'videoinput').length > 1);
      } catch {
        if (!isOver) setState('denied');
      }
    };
    void open();
    return () => {
      isOver = true;
      close();
    };
  }, [facing]);

  const shoot = async (): Promise<Blob | undefined> => {
    const seen = video.current;
    return seen === null || seen.videoWidth === 0
      ? undefined
      : drawJpeg(seen, seen.videoWidth, seen.videoHeight);
  };
  return {
    state,
    attach,
    /** There is a picture. */
    onLive: () => setState('live'),
    shoot,
    /** Undefined if there is only one camera. */
    turn: hasTwo
      ? () => {
          setState('opening');
          setFacing(other);
        }
      : undefined,
  };
}
