/** The widths and formats in which pictures exist. */

export const WIDTHS = [64, 96, 160, 240, 320, 480, 640, 800, 1200, 1600] as const;
export type Width = (typeof WIDTHS)[number];
/** Width when none is asked for. */
export const DEFAULT_WIDTH: Width = 640;

export type Format = 'avif' | 'webp';
export const MIME: Readonly<Record<Format, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** The rung that serves an asked width: rounded up, the widest for more. Null for what is no width (1 to 10000). */
export function roundUp(asked: string | undefined): Width | null {
  if (asked === undefined) return DEFAULT_WIDTH;
  if (!/^[1-9]\d{0,4}$/.test(asked) || Number(asked) > 10_000) return null;
  return WIDTHS.find((width) => width >= Number(asked)) ?? 1600;
}

/** Whether an Accept header takes AVIF. WebP is what everybody else gets. */
export function acceptsAvif(accept: string | undefined): boolean {
  const part = accept?.split(',').find((one) => one.trim().toLowerCase().startsWith('image/avif'));
  return part !== undefined && !/;\s*q\s*=\s*0(\.0+)?\s*$/.test(part);
}
