/** Room on the disk where the REST API writes. */
import { statfs } from 'node:fs/promises';

/** Less than this (bytes) counts as full: an upload may take 300 MB, and the files of a database grow in steps. */
const FULL_BELOW = 64 * 1024 * 1024;

export interface Room {
  /** Bytes that may be written. */
  free: number;
  /** Free part of the whole. */
  ratio: number;
}

/** Room on the disk of a folder. */
export async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, ratio: bavail / blocks };
}

/** Whether nothing more can be written; what cannot be found out is not full. */
export async function isFull(room: () => Promise<Room>): Promise<boolean> {
  try {
    return (await room()).free < FULL_BELOW;
  } catch {
    return false;
  }
}
