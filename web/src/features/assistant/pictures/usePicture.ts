import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { toDataUrl } from '../base64.ts';
import { fileProblem, hasCamera, openFileField } from './choosePicture.ts';
import { readPicture, type PictureReading } from './readPicture.ts';
import { scalePicture } from './scale.ts';

/** A picture that goes along with the next message. */
export interface ChosenPicture {
  /** A `data:` URL: it can be shown as long as one likes. */
  readonly previewUrl: string;
  /** Null until it was read, and when it could not be. */
  readonly reading: PictureReading | null;
}

/** `reading`: it is made small and read; `failed`: it is there, but could not be read. */
export type PictureState = 'empty' | 'reading' | 'ready' | 'failed';

/** The picture of the next message: chosen, or taken with the camera. */
export interface Pictures {
  readonly state: PictureState;
  readonly picture: ChosenPicture | null;
  /** Opens the device's choice of pictures. */
  pick(): void;
  /** Opens the camera: on the page, or the device's own where the page may not. */
  capture(): void;
  /** Takes the picture away. */
  remove(): void;
  /** Has it read once more. */
  retry(): void;
  readonly camera: {
    readonly isOpen: boolean;
    close(): void;
    /** A picture was taken: it is scaled already. */
    take(picture: Blob): void;
  };
}

/** How long the message about a refused file stays, in milliseconds. */
const REFUSAL = 3_000;

interface Held {
  readonly state: Exclude<PictureState, 'empty'>;
  /** Undefined while it is made small. */
  readonly file?: Blob;
  readonly previewUrl?: string;
  readonly reading?: PictureReading;
}

/** Holds the picture of the next message. `onChosen`: one was chosen or taken, so that what offers it can close. */
export function usePicture({ onChosen }: { onChosen?: () => void } = {}): Pictures {
  const { t, language } = useTranslation('assistantTools');
  const environment = useRelayEnvironment();
  const [held, setHeld] = useState<Held | null>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  // Numbers the pictures: what comes of an earlier one comes to nothing.
  const current = useRef(0);
  const field = useRef<HTMLInputElement | null>(null);
  useEffect(
    () => () => {
      current.current += 1;
    },
    [],
  );

  const refuse = (problem: 'tooLarge' | 'notPicture') =>
    toast({
      type: 'error',
      title: t(`pictures.problem.${problem}`),
      description: t(`pictures.problem.${problem}Text`),
      duration: REFUSAL,
    });
  const read = async (mine: number, file: Blob, previewUrl: string): Promise<void> => {
    setHeld({ state: 'reading', file, previewUrl });
    try {
      const reading = await readPicture(environment, file, language);
      if (mine === current.current) setHeld({ state: 'ready', file, previewUrl, reading });
    } catch {
      if (mine === current.current) setHeld({ state: 'failed', file, previewUrl });
    }
  };
  const hold = async (picture: Blob | Promise<Blob>): Promise<void> => {
    current.current += 1;
    const mine = current.current;
    setHeld({ state: 'reading' });
    onChosen?.();
    try {
      const file = await picture;
      const previewUrl = await toDataUrl(file);
      if (mine === current.current) await read(mine, file, previewUrl);
    } catch {
      if (mine !== current.current) return;
      setHeld(null);
      refuse('notPicture');
    }
  };
  const close = () => setCameraOpen(false);

  return {
    state: held?.state ?? 'empty',
    picture:
      held?.previewUrl === undefined ? null : { previewUrl: held.previewUrl, reading: held.reading ?? null },
    pick() {
      close();
      field.current = openFileField(false, (file) => {
        const problem = fileProblem(file);
        if (problem === undefined) void hold(scalePicture(file));
        else refuse(problem);
      });
    },
    capture() {
      if (hasCamera()) setCameraOpen(true);
      else field.current = openFileField(true, (file) => void hold(scalePicture(file)));
    },
    remove() {
      current.current += 1;
      setHeld(null);
    },
    retry() {
      if (held?.file === undefined || held.previewUrl === undefined) return;
      current.current += 1;
      void read(current.current, held.file, held.previewUrl);
    },
    camera: {
      isOpen: isCameraOpen,
      close,
      take(picture) {
        close();
        void hold(picture);
      },
    },
  };
}
