/** The longer side of a sent picture, in pixels: the size that a model processes, and seconds less on a slow line. */
export const LONGEST_SIDE = 1_280;

const QUALITY = 0.85;

/** The size of a picture that fits within a square, never enlarged. */
export function fitWithin(
  width: number,
  height: number,
  longest: number = LONGEST_SIDE,
): { width: number; height: number } {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Draws a picture small enough to be sent, as JPEG; the file's metadata (such as its location) are dropped. */
export function drawJpeg(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const size = fitWithin(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here');
  // JPEG has no transparency: without a background it would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(source, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be written')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
}

/** A picture's file, upright and small enough to be sent; rejects if it is no picture. */
export async function scalePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await drawJpeg(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}
