/** File formats of pictures. */

export type Format = 'avif' | 'webp';
export const MIME: Readonly<Record<Format, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** Whether an Accept header accepts AVIF. Other clients get WebP. */
export function acceptsAvif(accept: string | undefined): boolean {
  const part = accept?.split(',').find((one) => one.trim().toLowerCase().startsWith('image/avif'));
  return part !== undefined && !/;\s*q\s*=\s*0(\.0+)?\s*$/.test(part);
}
