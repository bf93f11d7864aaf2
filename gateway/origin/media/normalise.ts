/** Uploaded pictures before they are stored: decoded and written again, which removes metadata and whatever else the file contained. */
import { rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { MediaType, UploadType } from '../../contract/rules/media.ts';

/** Most pixels of a picture; of an animation, of all its frames. A small file can claim gigapixels. */
const MAX_PIXELS = 50_000_000;
/** Longest side of a stored picture in pixels; the widest served width is 1600. */
const LONGEST_SIDE = 4_096;

/** A picture that cannot be decoded, or is too large. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

type PictureType = Extract<UploadType, `image/${string}`>;
type StoredType = Extract<MediaType, `image/${string}`>;

export interface NormalisedPicture {
  type: StoredType;
  width: number;
  height: number;
  bytes: number;
}

const encoders: Readonly<Record<PictureType, { type: StoredType; encode(image: Sharp): Sharp }>> = {
  'image/jpeg': { type: 'image/jpeg', encode: (image) => image.jpeg({ quality: 90, mozjpeg: true }) },
  'image/png': { type: 'image/png', encode: (image) => image.png({ compressionLevel: 8 }) },
  'image/webp': { type: 'image/webp', encode: (image) => image.webp({ quality: 90 }) },
  // Encoding AVIF in full size takes many seconds, and pictures are served as AVIF in their widths anyway.
  'image/avif': { type: 'image/webp', encode: (image) => image.webp({ quality: 90 }) },
  'image/gif': { type: 'image/gif', encode: (image) => image.gif() },
};

/** Formats as sharp names them. */
const DECODED: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

/**
 * Writes a picture upright, within the longest side, without metadata but with its colour profile.
 * @throws UnreadablePicture; nothing is left at `target` then
 */
export async function normalisePicture(
  source: string,
  target: string,
  type: PictureType,
): Promise<NormalisedPicture> {
  try {
    const animated = type === 'image/gif' || type === 'image/webp';
    const image = sharp(source, {
      limitInputPixels: MAX_PIXELS,
      sequentialRead: true,
      failOn: 'error',
      animated,
    });
    const { format } = await image.metadata();
    if (format !== DECODED[type]) throw new Error(`decoded as ${format}`);
    const encoder = encoders[type];
    const { width, height, size, pageHeight } = await encoder
      .encode(
        image
          .autoOrient()
          .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
          .keepIccProfile(),
      )
      .toFile(target);
    return { type: encoder.type, width, height: pageHeight ?? height, bytes: size };
  } catch (error) {
    await rm(target, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new UnreadablePicture((error as Error).message);
  }
}
