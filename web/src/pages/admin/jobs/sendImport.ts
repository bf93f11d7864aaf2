import { IMPORT_PATH, type ImportKind } from '../../../../../gateway/contract/rules/jobs.ts';
import { newKey } from '../../../newKey.ts';

/** Characters of a file's name that are sent. */
const LONGEST_NAME = 100;

/** What became of a sent file: the job's id, or why it was refused. */
export type SentImport = { readonly id: string } | { readonly code: string; readonly message: string };

/** A property of a value that came from the network. */
const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/** What a file is of. */
export interface ImportOf {
  readonly kind: ImportKind;
  /** Global id of the seller whose file it is; empty: of no single one. */
  readonly seller: string;
  /** Global id of an earlier import whose columns are proposed; empty: none. */
  readonly like: string;
}

/** Sends the file of an import. @throws TypeError without a connection */
export async function sendImport(file: File, { kind, seller, like }: ImportOf): Promise<SentImport> {
  // By characters: half of one is no text.
  const name = Array.from(file.name).slice(0, LONGEST_NAME).join('');
  const response = await fetch(
    `${IMPORT_PATH}?${new URLSearchParams({ name, kind, ...(seller !== '' && { seller }), ...(like !== '' && { like }) }).toString()}`,
    {
      method: 'POST',
      // Whatever the device says of its type: the API reads the content.
      headers: { 'content-type': 'text/csv', 'idempotency-key': newKey() },
      body: file,
    },
  );
  const answer: unknown = await response.json().catch(() => undefined);
  const id = read(answer, 'id');
  if (response.ok && typeof id === 'string') return { id };
  const error = read(answer, 'error');
  const fields = read(error, 'fields');
  const first: unknown = Array.isArray(fields) ? fields[0] : undefined;
  return {
    code: textOf(read(error, 'code'), 'OTHER'),
    message: textOf(read(first, 'message'), ''),
  };
}
