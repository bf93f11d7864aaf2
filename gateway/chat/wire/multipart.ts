/** Reads multipart/form-data uploads; files stay in memory and are discarded with the request. */
import type { FastifyInstance } from 'fastify';
import { badInput } from '../errors.ts';

/** Allowance for part headers and small fields (bytes). */
const OVERHEAD = 16 * 1024;

/** The whole body of a form upload. */
export interface FormBody {
  bytes: Buffer;
  contentType: string;
}

/** Enables form uploads for the routes of this instance. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, bytes, done) => {
    done(null, { bytes: bytes as Buffer, contentType: request.headers['content-type'] ?? '' });
  });
}

/** Body limit of a form with a file of at most `fileBytes`. */
export const formLimit = (fileBytes: number): number => fileBytes + OVERHEAD;

/** Parses a form: its file and its short text fields. @throws ChatError naming the file's field */
export async function readForm(
  body: unknown,
  field: string,
  most: number,
): Promise<{ file: File; text: (name: string) => string | undefined }> {
  const { bytes, contentType } = (body ?? {}) as Partial<FormBody>;
  if (!bytes || !contentType) throw badInput('body', 'must be multipart/form-data');
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw badInput('body', 'must be multipart/form-data');
    });
  const file = form.get(field);
  if (!(file instanceof File)) throw badInput(field, 'is required, as a file');
  if (file.size === 0) throw badInput(field, 'is empty');
  if (file.size > most) throw badInput(field, `must have at most ${most} bytes`, 413);
  return {
    file,
    text: (name) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : undefined;
    },
  };
}
