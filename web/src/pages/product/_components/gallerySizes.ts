import { pictureUrl } from '../../../design/static/Picture.tsx';

/** Display width of the main picture, as in `<img sizes>`: in the document's head and in the gallery alike. */
export const GALLERY_SIZES =
  '(min-width: 1320px) 620px, (min-width: 1024px) 48vw, (min-width: 820px) 50vw, 94vw';
export const GALLERY_WIDTHS = [320, 480, 640, 800, 1200] as const;

/** Attributes with which the head preloads the main picture. */
export function galleryPreload(src: string) {
  return {
    src: pictureUrl(src, 640),
    srcSet: GALLERY_WIDTHS.map((width) => `${pictureUrl(src, width)} ${width}w`).join(', '),
    sizes: GALLERY_SIZES,
  };
}
