/** Files that come as multipart/form-data; they stay in memory and are forgotten with the request. */
import type { FastifyInstance } from 'fastify';
import { badInput } from '../errors.ts';

/** Room for the parts' heads and the small fields. */
const OVERHEAD = 16 * 1024;

/** The whole body, of a route that reads a form. */
export interface FormBody {
  bytes: Buffer;
  contentType: string;
}

/** Lets the routes of this instance take forms. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, bytes, done) => {
    done(null, { bytes: bytes as Buffer, contentType: request.headers['content-type'] ?? '' });
  });
}

/** Largest body of a form whose file has so many bytes. */
export const formLimit = (fileBytes: number): number => fileBytes + OVERHEAD;

/** A form's file and its short text fields. @throws ChatError naming the file's field */
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
