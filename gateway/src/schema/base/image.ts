/** Pictures: a path below /media/, served at fixed widths. */
import { servedWidth, WIDEST_PICTURE } from '../../../contract/rules/pictures.ts';
import { badInput } from './input.ts';

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
  return `${prefix ?? ''}${source}?w=${width == null ? WIDEST_PICTURE : servedWidth(width)}`;
}
