import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { toDataUrl } from '../base64.ts';
import { fileProblem, hasCamera, openFileField } from './choosePicture.ts';
import { readPicture, type PictureReading } from './readPicture.ts';
import { scalePicture } from './scale.ts';

/** The picture attached to the next message. */
export interface ChosenPicture {
  /** A `data:` URL, which does not expire. */
  readonly previewUrl: string;
  /** Null until it is analysed, and if that failed. */
  readonly reading: PictureReading | null;
}

/** `reading`: being scaled and analysed; `failed`: attached, but not analysed. */
export type PictureState = 'empty' | 'reading' | 'ready' | 'failed';

/** The picture of the next message: chosen, or taken with the camera. */
export interface Pictures {
  readonly state: PictureState;
  readonly picture: ChosenPicture | null;
  /** Opens the device's file picker. */
  pick(): void;
  /** Opens the camera: within the page, or the device's own if the page has no access. */
  capture(): void;
  /** Removes the picture. */
  remove(): void;
  /** Analyses it again. */
  retry(): void;
  readonly camera: {
    readonly isOpen: boolean;
    close(): void;
    /** A picture was taken: it is already scaled. */
    take(picture: Blob): void;
  };
}

/** How long the message about a refused file stays, in milliseconds. */
const REFUSAL = 3_000;

interface Held {
  readonly state: Exclude<PictureState, 'empty'>;
  /** Undefined while it is scaled. */
  readonly file?: Blob;
  readonly previewUrl?: string;
  readonly reading?: PictureReading;
}

/** Holds the picture of the next message. `onChosen`: called once one was chosen or taken, to close the menu. */
export function usePicture({ onChosen }: { onChosen?: () => void } = {}): Pictures {
  const { t, language } = useTranslation('assistantTools');
  const environment = useRelayEnvironment();
  const [held, setHeld] = useState<Held | null>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  // Number of the current picture: results of earlier ones are ignored.
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
