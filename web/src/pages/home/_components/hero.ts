import { pictureUrl } from '../../../design/static/Picture.tsx';

/** How wide the hero's pictures are shown. */
export const HERO_SIZES = '(min-width: 1400px) 1042px, (min-width: 1024px) calc(100vw - 344px), calc(100vw - 24px)';
/** Widths that are offered of them. */
export const HERO_WIDTHS = [480, 640, 800, 1200, 1600] as const;

/** The first slide as the picture that the document asks for before all others. `src`: its address. */
export function heroPreload(src: string): { src: string; srcSet?: string; sizes: string } {
  return {
    src: pictureUrl(src, 800),
    ...(src.startsWith('/media/')
      ? { srcSet: HERO_WIDTHS.map((width) => `${pictureUrl(src, width)} ${width}w`).join(', ') }
      : {}),
    sizes: HERO_SIZES,
  };
}
