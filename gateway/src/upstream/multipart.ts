/** Bodies of `multipart/form-data` with one file. */

export interface FilePart {
  /** Name of the field. */
  name: string;
  fileName: string;
  type: string;
  bytes: Buffer;
}

/** A file, and texts by the names of their fields. */
export async function multipartBody(
  { name, fileName, type, bytes }: FilePart,
  texts: Readonly<Record<string, string>> = {},
): Promise<{ contentType: string; body: Buffer }> {
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  form.append(name, new Blob([new Uint8Array(bytes)], { type }), fileName);
  // What is sent as a request's body is written the same way as an answer's.
  const written = new Response(form);
  const contentType = written.headers.get('content-type') ?? '';
  return { contentType, body: Buffer.from(await written.arrayBuffer()) };
}
