/** Display width of the hero's pictures. Beside categories and offers they are cut at the start: they are as wide as their height needs. */
export const HERO_SIZES = '(min-width: 1024px) 1100px, calc(100vw - 24px)';
/** Their served widths. */
export const HERO_WIDTHS = [480, 640, 800, 1200, 1600] as const;
