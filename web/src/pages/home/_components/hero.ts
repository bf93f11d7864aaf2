/** Display width of the hero's pictures. */
export const HERO_SIZES =
  '(min-width: 1400px) 1042px, (min-width: 1024px) calc(100vw - 344px), calc(100vw - 24px)';
/** Their served widths. */
export const HERO_WIDTHS = [480, 640, 800, 1200, 1600] as const;
