/** Pictures: paths below /media/, served in fixed widths. */
import { servedWidth, WIDEST_PICTURE } from '../../../contract/rules/pictures.ts';
import { badInput } from './input.ts';

export interface ImageModel {
  /** Path or address, as in REST. */
  source: string;
}

export function image(source: string): ImageModel {
  return { source };
}

export function optionalImage(source: string | null): ImageModel | null {
  return source === null ? null : { source };
}

/**
 * Address of a picture in the next served width, with the CDN's prefix if there is one. Pictures on other hosts exist in one width only.
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
