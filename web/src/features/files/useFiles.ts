import { useRef, useState } from 'react';
import {
  FILE_FIELD,
  FILES_PATH,
  isFileType,
  isPicture,
  MAX_FILE_BYTES,
  MAX_FILES,
} from '../../../../gateway/contract/rules/files.ts';
import { newKey } from '../../newKey.ts';

export type FileProblem = 'many' | 'type' | 'picture' | 'large' | 'limited' | 'failed';

/** A file that was chosen. It is uploaded at once; what refers to it is sent later. */
export interface ChosenFile {
  /** Of this choice, on this page. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Once it was uploaded. */
  readonly key: string | null;
  readonly problem: FileProblem | null;
}

const PROBLEMS: Readonly<Record<number, FileProblem>> = { 413: 'large', 415: 'type', 429: 'limited' };

async function upload(file: File, signal: AbortSignal): Promise<{ key: string } | { problem: FileProblem }> {
  const form = new FormData();
  form.append(FILE_FIELD, file);
  try {
    const answer = await fetch(FILES_PATH, {
      method: 'POST',
      body: form,
      headers: { 'idempotency-key': newKey() },
      signal,
    });
    if (!answer.ok) return { problem: PROBLEMS[answer.status] ?? 'failed' };
    const { key } = (await answer.json()) as { key: string };
    return { key };
  } catch {
    return { problem: 'failed' };
  }
}

/** What the device knows against a file before it is sent. */
function problemOf(file: File, isOfPictures: boolean): FileProblem | null {
  if (file.size > MAX_FILE_BYTES) return 'large';
  // Devices do not know all types; the server judges by the content.
  if (file.type === '') return null;
  if (isOfPictures && !isPicture(file.type)) return 'picture';
  return isFileType(file.type) ? null : 'type';
}

/**
 * Files for a message, an application or an inspection: chosen, uploaded at once, and removed before it is sent.
 * @param isOfPictures only pictures are accepted
 */
export function useFiles({ isOfPictures = false }: { readonly isOfPictures?: boolean } = {}) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const change = (id: string, to: Partial<ChosenFile>): void =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...to } : file)));

  const send = async (id: string, file: File): Promise<void> => {
    const stop = new AbortController();
    running.current.set(id, stop);
    const answer = await upload(file, stop.signal);
    running.current.delete(id);
    if (stop.signal.aborted) return;
    change(
      id,
      'problem' in answer && answer.problem === 'type' && isOfPictures ? { problem: 'picture' } : answer,
    );
  };

  const add = (chosen: readonly File[]): void => {
    let left = MAX_FILES - files.filter(({ problem }) => problem === null).length;
    const added = chosen.map((file) => {
      const problem = problemOf(file, isOfPictures) ?? (left > 0 ? null : 'many');
      if (problem === null) left -= 1;
      return { file, entry: { id: newKey(), name: file.name, size: file.size, key: null, problem } };
    });
    // What was refused earlier gives way.
    setFiles((before) => [
      ...before.filter(({ problem }) => problem === null),
      ...added.map(({ entry }) => entry),
    ]);
    for (const { file, entry } of added) {
      if (entry.problem !== null) continue;
      void send(entry.id, file);
    }
  };
  const remove = (id: string): void => {
    running.current.get(id)?.abort();
    setFiles((before) => before.filter((file) => file.id !== id));
  };
  return {
    files,
    isOfPictures,
    /** Keys of the uploaded files, in the order of their choice. */
    keys: files.flatMap(({ key }) => (key === null ? [] : [key])),
    /** Whether a file is still being sent. */
    isBusy: files.some(({ key, problem }) => key === null && problem === null),
    /** Whether a chosen file was refused, or not sent. */
    hasProblem: files.some(({ problem }) => problem !== null),
    add,
    remove,
    clear: () => setFiles([]),
  };
}

export type Files = ReturnType<typeof useFiles>;
