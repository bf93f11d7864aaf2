/**
 * Pictures on their way to a product. They outlive the editor: a new product is saved, and shown under its own address, while its
 * pictures are still being sent.
 */
import { useSyncExternalStore } from 'react';
import type { AddUploads } from '../../../features/uploads/UploadProvider.tsx';

export interface PendingPicture {
  readonly id: number;
  readonly name: string;
  /** Address of what was chosen, in this browser. */
  readonly preview: string;
  /** The product was saved meanwhile: it gets this picture without being asked again. */
  readonly isWanted: boolean;
  /** Where it is stored; null: it is being sent. */
  readonly url: string | null;
}

const FOLDER = 'products/images';
const NONE: readonly PendingPicture[] = [];
const byProduct = new Map<string, readonly PendingPicture[]>();
const listeners = new Set<() => void>();
let last = 0;

function put(key: string, pictures: readonly PendingPicture[]): void {
  if (pictures.length === 0) byProduct.delete(key);
  else byProduct.set(key, pictures);
  for (const listener of listeners) listener();
}

/** Changes a picture wherever it belongs by now; undefined removes it. */
function change(id: number, to: (picture: PendingPicture) => PendingPicture | undefined): void {
  for (const [key, pictures] of byProduct) {
    if (pictures.every((one) => one.id !== id)) continue;
    put(
      key,
      pictures.flatMap((one) => (one.id === id ? (to(one) ?? []) : one)),
    );
  }
}

function release({ preview }: PendingPicture): undefined {
  URL.revokeObjectURL(preview);
}

/** Sends pictures for a product. `key`: its id, or that of the page of a new one. */
export function sendPictures(key: string, files: readonly File[], add: AddUploads): void {
  const ids = new Map<File, number>();
  const sent = files.map((file): PendingPicture => {
    last += 1;
    ids.set(file, last);
    return { id: last, name: file.name, preview: URL.createObjectURL(file), isWanted: false, url: null };
  });
  put(key, [...(byProduct.get(key) ?? NONE), ...sent]);
  add(files, FOLDER, (file, url) =>
    change(ids.get(file) ?? 0, (picture) => (url === null ? release(picture) : { ...picture, url })),
  );
}

/** The product was saved: pictures still under way will be added to it. `to`: its id, when it has just got one. */
export function wantPictures(key: string, to = key): void {
  const pictures = byProduct.get(key);
  if (pictures === undefined) return;
  byProduct.delete(key);
  put(
    to,
    pictures.map((one) => ({ ...one, isWanted: true })),
  );
}

/** Takes the pictures that have arrived. */
export function takeArrived(key: string): readonly (PendingPicture & { readonly url: string })[] {
  const pictures = byProduct.get(key) ?? NONE;
  const arrived = pictures.flatMap((one) => (one.url === null ? [] : [{ ...one, url: one.url }]));
  for (const picture of arrived) release(picture);
  put(
    key,
    pictures.filter(({ url }) => url === null),
  );
  return arrived;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The pictures on their way to a product. */
export function usePendingPictures(key: string): readonly PendingPicture[] {
  return useSyncExternalStore(subscribe, () => byProduct.get(key) ?? NONE);
}
