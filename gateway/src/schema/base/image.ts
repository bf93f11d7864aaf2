/** Pictures: a path below /media/, served at fixed widths. */
import { badInput } from './input.ts';

/** Widths that pictures are served at; others would only multiply what has to be cached. */
const WIDTHS = [64, 96, 160, 240, 320, 480, 640, 800, 1200, 1600] as const;
const WIDEST = 1600;

export interface ImageModel {
  /** As on the wire. */
  source: string;
}

export function image(source: string): ImageModel {
  return { source };
}

export function optionalImage(source: string | null): ImageModel | null {
  return source === null ? null : { source };
}

/**
 * Address of a picture at the next served width, behind the prefix of whatever delivers the shop's pictures. Pictures of other
 * hosts have only the one they have.
 */
export function imageUrl(
  { source }: ImageModel,
  width: number | null | undefined,
  prefix: string | null,
): string {
  if (!source.startsWith('/')) return source;
  if (width != null && width < 1) throw badInput('width', 'must be 1 or more');
  const rung = width == null ? WIDEST : (WIDTHS.find((served) => served >= width) ?? WIDEST);
  return `${prefix ?? ''}${source}?w=${rung}`;
}
