/** Pictures, videos and multipart forms for tests. */
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';

export const newUploadKey = (): string => randomUUID();

/** A small picture; no two are equal. */
export async function picture(
  width = 40,
  height = 30,
  format: 'jpeg' | 'png' = 'jpeg',
): Promise<Buffer<ArrayBuffer>> {
  const [red = 0, green = 0, blue = 0] = randomBytes(3);
  const image = sharp({ create: { width, height, channels: 3, background: { r: red, g: green, b: blue } } });
  return Buffer.from(await image.toFormat(format).toBuffer());
}

/** Content with the signature of an MP4 video, `bytes` long. */
export function mp4(bytes: number): Buffer {
  const content = Buffer.alloc(bytes, 7);
  content.write('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 0, 'latin1');
  return content;
}

export interface FormFile {
  field: string;
  name: string;
  type: string;
  content: Uint8Array;
}

/** A multipart form with files. */
export function form(files: readonly FormFile[]): { body: Buffer<ArrayBuffer>; contentType: string } {
  const boundary = `----lawaj${randomBytes(8).toString('hex')}`;
  const parts = files.flatMap(({ field, name, type, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
