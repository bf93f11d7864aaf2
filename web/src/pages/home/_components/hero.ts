/** How wide the hero's pictures are shown. */
export const HERO_SIZES =
  '(min-width: 1400px) 1042px, (min-width: 1024px) calc(100vw - 344px), calc(100vw - 24px)';
/** Widths that are offered of them. */
export const HERO_WIDTHS = [480, 640, 800, 1200, 1600] as const;
