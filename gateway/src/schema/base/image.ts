/** Pictures: paths below /media/, served in fixed widths. */
import type { ImageAlt } from '../../../contract/catalogue.ts';
import { servedWidth, WIDEST_PICTURE } from '../../../contract/rules/pictures.ts';
import { badInput } from './input.ts';

export interface ImageModel {
  /** Path or address, as in REST. */
  source: string;
  /** By language; undefined: none. */
  alt: ImageAlt | undefined;
}

export function image(source: string, alt?: ImageAlt): ImageModel {
  return { source, alt };
}

export function optionalImage(source: string | null, alt?: ImageAlt): ImageModel | null {
  return source === null ? null : { source, alt };
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
