/** Text of a file that a spreadsheet wrote: UTF-8, or else windows-1252, as French ones write CSV. Null: it is no text, such as a workbook. */
export function decodeText(bytes: ArrayBuffer): string | null {
  if (new Uint8Array(bytes).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file that was chosen or dropped. */
export interface ChosenFile {
  readonly name: string;
  /** Null: the file is no text. */
  readonly text: string | null;
}

/** Reads a file of a statement. */
export async function readFile(file: File): Promise<ChosenFile> {
  return { name: file.name, text: decodeText(await file.arrayBuffer()) };
}
