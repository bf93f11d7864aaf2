/** Widths in which pictures are served; a fixed set limits how many variants are cached. */

/** In pixels, ascending. */
export const PICTURE_WIDTHS = [64, 96, 160, 240, 320, 480, 640, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Width served when none is requested. */
export const WIDEST_PICTURE: PictureWidth = 1600;
/** Largest width that may be requested, in pixels. */
export const MAX_ASKED_WIDTH = 10_000;

/** The width served for a requested one: rounded up, at most the widest. */
export const servedWidth = (asked: number): PictureWidth =>
  PICTURE_WIDTHS.find((width) => width >= asked) ?? WIDEST_PICTURE;

/** The width served for the query parameter `w`; null: not an integer from 1 to 10000. Without one, the widest. */
export function readWidth(asked: string | null | undefined): PictureWidth | null {
  if (asked == null) return WIDEST_PICTURE;
  if (!/^[1-9]\d{0,4}$/.test(asked) || Number(asked) > MAX_ASKED_WIDTH) return null;
  return servedWidth(Number(asked));
}

/** Stands for the brand's name in a template of logos' addresses. */
export const BRAND_PLACEHOLDER = '{brand}';

/** Whether a text is a template of logos' addresses. */
export function isLogoTemplate(text: string): boolean {
  const { protocol } = URL.parse(text.replaceAll(BRAND_PLACEHOLDER, 'x')) ?? {};
  return text.includes(BRAND_PLACEHOLDER) && (protocol === 'https:' || protocol === 'http:');
}
